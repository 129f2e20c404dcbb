package import HockeyRules
package import Scoresheets

/// The party whose error a difference is, according to the shift chart.
package enum PartyAtFault: String, Sendable, Hashable, CaseIterable {
  /// The source and the chart contradict the rulebook: the error is this program's, or the
  /// officials'.
  case rulebook
  /// The chart agrees with the rulebook: the error is the source's.
  case source
  /// The chart decides nothing.
  case undecided
}

/// The evidence of a shift chart about a difference.
package struct ChartEvidence: Sendable, Hashable {
  /// The side that the chart agrees with, and for how long.
  package var finding: Finding

  /// The side that a chart agrees with.
  package enum Finding: Sendable, Hashable {
    /// The rulebook, at most of the plays.
    case agreesWithRulebook
    /// The source, at most of the plays; the chart contradicts the rulebook for this time.
    case agreesWithSource(PlayingTime)
    /// The source, but for such a short time that players were probably changing, or late in
    /// leaving the penalty bench.
    case changing(PlayingTime)
    /// Neither of them at most of the plays, or the chart is impossible.
    case agreesWithNeither
  }

  /// The party whose error it is.
  package var atFault: PartyAtFault {
    switch finding {
    case .agreesWithRulebook: .source
    case .agreesWithSource: .rulebook
    case .changing, .agreesWithNeither: .undecided
    }
  }

  /// The time for which a chart must contradict the rulebook before its strength is believed.
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
  /// Just before it.
  case before
  /// From it onwards.
  case after
}

extension PlayedEvent {
  /// The side of its instant on which the source's record of strength is compared.
  package var comparedSide: InstantSide { event.play == .faceOff ? .after : .before }
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
  /// The stretch, in the period of `time`, during which `manpower` is as it is at `time`.
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
