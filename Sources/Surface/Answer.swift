import HockeyRules
import Scoresheets

/// The answer to a request, as it is put together.
struct Answer {
  var errors: [SurfaceError] = []
  /// What is odd in a log, in words.
  var notes: [String] = []
  /// The line of a stream that it answers; nil outside of streams.
  var line: Int?
  /// The game's id, by its line or its log.
  var id: Event.ID?
  /// The id that the request gives itself.
  var requestID: Event.ID?
  /// Whether the book refuses a play of the log, or a part of the game is missing.
  var differs = false
  /// The JSON of what was asked for, without a line end; nil where it cannot be given.
  private var value: [UInt8]?

  /// Adds an error, and those after it in the same file.
  mutating func add(_ error: SurfaceError) {
    errors.append(error)
    errors += error.others
  }

  /// Adds the errors and the notes of `log`.
  mutating func add(_ log: ReadLog) {
    errors += log.errors
    notes += log.notes
  }

  /// Sets the answer to the JSON that `write` writes: one value.
  mutating func set(_ write: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    write(&writer)
    var bytes = writer.bytes
    if bytes.last == .lineEnd { bytes.removeLast() }
    value = bytes
  }

  /// Sets the answer to an array of the lines of JSON that `write` writes.
  mutating func setLines(_ write: (inout JSONWriter) -> Void) {
    var lines = JSONWriter()
    write(&lines)
    set { writer in
      writer.array { writer in
        for line in lines.bytes.split(separator: .lineEnd) { writer.value(line) }
      }
    }
  }

  /// Sets the answer to a text.
  mutating func set(text: String) {
    set { $0.string(text) }
  }

  /// The whole answer, in UTF-8.
  var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      if let line { writer.member("line", line) }
      if let id = requestID ?? (line == nil ? nil : id) {
        writer.key("id")
        JSONLines.write(id, to: &writer)
      }
      if let value {
        writer.key("answer")
        writer.value(value)
      }
      writer.key("errors")
      writer.array { writer in
        for error in errors { error.write(to: &writer) }
      }
      writer.member("notes", notes)
    }
    writer.endLine()
    return writer.bytes
  }
}

extension UInt8 {
  static let lineEnd = UInt8(ascii: "\n")
}
