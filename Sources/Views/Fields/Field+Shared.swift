package import HockeyRules
import Scoresheets

// Fields that several answers share.
extension Field {
  static func gameName(_ game: @escaping From<PlayedGame>) -> Field {
    Field("game", "The log's id, or the name of its file.") { game($0).name }
  }

  @FieldsBuilder<Subject> package static func clock(_ time: @escaping From<GameTime>) -> [Field] {
    Field("period", "1, 2, 3; overtimes count from 4.") { time($0).period }
    Field("elapsed", "The playing time since the period began.") { time($0).elapsed }
  }

  /// The teams of a game, as the element called `element` of a page shows them.
  @FieldsBuilder<Subject>
  package static func teams(in element: String, _ game: @escaping From<PlayedGame>) -> [Field] {
    Field("home", "The letters of the home team.") { game($0).log.letters.home }
    Field("visiting", "The letters of the visiting team.") { game($0).log.letters.visiting }
    Field("names", "The names of the teams, or their letters.") { game($0).teamNames }
    Field("colors", "The styles of the page for the teams' colours, as far as they can be read.") {
      TeamColors(of: game($0).log).styles(in: element)
    }
  }

  @FieldsBuilder<Subject> static func ownClock(_ time: @escaping From<GameTime?>) -> [Field] {
    Field("period", "The period, where nothing else in the answer gives the time.") {
      time($0)?.period
    }
    Field("elapsed", "The playing time since that period began.") { time($0)?.elapsed }
  }

  /// The fields that follow `team` wherever an answer names a team or a player.
  @FieldsBuilder<Subject> static func who(_ who: @escaping From<Who>) -> [Field] {
    Field("letters", "The letters that the log has for the team.") { who($0).letters }
    Field("player", "The player's number; missing for a team or its bench.") { who($0).player }
    Field.name { who($0).name }
  }

  static func name(_ name: @escaping From<String?>) -> Field {
    Field("name", "The player's name, where names are asked for and the log has it.", name)
  }

  /// A field for each team, such as `home_score`.
  static func perTeam<Value: FieldValue>(
    _ name: String, _ what: String, _ value: @escaping @Sendable (Subject, Team) -> Value
  ) -> [Field] {
    Team.allCases.map { team in
      Field("\(team.word)_\(name)", "The \(team.word) team's \(what).") { value($0, team) }
    }
  }

  @FieldsBuilder<Subject>
  static func powerPlay(_ powerPlay: @escaping From<(number: Int, team: Team)?>) -> [Field] {
    Field(
      "power_play_number",
      "The number of the power play that is on, as in the rows about power plays."
    ) { powerPlay($0)?.number }
    Field("advantage", "The team with more skaters.") { powerPlay($0)?.team }
  }

  static func scoringTeam(_ goal: @escaping From<ScoredGoal>) -> Field {
    Field("team", "The team that scored.") { goal($0).goal.team }
  }

  static func infraction(_ infraction: @escaping From<Infraction?>) -> Field {
    Field("infraction", "The infraction, where the log gives it.") { infraction($0)?.rawValue }
  }

  @FieldsBuilder<Subject> static func citation(_ citation: @escaping From<Citation?>) -> [Field] {
    Field.rule { citation($0)?.rule }
    Field("key", "The provision that decided.") { citation($0)?.key }
    Field.unverified { citation($0)?.isVerified == false }
  }

  static func rule(_ rule: @escaping From<RuleReference?>) -> Field {
    Field("rule", "The rule, with its book, where one is known.") { rule($0)?.words }
  }

  static func unverified(_ isUnverified: @escaping From<Bool>) -> Field {
    .mark("unverified", "`true` where no rule settles the point.", isUnverified)
  }

  /// A field that is `true` or missing.
  package static func mark(
    _ name: String, _ summary: String, _ isMarked: @escaping From<Bool>
  ) -> Field {
    Field(name, summary) { isMarked($0) ? true : nil }
  }

  static func warnings(_ warnings: @escaping From<[WarningAnswer]>) -> Field {
    Field(
      "warnings",
      "The warnings: what cannot have happened as logged, although the book rules on it."
    ) { warnings($0).ifAny }
  }

  /// Why the game is incomplete and why its book is assumed; all missing for most games.
  @FieldsBuilder<Subject> static func completeness(_ game: @escaping From<PlayedGame>) -> [Field] {
    Field("complete", "`false` where plays are missing.") { game($0).isComplete ? nil : false }
    Field.mark("stillOn", "`true` where the game is not over.") { game($0).isStillOn }
    Field("incomplete", "What is missing of the game.") { game($0).incompleteness?.words }
    Field("assumedBook", "Why the rulebook is only the nearest to the right one.") {
      game($0).assumption
    }
  }
}

struct Who: Hashable {
  let letters: String?
  let player: String?
  let name: String?

  init(_ team: Team?, _ player: Player?, in notation: Notation) {
    letters = team.map { notation.letters[$0] }
    self.player = player.map { String($0.number) }
    name = player.flatMap { notation.names[$0] }
  }
}

struct WarningAnswer: FieldObject, Hashable {
  let time: GameTime?
  let kind: Warning.Reason.Kind
  let citation: Citation?
  let text: String

  init(_ warning: Warning, in game: PlayedGame, isTimed: Bool) {
    time = isTimed ? warning.time : nil
    kind = warning.reason.kind
    citation = warning.citation
    text = game.text(of: warning)
  }

  static let fields = Fields<Self>("warning") {
    Field.ownClock { $0.time }
    Field("warning", "The kind of warning.") { $0.kind }
    Field.citation { $0.citation }
    Field("text", "The warning in words.") { $0.text }
  }
}

extension Warning.Reason {
  enum Kind: String, FieldWord {
    case overtimeNotTied = "overtime-not-tied"
    case tooManyOvertimes = "too-many-overtimes"
    case shootOutNotTied = "shoot-out-not-tied"
    case gameEndsEarly = "game-ends-early"
    case gameEndsTied = "game-ends-tied"
    case periodEndsEarly = "period-ends-early"
    case tooManyToSetOff = "too-many-to-set-off"
    case goalTwice = "goal-twice"
    case creditedPlayerIsOff = "credited-player-is-off"
    case creditedPlayerIsHurt = "credited-player-is-hurt"
    case shortBench = "short-bench"
    case unknownNumber = "unknown-number"
    case ineligible
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
    case .creditedPlayerIsOff: .creditedPlayerIsOff
    case .creditedPlayerIsHurt: .creditedPlayerIsHurt
    case .shortBench: .shortBench
    case .unknownNumber: .unknownNumber
    case .ineligible, .ineligibleStaff: .ineligible
    case .unknownInfraction: .unknownInfraction
    }
  }
}
