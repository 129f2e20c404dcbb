import Foundation
import HockeyRules
import Rulebooks
import SchemaChecking
import Scoresheets
import SeededRandom
import Testing

/// The schema of rulebook files agrees with their reader.
@Suite struct SchemaOfRulebooks {
  @Test func `the file in the repository is the schema made from the points`() throws {
    let file = Folder.cases.deletingLastPathComponent().appending(path: "Rulebook/schema.json")
    #expect(try String(contentsOf: file, encoding: .utf8) == RulebookSchema.text)
  }

  @Test(arguments: Rulebooks.ids)
  func `every book is as the schema says`(id: String) throws {
    let text = try #require(Rulebooks.text(of: id))
    let faults = try Schema(RulebookSchema.text).faults(in: String(decoding: text, as: UTF8.self))
    #expect(faults == [])
  }

  /// Broken books: the fault, the file, the reader's message, and whether the schema can detect it.
  static let broken: [(fault: String, text: String, message: String, isSeenBySchema: Bool)] = [
    (
      "a misspelt key", book(#""minor-lenght": {"value": "1:30", "rule": "1"}"#),
      "unknown key 'minor-lenght'; the nearest is 'minor-length'", true
    ),
    (
      "no rule", book(#""minor-length": {"value": "1:30"}"#), "minor-length has no 'rule'", true
    ),
    (
      "a time of another kind", book(#""minor-length": {"value": 90, "rule": "1"}"#),
      "'minor-length' must be a time such as 2:00", true
    ),
    (
      "a word that is no choice", book(#""goal-tie": {"value": "captian", "rule": "1"}"#),
      "'goal-tie' must be one of order-of-occurrence, captain; the nearest is 'captain'", true
    ),
    (
      "a number beyond its range", book(#""skaters": {"value": 10, "rule": "1"}"#),
      "'skaters' must be a whole number from 1 to 9", true
    ),
    (
      "a row without a member",
      book(#""running-time": {"value": [{"lead": 5}], "rule": "1"}"#),
      "row 1 of 'running-time' has no 'back'", true
    ),
    (
      "an unknown key of the book",
      #"{"id": "a", "name": "A", "leage": "B", "extends": "nhl-2025", "provisions": {}}"#,
      "unknown key 'leage'; the nearest is 'league'", true
    ),
    (
      "a key set twice",
      book(
        #""skaters": {"value": 5, "rule": "1"}, "skaters": {"value": 4, "rule": "1"}"#),
      "'skaters' is set twice", false
    ),
    (
      "a book that is not known",
      #"{"id": "a", "name": "A", "league": "A", "extends": "nhl-2052", "provisions": {}}"#,
      "the book extends 'nhl-2052', which is not a known book; the nearest is 'nhl-2025'", false
    ),
    (
      "a book that extends itself by its id",
      #"{"id": "a", "name": "A", "league": "A", "extends": "a", "provisions": {}}"#,
      "the book extends 'a', which is not a known book", false
    ),
    (
      "a provision that is missing", #"{"id": "a", "name": "A", "league": "A", "provisions": {}}"#,
      "the book a has no 'periods'", true
    ),
  ]

  private static func book(_ provisions: String) -> String {
    #"{"id": "a", "name": "A", "league": "A", "extends": "nhl-2025", "provisions": {"#
      + provisions + "}}"
  }

  @Test(arguments: broken.indices)
  func `a broken book does not load, and the schema rejects what it can`(index: Int) throws {
    let broken = Self.broken[index]
    let error = #expect(throws: RulebookErrors.self, "\(broken.fault)") {
      try Rulebooks.read(Array(broken.text.utf8), file: "a.json")
    }
    let message = try #require(error?.message)
    #expect(message.contains(broken.message), "\(broken.fault): \(message)")
    #expect(message.hasPrefix("a.json:1:"))
    let faults = try Schema(RulebookSchema.text).faults(in: broken.text)
    #expect(faults.isEmpty != broken.isSeenBySchema)
  }

  @Test(arguments: [
    (
      #"{"rule": "1", "counts": ["major"], "for": ["fighting"], "from": 3, "out": [1, "season"]}"#,
      true
    ),
    (#"{"unverified": "Announced.", "last": "5:00", "alone": true, "out": ["report"]}"#, true),
    ("null", true), ("[]", false), (#"{"rule": "1"}"#, false), (#"{"out": [1]}"#, false),
    (#"{"rule": "1", "out": [-1]}"#, false),
    (#"{"rule": "1", "out": [1], "witin": 3}"#, false), (#"{"rule": "1", "out": ["ever"]}"#, false),
    (#"{"rule": "1", "out": [1], "in": ["autumn"]}"#, false),
    (#"{"rule": "1", "out": [1], "counts": ["minro"]}"#, false),
    (#"{"rule": "1", "out": [1], "from": 0}"#, false),
    (#"{"rule": "1", "out": [1], "of": 1}"#, false),
  ])
  func `a rule on later games is read as the schema says`(rule: String, isSound: Bool) throws {
    let text =
      #"{"id": "a", "name": "A", "league": "A", "extends": "nhl-2025", "provisions": {}, "#
      + #""season": {"ours": \#(rule)}}"#
    let faults = try Schema(RulebookSchema.text).faults(in: text)
    #expect(faults.isEmpty == isSound, "\(faults)")
    #expect(Self.isReadable(text) == isSound)
  }

  /// Values of every kind, and values just outside the allowed ranges.
  static let values = [
    "null", "true", "false", "-1", "0", "1", "9", "10", "98", "99", "100", #""2:00""#, #""00:01""#,
    #""0:00""#, #""+1:+3""#, #""00:00""#, #""99:59""#, #""100:00""#, #""2:60""#, #""2:0""#, #""2""#,
    #""captain""#,
    #""served""#, #""no such word""#, "[]", #"["slashing"]"#, "[{}]",
    #"[{"infractions": ["slashing"], "count": 3}]"#,
    #"[{"infractions": "slashing", "count": 3}]"#,
    #"[{"infractions": ["slashing"], "count": 0}]"#,
    #"[{"infractions": ["slashing"], "count": 3, "result": "game-ejection"}]"#,
    #"[{"period-to": "12:00", "minor": "1:00", "major": "3:00"}]"#,
    #"[{"period-to": "12:00", "minor": "1:00", "major": "3:00", "match": "5:00"}]"#,
    #"[{"lead": 5, "back": 4, "period-from": 2, "minor": "1:00", "major": "3:00"}]"#,
    #"[{"lead": 100, "back": 4, "period-from": 2, "minor": "1:00", "major": "3:00"}]"#,
  ]

  /// One point of each form, because the form alone decides which values are valid.
  private static let points = Dictionary(grouping: Rulebook.points, by: \.form).values
    .compactMap { $0.first?.key.rawValue }.sorted()

  @Test(arguments: Thoroughness.sample(points, quick: 10))
  func `the reader accepts what the schema allows for a provision, and nothing else`(
    key: String
  ) throws {
    let point = try #require(Rulebook.points.first { $0.key.rawValue == key })
    let schema = try Schema(RulebookSchema.text)
    for value in Self.values + point.words.map({ "\"\($0)\"" }) {
      let text = Self.book("\"\(key)\": {\"value\": \(value), \"rule\": \"1\"}")
      #expect(try schema.faults(in: text).isEmpty == Self.isReadable(text), "\(value)")
    }
  }
}

extension SchemaOfRulebooks {
  /// Whether `text` is a book, apart from contradictions, which a schema cannot detect.
  private static func isReadable(_ text: String) -> Bool {
    do throws(RulebookErrors) {
      _ = try Rulebooks.read(Array(text.utf8), file: "a.json")
      return true
    } catch {
      return error.errors.allSatisfy {
        if case .contradiction = $0.problem { true } else { false }
      }
    }
  }
}

extension Point {
  /// The words that the point's value may be, if it is a choice.
  fileprivate var words: [String] {
    if case .choice(let words) = form { words } else { [] }
  }
}
