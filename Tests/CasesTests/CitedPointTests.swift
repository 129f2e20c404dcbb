import Cases
import HockeyRules
import Scoresheets
import Testing

/// The deciding provision is cited: each kind of effect can be caused only by a few points of the
/// book.
///
/// Two points of a book often have the same rule, so the rules cited in the cases do not
/// distinguish them; their keys do.
@Suite struct CitedPoints {
  @Test(arguments: try Casebook.runs())
  func `a ruling cites a point that can decide it`(_ run: PlayedCase) {
    var game = Game(run.run.case.log, under: run.run.book)
    var strange: [String] = []
    for ruling in run.run.solution.journal {
      if let key = ruling.authority.key?.rawValue,
        !ruling.effect.points(in: game).contains(key)
      {
        strange.append("\(ruling.effect) by \(key)")
      }
      game.apply(ruling)
    }
    #expect(strange == [])
  }
}

/// The points that give the penalties of each class their lengths.
private let lengths = [
  "minor-length", "major-length", "match-length", "misconduct-length", "lengths-by-period",
  "running-time", "late-lengths",
]

/// The points that put a player out of the game.
private let ejections = [
  "majors-carry", "majors-to-game-misconduct", "misconducts-to-game-misconduct",
  "penalties-to-game-misconduct", "infraction-counts", "match-length", "game-misconduct-minutes",
  "gross-misconduct-minutes", "game-ejection-minutes", "game-counts",
]

extension Effect {
  /// The points of a book that can cause it in `game`.
  fileprivate func points(in game: Game) -> [String] {
    switch self {
    case .bench(let effect): effect.points(in: game)
    case .call(let effect): effect.points
    case .play(let effect): effect.points(in: game)
    case .score(let effect): effect.points(in: game)
    @unknown default: []
    }
  }
}

extension BenchEffect {
  fileprivate func points(in game: Game) -> [String] {
    switch self {
    case .assessed(let penalty): penalty.lengthPoints + penalty.recordPoints
    case .seated, .waits: ["served-at-once"]
    case .placed: ["one-players-order"]
    case .serves(_, for: .goalkeeper, _): ["goalkeeper-server", "penalised-goalkeeper-server"]
    case .serves:
      ["server", "ejected-server", "misconduct-after", "penalised-server", "injured-player"]
    case .vacated: ["ejected-server"]
    case .starts(let penalty, _): game.penalties[penalty.index].startPoints(in: game)
    case .sits(let penalty, _):
      penalty.penaltyClass == .misconduct
        ? ["misconduct-length", "misconduct-after"] : ["set-off-release"]
    case .ends(let penalty, .served): game.penalties[penalty.index].lengthPoints
    case .ends(_, .goalAgainst):
      game.signals.isEmpty
        ? ["goal-ends", "signalled-already-short", "signalled-while-even"] : ["goal-ends"]
    case .ends(_, .goalFor): ["short-handed-goal", "penalty-shot-goal"]
    case .ends(_, .released): ejections
    case .expires(.nobody, _): ["ejected-server"]
    case .expires: ["equal-expiry"]
    case .mayLeave(.player(let player)) where game.isGoalkeeper(player):
      ["goalkeeper-serves", "set-off-release"]
    case .mayLeave: ["set-off-release"]
    case .returns(_, .some): ["equal-expiry", "stoppage-return"]
    case .returns(_, nil): ["set-off-release"] + ejections
    case .cancelled: ["set-off", "set-off-choice", game.lateDifference, "pair-in-overtime"]
    case .reduced: [game.lateDifference]
    case .frozen: ["one-players-order", "misconduct-after", "illegal-player", "set-off"]
    case .paired: ["single-minors-each"]
    case .ejected: ejections
    case .ends, .leftBox, .backInBox, .leftIce, .reinstated, .unstarted, .readmitted: []
    @unknown default: []
    }
  }
}

extension CallEffect {
  fileprivate var points: [String] {
    switch self {
    case .voided: ["shot-replaces-minor", "shots-at-once", "earlier-foul"]
    case .notAssessed: ["signalled-minor", "signalled-short-handed-scorer", "line-up-minor"]
    case .penaltyShot: ["shot-replaces-minor", "minors-as-shots", "game-counts"]
    case .choice: ["goal-tie", "equal-expiry", "set-off-choice", "signalled-several"]
    case .called: ["failed-challenge"]
    case .settled, .signalled, .signalDown, .penaltyShotOver, .choiceRecorded, .namedFirst: []
    @unknown default: []
    }
  }
}

