import HockeyRules
import Scoresheets
import Testing

@Suite struct PlayLines {
  private static let a6 = Player(.home, 6)
  private static let a12 = Player(.home, 12)
  private static let a30 = Player(.home, 30)
  private static let b9 = Player(.visiting, 9)

  private static func call(
    _ penalties: PenaltyClass..., by offender: Offender = .skater(a6), shot: Bool = false,
    for infraction: String? = nil, servedBy server: Player? = nil
  ) -> Call {
    Call(
      offender: offender, penalties: penalties, penaltyShot: shot,
      infraction: infraction.map(Infraction.init(rawValue:)), server: server)
  }

  private static let b9Goal = Goal(
    team: .visiting, scorer: b9, assists: [Player(.visiting, 12), Player(.visiting, 17)])

  /// Every line of the grammar's table of plays, and its play.
  static let table: [(line: String, play: Play)] = [
    ("A6 2 hooking", .penalty(call(.minor, for: "hooking"))),
    ("A6 2", .penalty(call(.minor))),
    ("A6 5", .penalty(call(.major))),
    ("A6 10", .penalty(call(.misconduct))),
    ("A6 GM", .penalty(call(.gameMisconduct))),
    ("A6 GE", .penalty(call(.gameEjection))),
    ("A6 GR", .penalty(call(.grossMisconduct))),
    ("A6 M", .penalty(call(.match))),
    ("A6 PS tripping", .penalty(call(shot: true, for: "tripping"))),
    ("A6 GM+PS", .penalty(call(.gameMisconduct, shot: true))),
    ("A6 2+2 high-sticking", .penalty(call(.minor, .minor, for: "high-sticking"))),
    ("A6 5+GM", .penalty(call(.major, .gameMisconduct))),
    ("A6 2+10", .penalty(call(.minor, .misconduct))),
    ("A6 0", .penalty(call())),
    ("A? 2 slashing", .penalty(call(.minor, by: .unidentified(.home), for: "slashing"))),
    ("A30g 2", .penalty(call(.minor, by: .goalkeeper(a30)))),
    (
      "A bench 2 too-many-players",
      .penalty(call(.minor, by: .bench(.home), for: "too-many-players"))
    ),
    ("A6 5+GM served-by A12", .penalty(call(.major, .gameMisconduct, servedBy: a12))),
    (
      "A bench 2 delay-of-game served-by A12",
      .penalty(call(.minor, by: .bench(.home), for: "delay-of-game", servedBy: a12))
    ),
    ("A6 2 served-by A30g", .penalty(call(.minor, servedBy: a30))),
    ("A6 signalled 2 tripping", .signal(call(.minor, for: "tripping"))),
    ("A bench signalled 2", .signal(call(.minor, by: .bench(.home)))),
    ("B coach GM", .penalty(call(.gameMisconduct, by: .bench(.visiting, .coach)))),
    ("A trainer signalled 2", .signal(call(.minor, by: .bench(.home, .trainer)))),
    ("B goal", .goal(Goal(team: .visiting))),
    ("B9 goal 12 17", .goal(b9Goal)),
    ("B? goal 12", .goal(Goal(team: .visiting, assists: [Player(.visiting, 12)]))),
    ("B goal own-goal", .goal(Goal(team: .visiting, ownGoal: true))),
    ("B9 goal awarded", .goal(Goal(team: .visiting, scorer: b9, awarded: true))),
    ("B9 goal empty-net", .goal(Goal(team: .visiting, scorer: b9, emptyNet: true))),
    ("B9 penalty-shot scored", .penaltyShot(Shot(team: .visiting, shooter: b9, scored: true))),
    ("B penalty-shot missed", .penaltyShot(Shot(team: .visiting, scored: false))),
    (
      "B9 penalty-shot missed foul-not-on-record",
      .penaltyShot(Shot(team: .visiting, shooter: b9, scored: false, foulOnRecord: false))
    ),
    ("B9 shoot-out missed", .shootOut(Shot(team: .visiting, shooter: b9, scored: false))),
    ("whistle offside", .whistle(reason: "offside")),
    ("whistle", .whistle(reason: nil)),
    ("whistle icing by B", .whistle(reason: "icing", by: .visiting)),
    ("B deep", .deep(.visiting)),
    ("face-off", .faceOff),
    ("A goalkeeper off", .goalkeeperOff(.home)),
    ("A goalkeeper on", .goalkeeperOn(.home)),
    ("A time-out", .timeOut(.home)),
    ("A challenge upheld", .challenge(.home, .upheld)),
    ("A challenge failed", .challenge(.home, .failed)),
    ("A challenge failed served-by A12", .challenge(.home, .failed, server: a12)),
    ("A challenge not-reviewed", .challenge(.home, .notReviewed)),
    ("A no-change", .noChange(.home)),
    ("A no-change icing", .noChange(.home, reason: "icing")),
    ("A6 injured", .injured(a6)),
    ("A12 in-goal", .inGoal(a12)),
    ("A6 left-ice", .leftIce(a6)),
    ("A forfeit too-few-players", .forfeit(.home, reason: "too-few-players")),
    ("period-start", .periodStart),
    ("period-end", .periodEnd),
    ("game-end", .gameEnd),
    ("look", .look),
    ("other hit", .other("hit")),
    ("A6 left-box player", .leftBox(a6, fault: .player)),
    ("A6 left-box timekeeper", .leftBox(a6, fault: .timekeeper)),
    (
      "A6 left-box timekeeper the gate was opened",
      .leftBox(a6, fault: .timekeeper, reason: "the gate was opened")
    ),
    ("A6 back-in-box", .backInBox(a6)),
    (
      "A captain-choice A6 A bench A12",
      .captainChoice(.home, [.skater(a6), .bench(.home), .skater(a12)])
    ),
    (
      "A captain-choice A6 because he said so",
      .captainChoice(.home, [.skater(a6)], reason: "he said so")
    ),
    ("void @x wrong player", .correction(.void(.label("x"), reason: "wrong player"))),
    (
      "amend @x 2+2 blood was drawn",
      .correction(.amend(.label("x"), [.minor, .minor], reason: "blood was drawn"))
    ),
    ("goal-disallowed @x kicked", .correction(.goalDisallowed(.label("x"), reason: "kicked"))),
    (
      "penalty-clock A6 0:30 started late",
      .correction(.penaltyClock(.skater(a6), .seconds(30), reason: "started late"))
    ),
    ("release A6 the clock stood", .correction(.release(a6, reason: "the clock stood"))),
    (
      "clock 6:30 ran on",
      .correction(.clock(GameTime(period: 1, elapsed: .seconds(390)), reason: "ran on"))
    ),
  ]

