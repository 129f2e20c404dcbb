import HockeyRules
import Rulebooks
import Scoresheets
import Testing

/// The errors in a rulebook's file, each with its place.
@Suite struct FaultyRulebooks {
  /// The messages, each without the excerpt below it.
  private static func faults(
    _ text: String, file: String = "a.json", find: [String: String] = [:]
  ) -> [String] {
    do throws(RulebookErrors) {
      _ = try Rulebooks.read(Array(text.utf8), file: file) { name, _ in
        find[name].map { RulebookReader.Text(file: name, bytes: Array($0.utf8)) }
      }
      return []
    } catch {
      return error.errors.map { "\($0.file):\($0.place.line): \($0.problem.words)" }
    }
  }

  /// A book that extends the NHL's, with one provision a line from line 2.
  private static func book(_ provisions: String...) -> String {
    #"{"id": "a", "name": "A", "league": "A", "extends": "nhl-2025", "provisions": {"# + "\n"
      + provisions.joined(separator: ",\n") + "\n}}"
  }

  @Test func `five faults of a file's form are five messages, in line order`() {
    let text = """
      {"id": "a", "name": 7, "league": "A", "extends": "nhl-2025",
       "leage": "B",
       "provisions": {
        "skaters": {"value": 5, "rule": ""},
        "minor-length": {"value": "1:30"},
        "minor-length": {"value": "1:45", "rule": "1"}
       }}
      """
    #expect(
      Self.faults(text) == [
        "a.json:1: 'name' must be a string",
        "a.json:2: unknown key 'leage'; the nearest is 'league'",
        "a.json:4: 'skaters' has an empty rule; if no rule is known, leave 'rule' out and say "
          + "why in 'unverified', 'record', 'open' or 'moot'",
        "a.json:5: minor-length has no 'rule'",
        "a.json:6: 'minor-length' is set twice, first at 5:3",
      ])
  }

  @Test func `the faults of what provisions say are messages, in line order`() {
    let text = Self.book(
      #""skaters": {"value": 10, "rule": "1"}"#, #""minor-lenght": {"value": "1:30", "rule": "2"}"#,
      #""goal-tie": {"value": "captian", "rule": "3"}"#,
      #""running-time": {"value": [{"lead": 5}], "rule": "4"}"#,
      #""goal-ends": {"value": false, "rule": "5"}"#)
    #expect(
      Self.faults(text) == [
        "a.json:2: 'skaters' must be a whole number from 1 to 9",
        "a.json:3: unknown key 'minor-lenght'; the nearest is 'minor-length'",
        "a.json:4: 'goal-tie' must be one of order-of-occurrence, captain; the nearest is 'captain'",
        "a.json:5: row 1 of 'running-time' has no 'back'",
        "a.json:5: row 1 of 'running-time' has no 'period-from'",
        "a.json:5: row 1 of 'running-time' has no 'minor'",
        "a.json:5: row 1 of 'running-time' has no 'major'",
        "a.json:6: 'goal-ends' must be true, as in every book, or 'nothing'",
      ])
  }

  @Test func `a fault of a row names the member and the nearest word`() {
    let text = Self.book(
      #""running-time": {"rule": "1", "value": ["#,
      #"{"leed": 5, "back": 3, "period-from": 3, "minor": "3:00", "major": "7:00"}"#,
      #"{"lead": 5, "back": "3", "period-from": 3, "minor": "3", "major": []}]}"#,
      #""infraction-counts": {"rule": "2", "value": ["#,
      #"{"infractions": ["slashing"], "class": "mnior", "count": 0, "waived-by": [1]}]}"#
    ).replacing("[,", with: "[")
    #expect(
      Self.faults(text) == [
        "a.json:3: unknown key 'leed'; the nearest is 'lead'",
        "a.json:4: 'back' must be a whole number from 0 to 98",
        "a.json:4: 'minor' must be a time such as 2:00",
        "a.json:4: 'major' must be a time such as 2:00",
        "a.json:6: 'class' must be one of minor, major; the nearest is 'minor'",
        "a.json:6: 'count' must be a whole number from 1 to 99",
        "a.json:6: 'waived-by' must be a list of infractions",
      ])
  }

  @Test func `what a book lacks and what contradicts itself is reported with its other faults`() {
    let text = Self.book(
      #""goal-tie": {"value": "captian", "rule": "1"}"#,
      #""minor-length": {"value": "6:00", "rule": "1"}"#,
      #""overtime-skaters": {"value": 10, "rule": "1"}"#)
    #expect(
      Self.faults(text) == [
        "a.json:2: 'goal-tie' must be one of order-of-occurrence, captain; the nearest is 'captain'",
        "a.json:3: 'minor-length' is 6:00, but 'major-length' is only 5:00",
        // A value with a fault of its own is not checked for contradictions.
        "a.json:4: 'overtime-skaters' must be a whole number from 1 to 9",
      ])
    let alone = text.replacing(#", "extends": "nhl-2025""#, with: "")
    let faults = Self.faults(alone)
    #expect(faults.contains { $0.hasSuffix("the book a has no 'skaters'") })
    #expect(faults.contains { $0.hasSuffix("the nearest is 'captain'") })
    #expect(!faults.contains { $0.hasSuffix("has no 'goal-tie'") })
  }

  @Test func `an unknown book to extend does not hide the other faults`() {
    let text = Self.book(#""skaters": {"value": 10, "rule": "1"}"#)
      .replacing("nhl-2025", with: "nhl-2052")
    #expect(
      Self.faults(text) == [
        "a.json:1: the book extends 'nhl-2052', which is not a known book; the nearest is 'nhl-2025'",
        "a.json:2: 'skaters' must be a whole number from 1 to 9",
      ])
  }

  @Test func `a key that begins with two slashes is a comment, wherever it is`() {
    let text = #"""
      {"//": ["Our book."], "id": "a", "name": "A", "league": "A", "extends": "nhl-2025",
       "// title": 3, "//": null, "seasons": {"//": "Since ever.", "from": 2020},
       "provisions": {
         "// skaters": {"value": 99},
         "minor-length": {"//": "Short games.", "value": "1:30", "rule": "1"},
         "running-time": {"rule": "2", "value": [
           {"//": {"x": []}, "lead": 5, "back": 3, "period-from": 3, "minor": "3:00", "major": "7:00"}]}
       }}
      """#
    #expect(Self.faults(text) == [])
    #expect(Self.faults(text.replacing("\"// skaters", with: "\"/ skaters")) != [])
  }

  @Test(arguments: [
    (#"{"value": 5, "unverified": "Nobody wrote it down."}"#, true),
    (#"{"value": 5, "moot": "It has none."}"#, true),
    (#"{"value": 5, "record": "The league's feed shows it."}"#, true),
    (#"{"value": 5, "open": "Each league says."}"#, true),
    (#"{"value": 5, "rule": "1", "unverified": "Read so."}"#, true), (#"{"value": 5}"#, false),
    (#"{"value": 5, "rule": ""}"#, false),
    (#"{"value": 5, "rule": "", "unverified": "Nobody wrote it down."}"#, false),
  ])
  func `a rule may be omitted where the book says why`(_ provision: String, _ isTaken: Bool) {
    #expect(Self.faults(Self.book("\"skaters\": \(provision)")).isEmpty == isTaken)
  }

  @Test func `a moot provision is verified where it has a rule, and one without a rule is not`()
    throws
  {
    let text = Self.book(
      #""skaters": {"value": 5, "rule": "1", "moot": "It has none."}"#,
      #""periods": {"value": 3, "moot": "It has none."}"#,
      #""goal-tie": {"value": "captain", "rule": "2", "unverified": "Read so."}"#)
    let edition = try Rulebooks.read(Array(text.utf8), file: "a.json")
    let play = edition.rulebook.play
    #expect(play.skaters.basis == .moot("It has none."))
    #expect(play.skaters.citation.isVerified)
    #expect(play.periods.rule == nil)
    #expect(!play.periods.citation.isVerified)
    #expect(edition.rulebook.goals.tie.basis.assumption == "Read so.")
    #expect(!edition.rulebook.goals.tie.citation.isVerified)
    #expect(edition.provisions.filter { $0.basis.isMoot && $0.home == "a" }.count == 2)
  }

  @Test func `neither a record nor what a book leaves open is verified, or an assumption`() throws {
    let text = Self.book(
      #""skaters": {"value": 5, "rule": "1", "record": "The league's feed shows it."}"#,
      #""periods": {"value": 3, "rule": "2", "open": "Each league says."}"#)
    let play = try Rulebooks.read(Array(text.utf8), file: "a.json").rulebook.play
    #expect(play.skaters.basis == .recorded("The league's feed shows it."))
    #expect(play.periods.basis == .open("Each league says."))
    for provision in [play.skaters, play.periods] {
      #expect(!provision.citation.isVerified)
      #expect(provision.basis.assumption == nil)
      #expect(!provision.basis.isMoot)
    }
  }

  @Test(arguments: [("A", Basis.recorded("Its feed.")), ("B", .assumed("Its feed."))])
  func `a record is evidence for its own league only`(league: String, _ basis: Basis) throws {
    let files = [
      "./a.json": Self.book(
        #""skaters": {"value": 5, "record": "Its feed."}"#,
        #""periods": {"value": 3, "open": "Each league says."}"#)
    ]
    let text =
      #"{"id": "b", "name": "B", "league": "\#(league)", "extends": "./a.json", "provisions": {}}"#
    let edition = try Rulebooks.read(Array(text.utf8), file: "b.json") { name, _ in
      files[name].map { RulebookReader.Text(file: name, bytes: Array($0.utf8)) }
    }
    #expect(edition.rulebook.play.skaters.basis == basis)
    #expect(edition.rulebook.play.periods.basis == .open("Each league says."))
  }

  /// Provisions that contradict each other, and the message about them.
  static let contradictions: [(provisions: [String], message: String)] = [
    (
      [
        #""minimum-skaters": {"value": 6, "rule": "1"}"#,
        #""skaters": {"value": 5, "rule": "1"}"#,
        #""overtime-skaters": {"value": 5, "rule": "1"}"#,
      ], "'minimum-skaters' is 6, but 'skaters' is only 5"
    ),
    (
      [#""overtime-skaters": {"value": 6, "rule": "1"}"#],
      "'overtime-skaters' is 6, but 'skaters' is only 5"
    ),
    (
      [#""play-off-overtime-skaters": {"value": 6, "rule": "1"}"#],
      "'play-off-overtime-skaters' is 6, but 'skaters' is only 5"
    ),
    (
      [
        #""minimum-skaters": {"value": 4, "rule": "1"}"#,
        #""overtime-skaters": {"value": 3, "rule": "1"}"#,
      ], "'minimum-skaters' is 4, but 'overtime-skaters' is only 3"
    ),
    (
      [
        #""minimum-skaters": {"value": 4, "rule": "1"}"#,
        #""overtime-skaters": {"value": 4, "rule": "1"}"#,
        #""play-off-overtime-skaters": {"value": 3, "rule": "1"}"#,
      ], "'minimum-skaters' is 4, but 'play-off-overtime-skaters' is only 3"
    ),
    (
      [
        #""overtime-length": {"value": "10:00", "rule": "1"}"#,
        #""play-off-overtime-length": {"value": "5:00", "rule": "1"}"#,
      ], "'overtime-length' is 10:00, but 'play-off-overtime-length' is only 5:00"
    ),
    (
      [
        #""play-off-overtime-length": {"value": "20:00", "rule": "1"}"#,
        #""play-off-overtime-further-length": {"value": "10:00", "rule": "1"}"#,
      ],
      "'play-off-overtime-length' is 20:00, but 'play-off-overtime-further-length' is only 10:00"
    ),
    (
      [#""minor-length": {"value": "6:00", "rule": "1"}"#],
      "'minor-length' is 6:00, but 'major-length' is only 5:00"
    ),
    (
      [
        #""lengths-by-period": {"rule": "1", "value": ["#
          + #"{"period-to": "15:00", "minor": "1:30", "major": "4:00"},"#
          + #" {"period-to": "12:00", "minor": "1:00", "major": "3:00"}]}"#
      ], "'lengths-by-period' must be rows in the order of 'period-to', the shortest first"
    ),
    (
      [
        #""running-time": {"rule": "1", "value": ["#
          + #"{"lead": 5, "back": 5, "period-from": 3, "minor": "3:00", "major": "7:00"}]}"#
      ], "'back' must be below 'lead'"
    ),
  ]

  @Test(arguments: contradictions.indices)
  func `contradictory provisions are reported at the line of the first`(index: Int) {
    let (provisions, message) = Self.contradictions[index]
    let text =
      #"{"id": "a", "name": "A", "league": "A", "extends": "nhl-2025", "provisions": {"# + "\n"
      + provisions.joined(separator: ",\n") + "\n}}"
    let faults = Self.faults(text)
    #expect(faults.first == "a.json:2: \(message)")
    // A minimum above full strength is also above the strength in every overtime.
    #expect(index == 0 || faults.count == 1, "\(faults)")
  }

  @Test func `all contradictions are reported`() {
    let text = Self.book(
      #""minor-length": {"value": "6:00", "rule": "1"}"#,
      #""overtime-skaters": {"value": 6, "rule": "1"}"#)
    #expect(Self.faults(text).count == 2)
  }

  @Test func `an inherited contradiction is reported in the book that causes it`() {
    let text = Self.book(#""skaters": {"value": 4, "rule": "1"}"#)
    #expect(!Self.faults(text).isEmpty)
    #expect(Self.faults(text).allSatisfy { $0.hasPrefix("a.json:2: ") })
  }

  private static func extending(_ id: String, _ other: String, _ provisions: String = "") -> String
  {
    #"{"id": "\#(id)", "name": "\#(id)", "league": "A", "extends": "\#(other)", "provisions": {"#
      + provisions + "}}"
  }

  @Test func `a book may extend a book beside it, which may extend another`() throws {
    let minor = #""minor-length": {"value": "1:30", "rule": "house 1"}"#
    let files = [
      "./league.json": Self.extending("league", "./club.json"),
      "./club.json": Self.extending("club", "nhl-2025", minor),
    ]
    let text = Self.extending("team", "./league.json")
    #expect(Self.faults(text, find: files) == [])
    let edition = try Rulebooks.read(Array(text.utf8), file: "team.json") { name, _ in
      files[name].map { RulebookReader.Text(file: name, bytes: Array($0.utf8)) }
    }
    let own = edition.rulebook.classes.minorLength
    #expect(own.rule == RuleReference(book: "club", number: "house 1"))
    #expect(edition.provisions.first { $0.key == own.key }?.home == "club")
    #expect(edition.rulebook.classes.majorLength.rule?.book == "NHL 2025-26")
  }

  @Test func `a circle of files is reported`() {
    let files = [
      "./b.json": Self.extending("b", "./c.json"), "./c.json": Self.extending("c", "./a.json"),
      "./a.json": Self.extending("a", "./b.json"),
    ]
    #expect(
      Self.faults(Self.extending("a", "./b.json"), find: files)
        == ["./c.json:1: books extend each other in a circle: a, b, c, a"])
  }

  @Test func `an unsound book beside it is reported in its own file`() {
    let files = ["./b.json": Self.extending("b", "nhl-2025", #""skaters": {"value": 5}"#)]
    #expect(
      Self.faults(Self.extending("a", "./b.json"), find: files)
        == ["./b.json:1: skaters has no 'rule'"])
  }

  @Test func `a missing book is reported`() {
    #expect(
      Self.faults(Self.extending("a", "./b.json"))
        == ["a.json:1: the book extends './b.json', which is not a known book"])
  }
}
