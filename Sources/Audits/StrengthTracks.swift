package import HockeyRules
package import Scoresheets

/// The strengths in the minutes around a difference: by rulebook, source and shift chart.
package struct StrengthTracks: Sendable {
  /// A strength over playing time; `nil` during stretches for which the chart gives no strength.
  package typealias Strength = Track<PerTeam<Int>?>

  package let from: GameInstant
  package let to: GameInstant
  /// The time at which the difference begins, and the time of the next play for which the source
  /// has a strength.
  package let differs: (from: GameInstant, to: GameInstant)
  /// The strengths by the rulebook, in order of time.
  package let ruled: [Strength.Stretch]
  /// The strengths by the source, in order of time.
  package let recorded: [Strength.Stretch]
  /// The strengths by the shift chart, in order of time, if there is a chart.
  package let chart: [Strength.Stretch]?

  /// The time to show before the difference, and after it.
  private static let around = PlayingTime.seconds(75)

  /// The tracks around the plays from `first` to `last` of `solution`, the solution of `log`.
  package init(
    around first: Int, to last: Int, in solution: Solution, of log: GameLog, _ chart: ShiftChart?
  ) {
    let schedule = solution.game.schedule
    func instant(_ index: Int) -> GameInstant {
      schedule.instant(of: solution.plays[index].event.time)
    }
    let next = log.plays.indices.first { $0 > last && log.plays[$0].recorded != nil }
    differs = (instant(first), max(instant(first), instant(next ?? last)))
    from = max(GameInstant(played: .zero), differs.from + (.zero - Self.around))
    to = min(max(solution.game.now, differs.to), differs.to + Self.around)
    var (ruled, recorded) = (Strength(), Strength())
    for step in solution.manpower.steps { ruled.set(step.value, from: step.from) }
    // A recorded strength lasts until the next one.
    let (start, end) = (from, to)
    let begin = log.plays.indices.last { log.plays[$0].recorded != nil && instant($0) < start } ?? 0
    for index in log.plays.indices[begin...] where solution.plays[index].refused == nil {
      guard let strength = log.plays[index].recorded, instant(index) <= end else { continue }
      recorded.set(strength.manpower, from: instant(index))
    }
    self.ruled = ruled.stretches(from: from, to: to)
    self.recorded = recorded.stretches(from: from, to: to)
    guard let chart else {
      self.chart = nil
      return
    }
    var seen = Strength()
    let period = solution.plays[first].event.time.period
    for second in 0..<min(max(0, (to - from).tenths / 10), 7200) {
      let now = from + .seconds(second)
      seen.set(chart.manpower(at: schedule.time(of: now, in: period), .after), from: now)
    }
    self.chart = seen.stretches(from: from, to: to)
  }
}
