/// The consequences of earlier games for this one, from a season's ledger.
///
/// They are facts about the game, like the players' numbers. The solver uses nothing else of those
/// games.
public struct EarlierGames: Sendable, Hashable {
  /// The calls that earlier calls of the season raise to a game misconduct.
  public var calls: [Provision<CountedBefore>] = []
  /// The players who may not play, each with the rule that keeps him out.
  ///
  /// The first play that names one of them gives a warning.
  public var ineligible: [Player: Citation] = [:]
  /// The members of the staff who may not be at the bench, each with the rule that keeps him out.
  ///
  /// The first call on one of them gives a warning.
  public var ineligibleStaff: [Offender: Citation] = [:]
  /// The fate of a goal scored while an ineligible player is on the ice, if that is found before
  /// play goes on; `nil` if the book leaves it to the league.
  package var ineligiblesGoal: Provision<EjectedScorer>?

  /// Nothing is left.
  public init() {}

  /// A player's count of calls, continued from earlier games.
  public struct CountedBefore: Sendable, Hashable {
    /// The player.
    public var player: Player
    /// The infractions that count.
    public var infractions: [Infraction]
    /// The class of the penalties that count.
    public var penaltyClass: PenaltyClass
    /// The calls of this game, numbered from 1, that bring a game misconduct.
    public var ejecting: ClosedRange<Int>

    /// Creates the count of `player`.
    package init(
      _ player: Player, infractions: [Infraction], penaltyClass: PenaltyClass,
      ejecting: ClosedRange<Int>
    ) {
      self.player = player
      self.infractions = infractions
      self.penaltyClass = penaltyClass
      self.ejecting = ejecting
    }
  }
}

extension EarlierGames.CountedBefore {
  /// Whether one of the `new` penalties is a call that brings a game misconduct; `earlier` are the
  /// player's penalties in this game before them.
  func isReached(by new: [Penalty], after earlier: [Penalty]) -> Bool {
    func calls(_ penalties: [Penalty]) -> Int {
      let counted = penalties.filter { penalty in
        penalty.penaltyClass == penaltyClass
          && infractions.contains { penalty.infraction.isSame(as: $0) }
      }
      return Set(counted.map { $0.call }).count
    }
    let (before, now) = (calls(earlier), calls(new))
    return now > 0 && ejecting.overlaps(before + 1...before + now)
  }
}
