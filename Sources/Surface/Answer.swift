import Cases
import HockeyRules
import Scoresheets
package import Views

/// An answer to a request, put together piece by piece.
///
/// Its value is written when somebody reads it, in the form that the reader wants.
package struct Answer {
  package internal(set) var errors: [SurfaceError] = []
  var notes: [String] = []
  var id: Event.ID?
  /// Prints the requested value for a program, in pieces; `nil` if there is no value to give.
  package private(set) var print: ((([UInt8]) -> Void) -> Void)?
  private var form = Form.json
  /// Prints the value for people, in pieces.
  package private(set) var text: ((Palette, (String) -> Void) -> Void)?
  package private(set) var html: (() -> String)?
  /// Prints the value as CSV, with a head or without, in pieces.
  package var csv: ((_ hasHead: Bool, (String) -> Void) -> Void)?
  /// Whether something differs, or the book refuses a play.
  package var differs = false
  package var hasWarnings = false

  enum Form {
    /// A value in one line.
    case json
    /// The elements of an array, each in a line.
    case lines
    case text
  }

  mutating func add(_ error: SurfaceError) {
    errors.append(error)
    errors += error.others
  }

  mutating func add(_ log: ReadLog) {
    errors += log.errors
    notes += log.notes
  }

  /// Sets the answer to what `print` prints, which people read as `text`.
  mutating func set(
    _ form: Form, text: ((Palette, (String) -> Void) -> Void)? = nil,
    print: @escaping (([UInt8]) -> Void) -> Void
  ) {
    (self.form, self.text, self.print) = (form, text, print)
  }

  /// Sets the answer to the one value that `write` writes.
  mutating func set(_ write: @escaping (inout JSONWriter) -> Void) {
    set(.json) { print in
      var writer = JSONWriter()
      write(&writer)
      writer.endLine()
      print(writer.bytes)
    }
  }

  mutating func set(_ text: String) { set(.text) { $0(Array(text.utf8)) } }

  mutating func set(_ value: some FieldValue, text: ((Palette) -> String)? = nil) {
    set { value.write(to: &$0) }
    self.text = text.map { text in { $1(text($0)) } }
  }

  mutating func set(_ value: some FieldValue, page: @autoclosure @escaping () -> Document) {
    set(value) { page().text(in: $0) }
    html = { page().html }
  }

  /// The answer as one line of JSON, in UTF-8, with its line end.
  package var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      if let id {
        writer.key("id")
        JSONLines.write(id, to: &writer)
      }
      if let print {
        var bytes: [UInt8] = []
        print { bytes += $0 }
        writer.key("answer")
        switch form {
        case .json: writer.value(bytes.dropLast())
        case .lines:
          writer.array { writer in
            for line in bytes.split(separator: .lineEnd) { writer.value(line) }
          }
        case .text: writer.string(String(decoding: bytes, as: UTF8.self))
        }
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
