import HockeyRules
public import Scoresheets

/// A game as JSON lines: one object for each play, then one for the result.
///
/// The fields are stable: new ones may be added, but none is renamed or removed.
public enum ReplayJSONLines {
  /// Writes the whole game.
  public static func write(_ game: PlayedGame, to writer: inout JSONWriter) {
    var lines = PlayWriter(game)
    for place in game.log.plays.indices { lines.write(place, to: &writer) }
    writeFinal(of: game, to: &writer)
    writer.endLine()
  }

  /// Gives the whole game to `print` in pieces of some thousand lines at most, so that a long game is
  /// never held as text.
  package static func write(_ game: PlayedGame, inPiecesTo print: ([UInt8]) -> Void) {
    var lines = PlayWriter(game)
    var writer = JSONWriter()
    for place in game.log.plays.indices {
      lines.write(place, to: &writer)
      guard (place + 1) % 1000 == 0 else { continue }
      print(writer.bytes)
      writer = JSONWriter()
    }
    writeFinal(of: game, to: &writer)
    writer.endLine()
    print(writer.bytes)
  }

  /// Writes the plays that are new and the result as it is now; nothing where no play is new.
  public static func write(
    _ plays: NewPlays, of game: PlayedGame, to writer: inout JSONWriter
  ) {
    guard !plays.places.isEmpty else { return }
    var lines = PlayWriter(game)
    for place in plays.places { lines.write(place, to: &writer) }
    writeFinal(of: game, to: &writer)
    writer.endLine()
  }

  /// What is written of each play, without the game's name and its own id in the source.
  static func linesWithoutIDs(of game: PlayedGame) -> [[UInt8]] {
    var lines = PlayWriter(game, hasSource: false)
    return game.log.plays.indices.map { place in
      var writer = JSONWriter()
      lines.write(place, to: &writer)
      return writer.bytes
    }
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
  let rulings: PlayRulings
  let penalties: [Penalty]
  /// Whether each play has the game's name and its own id in the source.
  let hasSource: Bool
  private var changes: CorrectionChanges

  init(_ game: PlayedGame, hasSource: Bool = true) {
    self.game = game
    self.hasSource = hasSource
    name = game.name
    notation = game.notation
    wording = RulingWording(game)
    changes = CorrectionChanges(of: game)
    rulings = PlayRulings(of: game.solution)
    penalties = game.solution.game.penalties
  }

  /// Writes the play at `index` of the log as one line.
  mutating func write(_ index: Int, to writer: inout JSONWriter) {
    write(game.solution.plays[index], at: index, line: game.log.plays[index].line, to: &writer)
    writer.endLine()
  }

  private mutating func write(
    _ play: PlayedEvent, at index: Int, line: Int, to writer: inout JSONWriter
  ) {
    let time = play.event.time
    let changes = changes.changes(madeBy: index)
    writer.object { writer in
      if hasSource {
        writer.member("game", name)
        writer.key("source")
        writeSource(of: play.event.id, line, to: &writer)
      }
      writer.member("kind", play.event.play.kind)
      writer.member("period", time.period)
      writer.member("elapsed", time.elapsed)
      writer.member("before", play.before)
      writer.member("after", play.after)
      writer.member("score", play.score)
      writer.key("rulings")
      writer.array { writer in
        for ruling in rulings[index] { write(ruling, in: time.period, to: &writer) }
      }
      switch play.event.play {
      case .penalty(let call), .signal(let call): write(call, to: &writer)
      default: break
      }
      if let goal = game.solution.goal(scoredOn: play) { write(goal, to: &writer) }
      if let changes { writer.member("changes", changes) }
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
      if case .bench(let effect) = effect { write(effect, in: period, to: &writer) }
      writer.writeCitation(of: ruling.authority)
      writer.member("text", text)
    }
  }

  /// Writes until when a penalty runs, or why it is over.
  private func write(_ effect: BenchEffect, in period: Int, to writer: inout JSONWriter) {
    switch effect {
    case .starts(_, let until), .sits(_, let until), .reinstated(_, _, let until):
      let time = notation.schedule.time(of: until, in: period)
      writer.key("until")
      writer.object { writer in
        writer.member("period", time.period)
        writer.member("elapsed", time.elapsed)
      }
    case .ends(_, let reason): writer.member("reason", reason.name)
    case .assessed, .seated, .placed, .serves, .vacated, .waits, .expires, .mayLeave, .returns,
      .cancelled, .reduced, .frozen, .leftBox, .backInBox, .unstarted, .paired, .ejected,
      .readmitted:
      break
    }
  }

  private func write(_ call: Call, to writer: inout JSONWriter) {
    writer.key("penalty")
    writer.object { writer in
      writer.member("team", call.offender.team.word)
      writer.member("offender", notation.name(of: call.offender))
      if let player = call.offender.player { writer.member("player", String(player.number)) }
      writer.member("call", CallText.text(call.penalties, penaltyShot: call.penaltyShot))
      if let infraction = call.infraction { writer.member("infraction", infraction.rawValue) }
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
