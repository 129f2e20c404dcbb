import HockeyRules
public import Scoresheets

/// The list of rulebooks as a table.
public enum BookListText {
  /// A head and one line for each of `editions`.
  public static func text(of editions: [Edition], in palette: Palette) -> String {
    if let width = palette.width, width < widthOfTable {
      return palette.wrapped(editions.flatMap { lines(of: $0, in: palette) }.asLines)
    }
    var table = TextTable(
      ["Book", "Name", "League", "Seasons", "Title"],
      alignments: Array(repeating: .left, count: 5))
    for edition in editions {
      table.add([
        edition.rulebook.id, edition.rulebook.name, edition.league, edition.seasons?.words ?? "",
        edition.title ?? "",
      ])
    }
    return table.lines(palette).asLines
  }

  /// A narrower terminal has no table.
  private static let widthOfTable = 110

  /// A book in two lines.
  private static func lines(of edition: Edition, in palette: Palette) -> [String] {
    let facts = [edition.title ?? edition.rulebook.name, edition.seasons?.words ?? ""]
    return [
      palette.paint(edition.rulebook.id, .strong),
      "  " + facts.filter { !$0.isEmpty }.joined(separator: " · ").visible,
    ]
  }
}

/// The list of rulebooks as JSON.
public enum BookListJSON {
  /// Writes an array with an object for each of `editions`, and ends the line.
  public static func write(_ editions: [Edition], to writer: inout JSONWriter) {
    writer.array { writer in
      for edition in editions {
        writer.object { BookJSON.writeFacts(of: edition, to: &$0) }
      }
    }
    writer.endLine()
  }
}
