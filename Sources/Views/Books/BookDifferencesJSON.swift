import HockeyRules
public import Scoresheets

/// The differences between two rulebooks, as JSON.
public enum BookDifferencesJSON {
  /// Writes the differences as one object and ends the line.
  public static func write(_ differences: BookDifferences, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("left", differences.left.rulebook.id)
      writer.member("right", differences.right.rulebook.id)
      writer.key("differences")
      writer.array { writer in
        for row in differences.rows { write(row, to: &writer) }
      }
      writer.member("alike", differences.alike)
    }
    writer.endLine()
  }

  private static func write(_ row: BookDifferences.Row, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("key", row.left.key.rawValue)
      writer.member("summary", row.left.point.summary)
      writer.key("left")
      writer.object { BookJSON.writeMembers(of: row.left, to: &$0) }
      writer.key("right")
      writer.object { BookJSON.writeMembers(of: row.right, to: &$0) }
    }
  }
}
