package import HockeyRules
package import Scoresheets
package import Views

/// A game whose log is being kept: the log, and the live game that plays it.
///
/// It is a value. A play is tried on a copy, which replaces the game once the play is on disk.
package struct KeptLog {
  package private(set) var log: GameLog
  /// The plays that were taken back, whose ids are not used again.
  private var undone: [LoggedPlay]
  package private(set) var live: LiveGame
  package private(set) var game: PlayedGame
  package private(set) var time: GameTime
  package private(set) var lines: Int

  /// The most plays of a kept log: a step copies the game, so it takes longer with more plays.
  package static let playLimit = 5_000

  /// Creates the game of a log with `lines` lines in `file`.
  ///
  /// The clock reads `time`, unless the last play is later. `earlier` holds the consequences of the
  /// season's earlier games.
  package init(
    _ reading: LogReading, lines: Int, file: String, under book: Rulebook, at time: GameTime? = nil,
    after earlier: EarlierGames = EarlierGames()
  ) {
    self.lines = lines
    log = reading.log.timed(under: book)
    undone = reading.undone
    live = LiveGame(reading, under: book, after: earlier)
    game = PlayedGame(log, solvedAs: live.solution, file: file, naming: .ids, byHand: true)
    self.time = live.game.clock
    self.time = max(now, time ?? now)
  }

  package var isNew: Bool { lines == 1 && log.plays.isEmpty && undone.isEmpty }

  package func begun(with log: GameLog) -> KeptLog {
    KeptLog(LogReading(log: log), lines: 1, file: game.file, under: live.book, after: earlier)
  }

  /// The consequences of the season's earlier games for this game.
  private var earlier: EarlierGames { live.game.setup.earlier }

  /// Reads and shows times as a clock that counts in `direction`.
  ///
  /// The log does not store the direction.
  package mutating func count(_ direction: ClockDirection) {
    log.clock = direction
    show()
  }

  package var notation: Notation { game.notation }

  /// The time of the clock if somebody set it later than the last play; otherwise `nil`.
  ///
  /// The log does not store this time.
  var setTime: GameTime? { time == now ? nil : time }

  package func moment(at other: GameTime? = nil) throws(Refusal.Reason) -> Moment {
    Moment(of: game, try live.state(at: other ?? time))
  }

  /// The last `count` plays, or all of them, as lines with their names, times and words.
  package func list(_ count: Int?) -> String {
    let names = log.plays.map { game.words.name($0.event.id) }
    let width = names.map { $0.count }.max() ?? 0
    let lines = zip(names, log.plays).map { name, play in
      "\(name.padded(to: width + 2))\(game.line(of: play.event))".visible + "\n"
    }
    return lines.isEmpty ? "no plays yet\n" : lines.suffix(count ?? lines.count).joined()
  }

  /// The full length of the period that `play` ends, if the clock reads less and the line has no
  /// time; otherwise `nil`.
  package func fullEnd(for play: LoggedPlay, typedAs line: NotationLine) -> GameTime? {
    let isTimed = line.tokens.count > 1 && line.tokens.first?.text.first?.isLetter == false
    guard play.event.play == .periodEnd, play.event.time == time, !isTimed else { return nil }
    let end = GameTime(period: time.period, elapsed: notation.schedule.length(of: time.period))
    return time < end && time.period != notation.shootOut ? end : nil
  }
}

// Typed lines.
extension KeptLog {
  package indirect enum Outcome {
    /// The line is empty.
    case nothing
    case step(LiveStep)
    /// The play is before the last play.
    ///
    /// The step would insert it at its time.
    case late(LiveStep, LoggedPlay, LiveObjection)
    case refused(LiveObjection)

    init(_ step: () throws(LiveObjection) -> LiveStep) {
      do throws(LiveObjection) { self = .step(try step()) } catch { self = .refused(error) }
    }
  }

  /// The typed line `bytes` in the notation, without its first `count` words.
  package func line(
    _ bytes: [UInt8], number: Int, skipping count: Int = 0
  ) throws(NotationError) -> NotationLine {
    try NotationLine(
      typed: bytes, number: number, in: log, skipping: count,
      isShootOut: time.period == notation.shootOut)
  }

  package mutating func read(_ line: NotationLine) throws(NotationError) -> SheetReader.Typed {
    var reader = SheetReader(behind: log, undone: undone, time: time)
    let typed: SheetReader.Typed
    do throws(NotationError) { typed = try reader.readTyped(line) } catch { throw explained(error) }
    // A goalkeeper counts from the first play on, so the game is solved again.
    if reader.log.goalkeepers != log.goalkeepers {
      log.goalkeepers = reader.log.goalkeepers
      live = LiveGame(LogReading(log: log, undone: undone), under: live.book, after: earlier)
    }
    return typed
  }

