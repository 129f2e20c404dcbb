import HockeyRules
import Scoresheets

/// A value that a field can have.
protocol FieldValue: SendableMetatype {
  static var kind: FieldKind { get }
  /// Whether a value may be missing.
  static var isOptional: Bool { get }
  var isMissing: Bool { get }
  /// The value in CSV; nil where it is missing.
  var cell: String? { get }
  func write(to writer: inout JSONWriter)
}

extension FieldValue {
  static var isOptional: Bool { false }
  var isMissing: Bool { false }
  var cell: String? {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.text
  }
}

extension Optional: FieldValue where Wrapped: FieldValue {
  static var kind: FieldKind { Wrapped.kind }
  static var isOptional: Bool { true }
  var isMissing: Bool { self == nil }
  var cell: String? { flatMap { $0.cell } }
  func write(to writer: inout JSONWriter) {
    if let self { self.write(to: &writer) } else { writer.null() }
  }
}

extension String: FieldValue {
  static var kind: FieldKind { .text }
  var cell: String? { self }
  func write(to writer: inout JSONWriter) { writer.string(self) }
}

extension Int: FieldValue {
  static var kind: FieldKind { .integer }
  func write(to writer: inout JSONWriter) { writer.integer(self) }
}

extension Bool: FieldValue {
  static var kind: FieldKind { .bool }
  func write(to writer: inout JSONWriter) { writer.bool(self) }
}

extension PlayingTime: FieldValue {
  static var kind: FieldKind { .seconds }
  func write(to writer: inout JSONWriter) { writer.seconds(self) }
}
