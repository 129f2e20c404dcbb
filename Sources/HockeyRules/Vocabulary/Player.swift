/// A player, known by his team and number.
public struct Player: Sendable, Hashable {
  /// His team.
  public var team: Team
  /// The number on the sweater, or the source's own number where it gives none.
  public var number: Int

  /// Creates the player of a team with a number.
  public init(_ team: Team, _ number: Int) {
    self.team = team
    self.number = number
  }
}

/// Who is charged with a penalty.
public enum Offender: Sendable, Hashable {
  /// A player who is no goalkeeper.
  case skater(Player)
  /// A goalkeeper: he never sits.
  case goalkeeper(Player)
  /// The team itself: a bench minor.
  case bench(Team)
  /// A player of the team whom nobody could name.
  case unidentified(Team)

  /// The penalised team.
  public var team: Team {
    switch self {
    case .skater(let player), .goalkeeper(let player): player.team
    case .bench(let team), .unidentified(let team): team
    }
  }

  /// The player charged, where there is one and he is known.
  public var player: Player? {
    switch self {
    case .skater(let player), .goalkeeper(let player): player
    case .bench, .unidentified: nil
    }
  }
}

/// Who sits on the penalty bench.
public enum Occupant: Sendable, Hashable {
  /// A player whom the log names.
  case player(Player)
  /// A team-mate, not named in the log, who sits for the offender.
  case substitute(for: Offender)

  /// The team that he sits for.
  public var team: Team {
    switch self {
    case .player(let player): player.team
    case .substitute(let offender): offender.team
    }
  }
}
