import Audits
import HockeyRules
package import Scoresheets

/// An audit as one JSON object.
package enum AuditJSON {
  /// Writes `summary` as one line.
  package static func write(_ summary: AuditSummary, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("figures")
      writer.array { writer in
        for entry in summary.groups { write(entry.agreements, of: entry.group, to: &writer) }
      }
      writeEach("differences", { $0.differences }, of: summary, to: &writer) {
        found, game, writer in
        write(found, in: game, summary, to: &writer)
      }
      writeEach("claims", { $0.claims }, of: summary, to: &writer) { claim, game, writer in
        write(claim, in: game, summary, to: &writer)
      }
      writeEach("official", { $0.figures }, of: summary, to: &writer) { figure, game, writer in
        write(figure, in: game, summary, to: &writer)
      }
      if summary.hasRefusals {
        writeEach("refused", { $0.refusals }, of: summary, to: &writer) { refusal, game, writer in
          write(refusal, in: game, summary, to: &writer)
        }
      }
      if summary.hasWarnings {
        writeEach("warnings", { $0.warnings }, of: summary, to: &writer) { warning, game, writer in
          write(warning, in: game, to: &writer)
        }
      }
      if !summary.incomplete.isEmpty {
        writer.key("incomplete")
        writer.array { writer in
          for game in summary.incomplete {
            writer.object { writer in
              writeHead(of: game, to: &writer)
              writer.member("incomplete", game.incompleteness ?? "")
            }
          }
        }
      }
      writer.key("knownGone")
      writer.array { writer in
        for entry in summary.knownGone {
          writer.object { writer in
            writer.member("line", entry.line)
            writer.member("finding", entry.finding.description)
            writer.member("reason", entry.reason)
          }
        }
      }
      if let fewer = summary.leavingOutSourceErrors {
        writer.key("leavingOutSourceErrors")
        writer.object { writer in write(fewer, to: &writer) }
      }
    }
    writer.endLine()
  }

  /// Writes a key and an array of the items that the games have.
  private static func writeEach<Found>(
    _ key: String, _ each: (AuditedGame) -> [Found], of summary: AuditSummary,
    to writer: inout JSONWriter, _ write: (Found, AuditedGame, inout JSONWriter) -> Void
  ) {
    writer.key(key)
    writer.array { writer in
      for game in summary.games {
        for found in each(game) { write(found, game, &writer) }
      }
    }
  }

  private static func write(
    _ agreements: Agreements, of group: AuditedGame.Group, to writer: inout JSONWriter
  ) {
    let strength = agreements.strength
    let claims = agreements.claims
    let official = agreements.official
    writer.object { writer in
      writer.member("league", group.league)
      if let season = group.season { writer.member("season", season) }
      write(strength, to: &writer)
      if claims.penalties.compared > 0 {
        write("penaltiesClaimed", claims.penalties, to: &writer)
      }
      if claims.goals.compared > 0 { write("goalsClaimed", claims.goals, to: &writer) }
      guard official.teamGames > 0 else { return }
      writer.member("teamGames", official.teamGames)
      for figure in OfficialFigures.Figure.allCases {
        writer.member("\(figure.key)Agreed", official[figure].agreed)
      }
    }
  }

  private static func write(_ strength: Agreement, to writer: inout JSONWriter) {
    writer.member("games", strength.games.compared)
    writer.member("gamesWithoutDifference", strength.games.agreed)
    writer.member("gamesWithoutSustainedDifference", strength.gamesLettingSlipsPass.agreed)
    write("plays", strength.plays, to: &writer)
    write("playsNotAtFullStrength", strength.unevenPlays, to: &writer)
    writer.member("loneDifferences", strength.loneDifferences)
    writer.member("sustainedDifferences", strength.sustainedDifferences)
  }

  private static func write(_ key: String, _ tally: Tally, to writer: inout JSONWriter) {
    writer.member(key, tally.compared)
    writer.member("\(key)Agreed", tally.agreed)
  }

  private static func write(
    _ figure: AuditedFigure, in game: AuditedGame, _ summary: AuditSummary,
    to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writeHead(of: game, to: &writer)
      writer.member("team", figure.difference.team.word)
      writer.member("figure", figure.difference.figure.key)
      writer.member("ruled", figure.difference.ruled)
      writer.member("official", figure.difference.recorded)
      writer.member("counted", figure.counted)
      write(known: figure.known, summary, to: &writer)
    }
  }

  /// Writes the place of a difference: the game, and the line of its log, if it is one line.
  static func writeHead(of game: AuditedGame, line: Int? = nil, to writer: inout JSONWriter) {
    writer.member("game", game.name)
    writer.member("file", game.path)
    if let line { writer.member("line", line) }
  }

  /// Writes the reason of a known error.
  static func write(known: Int?, _ summary: AuditSummary, to writer: inout JSONWriter) {
    if let known { writer.member("known", summary.reason(of: known)) }
  }
}

extension OfficialFigures.Figure {
  /// The figure as a key.
  fileprivate var key: String {
    switch self {
    case .goals: "goals"
    case .powerPlayGoals: "powerPlayGoals"
    case .opportunities: "powerPlayOpportunities"
    case .minutes: "penaltyMinutes"
    }
  }
}
