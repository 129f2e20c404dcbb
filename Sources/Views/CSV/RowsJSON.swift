package import Scoresheets

/// A game's rows as an array of JSON objects, whose keys are the columns of the CSV.
package enum RowsJSON {
  package static func write(
    _ game: PlayedGame, _ rows: GameRows, to writer: inout JSONWriter
  ) {
    let columns = rows.columns
    writer.array { writer in
      rows.forEachRow(of: game) { write($0, columns, to: &writer) }
    }
  }

  /// Gives the rows as JSON lines to `print`, in pieces of some 64 KB.
  package static func writeLines(
    _ game: PlayedGame, _ rows: GameRows, inPiecesTo print: ([UInt8]) -> Void
  ) {
    let columns = rows.columns
    var writer = JSONWriter()
    rows.forEachRow(of: game) { row in
      write(row, columns, to: &writer)
      writer.endLine()
      if writer.bytes.count > 1 << 16 {
        print(writer.bytes)
        writer = JSONWriter()
      }
    }
    print(writer.bytes)
  }

  private static func write(
    _ row: [RowTable.Field], _ columns: [RowColumn], to writer: inout JSONWriter
  ) {
    writer.object { writer in
      for (column, field) in zip(columns, row) {
        writer.key(column.name)
        field.write(to: &writer)
      }
    }
  }
}
