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

/// A cutter of lines, which uses the grammar's own patterns as an editor does.
private struct Tokenizer {
  struct Part {
    var text: String
    var scope: String
  }

  /// A pattern with the scopes of its groups, and the rules for the rest of the line after it.
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
