package import Scoresheets

/// A game's rows as an array of JSON objects, whose keys are the columns of the CSV.
package enum RowsJSON {
  package static func write(
    _ game: PlayedGame, _ rows: GameRows, to writer: inout JSONWriter
  ) {
    writer.array { writer in
      rows.table.forEachRow(game) { $0.write(&writer) }
    }
  }

  /// Gives the rows as JSON lines to `print`, in pieces of some 64 KB.
  package static func writeLines(
    _ game: PlayedGame, _ rows: GameRows, inPiecesTo print: ([UInt8]) -> Void
  ) {
    var writer = JSONWriter()
    rows.table.forEachRow(game) { row in
      row.write(&writer)
      writer.endLine()
      if writer.bytes.count > 1 << 16 {
        print(writer.bytes)
        writer = JSONWriter()
      }
    }
    print(writer.bytes)
  }
}
