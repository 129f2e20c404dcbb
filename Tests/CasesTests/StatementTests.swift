import Cases
import HockeyRules
import Scoresheets
import Testing

@Suite struct Statements {
  private static let a6 = Offender.skater(Player(.home, 6))
  private static let a30 = Offender.goalkeeper(Player(.home, 30))
  private static let bench = Offender.bench(.home)
  private static let nobody = Offender.unidentified(.home)
  private static let a12 = Occupant.player(Player(.home, 12))

  private static func time(_ period: Int, _ seconds: Int) -> GameTime {
    GameTime(period: period, elapsed: .seconds(seconds))
  }

  /// Every line of the grammar's two tables, and its statement.
  static let table: [(line: String, statement: RulingStatement)] = [
    ("A6 starts, until 6:00", .penalty(RulingSubject(a6), .starts(until: time(1, 360)))),
    (
      "A6 starts, until P2 0:30.5",
      .penalty(
        RulingSubject(a6), .starts(until: GameTime(period: 2, elapsed: PlayingTime(tenths: 305))))
    ),
    ("A6 starts, until OT 1:00", .penalty(RulingSubject(a6), .starts(until: time(4, 60)))),
    ("A6 starts", .penalty(RulingSubject(a6), .starts(until: nil))),
    ("A6 starts again, until 6:00", .penalty(RulingSubject(a6), .startsAgain(until: time(1, 360)))),
    ("A6 starts again", .penalty(RulingSubject(a6), .startsAgain(until: nil))),
    ("A6 waits", .penalty(RulingSubject(a6), .waits)),
    ("A6 ends, served", .penalty(RulingSubject(a6), .ends(.served))),
    ("A6 5 ends, served", .penalty(RulingSubject(a6, .major), .ends(.served))),
    ("A6 ends, goal against", .penalty(RulingSubject(a6), .ends(.goalAgainst))),
    ("A6 ends, released", .penalty(RulingSubject(a6), .ends(.released))),
    ("A6 ends, voided", .penalty(RulingSubject(a6), .ends(.voided))),
    ("A6 ends, replaced", .penalty(RulingSubject(a6), .ends(.replaced))),
    ("A6 ends, recorded", .penalty(RulingSubject(a6), .ends(.recorded))),
    ("A6 ends, frozen", .penalty(RulingSubject(a6), .frozen)),
    ("A bench 2 ends, served", .penalty(RulingSubject(bench, .minor), .ends(.served))),
    ("A6 returns", .returns(.player(Player(.home, 6)))),
    ("A bench returns", .returns(.substitute(for: bench))),
    ("A? returns", .returns(.substitute(for: nobody))),
    ("A30's substitute returns", .returns(.substitute(for: a30))),
    ("A6 not assessed", .penalty(RulingSubject(a6), .notAssessed)),
    ("A6 2 not assessed", .penalty(RulingSubject(a6, .minor), .notAssessed)),
    ("A6 cancelled", .penalty(RulingSubject(a6), .cancelled)),
    ("A12 serves for A6", .serves(a12, for: a6)),
    ("A12 serves for A bench", .serves(a12, for: bench)),
    ("A6's substitute serves", .serves(.substitute(for: a6), for: a6)),
    ("A bench serves", .serves(.substitute(for: bench), for: bench)),
    ("A30 ejected", .ejected(a30)),
    ("nothing", .nothing),
    ("5v4", .manpower(PerTeam(home: 5, visiting: 4))),
    ("on ice 6v4", .onIce(PerTeam(home: 6, visiting: 4))),
    ("A6 sits, until 14:00", .penalty(RulingSubject(a6), .sits(until: time(1, 840)))),
    ("A6 sits", .penalty(RulingSubject(a6), .sits(until: nil))),
    ("score 1-0", .score(PerTeam(home: 1, visiting: 0))),
    ("goal PP", .goal(StatedGoal(.powerPlay))),
    ("goal SH EN", .goal(StatedGoal(.shortHanded, emptyNet: true))),
    ("goal EV PS awarded", .goal(StatedGoal(.even, penaltyShot: true, awarded: true))),
    ("goal disallowed", .goalDisallowed),
    ("penalty shot B", .penaltyShot(.visiting)),
    ("penalty shot B lost", .penaltyShotLost(.visiting)),
    ("no penalty shot", .noPenaltyShot),
    (
      "A6 shoot-out lost",
      .attempt(Shot(team: .home, shooter: Player(.home, 6), result: .lost))
    ),
    ("A shoot-out scored", .attempt(Shot(team: .home, result: .scored))),
    ("may play A6 B9", .mayPlay([Player(.home, 6), Player(.visiting, 9)])),
    ("may not play A6", .mayNotPlay([Player(.home, 6)])),
    ("may choose A6 A bench", .mayChoose([a6, bench])),
    ("minutes 8-6", .minutes(PerTeam(home: 8, visiting: 6))),
    ("opportunities 1-0", .opportunities(PerTeam(home: 1, visiting: 0))),
    ("winner A", .winner(.home)),
    ("face-off A's end, B chooses", .faceOff(.end(.home), chosenBy: .visiting)),
    ("face-off B's end", .faceOff(.end(.visiting), chosenBy: nil)),
    ("face-off A's line", .faceOff(.line(.home), chosenBy: nil)),
    ("face-off centre", .faceOff(.centre, chosenBy: nil)),
    ("face-off neutral", .faceOff(.neutral, chosenBy: nil)),
    ("face-off nearest", .faceOff(.nearest, chosenBy: nil)),
  ]

