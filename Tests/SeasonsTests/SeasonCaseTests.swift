import Cases
import Foundation
import Rulebooks
import Scoresheets
import Seasons
import Testing

/// The case files with several games.
enum SeasonCases {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Cases/from-game-to-game")

  static func files() throws -> [CaseReading] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".season") }.map { name in
        CaseReader.read(try Data(contentsOf: folder.appending(path: name)), file: name)
      }
  }

  static func runs() throws -> [(Case, String)] {
    try files().flatMap(\.file.cases).flatMap { one in one.books.map { (one, $0) } }
  }
}

@Suite struct FromGameToGame {
  @Test func `the files can be read, and every case expects something`() throws {
    for file in try SeasonCases.files() {
      #expect(file.errors.map { $0.message } == [])
      for one in file.file.cases {
        #expect(one.games.contains { !$0.expectations.isEmpty }, "\(one.title)")
      }
    }
  }

  @Test func `what follows is what the books say, and a gap is still a gap`() throws {
    var count = 0
    for (one, id) in try SeasonCases.runs() {
      let edition = try #require(Rulebooks.edition(id))
      let result = one.result(under: edition)
      #expect(!result.word.hasFailed, "\(result.reports(all: true).joined())")
      count += 1
    }
    #expect(count > 70)
  }

  @Test func `the files are in their canonical form, which says the same`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: SeasonCases.folder.path)
    for name in names.sorted() where name.hasSuffix(".season") {
      let text = try Data(contentsOf: SeasonCases.folder.appending(path: name))
      let canonical = try Formatter.canonical(text).get()
      #expect(Array(canonical.utf8) == Array(text), "run `penaltybox fmt --write Cases`")
    }
    let loose = """
      under nhl-2025 # a comment
      ==  one
      game  1   to 3 play-offs
      P1 4:00 A6 5+GM    boarding
       P1 8:00 A7 2
      dressed   A6
        > [nhl-2025] A6 out until ruled   21.2

      """
    #expect(
      try Formatter.canonical(loose.utf8).get() == """
        under    nhl-2025                                # a comment

        == one

        game 1 to 3 play-offs
        P1  4:00  A6   5+GM boarding
            8:00  A7   2
        dressed A6
                  > [nhl-2025] A6 out until ruled        21.2

        """)
  }

  @Test func `every published row, and no other, is a case or is omitted with a reason`() throws {
    let page = try String(
      contentsOf: SeasonCases.folder.appending(path: "published.tsv"), encoding: .utf8)
    let rows = page.split(separator: "\n").dropFirst().map { String($0.prefix { $0 != "\t" }) }
    #expect(rows.count == 93)
    let files = try SeasonCases.files()
    let omitted = files.flatMap(\.file.omits)
    let cases = files.flatMap(\.file.cases)
    let named = cases.flatMap(\.ids) + omitted.map(\.row)
    #expect(Set(named) == Set(rows))
    #expect(omitted.allSatisfy { !$0.reason.isEmpty })
    let gaps = cases.filter { if case .gap = $0.verdict { true } else { false } }
    #expect(gaps.count <= 4)
  }

  /// Lines that cannot be read, and the message of each.
  static let unreadable: [(text: String, message: String)] = [
    ("== a\ngame 1\n> A6 out of two games\n", "expected a number, not `two`"),
    ("== a\ngame 9 to 5\n", "expected a game's id, not `5`"),
    ("== a\ngame 1 regulr\n", "expected `exhibition`"),
    ("== a\ngame 1\n> C6 out until ruled\n", "no team is called `C`"),
  ]

  @Test(arguments: unreadable.indices)
  func `a line that cannot be read is an error of its case`(index: Int) {
    let (text, message) = Self.unreadable[index]
    let file = CaseReader.read(text.utf8, file: "a.season")
    #expect(file.file.cases.isEmpty)
    #expect(file.errors.count == 1)
    let found = file.errors.first?.message ?? ""
    #expect(found.contains(message), "\(found)")
  }

  @Test func `what a case does not name, but follows, is a difference`() throws {
    let text = """
      under nhl-2025
      == one of two
      game 1
      P1 4:00 A6 GM force-on-official-2
      P1 4:00 A7 GM force-on-official-3
      > A6 out of 10 games at least
      """
    let one = try #require(CaseReader.read(text.utf8, file: "a.season").file.cases.first)
    let result = one.result(under: Rulebooks.nhl2025)
    #expect(result.summary == "+ A7 out of 3 games at least  40.4")
  }
}

@Suite struct CasesOfBothKinds {
  @Test func `one file has cases of one game and of several`() throws {
    let text = """
      under nhl-2025
      == one game
      P1 4:00 A6 2
      > 4v5
      == two games
      game 1
      P1 4:00 A6 M
      game 2
      > may not play A6
      == a game after a play
      P1 4:00 A6 2
      game 1
      """
    let reading = CaseReader.read(text.utf8, file: "a.cases")
    #expect(reading.file.cases.map { $0.games.count } == [0, 2])
    #expect(reading.errors.map { $0.line } == [12])
    #expect(reading.title(at: 12) == "a game after a play")
  }
}
