public import Scoresheets
public import SeededRandom

/// A way to change a log whose effect on the answer is known without solving it.
public enum Relation: String, CaseIterable, Sendable {
  /// The teams change sides.
  case teamsSwapped = "teams swapped"
  /// Every player has another number.
  case playersRenumbered = "players renumbered"
  /// A call on the one team is typed before a call on the other.
  case callsOnBothTeamsReordered = "calls on both teams reordered"
  /// Two calls on one player are typed in the other order.
  case callsOnOnePlayerReordered = "calls on one player reordered"
  /// All calls of a stoppage are typed in another order.
  case stoppageReordered = "calls of a stoppage reordered"
  /// Whistles and face-offs are told that went without saying.
  case stoppagesSpelledOut = "whistles and face-offs spelled out"
  /// Whistles and face-offs are left out that go without saying.
  case stoppagesImplied = "whistles and face-offs left out"
  /// Plays of no consequence are added.
  case emptyPlaysAdded = "empty plays added"
  /// Plays of no consequence are left out.
  case emptyPlaysRemoved = "empty plays removed"
  /// A player who does nothing else is given a misconduct.
  case bystandersMisconduct = "a bystander's misconduct"
  /// All of one period's plays come so much earlier or later.
  case timeShifted = "time shifted"

  /// The books under which the relations are tried: those that others extend, and the PWHL's.
  public static let books = [
    "hockey-canada-2024", "nhl-2025", "iihf-2025", "usa-hockey-2025", "ncaa-2024", "pwhl-2025",
  ]

  /// What the relation comes to on `sample`; nil where the log has nothing to change.
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

/// What a relation comes to on a log.
public struct Outcome: Sendable {
  /// The log that is changed; a part of the sample's for some relations.
  public var original: GameLog
  /// The log as it is changed.
  public var changed: GameLog
  /// What it should answer, by the answer to the original.
  public var expected: Answer
  /// What it answers.
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
