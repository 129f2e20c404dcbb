import HockeyRules
import Scoresheets

struct PenaltyRow: RowSubject {
  let game: PlayedGame
  let penalty: Penalty
  let course: PenaltyCourse
  /// The index of the play that called the penalty.
  let call: Int?

  static let columns: [Field<Self>] = .list {
    Field.team { $0.penalty.team }
    Field("player", "The offender: team and number, or the bench.") {
      $0.game.notation.letters.name(of: $0.penalty.offender)
    }
    Field("class", "The class of the penalty.", oneOf: PenaltyClass.allCases.map { $0.name }) {
      $0.penalty.penaltyClass.name
    }
    Field.infraction { $0.penalty.infraction }
    Field("minutes", "The minutes on the offender's record; 0 where the penalty was taken back.") {
      $0.penalty.minutes
    }
    Field("seconds", "The time to serve.") { $0.penalty.length }
    Field("set_off", "Whether the penalty was set off against a penalty of the other team.") {
      $0.course.isSetOff
    }
    Field.clock("called", "in which the penalty was called") { $0.called }
    Field.clock("start", "in which the penalty's time first began") { $0.time(of: $0.course.start) }
    Field.clock("end", "in which the penalty ended") { $0.time(of: $0.course.ended) }
    Field(
      "end_reason",
      "How the penalty ended: `ejected` if nobody sat, `still-on` at the end of a log whose game is not over.",
      oneOf: Penalty.Ending.allCases.map { $0.name } + [
        "ejected", "not-begun", "game-over", "still-on",
      ]
    ) { $0.endReason }
    Field(
      "served_seconds", "The time served, up to the end of the log where the penalty still runs."
    ) { $0.course.served }
    Field.source("The id, in the source, of the play that called the penalty.") { $0.call }
    Field.name("name", of: "the offender") { $0.penalty.offender.player }
    Field("power_play", "Whether the penalty counts as a power play of the other team.") {
      $0.penalty.gaveAdvantage
    }
    Field("goals_against", "The other team's goals while the penalty ran on the clock.") {
      $0.course.goalsAgainst
    }
    Field("waited", "The time that the penalty waited for other penalties to end.") {
      $0.course.time(in: .waits)
    }
    Field(
      "infraction_key", "The infraction by the name that all leagues share, where there is one."
    ) { $0.penalty.infraction?.commonName }
    Field.ids { $0.penalty.team }
    Field.playerID("player_id", of: "the offender") { $0.penalty.offender.player }
  }

  static func forEach(of game: PlayedGame, _ take: (Self) -> Void) {
    let plays = PlayIndex(of: game.solution)
    for (penalty, course) in zip(game.solution.game.penalties, game.solution.courses) {
      take(Self(game: game, penalty: penalty, course: course, call: plays[penalty.call]))
    }
  }

  private var endReason: String {
    if let ending = course.ending { return ending.name }
    if case .over(let ending, _) = penalty.standing {
      return ending == .recorded && penalty.length == .zero ? "ejected" : ending.name
    }
    if course.start != nil { return game.solution.game.isOver ? "game-over" : "still-on" }
    let isOut = game.solution.game.ejections.contains { $0.offender == penalty.offender }
    if isOut, penalty.service != .onClock { return "ejected" }
    return game.solution.game.isOver || isOut ? "not-begun" : "still-on"
  }

  private var called: GameTime? { call.map { game.solution.plays[$0].event.time } }

  private func time(of instant: GameInstant?) -> GameTime? {
    instant.map { game.solution.game.schedule.time(of: $0, in: called?.period ?? 1) }
  }
}
