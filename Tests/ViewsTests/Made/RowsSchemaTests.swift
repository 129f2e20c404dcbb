import Foundation
import HockeyRules
import SchemaChecking
import Scoresheets
import Testing

@testable import Views

/// The documentation of the rows for other programs matches the rows.
@Suite struct RowsSchemaTests {
  private static let folder = "Sources/Views/CSV"

  @Test func `the schema's file has the columns of the rows`() throws {
    let file = MadeFile("\(Self.folder)/schema.json")
    let made = try MadeFile.schema { FieldSchema.writeRows(to: &$0) }
    #expect(try file.text(made: made) == made)
  }

  @Test func `the page lists each column with its type and what it says`() throws {
    let file = MadeFile("\(Self.folder)/README.md")
    #expect(try file.text(made: Self.page) == Self.page)
  }

  @Test(arguments: GameRows.allCases)
  func `the rows of games have the columns and the types of the schema`(_ rows: GameRows) throws {
    let schema = try MadeFile("\(Self.folder)/schema.json").schema(of: rows.rawValue)
    var count = 0
    for sheet in [eventfulSheet, correctedSheet] {
      var lines = ""
      RowsJSON.writeLines(try game(sheet), rows) { lines += String(decoding: $0, as: UTF8.self) }
      for row in lines.split(separator: "\n") {
        #expect(try schema.faults(in: String(row)).isEmpty, "\(row)")
        count += 1
      }
    }
    #expect(count > 1 || rows == .attempts)
  }

  /// The page about the rows.
  private static var page: String {
    var page = """
      # Rows

      `replay --format csv --rows penalties games` prints rows for a spreadsheet or a data frame, below one head for all games. `--format jsonl` prints the same as
      JSON, an object for each row, of which [a schema](schema.json) says the types; there, and in [answers to lines](../../penaltybox/Lines/README.md), an unknown
      field is `null` where it is empty in CSV. Times are seconds of playing time. Columns may be added, before those of the game at the end; read them by their names.

      A cell that a spreadsheet would calculate, because it begins with `=`, `+`, `-`, `@`, a tab or a line break, is quoted and has an apostrophe before it: `"'=1+1"`. A number such
      as `-1` is as it is. The first name of the head is quoted, so that programs that look at the first rows find out about quotes.

      DuckDB, pandas and R read the CSV without options: `from 'goals.csv'`, `pd.read_csv("goals.csv")`, `read.csv("goals.csv")`. For Parquet:

          penaltybox replay --format csv --rows goals games > goals.csv
          duckdb -c "copy (from 'goals.csv') to 'goals.parquet'"


      """
    for rows in GameRows.allCases {
      page += "## \(rows.rawValue)\n\n| column | type | says |\n| --- | --- | --- |\n"
      for column in rows.table.heads() {
        let kind = column.kind.type == "string" ? "text" : "\(column.kind)"
        page += "| `\(column.name)` | \(kind) | \(column.summary) |\n"
      }
      page += "\n"
    }
    page.removeLast()
    return page
  }
}
