public import HockeyRules
public import Scoresheets

/// A log solved under a book, from which a relation starts.
public struct Sample: Sendable {
  /// The log.
  public let log: GameLog
  /// The book under which the log was solved.
  public let book: Rulebook
  /// The solution of the log.
  public let solution: Solution
  /// The answer of the solution.
  public let answer: Answer
  /// The state of the game after each play, before its stoppage is settled.
  let moments: [Moment]

  /// Solves `log` under `book`.
  public init(_ log: GameLog, under book: Rulebook) {
    self.log = log
    self.book = book
    solution = solve(log, under: book)
    answer = Answer(of: solution)
    moments = Moment.all(of: solution)
  }

  var schedule: Schedule { solution.game.schedule }

  func play(_ index: Int) -> Play { log.plays[index].event.play }

  /// The time of the play at `index` in the log.
  func time(_ index: Int) -> GameTime { log.plays[index].event.time }

  /// Whether the book accepts the play at `index`.
  func isTaken(_ index: Int) -> Bool { solution.plays[index].refused == nil }

  /// The first play after `index` that the book accepts.
  func taken(after index: Int) -> Int? {
    solution.plays.indices[(index + 1)...].first { isTaken($0) }
  }

  /// The state of the game before the play at `index`, and before everything that was due by then.
  func moment(before index: Int) -> Moment? { index > 0 ? moments[index - 1] : nil }
}

/// The state of a game after a play, as far as the relations need it.
struct Moment: Sendable {
  /// The last reading of the clock.
  var clock = GameTime.start
  /// The instant at which play stopped, or `nil` while play is on.
  var stoppedAt: GameInstant?
  /// The number of calls of the stoppage that are not settled.
  var calls = 0
  /// The number of signalled penalties.
  var signals = 0
  /// The players who are illegally on the ice.
  var illegal: [Player] = []
  /// Whether the game was ever decided or is over.
  var isDecided = false

  /// The state after each play of `solution`.
  static func all(of solution: Solution) -> [Moment] {
    var moment = Moment()
    return solution.plays.map { play in
      if play.refused == nil { moment.clock = play.event.time }
      let schedule = solution.game.schedule
      let before = play.due.lowerBound..<play.rulings.upperBound
      for ruling in solution.journal[before] { moment.take(ruling, schedule) }
      defer { for ruling in solution.journal[play.settlement] { moment.take(ruling, schedule) } }
      return moment
    }
  }

  private mutating func take(_ ruling: Ruling, _ schedule: Schedule) {
    switch ruling.effect {
    case .play(.stops): (stoppedAt, calls) = (ruling.at, 0)
    case .play(.resumes): stoppedAt = nil
    case .play(.clockSet(let time)):
      clock = time
      if stoppedAt != nil { stoppedAt = schedule.instant(of: time) }
    case .play(.gameEnds), .score(.won): isDecided = true
    case .call(.called): calls += 1
    case .call(.settled): calls = 0
    case .call(.signalled): signals += 1
    case .call(.signalDown): signals -= 1
    case .bench(.leftBox(let player, _)): illegal.append(player)
    case .bench(.backInBox(let player)): illegal.removeAll { $0 == player }
    case .bench, .call, .play, .score: return
    }
  }
}

/// Plays to add to a log, and plays to leave out of it.
struct Edit {
  private var added: [Int: [Event]] = [:]
  private var removed: Set<Int> = []
  private var count = 0

  var isEmpty: Bool { added.isEmpty && removed.isEmpty }

  /// Adds `play` at `time` after the play at `index`, and after plays added there before.
  mutating func add(_ play: Play, at time: GameTime, behind index: Int) {
    added[index, default: []].append(
      Event(id: .label("new\(count)"), time: time, play: play))
    count += 1
  }

  /// Leaves the play at `index` out.
  mutating func remove(_ index: Int) { removed.insert(index) }

  /// Returns `log` with the additions and without the removed plays.
  func callAsFunction(_ log: GameLog) -> GameLog {
    var edited = log
    edited.plays = (added[-1] ?? []).map { LoggedPlay(event: $0) }
    for index in log.plays.indices {
      if !removed.contains(index) { edited.plays.append(log.plays[index]) }
      edited.plays += (added[index] ?? []).map { LoggedPlay(event: $0) }
    }
    return edited
  }
}

extension Event.ID {
  /// Whether a relation has added the play with this id.
  var isNew: Bool {
    if case .label(let label) = self { label.hasPrefix("new") } else { false }
  }
}
