import HockeyRules
import Rulebooks
import Scoresheets
import Testing

/// Books changed by a program are refused for the same errors as a file.
@Suite struct ChangedBooks {
  private static func errors(_ values: [String: StatedValue]) -> RulebookErrors? {
    #expect(throws: RulebookErrors.self) {
      try Rulebooks.nhl2025.rulebook(
        id: "house", name: "House Rules",
        changing: values.sorted { $0.key < $1.key }.map { .init($0.key, to: $0.value) })
    }
  }

  @Test(
    arguments: [
      (
        ["minor-lenght": "1:30"],
        "unknown key 'minor-lenght'; the nearest is 'minor-length'"
      ),
      (["minor-length": 2], "'minor-length' must be a time such as 2:00"),
      (
        ["minor-length": "9:00"], "'minor-length' is 9:00, but 'major-length' is only 5:00"
      ),
      (["minimum-skaters": 6], "'minimum-skaters' is 6, but 'skaters' is only 5"),
      (["lengths-by-period": .rows([StatedRow([])])], "row 1 of 'lengths-by-period' has no"),
    ] as [([String: StatedValue], String)])
  func `what contradicts the book, or is no value of its points, is refused with the reason`(
    _ values: [String: StatedValue], _ words: String
  ) throws {
    let error = try #require(Self.errors(values)?.errors.first)
    #expect(error.problem.words.hasPrefix(words))
    let key = try #require(values.keys.first)
    #expect(error.message.hasPrefix("house:1:1: \(words)"))
    #expect(error.message.hasSuffix("\n  \(key)\n  ^"))
  }

  @Test func `all errors come together, in the order of the keys`() throws {
    let errors = Self.errors(["skater": 5, "major-length": .flag(true)])?.errors
    #expect(
      errors?.map { $0.problem.words } == [
        "'major-length' must be a time such as 2:00",
        "unknown key 'skater'; the nearest is 'skaters'",
      ])
  }

  @Test(arguments: Rulebooks.ids)
  func `a book that nothing is changed of is the same but for its id and name`(_ id: String) throws
  {
    let edition = try #require(Rulebooks.edition(id))
    let book = try edition.rulebook(id: "house", name: "House Rules", changing: [])
    #expect(book.id == "house" && book.name == "House Rules")
    let name = edition.rulebook.name
    #expect(book != edition.rulebook && book.play == edition.rulebook.play)
    var same = edition
    same.rulebook = book
    #expect(try same.rulebook(id: id, name: name, changing: []) == edition.rulebook)
  }

  @Test func `a changed value is the new book's own`() throws {
    func book(by rule: String?) throws -> Rulebook {
      try Rulebooks.nhl2025.rulebook(
        id: "house", name: "House Rules",
        changing: [.init(\.classes.minorLength, to: .seconds(90))], by: rule)
    }
    let stated = try book(by: "2").classes
    #expect(stated.minorLength.value == .seconds(90) && stated.minorLength.citation.isVerified)
    #expect(stated.minorLength.rule == RuleReference(book: "House Rules", number: "2"))
    #expect(stated.majorLength == Rulebooks.nhl2025.rulebook.classes.majorLength)
    let assumed = try book(by: nil).classes.minorLength
    #expect(assumed.value == .seconds(90))
    #expect(assumed.rule == nil && !assumed.citation.isVerified)
  }

  @Test(arguments: Rulebooks.ids)
  func `a value read from a file is stated as in the file`(_ id: String) throws {
    let edition = try #require(Rulebooks.edition(id))
    let book = edition.rulebook
    func check<Value>(_ point: KeyPath<Rulebook, Provision<Value>>) {
      let change = Edition.Change(point, to: book[keyPath: point].value)
      let stated = edition.provisions.first { $0.key.rawValue == change.key }?.value
      #expect(change.value == stated, "\(change.key)")
    }
    check(\.classes.minorLength)
    check(\.serving.servedAtOnce)
    check(\.serving.equalExpiry)
    check(\.serving.doubleMinor)
    check(\.coincidental.setOff)
    check(\.coincidental.lateDifference)
    check(\.classes.lengthsByPeriod)
    check(\.classes.lateLengths)
    check(\.classes.runningTime)
    check(\.ejections.infractionCounts)
    check(\.ejections.gameCounts)
    check(\.play.leadEndsGame)
    check(\.play.overtime.strengths)
  }

  @Test func `a table is an array of rows, and a rule that the book lacks is nil`() throws {
    let book = try Rulebooks.nhl2025.rulebook(
      id: "house", name: "House Rules",
      changing: [
        .init(\.play.leadEndsGame, to: [LeadEndsGame(lead: 8, periodFrom: 3)], by: "1"),
        .init(\.coincidental.lateDifference, to: nil, by: "2"),
        .init(\.classes.minorLength, to: .minutes(3), by: "3"),
        .init(\.classes.minorLength, to: .seconds(90), by: "4"),
      ])
    #expect(book.play.leadEndsGame.value == [LeadEndsGame(lead: 8, periodFrom: 3)])
    #expect(book.coincidental.lateDifference.value == nil)
    #expect(book.coincidental.lateDifference.rule?.number == "2")
    #expect(book.classes.minorLength.value == .seconds(90))
    #expect(book.classes.minorLength.rule?.number == "4")
  }

  @Test func `a typed value that the point cannot have is refused`() {
    let error = #expect(throws: RulebookErrors.self) {
      try Rulebooks.nhl2025.rulebook(
        id: "house", name: "House Rules",
        changing: [
          .init(\.serving.servedAtOnce, to: 0, by: "1"),
          .init(\.classes.minorLength, to: PlayingTime(tenths: 905), by: "1"),
        ])
    }
    #expect(
      error?.errors.map { $0.problem.words } == [
        "'served-at-once' must be a whole number from 1 to 9",
        "'minor-length' must be a time such as 2:00",
      ])
  }

  @Test func `an empty rule and the id of the edition are refused`() {
    let error = #expect(throws: RulebookErrors.self) {
      try Rulebooks.nhl2025.rulebook(
        id: "nhl-2025", name: "House Rules", changing: [.init("minor-length", to: "1:30")],
        by: "")
    }
    #expect(
      error?.errors.map { $0.problem } == [
        .circle(["nhl-2025", "nhl-2025"]), .emptyRule(of: "minor-length"),
      ])
  }
}
