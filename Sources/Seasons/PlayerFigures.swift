import HockeyRules

/// What a player has done in the games of a regular season, as far as their logs say it.
public struct PlayerFigures: Sendable, Hashable {
  /// The player.
  public var person: Person
  /// Goals.
  public var goals = 0
  /// Assists.
  public var assists = 0
  /// Penalty minutes.
  public var penaltyMinutes = 0
  /// Power-play goals.
  public var powerPlayGoals = 0
  /// Assists to power-play goals.
  public var powerPlayAssists = 0
  /// Power plays of his team, whoever was on the ice.
  public var teamPowerPlays = 0
  /// Power plays that his penalties have given the opponents.
  public var timesShortHanded = 0
  /// Those in which the opponents scored while his penalty ran.
  public var timesScoredOn = 0

  init(_ person: Person) { self.person = person }

  /// The share of his team's power plays in which he scored or assisted, in tenths of a percent;
  /// `nil` without a power play.
  public var powerPlayPerMille: Int? {
    perMille(powerPlayGoals + powerPlayAssists, of: teamPowerPlays)
  }
  /// The share of the power plays that his penalties gave the opponents without a goal, in tenths of
  /// a percent.
  public var penaltyKillPerMille: Int? {
    perMille(timesShortHanded - timesScoredOn, of: timesShortHanded)
  }

  /// The figures of the players whom the goals and penalties of a solved game name.
  static func all(in solution: Solution, clubs: PerTeam<String>) -> [PlayerFigures] {
    var figures: [Player: PlayerFigures] = [:]
    func note(_ player: Player?, _ change: (inout PlayerFigures) -> Void) {
      guard let player else { return }
      let person = Person(clubs[player.team], .player(player.number))
      change(&figures[player, default: PlayerFigures(person)])
    }
    for goal in solution.game.goals {
      let onPowerPlay = goal.manpower == .powerPlay ? 1 : 0
      note(goal.goal.scorer) { figures in
        figures.goals += 1
        figures.powerPlayGoals += onPowerPlay
      }
      for player in goal.goal.assists {
        note(player) { figures in
          figures.assists += 1
          figures.powerPlayAssists += onPowerPlay
        }
      }
    }
    let goals = solution.goalsWhileRunning
    for penalty in solution.game.penalties {
      note(penalty.offender.player) { figures in
        figures.penaltyMinutes += penalty.minutes
        guard penalty.gaveAdvantage else { return }
        figures.timesShortHanded += 1
        figures.timesScoredOn += goals[penalty.index] > 0 ? 1 : 0
      }
    }
    return Array(figures.values)
  }

  mutating func add(_ other: PlayerFigures) {
    goals += other.goals
    assists += other.assists
    penaltyMinutes += other.penaltyMinutes
    powerPlayGoals += other.powerPlayGoals
    powerPlayAssists += other.powerPlayAssists
    timesShortHanded += other.timesShortHanded
    timesScoredOn += other.timesScoredOn
  }
}

/// The share of `part` in `all`, in tenths of a percent; `nil` if there is nothing to share.
func perMille(_ part: Int, of all: Int) -> Int? {
  all == 0 ? nil : (part * 1000 + all / 2) / all
}
