/// The JSON Schema of rulebook files, made of the provisions' kinds.
public enum RulebookSchema {
  /// The schema as JSON text (draft 2020-12), one line an entry.
  public static var text: String {
    var lines = [
      "{",
      #"  "$schema": "https://json-schema.org/draft/2020-12/schema","#,
      #"  "title": "A rulebook of PenaltyBox","#,
      #"  "type": "object","#,
      #"  "required": ["id", "name", "league", "provisions"],"#,
      #"  "additionalProperties": false,"#,
      #"  "properties": {"#,
    ]
    for key in ["id", "name", "league", "extends", "title"] {
      lines.append("    \(quoted(key)): \(string),")
    }
    lines += [
      #"    "seasons": {"type": "object", "additionalProperties": false,"#,
      #"      "properties": {"from": {"type": "integer"}, "to": {"type": "integer"}}},"#,
      #"    "provisions": {"#,
      #"      "type": "object","#,
      #"      "additionalProperties": false,"#,
      #"      "properties": {"#,
    ]
    lines.append(ProvisionKey.allCases.map(provision).joined(separator: ",\n"))
    lines += ["      }", "    }", "  },"]
    return (lines + completeness + ["}"]).map { $0 + "\n" }.joined()
  }

  private static func provision(_ key: ProvisionKey) -> String {
    "        \(quoted(key.rawValue)): "
      + #"{"type": "object", "required": ["value", "rule"], "additionalProperties": false,"#
      + "\n          \"description\": \(quoted(key.summary)),"
      + "\n          \"properties\": {\"value\": \(schema(of: key.kind)), \"rule\": \(string), "
      + "\"unverified\": \(string)}}"
  }

  /// Only a book that extends another may leave provisions to it.
  private static var completeness: [String] {
    let keys = ProvisionKey.allCases.map { quoted($0.rawValue) }.joined(separator: ", ")
    return [
      #"  "if": {"not": {"required": ["extends"]}},"#,
      "  \"then\": {\"properties\": {\"provisions\": {\"required\": [\(keys)]}}}",
    ]
  }

  private static let string = #"{"type": "string"}"#

  private static func schema(of kind: ProvisionKind) -> String {
    switch kind {
    case .time:
      #"{"type": "string", "pattern": "^[0-9]{1,2}:[0-5][0-9]$", "not": {"enum": ["0:00", "00:00"]}}"#
    case .number(let range):
      "{\"type\": \"integer\", \"minimum\": \(range.lowerBound), \"maximum\": \(range.upperBound)}"
    case .flag: #"{"type": "boolean"}"#
    case .agreed: #"{"const": true}"#
    case .choice(let words): "{\"enum\": [\(words.map(quoted).joined(separator: ", "))]}"
    case .words: "{\"type\": \"array\", \"items\": \(string)}"
    case .optional(let kind): "{\"anyOf\": [{\"type\": \"null\"}, \(schema(of: kind))]}"
    case .table(let columns): table(columns)
    }
  }

  private static func table(_ columns: [ProvisionKind.Column]) -> String {
    let names = columns.map { quoted($0.name) }.joined(separator: ", ")
    let members = columns.map { "\(quoted($0.name)): \(schema(of: $0.kind))" }
    return "{\"type\": \"array\", \"items\": {\"type\": \"object\", \"required\": [\(names)], "
      + "\"additionalProperties\": false, \"properties\": {\(members.joined(separator: ", "))}}}"
  }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return writer.text
  }
}
