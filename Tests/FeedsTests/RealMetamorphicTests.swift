import Feeds
import Foundation
import HockeyRules
import Metamorphism
import Rulebooks
import Scoresheets
import SeededRandom
import Testing

/// Real games, which are not part of the project; `PENALTYBOX_GAMES` names their folder.
private enum RealGames {
  private static let environment = ProcessInfo.processInfo.environment

  static let folder = environment["PENALTYBOX_GAMES"].map { URL(fileURLWithPath: $0) }

  static let isLong = Thoroughness.current == .long

  /// The names of the files in `folder` that end with `ending`, without that ending.
  static func names(in folder: String, ending: String) -> [String] {
    guard let directory = self.folder?.appending(path: folder) else { return [] }
    let files = try? FileManager.default.contentsOfDirectory(atPath: directory.path)
    return (files ?? []).filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
      .sorted()
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    guard let folder else { return [] }
    return Array(try Data(contentsOf: folder.appending(path: path)))
  }

  /// The logs of all games, or of every twentieth, each with its name and the league's book.
  static func logs() throws -> [(name: String, log: GameLog, own: String)] {
    let nhl = try sample(of: names(in: "nhl", ending: ".json")).map { name in
      (name, NHLFeed.read(try bytes("nhl/\(name).json")).log, "nhl-2025")
    }
    let pwhl = try sample(of: names(in: "pwhl", ending: ".plays.json")).map { name in
      let reading = HockeyTechFeed.read(
        try bytes("pwhl/\(name).plays.json"), beside: try bytes("pwhl/\(name).summary.json"))
      return (name, reading.log.log, "pwhl-2025")
    }
    return nhl + pwhl
  }

  private static func sample(of names: [String]) -> [String] {
    names.enumerated().filter { isLong || $0.offset.isMultiple(of: 20) }.map(\.element)
  }
}

/// Changes of real games with an effect on the answer that is known without solving them.
///
/// `PENALTYBOX_LONG=1` plays all games under each book.
@Suite(.enabled(if: RealGames.folder != nil, "PENALTYBOX_GAMES is not set"))
struct RealMetamorphicTests {
  @Test func `the relations hold on real games`() throws {
    var compared: [Relation: Int] = [:]
    let books = try Relation.books.map { try #require(Rulebooks.edition($0)).rulebook }
    for (number, game) in try RealGames.logs().enumerated() {
      for book in books where RealGames.isLong || book.id == game.own {
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
      let isRare = relation == .callsOnOnePlayerReordered && !RealGames.isLong
      #expect(count > 0 || isRare, "\(relation.rawValue)")
      if RealGames.isLong { print("\(relation.rawValue): \(count) games") }
    }
  }
}