extension PlayEffect {
  fileprivate func points(in game: Game) -> [String] {
    switch self {
    case .manpower: ["equal-expiry"] + skaterPoints(in: game)
    case .runningTime: ["running-time"]
    case .timeOut: ["time-outs", "failed-challenge"]
    case .change: ["time-out-without-change", "change-after-penalty"]
    case .injured: ["injured-player"]
    case .goalkeeperTooEarly: ["replaced-goalkeeper", "pulled-in-overtime"]
    case .stops, .resumes, .goalkeeper, .clockSet, .gameEnds, .challenged, .noChange, .inGoal: []
    @unknown default: []
    }
  }
}

/// The points that decide the number of skaters of a team in `game`, or in the period about to
/// begin.
private func skaterPoints(in game: Game) -> [String] {
  let last = game.book.play.periods.value
  let mayBegin = game.stoppage != nil && game.period == last
  let overtime =
    game.period > last || mayBegin
    ? game.ofItsKind("overtime-skaters") + game.ofItsKind("overtime-strengths") : []
  return overtime + (game.period > last ? [] : ["minimum-skaters"])
}

extension ScoreEffect {
  fileprivate func points(in game: Game) -> [String] {
    switch self {
    case .scored(let scored): [scored.penaltyShot ? "penalty-shot-goal" : "short-handed"]
    case .disallowed:
      [
        "ejected-scorer", "illegal-player", "signalled-offenders-goal", "replaced-goalkeeper",
        "injured-player",
      ]
    case .won(_, by: .goal): game.ofItsKind("overtime-sudden-victory")
    case .won(_, by: .lead): ["lead-ends-game"]
    case .won(_, by: .shootOut): ["shoot-out-rounds", "shoot-out-declined"]
    case .pointLost: ["pulled-in-overtime"]
    case .forfeited: ["forfeit"]
    case .powerPlay: ["power-plays"]
    case .joined, .attempt, .won, .judgedAgain: []
    @unknown default: []
    }
  }
}

extension Penalty {
  /// The points that give it its length.
  fileprivate var lengthPoints: [String] {
    switch penaltyClass {
    case .minor: ["minor-length", "lengths-by-period", "running-time", "late-lengths"]
    case .major: ["major-length", "lengths-by-period", "running-time", "late-lengths"]
    case .match: ["match-length", "lengths-by-period", "running-time", "late-lengths"]
    case .misconduct: ["misconduct-length"]
    case .gameMisconduct: ["game-misconduct-minutes", "counted-minutes", "game-counts"]
    case .grossMisconduct: ["gross-misconduct-minutes"]
    case .gameEjection: ["game-ejection-minutes"]
    }
  }

  /// The points that put it on record without being served.
  fileprivate var recordPoints: [String] {
    standing.isRecord
      ? ["signalled-minor", "signalled-short-handed-scorer", "replaced-minor-minutes"] : []
  }

  /// The points by which it can begin.
  fileprivate func startPoints(in game: Game) -> [String] {
    guard let seat = seat.map({ game.seats[$0] }) else { return [] }
    if seat.paired { return ["single-minors-each", "illegal-player"] }
    let follows = seat.penalties.count > 1 ? ["double-minor"] : []
    return lengthPoints + follows + [
      "served-at-once", "pair-beside-two", "one-players-order", "two-players-order",
      "illegal-player",
    ]
  }
}

extension Penalty.Standing {
  fileprivate var isRecord: Bool {
    switch self {
    case .over(.recorded, _): true
    case .waiting, .serving, .frozen, .over: false
    }
  }
}

extension Game {
  fileprivate func isGoalkeeper(_ player: Player) -> Bool {
    penalties.contains { $0.offender == .goalkeeper(player) }
  }

  /// The point for the last minutes of a game of its kind.
  fileprivate var lateDifference: String {
    switch kind {
    case .regular: "late-difference"
    case .playOffs, .final: "play-off-late-difference"
    }
  }

  /// The names of the point `name` for a game of its kind.
  fileprivate func ofItsKind(_ name: String) -> [String] {
    switch kind {
    case .regular: [name]
    case .playOffs: ["play-off-\(name)"]
    case .final: ["final-\(name)"]
    }
  }
}
