package import HockeyRules
package import Scoresheets

/// The strengths in the minutes around a difference: by the rulebook, by the source and by the shift
/// chart.
package struct StrengthTracks: Sendable {
  /// A stretch of time with a strength; nil is one that the chart does not give.
  package struct Step: Sendable, Hashable {
    package var manpower: PerTeam<Int>?
    package var from: GameInstant
    package var to: GameInstant
  }

  package let from: GameInstant
  package let to: GameInstant
  /// The time at which the difference begins, and that of the play at which the source agrees again.
  package let differs: (from: GameInstant, to: GameInstant)
  /// The strengths by the rulebook, in order of time.
  package private(set) var ruled: [Step] = []
  /// The strengths by the source.
  package private(set) var recorded: [Step] = []
  /// The strengths by the shift chart, if there is one.
  package private(set) var chart: [Step]?

  /// The time before the difference, and after it.
  private static let around = PlayingTime.seconds(75)

  /// The tracks around the plays from `first` to `last` of `solution`, the solved `log`.
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
    for interval in solution.intervals { add(interval.manpower, at: interval.from, to: &ruled) }
    // A recorded strength lasts until the next play with one.
    for index in log.plays.indices where solution.plays[index].refused == nil {
      guard let strength = log.plays[index].recorded else { continue }
      add(strength.manpower, at: instant(index), to: &recorded)
    }
    guard let chart else { return }
    var seen: [Step] = []
    let period = solution.plays[first].event.time.period
    for second in 0..<min(max(0, (to - from).tenths / 10), 7200) {
      let now = from + .seconds(second)
      add(chart.manpower(at: schedule.time(of: now, in: period), .after), at: now, to: &seen)
    }
    self.chart = seen
  }

  /// Adds a strength, which lasts from `instant` until another is added, to the part of `track` that is
  /// shown.
  private func add(_ manpower: PerTeam<Int>?, at instant: GameInstant, to track: inout [Step]) {
    let start = max(instant, from)
    guard start < to else { return }
    if let last = track.last {
      track[track.count - 1].to = start
      if last.from >= start { track.removeLast() }
    }
    if let last = track.last, last.manpower == manpower {
      track[track.count - 1].to = to
    } else {
      track.append(Step(manpower: manpower, from: start, to: to))
    }
  }
}
