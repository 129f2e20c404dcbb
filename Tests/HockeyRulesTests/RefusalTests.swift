import HockeyRules
import Testing

/// Each reason for refusing a play, provoked by the last play of a short log.
@Suite struct Refusals {
  struct Provocation: CustomStringConvertible, Sendable {
    var reason: Refusal.Reason
    var sheet: String
    /// The refused play, if no sheet can express it; otherwise it is the sheet's last play.
    var last: Event?
    /// A play before the refused one, if no sheet can express it.
    var before: Event?
    /// The books that refuse the play.
    var books: [String]
    var kind: GameKind

    var description: String { "\(reason)" }

    init(
      _ reason: Refusal.Reason, _ sheet: String, _ last: Event? = nil,
      before: Event? = nil, under books: [String] = Refusals.books, kind: GameKind = .regular
    ) {
      self.before = before
      self.kind = kind
      self.books = books
      self.reason = reason
      self.sheet = sheet
      self.last = last
    }

    func plays() throws -> [Event] {
      try events(sheet) + [before, last].compactMap { $0 }
    }
  }

  @Test(arguments: provocations)
  func `a refused play says why and changes nothing`(_ provocation: Provocation) throws {
    var events = try provocation.plays()
    let refused = events.removeLast()
    for id in provocation.books {
      let book = try book(id)
      var game = Game(under: book, setup: GameSetup(kind: provocation.kind))
      for event in events { try game.play(event) }
      let before = game
      let refusal = #expect(throws: Refusal.self, "\(id)") { try game.play(refused) }
      #expect(refusal?.reason == provocation.reason, "\(id)")
      #expect(refusal?.event == refused)
      #expect(game == before)
    }
  }

  @Test func `a refusal names no more than the last twenty calls`() throws {
    let calls = (1...30).map { "P1 \($0 / 6):\($0 % 6)0 A\($0) 2 @c\($0)\n" }.joined()
    let solution = solve(
      try events(calls + "   6:00 void @d no such call\n"), under: try book("nhl-2025"))
    guard case .noSuchPenalty(.label("d"), let named)? = solution.refusals.first?.reason else {
      Issue.record("\(solution.refusals)")
      return
    }
    #expect(named.map(\.id) == (11...30).map { .label("c\($0)") })
  }

  @Test(arguments: provocations)
  func `a log continues without the refused play`(_ provocation: Provocation) throws {
    let events = try provocation.plays()
    for id in provocation.books {
      let book = try book(id)
      let solution = solve(events, under: book, setup: GameSetup(kind: provocation.kind))
      let without = solve(
        Array(events.dropLast()), under: book, setup: GameSetup(kind: provocation.kind))
      #expect(solution.refusals.map(\.reason) == [provocation.reason])
      #expect(solution.plays.last?.refused == provocation.reason)
      #expect(solution.plays.dropLast() == without.plays[...])
      #expect(solution.game == without.game)
    }
  }

  @Test func `every play needs an id of its own, and a refused one does not take it`() throws {
    let looks = [
      Self.at(1, .minutes(1), .other("look")), Self.at(1, .minutes(2), .other("look")),
      Self.at(1, .minutes(3), .faceOff),
    ]
    let solution = solve(looks, under: try book("nhl-2025"))
    let taken = Refusal.Reason.idIsTaken(.number(99))
    #expect(solution.plays.map(\.refused) == [nil, taken, taken])
    var late = looks[1]
    late.time = GameTime(period: 1, elapsed: .minutes(0))
    late.id = .label("x")
    var other = looks[1]
    other.id = .label("x")
    let again = solve([looks[0], late, other], under: try book("nhl-2025"))
    #expect(again.refusals.map(\.event) == [late])
  }

  @Test func `a small id after a large one is still free`() throws {
    let ids = [700, 0, 64, 128, 640, 639, 1]
    let looks = ids.map { id in
      Event(
        id: .number(id), time: GameTime(period: 1, elapsed: .minutes(1)), play: .other("look"))
    }
    #expect(solve(looks, under: try book("nhl-2025")).refusals.isEmpty)
  }

