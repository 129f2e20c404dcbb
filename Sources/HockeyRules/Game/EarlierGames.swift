/// What earlier games leave for this one, as a season's ledger has it.
///
/// They are facts about the game, like the players' numbers: the same plays with the same facts are
/// always solved alike.
public struct EarlierGames: Sendable, Hashable {
  /// The calls of this game that also bring a game misconduct, because of calls in earlier ones.
  public var calls: [Provision<CountedBefore>] = []
  /// The players who may not play, each with the rule that keeps him out.
  ///
  /// The first play that names one of them gives a warning.
  public var ineligible: [Player: Citation] = [:]
  /// The members of the staff who may not be at the bench, each with the rule that keeps him out.
  ///
  /// The first call on one of them gives a warning.
  public var ineligibleStaff: [Offender: Citation] = [:]
  /// What becomes of a goal scored while one of these players is on the ice, if that is found
  /// before play goes on; `nil` if the book leaves it to the league.
  package var ineligiblesGoal: Provision<EjectedScorer>?

  /// Nothing is left.
  public init() {}

  /// The calls of a player that count on from earlier games.
  public struct CountedBefore: Sendable, Hashable {
    /// The player.
    public var player: Player
    /// The infractions that count.
    public var infractions: [Infraction]
    /// The class of the penalties that count.
    public var penaltyClass: PenaltyClass
    /// The calls of this game, from 1, that bring a game misconduct.
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
  /// Whether one of the `new` penalties is a call that brings a game misconduct, after the
  /// `earlier` ones of the same player in this game.
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
