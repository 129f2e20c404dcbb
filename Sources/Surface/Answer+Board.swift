import HockeyRules
import Scoresheets
import Views

// A game for a page that shows it beside its log.
extension Answer {
  /// Writes the parts of the page as HTML, and what a reader can step through.
  mutating func writeBoard(of played: PlayedLog) {
    let game = played.game
    let parts = ReplayParts(of: game, number: 1)
    set { writer in
      writer.object { writer in
        writer.member("title", ReplayHTML.title(of: game))
        writer.member("book", game.book.id)
        writer.member("home", game.log.letters.home)
        writer.member("visiting", game.log.letters.visiting)
        writer.member("head", parts.head)
        writer.member("picture", parts.picture)
        writer.member("plays", parts.plays)
        writer.member("boxScore", parts.boxScore)
        Self.write(parts.steps, of: game, to: &writer)
        Self.writePeriods(of: game, to: &writer)
        Self.writeRemarks(on: game, to: &writer)
        if let `case` = played.file.case { Self.write(`case`, of: game, to: &writer) }
      }
    }
  }

  private static func write(
    _ steps: ReplaySteps, of game: PlayedGame, to writer: inout JSONWriter
  ) {
    writer.key("lines")
    writer.array { writer in
      for play in game.log.plays { writer.integer(play.line) }
    }
    writer.key("steps")
    writer.array { writer in
      for step in steps.steps {
        writer.object { writer in
          writer.member("period", step.time.period)
          writer.key("elapsed")
          writer.seconds(step.time.elapsed)
          writer.member("rows", step.rows)
          if let play = step.play { writer.member("play", play) }
        }
      }
    }
  }

  /// Writes the periods that a reader can go to.
  private static func writePeriods(of game: PlayedGame, to writer: inout JSONWriter) {
    let notation = game.notation
    let last = game.solution.plays.filter { $0.refused == nil }
      .reduce(1) { max($0, $1.event.time.period) }
    let first = game.solution.game.joining?.time.period ?? 1
    writer.key("periods")
    writer.array { writer in
      for period in min(first, last)...last {
        writer.object { writer in
          writer.member("period", period)
          writer.member("name", notation.name(ofPeriod: period))
          let isShootOut = period == notation.shootOut
          writer.key("length")
          writer.seconds(isShootOut ? .zero : notation.schedule.length(of: period))
        }
      }
    }
    writer.member("clock", game.log.clock.rawValue)
  }

  /// Writes the plays that the book refuses, and those that are odd, with their lines.
  private static func writeRemarks(on game: PlayedGame, to writer: inout JSONWriter) {
    writer.key("refusals")
    writer.array { writer in
      for (play, logged) in zip(game.solution.plays, game.log.plays) {
        guard let reason = game.reason(forRefusing: play) else { continue }
        writeRemark(reason, line: logged.line, to: &writer)
      }
    }
    writer.key("warnings")
    writer.array { writer in
      for warning in game.warnings {
        let plays = game.log.plays
        let line = plays.indices.contains(warning.play) ? plays[warning.play].line : 1
        writeRemark(game.text(of: warning), line: line, to: &writer)
      }
    }
  }

  private static func writeRemark(_ text: String, line: Int, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("line", line)
      writer.member("message", text)
    }
  }
}
