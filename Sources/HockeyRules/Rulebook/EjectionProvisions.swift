/// The ejections that follow from the log.
public struct EjectionProvisions: Sendable, Hashable {
  /// The majors that put the player out of the game.
  public let majorsCarry: Provision<MajorsCarry>
  /// The number of majors at which a player gets a game misconduct, or `nil` for none.
  public let majorsToGameMisconduct: Provision<Int?>
  /// The number of misconducts at which a player gets a game misconduct, or `nil` for none.
  public let misconductsToGameMisconduct: Provision<Int?>
  /// Whether a game misconduct by a count replaces the misconduct that triggered it.
  public let countedMisconduct: Provision<CountedMisconduct>
  /// The number of penalties in a game at which a player gets a game misconduct, or `nil` for none.
  public let penaltiesToGameMisconduct: Provision<Int?>
  /// The minutes on record for a game misconduct that results from a count, without a call.
  public let countedMinutes: Provision<Int>
  /// The counts of penalties for certain infractions that put a player out.
  public let infractionCounts: Provision<[InfractionCount]>
  /// The consequences of a player's or a team's count of penalties: each row that fits applies.
  public let gameCounts: Provision<[GameCount]>
  /// The number of penalties for which a double minor counts.
  public let doubleMinorCounts: Provision<DoubleMinorCounts>

  /// Whether the book counts the penalties of a game, with consequences.
  package var countsPenalties: Bool {
    penaltiesToGameMisconduct.value != nil || !gameCounts.value.isEmpty
  }

  init(from source: inout PointSource) {
    majorsCarry = source.point("majors-carry", "What every major carries with it.", .ejections)
    majorsToGameMisconduct = source.point(
      "majors-to-game-misconduct",
      "The number of majors with which a player gets a game misconduct.",
      .ejections, .optional(.number(1...99)))
    misconductsToGameMisconduct = source.point(
      "misconducts-to-game-misconduct",
      "The number of misconducts with which a player gets a game misconduct.", .ejections,
      .optional(.number(1...99)))
    countedMisconduct = source.point(
      "counted-misconduct",
      "Whether a game misconduct by a count replaces the misconduct that triggered it.", .ejections)
    penaltiesToGameMisconduct = source.point(
      "penalties-to-game-misconduct",
      "The number of penalties with which a player gets a game misconduct.", .ejections,
      .optional(.number(1...99)))
    countedMinutes = source.point(
      "counted-minutes", "The minutes on record for a game misconduct given for a count.",
      .ejections)
    infractionCounts = source.point(
      "infraction-counts", "The counts of penalties for certain infractions that put a player out.",
      .ejections)
    gameCounts = source.point(
      "game-counts", "What follows from a count of a player's or a team's penalties in a game.",
      .alone, usual: .list([]))
    doubleMinorCounts = source.point(
      "double-minor-counts", "For how many penalties a double minor counts in a game.", .ejections,
      usual: .text(DoubleMinorCounts.twice.rawValue))
  }
}

/// The number of penalties for which a double minor counts towards those of a game.
@nonexhaustive public enum DoubleMinorCounts: String, NamedChoice {
  /// Two.
  case twice
  /// One.
  case once
}
