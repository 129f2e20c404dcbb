import Scoresheets
import Surface

@testable import Views

/// The types of answers in Python.
enum PythonTypes {
  /// The module with the types of all answers and rows.
  static var text: String {
    var text = #"""
      """The types of the answers: dictionaries with these keys.

      This file is made from the declarations of the answers' fields. Python itself never looks into the types of
      the members, so they may name what older versions of Python lack.
      """

      from __future__ import annotations

      from typing import TYPE_CHECKING, Any, Literal, TypedDict, Union

      if TYPE_CHECKING:
          from typing_extensions import NotRequired


      """#
    for (name, words, isOpen) in FieldSchema.namedWords {
      let type = literal(words)
      text += "\(name) = \(isOpen ? "Union[\(type), str]" : type)\n"
    }
    for (name, fields) in FieldSchema.definitions(of: FieldSchema.allAnswers) {
      text += definition(name.capitalised, fields, isNullable: false)
    }
    for rows in GameRows.allCases {
      text += definition(rows.typeName, rows.table.heads(), isNullable: true)
    }
    let rows = GameRows.allCases.map { "    \"\($0.rawValue)\": \($0.typeName),\n" }
    return text + "\n\n#: The rows that there are, by the word that asks for them.\nROWS = {\n"
      + rows.joined() + "}\n"
  }

  /// The words that Python does not allow as the name of a member.
  private static let keywords: Set<String> = [
    "if", "for", "from", "class", "is", "in", "not", "or",
  ]

  private static func definition(_ name: String, _ fields: [FieldHead], isNullable: Bool) -> String
  {
    let help = fields.map { field in
      let missing = field.isRequired ? "" : isNullable ? ", or None" : ", may be missing"
      return "    \(field.name): \(field.summary)\n        \(words(field.kind))\(missing)\n"
    }.joined()
    let members = fields.map { ($0.name, type(of: $0, isNullable: isNullable)) }
    guard fields.contains(where: { keywords.contains($0.name) }) else {
      return "\n\nclass \(name)(TypedDict):\n    \"\"\"\n\(help)    \"\"\"\n\n"
        + members.map { "    \($0): \($1)\n" }.joined()
    }
    return "\n\n\(name) = TypedDict(\"\(name)\", {\n"
      + members.map { "    \"\($0)\": '\($1)',\n" }.joined()
      + "})\n\(name).__doc__ = \"\"\"\n\(help)\"\"\"\n"
  }

  private static func type(of field: FieldHead, isNullable: Bool) -> String {
    let type = type(field.kind)
    if field.isRequired { return type }
    return isNullable ? "\(type) | None" : "NotRequired[\(type)]"
  }

  private static func type(_ kind: FieldKind) -> String {
    if let name = FieldSchema.typeName(of: kind) { return name }
    return switch kind {
    case .text, .key, .playKind: "str"
    case .integer: "int"
    case .seconds: "float"
    case .bool: "bool"
    case .textOrInteger: "str | int"
    case .word(let words): literal(words)
    case .list(let kind): "list[\(type(kind))]"
    case .perTeam(let kind, _): "dict[Team, \(type(kind))]"
    case .object(let name, _): name.capitalised
    case .any: "Any"
    }
  }

  private static func literal(_ words: [String]) -> String {
    "Literal[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }

  /// The type as `help` shows it, with its words.
  private static func words(_ kind: FieldKind) -> String {
    switch kind {
    case .word(let words): words.map { "'\($0)'" }.joined(separator: ", ")
    case .playKind: words(.word(PlayWord.words)) + ", or the source's own word"
    default: type(kind)
    }
  }
}
