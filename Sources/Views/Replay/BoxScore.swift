import HockeyRules
import Scoresheets

struct BoxScore {
  /// The score when the game was joined; `nil` if the log begins with the game.
  var before: PerTeam<Int>?
  /// The periods of the game, from the first or from the one in which it was joined.
  var periods: ClosedRange<Int>
  let goals: [(goal: ScoredGoal, score: PerTeam<Int>)]
  var offenders: [(offender: Offender, calls: [Call], minutes: Int)] = []

  init(_ game: PlayedGame) {
    let result = game.solution.game
    let shootOut = game.notation.shootOut
    var last = result.schedule.regulationPeriods
    for play in game.solution.plays where play.refused == nil {
      if play.event.time.period != shootOut { last = max(last, play.event.time.period) }
    }
    let first = max(1, result.joining?.time.period ?? 1)
    periods = first...max(first, last)
    before = result.joining?.score
    goals = result.scoredGoals
    for penalty in result.penalties where !penalty.isTakenBack { add(penalty, result) }
  }

  func goals(of team: Team, in period: Int) -> Int {
    goals.count { $0.goal.goal.team == team && $0.goal.time.period == period }
  }

  private mutating func add(_ penalty: Penalty, _ game: Game) {
    var index = offenders.firstIndex { $0.offender == penalty.offender }
    if index == nil {
      offenders.append((penalty.offender, [], 0))
      index = offenders.count - 1
    }
    guard let index else { return }
    offenders[index].minutes += penalty.minutes
    let isSameCall = game.penalties.first { $0.call == penalty.call }?.id != penalty.id
    if isSameCall, let last = offenders[index].calls.indices.last {
      offenders[index].calls[last].penalties.append(penalty.penaltyClass)
    } else {
      offenders[index].calls.append(
        Call(
          offender: penalty.offender, penalties: [penalty.penaltyClass],
          infraction: penalty.infraction))
    }
  }
}