  /// The outcome of a parsed line: a play, a time, a late entry, or part of a position.
  package func outcome(of typed: SheetReader.Typed) -> Outcome {
    switch typed {
    case .nothing: return .nothing
    case .clock(let time): return Outcome { () throws(LiveObjection) in try setting(time) }
    case .late(let play): return Outcome { () throws(LiveObjection) in try inserting(play) }
    case .position(let play): return Outcome { () throws(LiveObjection) in try joining(play) }
    case .play(let play):
      let outcome = Outcome { () throws(LiveObjection) in try adding(play) }
      guard case .refused(let objection) = outcome, objection.isOutOfOrder,
        let step = try? inserting(play)
      else { return outcome }
      return .late(step, play, objection)
    }
  }

  package func outcome(of undo: Undo) -> Outcome {
    Outcome { () throws(LiveObjection) in try undoing(undo) }
  }

  /// The outcome of the typed line `bytes`, which may be a play, `undo` or `fix`.
  package func outcome(ofTyped bytes: [UInt8]) throws(NotationError) -> Outcome {
    let line = try NotationLine(number: 1, bytes: bytes)
    switch try LiveCommand.line(line) {
    case .undo(let undo): return outcome(of: undo)
    case .fix(let name, let words): return try fixing(name, with: words, typedAs: line)
    case .box, .score, .log, .ask, .help, .quit:
      let cursor = LineCursor(line)
      throw cursor.failure(.unexpected(cursor.peek?.text ?? ""), at: cursor.peek)
    case .play:
      var reading = self
      let typed = try reading.read(self.line(bytes, number: 1))
      return reading.outcome(of: typed)
    }
  }
}

// Steps.
extension KeptLog {
  /// Sets the clock to `time`.
  ///
  /// The log does not store this.
  package func setting(_ time: GameTime) throws(LiveObjection) -> LiveStep {
    var next = self
    // No play in a log has this id.
    let look = Event(id: .label(""), time: time, play: .look)
    do throws(Refusal) {
      var trial = live
      try trial.play(look)
    } catch {
      let words = game.words(forRefusing: error.reason, at: time).text
      throw LiveObjection("\(notation.text(of: time)): \(words)", isOutOfOrder: error.isOutOfOrder)
    }
    next.time = time
    return LiveStep(from: self, to: next, .clock)
  }

  /// Adds a play to the end of the log, with a new id if it has none.
  package func adding(_ typed: LoggedPlay) throws(LiveObjection) -> LiveStep {
    try adding(typed, at: log.plays.count)
  }

  /// Adds a play to the log where its time belongs.
  ///
  /// If the book then refuses later plays, they still stay in the log.
  package func inserting(_ typed: LoggedPlay) throws(LiveObjection) -> LiveStep {
    try adding(typed, at: live.place(of: typed.event.time))
  }

  private func adding(_ typed: LoggedPlay, at place: Int) throws(LiveObjection) -> LiveStep {
    guard log.plays.count < Self.playLimit else {
      throw LiveObjection("a game that is kept has at most \(Self.playLimit.grouped) plays")
    }
    let following = log.plays[place...].first
    var next = self
    let play = next.noted(typed)
    next.log.plays.insert(play, at: place)
    let change = try objecting { () throws(Refusal) in
      if following != nil { return try next.live.insert(play.event) }
      let change = try next.live.play(play.event)
      if let refusal = change.refused.first { throw refusal }
      return change
    }
    next.show()
    next.time = following == nil ? next.now : max(time, next.now)
    return LiveStep(
      from: self, to: next, following.map { .inserted(before: $0) } ?? .added, [play],
      change: following == nil ? nil : change, newWarnings: change.newWarnings,
      bringsNews: play.event.play != .faceOff || !change.difference.isEmpty)
  }

  /// Begins the game at a position, which replaces the log's position so far.
  package func joining(_ typed: LoggedPlay) throws(LiveObjection) -> LiveStep {
    var next = self
    let replaced = log.plays.first
    var play = typed
    play.line = lines + 1
    var ids = live.takenIDs
    play.event.id = ids.next
    ids.take(idsOf: play.event)
    if var position = play.event.play.position {
      for index in position.entries.indices {
        if case .number = position.entries[index].id { position.entries[index].id = ids.next }
        ids.take(position.entries[index].id)
      }
      play.event.play = .position(position)
    }
    next.undone += log.plays
    next.log.plays = [play]
    next.lines += replaced == nil ? 1 : 2
    next.live = LiveGame(
      under: live.book, setup: live.game.setup, undone: next.undone.map { $0.event })
    try objecting { () throws(Refusal) in _ = try next.live.play(play.event) }
    next.show()
    next.time = next.live.game.clock
    return LiveStep(from: self, to: next, .joined(replacing: replaced), [play])
  }

  package enum Undo {
    /// The last plays in the order of typing.
    case last(Int)
    case called(String)
  }

  /// The play called `name`, with or without its `@`.
  package func play(called name: String) throws(LiveObjection) -> LoggedPlay {
    let name = name.hasPrefix("@") ? String(name.dropFirst()) : name
    let ids: [Event.ID?] = [.label(name), Int(name).map { .number($0) }, .label("p\(name)")]
    for id in ids.compactMap({ $0 }) {
      if let found = log.plays.first(where: { $0.event.id == id }) { return found }
    }
    let wasUndone = undone.contains { $0.event.id == .label(name) }
    throw LiveObjection(
      wasUndone ? "play @\(name) has already been taken back" : "no play is called @\(name)")
  }

