import Cases
import Foundation
import Scoresheets
import Testing

/// The grammar for editors: its file, and the scopes that it gives to lines.
@Suite struct EditorGrammars {
  fileprivate static let path = "editor/syntaxes/penaltybox.tmLanguage.json"

  @Test func `the extension for VS Code names the file, its scope and both kinds of file`() throws {
    let bytes = try Folder.bytes(of: "editor/package.json")
    let package = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let contributes = try #require(package["contributes"] as? [String: Any])
    let grammar = try #require((contributes["grammars"] as? [[String: Any]])?.first)
    let language = try #require((contributes["languages"] as? [[String: Any]])?.first)
    #expect(grammar["path"] as? String == "./syntaxes/penaltybox.tmLanguage.json")
    #expect(grammar["scopeName"] as? String == "source.penaltybox")
    #expect(grammar["language"] as? String == language["id"] as? String)
    #expect(language["extensions"] as? [String] == [".cases", ".season", ".sheet"])
  }

  /// Lines, and each scoped part of them: the scope without `.penaltybox`.
  static let lines: [(line: String, parts: [String])] = [
    (
      "== a third minor waits  # why",
      [
        "== punctuation.definition.heading", "a third minor waits entity.name.section",
        "# why comment.line.number-sign",
      ]
    ),
    (
      "under    nhl-2025 iihf-2025",
      ["under keyword.other.head", "nhl-2025 iihf-2025 constant.other.value"]
    ),
    ("clock    remaining", ["clock keyword.other.head", "remaining constant.other.value"]),
    (
      "game PO1 play-offs",
      ["game keyword.other.game", "PO1 play-offs constant.other.value"]
    ),
    (
      "ruled MTL4 3 after a hearing",
      [
        "ruled keyword.other.decision", "MTL4 variable.other.player",
        "3 after a hearing string.unquoted",
      ]
    ),
    ("gap      not yet 2+2", ["gap keyword.other.head", "not yet 2+2 string.unquoted"]),
    (
      "P1  4:00  A6   2+2 high-sticking @x",
      [
        "P1 constant.language.period", "4:00 constant.numeric.time", "A6 variable.other.player",
        "2+2 constant.other.call", "high-sticking support.constant.infraction",
        "@x entity.name.label",
      ]
    ),
    (
      "    3:30.5  TOR bench 2 too-many-players served-by TOR12",
      [
        "3:30.5 constant.numeric.time", "TOR entity.name.type.team", "bench keyword.other.play",
        "2 constant.other.call", "too-many-players support.constant.infraction",
        "served-by keyword.other.detail", "TOR12 variable.other.player",
      ]
    ),
    (
      "          B9   goal 12 17 empty-net",
      [
        "B9 variable.other.player", "goal keyword.other.play", " 12 17 variable.other.player",
        "empty-net keyword.other.detail",
      ]
    ),
    (
      "          clock 6:30 a slip",
      ["clock keyword.other.play", "6:30 constant.numeric.time"]
    ),
    (
      "SO        A30g shoot-out lost",
      [
        "SO constant.language.period", "A30g variable.other.player", "shoot-out keyword.other.play",
        "lost keyword.other.detail",
      ]
    ),
    (
      "          > A6 starts, until P2 2:00  16.1(a)",
      [
        "> keyword.operator.expectation", "A6 variable.other.player",
        "starts keyword.other.ruling", "until keyword.other.ruling",
        "P2 constant.language.period", "2:00 constant.numeric.time",
        "16.1(a) constant.other.citation",
      ]
    ),
    (
      "    5:00  > [nhl-2025] ~ 5v4",
      [
        "5:00 constant.numeric.time", "> keyword.operator.expectation",
        "[nhl-2025] entity.name.tag.book", "~ keyword.operator.partial",
        "5v4 constant.numeric.strength",
      ]
    ),
    (
      "          > goal PP EN",
      [
        "> keyword.operator.expectation", "goal keyword.other.ruling",
        "PP support.constant.goal", "EN support.constant.goal",
      ]
    ),
    (
      "          refused [nhl-2025] A8 has a penalty to serve",
      [
        "refused keyword.control.refused", "[nhl-2025] entity.name.tag.book",
        "A8 has a penalty to serve string.unquoted",
      ]
    ),
    (
      "from-position P2 12:34 2-1",
      [
        "from-position keyword.other.head", "P2 constant.language.period",
        "12:34 constant.numeric.time", "2-1 constant.numeric.figures",
      ]
    ),
  ]

  @Test(arguments: lines.indices)
  func `a line has the scopes of its parts`(index: Int) throws {
    let (line, parts) = Self.lines[index]
    let found = try Tokenizer().parts(of: line)
    #expect(found.map { "\($0.text) \($0.scope)" } == parts)
  }

