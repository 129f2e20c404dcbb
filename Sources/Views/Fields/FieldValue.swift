package import HockeyRules
package import Scoresheets

package protocol FieldValue: SendableMetatype {
  static var kind: FieldKind { get }
  static var isOptional: Bool { get }
  var isMissing: Bool { get }
  /// The value in CSV; nil where it is missing.
  var cell: String? { get }
  func write(to writer: inout JSONWriter)
}

extension FieldValue {
  package static var isOptional: Bool { false }
  package var isMissing: Bool { false }
  package var cell: String? {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.text
  }

  package func writeLine(to writer: inout JSONWriter) {
    write(to: &writer)
    writer.endLine()
  }
}

extension Optional: FieldValue where Wrapped: FieldValue {
  package static var kind: FieldKind { Wrapped.kind }
  package static var isOptional: Bool { true }
  package var isMissing: Bool { self == nil }
  package var cell: String? { flatMap { $0.cell } }
  package func write(to writer: inout JSONWriter) {
    if let self { self.write(to: &writer) } else { writer.null() }
  }
}

extension String: FieldValue {
  package static var kind: FieldKind { .text }
  package var cell: String? { self }
  package func write(to writer: inout JSONWriter) { writer.string(self) }
}

extension Int: FieldValue {
  package static var kind: FieldKind { .integer }
  package var cell: String? { String(self) }
  package func write(to writer: inout JSONWriter) { writer.integer(self) }
}

extension Bool: FieldValue {
  package static var kind: FieldKind { .bool }
  package func write(to writer: inout JSONWriter) { writer.bool(self) }
}

extension PlayingTime: FieldValue {
  package static var kind: FieldKind { .seconds }
  package func write(to writer: inout JSONWriter) { writer.seconds(self) }
}

extension Event.ID: FieldValue {
  package static var kind: FieldKind { .textOrInteger }
  package func write(to writer: inout JSONWriter) { JSONLines.write(self, to: &writer) }
}

extension Array: FieldValue where Element: FieldValue {
  package static var kind: FieldKind { .list(Element.kind) }
  package func write(to writer: inout JSONWriter) {
    writer.array { writer in for element in self { element.write(to: &writer) } }
  }
}

extension PerTeam {
  init(_ value: (Team) -> Value) { self.init(home: value(.home), visiting: value(.visiting)) }
}

extension PerTeam: FieldValue where Value: FieldValue {
  package static var kind: FieldKind { .perTeam(Value.kind, isRequired: !Value.isOptional) }
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      for team in Team.allCases where !self[team].isMissing {
        writer.key(team.word)
        self[team].write(to: &writer)
      }
    }
  }
}

package protocol FieldWord: Worded, FieldValue {}

extension FieldWord {
  package static var kind: FieldKind { .word(words) }
  package var cell: String? { word }
  package func write(to writer: inout JSONWriter) { writer.string(word) }
}

extension Team: FieldWord {}
extension PenaltyClass: FieldWord {}
extension ScoredGoal.Manpower: FieldWord {}
extension Timeline.Side: FieldWord {}

extension Penalty.Ending: FieldValue {
  package static var kind: FieldKind { .word(allCases.map { $0.name }) }
  package func write(to writer: inout JSONWriter) { writer.string(name) }
}

extension ProvisionKey: FieldValue {
  package static var kind: FieldKind { .key }
  package var cell: String? { rawValue }
  package func write(to writer: inout JSONWriter) { writer.string(rawValue) }
}

/// The word for a kind of play, or a source's own.
struct PlayKindName: FieldValue {
  let name: String

  static let kind = FieldKind.playKind
  var cell: String? { name }
  func write(to writer: inout JSONWriter) { writer.string(name) }
}

package protocol FieldObject: FieldValue {
  static var definition: String { get }
  static var fields: [Field<Self>] { get }
}

extension FieldObject {
  package static var kind: FieldKind { .object(definition, fields.map { $0.head }) }
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in for field in Self.fields { field.write(self, false, &writer) } }
  }
}

extension GameTime: FieldObject {
  package static let definition = "time"
  package static let fields = Field<Self>.clock { $0 }
}
