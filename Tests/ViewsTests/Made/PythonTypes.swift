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

      from typing import TYPE_CHECKING, Any, Literal, TypedDict

      if TYPE_CHECKING:
          from typing_extensions import NotRequired

      Team = Literal["home", "visiting"]

      """#
    for (name, fields) in FieldSchema.definitions(of: FieldSchema.allAnswers) {
      text += definition(name.capitalised, fields, isNullable: false)
    }
    for rows in GameRows.allCases {
      text += definition(rows.typeName, rows.table.heads(), isNullable: true)
    }
    return text
  }

  /// The words that Python does not allow as the name of a member.
  private static let keywords: Set<String> = [
    "if", "for", "from", "class", "is", "in", "not", "or",
  ]

  private static func definition(_ name: String, _ fields: [FieldHead], isNullable: Bool) -> String
  {
    let members = fields.map { ($0, type(of: $0, isNullable: isNullable)) }
    guard fields.contains(where: { keywords.contains($0.name) }) else {
      return "\n\nclass \(name)(TypedDict):\n"
        + members.map { "    #: \($0.summary)\n    \($0.name): \($1)\n" }.joined()
    }
    return "\n\n\(name) = TypedDict(\"\(name)\", {\n"
      + members.map { "    #: \($0.summary)\n    \"\($0.name)\": '\($1)',\n" }.joined() + "})\n"
  }

  private static func type(of field: FieldHead, isNullable: Bool) -> String {
    let type = type(field.kind)
    if field.isRequired { return type }
    return isNullable ? "\(type) | None" : "NotRequired[\(type)]"
  }

  private static func type(_ kind: FieldKind) -> String {
    switch kind {
    case .text: "str"
    case .integer: "int"
    case .seconds: "float"
    case .bool: "bool"
    case .textOrInteger: "str | int"
    case .word(["home", "visiting"]): "Team"
    case .word(let words): "Literal[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    case .list(let kind): "list[\(type(kind))]"
    case .perTeam(let kind, _): "dict[Team, \(type(kind))]"
    case .object(let name, _): name.capitalised
    case .any: "Any"
    }
  }
}
