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
  var cell: String? { String(self) }
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

extension Event.ID: FieldValue {
  static var kind: FieldKind { .textOrInteger }
  func write(to writer: inout JSONWriter) { JSONLines.write(self, to: &writer) }
}

extension Array: FieldValue where Element: FieldValue {
  static var kind: FieldKind { .list(Element.kind) }
  func write(to writer: inout JSONWriter) {
    writer.array { writer in
      for element in self { element.write(to: &writer) }
    }
  }
}

extension PerTeam: FieldValue where Value: FieldValue {
  static var kind: FieldKind { .perTeam(Value.kind, isRequired: !Value.isOptional) }
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      for team in Team.allCases where !self[team].isMissing {
        writer.key(team.word)
        self[team].write(to: &writer)
      }
    }
  }
}

/// A value that is one of some words.
protocol FieldWord: Worded, FieldValue {}

extension FieldWord {
  static var kind: FieldKind { .word(words) }
  func write(to writer: inout JSONWriter) { writer.string(word) }
}

extension Team: FieldWord {}
extension PenaltyClass: FieldWord {}
extension ScoredGoal.Manpower: FieldWord {}
extension Timeline.Side: FieldWord {}

extension Penalty.Ending: FieldValue {
  static var kind: FieldKind { .word(allCases.map { $0.name }) }
  func write(to writer: inout JSONWriter) { writer.string(name) }
}

/// A value with fields: an answer, or an object in one.
protocol FieldObject: FieldValue {
  /// Its name in the schema.
  static var definition: String { get }
  static var fields: [Field<Self>] { get }
}

extension FieldObject {
  static var kind: FieldKind { .object(definition, fields.map { $0.head }) }
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      for field in Self.fields { field.write(self, false, &writer) }
    }
  }
}

extension GameTime: FieldObject {
  static let definition = "time"
  static let fields = Field<Self>.clock { $0 }
}
