import HockeyRules
import Scoresheets

@testable import Surface
@testable import Views

/// The JSON Schemas of answers, made from their fields.
enum FieldSchema {
  /// The answers, with a summary of each.
  static var allAnswers: [(String, FieldKind)] {
    [
      ("A line of a replay: a play.", PlayAnswer.kind),
      ("The last line of a replay: the result.", ResultAnswer.kind),
      ("A game at an instant.", StateAnswer.kind),
      ("A change of a game, as it is followed.", ChangeLine.kind),
      ("The strength at an instant of a table.", InstantAnswer.kind),
      ("What would follow from plays.", AskedAnswer.kind),
      ("The answers to a bench's usual questions.", UsualAnswers.kind),
      ("The usual questions that the book answers.", [QuestionAnswer].kind),
      ("The list of rulebooks.", [Edition].kind),
      ("A rulebook.", BookAnswer.kind),
      ("The differences of two rulebooks.", BookDifferences.kind),
      ("The questions that make a league's book.", InterviewAnswer.kind),
      ("An audit.", AuditSummary.kind),
      ("A game for a scorekeeper.", TableAnswer.kind),
      ("The calls and the infractions that a book has.", CallsAnswer.kind),
      ("A game for a page that shows it next to its log.", BoardAnswer.kind),
      ("The cases of a file.", [ListedCase].kind),
      ("The results of a check.", CheckAnswer.kind),
      ("How many cases exercise each provision.", CoverageAnswer.kind),
      ("What follows from one game of a season to the next.", SeasonAnswer.kind),
      ("A log under two books.", ComparisonAnswer.kind),
      ("The words that may stand at the end of a line.", Completions.kind),
      ("A sheet with plays inserted.", InsertionAnswer.kind),
      ("What a typed line would do to a log.", KeptLog.Outcome.kind),
      ("What a list of players adds to a log.", RosterAnswer.kind),
      ("A game that was opened or closed.", OpenGame.kind),
      ("Why something could not be read, played or answered.", SurfaceError.kind),
    ]
  }

  /// Lists of words that several answers have, by the names of their types; with `isOpen`, others may come.
  static var namedWords: [(name: String, words: [String], isOpen: Bool)] {
    [
      ("Team", Team.words, false), ("Effect", EffectWord.words, false),
      ("PlayKind", PlayWord.words, true), ("Key", Rulebook.points.map { $0.key.rawValue }, true),
    ]
  }

  /// The name of the type of `kind`, if several answers have its words.
  static func typeName(of kind: FieldKind) -> String? {
    switch kind {
    case .word(let words): namedWords.first { $0.words == words }?.name
    case .key: "Key"
    case .playKind: "PlayKind"
    default: nil
    }
  }

  /// The objects of `answers`, by name, with their fields.
  static func definitions(
    of answers: [(String, FieldKind)]
  ) -> [(name: String, fields: [FieldHead])] {
    var definitions: [(name: String, fields: [FieldHead])] = []
    for (_, kind) in answers { add(kind, to: &definitions) }
    return definitions
  }

  /// Writes the schema of all answers.
  static func writeAnswers(to writer: inout JSONWriter) {
    let answers = allAnswers
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
  static func writeRows(to writer: inout JSONWriter) {
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
    case .text, .integer, .seconds, .bool, .textOrInteger, .word, .key, .playKind, .any: break
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
    case .text, .integer, .bool, .key, .playKind: member("type", kind.type)
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

extension FieldKind {
  /// The type in a JSON Schema.
  var type: String {
    switch self {
    case .text, .textOrInteger, .word, .key, .playKind: "string"
    case .integer: "integer"
    case .seconds: "number"
    case .bool: "boolean"
    case .list: "array"
    case .perTeam, .object, .any: "object"
    }
  }
}
