import HockeyRules
import Scoresheets

/// Writes the lines of one case.
struct CaseLineWriter {
  var plays: PlayLineWriter
  let words: RulingWords

  init(_ log: GameLog) {
    let notation = Notation(of: log)
    plays = PlayLineWriter(notation)
    words = RulingWords(notation)
  }

  private static let indent = String(repeating: " ", count: PlayLineWriter.indent)

  /// Adds an expectation below a line with only a time.
  mutating func add(
    look: LoggedPlay, _ expectation: Expectation, comment: String?, to page: inout Page
  ) {
    let place = plays.place(of: look.event.time)
    let text = text(of: expectation, period: look.event.time.period)
    page.add(.play, place + text, citation: expectation.citation, comment: comment)
  }

  func add(_ expectation: Expectation, period: Int, comment: String?, to page: inout Page) {
    let text = Self.indent + text(of: expectation, period: period)
    page.add(.expectation, text, citation: expectation.citation, comment: comment)
  }

  func add(_ refusal: ExpectedRefusal, comment: String?, to page: inout Page) {
    let words = ["refused", Self.bracketed(refusal.books), refusal.reason.headText]
    page.add(
      .expectation, Self.indent + words.compactMap { $0 }.joined(separator: " "), comment: comment)
  }

  func add(_ expectation: SeasonExpectation, comment: String?, to page: inout Page) {
    let words = [">", Self.bracketed(expectation.books), expectation.statement.text]
    page.add(
      .expectation, Self.indent + words.compactMap { $0 }.joined(separator: " "),
      citation: expectation.citation, comment: comment)
  }

  private func text(of expectation: Expectation, period: Int) -> String {
    let words = [
      ">", Self.bracketed(expectation.books),
      expectation.isPartial ? SectionReader.partialMark : nil,
      words.text(of: expectation.statement, in: period),
    ]
    return words.compactMap { $0 }.joined(separator: " ")
  }

  /// The books in brackets, or `nil` if there are none.
  private static func bracketed(_ books: [String]) -> String? {
    books.isEmpty ? nil : "[\(books.joined(separator: " "))]"
  }
}
