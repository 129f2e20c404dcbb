import HockeyRules
public import Scoresheets

/// A game as JSON lines: one object for each play, then one for the result.
///
/// The fields are stable: new ones may be added, but none is renamed or removed.
public enum ReplayJSONLines {
  /// Writes the whole game.
  public static func write(_ game: PlayedGame, to writer: inout JSONWriter) {
    let lines = PlayWriter(game)
    for (index, (play, logged)) in zip(game.solution.plays, game.log.plays).enumerated() {
      lines.write(play, at: index, line: logged.line, to: &writer)
      writer.endLine()
    }
    writeFinal(of: game, to: &writer)
    writer.endLine()
  }

  private static func writeFinal(of game: PlayedGame, to writer: inout JSONWriter) {
    let result = game.solution.game
    writer.object { writer in
      writer.member("game", game.name)
      writer.member("kind", "final")
      writer.member("score", result.score)
      if let joining = result.joining {
        writer.key("joined")
        writer.object { writer in
          writer.member("period", joining.time.period)
          writer.member("elapsed", joining.time.elapsed)
          writer.member("score", joining.score)
        }
      }
      writer.member("penaltyMinutes", result.penaltyMinutes)
      writer.memberPerTeam("powerPlay") { writer, team in
        writer.member("goals", result.goals(of: team, .powerPlay))
        writer.member("opportunities", result.powerPlays[team])
      }
      writer.memberPerTeam("goals") { writer, team in
        let tally = GoalTally(of: team, in: result)
        writer.member("EV", tally.even)
        writer.member("PP", tally.powerPlay)
        writer.member("SH", tally.shortHanded)
        writer.member("emptyNet", tally.emptyNet)
        writer.member("penaltyShot", tally.penaltyShot)
      }
      writeTimes(of: game.solution, to: &writer)
      if !game.warnings.isEmpty { writer.member("warnings", game.warnings.count) }
      writer.writeCompleteness(of: game)
      if let goal = result.gameWinningGoal {
        writer.key("gameWinningGoal")
        writer.object { writer in
          writer.member("team", goal.goal.team.word)
          writer.member("period", goal.time.period)
          writer.member("elapsed", goal.time.elapsed)
          if let scorer = goal.goal.scorer { writer.member("player", String(scorer.number)) }
        }
      }
    }
  }

  private static func writeTimes(of solution: Solution, to writer: inout JSONWriter) {
    writer.key("timeAtStrength")
    writer.array { writer in
      for strength in solution.timeAtStrength {
        writer.object { writer in
          writer.member("manpower", strength.manpower)
          writer.member("seconds", strength.time)
        }
      }
    }
  }
}

/// Writes the plays of one game.
private struct PlayWriter {
  let game: PlayedGame
  let name: String
  let notation: Notation
  let wording: RulingWording
  let penalties: [Penalty]

  init(_ game: PlayedGame) {
    self.game = game
    name = game.name
    notation = game.notation
    wording = RulingWording(game)
    penalties = game.solution.game.penalties
  }

  func write(_ play: PlayedEvent, at index: Int, line: Int, to writer: inout JSONWriter) {
    let time = play.event.time
    writer.object { writer in
      writer.member("game", name)
      writer.key("source")
      writeSource(of: play.event.id, line, to: &writer)
      writer.member("kind", play.event.play.kind)
      writer.member("period", time.period)
      writer.member("elapsed", time.elapsed)
      writer.member("before", play.before)
      writer.member("after", play.after)
      writer.member("score", play.score)
      writer.key("rulings")
      writer.array { writer in
        for ruling in game.solution.rulings(of: play) {
          write(ruling, in: time.period, to: &writer)
        }
      }
      if let goal = game.solution.goal(scoredOn: play) { write(goal, to: &writer) }
      if let changes = game.changes(madeBy: index) { writer.member("changes", changes) }
      if let reason = game.reason(forRefusing: play) {
        writer.member("refused", reason)
      }
      writer.write(game.warnings(aboutPlay: index), of: game)
    }
  }

  private func writeSource(of id: Event.ID, _ line: Int, to writer: inout JSONWriter) {
    switch (game.naming, id) {
    case (.lines, _): writer.integer(line)
    case (.ids, .number(let number)): writer.integer(number)
    case (.ids, .label(let label)): writer.string(label)
    }
  }

  private func write(_ ruling: Ruling, in period: Int, to writer: inout JSONWriter) {
    guard let text = wording.text(for: ruling.effect, in: period) else { return }
    let effect = ruling.effect
    writer.object { writer in
      writer.member("at", ruling.at - notation.schedule.start(of: period))
      writer.member("effect", effect.word)
      if let team = effect.team(among: penalties) { writer.member("team", team.word) }
      if let player = effect.player(among: penalties) {
        writer.member("player", String(player.number))
      }
      writer.writeCitation(of: ruling.authority)
      writer.member("text", text)
    }
  }

  private func write(_ scored: ScoredGoal, to writer: inout JSONWriter) {
    writer.key("goal")
    writer.object { writer in
      writer.member("team", scored.goal.team.word)
      writer.member("manpower", scored.manpower.word)
      writer.member("emptyNet", scored.goal.emptyNet)
      writer.member("penaltyShot", scored.penaltyShot)
    }
  }
}
