package import Scoresheets

/// A game's rows as an array of JSON objects, whose keys are the columns of the CSV.
package enum RowsJSON {
  package static func write(
    _ game: PlayedGame, _ rows: GameRows, to writer: inout JSONWriter
  ) {
    let table = rows.table(of: game)
    writer.array { writer in
      for row in table.rows { write(row, of: table, to: &writer) }
    }
  }

  /// Writes the rows as JSON lines.
  package static func writeLines(
    _ game: PlayedGame, _ rows: GameRows, to writer: inout JSONWriter
  ) {
    let table = rows.table(of: game)
    for row in table.rows {
      write(row, of: table, to: &writer)
      writer.endLine()
    }
  }

  private static func write(
    _ row: [RowTable.Field], of table: RowTable, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      for (column, field) in zip(table.columns, row) {
        writer.key(column)
        field.write(to: &writer)
      }
    }
  }
}
