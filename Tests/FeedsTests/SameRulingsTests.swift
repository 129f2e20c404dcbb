import Feeds
import Foundation
import HockeyRules
import Rulebooks
import Scoresheets
import SeededRandom
import Testing

/// A feed has the same rulings as the sheet and the JSON lines into which it is converted.
@Suite(.enabled(if: !RealFeeds.files.isEmpty, "PENALTYBOX_GAMES is not set"))
struct SameRulingsTests {
  /// The rulings on `log` in words, each with its instant.
  private static func rulings(on log: GameLog) throws -> [String] {
    let solution = try solve(log)
    let words = RulingWords(Notation(of: log.withRecordedChoices(under: solution.book)))
    return solution.journal.map { "\($0.at.played.text) \(words.text(of: $0))" }
  }

  @Test(arguments: RealFeeds.leagues)
  func `a real feed is ruled as its sheet and its JSON lines are`(_ league: String) throws {
    let files = RealFeeds.files(of: league)
    // Of the NHL's games a fourth is enough, unless the tests may take hours.
    let step = league == "nhl" && Thoroughness.current != .long ? 4 : 1
    for file in stride(from: 0, to: files.count, by: step).map({ files[$0] }) {
      let log = try RealFeeds.reading(of: file).log
      let played = log.withRecordedChoices(under: try Rulebooks.edition(for: log).rulebook)
      let lines = WrittenLines(of: played)
      let sheet = WrittenSheet(of: played.numberingPlayers)
      try #require(lines.omissions.isEmpty && sheet.omissions.isEmpty)
      let (own, numbered) = (
        try Self.rulings(on: log), try Self.rulings(on: played.numberingPlayers)
      )
      let name = file.lastPathComponent
      #expect(try Self.rulings(on: JSONLines.read(lines.bytes).log) == own, "\(name)")
      #expect(try Self.rulings(on: SheetReader.read(sheet.text).log) == numbered, "\(name)")
      #expect(log.hasPlayerIDs || own == numbered, "\(name)")
    }
  }
}
