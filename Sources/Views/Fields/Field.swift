import Scoresheets

/// A field of an answer: its name, its meaning and its value.
///
/// This one declaration gives the member in JSON, the column in CSV and the property in a schema.
package struct Field<Subject>: Sendable {
  package typealias From<Value> = @Sendable (Subject) -> Value

  package let head: FieldHead
  package let content: From<FieldContent>

  /// Creates a field; a text may be one of `words` only.
  package init<Value: FieldValue>(
    _ name: String, _ summary: String, oneOf words: [String]? = nil, _ value: @escaping From<Value>
  ) {
    head = FieldHead(
      name: name, summary: summary, kind: words.map { .word($0) } ?? Value.kind,
      isRequired: !Value.isOptional)
    content = { value($0).content }
  }

  /// Writes the member; a missing value is left out.
  func write(_ subject: Subject, to writer: inout JSONWriter) {
    let content = content(subject)
    guard !content.isMissing else { return }
    writer.key(head.name)
    content.write(to: &writer)
  }

  /// The cell, or `nil` if it is empty.
  func cell(_ subject: Subject) -> String? { content(subject).cell }
}

package struct FieldHead: Sendable {
  let name: String
  let summary: String
  let kind: FieldKind
  let isRequired: Bool
}

package indirect enum FieldKind: Sendable {
  case text, integer, seconds, bool, textOrInteger
  case word([String])
  /// The key of a point, or `season.` and the name of a rule about later games.
  case key
  /// The word for a kind of play, or the source's word for a play without effect.
  case playKind
  case list(FieldKind)
  case perTeam(FieldKind, isRequired: Bool)
  /// An object, with its name in the schema and its fields.
  case object(String, [FieldHead])
  /// Any JSON: a provision's value.
  case any
}

/// The fields of an object, and the object's name in schemas.
package struct Fields<Subject>: Sendable {
  let name: String
  let all: [Field<Subject>]

  package init(_ name: String, @FieldsBuilder<Subject> _ fields: () -> [Field<Subject>]) {
    (self.name, all) = (name, fields())
  }
}

/// Makes one list of fields, and of lists of fields that several answers share.
@resultBuilder
package enum FieldsBuilder<Subject> {
  package static func buildExpression(_ field: Field<Subject>) -> [Field<Subject>] { [field] }

  package static func buildExpression(_ fields: [Field<Subject>]) -> [Field<Subject>] { fields }

  package static func buildBlock(_ parts: [Field<Subject>]...) -> [Field<Subject>] {
    parts.flatMap { $0 }
  }
}

extension Array {
  static func list<Subject>(@FieldsBuilder<Subject> _ fields: () -> Self) -> Self
  where Element == Field<Subject> { fields() }

  /// The array, or `nil` if it is empty, so that its field is left out.
  package var ifAny: Self? { isEmpty ? nil : self }
}
