import HockeyRules
import Scoresheets

/// When a penalty ran, by the rulings on it.
struct PenaltySpan {
  /// When it first began; nil if it never did.
  var start: Instant?
  /// When it ended; nil if it did not.
  var end: Instant?
  /// Why it ended.
  var ending: Penalty.Ending?
  /// The time served of it, up to the end of the log where it still runs then.
  var served = PlayingTime.zero
  /// Whether it was set off against the other team's.
  var isSetOff = false
  /// The clock when it was called, or signalled and then called.
  var called: GameTime?
  private var running: Instant?
  /// The last stretch that ended.
  private var last: (from: Instant, to: Instant)?

  /// The spans of all penalties of `solution`, in the order in which they were called.
  static func all(in solution: Solution) -> [PenaltySpan] {
    var spans = Array(repeating: PenaltySpan(), count: solution.game.penalties.count)
    for ruling in solution.journal { note(ruling, &spans) }
    let end = solution.game.schedule.instant(of: solution.game.clock)
    for index in spans.indices { spans[index].stop(at: end) }
    var times: [Event.ID: GameTime] = [:]
    for play in solution.plays.reversed() { times[play.event.id] = play.event.time }
    for penalty in solution.game.penalties { spans[penalty.id].called = times[penalty.call] }
    return spans
  }

  private static func note(_ ruling: Ruling, _ spans: inout [PenaltySpan]) {
    guard case .bench(let effect) = ruling.effect else { return }
    switch effect {
    case .starts(let index, _), .sits(let index, _): spans[index].begin(at: ruling.at)
    case .reinstated(let index, let since, _): spans[index].beginAgain(since: since)
    case .ends(let index, let why):
      spans[index].stop(at: ruling.at)
      spans[index].end = ruling.at
      spans[index].ending = why
    case .frozen(let index, _), .unstarted(let index): spans[index].stop(at: ruling.at)
    case .cancelled(let index): spans[index].isSetOff = true
    case .placed(let index, _): spans[index].isSetOff = false
    case .assessed, .seated, .serves, .vacated, .waits, .expires, .mayLeave, .returns, .reduced,
      .leftBox, .backInBox, .ejected, .readmitted, .paired:
      break
    }
  }

  private mutating func begin(at instant: Instant) {
    start = start ?? instant
    running = instant
    end = nil
    ending = nil
  }

  /// It has been running since `since`, as if it had never ended: what was counted from then on is
  /// counted again.
  private mutating func beginAgain(since: Instant) {
    if let last, last.from >= since {
      served = served - (last.to - last.from)
      self.last = nil
    }
    begin(at: since)
  }

  private mutating func stop(at instant: Instant) {
    if let running, running < instant {
      served = served + (instant - running)
      last = (running, instant)
    }
    running = nil
  }
}

extension Penalty.Ending {
  /// Its name in CSV: one hyphenated word.
  var name: String {
    String(word.map { $0 == " " ? "-" : $0 })
  }
}

extension PenaltyClass {
  /// Its name in CSV: one hyphenated word.
  var name: String {
    switch self {
    case .minor: "minor"
    case .major: "major"
    case .match: "match"
    case .misconduct: "misconduct"
    case .gameMisconduct: "game-misconduct"
    case .grossMisconduct: "gross-misconduct"
    case .gameEjection: "game-ejection"
    }
  }
}
