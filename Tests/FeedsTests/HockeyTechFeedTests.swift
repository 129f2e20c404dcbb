import Feeds
import HockeyRules
import Rulebooks
import Scoresheets
import Testing

@Suite struct HockeyTechFeedTests {
  private let six = Player(.home, 6)
  private let nine = Player(.visiting, 9)

  /// The plays, read with their summary without an error or a note.
  private func facts(_ make: (inout HockeyTechMaker) -> Void) -> [Play] {
    var maker = HockeyTechMaker()
    make(&maker)
    let reading = HockeyTechFeed.read(maker.bytes, beside: maker.summaryBytes)
    #expect(reading.summaryError == nil && reading.log.error == nil && reading.log.notes.isEmpty)
    return reading.log.log.events.map(\.play)
  }

  @Test func `the summary beside the plays shows which game it is`() {
    var maker = HockeyTechMaker()
    maker.addFaceOff("0:00")
    let log = HockeyTechFeed.read(maker.bytes, beside: maker.summaryBytes).log.log
    #expect(log.id == "10")
    #expect(log.league == "PWHL")
    #expect(log.date == "2025-01-15")
    #expect(log.season == 2024)
    #expect(log.kind == .regular)
    #expect(log.clock == .elapsed)
    #expect(log.letters == PerTeam(home: "TOR", visiting: "OTT"))
    #expect(
      log.official
        == PerTeam<OfficialFigures?>(
          home: OfficialFigures(goals: 2, minutes: 4, opportunities: 3, powerPlayGoals: 1),
          visiting: OfficialFigures(goals: 2, minutes: 4, opportunities: 2, powerPlayGoals: 1)))
  }

  @Test func `plays alone show by a face-off which team is at home`() {
    var maker = HockeyTechMaker()
    maker.addFaceOff("0:00")
    maker.addShot("0:10", team: 1, by: 106)
    maker.addShot("0:20", team: 2, by: 209)
    maker.add("penalty", HockeyTechMaker.penalty("1:00", team: 2, by: 209))
    let reading = HockeyTechFeed.read(maker.bytes).log
    #expect(reading.error == nil && reading.notes.isEmpty)
    #expect(reading.log.letters == PerTeam(home: "H", visiting: "V"))
    #expect(reading.log.id == nil && reading.log.date == nil && reading.log.season == nil)
    #expect(reading.log.official == PerTeam(both: nil))
    #expect(reading.log.events.last?.play == call(.skater(nine), [.minor]))
  }

  @Test(arguments: [
    (1, GameKind.regular), (3, .playOffs), (5, .regular), (6, .playOffs), (8, .regular),
  ])
  func `the season's number shows the play-offs`(season: Int, kind: GameKind) {
    var maker = HockeyTechMaker(seasonID: season)
    maker.addFaceOff("6:00", period: "4")
    #expect(HockeyTechFeed.read(maker.bytes, beside: maker.summaryBytes).log.log.kind == kind)
  }

  @Test(arguments: [
    ("4", "5:00", GameKind.regular), ("OT1", "5:01", .playOffs), ("5", "0:00", .playOffs),
    ("OT2", "0:10", .playOffs), ("3", "19:59", .regular),
  ])
  func `for an unknown season, an overtime too long for it shows the play-offs`(
    period: String, time: String, kind: GameKind
  ) {
    var maker = HockeyTechMaker(seasonID: 99)
    maker.addFaceOff(time, period: period)
    #expect(HockeyTechFeed.read(maker.bytes, beside: maker.summaryBytes).log.log.kind == kind)
  }

  /// Minutes and words of the feed, with the penalties and the infraction that they mean.
  private static let meanings: [(String, String, [PenaltyClass], String?)] = [
    ("2.00", "Holding Opp. Stick", [PenaltyClass.minor], "holding-opp-stick"),
    ("2", "2-Minute-Hit to the head", [.minor], "hit-to-the-head"),
    ("4.00", "High Sticking - Double Minor", [.minor, .minor], "high-sticking-double-minor"),
    ("5.00", "Major - Check to the Head", [.major], "check-to-the-head"),
    ("5.00", "Match - Spearing", [.match], "spearing"),
    ("10.00", "Game Misconduct", [.gameMisconduct], "game-misconduct"),
    ("10.00", "Misconduct", [.misconduct], "misconduct"),
    ("10.00", "Abuse of Officials", [.misconduct], "abuse-of-officials"),
    ("10.00", "Delay of Game", [.misconduct], "delay-of-game"),
    ("10.00", "Game-Leaving Bench", [.gameMisconduct], "game-leaving-bench"),
    ("10.00", "Gross Misconduct", [.grossMisconduct], "gross-misconduct"),
    ("5.00", "Match-Attempt/Injure", [.match], "attempt-injure"),
    ("15.00", "Match-Attempt/Injure", [.match], "attempt-injure"),
    ("2.00", "", [.minor], nil),
  ]

  @Test(arguments: meanings)
  func `minutes and words show a penalty's class`(
    minutes: String, description: String, classes: [PenaltyClass], infraction: String?
  ) {
    let plays = facts { $0.add("penalty", HockeyTechMaker.penalty("1:00", minutes, description)) }
    #expect(plays == [call(.skater(six), classes, infraction)])
  }

  @Test(arguments: [
    ("20.00", "Game-Leaving Bench", [PenaltyClass.misconduct, .gameMisconduct]),
    ("20.00", "Leaving Bench", [.misconduct, .gameMisconduct]),
    ("12.00", "Abuse of Officials", [.minor, .misconduct]),
    ("15.00", "Game-Leaving Bench", [.major, .gameMisconduct]),
    ("24.00", "Leaving Bench", [.minor, .minor, .misconduct, .gameMisconduct]),
  ])
  func `an infraction that nobody knows keeps its minutes, and is noted`(
    minutes: String, description: String, classes: [PenaltyClass]
  ) throws {
    var maker = HockeyTechMaker()
    maker.add("penalty", HockeyTechMaker.penalty("1:00", minutes, description))
    let reading = HockeyTechFeed.read(maker.bytes, beside: maker.summaryBytes).log
    let told = try #require(Int(minutes.prefix { $0 != "." }))
    #expect(reading.notes == [.classByMinutes(.number(1), description, minutes: told)])
    guard case .penalty(let call) = reading.log.events.first?.play else {
      Issue.record("no penalty")
      return
    }
    #expect(call.penalties == classes)
    let book = try #require(Rulebooks.edition(of: "PWHL", season: 2025)?.rulebook)
    #expect(solve(reading.log.events, under: book).game.penaltyMinutes.home == told)
  }

  @Test func `who serves is named where it is somebody else`() {
    let plays = facts { maker in
      maker.add("penalty", HockeyTechMaker.penalty("1:00", served: 112))
      maker.add("penalty", HockeyTechMaker.penalty("2:00", by: 0, served: 112, isBench: true))
      maker.add("penalty", HockeyTechMaker.penalty("3:00", by: 101, served: 112))
      maker.add("penalty", HockeyTechMaker.penalty("4:00", by: 0, served: 0))
    }
    let twelve = Player(.home, 12)
    #expect(
      plays == [
        call(.skater(six), [.minor], server: twelve),
        call(.bench(.home), [.minor], server: twelve),
        call(.goalkeeper(Player(.home, 30)), [.minor], server: twelve),
        call(.unidentified(.home), [.minor]),
      ])
  }

  @Test func `a goal has its scorer, assists and the empty net`() {
    let plays = facts { maker in
      maker.add("goal", HockeyTechMaker.goal("1:00", assists: [217, 201]))
      maker.add("goal", HockeyTechMaker.goal("19:00", flags: ["isEmptyNet"]))
    }
    #expect(
      plays == [
        .goal(
          Goal(
            team: .visiting, scorer: nine,
            assists: [Player(.visiting, 17), Player(.visiting, 31)])),
        .goal(Goal(team: .visiting, scorer: nine, emptyNet: true)),
      ])
  }

  @Test func `the source's own word on penalties and goals, and who was on the ice, are kept`() {
    var maker = HockeyTechMaker()
    maker.add("penalty", HockeyTechMaker.penalty("1:00"))
    maker.add("penalty", HockeyTechMaker.penalty("2:00", isPowerPlay: false))
    maker.add(
      "goal", HockeyTechMaker.goal("3:00", flags: ["isPowerPlay"], plus: [209, 217], minus: [106]))
    maker.add("goal", HockeyTechMaker.goal("4:00", flags: ["isShortHanded"]))
    maker.add("goal", HockeyTechMaker.goal("5:00"))
    let plays = HockeyTechFeed.read(maker.bytes, beside: maker.summaryBytes).log.log.plays
    #expect(
      plays.map(\.claim) == [
        .powerPlay(true), .powerPlay(false), .goal(.powerPlay), .goal(.shortHanded), .goal(.even),
      ])
    #expect(
      plays.map(\.onIce) == [
        nil, nil, PerTeam(home: [six], visiting: [nine, Player(.visiting, 17)]), nil, nil,
      ])
    #expect(plays.map(\.recorded) == [nil, nil, nil, nil, nil])
  }

  @Test func `other plays keep the feed's names`() {
    let plays = facts { maker in
      maker.addFaceOff("0:00")
      maker.addShot("0:10", team: 1, by: 106)
      maker.add("drone", #"{"period":{"id":"1"},"time":"0:20"}"#)
    }
    #expect(plays == [.faceOff, .other("shot"), .other("drone")])
  }

  @Test func `an offender whom the roster does not have is noted`() {
    var maker = HockeyTechMaker()
    maker.add("penalty", HockeyTechMaker.penalty("1:00", by: 199))
    let reading = HockeyTechFeed.read(maker.bytes, beside: maker.summaryBytes).log
    #expect(reading.notes == [.notOnRoster(.number(1), player: 199)])
    #expect(reading.log.events.map(\.play) == [call(.skater(Player(.home, 99)), [.minor])])
  }

  @Test(arguments: [("3.00", "Hooking"), ("10.5", "Hooking"), ("0.00", "Hooking"), ("", "Hooking")])
  func `a penalty of an unknown kind is noted and assesses nothing`(
    minutes: String, description: String
  ) {
    var maker = HockeyTechMaker()
    maker.add("penalty", HockeyTechMaker.penalty("1:00", minutes, description))
    let reading = HockeyTechFeed.read(maker.bytes, beside: maker.summaryBytes).log
    let told = Int(minutes.prefix { $0 != "." }).flatMap { minutes.hasSuffix(".5") ? nil : $0 }
    let words = told.map { "\($0) minutes" } ?? "no minutes"
    #expect(reading.notes == [.unknownPenaltyType(.number(1), "Hooking, \(words)")])
    #expect(reading.log.events.map(\.play) == [.other("penalty")])
  }
}
