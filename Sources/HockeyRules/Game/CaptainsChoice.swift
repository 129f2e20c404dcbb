/// Something that the book leaves to a captain, and what was taken.
public struct CaptainsChoice: Sendable, Hashable {
  /// Whose captain chooses.
  public var team: Team
  /// Those among whom he chooses, in the order of their calls.
  public var candidates: [Offender]
  /// Those whom he named, or whom the book's order names until he does.
  public var taken: [Offender]
  /// Whether he has named nobody yet.
  public var isAssumed: Bool
  /// The play on which it was ruled, or before which it fell due.
  public var play: Event.ID
  /// Whether it came up while play was on: who of those whose time is up goes on the ice first.
  public var isInPlay: Bool
  /// Who or what leaves it to him.
  public var authority: Authority

  /// What `ruling` leaves to a captain; nil where it leaves nothing.
  init?(_ ruling: Ruling, isInPlay: Bool) {
    guard case .choice(let team, let candidates, let taken, let assumed) = ruling.effect else {
      return nil
    }
    self.team = team
    self.candidates = candidates
    self.taken = taken
    isAssumed = assumed
    play = ruling.cause
    self.isInPlay = isInPlay
    authority = ruling.authority
  }

  /// Whether `players` may be named: at least one, and all of them candidates.
  func admits(_ players: [Player]) -> Bool { candidates.admit(players) }
}

extension [Offender] {
  /// Whether all of `players`, at least one, are among them.
  func admit(_ players: [Player]) -> Bool {
    !players.isEmpty
      && players.allSatisfy { player in contains { $0.player == player } }
  }
}
