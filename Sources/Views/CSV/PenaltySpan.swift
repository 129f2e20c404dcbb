import HockeyRules

/// When a penalty ran, by the rulings on it.
struct PenaltySpan {
  /// When it first began; nil where it never did.
  var start: Instant?
  /// When it was over; nil where it was not.
  var end: Instant?
  /// Why it was over.
  var ending: Penalty.Ending?
  /// What was served of it, of what has begun and ended.
  var served = PlayingTime.zero
  /// Whether it was set off against the other team's.
  var isSetOff = false
  /// What the clock read when it was called, or signalled and then called.
  var called: GameTime?
  private var running: Instant?

  /// The spans of all penalties of `solution`, in the order they were called.
  static func all(in solution: Solution) -> [PenaltySpan] {
    var spans = Array(repeating: PenaltySpan(), count: solution.game.penalties.count)
    for play in solution.plays {
      for ruling in play.rulings { note(ruling, &spans) }
    }
    let times = Dictionary(
      solution.plays.map { ($0.event.id, $0.event.time) }, uniquingKeysWith: { first, _ in first })
    for penalty in solution.game.penalties { spans[penalty.id].called = times[penalty.call] }
    return spans
  }

  private static func note(_ ruling: Ruling, _ spans: inout [PenaltySpan]) {
    switch ruling.effect {
    case .starts(let index, _), .sits(let index, _), .reinstated(let index, _):
      spans[index].begin(at: ruling.at)
    case .ends(let index, let why):
      spans[index].stop(at: ruling.at)
      spans[index].end = ruling.at
      spans[index].ending = why
    case .frozen(let index, _), .unstarted(let index): spans[index].stop(at: ruling.at)
    case .cancelled(let index): spans[index].isSetOff = true
    case .placed(let index, _): spans[index].isSetOff = false
    case .assessed, .seated, .serves, .waits, .expires, .mayLeave, .returns, .reduced, .leftBox,
      .backInBox, .ejected, .readmitted, .paired, .powerPlay, .called, .settled, .signalled,
      .signalDown, .callVoided, .notAssessed, .penaltyShot, .penaltyShotOver, .choice,
      .choiceRecorded, .playStops, .playResumes, .manpower, .goalkeeper, .clockSet, .runningTime,
      .gameEnds, .scored, .rescored, .goalDisallowed, .shootOutAttempt, .won:
      break
    }
  }

  private mutating func begin(at instant: Instant) {
    start = start ?? instant
    running = instant
    end = nil
    ending = nil
  }

  private mutating func stop(at instant: Instant) {
    if let running, running < instant { served = served + (instant - running) }
    running = nil
  }
}

extension Penalty.Ending {
  /// Its name for other programs: one hyphenated word.
  var name: String {
    switch self {
    case .served: "served"
    case .goalAgainst: "goal-against"
    case .goalFor: "goal-for"
    case .released: "released"
    case .voided: "voided"
    case .replaced: "replaced"
    case .recorded: "recorded"
    }
  }
}

extension PenaltyClass {
  /// Its name for other programs: one hyphenated word.
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

extension ScoredGoal.Manpower {
  /// Its name for other programs.
  var name: String {
    switch self {
    case .even: "EV"
    case .powerPlay: "PP"
    case .shortHanded: "SH"
    }
  }
}
