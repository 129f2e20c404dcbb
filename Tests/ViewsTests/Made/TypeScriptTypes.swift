import Surface

@testable import Views

/// The types of answers in TypeScript.
enum TypeScriptTypes {
  /// The declarations of all answers and rows.
  static var text: String {
    var text = ""
    for (name, words, isOpen) in FieldSchema.namedWords where name != "Team" {
      // Editors still offer the words of an open list.
      let others = name == "Key" ? "`season.${string}`" : isOpen ? "(string & {})" : nil
      let types = words.map { "'\($0)'" } + (others.map { [$0] } ?? [])
      text += "export type \(name) =" + types.map { "\n  | \($0)" }.joined() + ";\n\n"
    }
    for (name, fields) in FieldSchema.definitions(of: FieldSchema.allAnswers) {
      text += "export interface \(name.capitalised) {\n\(members(fields, isNullable: false))}\n\n"
    }
    for rows in GameRows.allCases {
      // A type, because an interface could not be used as a record of columns.
      text += "export type \(rows.typeName) = {\n"
      text += members(rows.table.heads(), isNullable: true) + "};\n\n"
    }
    text += "/** The rows that there are, by the word that asks for them. */\n"
    text += "export interface RowsOf {\n"
    for rows in GameRows.allCases {
      let key = rows.rawValue.contains("-") ? "'\(rows.rawValue)'" : rows.rawValue
      text += "  \(key): \(rows.typeName);\n"
    }
    return text + "}\n"
  }

  private static func members(_ fields: [FieldHead], isNullable: Bool) -> String {
    fields.map { field in
      let mark = field.isRequired || isNullable ? "" : "?"
      let null = isNullable && !field.isRequired ? " | null" : ""
      return "  /** \(field.summary) */\n  \(field.name)\(mark):\(own(field.kind))\(null);\n"
    }.joined()
  }

  /// The type after its colon, with many words on separate lines.
  private static func own(_ kind: FieldKind) -> String {
    guard case .word(let words) = kind, words.count > 7, FieldSchema.typeName(of: kind) == nil
    else { return " \(type(kind))" }
    return words.map { "\n    | '\($0)'" }.joined()
  }

  private static func type(_ kind: FieldKind) -> String {
    if let name = FieldSchema.typeName(of: kind) { return name }
    return switch kind {
    case .text, .key, .playKind: "string"
    case .integer, .seconds: "number"
    case .bool: "boolean"
    case .textOrInteger: "string | number"
    case .word(let words): words.map { "'\($0)'" }.joined(separator: " | ")
    case .list(.object(let name, _)): "\(name.capitalised)[]"
    case .list(.text): "string[]"
    case .list(let kind): "(\(type(kind)))[]"
    case .perTeam(let kind, let isRequired):
      isRequired ? "PerTeam<\(type(kind))>" : "Partial<PerTeam<\(type(kind))>>"
    case .object(let name, _): name.capitalised
    case .any: "unknown"
    }
  }
}

extension String {
  /// The name with a capital, as the name of a type.
  var capitalised: String { prefix(1).uppercased() + dropFirst() }
}

extension GameRows {
  /// The name of the type of a row: `PlayRow` for `plays`, `PowerPlayRow` for `power-plays`.
  var typeName: String {
    let word = rawValue.split(separator: "-").map { String($0).capitalised }.joined()
    return (word.hasSuffix("ies") ? word.dropLast(3) + "y" : word.dropLast()) + "Row"
  }
}
