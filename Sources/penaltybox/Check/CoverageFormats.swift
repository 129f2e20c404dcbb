import Cases
import HockeyRules
import Scoresheets
import Views

extension Coverage {
  /// The counts as lines: of each book first the provisions that no case exercises.
  func text(in palette: Palette) -> String {
    books.map { Self.text(of: $0, palette) }.joined(separator: "\n")
  }

  private static func text(of book: Book, _ palette: Palette) -> String {
    let uncovered = book.provisions.count { $0.isUncovered }
    let assumed = book.missing.count - uncovered
    let title = "\(book.id): \(book.provisions.count) provisions of its own, "
    var lines = [
      palette.paint(title + "\(uncovered) without a case, \(assumed) unverified ones", .strong)
    ]
    var table = TextTable(
      ["", "cases", "cited", "by value", "provision", "rule"],
      alignments: [.left, .right, .right, .right, .left, .left])
    let ordered =
      book.missing.filter(\.isUncovered) + book.missing.filter { !$0.isUncovered }
      + book.provisions.filter { $0.count > 0 }
    for provision in ordered {
      table.add([
        provision.mark, String(provision.count), String(provision.cited),
        String(provision.decides), provision.stated.key.rawValue, provision.stated.rule.number,
      ])
    }
    if !book.provisions.isEmpty { lines += table.lines(palette).map { "  " + $0 } }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The counts for other programs.
  var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("books")
      writer.array { writer in
        for book in books { Self.write(book, to: &writer) }
      }
      writer.member("complete", !isIncomplete)
    }
    writer.endLine()
    return writer.text
  }

  private static func write(_ book: Book, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("book", book.id)
      writer.key("provisions")
      writer.array { writer in
        for provision in book.provisions {
          writer.object { writer in
            writer.member("key", provision.stated.key.rawValue)
            writer.member("rule", provision.stated.rule.number)
            writer.member("cases", provision.count)
            writer.member("cited", provision.cited)
            writer.member("decides", provision.decides)
            writer.member("unverified", provision.stated.assumption != nil)
            writer.member("uncovered", provision.isUncovered)
          }
        }
      }
    }
  }
}

extension Coverage.Provision {
  /// What a reader's eye should catch on.
  fileprivate var mark: String {
    if isUncovered { return "NO CASE" }
    return count == 0 ? "unverified" : ""
  }
}
