import HockeyRules
import Scoresheets

// Fields that several answers have.
extension Field {
  static func gameName(_ game: @escaping From<PlayedGame>) -> Field {
    Field("game", "The log's id, or the name of its file.") { game($0).name }
  }

  static func clock(_ time: @escaping From<GameTime>) -> [Field] {
    [
      Field("period", "1, 2, 3; overtimes count from 4.") { time($0).period },
      Field("elapsed", "The playing time since the period began.") { time($0).elapsed },
    ]
  }

  /// The clock of what is not written with the play that it is about.
  static func ownClock(_ time: @escaping From<GameTime?>) -> [Field] {
    [
      Field("period", "When, if that is not said around it.") { time($0)?.period },
      Field("elapsed", "The playing time of that period.") { time($0)?.elapsed },
    ]
  }

  static func infraction(_ infraction: @escaping From<Infraction?>) -> Field {
    Field("infraction", "The infraction, where the log gives it.") { infraction($0)?.rawValue }
  }

  /// What the book says, where it decides.
  static func citation(_ citation: @escaping From<Citation?>) -> [Field] {
    [
      Field("rule", "The rule, with its book, where one is known.") { citation($0)?.rule?.words },
      Field("key", "The provision that decided.") { citation($0)?.key.rawValue },
      Field("unverified", "`true` where no rule settles the point.") {
        citation($0)?.isVerified == false ? true : nil
      },
    ]
  }

  static func warnings(
    _ game: @escaping From<PlayedGame>,
    _ warnings: @escaping From<ArraySlice<Warning>>, isTimed: Bool = false
  ) -> Field {
    Field("warnings", "What cannot have happened so, and is ruled on all the same.") { subject in
      warnings(subject).map { WarningAnswer(warning: $0, game: game(subject), isTimed: isTimed) }
        .ifAny
    }
  }

  /// What keeps a game from being complete, and why its book was assumed; nothing for most games.
  static func completeness(_ game: @escaping From<PlayedGame>) -> [Field] {
    [
      Field("complete", "`false` where plays are missing.") { game($0).isComplete ? nil : false },
      Field("stillOn", "`true` where the game is not over.") { game($0).isStillOn ? true : nil },
      Field("incomplete", "What is missing of the game.") { game($0).incompleteness?.words },
      Field("assumedBook", "Why the rulebook is only the nearest.") { game($0).assumption },
    ]
  }
}

/// A warning in an answer.
struct WarningAnswer: FieldObject {
  let warning: Warning
  let game: PlayedGame
  /// Whether it has its time: it is not below its play.
  let isTimed: Bool

  static let definition = "warning"
  static let fields: [Field<Self>] = .list(
    Field.ownClock { $0.isTimed ? $0.warning.time : nil },
    [Field("warning", "What kind of warning it is.") { $0.warning.reason.kind }],
    Field.citation { $0.warning.citation },
    [Field("text", "The warning in words.") { $0.game.text(of: $0.warning) }])
}

extension Warning.Reason {
  /// Its kind in output for programs.
  enum Kind: String, FieldWord {
    case overtimeNotTied = "overtime-not-tied"
    case tooManyOvertimes = "too-many-overtimes"
    case shootOutNotTied = "shoot-out-not-tied"
    case gameEndsEarly = "game-ends-early"
    case gameEndsTied = "game-ends-tied"
    case periodEndsEarly = "period-ends-early"
    case tooManyToSetOff = "too-many-to-set-off"
    case goalTwice = "goal-twice"
    case unknownNumber = "unknown-number"
    case unknownInfraction = "unknown-infraction"
  }

  var kind: Kind {
    switch self {
    case .overtimeNotTied: .overtimeNotTied
    case .tooManyOvertimes: .tooManyOvertimes
    case .shootOutNotTied: .shootOutNotTied
    case .gameEndsEarly: .gameEndsEarly
    case .gameEndsTied: .gameEndsTied
    case .periodEndsEarly: .periodEndsEarly
    case .tooManyToSetOff: .tooManyToSetOff
    case .goalTwice: .goalTwice
    case .unknownNumber: .unknownNumber
    case .unknownInfraction: .unknownInfraction
    }
  }
}
