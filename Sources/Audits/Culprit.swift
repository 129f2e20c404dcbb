public import HockeyRules
public import Scoresheets

/// Whose error a difference is, by the shift chart.
public enum Culprit: String, Sendable, Hashable, CaseIterable {
  /// Source and chart contradict the rulebook: it is ours, or the officials'.
  case rulebook
  /// The chart agrees with the rulebook: it is the source's.
  case source
  /// The chart agrees with neither, or now with one and now with the other.
  case undecided
}

/// What a shift chart says to a difference.
public struct Testimony: Sendable, Hashable {
  /// Whose error it is.
  public var culprit: Culprit
  /// The manpower by the chart at each play of the difference; nil where no game can have it.
  public var manpower: [PerTeam<Int>?]

  /// What `chart` says to `difference`, found in `log` and its `solution`.
  ///
  /// Players change while play is on, so one instant of a chart may have both those who come and those who go. That
  /// side is believed which the chart takes at most of the plays.
  public init(
    of chart: ShiftChart, to difference: Difference, in solution: Solution, of log: GameLog
  ) {
    manpower = []
    var forRulebook = 0
    var forSource = 0
    for index in difference.plays {
      let play = solution.plays[index]
      let seen = chart.manpower(
        at: play.event.time, play.event.play == .faceOff ? .after : .before)
      manpower.append(seen)
      if seen == play.comparedManpower {
        forRulebook += 1
      } else if let seen, seen == log.plays[index].recorded?.manpower {
        forSource += 1
      }
    }
    if forRulebook * 2 > difference.plays.count {
      culprit = .source
    } else if forSource * 2 > difference.plays.count {
      culprit = .rulebook
    } else {
      culprit = .undecided
    }
  }
}
