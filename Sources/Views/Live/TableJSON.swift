import HockeyRules
package import Scoresheets

/// A game that is being kept, as JSON for a page at the scorer's table.
///
/// It is what changes with a play; what changes with the clock is in ``StateJSON`` and ``AskJSON``.
package enum TableJSON {
  /// Writes one object about `moment`, which is the end of its game.
  package static func write(_ moment: Moment, to writer: inout JSONWriter) {
    let table = TableWriter(moment: moment)
    writer.object { writer in
      table.writeHead(to: &writer)
      table.writePeriods(to: &writer)
      table.writePlayers(to: &writer)
      table.writePending(to: &writer)
      TablePlays(moment.game).write(to: &writer)
    }
  }
}

private struct TableWriter {
  let moment: Moment
  private var game: PlayedGame { moment.game }
  private var notation: Notation { moment.game.notation }

  func writeHead(to writer: inout JSONWriter) {
    writer.member("title", ReplayHTML.title(of: game))
    writer.member("book", game.book.name)
    writer.member("clock", game.log.clock.rawValue)
    writer.member("kind", game.log.kind.rawValue)
    if let date = game.log.date { writer.member("date", date) }
    writer.member("home", game.log.letters.home)
    writer.member("visiting", game.log.letters.visiting)
    writer.member("period", moment.time.period)
    writer.member("elapsed", moment.time.elapsed)
    writer.member("over", moment.state.game.isOver)
    if let latest = game.log.plays.max(by: { $0.line < $1.line }) {
      writer.key("latest")
      JSONLines.write(latest.event.id, to: &writer)
    }
  }

  /// Writes the periods so far and the next one, if the game can have it.
  func writePeriods(to writer: inout JSONWriter) {
    let steps = NextStep.all(of: moment)
    let last = steps.reduce(moment.time.period) { max($0, $1.time.period) }
    writer.key("periods")
    writer.array { writer in
      for period in 1...max(1, last) {
        writer.object { writer in
          writer.member("period", period)
          writer.member("name", notation.name(ofPeriod: period))
          let isShootOut = period == notation.shootOut
          writer.member("length", isShootOut ? .zero : notation.schedule.length(of: period))
          if isShootOut { writer.member("shootOut", true) }
        }
      }
    }
    writer.key("next")
    writer.array { writer in
      for step in steps {
        writer.object { writer in
          writer.member("play", step.play.kind)
          writer.member("period", step.time.period)
          writer.member("elapsed", step.time.elapsed)
        }
      }
    }
  }

  /// Writes the players whom the log lists or has named, with who of them is a goalkeeper, and the lists as
  /// they would be typed.
  func writePlayers(to writer: inout JSONWriter) {
    let known = game.log.knownPlayers
    let names = game.log.names
    writer.memberPerTeamArray("players") { writer, team in
      for player in known.filter({ $0.team == team }).sorted(by: { $0.number < $1.number }) {
        let listed = RosteredPlayer(number: player.number, name: names[player])
        writer.write(listed, isGoalkeeper: notation.goalkeepers.contains(player))
      }
    }
    writer.key("rosters")
    writer.object { writer in
      for team in Team.allCases {
        writer.member(team.word, TypedRoster.text(of: game.log, team))
      }
    }
  }

  /// Writes what somebody still has to say or do: choices of captains, penalty shots; and which
  /// goalkeepers are on the ice.
  func writePending(to writer: inout JSONWriter) {
    let state = moment.state
    writer.key("goalkeepers")
    writer.object { writer in
      for team in Team.allCases { writer.member(team.word, state.game.goalkeepers[team]) }
    }
    writer.key("shots")
    writer.array { writer in
      for shot in state.unsettled.stoppage?.shots ?? [] { writer.string(shot.team.word) }
    }
    writer.key("choices")
    writer.array { writer in
      for choice in state.openChoices { write(choice, to: &writer) }
    }
  }

  /// Writes a choice, with the candidates as the captain names them.
  private func write(_ choice: CaptainsChoice, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("team", choice.team.word)
      let ruling = Effect.call(.choice(choice, place: 0))
      if let words = moment.wording().text(for: ruling, in: moment.time.period) {
        writer.member("text", words)
      }
      writer.writeCitation(of: .rule(choice.citation))
      writer.member("names", choice.names.map { notation.name(of: $0) })
      writer.member("assumed", choice.takenNames.map { notation.name(of: $0) })
    }
  }
}

extension JSONWriter {
  /// Writes a player for a page at the scorer's table.
  package mutating func write(_ player: RosteredPlayer, isGoalkeeper: Bool) {
    object { writer in
      writer.member("number", player.number)
      if isGoalkeeper || player.position == .goalkeeper { writer.member("goalkeeper", true) }
      if let name = player.name { writer.member("name", name) }
    }
  }

  /// Writes a key and an array for each team.
  fileprivate mutating func memberPerTeamArray(
    _ key: String, _ body: (inout JSONWriter, Team) -> Void
  ) {
    self.key(key)
    object { writer in
      for team in Team.allCases {
        writer.key(team.word)
        writer.array { writer in body(&writer, team) }
      }
    }
  }
}
