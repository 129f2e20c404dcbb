import HockeyRules
import Scoresheets
import Testing

@testable import Cases

/// Case files with more or longer lines than people write.
@Suite struct CaseLineLimits {
  @Test func `a case file has no more and no longer lines than are read`() {
    let many = Array("== one\n".utf8) + [UInt8](repeating: UInt8(ascii: "\n"), count: 200_000)
    let long = Array("== one\n#".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: 100_000)
    #expect(
      [many, long].map { CaseReader.read($0, file: "").errors.map(\.description) } == [
        ["200001:1: more than 200,000 lines, which is the most that is read"],
        ["2:1: longer than 100,000 bytes, which is the most that is read of a line"],
      ])
  }
}

@Suite struct CaseReading {
  private static let text = """
    # Delayed penalties.
    under    iihf-2025 nhl-2025
    clock    remaining
    omits    row-9 a matter of equipment

    == a third minor waits
    id       iihf-sh-26.1 iihf-sh-26.2
    from     IIHF Situation Handbook 26.1
    decides  26.1 16.2

    P1  5:00  A7   2 hooking
              A11  2
              refused A11 is out of the game
              > nothing                              26.1(a)
              > [nhl-2025] 3v5
        3:00  > A7 ends, served
              > A7 returns

    == it is disputed
    under    nhl-2014
    clock    elapsed
    kind     play-offs
    disputed 26.1 says one thing, 26.2 another

    OT  1:00  A6   2
              refused [nhl-2014 nhl-2025] the game is over

    == it is a gap
    gap      no rulebook says

    """

  private static func read(_ text: String) -> CaseFile {
    let reading = CaseReader.read(text.utf8, file: "x.cases")
    #expect(reading.errors.map { $0.report(in: "x.cases") } == [])
    return reading.file
  }

  @Test func `a file's head holds for all its cases`() {
    let file = Self.read(Self.text)
    #expect(file.head.log == GameLog(books: ["iihf-2025", "nhl-2025"], clock: .remaining))
    #expect(file.omits == [Omission(row: "row-9", reason: "a matter of equipment")])
    #expect(
      file.cases.map(\.books) == [
        ["iihf-2025", "nhl-2025"], ["nhl-2014"], ["iihf-2025", "nhl-2025"],
      ])
    #expect(file.cases.map(\.log.clock) == [.remaining, .elapsed, .remaining])
    #expect(
      file.cases.map(\.verdict) == [
        .judged, .disputed("26.1 says one thing, 26.2 another"), .gap("no rulebook says"),
      ])
    #expect(file.cases.first?.description == "x.cases:6 a third minor waits")
  }

  @Test func `a case gives its source, and its instants what is expected`() throws {
    let one = try #require(Self.read(Self.text).cases.first)
    #expect(one.title == "a third minor waits")
    #expect(one.ids == ["iihf-sh-26.1", "iihf-sh-26.2"])
    #expect(one.from == "IIHF Situation Handbook 26.1")
    #expect(one.decides == ["26.1", "16.2"])
    #expect(one.log.plays.map(\.line) == [11, 12, 16])
    #expect(one.log.plays.last?.event.play == .look)
    func place(_ line: Int) -> CasePlace { CasePlace(file: "x.cases", line: line, column: 11) }
    let seven = Offender.skater(Player(.home, 7))
    #expect(
      one.instants == [
        CaseInstant(
          time: GameTime(period: 1, elapsed: .minutes(15)), plays: 0..<2,
          expectations: [
            Expectation(statement: .nothing, citation: "26.1(a)", place: place(14)),
            Expectation(
              books: ["nhl-2025"], statement: .manpower(PerTeam(home: 3, visiting: 5)),
              place: place(15)),
          ],
          refusals: [
            ExpectedRefusal(play: 1, reason: "A11 is out of the game", place: place(13))
          ]),
        CaseInstant(
          time: GameTime(period: 1, elapsed: .minutes(17)), plays: 2..<3,
          expectations: [
            Expectation(
              statement: .penalty(RulingSubject(seven), .ends(.served)), place: place(16)),
            Expectation(statement: .returns(.player(Player(.home, 7))), place: place(17)),
          ]),
      ])
    #expect(one.instants[0].expectations[1].holds(under: "nhl-2025"))
    #expect(!one.instants[0].expectations[1].holds(under: "iihf-2025"))
  }

  @Test func `a canonical file stays as it is`() throws {
    #expect(try Formatter.canonical(Self.text.utf8).get() == Self.text)
  }

  @Test func `a case that cannot be read is left out, and the others are kept`() {
    let reading = CaseReader.read(
      """
      == one
      P1 4:00 A6 hooking
      5:00 A6 2
      > A6 strats
      == two
      P1 4:00 A6 2
      == two
      == three
      > 5v5
      gap
      """.utf8, file: "x.cases")
    #expect(reading.file.cases.map(\.title) == ["two"])
    #expect(
      reading.errors.map(\.description) == [
        "2:12: expected a call, such as `2`, `2+2` or `5+GM`, not `hooking`",
        "4:6: expected `starts`, `waits`, `ends`, `returns`, `not`, `cancelled`, `serves`, "
          + "`ejected` or `sits`, not `strats`",
        "7:4: line 5 already has a case with this title",
        "9:1: an expectation needs a play above it",
        "10:4: expected a reason, but the line ends here",
      ])
  }

  /// Heads with one error, and the message about each.
  static let heads: [(text: String, error: String)] = [
    ("id row\n== a", "1:1: `id` belongs below the title of a case"),
    ("== a\nomits row why", "2:1: `omits` belongs above the first case"),
    ("P1 4:00 A6 2\n== a", "1:1: expected a line of the head, such as `under nhl-2025`, not `P1`"),
    ("==", "1:3: expected a title after `==`, but the line ends here"),
    ("== a\nfrom b\nfrom c", "3:1: `from` is already on line 2"),
    ("omits row\n== a", "1:10: expected a reason, but the line ends here"),
    ("hoem A\n== a", "1:1: expected a line of the head, such as `under nhl-2025`, not `hoem`"),
    ("== a\nhome TOR\nvisiting TOR\nP1 4:00 TOR6 2", "3:10: both teams are called `TOR`"),
  ]

  @Test(arguments: heads.indices)
  func `a head line that cannot be read says why`(index: Int) {
    let (text, error) = Self.heads[index]
    let reading = CaseReader.read(text.utf8, file: "x.cases")
    #expect(reading.errors.map(\.description) == [error])
    #expect(reading.file.cases == [])
  }
}
