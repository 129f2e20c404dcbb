/// Who is put out of the game by what the log shows.
public struct EjectionProvisions: Sendable, Hashable {
  /// What every major carries with it.
  public var majorsCarry: Provision<MajorsCarry>
  /// The major with which a player gets a game misconduct; nil for none.
  public var majorsToGameMisconduct: Provision<Int?>
  /// The misconduct with which a player gets a game misconduct; nil for none.
  public var misconductsToGameMisconduct: Provision<Int?>
  /// How a game misconduct stands to the misconduct that brings it by a count.
  public var countedMisconduct: Provision<CountedMisconduct>
  /// The penalty of a game with which a player gets a game misconduct; nil for none.
  public var penaltiesToGameMisconduct: Provision<Int?>
  /// The minutes on record for a game misconduct that a count brings and nobody called.
  public var countedMinutes: Provision<Int>
  /// The counts of minors for certain infractions that put a player out.
  public var infractionCounts: Provision<[InfractionCount]>

  /// Creates the group of its provisions.
  public init(
    majorsCarry: Provision<MajorsCarry>, majorsToGameMisconduct: Provision<Int?>,
    misconductsToGameMisconduct: Provision<Int?>, countedMisconduct: Provision<CountedMisconduct>,
    penaltiesToGameMisconduct: Provision<Int?>, countedMinutes: Provision<Int>,
    infractionCounts: Provision<[InfractionCount]>
  ) {
    self.majorsCarry = majorsCarry
    self.majorsToGameMisconduct = majorsToGameMisconduct
    self.misconductsToGameMisconduct = misconductsToGameMisconduct
    self.countedMisconduct = countedMisconduct
    self.penaltiesToGameMisconduct = penaltiesToGameMisconduct
    self.countedMinutes = countedMinutes
    self.infractionCounts = infractionCounts
  }
}
