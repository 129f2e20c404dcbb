import HockeyRules

/// What tells teams with as many points apart: more of it is better, but for games.
///
/// The words that begin with `head-to-head` look only at the games of the tied teams against each
/// other, once each of them has met all others.
public enum TieBreaker: String, Sendable, Hashable, CaseIterable {
  /// Fewer games played.
  case fewerGames = "fewer-games"
  /// Wins in regulation.
  case regulationWins = "regulation-wins"
  /// Wins in regulation and in overtime.
  case winsWithoutShootOuts = "wins-without-shoot-outs"
  /// All wins.
  case wins
  /// Goals less goals against.
  case difference = "goal-difference"
  /// Goals.
  case goals
  /// Points for each game against each other.
  case headToHeadPoints = "head-to-head-points"
  /// The same, but where two teams have met an odd number of times, without the first game in the
  /// rink that has had one more.
  case headToHeadEvenPoints = "head-to-head-points-of-even-games"
  /// All wins against each other.
  case headToHeadWins = "head-to-head-wins"
  /// Wins in regulation against each other.
  case headToHeadRegulationWins = "head-to-head-regulation-wins"
  /// Goals less goals against, in the games against each other.
  case headToHeadDifference = "head-to-head-goal-difference"
  /// Goals in the games against each other.
  case headToHeadGoals = "head-to-head-goals"
}

/// The order of the standings.
struct StandingsOrder {
  let points: StandingPoints
  /// The games of the regular season, in order: the records of both clubs in each.
  let games: [PerTeam<Standing>]

  /// `clubs` by their points; those with as many by the book's list, then by their letters.
  func ordered(_ clubs: [Standing]) -> [Standing] {
    Self.parted(clubs) { $0.points }.flatMap { settled($0) }
  }

  /// Tied clubs in order; those that a step leaves tied begin again with the first one.
  private func settled(_ tied: [Standing]) -> [Standing] {
    guard tied.count > 1 else { return tied }
    for tie in points.ties {
      let groups = parted(tied, by: tie)
      if groups.count > 1 { return groups.flatMap { settled($0) } }
    }
    return tied.sorted { $0.club < $1.club }
  }

  /// The clubs with the same value together, the highest value first.
  private static func parted(_ clubs: [Standing], by value: (Standing) -> Int) -> [[Standing]] {
    Dictionary(grouping: clubs, by: value).sorted { $0.key > $1.key }.map { $0.value }
  }

  private func parted(_ tied: [Standing], by tie: TieBreaker) -> [[Standing]] {
    switch tie {
    case .fewerGames: return Self.parted(tied) { -$0.games }
    case .regulationWins: return Self.parted(tied) { $0.wins }
    case .winsWithoutShootOuts: return Self.parted(tied) { $0.wins + $0.overtimeWins }
    case .wins: return Self.parted(tied) { $0.allWins }
    case .difference: return Self.parted(tied) { $0.goalsFor - $0.goalsAgainst }
    case .goals: return Self.parted(tied) { $0.goalsFor }
    case .headToHeadPoints, .headToHeadEvenPoints, .headToHeadWins, .headToHeadRegulationWins,
      .headToHeadDifference, .headToHeadGoals:
      guard let records = records(among: tied, onlyEven: tie == .headToHeadEvenPoints) else {
        return [tied]
      }
      return Self.parted(tied) { club in records[club.club].map { value(of: tie, in: $0) } ?? 0 }
    }
  }

  private func value(of tie: TieBreaker, in record: Standing) -> Int {
    switch tie {
    case .headToHeadWins: record.allWins
    case .headToHeadRegulationWins: record.wins
    case .headToHeadDifference: record.goalsFor - record.goalsAgainst
    case .headToHeadGoals: record.goalsFor
    // Shares of up to fifteen games are compared exactly: 360,360 is a multiple of all those numbers.
    default: record.games == 0 ? 0 : record.with(points).points * 360_360 / record.games
    }
  }

  /// The records of the tied clubs in their games against each other, or `nil` if two have not met.
  private func records(among tied: [Standing], onlyEven: Bool) -> [String: Standing]? {
    let clubs = Set(tied.map { $0.club })
    let own = games.filter { clubs.contains($0.home.club) && clubs.contains($0.visiting.club) }
    let pairs = Dictionary(grouping: own) { Set([$0.home.club, $0.visiting.club]) }
    guard pairs.count == clubs.count * (clubs.count - 1) / 2 else { return nil }
    var records: [String: Standing] = [:]
    for (_, var games) in pairs {
      if onlyEven, !games.count.isMultiple(of: 2) {
        let atHome = Dictionary(grouping: games.indices) { games[$0].home.club }
        if let most = atHome.values.max(by: { $0.count < $1.count }) { games.remove(at: most[0]) }
      }
      for record in games.flatMap({ [$0.home, $0.visiting] }) {
        records[record.club, default: Standing(record.club)].add(record)
      }
    }
    return records
  }
}

extension Standing {
  /// Wins in regulation, in overtime and in shoot-outs.
  fileprivate var allWins: Int { wins + overtimeWins + shootOutWins }
}
