import Foundation
import HockeyRules
import Rulebooks
import Scoresheets
import Testing

@testable import embed_rulebooks

/// The committed Swift file that embeds the rulebooks.
@Suite struct EmbeddedBooksTests {
  /// The texts of the books in the folder `Rulebook`, by the names of their files.
  private static func books() throws -> [String: String] {
    var books: [String: String] = [:]
    for path in try Repository.files(under: "Rulebook", ending: ".json") {
      let name = String(path.dropFirst("Rulebook/".count))
      if EmbeddedBooksSource.isBook(name) { books[name] = try Repository.text(of: path) }
    }
    return books
  }

  @Test func `the embedded rulebooks are those in the folder`() throws {
    let books = try Self.books()
    try #require(!books.isEmpty)
    let changed = Set(books.keys).union(Rulebooks.ids.map { "\($0).json" }).sorted().filter {
      Rulebooks.text(of: String($0.dropLast(5))).map { String(decoding: $0, as: UTF8.self) }
        != books[$0]
    }
    #expect(
      changed == [],
      "\(EmbeddedBooksSource.path) has another text of these; run `swift run embed-rulebooks`")
  }

  @Test func `the file is as the command writes it`() throws {
    let committed = try Repository.text(of: EmbeddedBooksSource.path)
    let written = try EmbeddedBooksSource.text(of: try Self.books())
    // Compared here because `#expect` would print both files.
    let isCurrent = committed == written
    #expect(
      isCurrent, "\(EmbeddedBooksSource.path) is not current; run `swift run embed-rulebooks`")
  }

  @Test(arguments: Rulebooks.ids)
  func `an embedded rulebook has no errors, and is found by its id`(_ id: String) throws {
    let text = try #require(Rulebooks.text(of: id))
    let book = try Rulebooks.read(text, file: "\(id).json")
    #expect(Rulebooks.edition(id) == book && book.rulebook.id == id)
  }

  @Test func `an edition has a name in Swift`() {
    #expect(Rulebooks.usaHockeyJunior2025.rulebook.id == "usa-hockey-junior-2025")
    #expect(Rulebooks.hockeyCanada2024.rulebook.name == "Hockey Canada 2024-26")
  }

  @Test func `an edition cites itself, with the number of the rule that it shares`() {
    let old = Rulebooks.nhl2014.rulebook
    #expect(old.goals.ends.rule?.description == "NHL 2014-15 16.2")
    #expect(old.inheritance == Inheritance(.printed, book: "NHL 2025-26"))
    #expect(Rulebooks.nhl2025.rulebook.inheritance == nil)
  }

  @Test func `a book without a text cites the one that is assumed, and is unverified`() {
    let book = Rulebooks.echl2019.rulebook
    #expect(book.inheritance == Inheritance(.assumed, book: "AHL 2025-26"))
    #expect(book.goals.ends.rule?.description == "AHL 2025-26 16.2")
    #expect(!book.goals.ends.citation.isVerified)
    #expect(book.play.overtime.length.value == .minutes(7))
  }

  @Test func `a book without a league is an error that names it`() {
    #expect(throws: EmbeddedBooksSource.HeadError(id: "x")) {
      try EmbeddedBooksSource.text(of: ["x.json": #"{"id": "x", "name": "X", "provisions": {}}"#])
    }
  }
}
