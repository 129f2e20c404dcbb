import HockeyRules
import Scoresheets

/// A team as a row.
struct TeamRow: RowSubject {
  let game: PlayedGame
  let team: Team
  let tally: GoalTally
  let times: [StrengthTime]
  let result: Game

  static let columns: [Field<Self>] =
    [
      .game, .side { $0.team }, .team { $0.team },
      Field("score", "The score, with the goal of a shoot-out.") { $0.result.score[$0.team] },
      Field("goals", "The goals that count.") { row in
        row.result.goals.count { $0.goal.team == row.team }
      },
      Field("even", "Goals at even strength.") { $0.tally.even },
      Field("power_play", "Power-play goals.") { $0.tally.powerPlay },
      Field("short_handed", "Short-handed goals.") { $0.tally.shortHanded },
      Field("empty_net", "Goals into an empty net.") { $0.tally.emptyNet },
      Field("penalty_shot", "Goals on penalty shots.") { $0.tally.penaltyShot },
      Field("power_plays", "Power plays: the opportunities.") { $0.result.powerPlays[$0.team] },
      Field("minutes", "Penalty minutes.") { $0.result.penaltyMinutes[$0.team] },
      Field("won", "Whether it won; empty where the game is tied or not over.") { row in
        row.result.winner.map { $0 == row.team }
      },
      Field("even_seconds", "Playing time at even strength.") { $0.time { $0 == $1 } },
      Field("power_play_seconds", "Playing time with more skaters.") { $0.time { $0 > $1 } },
      Field("short_handed_seconds", "Playing time with fewer skaters.") { $0.time { $0 < $1 } },
    ] + Field.last

  static func forEach(of game: PlayedGame, _ take: (Self) -> Void) {
    let result = game.solution.game
    let times = game.solution.timeAtStrength
    for team in Team.allCases {
      let tally = GoalTally(of: team, in: result)
      take(Self(game: game, team: team, tally: tally, times: times, result: result))
    }
  }

  /// The playing time at the strengths, its own and the opponents', that count.
  private func time(_ counts: (Int, Int) -> Bool) -> PlayingTime {
    times.reduce(.zero) {
      counts($1.manpower[team], $1.manpower[team.opponent]) ? $0 + $1.time : $0
    }
  }
}

/// A team's time at one strength as a row.
struct StrengthRow: RowSubject {
  let game: PlayedGame
  let team: Team
  let own: Int
  let other: Int
  let time: PlayingTime

  static let columns: [Field<Self>] =
    [
      .game, .side { $0.team }, .team { $0.team },
      Field("strength", "Its skaters and the opponents', such as `5v4`.") {
        "\($0.own)v\($0.other)"
      },
      Field("skaters", "The skaters that penalties leave it.") { $0.own },
      Field("opponents", "The skaters that they leave the opponents.") { $0.other },
      Field("seconds", "The playing time at that strength.") { $0.time },
    ] + Field.last

  static func forEach(of game: PlayedGame, _ take: (Self) -> Void) {
    let times = game.solution.timeAtStrength
    for team in Team.allCases {
      for strength in times {
        let manpower = strength.manpower
        take(
          Self(
            game: game, team: team, own: manpower[team], other: manpower[team.opponent],
            time: strength.time))
      }
    }
  }
}
