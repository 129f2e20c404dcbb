// Questions about a game.

extension Game {
  /// The penalty with this name, or `nil` if the game has none.
  public subscript(id: Penalty.ID) -> Penalty? {
    if penalties.indices.contains(id.index), penalties[id.index].id == id {
      return penalties[id.index]
    }
    return penalties.first { $0.id == id }
  }

  /// The seat with this name, or `nil` if the game has none.
  public subscript(id: Seat.ID) -> Seat? {
    if seats.indices.contains(id.index), seats[id.index].id == id { return seats[id.index] }
    return seats.first { $0.id == id }
  }

  /// Whether a goal in sudden-victory overtime, a lead that ends the game, or the shoot-out has
  /// decided the game.
  package var isDecided: Bool {
    switch record.won?.by {
    case .goal(let id): goals.contains { $0.call == id }
    case .lead(let lead): abs(score.home - score.visiting) >= lead
    case .shootOut: true
    case nil: false
    }
  }

  /// The team that won the shoot-out.
  public var shootOutWinner: Team? {
    record.won.flatMap { $0.by == .shootOut ? $0.team : nil }
  }

  /// The winner of a game that is decided or over; `nil` before that, and for a tie.
  public var winner: Team? {
    if let forfeit { return forfeit.winner }
    if let shootOutWinner { return shootOutWinner }
    guard isDecided || isOver, score.home != score.visiting else { return nil }
    return score.home > score.visiting ? .home : .visiting
  }

  /// The penalty minutes on record so far, whether served or not.
  public var penaltyMinutes: PerTeam<Int> {
    var minutes = joining?.penaltyMinutes ?? PerTeam(both: 0)
    for penalty in penalties { minutes[penalty.team] += penalty.minutes }
    return minutes
  }

  /// The number of goals that `team` scored under `manpower`, without penalty shots.
  public func goals(of team: Team, _ manpower: ScoredGoal.Manpower) -> Int {
    goals.count { $0.goal.team == team && $0.manpower == manpower && !$0.penaltyShot }
  }

}

// The skaters on the ice.

extension Game {
  /// The skaters on the ice: the manpower, plus an extra attacker if the goalkeeper is off; fewer
  /// if a team that lists its players has too few left.
  public var onIce: PerTeam<Int> { onIce(at: manpower) }

  /// The skaters on the ice if the penalties leave the teams `manpower`.
  package func onIce(at manpower: PerTeam<Int>) -> PerTeam<Int> {
    PerTeam(
      home: onIce(.home, at: manpower.home), visiting: onIce(.visiting, at: manpower.visiting))
  }

  private func onIce(_ team: Team, at manpower: Int) -> Int {
    let skaters = manpower + (goalkeepers[team] ? 0 : 1)
    return min(skaters, skatersLeft(of: team) ?? skaters)
  }

  /// The skaters on the list of `team` who neither sit nor are out or hurt, or `nil` if the list
  /// has too few skaters for full strength.
  func skatersLeft(of team: Team) -> Int? {
    let listed = setup.numbers[team]
    if listed.isEmpty { return nil }
    let skaters = listed.filter { !setup.goalkeepers.contains(Player(team, $0)) }
    guard skaters.count >= book.play.skaters.value else { return nil }
    let occupants = bench(of: team).map { $0.occupant }
    let sitting = occupants.compactMap { $0.player }
    let unnamed = occupants.count { if case .substitute = $0 { true } else { false } }
    let off =
      sitting + ejections.compactMap { $0.offender.player } + hurtAndReplaced
      + (stoppage?.injured ?? [])
    return max(0, skaters.count { number in !off.contains(Player(team, number)) } - unnamed)
  }
}

extension Referee {
  /// Notes a warning if a team that lists its players has fewer skaters left than its penalties
  /// allow: it plays on with those it has (USA Hockey, Ask the Official).
  mutating func noticeShortBench() {
    let numbers = game.setup.numbers
    for team in Team.allCases where !numbers[team].isEmpty {
      // Usually enough are left, even if all these are skaters of this team.
      let others =
        game.setup.goalkeepers.count + game.bench.openSeats.count + game.bench.openPenalties.count
        + game.ejections.count + game.teams[team].injured.count
      guard numbers[team].count - others < game.manpower[team],
        let left = game.skatersLeft(of: team), left < game.manpower[team]
      else {
        shortBench[team] = nil
        continue
      }
      if shortBench[team] != left { notice(.shortBench(team, skaters: left), at: lastPlay) }
      shortBench[team] = left
    }
  }
}
