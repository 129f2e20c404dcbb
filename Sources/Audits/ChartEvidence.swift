package import HockeyRules
package import Scoresheets

/// The party that erred at a difference, as the shift chart shows.
package enum PartyAtFault: String, Sendable, Hashable, CaseIterable {
  /// The chart confirms the source: this program or the officials erred.
  case rulebook
  /// The chart confirms the rulebook: the source erred.
  case source
  /// The chart decides nothing.
  case undecided
}

/// The evidence of a shift chart about a difference.
package struct ChartEvidence: Sendable, Hashable {
  /// The side that the chart confirms, and the time for which it contradicts the rulebook.
  package var finding: Finding

  /// The side that a chart confirms.
  package enum Finding: Sendable, Hashable {
    /// The chart confirms the rulebook at most of the plays.
    case agreesWithRulebook
    /// The chart confirms the source at most of the plays, and contradicts the book for this time.
    case agreesWithSource(PlayingTime)
    /// The chart confirms the source for a short time, in which players probably changed or were
    /// late in leaving the penalty bench.
    case changing(PlayingTime)
    /// The chart confirms neither at most of the plays, or is impossible.
    case agreesWithNeither
  }

  /// The party that erred.
  package var atFault: PartyAtFault {
    switch finding {
    case .agreesWithRulebook: .source
    case .agreesWithSource: .rulebook
    case .changing, .agreesWithNeither: .undecided
    }
  }

  /// The time for which a chart must contradict the rulebook to count against it.
  private static let steady = PlayingTime.seconds(15)

  /// The evidence of `chart` about `difference`, found in `log` and its `solution`.
  package init(
    of chart: ShiftChart, to difference: Difference, in solution: Solution, of log: GameLog
  ) {
    var forRulebook = 0
    var forSource: [Int] = []
    for index in difference.plays {
      let play = solution.plays[index]
      let seen = chart.manpower(at: play.event.time, play.comparedSide)
      if seen == play.comparedManpower {
        forRulebook += 1
      } else if seen != nil, seen == log.plays[index].recorded?.manpower {
        forSource.append(index)
      }
    }
    if forRulebook * 2 > difference.plays.count {
      finding = .agreesWithRulebook
    } else if forSource.count * 2 > difference.plays.count {
      let longest = forSource.map { index in
        let play = solution.plays[index]
        let (time, side) = (play.event.time, play.comparedSide)
        let begin = solution.game.schedule.start(of: time.period)
        let end = begin + solution.game.schedule.length(of: time.period)
        let ruled = solution.manpower.stretches(from: begin, to: end)
        let seen = chart.track(of: time.period, from: begin).stretches(from: begin, to: end)
        guard let own = ruled.first(where: { $0.covers(begin + time.elapsed, side) }),
          let other = seen.first(where: { $0.covers(begin + time.elapsed, side) })
        else { return PlayingTime.zero }
        return min(own.to, other.to) - max(own.from, other.from)
      }.max()
      let time = longest ?? .zero
      finding = time < Self.steady ? .changing(time) : .agreesWithSource(time)
    } else {
      finding = .agreesWithNeither
    }
  }
}

extension Track.Stretch {
  /// Whether the stretch lasts just before `instant` or from it on.
  fileprivate func covers(_ instant: GameInstant, _ side: Timeline.Side) -> Bool {
    side == .before ? from < instant && instant <= to : from <= instant && instant < to
  }
}
