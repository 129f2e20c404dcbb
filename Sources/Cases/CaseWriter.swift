import HockeyRules
import Scoresheets

/// Writes case files in their canonical form.
public enum CaseWriter {
  /// The text of `file`.
  public static func text(of file: CaseFile) -> String {
    var page = Page()
    let none = CaseHead()
    for line in file.head.log.headLines() { page.add(.head, line) }
    write(file.head, beyond: none, to: &page)
    for omission in file.omits {
      page.add(.head, HeadKeyword.omits.line("\(omission.row) \(omission.reason)"))
    }
    for one in file.cases { write(one, in: file.head, to: &page) }
    return page.text
  }

  private static func write(_ one: Case, in head: CaseHead, to page: inout Page) {
    page.add(.title, "== \(one.title.onOneLine)")
    for line in one.log.headLines(beyond: head.log) { page.add(.head, line) }
    if !one.ids.isEmpty { page.add(.head, HeadKeyword.id.line(one.ids.joined(separator: " "))) }
    let own = CaseHead(from: one.from, decides: one.decides, verdict: one.verdict)
    write(own, beyond: head, to: &page)
    var lines = CaseLineWriter(one.log)
    for instant in one.instants { write(instant, of: one, lines: &lines, to: &page) }
  }

  /// Writes what `head` states beyond `base`, except for the log's own head.
  private static func write(_ head: CaseHead, beyond base: CaseHead, to page: inout Page) {
    if let from = head.from?.headText, head.from != base.from {
      page.add(.head, HeadKeyword.from.line(from))
    }
    if head.decides != base.decides, !head.decides.isEmpty {
      page.add(.head, HeadKeyword.decides.line(head.decides.joined(separator: " ")))
    }
    guard head.verdict != base.verdict else { return }
    switch head.verdict {
    case .judged: break
    case .gap(let reason): page.add(.head, HeadKeyword.gap.line(reason.headText ?? "unknown"))
    case .disputed(let reason):
      page.add(.head, HeadKeyword.disputed.line(reason.headText ?? "unknown"))
    }
  }

  private static func write(
    _ instant: CaseInstant, of one: Case, lines: inout CaseLineWriter, to page: inout Page
  ) {
    var expectations = instant.expectations[...]
    for index in instant.plays {
      let play = one.log.plays[index]
      let comment = play.remark.flatMap(Page.comment(of:))
      if play.event.play == .look, let first = expectations.first, first.place.line == play.line {
        expectations.removeFirst()
        lines.add(look: play, first, comment: comment, to: &page)
      } else {
        lines.plays.add(play, comment: comment, to: &page)
      }
      for refusal in instant.refusals where refusal.play == index {
        lines.add(refusal, comment: nil, to: &page)
      }
      // Lines between two plays of an instant stay there.
      let isLast = index + 1 == instant.plays.upperBound
      let next = isLast ? Int.max : one.log.plays[index + 1].line
      while let first = expectations.first, isLast || first.place.line < next {
        expectations.removeFirst()
        lines.add(first, period: instant.time.period, comment: nil, to: &page)
      }
    }
  }
}

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

  /// Adds an expectation after a line with a time alone.
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
