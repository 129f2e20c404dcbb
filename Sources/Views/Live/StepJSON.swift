import HockeyRules
package import Scoresheets

/// What a typed line does to a game that is being kept, as JSON.
package enum StepJSON {
  /// Writes one object: the lines that `step` adds to the log, the plays that it is about, and what
  /// else changes.
  package static func write(_ step: LiveStep, to writer: inout JSONWriter) {
    let game = step.game
    writer.object { writer in
      writer.member("lines", String(decoding: step.lines, as: UTF8.self))
      writer.member("period", game.time.period)
      writer.member("elapsed", game.time.elapsed)
      writer.key("plays")
      writer.array { writer in
        for play in step.plays {
          writer.object { writer in
            writer.key("id")
            JSONLines.write(play.event.id, to: &writer)
            writer.member("text", game.game.line(of: play.event))
          }
        }
      }
      if let change = step.change {
        let period = step.plays.first?.event.time.period ?? game.time.period
        writer.member("changes", ChangeText.lines(of: change, in: game.game, period: period))
      }
      let warnings =
        ChangeText.newWarnings(in: game.game, since: step.before.game)
        + step.doubts(isTimed: true).map { step.text(of: $0) }
      if !warnings.isEmpty { writer.member("warnings", warnings) }
    }
  }

  /// Writes one object: why the line is refused.
  ///
  /// With `isLate`, the play may be inserted before others.
  package static func write(
    refused objection: LiveObjection, isLate: Bool, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("refused", objection.message)
      if isLate { writer.member("late", true) }
    }
  }
}

extension LiveStep {
  /// The plays that are added or taken back.
  fileprivate var plays: [LoggedPlay] {
    switch kind {
    case .clock: []
    case .added(let play), .inserted(let play, _, _), .joined(let play, _): [play]
    case .undone(let plays, _): plays
    }
  }

  /// What is ruled otherwise than before, where the step is not at the end of the log.
  fileprivate var change: LiveGame.Change? {
    switch kind {
    case .clock, .added, .joined: nil
    case .inserted(_, _, let change), .undone(_, let change): change
    }
  }
}