  private static func file(_ line: String) -> String {
    """
    == a case

    P1  4:00  A30g 2
              > \(line)

    """
  }

  @Test(arguments: table.indices)
  func `every line of the grammar is read, and written as it is there`(index: Int) throws {
    let (line, statement) = Self.table[index]
    let text = Self.file(line)
    let reading = CaseReader.read(text.utf8, file: "x.cases")
    #expect(reading.errors.map { $0.report(in: "x.cases") } == [])
    let expectations = reading.file.cases.first?.instants.first?.expectations
    #expect(expectations?.map(\.statement) == [statement])
    #expect(try Formatter.canonical(text.utf8).get() == text)
  }

  @Test func `a goalkeeper is known by his number once a play has named him`() throws {
    let canonical = try Formatter.canonical(Self.file("A30g ejected").utf8).get()
    #expect(canonical == Self.file("A30 ejected"))
  }

  /// Lines with one error: its column, the marked words, and the nearest match if there is one.
  static let errors: [(line: String, column: Int, marked: String, nearest: String?)] = [
    ("A6 strats, until 6:00", 16, "strats,", "starts"),
    ("A6 ends, goal agianst", 27, "agianst", "against"),
    ("A6 ends served", 16, "ends", "ends,"),
    ("A6 ends, served 26.1", 29, "26.1", nil),
    ("scroe 1-0", 13, "scroe", "score"),
    ("5-4", 13, "5-4", nil),
    ("may rest A6", 17, "rest", nil),
    ("may not paly A6", 21, "paly", "play"),
    ("~4v5", 13, "~4v5", "~ 4v5"),
    ("~ nothing", 13, "~", nil),
    ("C6 returns", 13, "C6", nil),
    ("A6 starts, until 25:00", 30, "25:00", nil),
    ("[nhl-2025", 22, "", nil),
    ("", 12, " ", nil),
  ]

  @Test(arguments: errors)
  func `an error has its place, the words that are wrong, and the nearest match`(
    line: String, column: Int, marked: String, nearest: String?
  ) throws {
    let reading = CaseReader.read(Self.file(line).utf8, file: "x.cases")
    #expect(reading.errors.count == 1 && reading.file.cases == [])
    let report = try #require(reading.errors.first).report(in: "x").split(separator: "\n")
    #expect(report[0].hasPrefix("x:4:\(column): "))
    let start = try #require(report[2].firstIndex(of: "^")).utf16Offset(in: report[2])
    #expect(report[1].dropFirst(start).prefix(report[2].count - start) == marked)
    #expect(report.dropFirst(3).first == nearest.map { "did you mean `\($0)`?" }.map { $0[...] })
  }
}
