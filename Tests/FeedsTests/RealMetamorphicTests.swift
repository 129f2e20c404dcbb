import Feeds
import HockeyRules
import Metamorphism
import Rulebooks
import Scoresheets
import SeededRandom
import Testing

extension RealFeeds {
  fileprivate static let isLong = Thoroughness.current == .long

  /// The logs of all games, or of every twentieth, each with its name and the league's book.
  fileprivate static func logs() throws -> [(name: String, log: GameLog, own: String)] {
    try sample(of: nhl.get()).map { ($0.id, $0.reading.log, "nhl-2025") }
      + sample(of: names(in: "pwhl", ending: ".plays.json")).map {
        ($0, try pwhl($0).log.log, "pwhl-2025")
      }
  }

  private static func sample<Game>(of games: [Game]) -> [Game] {
    games.enumerated().filter { isLong || $0.offset.isMultiple(of: 20) }.map(\.element)
  }
}

/// Changes of real games with an effect on the answer that is known without solving them.
///
/// `PENALTYBOX_LONG=1` plays all games under each book.
@Suite(.enabled(if: RealFeeds.folder != nil, "PENALTYBOX_GAMES is not set"))
struct RealMetamorphicTests {
  @Test func `the relations hold on real games`() throws {
    var compared: [Relation: Int] = [:]
    let books = try Relation.books.map { try #require(Rulebooks.edition($0)).rulebook }
    for (number, game) in try RealFeeds.logs().enumerated() {
      for book in books where RealFeeds.isLong || book.id == game.own {
        let sample = Sample(game.log, under: book)
        for relation in Relation.allCases {
          var random = SplitMix(UInt64(number))
          guard let outcome = relation.outcome(on: sample, &random) else { continue }
          compared[relation, default: 0] += 1
          #expect(
            outcome.holds,
            "game \(game.name), \(book.id), seed \(number), \(relation.rawValue):\n\(outcome.report)"
          )
        }
      }
    }
    for relation in Relation.allCases {
      let count = compared[relation, default: 0]
      // Only one real game in fifteen has two calls on one player at a stoppage, so a small sample
      // may have none.
      let isRare = relation == .callsOnOnePlayerReordered && !RealFeeds.isLong
      #expect(count > 0 || isRare, "\(relation.rawValue)")
      if RealFeeds.isLong { print("\(relation.rawValue): \(count) games") }
    }
  }
}
