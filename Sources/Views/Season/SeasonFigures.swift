package import HockeyRules
import Scoresheets
package import Seasons

// The results and figures of a season: its games, the standings, players and goalkeepers.

package struct SeasonGameAnswer: FieldObject {
  let step: Season.Step

  package static let definition = "seasonGame"
  package static let fields: [Field<Self>] = [
    Field("game", "The game's id.") { $0.step.game },
    Field("date", "Its date.") { $0.step.date },
    Field("stage", "Its stage.") { $0.step.stage.rawValue },
    Field("clubs", "The letters of its teams.") { $0.step.clubs },
    Field("score", "Its score.") { $0.step.score },
  ]
}

/// Someone whom a call put out of its game because of earlier games.
package struct EjectedAnswer: FieldObject {
  package let person: Person
  package let name: String?
  package let rule: RuleReference?
  package let game: String

  package static let definition = "ejectedBySeason"
  package static let fields: [Field<Self>] = .list(
    Field.person { ($0.person, $0.name) },
    [
      Field("game", "The game.") { $0.game },
      Field("rule", "The rule, with its book, where one is known.") { $0.rule?.words },
    ])
}

extension Standing: FieldObject {
  package static let definition = "standing"
  package static let fields: [Field<Self>] = [
    Field("letters", "The letters of the team.") { $0.club },
    Field("games", "The games played.") { $0.games },
    Field("wins", "Wins in regulation.") { $0.wins },
    Field("overtimeWins", "Wins in overtime.") { $0.overtimeWins },
    Field("shootOutWins", "Wins in the shoot-out.") { $0.shootOutWins },
    Field("ties", "Ties.") { $0.ties },
    Field("overtimeLosses", "Defeats in overtime or in the shoot-out.") { $0.overtimeLosses },
    Field("losses", "Defeats in regulation.") { $0.losses },
    Field("points", "The points.") { $0.points },
    Field("goalsFor", "Goals, with one for the winner of a shoot-out.") { $0.goalsFor },
    Field("goalsAgainst", "Goals against.") { $0.goalsAgainst },
    Field("penaltyMinutes", "Penalty minutes.") { $0.penaltyMinutes },
    Field("powerPlayPercentage", "The power plays with a goal, in percent.") {
      $0.powerPlayPerMille?.percentage
    },
    Field("penaltyKillPercentage", "The opponents' power plays without a goal, in percent.") {
      $0.penaltyKillPerMille?.percentage
    },
    Field("powerPlayGoals", "Power-play goals.") { $0.powerPlayGoals },
    Field("powerPlays", "Power plays.") { $0.powerPlays },
    Field("timesShortHanded", "Power plays of the opponents.") { $0.timesShortHanded },
    Field("powerPlayGoalsAgainst", "Power-play goals of the opponents.") {
      $0.powerPlayGoalsAgainst
    },
  ]
}

package struct PlayerFiguresAnswer: FieldObject {
  package let figures: PlayerFigures
  package let name: String?

  package static let definition = "playerFigures"
  package static let fields: [Field<Self>] = .list(
    Field.person { ($0.figures.person, $0.name) },
    [
      Field("goals", "Goals.") { $0.figures.goals },
      Field("assists", "Assists.") { $0.figures.assists },
      Field("penaltyMinutes", "Penalty minutes.") { $0.figures.penaltyMinutes },
      Field("powerPlayGoals", "Power-play goals.") { $0.figures.powerPlayGoals },
      Field("powerPlayAssists", "Assists to power-play goals.") { $0.figures.powerPlayAssists },
      Field("teamPowerPlays", "Power plays of his team.") { $0.figures.teamPowerPlays },
      Field(
        "powerPlayPercentage",
        "The team's power plays in which he scored or assisted, in percent."
      ) { $0.figures.powerPlayPerMille?.percentage },
      Field("timesShortHanded", "Power plays that his penalties gave the opponents.") {
        $0.figures.timesShortHanded
      },
      Field("timesScoredOn", "Those in which they scored while his penalty ran.") {
        $0.figures.timesScoredOn
      },
      Field("penaltyKillPercentage", "Those without a goal against, in percent.") {
        $0.figures.penaltyKillPerMille?.percentage
      },
    ])
}

package struct GoalkeeperAnswer: FieldObject {
  package let record: GoalkeeperRecord
  package let name: String?

  package static let definition = "goalkeeperRecord"
  package static let fields: [Field<Self>] = .list(
    Field.person { ($0.record.person, $0.name) },
    [
      Field("games", "Games in which he was in the net.") { $0.record.games },
      Field("wins", "Wins.") { $0.record.wins },
      Field("ties", "Ties.") { $0.record.ties },
      Field("overtimeLosses", "Defeats in overtime or in the shoot-out.") {
        $0.record.overtimeLosses
      },
      Field("losses", "Defeats in regulation.") { $0.record.losses },
      Field("goalsAgainst", "Goals against, without those into an empty net.") {
        $0.record.goalsAgainst
      },
      Field("shutouts", "Games of his alone without a goal against.") { $0.record.shutouts },
      Field("seconds", "Playing time in the net.") { $0.record.time },
      Field("average", "Goals against in sixty minutes.") { $0.record.average },
    ])
}

extension GoalkeeperRecord {
  /// The goals against in sixty minutes: `2.45`.
  package var average: String? {
    averagePerCent.map { "\($0 / 100)." + ($0 % 100 < 10 ? "0" : "") + "\($0 % 100)" }
  }
}

extension Int {
  /// The share in percent, of one in tenths of a percent: `21.4`.
  package var percentage: String { "\(self / 10).\(self % 10)" }
}