  @Test(arguments: table.indices)
  func `every line of the grammar is read, and written as it is there`(index: Int) {
    let (line, play) = Self.table[index]
    let reading = SheetReader.read("P1 4:00 \(line)")
    #expect(reading.errors == [])
    #expect(reading.log.plays.map(\.event.play) == [play])
    #expect(Notation(of: reading.log).text(of: play) == line)
  }

  @Test func `a label comes at the end of any play`() throws {
    let reading = SheetReader.read(
      """
      P1  4:00  A6   2 hooking @x
          4:00  face-off @drop
          4:30  void @x it was A7 @y
      """)
    #expect(reading.errors == [])
    let ids: [Event.ID] = [.label("x"), .label("drop"), .label("y")]
    #expect(reading.log.plays.map(\.event.id) == ids)
    #expect(
      reading.log.plays.last?.event.play == .correction(.void(.label("x"), reason: "it was A7")))
  }

  @Test func `a goalkeeper's mark is kept wherever he is named`() {
    let sheet = """
      P1  4:00  A6   5 served-by A30g
          5:00  B31g penalty-shot missed

      """
    let reading = SheetReader.read(sheet)
    #expect(reading.log.goalkeepers == [Player(.home, 30), Player(.visiting, 31)])
    #expect(SheetWriter.text(of: reading.log) == sheet)
  }
}

@Suite struct TypedPlaysAndTimes {
  private let notation = Notation(clock: .remaining)

  @Test func `a play is read without a place`() throws {
    let play = try notation.play("B goal", at: .start)
    #expect(play == .goal(Goal(team: .visiting)))
    #expect(throws: NotationError.self) { try notation.play("P1 4:00 B goal", at: .start) }
    #expect(throws: NotationError.self) { try notation.play("", at: .start) }
  }

  @Test func `the scorer may come before the assists`() throws {
    let goal = Goal(
      team: .visiting, scorer: Player(.visiting, 9),
      assists: [Player(.visiting, 4), Player(.visiting, 17)])
    #expect(try notation.play("B goal 9 4 17", at: .start) == .goal(goal))
    #expect(try notation.play("B9 goal 4 17", at: .start) == .goal(goal))
  }

  @Test func `a time is read with its period`() throws {
    #expect(try notation.time("P2 12:34") == GameTime(period: 2, elapsed: .seconds(446)))
    #expect(try notation.time("20:00") == .start)
    #expect(try notation.time("OT 4:00") == GameTime(period: 4, elapsed: .minutes(1)))
    #expect(throws: NotationError.self) { try notation.time("P2") }
    #expect(throws: NotationError.self) { try notation.time("P2 12:34 B goal") }
  }
}