  @Test(arguments: NotationWords.plays + NotationWords.details + NotationWords.infractions)
  func `every word by which a play is read has a scope`(_ word: String) throws {
    let found = try Tokenizer().parts(of: "P1  4:00  A6   \(word)")
    #expect(found.last?.text == word)
  }

  @Test(arguments: NotationWords.heads.filter { $0 != "from-position" })
  func `every word of a head has a scope, and so has its text`(_ word: String) throws {
    let found = try Tokenizer().parts(of: "\(word)  x y")
    #expect(found.map(\.text) == [word, "x y"])
  }

  @Test(arguments: Statements.table.map(\.line))
  func `every word of an expectation has a scope`(_ statement: String) throws {
    let line = "          > \(statement)"
    let found = try Tokenizer().parts(of: line).map(\.text).joined()
    #expect(found.filter { $0 != " " } == line.filter { $0 != " " && $0 != "," })
  }

  @Test func `every expectation of the cases is scoped to its end`() throws {
    let tokenizer = try Tokenizer()
    var bare: [String] = []
    for path in Folder.caseFiles {
      let text = String(decoding: try Folder.bytes(of: path), as: UTF8.self)
      for line in text.split(separator: "\n") where line.contains(" > ") && !line.contains("#") {
        let found = tokenizer.parts(of: String(line)).map(\.text).joined()
        if found.count(where: { $0 != " " }) != line.count(where: { $0 != " " && $0 != "," }) {
          bare.append("\(path): \(line)")
        }
      }
    }
    #expect(bare.prefix(5) == [])
  }
}

/// Cuts lines as an editor does, by the grammar's own patterns.
private struct Tokenizer {
  struct Part {
    var text: String
    var scope: String
  }

  /// A pattern, with the scopes of its groups, and those that follow it to the end of the line.
  private struct Rule {
    var pattern: NSRegularExpression
    var scopes: [Int: String]
    var inside: [Rule]?
  }

  private let rules: [Rule]

  init() throws {
    let object = try JSONSerialization.jsonObject(
      with: Data(try Folder.bytes(of: EditorGrammars.path)))
    let grammar = try #require(object as? [String: Any])
    let repository = try #require(grammar["repository"] as? [String: [String: Any]])
    rules = try Self.rules(grammar["patterns"], repository)
  }

  private static func rules(
    _ patterns: Any?, _ repository: [String: [String: Any]]
  ) throws -> [Rule] {
    try #require(patterns as? [[String: Any]]).flatMap { pattern -> [Rule] in
      if let name = pattern["include"] as? String {
        let included = try #require(repository[String(name.dropFirst())])
        return try rules([included], repository)
      }
      if let begin = pattern["begin"] as? String {
        #expect(pattern["end"] as? String == "$")
        return [
          Rule(
            pattern: try NSRegularExpression(pattern: begin),
            scopes: scopes(pattern, "beginCaptures"),
            inside: try rules(pattern["patterns"], repository))
        ]
      }
      guard let match = pattern["match"] as? String else {
        return try rules(pattern["patterns"], repository)
      }
      return [
        Rule(pattern: try NSRegularExpression(pattern: match), scopes: scopes(pattern, "captures"))
      ]
    }
  }

  private static func scopes(_ pattern: [String: Any], _ key: String) -> [Int: String] {
    var scopes: [Int: String] = [:]
    if let name = pattern["name"] as? String { scopes[0] = name }
    for (group, capture) in pattern[key] as? [String: [String: String]] ?? [:] {
      if let group = Int(group) { scopes[group] = capture["name"] }
    }
    return scopes.mapValues { $0.replacing(".penaltybox", with: "") }
  }

  /// The parts of `line` that have a scope, in order.
  func parts(of line: String) -> [Part] {
    let text = line as NSString
    var parts: [Part] = []
    var rules = rules
    var place = 0
    while place < text.length {
      let range = NSRange(location: place, length: text.length - place)
      let found = rules.compactMap { rule in
        rule.pattern.firstMatch(
          in: line, options: [.withTransparentBounds, .withoutAnchoringBounds], range: range
        ).map { (rule: rule, match: $0) }
      }
      // Of two matches at the same place, the first in the grammar counts.
      guard var best = found.first else { break }
      for other in found where other.match.range.location < best.match.range.location {
        best = other
      }
      for group in best.rule.scopes.keys.sorted() {
        let range = best.match.range(at: group)
        guard range.location != NSNotFound, range.length > 0 else { continue }
        parts.append(
          Part(text: text.substring(with: range), scope: best.rule.scopes[group] ?? ""))
      }
      place = max(place + 1, best.match.range.upperBound)
      if let inside = best.rule.inside { rules = inside }
    }
    return parts
  }
}
