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
    var writer = CaseLineWriter(reading.log)
    for line in reading.lines {
      writer.add(
        CaseLine(
          content: CaseLine.Content(line.content, in: reading.log), comment: line.comment,
          isIndented: line.isIndented),
        to: &page)
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
        lines.add(line, to: &page)
      }
    }
    return .success(page.text)
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
