import SchemaChecking
import Scoresheets
import Testing

@testable import Views

/// The rows match the listing of their columns.
@Suite struct RowsSchemaTests {
  @Test(arguments: GameRows.allCases)
  func `the rows of games have the columns and the types of the listing`(_ rows: GameRows) throws {
    var count = 0
    for sheet in [eventfulSheet, correctedSheet] {
      var lines = ""
      RowsJSON.writeLines(try game(sheet), rows) { lines += String(decoding: $0, as: UTF8.self) }
      for row in lines.split(separator: "\n") {
        #expect(try Listing.faults(in: row, as: "rows \(rows.rawValue)") == [], "\(row)")
        count += 1
      }
    }
    #expect(count > 1 || rows == .attempts)
  }
}
