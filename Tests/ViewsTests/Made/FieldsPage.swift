import Scoresheets
import Surface

@testable import Views

/// The page about the fields of answers.
enum FieldsPage {
  static var text: String {
    var text = """
      # The fields of the answers

      This page is made from the declarations of the fields, as are [their JSON Schema](answers.schema.json) and the types for
      [TypeScript](../../JavaScript/penaltybox.d.mts) and [Python](../../Python/penaltybox/answers.py). [What other programs get](../README.md) says which command gives
      which answer, and [rows](../CSV/README.md) have a page of their own.

      Each heading is an object. A field in *italics* may be missing. Times are seconds of playing time, with tenths if there are any.


      """
    for (name, fields) in FieldSchema.definitions(of: FieldSchema.allAnswers) {
      text += "## \(name)\n\n| field | is | says |\n| --- | --- | --- |\n"
      for field in fields {
        let name = field.isRequired ? "`\(field.name)`" : "*`\(field.name)`*"
        text += "| \(name) | \(words(field.kind)) | \(field.summary) |\n"
      }
      text += "\n"
    }
    text.removeLast()
    return text
  }

  private static func words(_ kind: FieldKind) -> String {
    switch kind {
    case .text: "text"
    case .integer: "a whole number"
    case .seconds: "seconds"
    case .bool: "`true` or `false`"
    case .textOrInteger: "text or a whole number"
    case .key: "the key of a rulebook's point, or `season.` and the name of a rule"
    case .playKind: words(.word(PlayWord.words)) + " or the source's own word"
    case .word(let words): words.map { "`\($0)`" }.joined(separator: " ")
    case .list(let kind): "a list: \(words(kind))"
    case .perTeam(let kind, _): "`home` and `visiting`: \(words(kind))"
    case .object(let name, _): "[\(name)](#\(name.lowercased()))"
    case .any: "any JSON"
    }
  }
}
