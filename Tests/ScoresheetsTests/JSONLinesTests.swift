import HockeyRules
import Scoresheets
import Testing

@Suite struct JSONLinesTests {
  @Test func `a log comes back as it was written`() {
    let log = GameLog.everyPlay
    let reading = JSONLines.read(JSONLines.text(of: log))
    #expect(reading.error == nil)
    #expect(reading.notes == [])
    #expect(reading.log == log)
  }

  @Test func `a text in the writer's form comes back as it was read`() {
    let text = """
      {"penaltybox":1,"id":"2015030314","under":["nhl-2025"],"clock":"remaining","home":"STL","visiting":"ČB","kind":"play-offs","date":"2016-05-03","league":"NHL","season":2015}
      {"id":"p1","period":1,"elapsed":"3:30","play":"penalty","offender":"STL6","call":"2+2","infraction":"hooking"}
      {"id":12,"period":4,"elapsed":"0:12.4","play":"goal","team":"ČB","scorer":"ČB9","assists":["ČB12"],"recorded":"4v5","goalkeepers":"1v0"}

      """
    let reading = JSONLines.read(Array(text.utf8))
    #expect(reading.error == nil)
    #expect(String(decoding: JSONLines.text(of: reading.log), as: UTF8.self) == text)
  }

  @Test func `null is the same as nothing`() {
    let head = #"{"penaltybox":1}"# + "\n"
    let play = #"{"id":1,"period":1,"elapsed":"1:00","play":"whistle""#
    let without = JSONLines.read(Array("\(head)\(play)}\n".utf8))
    #expect(without.error == nil && without.log.plays.count == 1)
    for key in ["recorded", "goalkeepers", "remark", "reason", "before", "undo", "roster"] {
      let null = JSONLines.read(Array(#"\#(head)\#(play),"\#(key)":null}\#n"#.utf8))
      #expect(null == without, "\(key)")
    }
    let recorded = JSONLines.read(Array(#"\#(head)\#(play),"recorded":"5v4"}\#n"#.utf8))
    #expect(recorded.log.plays.first?.recorded != nil)
  }

  @Test func `the smallest head will do`() {
    let reading = JSONLines.read(Array("{\"penaltybox\":1}".utf8))
    #expect(reading == LogReading(log: GameLog()))
  }

  @Test func `away is another word for visiting, which is written`() {
    let log = JSONLines.read(Array(#"{"penaltybox":1,"home":"TOR","away":"MTL"}"#.utf8)).log
    #expect(log.letters == PerTeam(home: "TOR", visiting: "MTL"))
    #expect(String(decoding: JSONLines.head(of: log), as: UTF8.self).contains(#""visiting":"MTL""#))
    let both = JSONLines.read(Array(#"{"penaltybox":1,"visiting":"MTL","away":"MTL"}"#.utf8))
    #expect(both.error?.problem.words == "'away' appears twice")
  }

  @Test func `keys come in any order, and empty lines and other line ends do not matter`() {
    let text =
      "\u{feff}{\"penaltybox\":1}\r\n\r\n{\"call\":\"5+GM\",\"offender\":\"B30g\",\"play\":\"penalty\",\"elapsed\":\"1:00\",\"remark\":null,\"period\":2,\"id\":7}\r\n"
    let reading = JSONLines.read(Array(text.utf8))
    let call = Call(
      offender: .goalkeeper(Player(.visiting, 30)), penalties: [.major, .gameMisconduct])
    #expect(reading.error == nil)
    #expect(
      reading.log.plays == [
        LoggedPlay(
          event: Event(
            id: .number(7), time: GameTime(period: 2, elapsed: .minutes(1)), play: .penalty(call)),
          line: 3)
      ])
  }

  @Test func `a truncated last line is left out wherever it ends`() {
    let whole = JSONLines.text(of: .everyPlay)
    let lineEnd = whole.dropLast().lastIndex(of: UInt8(ascii: "\n")) ?? 0
    var expected = GameLog.everyPlay
    expected.plays.removeLast()
    for length in lineEnd + 2..<whole.count - 1 {
      let reading = JSONLines.read(Array(whole[..<length]))
      #expect(reading.log == expected)
      #expect(reading.error == nil)
      guard case .torn(let error)? = reading.notes.first, reading.notes.count == 1 else {
        Issue.record("torn at \(length): \(reading.notes)")
        continue
      }
      #expect(error.place.line == expected.plays.count + 2)
    }
  }

  @Test func `a last line without its end is whole`() {
    let reading = JSONLines.read(JSONLines.text(of: .everyPlay).dropLast())
    #expect(reading == LogReading(log: .everyPlay))
  }

  @Test func `what a crash leaves after the last play is left out`() {
    let whole = JSONLines.text(of: .everyPlay)
    for rest in [[0, 0, 0], [0xff], Array("{\"id\":\"".utf8) + [0xc3]] as [[UInt8]] {
      let reading = JSONLines.read(whole + rest)
      #expect(reading.log == .everyPlay)
      #expect(reading.error == nil && reading.notes.count == 1)
    }
  }

  @Test func `the same play again is taken once`() {
    let whole = JSONLines.text(of: .everyPlay)
    let play = GameLog.everyPlay.plays[4]
    let again = JSONLines.line(of: play, letters: GameLog.everyPlay.letters)
    let reading = JSONLines.read(whole + again)
    #expect(reading.log == .everyPlay)
    #expect(reading.error == nil)
    #expect(
      reading.notes == [.repeated(play.event.id, line: GameLog.everyPlay.plays.count + 2)])
  }

  @Test func `an empty file has no head`() {
    for text in ["", "\n", " \r\n\n"] {
      #expect(JSONLines.read(Array(text.utf8)).error?.problem == .noHead)
    }
  }

  @Test(arguments: 0..<200)
  func `a damaged log keeps what comes before the damage`(seed: Int) {
    var random = Seeded(seed)
    var text = JSONLines.text(of: .everyPlay)
    let index = Int.random(in: 0..<text.count, using: &random)
    text[index] = UInt8.random(in: 0...255, using: &random)
    let before = text[..<index].count { $0 == UInt8(ascii: "\n") }
    let reading = JSONLines.read(text)
    let kept = max(0, before - 1)
    #expect(reading.log.plays.prefix(kept) == GameLog.everyPlay.plays.prefix(kept))
  }
}

extension GameLog {
  /// A log with every kind of play, and odd texts.
  static let everyPlay: GameLog = {
    var log = GameLog(
      id: "a \"game\"", books: ["nhl-2025", "mine"], clock: .remaining, kind: .playOffs,
      date: "2016-04-28", league: "NHL", season: 2015)
    for (index, play) in everyKind.enumerated() {
      let id = index % 2 == 0 ? Event.ID.number(index * 10) : .label("p\(index) é\n🏒")
      let time = GameTime(period: 1 + index / 10, elapsed: PlayingTime(tenths: index * 613))
      log.plays.append(
        LoggedPlay(event: Event(id: id, time: time, play: play), line: index + 2))
    }
    log.plays[3].remark = "the \\ remark\u{1}"
    log.plays[5].recorded = RecordedStrength(
      skaters: PerTeam(home: 5, visiting: 4), goalkeepers: PerTeam(both: true))
    log.plays[6].recorded = RecordedStrength(
      skaters: PerTeam(home: 6, visiting: 3), goalkeepers: PerTeam(home: false, visiting: true))
    return log
  }()

  private static var everyKind: [Play] {
    let six = Player(.home, 6)
    let nine = Player(.visiting, 9)
    let served = Call(
      offender: .goalkeeper(Player(.home, 30)), penalties: [.minor, .minor],
      infraction: Infraction(rawValue: "high-sticking"), server: six)
    let calls =
      PenaltyClass.allCases.map { Call(offender: .skater(nine), penalties: [$0]) } + [
        served,
        Call(
          offender: .bench(.visiting), penalties: [.minor], server: Player(.visiting, 8_470_638)),
        Call(offender: .unidentified(.home), penalties: [.major, .gameMisconduct]),
        Call(offender: .skater(six), penalties: [], penaltyShot: true),
        Call(offender: .skater(six), penalties: [.minor], penaltyShot: true),
        Call(offender: .skater(six), penalties: []),
      ]
    let shots = [
      Shot(team: .home, shooter: six, scored: true), Shot(team: .visiting, scored: false),
      Shot(team: .home, scored: true, foulOnRecord: false),
    ]
    let goals = [
      Goal(team: .home), Goal(team: .visiting, scorer: nine, assists: [Player(.visiting, 1)]),
      Goal(team: .home, scorer: six, ownGoal: true, awarded: true, emptyNet: true),
    ]
    let corrections: [Correction] = [
      .void(.number(3), reason: "wrong player"),
      .amend(.label("p1"), [.minor, .minor], reason: ""),
      .amend(.number(-3), [], reason: "none"), .goalDisallowed(.label(""), reason: "off-side"),
      .release(six, reason: "officials"),
      .penaltyClock(.skater(six), PlayingTime(tenths: 305), reason: "started late"),
      .clock(GameTime(period: 1, elapsed: .seconds(83)), reason: "clock"),
    ]
    let position = GamePosition(
      score: PerTeam(home: 2, visiting: 1),
      entries: [
        GamePosition.Entry(
          id: "p7 é 🏒", offender: .skater(six), penaltyClass: .minor, remaining: .seconds(74),
          infraction: "hooking"),
        GamePosition.Entry(
          id: 12, offender: .bench(.visiting), penaltyClass: .major,
          remaining: PlayingTime(tenths: 13), manner: .restOfMajor, waits: true, follows: true,
          sitter: .player(nine), minutes: 7),
        GamePosition.Entry(
          id: "x", offender: .goalkeeper(Player(.home, 30)), penaltyClass: .misconduct,
          remaining: .zero, manner: .setOff, sitter: .substitute),
        GamePosition.Entry(
          id: -3, offender: .unidentified(.home), penaltyClass: .match, remaining: .minutes(5),
          manner: .pair, sitter: .nobody),
      ],
      goalkeepers: PerTeam(both: false), ejected: [.skater(nine), .goalkeeper(Player(.home, 30))],
      skaters: PerTeam(both: 4), penaltyMinutes: PerTeam(home: 8, visiting: 6),
      powerPlays: PerTeam(both: 1))
    return [
      .position(position), .position(GamePosition()), .periodStart, .whistle(reason: nil),
      .whistle(reason: "icing"), .whistle(reason: "frozen", by: .home), .deep(.visiting), .faceOff,
      .goalkeeperOff(.home), .timeOut(.visiting),
      .challenge(.home, .upheld), .challenge(.visiting, .notReviewed), .challenge(.home, .failed),
      .challenge(.home, .failed, server: six), .noChange(.home), .noChange(.home, reason: "icing"),
      .injured(six), .inGoal(six), .leftIce(six), .forfeit(.home),
      .forfeit(.visiting, reason: "too-few-players"),
      .goalkeeperOn(.visiting), .leftBox(six, fault: .player), .leftBox(nine, fault: .timekeeper),
      .backInBox(six), .captainChoice(.home, [.skater(six), .skater(Player(.home, 0))]),
      .captainChoice(.home, []),
      .leftBox(six, fault: .timekeeper, reason: "the gate was open"),
      .captainChoice(.home, [.skater(six), .bench(.home)], reason: "he said so"),
      .other("shot-on-goal"), .periodEnd, .gameEnd,
    ] + calls.map(Play.penalty) + calls.map(Play.signal) + goals.map(Play.goal)
      + shots.map(Play.penaltyShot) + shots.map(Play.shootOut) + corrections.map(Play.correction)
  }
}
