/// The skaters that penalties leave each team, and why.
struct Strength: Sendable, Hashable {
  /// The skaters, without extra attackers.
  private(set) var manpower: PerTeam<Int>
  /// The skaters that both teams have beyond what penalties leave them.
  private(set) var extraSkaters = 0
  /// The last change; all changes at one instant count as one.
  private(set) var change: ManpowerChange
  /// The authority for the change, or `nil` before the first change.
  private(set) var authority: Authority?

  init(_ manpower: PerTeam<Int>) {
    self.manpower = manpower
    change = ManpowerChange(at: GameInstant(played: .zero), from: manpower)
  }

  /// Changes the strength at `instant`.
  mutating func become(
    _ manpower: PerTeam<Int>, extraSkaters: Int, at instant: GameInstant, by authority: Authority
  ) {
    if instant != change.at { change = ManpowerChange(at: instant, from: self.manpower) }
    (self.manpower, self.extraSkaters, self.authority) = (manpower, extraSkaters, authority)
  }
}

struct ManpowerChange: Sendable, Hashable {
  /// The instant of the change.
  var at: GameInstant
  /// The manpower before the change.
  var from: PerTeam<Int>
}

extension Game {
  /// The skaters that penalties leave each team, without extra attackers.
  public var manpower: PerTeam<Int> { strength.manpower }

  /// The skaters that both teams have beyond what penalties leave them, so that neither falls below
  /// the minimum.
  ///
  /// They exist in overtime at reduced strength only, as of the last face-off.
  package var extraSkaters: Int { strength.extraSkaters }
}
