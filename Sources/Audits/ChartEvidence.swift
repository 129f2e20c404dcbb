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
    /// The chart confirms the source at most of the plays, and contradicts the rulebook for this
    /// time.
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
      let (manpower, schedule) = (solution.manpower, solution.game.schedule)
      let longest = forSource.map { index in
        let play = solution.plays[index]
        let ruled = schedule.stretch(of: manpower, at: play.event.time, play.comparedSide)
        let seen = chart.stretch(at: play.event.time, play.comparedSide)
        return min(ruled.end, seen.end) - max(ruled.start, seen.start)
      }.max()
      let time = longest ?? .zero
      finding = time < Self.steady ? .changing(time) : .agreesWithSource(time)
    } else {
      finding = .agreesWithNeither
    }
  }
}

/// A side of an instant at which something changes.
package enum InstantSide: Sendable, Hashable {
  /// Just before the instant.
  case before
  /// From the instant onwards.
  case after
}

extension PlayedEvent {
  /// The side of the play's instant on which the source's strength is compared.
  package var comparedSide: InstantSide { event.play.isFaceOff ? .after : .before }
}

/// A stretch of playing time in one period in which nothing changes.
struct Stretch: Sendable, Hashable {
  var start: PlayingTime
  var end: PlayingTime

  func covers(_ elapsed: PlayingTime, _ side: InstantSide) -> Bool {
    switch side {
    case .before: start < elapsed && elapsed <= end
    case .after: start <= elapsed && elapsed < end
    }
  }
}

extension Schedule {
  /// The stretch around `time`, in its period, during which `manpower` does not change.
  fileprivate func stretch(
    of manpower: Track<PerTeam<Int>>, at time: GameTime, _ side: InstantSide
  ) -> Stretch {
    let begin = start(of: time.period)
    return manpower.stretches(from: begin, to: begin + length(of: time.period))
      .map { Stretch(start: $0.from - begin, end: $0.to - begin) }
      .first { $0.covers(time.elapsed, side) }
      ?? Stretch(start: time.elapsed, end: time.elapsed)
  }
}
