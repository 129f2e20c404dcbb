import HockeyRules
import Scoresheets

/// A play with which a game goes on when a period has ended, or with which it ends.
struct NextStep {
  var play: Play
  var time: GameTime

  /// The plays that may come next at `moment`, which is the end of its game: those that the book takes
  /// without a warning, or where it warns about all of them, all that it takes.
  static func all(of moment: Moment) -> [NextStep] {
    let game = moment.state.unsettled
    guard !game.isOver else { return [] }
    let candidates = candidates(at: moment)
    let taken = candidates.compactMap { step in
      (try? game.whatIf([step.play], at: step.time)).map { (step: step, answer: $0) }
    }
    let usual = taken.filter { found in found.answer.warnings.allSatisfy { $0.play > 0 } }
    return (usual.isEmpty ? taken : usual).map { $0.step }
  }

  private static func candidates(at moment: Moment) -> [NextStep] {
    let time = moment.time
    let last = moment.game.solution.plays.last { $0.refused == nil }
    guard let last else { return [NextStep(play: .periodStart, time: .start)] }
    let end = NextStep(play: .gameEnd, time: time)
    if moment.state.game.isDecided { return [end] }
    guard case .periodEnd = last.event.play else {
      guard time.period != moment.game.notation.shootOut else { return [] }
      let length = moment.game.notation.schedule.length(of: time.period)
      return [NextStep(play: .periodEnd, time: GameTime(period: time.period, elapsed: length))]
    }
    let next = GameTime(period: time.period + 1, elapsed: .zero)
    return [NextStep(play: .periodStart, time: next), end]
  }
}
