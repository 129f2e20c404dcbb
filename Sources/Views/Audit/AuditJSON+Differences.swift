import Audits
import HockeyRules
import Scoresheets

extension AuditJSON {
  static func write(
    _ found: AuditedDifference, in game: AuditedGame, _ summary: AuditSummary,
    to writer: inout JSONWriter
  ) {
    let difference = found.difference
    writer.object { writer in
      writeHead(of: game, line: found.line, to: &writer)
      writer.member("book", game.book)
      writer.member("start", found.start)
      writer.member("end", found.end ?? found.start)
      writer.member("plays", difference.plays.count)
      writer.member("sustained", difference.isSustained)
      writer.member("ruled", difference.ruled.versusText)
      writer.member("recorded", difference.recorded.versusText)
      writer.member("situation", found.situation)
      writer.member("kind", difference.kind.rawValue)
      writer.member("around", found.circumstances.map({ $0.rawValue }))
      if let testimony = found.testimony {
        writer.member("culprit", testimony.culprit.rawValue)
        writer.member("why", testimony.words)
      }
      write(known: found.known, summary, to: &writer)
      writer.key("causes")
      writer.array { writer in
        for cause in found.causes { write(cause, to: &writer) }
      }
      writer.key("shown")
      writer.array { writer in
        for play in found.plays { write(play, to: &writer) }
      }
    }
  }

  static func write(
    _ claim: AuditedClaim, in game: AuditedGame, _ summary: AuditSummary,
    to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writeHead(of: game, claim.play, to: &writer)
      writer.member("ruled", claim.difference.ruled.words)
      writer.member("recorded", claim.difference.claimed.words)
      write(known: claim.known, summary, to: &writer)
    }
  }

  static func write(
    _ refusal: AuditedRefusal, in game: AuditedGame, _ summary: AuditSummary,
    to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writeHead(of: game, refusal.play, to: &writer)
      writer.member("reason", refusal.reason)
      write(known: refusal.known, summary, to: &writer)
    }
  }

  static func write(
    _ warning: AuditedWarning, in game: AuditedGame, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writeHead(of: game, warning.play, to: &writer)
      writer.member("warning", warning.word)
      if !warning.rule.isEmpty { writer.member("rule", warning.rule) }
      writer.member("text", warning.text)
    }
  }

  private static func writeHead(
    of game: AuditedGame, _ play: AuditedPlay, to writer: inout JSONWriter
  ) {
    writeHead(of: game, line: play.line, to: &writer)
    writer.member("time", play.time)
    writer.member("play", play.text)
  }

  private static func write(_ cause: AuditedDifference.Cause, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("time", cause.time)
      writer.member(cause.isPlay ? "play" : "ruling", cause.text)
      if let manpower = cause.manpower { writer.member("manpower", manpower.versusText) }
      if !cause.rule.isEmpty { writer.member("rule", cause.rule) }
    }
  }

  private static func write(_ play: AuditedDifference.Play, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("id")
      switch play.id {
      case .number(let number): writer.integer(number)
      case .label(let label): writer.string(label)
      }
      writer.member("time", play.time)
      writer.member("play", play.text)
      writer.member("ruled", play.ruled.versusText)
      if let recorded = play.recorded {
        writer.member("recorded", recorded.manpower.versusText)
        writer.member("onIce", recorded.skaters.versusText)
      }
      if let chart = play.chart { writer.member("chart", chart.versusText) }
      writer.member("differs", play.differs)
    }
  }
}
