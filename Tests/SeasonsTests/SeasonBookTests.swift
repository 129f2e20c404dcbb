import HockeyRules
import Rulebooks
import Scoresheets
import Seasons
import Testing

@Suite struct SeasonBooks {
  @Test(arguments: Rulebooks.ids)
  func `what each book says about seasons can be read, each rule by a number or as unverified`(
    id: String
  ) throws {
    let book = SeasonBook(try #require(Rulebooks.edition(id)))
    #expect(!book.rules.isEmpty)
    for rule in book.rules { #expect(rule.rule != nil || rule.assumption != nil, "\(rule.key)") }
    let named = Set(book.rules.map(\.key))
    for rule in book.rules { #expect(named.isSuperset(of: rule.inPlaceOf), "\(rule.key)") }
  }

  @Test func `a rule that a book prints under the same number is cited from that book`() throws {
    let book = SeasonBook(Rulebooks.pwhl2025)
    let match = try #require(book.rules.first { $0.key == "match" })
    #expect(match.rule == RuleReference(book: "PWHL 2025-26", number: "21.2"))
    let stick = try #require(book.rules.first { $0.key == "stick-game-misconduct" })
    #expect(stick.window.gamesPlayed == 12)
  }

  @Test func `null takes back a rule, and a star all that are inherited`() throws {
    let ahl = SeasonBook(Rulebooks.ahl2025).rules.map(\.key)
    #expect(!ahl.contains("aggressor"))
    let ohl = SeasonBook(Rulebooks.ohl2015).rules.map(\.key)
    #expect(ohl == ["match", "third-man-in", "late-instigator", "second-fight-in-a-game"])
  }

  /// Faulty ladders of a league's own, and the message about each.
  static let broken: [(rule: String, message: String)] = [
    (#"{"rule": "1", "counts": ["minro"], "out": [1]}"#, "'counts' must be a list of minor"),
    (#"{"rule": "1", "out": [1], "witin": 3}"#, "unknown key 'witin'; the nearest is 'within'"),
    (#"{"out": [1]}"#, "fights has no 'rule'"),
    (#"{"rule": "1"}"#, "fights has no 'out'"),
    (#"{"rule": "1", "out": 1}"#, "'out' must be a list of numbers"),
    (
      #"{"rule": "1", "out": ["for-ever"]}"#,
      "'out' must be a list of numbers that do not go down, or of until-ruled"
    ),
    (#"{"rule": "1", "out": [5, 1]}"#, "'out' must be a list of numbers that do not go down"),
    (#"{"rule": "1", "out": [1], "for": ["slashign"]}"#, "the nearest is 'slashing'"),
    (#"{"rule": "1", "out": [1], "not-by": ["major-length"]}"#, "'not-by' must be a list of"),
    (#"{"rule": "1", "out": [1], "in-place-of": ["mach"]}"#, "the nearest is 'match'"),
  ]

  @Test(arguments: broken.indices)
  func `an error in a league's own ladder names the rule's place and what is wrong`(
    index: Int
  ) throws {
    let (rule, message) = Self.broken[index]
    let error = #expect(throws: RulebookErrors.self) {
      try Self.house(rule)
    }
    let found = try #require(error?.message)
    #expect(found.contains(message), "\(found)")
    #expect(found.hasPrefix("house.json:1:"))
  }

  @Test func `a league's own ladder takes the place of the book's`() throws {
    let book = SeasonBook(
      try Self.house(#"{"rule": "9", "counts": ["major"], "for": ["fighting"], "out": [1, 3]}"#))
    let rule = try #require(book.rules.first)
    #expect(rule.rule == RuleReference(book: "House", number: "9"))
    #expect((1...3).map { rule.sanction(at: $0) } == [.games(1), .games(3), .games(3)])
    #expect(book.rules.contains { $0.key == "instigator" })
  }

  private static func house(_ rule: String) throws -> Edition {
    let text =
      #"{"id": "house", "name": "House", "league": "House", "extends": "nhl-2025", "#
      + #""provisions": {}, "season": {"fights": "# + rule + "}}"
    return try Rulebooks.read(Array(text.utf8), file: "house.json")
  }
}
