import Audits
import HockeyRules
import Scoresheets

/// An audit as one JSON object, for other programs.
enum AuditJSON {
  static func write(_ summary: AuditSummary, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("figures")
      writer.array { writer in
        for entry in summary.groups { write(entry.figures, of: entry.group, to: &writer) }
      }
      writer.key("differences")
      writer.array { writer in
        for game in summary.games {
          for found in game.differences { write(found, in: game, summary, to: &writer) }
        }
      }
      writer.key("claims")
      writer.array { writer in
        for game in summary.games {
          for claim in game.claims { write(claim, in: game, summary, to: &writer) }
        }
      }
      writer.key("official")
      writer.array { writer in
        for game in summary.games {
          for figure in game.figures { write(figure, in: game, summary, to: &writer) }
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
    }
    writer.endLine()
  }

  private static func write(
    _ figures: AuditSummary.Figures, of group: AuditedGame.Group, to writer: inout JSONWriter
  ) {
    let agreement = figures.agreement
    let official = figures.official
    writer.object { writer in
      writer.member("league", group.league)
      if let season = group.season { writer.member("season", season) }
      writer.member("games", agreement.games)
      writer.member("gamesWithoutDifference", agreement.gamesWithoutDifference)
      writer.member("gamesWithoutSustainedDifference", agreement.gamesWithoutSustainedDifference)
      writer.member("plays", agreement.plays)
      writer.member("playsAgreed", agreement.agreedPlays)
      writer.member("playsNotAtFullStrength", agreement.unevenPlays)
      writer.member("playsNotAtFullStrengthAgreed", agreement.agreedUnevenPlays)
      writer.member("loneDifferences", agreement.loneDifferences)
      writer.member("sustainedDifferences", agreement.sustainedDifferences)
      if figures.claimed.comparedPenalties > 0 {
        writer.member("penaltiesClaimed", figures.claimed.comparedPenalties)
        writer.member("penaltiesClaimedAgreed", figures.claimed.penalties)
      }
      if figures.claimed.comparedGoals > 0 {
        writer.member("goalsClaimed", figures.claimed.comparedGoals)
        writer.member("goalsClaimedAgreed", figures.claimed.goals)
      }
      guard official.teamGames > 0 else { return }
      writer.member("teamGames", official.teamGames)
      for figure in OfficialFigures.Figure.allCases {
        writer.member("\(figure.key)Agreed", official[figure])
      }
    }
  }

  private static func write(
    _ figure: AuditedFigure, in game: AuditedGame, _ summary: AuditSummary,
    to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("game", game.name)
      writer.member("file", game.path)
      writer.member("team", figure.difference.team.word)
      writer.member("figure", figure.difference.figure.key)
      writer.member("ruled", figure.difference.ruled)
      writer.member("official", figure.difference.recorded)
      writer.member("counted", figure.counted)
      write(known: figure.known, summary, to: &writer)
    }
  }

  /// Writes why an error is known, where it is.
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
