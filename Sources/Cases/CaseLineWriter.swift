import HockeyRules
import Scoresheets

/// Writes the lines of a sheet or of one case.
struct CaseLineWriter {
  private var plays: PlayLineWriter
  private let words: RulingWords

  init(_ log: GameLog) {
    let notation = Notation(of: log)
    plays = PlayLineWriter(notation)
    words = RulingWords(notation)
  }

  private static let indent = String(repeating: " ", count: PlayLineWriter.indent)

  mutating func add(_ line: CaseLine, to page: inout Page) {
    let comment = line.comment
    switch line.content {
    case .blank:
      guard let comment else { return page.add(.blank) }
      page.add(.comment, (line.isIndented ? Self.indent : "") + comment)
    case .title(let title): page.add(.title, "== \(title)", comment: comment)
    case .head(let keyword, let value): page.add(.head, keyword.line(value), comment: comment)
    case .position(let position): page.add(.head, plays.line(of: position), comment: comment)
    case .play(let play): page.add(.play, plays.line(of: play), comment: comment)
    case .game(let words), .decision(let words): page.add(.play, words, comment: comment)
    case .look(let look, let expectation):
      // An expectation below a line with only a time is in the same line.
      page.add(
        .play, plays.place(of: look.event.time) + text(of: expectation, look.event.time.period),
        citation: expectation.citation, comment: comment)
    case .expectation(let expectation, let period):
      page.add(
        .expectation, Self.indent + text(of: expectation, period),
        citation: expectation.citation, comment: comment)
    case .refusal(let refusal):
      let text = Self.text("refused", refusal.books, refusal.reason.headText ?? "")
      page.add(.expectation, Self.indent + text, comment: comment)
    case .seasonExpectation(let expectation):
      let text = Self.text(">", expectation.books, expectation.statement.text)
      page.add(
        .expectation, Self.indent + text, citation: expectation.citation, comment: comment)
    }
  }

  private func text(of expectation: Expectation, _ period: Int) -> String {
    let mark = expectation.isPartial ? SectionReader.partialMark + " " : ""
    return Self.text(
      ">", expectation.books, mark + words.text(of: expectation.statement, in: period))
  }

  /// The `opening` of a line, the books in brackets if there are any, and the rest.
  private static func text(_ opening: String, _ books: [String], _ rest: String) -> String {
    let bracketed = books.isEmpty ? "" : "[\(books.joined(separator: " "))]"
    return [opening, bracketed, rest].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
