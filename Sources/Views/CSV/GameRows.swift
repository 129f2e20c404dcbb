import HockeyRules
import Scoresheets

/// A game as rows for a data frame: what each row is about.
@nonexhaustive public enum GameRows: String, Sendable, Hashable, CaseIterable {
  /// A play of the log.
  case plays
  /// A ruling: what it does, to whom, until when, why, and by which rule.
  case rulings
  /// A penalty: when it was called, started and ended, why, and the time served.
  case penalties
  /// A goal that counts.
  case goals
  /// A team in a game.
  case teams
  /// A team's playing time at one strength in a game.
  case strengths
  /// A player whom the log names at a goal or a penalty.
  case players
}

extension GameRows {
  /// The rows of `game`, with the names of their columns.
  ///
  /// Times are seconds of playing time since the period began; manpower and score have the home
  /// team first.
  func table(of game: PlayedGame) -> RowTable {
    switch self {
    case .plays: Self.plays(of: game)
    case .rulings: Self.rulings(of: game)
    case .penalties: Self.penalties(of: game)
    case .goals: Self.goals(of: game)
    case .teams: Self.teams(of: game)
    case .strengths: Self.strengths(of: game)
    case .players: Self.players(of: game)
    }
  }

  private static func plays(of game: PlayedGame) -> RowTable {
    var table = RowTable(.plays, of: game)
    let rulings = PlayRulings(of: game.solution)
    let wording = RulingWording(game)
    for (index, (play, logged)) in zip(game.solution.plays, game.log.plays).enumerated() {
      // Bookkeeping is not shown, so it is not counted either.
      let shown = rulings[index].count {
        wording.text(for: $0.effect, in: play.event.time.period) != nil
      }
      let warnings = game.warnings(aboutPlay: index).map { game.text(of: $0) }
      let time = play.event.time
      table.add([
        .text(game.name), .integer(logged.line), .integer(time.period), .seconds(time.elapsed),
        .text(game.notation.text(of: play.event.play)), .integer(play.before.home),
        .integer(play.before.visiting), .integer(play.after.home), .integer(play.after.visiting),
        .integer(play.score.home), .integer(play.score.visiting),
        .integer(shown),
        .text(play.refused.map { game.words.words(for: $0).reason }),
        .text(warnings.isEmpty ? nil : warnings.joined(separator: " | ")),
        .text(game.source(of: play.event.id, logged.line)), .text(play.event.play.kind),
      ])
    }
    return table
  }

  private static func penalties(of game: PlayedGame) -> RowTable {
    var table = RowTable(.penalties, of: game)
    let spans = PenaltySpan.all(in: game.solution)
    let lines = game.linesOfPlays
    let names = game.notation.names
    for (penalty, span) in zip(game.solution.game.penalties, spans) {
      let period = span.called?.period ?? 1
      let start = span.start.map { game.solution.game.schedule.time(of: $0, in: period) }
      let end = span.end.map { game.solution.game.schedule.time(of: $0, in: period) }
      table.add([
        .text(game.name), .text(game.notation.letters[penalty.team]),
        .text(game.notation.name(of: penalty.offender)),
        .text(penalty.penaltyClass.name), .text(penalty.infraction?.rawValue),
        .integer(penalty.minutes),
        .seconds(penalty.length), .bool(span.isSetOff), .integer(span.called?.period),
        .seconds(span.called?.elapsed), .integer(start?.period),
        .seconds(start?.elapsed), .integer(end?.period),
        .seconds(end?.elapsed), .text(span.ending?.name), .seconds(span.served),
        .text(lines[penalty.call].map { game.source(of: penalty.call, $0) }),
        .text(penalty.offender.player.flatMap { names[$0] }),
      ])
    }
    return table
  }

  private static func goals(of game: PlayedGame) -> RowTable {
    var table = RowTable(.goals, of: game)
    let winning = game.solution.game.gameWinningGoal
    let lines = game.linesOfPlays
    let names = game.notation.names
    var score = game.solution.game.joining?.score ?? PerTeam(both: 0)
    for scored in game.solution.game.goals {
      let goal = scored.goal
      score[goal.team] += 1
      let assists = goal.assists.map { game.notation.name(of: $0) }
      table.add([
        .text(game.name), .integer(scored.time.period), .seconds(scored.time.elapsed),
        .text(game.notation.letters[goal.team]),
        .text(goal.scorer.map { game.notation.name(of: $0) }),
        .text(assists.first), .text(assists.dropFirst().first), .text(scored.manpower.word),
        .bool(goal.emptyNet),
        .bool(scored.penaltyShot), .bool(goal.awarded), .integer(score.home),
        .integer(score.visiting), .bool(scored == winning),
        .text(lines[scored.call].map { game.source(of: scored.call, $0) }),
        .text(goal.scorer.flatMap { names[$0] }),
        .text(goal.assists.first.flatMap { names[$0] }),
        .text(goal.assists.dropFirst().first.flatMap { names[$0] }),
      ])
    }
    return table
  }

  private static func teams(of game: PlayedGame) -> RowTable {
    var table = RowTable(.teams, of: game)
    let result = game.solution.game
    let times = game.solution.timeAtStrength
    for team in Team.allCases {
      let tally = GoalTally(of: team, in: result)
      table.add([
        .text(game.name), .text(team.word), .text(game.notation.letters[team]),
        .integer(result.score[team]), .integer(result.goals.count { $0.goal.team == team }),
        .integer(tally.even), .integer(tally.powerPlay), .integer(tally.shortHanded),
        .integer(tally.emptyNet), .integer(tally.penaltyShot), .integer(result.powerPlays[team]),
        .integer(result.penaltyMinutes[team]), .bool(result.winner.map { $0 == team }),
        .seconds(time(in: times) { $0[team] == $0[team.opponent] }),
        .seconds(time(in: times) { $0[team] > $0[team.opponent] }),
        .seconds(time(in: times) { $0[team] < $0[team.opponent] }),
      ])
    }
    return table
  }

  private static func time(
    in times: [StrengthTime], _ counts: (PerTeam<Int>) -> Bool
  ) -> PlayingTime {
    times.reduce(.zero) { counts($1.manpower) ? $0 + $1.time : $0 }
  }

  private static func strengths(of game: PlayedGame) -> RowTable {
    var table = RowTable(.strengths, of: game)
    for team in Team.allCases {
      for strength in game.solution.timeAtStrength {
        let (own, other) = (strength.manpower[team], strength.manpower[team.opponent])
        table.add([
          .text(game.name), .text(team.word), .text(game.notation.letters[team]),
          .text("\(own)v\(other)"), .integer(own),
          .integer(other), .seconds(strength.time),
        ])
      }
    }
    return table
  }

  private static func players(of game: PlayedGame) -> RowTable {
    var table = RowTable(.players, of: game)
    for tally in PlayerTally.all(in: game) {
      let team = tally.player.team
      table.add([
        .text(game.name), .text(team.word), .text(game.notation.letters[team]),
        .text(game.notation.name(of: tally.player)),
        .integer(tally.goals), .integer(tally.assists), .integer(tally.goals + tally.assists),
        .integer(tally.minutes), .integer(tally.plusMinus),
        .text(game.notation.names[tally.player]),
      ])
    }
    return table
  }
}
