import HockeyRules
import Rulebooks
import Scoresheets
import Testing

/// The index of the embedded editions, which the build writes without reading the books.
@Suite struct RulebookIndex {
  @Test func `an edition is found by league and season as its own file says`() throws {
    let editions = try Rulebooks.ids.map { try #require(Rulebooks.edition($0)) }
    for league in Set(editions.map(\.league)).sorted() + ["Nobody's"] {
      for year in 1990...2040 {
        let inForce = editions.filter { $0.league == league && $0.isInForce(in: year) }
        let begins = inForce.map { $0.seasons?.from ?? .min }
        let latest = inForce.first { $0.seasons?.from ?? .min == begins.max() }
        let found = Rulebooks.edition(of: league, season: year)
        #expect(found?.rulebook.id == latest?.rulebook.id, "\(league) \(year)")
      }
    }
  }

  @Test func `an edition is found by a season's name`() throws {
    func id(_ name: String) throws -> String? { Rulebooks.edition(name)?.rulebook.id }
    #expect(try id("nhl-2011") == "nhl-2014")
    #expect(try id("nhl-2018") == "nhl-2021")
    #expect(try id("iihf-2024") == "iihf-2025")
    #expect(try id("usa-hockey-2027") == "usa-hockey-2025")
    // The NHL's last edition does not state its last season.
    #expect(try id("nhl-2026") == nil)
    #expect(try id("nhl-26") == nil)
    #expect(try id("nobodys-2025") == nil)
    // The first edition has a shoot-out, which the NHL introduced in 2005.
    #expect(try id("nhl-2005") == "nhl-2014")
    #expect(try id("nhl-1900") == nil)
    #expect(try id("nhl--999") == nil)
    #expect(try id("nhl-+201") == nil)
  }

  @Test func `no two editions have the same name`() {
    let names = Rulebooks.ids.compactMap { Rulebooks.edition($0)?.rulebook.name }
    #expect(names.count == Rulebooks.ids.count)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: Rulebooks.ids)
  func `an edition is read once`(_ id: String) throws {
    let first = try #require(Rulebooks.edition(id))
    let second = try #require(Rulebooks.edition(id))
    #expect(first.rulebook === second.rulebook)
    #expect(first.rulebook.id == id)
    let text = try #require(Rulebooks.text(of: id))
    #expect(try Rulebooks.read(text, file: "\(id).json") == first)
  }
}
