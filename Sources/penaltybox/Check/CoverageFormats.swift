import Cases
import HockeyRules
import Scoresheets
import Views

extension Coverage {
  /// The counts as lines; for each book, the provisions that no case exercises come first.
  func text(in palette: Palette) -> String {
    books.map { Self.text(of: $0, palette) }.joined(separator: "\n")
  }

  private static func text(of book: Book, _ palette: Palette) -> String {
    let uncovered = book.provisions.count { $0.isUncovered }
    let unverified = book.missing.count { !$0.stated.isVerified }
    let title = "\(book.id): \(book.provisions.count) provisions of its own, "
    let counts = "\(uncovered) without a case, \(unverified) unverified ones, \(book.percent)%"
    var lines = [palette.paint(title + counts, .strong)]
    var table = TextTable(
      ["", "cases", "cited", "by value", "provision", "rule"],
      alignments: [.left, .right, .right, .right, .left, .left])
    let ordered =
      book.missing.filter(\.isUncovered) + book.missing.filter { !$0.isUncovered }
      + book.provisions.filter { $0.count > 0 }
    for provision in ordered {
      table.add([
        provision.mark, String(provision.count), String(provision.cited),
        String(provision.decides), provision.stated.key.rawValue,
        provision.stated.rule?.number ?? "",
      ])
    }
    if !book.provisions.isEmpty { lines += table.lines(palette.indented(by: 2)).map { "  " + $0 } }
    return lines.asLines
  }

  /// The counts as JSON; it is marked as complete if no book falls below `threshold` percent.
  func json(threshold: Int) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("books")
      writer.array { writer in
        for book in books { Self.write(book, to: &writer) }
      }
      writer.member("complete", !falls(below: threshold))
    }
    writer.endLine()
    return writer.text
  }

  private static func write(_ book: Book, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("book", book.id)
      writer.member("percent", book.percent)
      writer.key("provisions")
      writer.array { writer in
        for provision in book.provisions {
          writer.object { writer in
            writer.member("key", provision.stated.key.rawValue)
            if let rule = provision.stated.rule { writer.member("rule", rule.number) }
            writer.member("cases", provision.count)
            writer.member("cited", provision.cited)
            writer.member("decides", provision.decides)
            writer.member("unverified", !provision.stated.isVerified)
            writer.member("uncovered", provision.isUncovered)
          }
        }
      }
    }
  }
}

extension Coverage.Provision {
  /// The mark that draws a reader's attention.
  fileprivate var mark: String {
    if isUncovered { return "NO CASE" }
    return count > 0 ? "" : stated.basis.isMoot ? "never used" : "unverified"
  }
}
