import HockeyRules
import Rulebooks
import Scoresheets
import Testing

/// The book of a game whose league has no book in the package, or no book for the season.
@Suite struct NearestBookTests {
  @Test(arguments: [
    ("SPHL", 2024, "nhl-2025"), ("sphl", 2018, "nhl-2021"), ("FPHL", 2024, "nhl-2025"),
    ("USHL", 2025, "usa-hockey-junior-2025"),
    ("BCHL", 2024, "hockey-canada-2024-junior"),
  ])
  func `it is the book of the league whose rules are nearest, and is said to be assumed`(
    league: String, season: Int, id: String
  ) throws {
    let choice = try Rulebooks.choice(for: GameLog(league: league, season: season))
    let book = choice.edition.rulebook
    #expect(book.id == id)
    #expect(
      choice.assumption?.words
        == "there is no rulebook of the \(league) here; the nearest, \(book.name), is assumed")
    #expect(try Rulebooks.edition(for: GameLog(league: league, season: season)) == choice.edition)
  }

  @Test(arguments: [
    ("WHL", 2024, "whl-2015"), ("ohl", 2018, "ohl-2015"), ("QMJHL", 2024, "qmjhl-2015"),
    ("LHJMQ", 2024, "qmjhl-2015"), ("ECHL", 2018, "echl-2015"), ("ECHL", 2022, "echl-2019"),
    ("DEL", 2024, "del-2024"), ("KHL", 2025, "khl-2024"), ("NIHL", 2025, "nihl-2025"),
    ("SHL", 2025, "sweden-2025"), ("HockeyAllsvenskan", 2025, "sweden-2025"),
  ])
  func `a league of which only the overtime is known has a book of its own`(
    league: String, season: Int, id: String
  ) throws {
    let choice = try Rulebooks.choice(for: GameLog(league: league, season: season))
    #expect(choice.edition.rulebook.id == id && choice.assumption == nil)
  }

  @Test func `a season before the federation's first edition is said to be another's`() throws {
    let choice = try Rulebooks.choice(for: GameLog(league: "SHL", season: 2020))
    #expect(choice.edition.rulebook.id == "sweden-2025" && choice.assumption != nil)
  }

  @Test func `it is the league's own of the nearest season, and is said to be assumed`() throws {
    let choice = try Rulebooks.choice(for: GameLog(league: "AHL", season: 2022))
    #expect(choice.edition.rulebook.id == "ahl-2025")
    #expect(
      choice.assumption?.words
        == "there is no rulebook of the AHL for this season here; the nearest, AHL 2025-26, is assumed"
    )
    let old = try Rulebooks.choice(for: GameLog(league: "NHL", season: 1999))
    #expect(old.edition.rulebook.id == "nhl-2014" && old.assumption != nil)
  }

  @Test func `nothing is assumed where there is a book, or where one is named`() throws {
    #expect(try Rulebooks.choice(for: GameLog(league: "PWHL", season: 2024)).assumption == nil)
    let named = GameLog(books: ["iihf-2025"], league: "SPHL", season: 2024)
    #expect(try Rulebooks.choice(for: named) == ChosenBook(edition: Rulebooks.edition(for: named)))
  }

  @Test func `a league of which nothing is known has no book`() {
    #expect(throws: BookChoiceError.noEdition(league: "curling", season: 2024)) {
      try Rulebooks.choice(for: GameLog(league: "curling", season: 2024))
    }
  }
}
