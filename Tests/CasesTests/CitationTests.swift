import Cases
import Foundation
import HockeyRules
import Rulebooks
import Scoresheets
import Testing

/// Citations match the book, in every case and in the whole games of the repository.
@Suite struct Citations {
  @Test func `the cases' rulings cite the books' own provisions`() throws {
    let runs = Dictionary(grouping: try Casebook.runs(), by: \.edition.rulebook.id)
    for runs in runs.values {
      let journal = runs.flatMap(\.run.solution.journal)
      #expect(runs[0].edition.strangeCitations(in: journal) == [], "\(runs[0].run.book.id)")
    }
  }

  @Test(arguments: Folder.sheets)
  func `a game's rulings cite the provisions of any book that it is played under`(
    _ path: String
  ) throws {
    let bytes = try Folder.bytes(of: path)
    let reading = SheetReader.read(bytes)
    try #require(reading.errors == [])
    for edition in Self.editions.values {
      let solution = solve(reading.log, under: edition.rulebook)
      #expect(solution.journal.contains { $0.authority.citation != nil })
      #expect(edition.strangeCitations(in: solution.journal) == [], "\(edition.rulebook.id)")
    }
  }

  private static let editions = Dictionary(
    uniqueKeysWithValues: Rulebooks.ids.compactMap { id in
      Rulebooks.edition(id).map { (id, $0) }
    })
}

extension Folder {
  /// The whole games, by their paths within the folder.
  static var sheets: [String] {
    let games = cases.appending(path: "games")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: games.path)) ?? []
    return names.filter { $0.hasSuffix(".sheet") }.sorted().map { "games/\($0)" }
  }
}

extension Edition {
  /// The citations in `rulings` that do not match the book: an unknown key, another rule, or
  /// another claim to be verified.
  func strangeCitations(in rulings: [Ruling]) -> [String] {
    var own: [ProvisionKey: StatedProvision] = [:]
    for provision in provisions { own[provision.key] = provision }
    return rulings.compactMap { ruling in
      guard let citation = ruling.authority.citation else { return nil }
      let provision = own[citation.key]
      let isOwn =
        provision != nil && provision?.rule == citation.rule
        && provision?.isVerified == citation.isVerified
      return isOwn ? nil : "\(ruling.effect) by \(citation)"
    }
  }
}
