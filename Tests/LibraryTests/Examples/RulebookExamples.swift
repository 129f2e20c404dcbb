import HockeyRules
import Rulebooks
import Scoresheets
import Testing

@Suite struct RulebookExamples {
  /// The book that the article shows.
  private static func leagueBook() throws -> [UInt8] {
    let article = "Sources/HockeyRules/HockeyRules.docc/WritingARulebook.md"
    let block = try CodeBlock.blocks(in: article).first { $0.language == "json" }
    return Array(try #require(block).text.utf8)
  }

  @Test func `a league's own book`() throws {
    let printer = Printer()
    func print(_ items: Any...) { printer.print(items) }
    let text = try Self.leagueBook()
    // example: a league's own book
    let edition = try Rulebooks.read(text, file: "beer-league.json")
    let minor = edition.rulebook.classes.minorLength
    print(minor.value.text, "by", minor.rule?.book ?? "", minor.rule?.number ?? "")
    // Prints "1:30 by Beer League 2026 house 2"

    let tie = edition.rulebook.goals.tie
    print(tie.value.rawValue, "by", tie.rule?.book ?? "", tie.rule?.number ?? "")
    // Prints "order-of-occurrence by Hockey Canada 2024-26 4.5(d)"
    // end of example
    try printer.printedWhat("a league's own book")
  }

  @Test func `a book that is changed in code`() throws {
    let printer = Printer()
    func print(_ items: Any...) { printer.print(items) }
    // example: Edition.rulebook
    let book = try Rulebooks.nhl2025.rulebook(
      id: "house", name: "House Rules",
      changing: [
        .init(\.classes.minorLength, to: .seconds(90)),
        .init(\.play.periodLength, to: .minutes(15), by: "3"),
      ], by: "2")
    let minor = book.classes.minorLength
    print(minor.value, "by", minor.rule?.description ?? "")
    // Prints "1:30 by House Rules 2"
    // end of example
    try printer.printedWhat("Edition.rulebook")
  }

  @Test func `changes that contradict the book`() throws {
    let printer = Printer()
    func print(_ items: Any...) { printer.print(items) }
    // example: changes that contradict the book
    do throws(RulebookErrors) {
      let answers: KeyValuePairs<String, StatedValue> = [
        "minor-length": "9:00", "major-lenght": "7:00",
      ]
      _ = try Rulebooks.nhl2025.rulebook(
        id: "house", name: "House Rules", changing: answers.map { .init($0.key, to: $0.value) })
    } catch {
      for error in error.errors { print(error.problem.words) }
    }
    // Prints "unknown key 'major-lenght'; the nearest is 'major-length'"
    // Prints "'minor-length' is 9:00, but 'major-length' is only 5:00"
    // end of example
    try printer.printedWhat("changes that contradict the book")
  }

  @Test func `one game under two books`() throws {
    let printer = Printer()
    func print(_ items: Any...) { printer.print(items) }
    let text = try Self.leagueBook()
    // example: one game under two books
    let log = try GameLog(sheet: "P1 5:00 A6 2 tripping\n   6:45 face-off\n")
    let own = try Rulebooks.read(text, file: "beer-league.json")
    for edition in [own, Rulebooks.hockeyCanada2024] {
      let game = solve(log, under: edition.rulebook).game
      print(edition.rulebook.id, game.manpower.home, "skaters")
    }
    // Prints "beer-league 5 skaters"
    // Prints "hockey-canada-2024 4 skaters"
    // end of example
    try printer.printedWhat("one game under two books")
  }

  @Test func `a book that does not load`() throws {
    let printer = Printer()
    func print(_ items: Any...) { printer.print(items) }
    let text = Array(
      String(decoding: try Self.leagueBook(), as: UTF8.self)
        .replacing("minor-length", with: "minor-lenght")
        .replacing("\"15:00\"", with: "15").utf8)
    // example: a book that does not load
    do throws(RulebookErrors) {
      _ = try Rulebooks.read(text, file: "beer-league.json")
    } catch {
      for error in error.errors {
        print("\(error.file):\(error.place.line):", error.problem.words)
      }
    }
    // Prints "beer-league.json:5: 'period-length' must be a time such as 2:00"
    // Prints "beer-league.json:6: unknown key 'minor-lenght'; the nearest is 'minor-length'"
    // end of example
    try printer.printedWhat("a book that does not load")
  }
}
