/// The score of a game: goals, shoot-out attempts, power plays, and the decision.
struct ScoreRecord: Sendable, Hashable {
  /// The game's figures when it was joined, or `nil` if the log begins with the game.
  var joining: JoinedFigures?
  /// The goals that count and the penalty-shot goals, in order.
  var goals: [ScoredGoal] = []
  /// The attempts of the shoot-out, in order.
  var attempts: [Attempt] = []
  /// The goals of each team, including those before the game was joined and the winner's for the
  /// shoot-out.
  private(set) var score = PerTeam(both: 0)
  /// The number of power plays of each team, as the book counts opportunities.
  var powerPlays = PerTeam(both: 0)
  /// The instant at which the last power play against each team began, and how many began then.
  var lastPowerPlay = PerTeam<PowerPlaysBegun?>(both: nil)
  /// The deciding event and the winner of a game decided after regulation, unless the decision has
  /// been taken back.
  var won: Won?
  /// The teams that lost their point for the tie after regulation.
  var pointsLost: [Team] = []
  /// The result on record after a team has forfeited the game.
  var forfeit: Forfeit?

  /// A win after regulation.
  struct Won: Sendable, Hashable {
    var team: Team
    var by: Decision
  }

  mutating func apply(_ effect: ScoreEffect, at now: GameInstant) {
    switch effect {
    case .joined(let joining):
      self.joining = joining
      (powerPlays, score) = (joining.powerPlays, joining.score)
    case .scored(let goal):
      goals.append(goal)
      score[goal.goal.team] += 1
    case .judgedAgain(let goal):
      if let index = goals.firstIndex(where: { $0.call == goal.call }) { goals[index] = goal }
    case .disallowed(let id):
      for goal in goals where goal.call == id { score[goal.goal.team] -= 1 }
      goals.removeAll { $0.call == id }
      lose(attempt: id)
    case .attempt(let attempt): attempts.append(attempt)
    case .pointLost(let team): pointsLost.append(team)
    case .forfeited(let forfeit): self.forfeit = forfeit
    case .won(let team, let decision):
      won = Won(team: team, by: decision)
      if decision == .shootOut { score[team] += 1 }
    case .powerPlay(let penalty):
      let team = penalty.offender.team
      powerPlays[team.opponent] += 1
      let begun = lastPowerPlay[team].map { $0.at == now ? $0.count : 0 } ?? 0
      lastPowerPlay[team] = PowerPlaysBegun(at: now, count: begun + 1)
    }
  }

  /// Takes back the goal of a shoot-out attempt, and the win if that goal decided it.
  private mutating func lose(attempt id: Event.ID) {
    guard let index = attempts.firstIndex(where: { $0.call == id }) else { return }
    attempts[index].shot.result = .lost
    if let won, won.by == .shootOut { score[won.team] -= 1 }
    won = nil
  }
}

struct PowerPlaysBegun: Sendable, Hashable {
  /// The instant at which they began.
  var at: GameInstant
  /// The number of power plays that began.
  var count: Int
}

extension Game {
  /// The game's figures when it was joined, or `nil` if the log starts at the beginning of the
  /// game.
  public var joining: JoinedFigures? { record.joining }

  /// The result on record after a team has forfeited the game, or `nil` if none has.
  public var forfeit: Forfeit? { record.forfeit }

  /// The teams that lost their point for a tie after regulation, because a goal was scored on them
  /// while their goalkeeper was off.
  public var pointsLost: [Team] { record.pointsLost }

  /// The goals that count and the penalty-shot goals, in order.
  public var goals: [ScoredGoal] { record.goals }

  /// The score so far; the winner of the shoot-out has one goal more.
  ///
  /// A forfeited game has the score on record.
  public var score: PerTeam<Int> { record.forfeit?.score ?? record.score }

  /// The attempts of the shoot-out, in order.
  public var attempts: [Attempt] { record.attempts }

  /// The number of power plays of each team, as the book counts opportunities.
  public var powerPlays: PerTeam<Int> { record.powerPlays }
}
