import HockeyRules
import Scoresheets
import Views

/// A game while it is logged: the log and its solution under the book.
///
/// It is a value: a play is tried on a copy, which replaces the game once the play is on disk.
struct LiveGame {
  let book: Rulebook
  private(set) var log: GameLog
  /// All plays that were ever in the log, including those taken back, so that no id is used twice.
  private(set) var used: [LoggedPlay]
  private(set) var game: PlayedGame
  /// What the clock reads now.
  private(set) var time: GameTime
  /// Whether the next line must give its time, because the current time is not known yet.
  private(set) var needsTime = true
  /// How many lines the log has.
  private var lines: Int
  private let file: String

  /// Creates the game of a log that was read from `file`, which has `lines` lines.
  init(_ reading: LogReading, lines: Int, file: String, under book: Rulebook) {
    self.book = book
    self.file = file
    self.lines = lines
    log = reading.log
    used = reading.log.plays + reading.undone
    game = PlayedGame(log, under: book, file: file, naming: .ids, byHand: true)
    time = game.solution.game.clock
  }

  /// Parses a line.
  mutating func read(_ line: NotationLine) throws(NotationError) -> SheetReader.Typed {
    let book = book
    var reader = SheetReader(behind: log, used: used, time: time) { book.schedule(for: $0.kind) }
    let typed = try reader.readTyped(line, needsTime: needsTime)
    log.goalkeepers = reader.log.goalkeepers
    return typed
  }

  /// Sets the current time to `time`; this is not written to the log.
  func setting(_ time: GameTime) throws(LiveObjection) -> LiveStep {
    let id = Event.ID.label(SheetReader.atTime)
    var trial = self
    trial.log.plays.append(LoggedPlay(event: Event(id: id, time: time, play: .look), line: 0))
    try trial.solve()
    var next = self
    next.time = time
    next.needsTime = false
    return LiveStep(game: next, kind: .clock)
  }

  /// Adds a play to the log, with a new id if the scorer gave it none.
  func adding(_ typed: LoggedPlay) throws(LiveObjection) -> LiveStep {
    var next = self
    var play = typed
    play.line = lines + 1
    if case .number = play.event.id { play.event.id = nextID }
    next.log.plays.append(play)
    next.used.append(play)
    next.lines += 1
    try next.solve()
    next.time = next.game.solution.game.clock
    next.needsTime = false
    return LiveStep(game: next, kind: .added(play))
  }

  /// Joins the game at a position, which replaces the one that the log has so far.
  func joining(_ typed: LoggedPlay) throws(LiveObjection) -> LiveStep {
    var next = self
    let replaced = log.plays.first
    var play = typed
    play.line = lines + (replaced == nil ? 1 : 2)
    play.event.id = nextID
    next.used.append(play)
    if var position = play.event.play.position {
      for index in position.entries.indices {
        if case .number = position.entries[index].id { position.entries[index].id = next.nextID }
        play.event.play = .position(position)
        next.used[next.used.count - 1] = play
      }
    }
    next.log.plays = [play]
    next.lines = play.line
    try next.solve()
    next.time = next.game.solution.game.clock
    next.needsTime = false
    return LiveStep(game: next, kind: .joined(play, replacing: replaced))
  }

  /// Takes plays back; all others stay unchanged, at their own times.
  func undoing(_ undone: [LoggedPlay]) throws(LiveObjection) -> LiveStep {
    let ids = Set(undone.map(\.event.id))
    let isTail = Set(log.plays.suffix(ids.count).map(\.event.id)) == ids
    var next = self
    next.log.plays.removeAll { ids.contains($0.event.id) }
    next.lines += ids.count
    try next.solve()
    // Somebody who types the last play again, corrected, means the time that it had.
    let reading = isTail ? undone.first?.event.time ?? time : time
    next.time = max(reading, next.game.solution.game.clock)
    next.needsTime = false
    return LiveStep(game: next, kind: .undone(undone))
  }

  /// The last `count` plays.
  func last(_ count: Int) throws(LiveObjection) -> [LoggedPlay] {
    guard count <= log.plays.count else { throw .tooFewPlays(log.plays.count) }
    return Array(log.plays.suffix(count))
  }

  /// The play called `name`.
  func play(called name: String) throws(LiveObjection) -> LoggedPlay {
    let number = Int(name).map(Event.ID.number)
    let found = log.plays.first { $0.event.id == .label(name) || $0.event.id == number }
    guard let found else {
      throw .noSuchPlay(name, wasUndone: used.contains { $0.event.id == .label(name) })
    }
    return found
  }

  /// Solves the log again; throws if the book now refuses a play that it accepted before.
  private mutating func solve() throws(LiveObjection) {
    let refused = Set(game.solution.refusals.map(\.event.id))
    let next = PlayedGame(log, under: book, file: file, naming: .ids, byHand: true)
    let objected = next.solution.plays.indices.first {
      let play = next.solution.plays[$0]
      return play.refused != nil && !refused.contains(play.event.id)
    }
    if let objected { throw .refused(next, play: objected) }
    game = next
  }

  /// The id of the next play: `p1`, `p2`, and so on, which the notation writes `@p1`.
  private var nextID: Event.ID {
    let ids = used.flatMap { play in
      [play.event.id] + (play.event.play.position?.entries.map(\.id) ?? [])
    }
    let numbers = ids.compactMap { id -> Int? in
      guard case .label(let label) = id, label.hasPrefix("p") else { return nil }
      // A log made elsewhere may have any name, also one with the largest number.
      return Int(label.dropFirst()).flatMap { $0 < .max ? $0 : nil }
    }
    return .label("p\((numbers.max() ?? 0) + 1)")
  }
}
