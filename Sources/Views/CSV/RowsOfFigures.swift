import HockeyRules
import Scoresheets

/// A goal as a row.
struct GoalRow: RowSubject {
  let game: PlayedGame
  let scored: ScoredGoal
  let score: PerTeam<Int>
  let isWinning: Bool
  /// The place of its play in the log.
  let play: Int?
  private var goal: Goal { scored.goal }

  static let columns: [Field<Self>] = .list(
    [.game], Field.clock { $0.scored.time },
    [
      .team { $0.goal.team },
      .player("scorer", "Who scored: team and number.") { $0.goal.scorer },
      .player("assist_1", "Who had the first assist.") { $0.goal.assists.first },
      .player("assist_2", "Who had the second assist.") { $0.goal.assists.dropFirst().first },
      Field("manpower", "`PP`, `SH` or `EV`.") { $0.scored.manpower.word },
      Field("empty_net", "Whether the net was empty.") { $0.goal.emptyNet },
      Field("penalty_shot", "Whether it was scored on a penalty shot.") { $0.scored.penaltyShot },
      Field("awarded", "Whether the officials awarded it.") { $0.goal.awarded },
    ],
    Field.perTeam("score", "score after it") { $0.score },
    [
      Field("game_winning", "Whether it is the game-winning goal.") { $0.isWinning },
      .source { $0.play },
      .name("scorer_name", of: "the scorer") { $0.goal.scorer },
      .name("assist_1_name", of: "the player with the first assist") { $0.goal.assists.first },
      .name("assist_2_name", of: "the player with the second assist") {
        $0.goal.assists.dropFirst().first
      },
    ], Field.last)

  static func forEach(of game: PlayedGame, _ take: (Self) -> Void) {
    let plays = PlayIndex(of: game.solution)
    let winning = game.solution.game.gameWinningGoal
    var score = game.solution.game.joining?.score ?? PerTeam(both: 0)
    for scored in game.solution.game.goals {
      score[scored.goal.team] += 1
      take(
        Self(
          game: game, scored: scored, score: score, isWinning: scored == winning,
          play: plays[scored.call]))
    }
  }
}

/// A penalty as a row.
struct PenaltyRow: RowSubject {
  let game: PlayedGame
  let penalty: Penalty
  let course: PenaltyCourse
  /// The place in the log of the play that called it.
  let call: Int?

  static let columns: [Field<Self>] = .list(
    [
      .game, .team { $0.penalty.team },
      Field("player", "The offender: team and number, or the bench.") {
        $0.game.notation.letters.name(of: $0.penalty.offender)
      },
      Field("class", "`minor`, `major`, `match`, `misconduct`, `game-misconduct` …") {
        $0.penalty.penaltyClass.name
      },
      .infraction { $0.penalty.infraction },
      Field("minutes", "The minutes on the offender's record; 0 where it was taken back.") {
        $0.penalty.minutes
      },
      Field("seconds", "The time to serve.") { $0.penalty.length },
      Field("set_off", "Whether it was set off against the other team's.") { $0.course.isSetOff },
    ],
    Field.clock("called", "in which it was called") { $0.called },
    Field.clock("start", "in which its time first began") { $0.time(of: $0.course.start) },
    Field.clock("end", "in which it ended") { $0.time(of: $0.course.ended) },
    [
      Field(
        "end_reason",
        "`served`, `goal-against`, `goal-for`, `released`, `voided`, `replaced` or `recorded`."
      ) { $0.course.ending?.name },
      Field(
        "served_seconds", "The time served, up to the end of the log where it still runs."
      ) { $0.course.served },
      .source("The id, in its source, of the play that called it.") { $0.call },
      .name("name", of: "the offender") { $0.penalty.offender.player },
    ], Field.last)

  static func forEach(of game: PlayedGame, _ take: (Self) -> Void) {
    let plays = PlayIndex(of: game.solution)
    let courses = PenaltyCourse.all(in: game.solution)
    for (penalty, course) in zip(game.solution.game.penalties, courses) {
      take(Self(game: game, penalty: penalty, course: course, call: plays[penalty.call]))
    }
  }

  private var called: GameTime? { call.map { game.solution.plays[$0].event.time } }

  private func time(of instant: GameInstant?) -> GameTime? {
    instant.map { game.solution.game.schedule.time(of: $0, in: called?.period ?? 1) }
  }
}

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
  let strength: StrengthTime
  private var own: Int { strength.manpower[team] }
  private var other: Int { strength.manpower[team.opponent] }

  static let columns: [Field<Self>] =
    [
      .game, .side { $0.team }, .team { $0.team },
      Field("strength", "Its skaters and the opponents', such as `5v4`.") {
        "\($0.own)v\($0.other)"
      },
      Field("skaters", "The skaters that penalties leave it.") { $0.own },
      Field("opponents", "The skaters that they leave the opponents.") { $0.other },
      Field("seconds", "The playing time at that strength.") { $0.strength.time },
    ] + Field.last

  static func forEach(of game: PlayedGame, _ take: (Self) -> Void) {
    let times = game.solution.timeAtStrength
    for team in Team.allCases {
      for strength in times { take(Self(game: game, team: team, strength: strength)) }
    }
  }
}

/// A player as a row: his figures in a game, as far as its log gives them.
struct PlayerRow: RowSubject {
  let game: PlayedGame
  let player: Player
  var goals = 0
  var assists = 0
  var minutes = 0
  var plusMinus: Int?

  static let columns: [Field<Self>] =
    [
      .game, .side { $0.player.team }, .team { $0.player.team },
      .player("player", "Team and number.") { $0.player },
      Field("goals", "Goals.") { $0.goals },
      Field("assists", "Assists.") { $0.assists },
      Field("points", "Goals and assists.") { $0.goals + $0.assists },
      Field("minutes", "Penalty minutes.") { $0.minutes },
      Field(
        "plus_minus", "Plus-minus; empty where the source does not say who was on the ice."
      ) { $0.plusMinus },
      .name("name", of: "the player") { $0.player },
    ] + Field.last

  /// Gives the players who scored, assisted, were penalised or were on the ice at a goal, by team and
  /// number.
  static func forEach(of game: PlayedGame, _ take: (Self) -> Void) {
    var rows: [Player: Self] = [:]
    func note(_ player: Player, _ change: (inout Self) -> Void) {
      change(&rows[player, default: Self(game: game, player: player)])
    }
    for goal in game.solution.game.goals {
      if let scorer = goal.goal.scorer { note(scorer) { $0.goals += 1 } }
      for player in goal.goal.assists { note(player) { $0.assists += 1 } }
    }
    for penalty in game.solution.game.penalties {
      if let player = penalty.offender.player { note(player) { $0.minutes += penalty.minutes } }
    }
    for balance in game.log.plusMinus(in: game.solution) ?? [] {
      note(balance.player) { $0.plusMinus = balance.balance }
    }
    let sorted = rows.values.sorted {
      ($0.player.team.rawValue, $0.player.number) < ($1.player.team.rawValue, $1.player.number)
    }
    for row in sorted { take(row) }
  }
}
