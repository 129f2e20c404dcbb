import HockeyRules
import Scoresheets

/// The head of a log, from the summary, or from the plays of a game without a summary.
extension HockeyTechGame {
  /// The feed's ids of the teams.
  var teams: PerTeam<Int>? {
    if let home = summary.teams.home.id, let visiting = summary.teams.visiting.id {
      return PerTeam(home: home, visiting: visiting)
    }
    return teamsBySide ?? teamsOfTakers
  }

  /// The ids of the teams, from the plays that say whether their team is at home.
  private var teamsBySide: PerTeam<Int>? {
    var home = summary.teams.home.id
    var visiting = summary.teams.visiting.id
    for play in plays {
      if let team = play.details.team, let isAtHome = play.details.isAtHome {
        if isAtHome { home = home ?? team } else { visiting = visiting ?? team }
      }
      if let team = play.details.takers.home?.team { home = home ?? team }
      if let team = play.details.takers.visiting?.team { visiting = visiting ?? team }
      if let home, let visiting {
        return home == visiting ? nil : PerTeam(home: home, visiting: visiting)
      }
    }
    return nil
  }

  /// The ids of the teams, from the first face-off between players whose teams other plays show.
  ///
  /// A face-off alone shows which team is at home.
  private var teamsOfTakers: PerTeam<Int>? {
    var teams: [Int: Int] = [:]
    for play in plays {
      guard let team = play.details.team else { continue }
      for person in [play.details.player, play.details.takenBy, play.details.comingIn] {
        if let person, teams[person.id] == nil { teams[person.id] = team }
      }
    }
    for play in plays where play.kind == .faceOff {
      guard let home = play.details.takers.home.flatMap({ teams[$0.id] }),
        let visiting = play.details.takers.visiting.flatMap({ teams[$0.id] }), home != visiting
      else { continue }
      return PerTeam(home: home, visiting: visiting)
    }
    return nil
  }

  func letters(of teams: PerTeam<Int>) -> PerTeam<String> {
    PerTeam(
      home: summary.teams.home.abbreviation ?? abbreviation(of: teams.home) ?? "H",
      visiting: summary.teams.visiting.abbreviation ?? abbreviation(of: teams.visiting) ?? "V"
    ).lettersOfTeams
  }

  private func abbreviation(of team: Int) -> String? {
    for play in plays where play.details.team == team {
      if let abbreviation = play.details.abbreviation { return abbreviation }
    }
    return nil
  }

  /// The year in which the season began, from the date of the game.
  var season: Int? {
    guard let parts = summary.date?.split(separator: "-").compactMap({ Int($0) }), parts.count == 3
    else { return nil }
    let year = parts[1] < 7 ? parts[0] - 1 : parts[0]
    return Notation.years.contains(year) ? year : nil
  }

  /// The kind of game, which decides the overtime.
  ///
  /// The feed numbers its seasons without explaining the numbers; only the PWHL's are known. For
  /// other seasons, the length of the overtime in the summary shows the kind of game. A list of
  /// plays does not give that length; there, a play shows a play-off game if the play can only
  /// happen in one.
  var kind: GameKind {
    if league == nil || league == "PWHL" {
      switch summary.seasonID {
      case 1, 5, 8: return .regular
      case 3, 6: return .playOffs
      default: break
      }
    }
    if let overtime = summary.lengths[4], let regular = summary.lengths[3] {
      return overtime < regular ? .regular : .playOffs
    }
    return plays.contains { $0.isOfPlayOffs } ? .playOffs : .regular
  }

  /// The length of the overtime, or `nil` if the feed gives the usual five minutes or no length.
  var overtimeLength: PlayingTime? {
    guard kind == .regular, let length = summary.lengths[4], length != .minutes(5) else {
      return nil
    }
    return length
  }

  /// The feed's facts about the game as a whole, or `nil` if the feed is only a list of plays.
  var result: SourceResult? {
    var result = SourceResult(isCut: error != nil)
    let scores = summary.teams.map { $0.goals ?? $0.official?.goals }
    if let home = scores.home, let visiting = scores.visiting {
      result.score = PerTeam(home: home, visiting: visiting)
    }
    if summary.id != nil, summary.hasStarted != nil || summary.isFinal {
      result.isFinal = summary.isFinal
      result.now = now
    }
    return result == SourceResult() ? nil : result
  }

  /// The reading of the clock of a game in progress, or `nil` if the feed does not give it.
  private var now: GameTime? {
    guard !summary.isFinal, summary.hasStarted == true, let left = summary.clock.left,
      case .number(let period) = summary.clock.period
    else { return nil }
    let usual: PlayingTime = period > 3 && kind == .regular ? .minutes(5) : .minutes(20)
    let length = summary.lengths[period] ?? usual
    return left <= length ? GameTime(period: period, elapsed: length - left) : nil
  }

  /// The time when the game ended, or `nil` if the summary does not say that it has ended.
  ///
  /// The game ends no earlier than its last play, the last goalkeeper's time on the ice, and
  /// regulation.
  var end: GameTime? {
    guard summary.isFinal else { return nil }
    if plays.contains(where: { $0.kind == .shootOut }) {
      return GameTime(period: shootOutPeriod, elapsed: .zero)
    }
    let stretches = Team.allCases.flatMap { summary.teams[$0].stretches.map { $0.end } }
    let ends = stretches.compactMap { end -> GameTime? in
      guard case .number(let period) = end.details.period, let time = end.details.time else {
        return nil
      }
      return GameTime(period: period, elapsed: time)
    }
    guard let last = (ends + plays.map { $0.time }).max() else { return nil }
    return max(last, GameTime(period: 3, elapsed: .minutes(20)))
  }

  /// The period number of the shoot-out: one after the overtime, even if no overtime was played.
  var shootOutPeriod: Int { max(4, plays.map { $0.time.period }.max() ?? 0) + 1 }
}

extension HockeyTechPlay {
  /// Whether only a play-off game can have the play: in overtime after five minutes, in a second
  /// overtime, or a goal in overtime with five skaters on each team.
  fileprivate var isOfPlayOffs: Bool {
    guard time.period >= 4, kind != .shootOut else { return false }
    let isFullGoal = kind == .goal && details.plus.count == 5 && details.minus.count == 5
    return time.period > 4 || time.elapsed > .minutes(5) || isFullGoal
  }
}
