package import Scoresheets

/// The JSON Schemas of answers, made from their fields.
package enum FieldSchema {
  /// The answers of this module, with a summary of each.
  package static var answers: [(String, FieldKind)] {
    [
      ("A line of a replay: a play.", PlayAnswer.kind),
      ("The last line of a replay: the result.", ResultAnswer.kind),
      ("A game at an instant.", StateAnswer.kind),
      ("What would follow from plays.", AskedAnswer.kind),
      ("The answers to a bench's usual questions.", UsualAnswers.kind),
      ("The usual questions that the book answers.", [QuestionAnswer].kind),
      ("The list of rulebooks.", [Edition].kind),
      ("A rulebook.", BookAnswer.kind),
      ("The differences of two rulebooks.", BookDifferences.kind),
      ("An audit.", AuditSummary.kind),
      ("A game for a scorekeeper.", TableAnswer.kind),
      ("The calls and the infractions that a book has.", CallsAnswer.kind),
    ]
  }

  /// The objects of `answers`, by name, with their fields.
  package static func definitions(
    of answers: [(String, FieldKind)]
  ) -> [(name: String, fields: [FieldHead])] {
    var definitions: [(name: String, fields: [FieldHead])] = []
    for (_, kind) in answers { add(kind, to: &definitions) }
    return definitions
  }

  /// Writes the schema of `answers`.
  package static func write(_ answers: [(String, FieldKind)], to writer: inout JSONWriter) {
    let definitions = definitions(of: answers)
    writer.schema("The answers") { writer in
      for (summary, kind) in answers {
        writer.object { writer in
          writer.member("description", summary)
          writer.write(kind)
        }
      }
    } definitions: { writer in
      for (name, fields) in definitions { writer.definition(name, fields) { $0.write($1) } }
      writer.key("seconds")
      writer.object { writer in
        writer.member("description", "Seconds of playing time, with tenths if there are any.")
        writer.member("type", "number")
      }
    }
  }

  /// Writes the schema of rows: `$defs` has a definition for each word of `--rows`.
  package static func writeRows(to writer: inout JSONWriter) {
    writer.schema("The rows of a game; a field that is null is unknown") { writer in
      for rows in GameRows.allCases {
        writer.object { $0.member("$ref", "#/$defs/\(rows.rawValue)") }
      }
    } definitions: { writer in
      for rows in GameRows.allCases {
        writer.definition(rows.rawValue, rows.table.heads(), isNullable: true) {
          $0.member("type", [$1.type, "null"])
        }
      }
    }
  }

  /// Adds the objects of `kind` that are not among `definitions`.
  private static func add(
    _ kind: FieldKind, to definitions: inout [(name: String, fields: [FieldHead])]
  ) {
    switch kind {
    case .list(let kind), .perTeam(let kind, _): add(kind, to: &definitions)
    case .object(let name, let fields):
      guard !definitions.contains(where: { $0.0 == name }) else { return }
      definitions.append((name, fields))
      for field in fields { add(field.kind, to: &definitions) }
    case .text, .integer, .seconds, .bool, .textOrInteger, .word, .any: break
    }
  }
}

extension JSONWriter {
  fileprivate mutating func schema(
    _ title: String, anyOf kinds: (inout JSONWriter) -> Void,
    definitions: (inout JSONWriter) -> Void
  ) {
    object { writer in
      writer.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      writer.member("title", title)
      writer.key("anyOf")
      writer.array(kinds)
      writer.key("$defs")
      writer.object(definitions)
    }
    endLine()
  }

  /// Writes an object's definition; with `isNullable` it has all its fields, or null.
  fileprivate mutating func definition(
    _ name: String, _ fields: [FieldHead], isNullable: Bool = false,
    _ write: (inout JSONWriter, FieldKind) -> Void
  ) {
    key(name)
    object { writer in
      let required = fields.filter { isNullable || $0.isRequired }.map { $0.name }
      writer.writeObject(required) { writer in
        for field in fields {
          writer.key(field.name)
          writer.object { writer in
            writer.member("description", field.summary)
            write(&writer, field.kind)
          }
        }
      }
    }
  }

  private mutating func writeObject(
    _ required: [String], _ properties: (inout JSONWriter) -> Void
  ) {
    member("type", "object")
    member("required", required)
    member("additionalProperties", false)
    key("properties")
    object(properties)
  }

  fileprivate mutating func write(_ kind: FieldKind) {
    switch kind {
    case .text, .integer, .bool: member("type", kind.type)
    case .textOrInteger: member("type", ["string", "integer"])
    case .seconds: member("$ref", "#/$defs/seconds")
    case .word(let words): member("enum", words)
    case .list(let kind):
      member("type", "array")
      key("items")
      object { $0.write(kind) }
    case .perTeam(let kind, let isRequired):
      writeObject(isRequired ? ["home", "visiting"] : []) { writer in
        for team in ["home", "visiting"] {
          writer.key(team)
          writer.object { $0.write(kind) }
        }
      }
    case .object(let name, _): member("$ref", "#/$defs/\(name)")
    case .any: break
    }
  }
}
