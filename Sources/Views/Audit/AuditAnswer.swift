import Audits
import HockeyRules
import Scoresheets

extension AuditSummary: FieldObject {
  package static let fields = Fields<Self>("audit") {
    Field("figures", "The figures of each league and season.") { audit in
      audit.figures.seasons.map { SeasonFigures(season: $0, agreements: $1) }
    }
    Field("differences", "The differences in strength between source and rulebook.") { audit in
      audit.games.flatMap { $0.differences }
    }
    Field("claims", "The plays on which the source rules differently from the rulebook.") { audit in
      audit.games.flatMap { $0.claims }
    }
    Field("official", "The official figures that differ from the rulebook's.") { audit in
      audit.games.flatMap { $0.figures }
    }
    Field("refused", "The plays that the rulebook refuses, if there are any.") { audit in
      audit.games.flatMap { $0.refusals }.ifAny
    }
    Field("warnings", "The warnings about the logs, if there are any.") { audit in
      audit.games.flatMap { $0.warnings }.ifAny
    }
    Field("incomplete", "The games that are not counted, if there are any.") { $0.incomplete.ifAny }
    Field("knownGone", "The known errors that no longer appear.") { $0.knownGone }
    Field(
      "leavingOutSourceErrors",
      "The figures of strength without the plays at which the shift charts blame the source."
    ) { $0.leavingOutSourceErrors }
  }
}

private struct SeasonFigures: FieldObject {
  let season: LeagueSeason
  let agreements: Agreements

  static let fields = Fields<Self>("auditFigures") {
    Field("league", "The league, or the format of logs that name none.") { $0.season.league }
    Field("season", "The year in which the season began.") { $0.season.year }
    Field.strength { $0.agreements.strength }
    Field.optionalTally("penaltiesClaimed", "penalties that the source ruled on") {
      $0.agreements.claims.penalties
    }
    Field.optionalTally("goalsClaimed", "goals whose manpower the source gives") {
      $0.agreements.claims.goals
    }
    Field.optionalTally("penaltiesTimed", "penalties whose beginning and end the source gives") {
      $0.agreements.claims.times
    }
    Field.optionalTally("faceOffsPlaced", "face-offs after penalties whose zone the source gives") {
      $0.agreements.claims.faceOffs
    }
    Field("teamGames", "The teams' games with official figures.") {
      $0.agreements.official.teamGames.ifAny
    }
    OfficialFigures.Figure.allCases.map { figure in
      Field("\(figure.key)Agreed", "The teams' games that agree in \(figure.words).") { season in
        season.agreements.official.teamGames.ifAny.map { _ in
          season.agreements.official[figure].agreed
        }
      }
    }
  }
}

extension Agreement: FieldObject {
  static let fields = Fields<Self>("auditStrength") {
    Field.strength { $0 }
  }
}

extension Field {
  @FieldsBuilder<Subject>
  fileprivate static func strength(_ strength: @escaping From<Agreement>) -> [Field] {
    Field("games", "The games compared.") { strength($0).games.compared }
    Field("gamesWithoutDifference", "The games in which every play agrees.") {
      strength($0).games.agreed
    }
    Field("gamesWithoutSustainedDifference", "The games in which no two plays running differ.") {
      strength($0).gamesLettingSlipsPass.agreed
    }
    tally("plays", "plays compared") { strength($0).plays }
    tally("playsNotAtFullStrength", "plays at other than full strength") {
      strength($0).unevenPlays
    }
    Field("loneDifferences", "The differences of a single play.") { strength($0).loneDifferences }
    Field("sustainedDifferences", "The differences of several plays.") {
      strength($0).sustainedDifferences
    }
  }

  @FieldsBuilder<Subject> private static func tally(
    _ name: String, _ things: String, _ tally: @escaping From<Tally>
  ) -> [Field] {
    Field(name, "The \(things).") { tally($0).compared }
    Field("\(name)Agreed", "Of the \(things), how many agree.") { tally($0).agreed }
  }

  @FieldsBuilder<Subject> fileprivate static func optionalTally(
    _ name: String, _ things: String, _ tally: @escaping From<Tally>
  ) -> [Field] {
    Field(name, "The \(things), if there are any.") { tally($0).compared.ifAny }
    Field("\(name)Agreed", "Of the \(things), how many agree.") { subject in
      tally(subject).compared.ifAny.map { _ in tally(subject).agreed }
    }
  }
}

extension Int {
  fileprivate var ifAny: Int? { self == 0 ? nil : self }
}

/// An incomplete game, which is not counted.
extension GameAudit: FieldObject {
  package static let fields = Fields<Self>("auditIncomplete") {
    Field("game", "The game's id, or the name of the log's file.") { $0.name }
    Field("file", "The path of the log.") { $0.path }
    Field("incomplete", "What is missing of the game.") { $0.incompleteness ?? "" }
  }
}

extension KnownErrors.Entry: FieldObject {
  static let fields = Fields<Self>("auditKnownError") {
    Field("line", "The line in the list of known errors.") { $0.line }
    Field("finding", "The error as the list has it.") { $0.finding.description }
    Field("reason", "The reviewer's reason.") { $0.reason }
  }
}

extension Difference.Kind: FieldWord {}

extension Difference.Circumstance: FieldWord {}

extension PartyAtFault: FieldWord {}

extension OfficialFigures.Figure: FieldValue {
  static var kind: FieldKind { .word(allCases.map { $0.key }) }
  var content: FieldContent { .text(key) }

  fileprivate var key: String {
    switch self {
    case .goals: "goals"
    case .powerPlayGoals: "powerPlayGoals"
    case .opportunities: "powerPlayOpportunities"
    case .minutes: "penaltyMinutes"
    }
  }
}
