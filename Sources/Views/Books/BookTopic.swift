import HockeyRules
import Scoresheets

/// The topics of a book, in the order in which a league thinks of them.
enum BookTopic: CaseIterable {
  case game, penalties, runningTime, overtime, ejections, serving, goals, signalled, coincidental
  case shots, teams, faceOffs, agreed

  init(_ point: Point) {
    let key = point.key.rawValue
    switch key {
    case "periods", "period-length", "last-period-length", "skaters", "minimum-skaters",
      "lead-ends-game":
      self = .game
    case "running-time", "minors-as-shots": self = .runningTime
    case "shots-taken", "missed-shot-length": self = .shots
    case "late-lengths": self = .penalties
    case "served-at-once", "equal-expiry": self = .serving
    case "game-counts", "ejected-scorer": self = .ejections
    case "goal-tie": self = .goals
    case "signalled-several": self = .signalled
    case "set-off", "set-off-choice": self = .coincidental
    case "time-outs", "play-off-time-outs", "overtime-time-outs", "no-late-challenge",
      "forfeit-goals":
      self = .teams
    case _ where point.form == .agreed: self = .agreed
    case _ where Self.ofOvertime.contains { key.utf8.starts(with: $0.utf8) }: self = .overtime
    default: self.init(point.family)
    }
  }

  /// The prefixes of keys about tied games.
  private static let ofOvertime = [
    "overtime-", "tied-game", "play-off-overtime-", "play-off-tied-game", "final-overtime-",
    "final-tied-game", "shoot-out-", "repeat-shooters",
  ]

  private init(_ family: Point.Family) {
    self =
      switch family {
      case .records, .tables: .penalties
      case .overtime: .overtime
      case .ejections: .ejections
      case .servers, .ties, .alone: .serving
      case .goals: .goals
      case .shots: .shots
      case .signals: .signalled
      case .coincidental: .coincidental
      case .teams: .teams
      case .faceOffs: .faceOffs
      case .agreed: .agreed
      }
  }

  var heading: String {
    switch self {
    case .game: "THE GAME: its length, the skaters on the ice, a lead that ends it"
    case .penalties: "PENALTIES: how long they are served, and their minutes on record"
    case .runningTime: "RUNNING TIME: the clock that runs without stops"
    case .overtime: "OVERTIME AND SHOOT-OUT"
    case .ejections: "EJECTIONS: what puts a player out of the game"
    case .serving: "THE BOX: who sits, in which order, and for whom"
    case .goals: "GOALS, and the penalties that they end"
    case .signalled: "SIGNALLED PENALTIES: the arm is up"
    case .coincidental: "COINCIDENTAL PENALTIES: both teams at one stoppage"
    case .shots: "PENALTY SHOTS, and awarded goals"
    case .faceOffs: "FACE-OFFS: where they are, and who chooses the spot"
    case .teams: "TIME-OUTS, CHALLENGES, CHANGES AND FORFEITS"
    case .agreed:
      "All books agree on the points below: only the number of the rule can be changed."
    }
  }

  /// What a member of `season` means if it counts no calls.
  static func words(of stated: StatedSeasonRule) -> String {
    switch stated.key {
    case "ineligible-player":
      "A goal with a player on the ice who may not play, found before play goes on: `disallowed`, "
        + "or it `counts`."
    case "review": "Whether a review that is denied adds the games played meanwhile."
    default: "Another rule on what follows from one game to the next."
    }
  }
}