  package func undoing(_ undo: Undo) throws(LiveObjection) -> LiveStep {
    switch undo {
    case .last(let count):
      let known = log.plays.count
      guard count <= known else {
        let plays = known == 0 ? "no play" : known == 1 ? "only one play" : "only \(known) plays"
        throw LiveObjection("the log has \(plays) to take back")
      }
      return try undoing(log.plays.sorted { $0.line < $1.line }.suffix(count))
    case .called(let name): return try undoing([try play(called: name)])
    }
  }

  /// Takes plays back, and leaves all other plays unchanged at their own times.
  package func undoing(_ undone: [LoggedPlay]) throws(LiveObjection) -> LiveStep {
    let ids = Set(undone.map { $0.event.id })
    let isTail = Set(log.plays.suffix(ids.count).map { $0.event.id }) == ids
    var next = self
    next.log.plays.removeAll { ids.contains($0.event.id) }
    next.undone += undone
    next.lines += ids.count
    for play in undone.reversed() { next.live.remove(play.event.id) }
    // If the last plays are taken back, the clock returns to the first of them, so that a corrected
    // play gets the same time.
    let reading = isTail ? undone.first?.event.time ?? time : time
    return try step(to: next, .undone, undone) { max(reading, $0) }
  }

  /// Replaces `old` by `typed`.
  ///
  /// A play at the same time takes the place of `old` in the order; otherwise its time decides.
  func replacing(_ old: LoggedPlay, by typed: LoggedPlay) throws(LiveObjection) -> LiveStep {
    var next = self
    let play = next.noted(typed)
    next.lines += 1
    let isLast = log.plays.last?.event.id == old.event.id
    let index = log.plays.firstIndex { $0.event.id == old.event.id } ?? 0
    try objecting { () throws(Refusal) in
      if play.event.time == old.event.time {
        next.log.plays[index] = play
        try next.live.replace(old.event.id, with: play.event)
      } else {
        next.log.plays.remove(at: index)
        next.live.remove(old.event.id)
        next.log.plays.insert(play, at: next.live.place(of: play.event.time))
        try next.live.insert(play.event)
      }
    }
    next.undone.append(old)
    let place = next.log.plays.firstIndex { $0.event.id == play.event.id } ?? 0
    let following = next.log.plays.dropFirst(place + 1).first
    return try step(to: next, .replaced(old, before: following), [play, old]) {
      isLast ? $0 : max(time, $0)
    }
  }

  private func objecting<Result>(
    _ play: () throws(Refusal) -> Result
  ) throws(LiveObjection) -> Result {
    do throws(Refusal) { return try play() } catch { throw LiveObjection(error, in: game) }
  }

  /// The step to `next`, after plays are taken back or replaced.
  ///
  /// `time` gets the clock after the last play, and returns the clock of the step.
  private func step(
    to next: KeptLog, _ kind: LiveStep.Kind, _ plays: [LoggedPlay],
    at time: (GameTime) -> GameTime
  ) throws(LiveObjection) -> LiveStep {
    var next = next
    next.show()
    let change = next.live.change(from: live)
    if let refusal = change.refused.first { throw LiveObjection(refusal, in: next.game) }
    next.time = time(next.now)
    return LiveStep(
      from: self, to: next, kind, plays, change: change, newWarnings: change.newWarnings)
  }

  /// The clock after the last play.
  ///
  /// After the end of a period, it is the beginning of the next period.
  private var now: GameTime {
    let clock = live.game.clock
    guard case .periodEnd = game.solution.plays.last?.event.play, let next = live.game.nextPeriod,
      next != notation.shootOut
    else { return clock }
    return GameTime(period: next, elapsed: .zero)
  }

  private mutating func noted(_ typed: LoggedPlay) -> LoggedPlay {
    var play = typed
    lines += 1
    play.line = lines
    // The notation can name only labels: `@p1`, `@p2`, and so on.
    if case .number = play.event.id { play.event.id = live.takenIDs.next }
    return play
  }

  private mutating func show() {
    game = PlayedGame(log, solvedAs: live.solution, file: game.file, naming: .ids, byHand: true)
  }
}

package struct LiveObjection: Error {
  package let message: String
  /// Whether the play is refused only because it is before the last play.
  package let isOutOfOrder: Bool

  init(_ words: String, isOutOfOrder: Bool = false) {
    message = "refused: \(words)".visible
    self.isOutOfOrder = isOutOfOrder
  }

  fileprivate init(_ refusal: Refusal, in game: PlayedGame) {
    self.init(game.text(of: refusal), isOutOfOrder: refusal.isOutOfOrder)
  }
}

extension Refusal {
  fileprivate var isOutOfOrder: Bool { if case .clockRanBackwards = reason { true } else { false } }
}
