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
  /// Gives each row of `game` to `take`, with one field for each of `columns`.
  ///
  /// Times are seconds of playing time since the period began; manpower and score have the home
  /// team first.
  func forEachRow(of game: PlayedGame, _ take: ([RowTable.Field]) -> Void) {
    withoutActuallyEscaping(take) { take in
      let table = RowTable(of: game, take)
      switch self {
      case .plays: Self.addPlays(of: game, to: table)
      case .rulings: Self.addRulings(of: game, to: table)
      case .penalties: Self.addPenalties(of: game, to: table)
      case .goals: Self.addGoals(of: game, to: table)
      case .teams: Self.addTeams(of: game, to: table)
      case .strengths: Self.addStrengths(of: game, to: table)
      case .players: Self.addPlayers(of: game, to: table)
      }
    }
  }

  private static func addPlays(of game: PlayedGame, to table: RowTable) {
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
  }

  private static func addPenalties(of game: PlayedGame, to table: RowTable) {
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
  }

  private static func addGoals(of game: PlayedGame, to table: RowTable) {
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
  }

  private static func addTeams(of game: PlayedGame, to table: RowTable) {
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
  }

  private static func time(
    in times: [StrengthTime], _ counts: (PerTeam<Int>) -> Bool
  ) -> PlayingTime {
    times.reduce(.zero) { counts($1.manpower) ? $0 + $1.time : $0 }
  }

  private static func addStrengths(of game: PlayedGame, to table: RowTable) {
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
  }

  private static func addPlayers(of game: PlayedGame, to table: RowTable) {
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
  }
}
