package import Scoresheets

/// A formatter of sheets and case files.
///
/// The canonical form keeps all comments and the order of the lines.
package enum Formatter {
  /// The canonical form of `text`, a sheet or a case file, or the errors in the text.
  package static func canonical(_ text: some Sequence<UInt8>) -> Result<String, NotationErrors> {
    let bytes = Array(text)
    return isCaseFile(bytes) ? canonicalCaseFile(bytes) : canonicalSheet(bytes)
  }

  /// Whether `text` contains the title of a case, or the games of a season.
  package static func isCaseFile(_ text: some Sequence<UInt8>) -> Bool {
    NotationLine.split(text).contains { line in
      let text = line.bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      return text.starts(with: "==".utf8) || text.starts(with: "\(SectionReader.game) ".utf8)
    }
  }

  private static func canonicalSheet(_ bytes: [UInt8]) -> Result<String, NotationErrors> {
    let reading = SheetReader.read(bytes, keepingLines: true)
    if let errors = NotationErrors(reading.errors) { return .failure(errors) }
    var page = Page()
    var plays = PlayLineWriter(Notation(of: reading.log))
    for line in reading.lines {
      switch line.content {
      case .blank: page.add(comment: line.comment, isIndented: line.isIndented)
      case .head(let keyword, let value):
        page.add(.head, keyword.line(value), comment: line.comment)
      case .position(let position):
        page.add(.head, plays.line(of: position), comment: line.comment)
      case .play(let index):
        page.add(.play, plays.line(of: reading.log.plays[index]), comment: line.comment)
      }
    }
    return .success(page.text)
  }

  private static func canonicalCaseFile(_ bytes: [UInt8]) -> Result<String, NotationErrors> {
    var reader = CaseFileReader(file: "", keepsLines: true)
    reader.read(bytes)
    if let errors = NotationErrors(reader.errors) { return .failure(errors) }
    var page = Page()
    for section in reader.sections {
      var lines = CaseLineWriter(section.log)
      var games = section.games[...]
      for line in section.lines {
        if case .game = line.content, let log = games.popFirst() { lines = CaseLineWriter(log) }
        add(line, with: &lines, to: &page)
      }
    }
    return .success(page.text)
  }

  private static func add(
    _ line: CaseLine, with lines: inout CaseLineWriter, to page: inout Page
  ) {
    let comment = line.comment
    switch line.content {
    case .blank: page.add(comment: comment, isIndented: line.isIndented)
    case .title(let title): page.add(.title, "== \(title)", comment: comment)
    case .head(let keyword, let value): page.add(.head, keyword.line(value), comment: comment)
    case .position(let position):
      page.add(.head, lines.plays.line(of: position), comment: comment)
    case .play(let play): page.add(.play, lines.plays.line(of: play), comment: comment)
    case .look(let look, let expectation):
      lines.add(look: look, expectation, comment: comment, to: &page)
    case .expectation(let expectation, let period):
      lines.add(expectation, period: period, comment: comment, to: &page)
    case .refusal(let refusal): lines.add(refusal, comment: comment, to: &page)
    case .game(let words), .decision(let words): page.add(.play, words, comment: comment)
    case .seasonExpectation(let expectation):
      lines.add(expectation, comment: comment, to: &page)
    }
  }
}

/// All errors of a text, in the order of its lines.
package struct NotationErrors: Error, Sendable, Hashable {
  package let errors: [NotationError]

  package init?(_ errors: [NotationError]) {
    if errors.isEmpty { return nil }
    self.errors = errors
  }
}

extension NotationErrors: CustomStringConvertible {
  /// Each error in one line, without a file's name.
  package var description: String { errors.map { $0.description }.joined(separator: "\n") }
}

extension Page {
  /// Adds a line that is empty or contains only a comment.
  fileprivate mutating func add(comment: String?, isIndented: Bool) {
    guard let comment else { return add(.blank) }
    let indent = isIndented ? String(repeating: " ", count: PlayLineWriter.indent) : ""
    add(.comment, indent + comment)
  }
}
