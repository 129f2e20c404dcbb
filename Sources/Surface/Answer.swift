import Cases
import HockeyRules
import Scoresheets
import Views

/// An answer to a request, put together piece by piece.
package struct Answer {
  var errors: [SurfaceError] = []
  var notes: [String] = []
  var id: Event.ID?
  /// The requested value in JSON, without a line end; `nil` if there is no value to give.
  private var value: [UInt8]?

  mutating func add(_ error: SurfaceError) {
    errors.append(error)
    errors += error.others
  }

  mutating func add(_ log: ReadLog) {
    errors += log.errors
    notes += log.notes
  }

  /// Sets the answer to the one value that `write` writes.
  mutating func set(_ write: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    write(&writer)
    var bytes = writer.bytes
    if bytes.last == .lineEnd { bytes.removeLast() }
    value = bytes
  }

  mutating func set(_ value: some FieldValue) { set { value.write(to: &$0) } }

  /// Sets the answer to an array of the JSON lines that `write` writes.
  mutating func setLines(_ write: (inout JSONWriter) -> Void) {
    var lines = JSONWriter()
    write(&lines)
    set { writer in
      writer.array { writer in
        for line in lines.bytes.split(separator: .lineEnd) { writer.value(line) }
      }
    }
  }

  /// Whether the solver could not read, play or answer something.
  package var hasErrors: Bool { !errors.isEmpty }

  /// The answer as one line of JSON, in UTF-8, with its line end.
  package var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      if let id {
        writer.key("id")
        JSONLines.write(id, to: &writer)
      }
      if let value {
        writer.key("answer")
        writer.value(value[...])
      }
      writer.key("errors")
      errors.write(to: &writer)
      writer.member("notes", notes)
    }
    writer.endLine()
    return writer.bytes
  }
}

extension Answer {
  /// Notes an assumed book and the gaps in the game, for an answer that has no members for them.
  mutating func addRemarks(on game: PlayedGame) {
    if let assumption = game.assumption { notes.append(assumption) }
    notes += game.remarks
  }
}

extension UInt8 {
  static let lineEnd = UInt8(ascii: "\n")
}
