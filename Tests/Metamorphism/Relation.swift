public import Scoresheets
public import SeededRandom

/// A way to change a log with an effect on the answer that is known without solving the log.
public enum Relation: String, CaseIterable, Sendable {
  /// The teams change sides.
  case teamsSwapped = "teams swapped"
  /// Every player has another number.
  case playersRenumbered = "players renumbered"
  /// Calls on different teams are typed in another order.
  case callsOnBothTeamsReordered = "calls on both teams reordered"
  /// Two calls on one player are typed in the other order.
  case callsOnOnePlayerReordered = "calls on one player reordered"
  /// All calls of a stoppage are typed in another order.
  case stoppageReordered = "calls of a stoppage reordered"
  /// Implied whistles and face-offs are logged.
  case stoppagesSpelledOut = "whistles and face-offs spelled out"
  /// Implied whistles and face-offs are left out.
  case stoppagesImplied = "whistles and face-offs left out"
  /// Plays of no consequence are added.
  case emptyPlaysAdded = "empty plays added"
  /// Plays of no consequence are left out.
  case emptyPlaysRemoved = "empty plays removed"
  /// A player who does nothing else gets a misconduct.
  case bystandersMisconduct = "a bystander's misconduct"
  /// All plays of one period come earlier or later by the same time.
  case timeShifted = "time shifted"

  /// The books under which the relations are tried: the books that others extend, and the PWHL's.
  public static let books = [
    "hockey-canada-2024", "nhl-2025", "iihf-2025", "usa-hockey-2025", "ncaa-2024", "pwhl-2025",
  ]

  /// The outcome of the relation on `sample`, or `nil` if the log has nothing to change.
  public func outcome(on sample: Sample, _ random: inout SplitMix) -> Outcome? {
    switch self {
    case .teamsSwapped: swapTeams(of: sample)
    case .playersRenumbered: renumber(sample, &random)
    case .callsOnBothTeamsReordered: reorderBothTeams(in: sample, &random)
    case .callsOnOnePlayerReordered: reorderOnePlayer(in: sample, &random)
    case .stoppageReordered: reorderStoppage(in: sample, &random)
    case .stoppagesSpelledOut: spellOut(sample, &random)
    case .stoppagesImplied: leaveOut(sample, &random)
    case .emptyPlaysAdded: addEmptyPlays(to: sample, &random)
    case .emptyPlaysRemoved: removeEmptyPlays(from: sample)
    case .bystandersMisconduct: addMisconduct(to: sample, &random)
    case .timeShifted: shift(sample, &random)
    }
  }
}

/// The outcome of a relation on a log.
public struct Outcome: Sendable {
  /// The log before the change; for some relations, a part of the sample's log.
  public var original: GameLog
  /// The changed log.
  public var changed: GameLog
  /// The expected answer, derived from the answer to the original.
  public var expected: Answer
  /// The actual answer.
  public var answer: Answer

  /// Whether the relation holds.
  public var holds: Bool { answer == expected }

  init(_ original: Sample, _ changed: Sample, expected: Answer, answer: Answer) {
    self.original = original.log
    self.changed = changed.log
    self.expected = expected
    self.answer = answer
  }
}
