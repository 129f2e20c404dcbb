import HockeyRules
public import Scoresheets

/// The list of rulebooks as a table.
public enum BookListText {
  /// A head and one line for each of `editions`.
  public static func text(of editions: [Edition], in palette: Palette) -> String {
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
