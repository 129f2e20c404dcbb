import HockeyRules
import Rulebooks
import Scoresheets
import Testing

/// Books changed by a program: the errors of a file are refused.
@Suite struct ChangedBooks {
  private static func errors(_ values: [String: StatedValue]) throws -> RulebookErrors? {
    let edition = try #require(try Rulebooks.edition("nhl-2025"))
    return #expect(throws: RulebookErrors.self) { try edition.rulebook(changing: values) }
  }

  @Test(
    arguments: [
      (
        ["minor-lenght": .text("1:30")],
        "unknown key 'minor-lenght'; the nearest is 'minor-length'"
      ),
      (["minor-length": .integer(2)], "'minor-length' must be a time such as 2:00"),
      (
        ["minor-length": .text("9:00")], "'minor-length' is 9:00, but 'major-length' is only 5:00"
      ),
      (["minimum-skaters": .integer(6)], "'minimum-skaters' is 6, but 'skaters' is only 5"),
      (["lengths-by-period": .rows([StatedRow([])])], "row 1 of 'lengths-by-period' has no"),
    ] as [([String: StatedValue], String)])
  func `what contradicts the book, or is no value of its points, is refused with the reason`(
    _ values: [String: StatedValue], _ words: String
  ) throws {
    let error = try #require(try Self.errors(values)?.errors.first)
    #expect(error.problem.words.hasPrefix(words))
    let key = try #require(values.keys.first)
    #expect(error.message.hasPrefix("the changes to nhl-2025:1:1: \(words)"))
    #expect(error.message.hasSuffix("\n  \(key)\n  ^"))
  }

  @Test func `all errors come together, in the order of the keys`() throws {
    let errors = try Self.errors(["skater": .integer(5), "major-length": .flag(true)])?.errors
    #expect(
      errors?.map { $0.problem.words } == [
        "'major-length' must be a time such as 2:00",
        "unknown key 'skater'; the nearest is 'skaters'",
      ])
  }

  @Test(arguments: Rulebooks.ids)
  func `a book that nothing is changed of is the same`(_ id: String) throws {
    let edition = try #require(try Rulebooks.edition(id))
    #expect(try edition.rulebook(changing: [:]) == edition.rulebook)
  }

  @Test func `a value without a rule is an assumption`() throws {
    let edition = try #require(try Rulebooks.edition("nhl-2025"))
    let book = try edition.rulebook(changing: ["minor-length": .text("1:30")])
    #expect(book.classes.minorLength.value == .seconds(90))
    #expect(book.classes.minorLength.rule == nil && !book.classes.minorLength.citation.isVerified)
    #expect(book.classes.majorLength == edition.rulebook.classes.majorLength)
  }
}
