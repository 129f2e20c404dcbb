import Foundation
import Testing

private let games = ProcessInfo.processInfo.environment["PENALTYBOX_GAMES"]

/// Audits of the leagues' real games, compared with known results; their folder is
/// `PENALTYBOX_GAMES`.
@Suite(.enabled(if: games != nil, "PENALTYBOX_GAMES is not set"))
struct RealAudit {
  @Test(arguments: ["nhl", "pwhl"])
  func `nothing differs but what is listed, and all that is listed differs`(
    _ league: String
  ) throws {
    let games = try #require(games)
    let known = Workbench.repository.appending(path: "Cases/games/\(league).known").path
    let figures = league == "nhl" ? ["--official", "\(games)/nhl-official.csv"] : []
    let outcome = try Workbench().run(
      ["audit", "--quiet", "--known", known] + figures + ["\(games)/\(league)"])
    #expect(outcome.output == "")
    #expect(outcome.status == 0)
  }
}
