import HockeyRules

/// The points that a team gets for a game.
public struct StandingPoints: Sendable, Hashable {
  /// A win in regulation.
  public var win = 2
  /// A win in overtime.
  public var overtimeWin = 2
  /// A win in the shoot-out.
  public var shootOutWin = 2
  /// A tie.
  public var tie = 1
  /// A defeat in overtime or in the shoot-out.
  public var overtimeLoss = 1
  /// A defeat in regulation.
  public var loss = 0

  /// What tells two teams with as many points apart, the first first.
  public var ties: [TieBreaker] = [.regulationWins, .winsWithoutShootOuts, .difference, .goals]

  /// The usual points: 2-1-0.
  public init() {}

  /// The names of the points in the books' files.
  static let names = ["win", "overtime-win", "shoot-out-win", "tie", "overtime-loss", "loss"]

  /// The points with that name.
  subscript(name: String) -> Int {
    get { 0 }
    set {
      switch name {
      case "win": win = newValue
      case "overtime-win": overtimeWin = newValue
      case "shoot-out-win": shootOutWin = newValue
      case "tie": tie = newValue
      case "overtime-loss": overtimeLoss = newValue
      default: loss = newValue
      }
    }
  }
}

/// A club's record in the standings.
public struct Standing: Sendable, Hashable {
  /// The letters of the club.
  public var club: String
  /// Wins in regulation.
  public var wins = 0
  /// Wins in overtime.
  public var overtimeWins = 0
  /// Wins in the shoot-out.
  public var shootOutWins = 0
  /// Ties.
  public var ties = 0
  /// Defeats in overtime or in the shoot-out.
  public var overtimeLosses = 0
  /// Defeats in regulation.
  public var losses = 0
  /// Goals, with one for the winner of a shoot-out.
  public var goalsFor = 0
  /// Goals of the opponents.
  public var goalsAgainst = 0
  /// Penalty minutes.
  public var penaltyMinutes = 0
  /// Power-play goals.
  public var powerPlayGoals = 0
  /// Power plays, as the book counts them.
  public var powerPlays = 0
  /// Power-play goals of the opponents.
  public var powerPlayGoalsAgainst = 0
  /// Power plays of the opponents.
  public var timesShortHanded = 0
  /// The points.
  public var points = 0

  init(_ club: String) { self.club = club }

  /// The games played.
  public var games: Int { wins + overtimeWins + shootOutWins + ties + overtimeLosses + losses }
  /// The share of power plays with a goal, in tenths of a percent; `nil` without a power play.
  public var powerPlayPerMille: Int? { perMille(powerPlayGoals, of: powerPlays) }
  /// The share of short-handed situations without a goal against, in tenths of a percent.
  public var penaltyKillPerMille: Int? {
    perMille(timesShortHanded - powerPlayGoalsAgainst, of: timesShortHanded)
  }

  /// The record of the club `club` in one game, which is over: that of `team`.
  init(_ club: String, of team: Team, in game: Game) {
    self.club = club
    let score = game.score
    goalsFor = score[team]
    goalsAgainst = score[team.opponent]
    penaltyMinutes = game.penaltyMinutes[team]
    powerPlays = game.powerPlays[team]
    timesShortHanded = game.powerPlays[team.opponent]
    for goal in game.goals where goal.manpower == .powerPlay {
      if goal.goal.team == team { powerPlayGoals += 1 } else { powerPlayGoalsAgainst += 1 }
    }
    let isLate = game.clock.period > game.schedule.regulationPeriods
    switch game.winner {
    case nil: ties = 1
    case team where game.shootOutWinner != nil: shootOutWins = 1
    case team where isLate: overtimeWins = 1
    case team: wins = 1
    case _ where isLate: overtimeLosses = 1
    default: losses = 1
    }
  }

  /// Adds the record `other`.
  mutating func add(_ other: Standing) {
    wins += other.wins
    overtimeWins += other.overtimeWins
    shootOutWins += other.shootOutWins
    ties += other.ties
    overtimeLosses += other.overtimeLosses
    losses += other.losses
    goalsFor += other.goalsFor
    goalsAgainst += other.goalsAgainst
    penaltyMinutes += other.penaltyMinutes
    powerPlayGoals += other.powerPlayGoals
    powerPlays += other.powerPlays
    powerPlayGoalsAgainst += other.powerPlayGoalsAgainst
    timesShortHanded += other.timesShortHanded
  }

  /// The record with its points.
  func with(_ value: StandingPoints) -> Standing {
    var standing = self
    standing.points =
      wins * value.win + overtimeWins * value.overtimeWin
      + shootOutWins * value.shootOutWin + ties * value.tie
      + overtimeLosses * value.overtimeLoss + losses * value.loss
    return standing
  }
}
