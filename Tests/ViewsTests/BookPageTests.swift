import HockeyRules
import PageChecking
import Rulebooks
import Scoresheets
import Testing

@testable import Views

@Suite struct BookPages {
  @Test(arguments: Rulebooks.ids) func `every provision is a row with its rule`(_ id: String) throws
  {
    let edition = try #require(Rulebooks.edition(id))
    let page = ParsedPage(Document.book(edition).html)
    #expect(page.faults == [])
    let rows = page.all("tr").compactMap { $0.attributes["id"] }
    #expect(rows == edition.provisions.map { $0.key.rawValue })
    let cited = edition.provisions.map {
      $0.rule.map { "\($0.book) \($0.number)" } ?? "no rule known"
    }
    #expect(page.all("span", "rule").map { $0.text } == cited)
  }

  @Test(arguments: Rulebooks.ids)
  func `every rule on later games is there, with its number`(_ id: String) throws {
    let edition = try #require(Rulebooks.edition(id))
    let page = Document.book(edition).html
    for stated in edition.season {
      let number = stated.rule?.rule?.number ?? ""
      #expect(page.contains(number), "\(number)")
    }
  }

  @Test func `a table of a book is a table, with the names of its columns`() throws {
    let edition = Rulebooks.ahl2025
    let page = ParsedPage(Document.book(edition).html)
    #expect(page.all("table", "rows").count > 0)
    #expect(page.all("table", "rows").allSatisfy { $0.path.last == "td" })
  }

  @Test func `two books are side by side, with what differs and no more`() throws {
    let left = Rulebooks.nhl2025
    let right = Rulebooks.iihf2025
    let differences = BookDifferences(left, right)
    let page = ParsedPage(Document.differences(differences).html)
    #expect(page.faults == [])
    #expect(
      page.all("tr").compactMap { $0.attributes["id"] }
        == differences.rows.map { $0.left.key.rawValue })
    #expect(page.all("h1").map { $0.text } == ["NHL 2025-26 and IIHF 2025/26"])
    let same = ParsedPage(Document.differences(BookDifferences(left, left)).html)
    #expect(same.faults == [] && same.all("table").isEmpty)
  }
}
