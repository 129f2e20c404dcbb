public import HockeyRules

/// A goalkeeper's record in the games of a regular season whose logs say who was in the net.
public struct GoalkeeperRecord: Sendable, Hashable {
  /// The goalkeeper.
  public var person: Person
  /// Games in which he was in the net.
  public var games = 0
  /// Wins: games in which he was in the net for the goal that decided.
  public var wins = 0
  /// Ties.
  public var ties = 0
  /// Defeats in overtime or in the shoot-out.
  public var overtimeLosses = 0
  /// Defeats in regulation.
  public var losses = 0
  /// Goals against him, without those into an empty net and those of a shoot-out.
  public var goalsAgainst = 0
  /// Games without a goal against in which no other goalkeeper of his team played.
  public var shutouts = 0
  /// The playing time in the net.
  public var time = PlayingTime.zero

  init(_ person: Person) { self.person = person }

  /// The goals against in sixty minutes, in hundredths; `nil` without playing time.
  public var averagePerCent: Int? {
    let tenths = time.tenths
    return tenths == 0 ? nil : (goalsAgainst * 3_600_000 + tenths / 2) / tenths
  }

  mutating func add(_ other: GoalkeeperRecord) {
    games += other.games
    wins += other.wins
    ties += other.ties
    overtimeLosses += other.overtimeLosses
    losses += other.losses
    goalsAgainst += other.goalsAgainst
    shutouts += other.shutouts
    time = time + other.time
  }
}

extension GoalkeeperRecord {
  /// The records of the goalkeepers of a solved game.
  static func all(in solution: Solution, clubs: PerTeam<String>) -> [GoalkeeperRecord] {
    Team.allCases.flatMap { team in
      NetWatch(team, in: solution).records(Standing(clubs[team], of: team, in: solution.game))
    }
  }
}

/// Who stood in a team's net in a game.
private struct NetWatch {
  private let team: Team
  private let game: Game
  /// The goalkeeper, from when on, and whether he is on the ice.
  private var inNet: Player?
  private var since = GameInstant(played: .zero)
  private var isOn = true
  private var records: [Player: GoalkeeperRecord] = [:]
  /// The one in the net for the goal that decided the game.
  private var decided: Player?

  init(_ team: Team, in solution: Solution) {
    self.team = team
    game = solution.game
    inNet = Self.starter(of: team, in: solution)
    guard inNet != nil else { return }
    let counting = Set(game.goals.map { $0.call })
    let winner = game.winner
    // The goal that decides is the winner's first above all of the loser's.
    let deciding = winner.map { winner in game.goals.count { $0.goal.team != winner } + 1 }
    var scored = 0
    for ruling in solution.journal {
      switch ruling.effect {
      case .play(.inGoal(let player)) where player.team == team:
        leave(at: ruling.at)
        (inNet, isOn) = (player, true)
      case .play(.goalkeeper(team, let onIce)):
        if isOn, !onIce { leave(at: ruling.at) }
        if !isOn, onIce { since = ruling.at }
        isOn = onIce
      case .score(.scored(let goal)) where counting.contains(goal.call):
        if goal.goal.team == winner {
          scored += 1
          if scored == deciding { decided = inNet }
        }
        if goal.goal.team != team, isOn, !goal.goal.emptyNet, let inNet {
          note(inNet) { $0.goalsAgainst += 1 }
        }
      default: continue
      }
    }
    leave(at: game.schedule.instant(of: game.clock))
    decided = decided ?? inNet
  }

  /// The one who begins in the net: the team's only goalkeeper, or the first who is put there.
  private static func starter(of team: Team, in solution: Solution) -> Player? {
    let known = solution.game.setup.goalkeepers.filter { $0.team == team }
    if known.count == 1 { return known.first }
    for play in solution.plays {
      guard case .inGoal(let player) = play.event.play, player.team == team else { continue }
      let others = known.filter { $0 != player }
      let isStart = play.event.time.period == 1 && play.event.time.elapsed == .zero
      return isStart ? player : others.count == 1 ? others.first : nil
    }
    return nil
  }

  private mutating func note(_ player: Player, _ change: (inout GoalkeeperRecord) -> Void) {
    change(&records[player, default: GoalkeeperRecord(Person("", .player(player.number)))])
  }

  private mutating func leave(at now: GameInstant) {
    if isOn, let inNet, now > since { note(inNet) { [since] in $0.time = $0.time + (now - since) } }
    since = now
  }

  /// The records, with the `result` of the team for the one who was in the net for the goal that
  /// decided.
  func records(_ result: Standing) -> [GoalkeeperRecord] {
    records.map { player, record in
      var record = record
      record.person = Person(result.club, .player(player.number))
      record.games = 1
      if records.count == 1, result.goalsAgainst == 0 { record.shutouts = 1 }
      guard player == decided else { return record }
      record.wins = result.wins + result.overtimeWins + result.shootOutWins
      record.ties = result.ties
      record.overtimeLosses = result.overtimeLosses
      record.losses = result.losses
      return record
    }
  }
}
