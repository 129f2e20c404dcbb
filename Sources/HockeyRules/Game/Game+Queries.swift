// Questions about a game.

extension Game {
  /// Whether a goal in sudden-victory overtime, or the shoot-out, has decided the game.
  public var isDecided: Bool {
    switch decision {
    case .goal(let id): goals.contains { $0.call == id }
    case .shootOut: true
    case nil: false
    }
  }

  /// The team that won the shoot-out.
  public var shootOutWinner: Team? { decision == .shootOut ? decidedFor : nil }

  /// The score so far; the winner of the shoot-out has one goal more.
  public var score: PerTeam<Int> {
    var score = joining?.score ?? PerTeam(both: 0)
    for goal in goals { score[goal.goal.team] += 1 }
    if let shootOutWinner { score[shootOutWinner] += 1 }
    return score
  }

  /// The team that has won, once the game is decided or over; nil before that, and for a tie.
  public var winner: Team? {
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

  /// The skaters on the ice: the manpower, and an extra attacker for a goalkeeper who is off.
  public var onIce: PerTeam<Int> {
    PerTeam(
      home: manpower.home + (goalkeepers.home ? 0 : 1),
      visiting: manpower.visiting + (goalkeepers.visiting ? 0 : 1))
  }
}
