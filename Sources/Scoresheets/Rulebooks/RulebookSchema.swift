import HockeyRules

/// The JSON Schema of rulebook files, made from the points' forms.
public enum RulebookSchema {
  /// The schema as JSON text (draft 2020-12), with one provision per line.
  public static var text: String {
    var lines = [
      "{",
      #"  "$schema": "https://json-schema.org/draft/2020-12/schema","#,
      #"  "title": "A rulebook of PenaltyBox","#,
      #"  "type": "object","#,
      #"  "required": ["id", "name", "league", "provisions"],"#,
      "  \(members),",
      #"  "properties": {"#,
    ]
    for key in ["$schema", "id", "name", "league", "extends", "title"] {
      lines.append("    \(quoted(key)): \(string),")
    }
    let manners = Inheritance.Manner.allCases.map { quoted($0.rawValue) }
    lines += [
      "    \"inherits\": {\"enum\": [\(manners.joined(separator: ", "))]},",
      "    \"seasons\": {\"type\": \"object\", \(members),",
      #"      "properties": {"from": {"type": "integer"}, "to": {"type": "integer"}}},"#,
      #"    "provisions": {"#,
      #"      "type": "object","#,
      "      \(members),",
      #"      "properties": {"#,
    ]
    lines.append(Rulebook.points.map { provision($0) }.joined(separator: ",\n"))
    lines += [
      "      }", "    },",
    ]
    return (lines + season + completeness + ["}"]).map { $0 + "\n" }.joined()
  }

  /// The rules on later games, under names that the book chooses.
  private static var season: [String] {
    let others = SeasonRule.others.map { "\(quoted($0.key)): \(seasonRule($0.columns))" }
    return [
      #"    "season": {"type": "object", "patternProperties": {"^//": {}},"#,
      #"      "description": "The rules on later games, such as suspensions.","#,
      "      \"properties\": {\(others.joined(separator: ", "))},",
      "      \"additionalProperties\": \(seasonRule(SeasonRule.ruleColumns))}", "  },",
    ]
  }

  private static func seasonRule(_ columns: [PointForm.Column]) -> String {
    orNull(
      #"{"anyOf": [{"required": ["rule"]}, {"required": ["unverified"]}], "#
        + row(columns).dropFirst())
  }

  private static func orNull(_ schema: String) -> String {
    "{\"anyOf\": [{\"type\": \"null\"}, \(schema)]}"
  }

  private static func provision(_ point: Point) -> String {
    "        \(quoted(point.key.rawValue)): "
      + "{\"type\": \"object\", \"required\": [\"value\"], \(members),"
      + "\n          \"description\": \(quoted(point.summary)),"
      + "\n          \"anyOf\": [\(sources.joined(separator: ", "))],"
      + "\n          \"properties\": {\"value\": \(schema(of: point.form)), "
      + #""rule": {"type": "string", "minLength": 1}, "#
      + reasons.map { "\(quoted($0)): \(string)" }.joined(separator: ", ") + "}}"
  }

  /// The members that give the basis of a value that no rule settles.
  private static let reasons = ["unverified", "record", "open", "moot"]

  /// The conditions of which a provision must meet at least one.
  private static let sources = (["rule"] + reasons).map { "{\"required\": [\(quoted($0))]}" }

  /// The condition that a book may omit provisions only if it extends another.
  private static var completeness: [String] {
    let keys = Rulebook.points.filter { $0.usual == nil }.map { quoted($0.key.rawValue) }
      .joined(separator: ", ")
    return [
      #"  "if": {"not": {"required": ["extends"]}},"#,
      "  \"then\": {\"properties\": {\"provisions\": {\"required\": [\(keys)]}}}",
    ]
  }

  /// The pattern that admits, apart from the declared members, only comments.
  private static let members =
    #""additionalProperties": false, "patternProperties": {"^//": {}}"#

  private static let string = #"{"type": "string"}"#

  private static func schema(of form: PointForm) -> String {
    switch form {
    case .time:
      #"{"type": "string", "pattern": "^[0-9]{1,2}:[0-5][0-9]$", "not": {"enum": ["0:00", "00:00"]}}"#
    case .number(let range):
      "{\"type\": \"integer\", \"minimum\": \(range.lowerBound), \"maximum\": \(range.upperBound)}"
    case .agreed: #"{"const": true}"#
    case .agreedOr(let words):
      "{\"enum\": [\((["true"] + words.map { quoted($0) }).joined(separator: ", "))]}"
    case .choice(let words): "{\"enum\": [\(words.map { quoted($0) }.joined(separator: ", "))]}"
    case .text: string
    case .flag: #"{"type": "boolean"}"#
    case .words: "{\"type\": \"array\", \"items\": \(string)}"
    case .choices(let words): "{\"type\": \"array\", \"items\": \(schema(of: .choice(words)))}"
    case .infractions(let least):
      "{\"type\": \"array\", \"items\": \(string)"
        + (least > 0 ? ", \"minItems\": \(least)}" : "}")
    case .ladder(let words):
      #"{"type": "array", "items": {"anyOf": [{"type": "integer", "minimum": 0}, "#
        + schema(of: .choice(words)) + "]}}"
    case .optional(let form): orNull(schema(of: form))
    case .table(let columns): "{\"type\": \"array\", \"items\": \(row(columns))}"
    }
  }

  private static func row(_ columns: [PointForm.Column]) -> String {
    let names = columns.filter { !$0.isOptional }.map { quoted($0.name) }.joined(separator: ", ")
    let columnSchemas = columns.map { column in
      "\(quoted(column.name)): {\"description\": \(quoted(column.summary)), "
        + schema(of: column.form).dropFirst()
    }
    return "{\"type\": \"object\", \"required\": [\(names)], "
      + "\(members), \"properties\": {\(columnSchemas.joined(separator: ", "))}}"
  }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return writer.text
  }
}
