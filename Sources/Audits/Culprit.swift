public import HockeyRules
public import Scoresheets

/// Whose error a difference is, by the shift chart.
public enum Culprit: String, Sendable, Hashable, CaseIterable {
  /// Source and chart contradict the rulebook: it is ours, or the officials'.
  case rulebook
  /// The chart agrees with the rulebook: it is the source's.
  case source
  /// The chart decides nothing.
  case undecided
}

/// What a shift chart says to a difference.
public struct Testimony: Sendable, Hashable {
  /// With whom the chart agrees, and for how long.
  public var finding: Finding

  /// With whom a chart agrees.
  public enum Finding: Sendable, Hashable {
    /// With the rulebook, at most of the plays.
    case agreesWithRulebook
    /// With the source, at most of the plays, and against the rulebook for so long.
    case agreesWithSource(PlayingTime)
    /// With the source, but for so short a time that players were changing, or late from the
    /// penalty bench.
    case changing(PlayingTime)
    /// With neither at most of the plays, or it has what no game can have.
    case agreesWithNeither
  }

  /// Whose error it is.
  public var culprit: Culprit {
    switch finding {
    case .agreesWithRulebook: .source
    case .agreesWithSource: .rulebook
    case .changing, .agreesWithNeither: .undecided
    }
  }

  /// What the chart has against the rulebook for less than this is no strength that anybody played
  /// at.
  private static let steady = PlayingTime.seconds(15)

  /// What `chart` says to `difference`, found in `log` and its `solution`.
  public init(
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
      let stretches = RuledStretches(solution)
      let longest = forSource.map { index in
        let play = solution.plays[index]
        let ruled = stretches.stretch(at: play.event.time, play.comparedSide)
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

/// Which side of an instant is meant, where something changes at it.
public enum InstantSide: Sendable, Hashable {
  /// Just before it.
  case before
  /// From it on.
  case after
}

extension PlayedEvent {
  /// The side of its instant on which its source's record of strength is compared.
  public var comparedSide: InstantSide { event.play == .faceOff ? .after : .before }
}

/// Playing time in one period, over which nothing changes.
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

/// When the rulebook's manpower changes.
private struct RuledStretches {
  private let changes: [PlayingTime]
  private let schedule: Schedule

  init(_ solution: Solution) {
    schedule = solution.game.schedule
    changes = ManpowerHistory(solution).steps.dropFirst().map(\.since.played)
  }

  /// How long the manpower of `time` lasts within its period, as times of that period.
  func stretch(at time: GameTime, _ side: InstantSide) -> Stretch {
    let start = schedule.start(of: time.period).played
    let whole = Stretch(start: .zero, end: schedule.length(of: time.period))
    return changes.reduce(into: whole) { stretch, change in
      let elapsed = change - start
      let isBefore = side == .before ? elapsed < time.elapsed : elapsed <= time.elapsed
      if isBefore {
        stretch.start = max(stretch.start, elapsed)
      } else {
        stretch.end = min(stretch.end, elapsed)
      }
    }
  }
}
