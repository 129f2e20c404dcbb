package import Scoresheets

/// The JSON Schema of rows, made from their columns.
package enum RowsSchema {
  /// Writes the schema: what a row of each kind is stands in `$defs` under the word of `--rows`.
  package static func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      writer.member("title", "The rows of a game; a field that is null is unknown")
      writer.key("anyOf")
      writer.array { writer in
        for rows in GameRows.allCases {
          writer.object { $0.member("$ref", "#/$defs/\(rows.rawValue)") }
        }
      }
      writer.key("$defs")
      writer.object { writer in
        for rows in GameRows.allCases {
          writer.key(rows.rawValue)
          write(rows.table.heads, to: &writer)
        }
      }
    }
    writer.endLine()
  }

  private static func write(_ columns: [FieldHead], to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("type", "object")
      writer.member("required", columns.map { $0.name })
      writer.member("additionalProperties", false)
      writer.key("properties")
      writer.object { writer in
        for column in columns {
          writer.key(column.name)
          writer.object { writer in
            writer.member("description", column.summary)
            writer.member("type", [column.kind.word, "null"])
          }
        }
      }
    }
  }
}

extension FieldKind {
  /// The type in a JSON Schema.
  fileprivate var word: String {
    switch self {
    case .text: "string"
    case .integer: "integer"
    case .seconds: "number"
    case .bool: "boolean"
    }
  }
}