  @Test func `who may be credited`() throws {
    let accepted = [
      // An own goal counts, whoever the log names.
      try events("P1 1:00 B9 goal own-goal"),
      [Self.at(1, .minutes(1), .goal(Goal(team: .visiting, scorer: Self.a6, ownGoal: true)))],
      // A player whose time expires in that very second may score, and so may a released player.
      try events("P1 1:00 B9 2\n   3:00 B9 goal"),
      try events("P1 1:00 B9 2\n   1:30 A goal\n   2:00 B9 goal"),
      // A goalkeeper does not sit for his own penalty.
      try events("P1 1:00 B30g 2\n   2:00 B4 goal 30"),
    ]
    for events in accepted {
      for id in Self.books { #expect(solve(events, under: try book(id)).refusals == [], "\(id)") }
    }
  }

  @Test(arguments: [100, 101])
  func `a call may have as many penalties as a stoppage may have calls`(_ count: Int) throws {
    let penalties = Array(repeating: PenaltyClass.misconduct, count: count)
    let call = Call(offender: .skater(Self.a6), penalties: penalties)
    var game = Game(under: try book("nhl-2025"))
    let isRefused = (try? game.play(Self.at(1, .minutes(5), .penalty(call)))) == nil
    #expect(isRefused == (count > 100))
  }

  @Test func `the limit on the calls of a stoppage does not affect the next stoppage`() throws {
    let calls = String(repeating: "   A6 2\n", count: 99)
    let events = try events("P1 1:00 A6 2\n\(calls)   2:00 A7 2")
    #expect(solve(events, under: try book("nhl-2025")).refusals == [])
  }

  private static let a6 = Player(.home, 6)
  private static let a30 = Player(.home, 30)
  private static let b9 = Player(.visiting, 9)

  /// Two books that accept mostly the same plays; a provocation under other books names them.
  fileprivate static let books = ["hockey-canada-2024", "nhl-2025"]

  private static func joined(_ lines: String...) -> String {
    "from-position P2 10:00 2-1\n" + lines.map { "from-position \($0)\n" }.joined()
  }

  /// Positions at which no game can be joined.
  private static let positions = [
    Provocation(
      .positionAfterPlays, "P1 1:00 face-off", at(1, .minutes(2), .position(GamePosition()))),
    Provocation(.positionAfterPlays, joined(), at(2, .minutes(10), .position(GamePosition()))),
    Provocation(
      .impossibleFigures(PerTeam(home: -1, visiting: .max), limit: 9999), "",
      at(1, .zero, .position(GamePosition(score: PerTeam(home: -1, visiting: .max))))),
    Provocation(
      .impossibleFigures(PerTeam(home: 0, visiting: 10000), limit: 9999),
      "from-position P1 0:00 0-10000"),
    Provocation(
      .impossibleFigures(PerTeam(both: 99999), limit: 9999), joined("A6 2 1:00 minutes 99999")),
    Provocation(
      .tooFewMinutes(listed: PerTeam(home: 0, visiting: 2)),
      "from-position P1 9:00 0-0 minutes 2-0\nfrom-position B9 2 1:00"),
    Provocation(
      .impossibleSkaters(PerTeam(home: 2, visiting: 5), from: 3, to: 5),
      "from-position P1 9:00 0-0 2v5"),
    Provocation(
      .impossibleTimeLeft(.skater(a6), .minor, length: .minutes(2)), joined("A6 2 2:00.1")),
    Provocation(
      .impossibleTimeLeft(.skater(a6), .gameMisconduct, length: .zero), joined("A6 GM 0:00")),
    Provocation(
      .impossibleTimeLeft(.skater(a6), .major, length: .minutes(5)), "",
      at(1, .zero, .position(GamePosition(entries: [entry(.min)])))),
    Provocation(
      .impossibleTimeLeft(.skater(a6), .major, length: .minutes(5)), "",
      at(1, .zero, .position(GamePosition(entries: [entry(.max)])))),
    Provocation(
      .tooManyRun(.home, limit: 2), joined("A6 2 1:00", "A7 2 0:30", "A8 2 0:15", "B9 2 1:00")),
    Provocation(
      .tooManyRun(.home, limit: 2), joined("A6 2 1:00 pair", "A7 2 0:30", "A8 2 0:15"),
      under: ["ncaa-2024"]),
    Provocation(.impossibleManner(.skater(a6), .major), joined("A6 5 1:00 pair")),
    Provocation(.impossibleManner(.skater(a6), .minor), joined("A6 2 1:00 rest-of-major")),
    Provocation(.impossibleManner(.skater(a6), .misconduct), joined("A6 10 1:00 set-off")),
    Provocation(.impossibleManner(.skater(a6), .minor), joined("A6 2 2:00 follows")),
    Provocation(
      .impossibleManner(.skater(a6), .minor), joined("B9 2 2:00", "A6 2 2:00 follows")),
    Provocation(.runsTwice(.skater(a6)), joined("A6 2 1:00", "A6 2 1:30")),
    Provocation(
      .sitsTwice(Player(.home, 5)),
      joined("A30g 2 1:00 served-by A5", "A6 2 1:00 served-by A5")),
    Provocation(
      .sitsTwice(a6),
      joined("A6 5 1:02 served-by A8", "A30g 2 1:00", "A6 2 2:00 follows")),
    Provocation(
      .several([
        .tooFewMinutes(listed: PerTeam(home: 4, visiting: 0)),
        .impossibleTimeLeft(.skater(a6), .minor, length: .minutes(2)), .serverOfOtherTeam(b9),
      ]),
      "from-position P1 9:00 0-0 minutes 2-0\nfrom-position A6 2 2:30\n"
        + "from-position A7 2 1:00 served-by B9"),
    Provocation(.playerIsOut(a6), joined("A7 2 1:00 served-by A6", "A6 out")),
    Provocation(.playerIsOut(a6), joined("A6 10 1:00", "A6 out")),
    Provocation(.playerIsOut(a6), joined("A6 10 1:00 served-by A7", "A6 out")),
    Provocation(.playerIsOut(a6), joined("A6 10 0:00 served-by A7", "A6 out")),
    Provocation(.goalkeeperMayNotServe(a30), joined("A30g 2 1:00 served-by A30")),
    Provocation(
      .goalkeeperMayNotServe(a30), joined("A30g 2 1:00", "A6 2 1:00 served-by A30g")),
    Provocation(.serverOfOtherTeam(b9), joined("A6 2 1:00 served-by B9")),
    Provocation(.somebodyHasToSit(.skater(a6)), joined("A6 2 1:00 nobody-sits", "A6 out")),
    Provocation(
      .idIsTaken(.label("x")), "",
      at(1, .zero, .position(GamePosition(entries: [entry(600), entry(600, b9)])))),
    Provocation(
      .tooManyCalls(limit: 100), "",
      at(1, .zero, .position(GamePosition(entries: Array(repeating: entry(0), count: 101))))),
    Provocation(
      .tooManyCalls(limit: 100), "",
      at(1, .zero, .position(GamePosition(ejected: (0...100).map { .skater(Player(.home, $0)) })))),
    Provocation(
      .beyondPeriod(length: .minutes(20)), "", at(2, .minutes(21), .position(GamePosition()))),
    Provocation(.noSuchPeriod(last: nil), "", at(0, .zero, .position(GamePosition()))),
    Provocation(.noSuchPeriod(last: nil), "", at(.max, .zero, .position(GamePosition()))),
  ]

  private static func entry(_ tenths: Int, _ player: Player = a6) -> GamePosition.Entry {
    GamePosition.Entry(
      id: "x", offender: .skater(player), penaltyClass: .major,
      remaining: PlayingTime(tenths: tenths))
  }

  static let provocations = positions + plays + strangers

  /// Players with numbers that no log can write, in each kind of play that names players.
  private static let strangers = [Int.min, -1, 1_000_000_000, .max].flatMap {
    (number: Int) -> [Provocation] in
    let stranger = Player(.home, number)
    let a7 = Player(.home, 7)
    let plays: [Play] = [
      .penalty(Call(offender: .skater(stranger), penalties: [.minor])),
      .penalty(Call(offender: .goalkeeper(stranger), penalties: [.minor])),
      .signal(Call(offender: .bench(.home), penalties: [.minor], server: stranger)),
      .goal(Goal(team: .home, scorer: stranger)),
      .goal(Goal(team: .home, scorer: a7, assists: [stranger])),
      .penaltyShot(Shot(team: .home, shooter: stranger, scored: true)),
      .shootOut(Shot(team: .home, shooter: stranger, scored: true)),
      .leftBox(stranger, fault: .player), .backInBox(stranger), .servesFor(a7, offender: stranger),
      .servesFor(stranger, offender: a7), .captainChoice(.home, [.skater(stranger)]),
      .correction(.release(stranger, reason: "")),
      .correction(.penaltyClock(.skater(stranger), .minutes(1), reason: "")),
      .position(GamePosition(entries: [entry(600, stranger)])),
      .position(GamePosition(ejected: [.skater(stranger)])),
    ]
    return plays.map { Provocation(.impossibleNumber(stranger), "", at(1, .zero, $0)) }
  }

  private static let plays = [
    Provocation(
      .clockRanBackwards(from: GameTime(period: 1, elapsed: .minutes(2))),
      "P1 2:00 A6 2\n   1:59 B9 2"),
    Provocation(
      .clockRanBackwards(from: GameTime(period: 2, elapsed: .zero)),
      "P2 0:00 face-off\nP1 20:00 B9 2"),
    Provocation(.gameIsOver, "P3 20:00 game-end\n   20:00 B goal"),
    Provocation(.gameIsOver, "OT 1:00 B goal\n   1:00 A goal"),
    Provocation(
      .gameIsOver,
      "SO A1 shoot-out scored\nB1 shoot-out missed\nA2 shoot-out scored\nB2 shoot-out missed\n"
        + "B3 shoot-out missed"
    ),
    Provocation(.playerIsOut(a6), "P1 1:00 A6 5+GM\n   2:00 A bench 2 served-by A6"),
    Provocation(.playerIsOut(a6), "P1 1:00 A6 5+GM\n   2:00 B9 PS\n   A6 penalty-shot scored"),
    Provocation(.playerIsOut(a6), "P1 1:00 A6 GM\nSO A6 shoot-out scored"),
    Provocation(
      .playerIsOnTheBench(a6), "P1 1:00 A6 2\n   2:00 B9 PS\n   A6 penalty-shot scored",
      under: ["hockey-canada-2024", "iihf-2025"]),
    Provocation(
      .playerIsOnTheBench(b9), "P1 1:00 A6 PS\n   B9 2\n   B9 penalty-shot scored",
      under: ["hockey-canada-2024", "iihf-2025"]),
    Provocation(.playerIsOut(a6), "OT 5:00 A6 GM\nSO A6 shoot-out scored"),
    Provocation(.playerIsOnTheBench(a6), "OT 5:00 A6 10\nSO A6 shoot-out scored"),
    Provocation(.playerIsNotOnTheBench(a6), "P1 1:00 A6 2\n   3:00 A6 left-box player"),
    Provocation(.playerIsNotOnTheBench(a6), "P1 1:00 A6 5+GM\n   3:00 A6 left-box player"),
    Provocation(.playerIsNotOnTheBench(a30), "P1 1:00 A30g 2\n   2:00 A30g left-box timekeeper"),
    Provocation(.playerIsNotOnTheBench(a6), "P1 1:00 release A6 a mistake"),
    Provocation(.playerIsNotOnTheBench(a6), "P1 1:00 penalty-clock A6 0:30 a mistake"),
    Provocation(
      .impossibleTimeLeft(.skater(a6), .minor, length: .minutes(2)),
      "P1 1:00 A6 2\n   2:00 penalty-clock A6 2:01 late"),
    Provocation(.playerIsNotOnTheIce(a6), "P1 1:00 A6 2\n   2:00 A6 back-in-box"),
    Provocation(
      .noSuchPenalty(.label("g"), calls: []), "P1 1:00 A goal @g\n   void @g the wrong label"),
    Provocation(
      .noSuchPenalty(
        .label("g"),
        calls: [
          PendingCall(
            id: .label("c"),
            call: Call(
              offender: .skater(Player(.home, 9)), penalties: [.minor, .minor],
              infraction: Infraction(rawValue: "tripping")))
        ]),
      "P1 1:00 A9 2 tripping @c\n   1:30 amend @c 2+2 blood\n   2:00 void @g nothing"
    ),
    Provocation(
      .noSuchPenalty(.label("g"), calls: []), "P1 1:00 A goal @g\n   amend @g 5 the wrong label"),
    Provocation(
      .noSuchPenalty(
        .label("y"),
        calls: [
          PendingCall(id: .label("x"), call: Call(offender: .skater(a6), penalties: [.minor]))
        ]),
      "P1 1:00 A6 2 @x\n   2:00 void @y the wrong label"),
    Provocation(
      .noSuchGoal(.label("x"), goals: []),
      "P1 1:00 A6 2 @x\n   goal-disallowed @x the wrong label"),
    Provocation(
      .callIsTakenBack(.label("x")),
      "P1 1:00 A6 2 @x\n   1:30 void @x wrong\n   2:00 amend @x 5 late"),
    Provocation(
      .tooManyChosen(limit: 1, candidates: [.skater(a6), .skater(Player(.home, 7))]),
      "P1 1:00 A6 2\n   A7 2\n   B9 2\n   A captain-choice A6 A7", under: ["nhl-2025"]),
    Provocation(
      .tooManyChosen(limit: 1, candidates: [.skater(a6), .skater(Player(.home, 7))]),
      "P1 1:00 A6 2\n   A7 2\n   2:00 B goal\n   A captain-choice A6 A7",
      under: ["nhl-2025", "iihf-2025"]),
    Provocation(.nothingToChoose(.home), "P1 1:00 A6 2\n   A captain-choice A6"),
    Provocation(.nothingToChoose(.visiting), "P1 1:00 B goal\n   B captain-choice B9"),
    Provocation(
      .notCandidates(
        [.skater(a6)], candidates: [.skater(Player(.home, 7)), .skater(Player(.home, 8))]),
      "P1 1:00 A7 2\n   A8 2\n   B9 2\n   A captain-choice A6", under: ["nhl-2025"]),
    Provocation(
      .notCandidates([.skater(b9)], candidates: [.skater(a6), .skater(Player(.home, 7))]),
      "P1 1:00 A6 2\n   A7 2\n   2:00 B goal\n   A captain-choice A6 B9",
      under: ["nhl-2025", "iihf-2025"]),
    Provocation(
      .notCandidates(
        [.skater(a6)], candidates: [.skater(Player(.home, 7)), .skater(Player(.home, 8))]),
      "P1 1:00 A7 2\n   A8 2\n   A6 2\n   3:00 A captain-choice A6",
      under: ["nhl-2025", "usa-hockey-2025"]),
    Provocation(
      .choiceComesTooLate(.home, taken: [.skater(Player(.home, 4))]),
      "P1 5:00 A4 2\n   A5 2\n   5:30 A6 2\n   7:00 look\n   7:10 A captain-choice A5",
      under: ["nhl-2025", "iihf-2025"]),
    Provocation(.noPenaltyShot(.visiting), "P1 1:00 B9 PS\n   B9 penalty-shot missed"),
    Provocation(
      .awardedGoalIsUnassisted, "P1 1:00 A6 goal 7 awarded",
      under: ["hockey-canada-2024", "usa-hockey-2025"]),
    Provocation(.ownGoalIsUnassisted, "P1 1:00 A6 goal 7 own-goal"),
    Provocation(.goalkeeperMayNotServe(a30), "P1 1:00 A30g 2\n   2:00 A bench 2 served-by A30g"),
    Provocation(
      .goalkeeperMayNotShoot(a30), "P1 1:00 A30g 2\n   2:00 B9 PS\n   A30g penalty-shot missed"),
    Provocation(
      .otherServes(a6, for: .goalkeeper(a30)),
      "P1 1:00 A30g 2 served-by A6\n   A30g 2 served-by A7", under: ["nfhs-2020"]),
    Provocation(.alreadyServes(a6), "P1 1:00 A bench 2 served-by A6\n   A bench 2 served-by A6"),
    Provocation(
      .hasHadHisAttempt(a6), "SO A6 shoot-out missed\nB9 shoot-out missed\nA6 shoot-out missed"),
    Provocation(
      .somebodyHasToSit(.skater(a6)), "P1 5:00 A6 5+GM nobody-sits",
      under: ["hockey-canada-2024", "iihf-2025"]),
    Provocation(
      .nobodyToServeFor(a6), "P1 5:00 A6 5\n   7:00 A12 serves-for A6", under: ["nhl-2025"]),
    Provocation(
      .otherTeamShoots(.visiting, beginsTieBreak: false),
      "SO A6 shoot-out missed\nA7 shoot-out missed", under: ["nhl-2025", "iihf-2025"]),
    Provocation(
      .noShootOut(.playOffs), "SO A6 shoot-out scored", under: ["nhl-2025", "hockey-canada-2024"],
      kind: .playOffs),
    Provocation(.serverOfOtherTeam(b9), "P1 1:00 A6 2 served-by B9"),
    Provocation(
      .tooManyCalls(limit: 100), "P1 1:00 A6 2" + String(repeating: "\n   A6 2", count: 100)),
    Provocation(
      .tooManyAttempts(limit: 1000),
      "SO A0 shoot-out missed\nB0 shoot-out missed\n"
        + (1..<500).map { "A\($0) shoot-out missed\nB\($0) shoot-out missed" }.joined(
          separator: "\n")
        + "\nA500 shoot-out missed"),
    Provocation(
      .tooManyToServe(limit: 500),
      "P1 1:00 face-off" + String(repeating: "\n   A6 2\n   face-off", count: 500) + "\n   A6 2"),
    Provocation(
      .somebodyHasToSit(.skater(a6)), "P1 1:00 A6 2 nobody-sits",
      under: ["hockey-canada-2024", "iihf-2025"]),
    Provocation(.nobodyToServeFor(a6), "P1 1:00 A6 2\n   2:00 A7 serves-for A6"),
    Provocation(.alreadyDone, "P1 1:00 A goalkeeper off\n   2:00 A goalkeeper off"),
    Provocation(.alreadyDone, "P1 1:00 A goalkeeper on"),
    Provocation(
      .noTimeOut(.home, .noneLeft), "P1 1:00 A time-out\n   2:00 A time-out", under: ["nhl-2025"]),
    Provocation(
      .noTimeOut(.visiting, .alreadyAtStoppage), "P1 1:00 A time-out\n   B time-out",
      under: ["nhl-2025"]),
    Provocation(
      .noChallenge(.home, .notInBook), "P1 1:00 A challenge failed", under: ["hockey-canada-2024"]),
    Provocation(
      .noChallenge(.home, .tooLate), "P3 19:30 A challenge upheld", under: ["nhl-2025"]),
    Provocation(
      .goalkeeperStays(a30),
      "P1 0:00 A1 in-goal\n   1:00 A6 PS\n   A30 in-goal\n   B9 penalty-shot missed\n   A1 in-goal",
      under: ["nhl-2025"]),
    Provocation(
      .waitsForStoppage(a6), "P1 1:00 A6 2 served-by A12\n   1:30 A6 back-in-box",
      under: ["nhl-2025"]),
    Provocation(
      .idIsTaken(.number(99)), "", at(1, .minutes(2), .goal(Goal(team: .home))),
      before: at(1, .minutes(1), .goal(Goal(team: .home)))),
    Provocation(
      .idIsTaken(.number(99)), "", at(1, .minutes(2), .goal(Goal(team: .home))),
      before: at(1, .minutes(1), .penalty(Call(offender: .skater(a6), penalties: [.minor])))),
    Provocation(
      .creditedPlayerOfOtherTeam(a6), "",
      at(1, .minutes(2), .goal(Goal(team: .visiting, scorer: a6)))),
    Provocation(
      .creditedPlayerOfOtherTeam(a6), "",
      at(1, .minutes(2), .goal(Goal(team: .visiting, scorer: b9, assists: [a6])))),
    Provocation(
      .creditedPlayerOfOtherTeam(a6), "",
      at(1, .minutes(2), .penaltyShot(Shot(team: .visiting, shooter: a6, scored: true)))),
    Provocation(.scorerAssists(b9), "P1 2:00 B9 goal 4 9"),
    Provocation(.assistsTwice(Player(.visiting, 4)), "P1 2:00 B9 goal 4 4"),
    Provocation(.creditedPlayerSits(b9), "P1 1:00 B9 2\n   2:00 B9 goal"),
    Provocation(.creditedPlayerSits(b9), "P1 1:00 B9 2\n   2:59.9 B4 goal 17 9"),
    Provocation(.creditedPlayerSits(b9), "P1 1:00 B9 10\n   2:00 B9 goal"),
    Provocation(.creditedPlayerSits(b9), "P1 1:00 B30g 2 served-by B9\n   2:00 B9 goal"),
    Provocation(.emptyCall, "", at(1, .zero, .penalty(Call(offender: .skater(a6), penalties: [])))),
    Provocation(.noSuchPeriod(last: nil), "", at(0, .zero, .faceOff)),
    Provocation(.noSuchPeriod(last: nil), "", at(.max, .zero, .faceOff)),
    Provocation(.beyondPeriod(length: .minutes(20)), "", at(1, .seconds(1201), .faceOff)),
    Provocation(
      .beyondPeriod(length: .minutes(20)), "", at(1, PlayingTime(tenths: .max), .faceOff)),
    Provocation(.beyondPeriod(length: .minutes(20)), "", at(2, .seconds(-1), .faceOff)),
    Provocation(.beyondPeriod(length: .minutes(20)), "", clock(1, .seconds(1201))),
    Provocation(.beyondPeriod(length: .minutes(20)), "", clock(1, .seconds(-1))),
    Provocation(.noSuchPeriod(last: nil), "", clock(.max, .zero)),
    Provocation(.noSuchPeriod(last: nil), "", clock(0, .zero)),
  ]

  private static func at(_ period: Int, _ elapsed: PlayingTime, _ play: Play) -> Event {
    Event(id: .number(99), time: GameTime(period: period, elapsed: elapsed), play: play)
  }

  /// A correction that sets the clock, at 10:00 of the first period, to an impossible reading.
  private static func clock(_ period: Int, _ elapsed: PlayingTime) -> Event {
    let time = GameTime(period: period, elapsed: elapsed)
    return at(1, .minutes(10), .correction(.clock(time, reason: "an error")))
  }
}
