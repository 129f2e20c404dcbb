import HockeyRules
import Scoresheets

/// A game as rows for a data frame: one per play, penalty, goal or team.
public enum ReplayCSV {
  /// What each row is about.
  @nonexhaustive public enum Rows: String, Sendable, Hashable, CaseIterable {
    /// A play of the log.
    case plays
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

  /// The rows of `game`, after the head line if `hasHead` is true.
  ///
  /// Times are seconds of playing time since the period began; manpower and score have the home
  /// team first.
  public static func text(of game: PlayedGame, _ rows: Rows, hasHead: Bool) -> String {
    let table =
      switch rows {
      case .plays: plays(of: game)
      case .penalties: penalties(of: game)
      case .goals: goals(of: game)
      case .teams: teams(of: game)
      case .strengths: strengths(of: game)
      case .players: players(of: game)
      }
    guard !hasHead, let end = table.text.firstIndex(of: "\n") else { return table.text }
    return String(table.text[table.text.index(after: end)...])
  }

  /// A table about `game`, in which each row ends with whether the game is complete.
  private static func table(of game: PlayedGame, _ columns: [String]) -> CSVTable {
    CSVTable(columns, last: (name: "complete", value: String(game.isComplete)))
  }

  private static func plays(of game: PlayedGame) -> CSVTable {
    var table = table(
      of: game,
      [
        "game", "line", "period", "elapsed", "play", "home_before", "visiting_before", "home_after",
        "visiting_after", "home_score", "visiting_score", "rulings", "refused", "warnings",
      ])
    for (index, (play, logged)) in zip(game.solution.plays, game.log.plays).enumerated() {
      let warnings = game.warnings(aboutPlay: index).map { game.text(of: $0) }
      let time = play.event.time
      table.add([
        game.name, String(logged.line), String(time.period), seconds(time.elapsed),
        game.notation.text(of: play.event.play), String(play.before.home),
        String(play.before.visiting), String(play.after.home), String(play.after.visiting),
        String(play.score.home), String(play.score.visiting),
        String(play.rulings.count + play.settlement.count),
        play.refused.map { game.words.words(for: $0).reason },
        warnings.isEmpty ? nil : warnings.joined(separator: " | "),
      ])
    }
    return table
  }

  private static func penalties(of game: PlayedGame) -> CSVTable {
    var table = table(
      of: game,
      [
        "game", "team", "player", "class", "infraction", "minutes", "seconds", "set_off",
        "called_period", "called_elapsed", "start_period", "start_elapsed", "end_period",
        "end_elapsed", "end_reason", "served_seconds",
      ])
    let spans = PenaltySpan.all(in: game.solution)
    for (penalty, span) in zip(game.solution.game.penalties, spans) {
      let period = span.called?.period ?? 1
      let start = span.start.map { game.solution.game.schedule.time(of: $0, in: period) }
      let end = span.end.map { game.solution.game.schedule.time(of: $0, in: period) }
      table.add([
        game.name, game.notation.letters[penalty.team], game.notation.name(of: penalty.offender),
        penalty.penaltyClass.name, penalty.infraction?.rawValue, String(penalty.minutes),
        seconds(penalty.length), String(span.isSetOff), span.called.map { String($0.period) },
        span.called.map { seconds($0.elapsed) }, start.map { String($0.period) },
        start.map { seconds($0.elapsed) }, end.map { String($0.period) },
        end.map { seconds($0.elapsed) }, span.ending?.name, seconds(span.served),
      ])
    }
    return table
  }

  private static func goals(of game: PlayedGame) -> CSVTable {
    var table = table(
      of: game,
      [
        "game", "period", "elapsed", "team", "scorer", "assist_1", "assist_2", "manpower",
        "empty_net", "penalty_shot", "awarded", "home_score", "visiting_score", "game_winning",
      ])
    let winning = game.solution.game.gameWinningGoal
    var score = game.solution.game.joining?.score ?? PerTeam(both: 0)
    for scored in game.solution.game.goals {
      let goal = scored.goal
      score[goal.team] += 1
      let assists = goal.assists.map { game.notation.name(of: $0) }
      table.add([
        game.name, String(scored.time.period), seconds(scored.time.elapsed),
        game.notation.letters[goal.team], goal.scorer.map { game.notation.name(of: $0) },
        assists.first, assists.dropFirst().first, scored.manpower.word, String(goal.emptyNet),
        String(scored.penaltyShot), String(goal.awarded), String(score.home),
        String(score.visiting), String(scored == winning),
      ])
    }
    return table
  }

  private static func teams(of game: PlayedGame) -> CSVTable {
    var table = table(
      of: game,
      [
        "game", "side", "team", "score", "goals", "even", "power_play", "short_handed", "empty_net",
        "penalty_shot", "power_plays", "minutes", "won", "even_seconds", "power_play_seconds",
        "short_handed_seconds",
      ])
    let result = game.solution.game
    let times = game.solution.timeAtStrength
    for team in Team.allCases {
      let tally = GoalTally(of: team, in: result)
      table.add([
        game.name, team.word, game.notation.letters[team],
        String(result.score[team]), String(result.goals.count { $0.goal.team == team }),
        String(tally.even), String(tally.powerPlay), String(tally.shortHanded),
        String(tally.emptyNet), String(tally.penaltyShot), String(result.powerPlays[team]),
        String(result.penaltyMinutes[team]), result.winner.map { String($0 == team) },
        seconds(time(in: times) { $0[team] == $0[team.opponent] }),
        seconds(time(in: times) { $0[team] > $0[team.opponent] }),
        seconds(time(in: times) { $0[team] < $0[team.opponent] }),
      ])
    }
    return table
  }

  private static func time(
    in times: [StrengthTime], _ counts: (PerTeam<Int>) -> Bool
  ) -> PlayingTime {
    times.reduce(.zero) { counts($1.manpower) ? $0 + $1.time : $0 }
  }

  private static func strengths(of game: PlayedGame) -> CSVTable {
    var table = table(
      of: game, ["game", "side", "team", "strength", "skaters", "opponents", "seconds"])
    for team in Team.allCases {
      for strength in game.solution.timeAtStrength {
        let (own, other) = (strength.manpower[team], strength.manpower[team.opponent])
        table.add([
          game.name, team.word, game.notation.letters[team], "\(own)v\(other)", String(own),
          String(other), seconds(strength.time),
        ])
      }
    }
    return table
  }

  private static func players(of game: PlayedGame) -> CSVTable {
    var table = table(
      of: game,
      [
        "game", "side", "team", "player", "goals", "assists", "points", "minutes", "plus_minus",
      ])
    for tally in PlayerTally.all(in: game) {
      let team = tally.player.team
      table.add([
        game.name, team.word, game.notation.letters[team], game.notation.name(of: tally.player),
        String(tally.goals), String(tally.assists), String(tally.goals + tally.assists),
        String(tally.minutes), tally.plusMinus.map { String($0) },
      ])
    }
    return table
  }

  /// The seconds, with tenths if there are any.
  private static func seconds(_ time: PlayingTime) -> String {
    let whole = String(time.tenths / 10)
    return time.tenths % 10 == 0 ? whole : "\(whole).\(time.tenths % 10)"
  }
}
