import Feeds
import HockeyRules
import Rulebooks
import Scoresheets
import Testing

@Suite struct NHLFeedTests {
  private let six = Player(.home, 106)
  private let nine = Player(.visiting, 209)

  /// The facts of the feed, which must be read without an error or a note.
  private func facts(_ make: (inout FeedMaker) -> Void) -> [Play] {
    var maker = FeedMaker()
    make(&maker)
    let reading = NHLFeed.read(maker.bytes)
    #expect(reading.error == nil && reading.notes.isEmpty)
    return reading.log.events.map(\.play)
  }

  @Test func `the feed's own numbers of teams and goalkeepers come with the log`() {
    var maker = FeedMaker()
    maker.add("hit", "04:00")
    maker.hasSweaters = true
    let numbers = SourceNumbers(teams: PerTeam(home: 1, visiting: 2), goalkeepers: [101, 201])
    #expect(NHLFeed.read(maker.bytes).numbers == numbers)
    #expect(numbers.team(2) == .visiting)
    #expect(numbers.team(3) == nil)
  }

  @Test func `the head shows which game it is`() {
    var maker = FeedMaker(gameType: 3, hasSweaters: true)
    maker.add("period-start", "00:00", code: nil)
    let log = NHLFeed.read(maker.bytes).log
    #expect(log.id == "2015020001")
    #expect(log.league == "NHL")
    #expect(log.season == 2015)
    #expect(log.date == "2015-10-07")
    #expect(log.kind == .playOffs)
    #expect(log.clock == .elapsed)
    #expect(log.letters == PerTeam(home: "STL", visiting: "CHI"))
  }

  @Test func `a file without names has letters and the feed's own numbers`() {
    var maker = FeedMaker()
    maker.addPenalty("01:00", "MIN", 2)
    let log = NHLFeed.read(maker.bytes).log
    #expect(log.letters == PerTeam(home: "H", visiting: "V"))
    #expect(log.kind == .regular)
    #expect(
      log.events.map(\.play) == [
        .penalty(
          Call(
            offender: .skater(six), penalties: [.minor],
            infraction: Infraction(rawValue: "hooking")))
      ])
  }

  @Test func `players go by their sweaters where the roster has them`() {
    var maker = FeedMaker(hasSweaters: true)
    maker.addPenalty("01:00", "MIN", 2, by: 101, served: 112)
    maker.add(
      "goal", "02:00",
      #""scoringPlayerId":209,"assist1PlayerId":217,"assist2PlayerId":201,"eventOwnerTeamId":2"#)
    let plays = NHLFeed.read(maker.bytes).log.events.map(\.play)
    #expect(
      plays == [
        .penalty(
          Call(
            offender: .goalkeeper(Player(.home, 30)), penalties: [.minor],
            infraction: Infraction(rawValue: "hooking"), server: Player(.home, 12))),
        .goal(
          Goal(
            team: .visiting, scorer: Player(.visiting, 9),
            assists: [Player(.visiting, 17), Player(.visiting, 31)])),
      ])
  }

  @Test(arguments: [
    ("MIN", 2, [PenaltyClass.minor]), ("MIN", 4, [.minor, .minor]), ("MAJ", 5, [.major]),
    ("MIS", 10, [.misconduct]), ("GAM", 10, [.gameMisconduct]), ("GAM", 0, [.gameMisconduct]),
    ("MAT", 10, [.match]), ("PS", 0, []),
  ])
  func `a penalty's type shows its classes`(type: String, minutes: Int, classes: [PenaltyClass]) {
    let plays = facts { $0.addPenalty("01:00", type, minutes) }
    #expect(
      plays == [
        .penalty(
          Call(
            offender: .skater(six), penalties: classes, penaltyShot: type == "PS",
            infraction: Infraction(rawValue: "hooking")))
      ])
  }

  @Test func `a bench minor is the team's and names its server`() {
    let plays = facts { $0.addPenalty("01:00", "BEN", 2, team: 2, by: nil, served: 217) }
    #expect(
      plays == [
        .penalty(
          Call(
            offender: .bench(.visiting), penalties: [.minor],
            infraction: Infraction(rawValue: "hooking"), server: Player(.visiting, 217)))
      ])
  }

  @Test func `a game misconduct names nobody who sits, and without a player is the bench staff's`()
  {
    let plays = facts { maker in
      maker.addPenalty("01:00", "GAM", 10, served: 112)
      maker.addPenalty("02:00", "GAM", 0, by: nil, served: 112)
      maker.addPenalty("03:00", "GAM", 10, by: 999, infraction: "game-misconduct-head-coach")
      maker.addPenalty(
        "04:00", "GAM", 0, team: 2, by: 998, infraction: "game-misconduct-team-staff")
    }
    let calls = plays.compactMap { play -> Call? in
      if case .penalty(let call) = play { call } else { nil }
    }
    #expect(
      calls.map(\.offender) == [.skater(six), .bench(.home), .bench(.home), .bench(.visiting)])
    #expect(calls.allSatisfy { $0.penalties == [.gameMisconduct] && $0.server == nil })
  }

  @Test func `who sits is asked of no game misconduct, and the bench staff's has no minutes`()
    throws
  {
    var maker = FeedMaker()
    maker.addPenalty("01:00", "MIN", 2, by: 112)
    maker.addPenalty("01:30", "GAM", 10, served: 112)
    maker.addPenalty("01:40", "GAM", 10, by: nil, served: 112)
    let log = NHLFeed.read(maker.bytes).log
    let book = try #require(Rulebooks.edition(of: "NHL", season: 2015)?.rulebook)
    let solution = solve(log, under: book)
    #expect(solution.refusals.isEmpty)
    #expect(solution.game.penaltyMinutes == PerTeam(home: 12, visiting: 0))
  }

  @Test func `an offender whom the roster does not have is unidentified`() {
    var maker = FeedMaker()
    maker.addPenalty("01:00", "MIN", 2, by: 999, id: 7)
    maker.addPenalty("02:00", "MIN", 2, by: nil)
    let reading = NHLFeed.read(maker.bytes)
    #expect(reading.notes == [.notOnRoster(.number(7), player: 999)])
    let offenders = reading.log.events.map { event -> Offender? in
      if case .penalty(let call) = event.play { call.offender } else { nil }
    }
    #expect(offenders == [.unidentified(.home), .unidentified(.home)])
  }

  @Test func `a goal into the empty net shows by the other goalkeeper's digit`() {
    let plays = facts { maker in
      maker.add("goal", "18:00", code: "0651", #""scoringPlayerId":106,"eventOwnerTeamId":1"#)
      maker.add("goal", "19:00", code: "0651", #""scoringPlayerId":209,"eventOwnerTeamId":2"#)
      maker.add("goal", "19:30", code: "1560", #""scoringPlayerId":209,"eventOwnerTeamId":2"#)
      maker.add("goal", "19:40", code: nil, #""scoringPlayerId":209,"eventOwnerTeamId":2"#)
    }
    #expect(
      plays == [
        .goal(Goal(team: .home, scorer: six, emptyNet: true)),
        .goal(Goal(team: .visiting, scorer: nine)),
        .goal(Goal(team: .visiting, scorer: nine, emptyNet: true)),
        .goal(Goal(team: .visiting, scorer: nine)),
      ])
  }

  @Test func `penalty shots show by their code`() {
    let shooter = #""shootingPlayerId":106,"eventOwnerTeamId":1"#
    let plays = facts { maker in
      maker.add("goal", "01:00", code: "0101", #""scoringPlayerId":209,"eventOwnerTeamId":2"#)
      maker.add("shot-on-goal", "02:00", code: "1010", shooter)
      maker.add("missed-shot", "03:00", code: "1010", shooter)
      maker.add("failed-shot-attempt", "04:00", code: "1010", shooter)
      maker.add("shot-on-goal", "05:00", shooter)
    }
    let missed = Play.penaltyShot(
      Shot(team: .home, shooter: six, scored: false, foulOnRecord: false))
    #expect(
      plays == [
        .penaltyShot(Shot(team: .visiting, shooter: nine, scored: true, foulOnRecord: false)),
        missed, missed, missed, .other("shot-on-goal"),
      ])
  }

  @Test func `a goal after the call of a penalty shot is that shot's, whatever its code`() {
    let plays = facts { maker in
      maker.addPenalty("01:00", "PS", 0)
      maker.add("goal", "01:00", code: "1551", #""scoringPlayerId":209,"eventOwnerTeamId":2"#)
    }
    #expect(
      plays.last == .penaltyShot(Shot(team: .visiting, shooter: nine, scored: true)))
  }

  @Test func `the shoot-out's goals, shots and misses are attempts`() {
    let plays = facts { maker in
      maker.add(
        "goal", "00:00", period: 5, code: "0101", periodType: "SO",
        #""scoringPlayerId":209,"eventOwnerTeamId":2"#)
      maker.add(
        "shot-on-goal", "00:00", period: 5, code: nil, periodType: "SO",
        #""shootingPlayerId":106,"eventOwnerTeamId":1"#)
      maker.add(
        "missed-shot", "00:00", period: 5, code: "0101",
        #""shootingPlayerId":209,"eventOwnerTeamId":2"#)
    }
    #expect(
      plays == [
        .shootOut(Shot(team: .visiting, shooter: nine, scored: true)),
        .shootOut(Shot(team: .home, shooter: six, scored: false)),
        .shootOut(Shot(team: .visiting, shooter: nine, scored: false)),
      ])
  }

  @Test func `other plays keep the feed's names and stoppages their reasons`() {
    let plays = facts { maker in
      maker.add("period-start", "00:00", code: nil)
      maker.add("faceoff", "00:00")
      maker.add("hit", "00:10", #""eventOwnerTeamId":1"#)
      maker.add("delayed-penalty", "00:20", #""eventOwnerTeamId":1"#)
      maker.add("drone-over-the-ice", "00:25")
      maker.add("stoppage", "00:30", #""secondaryReason":"x","reason":"puck-in-netting""#)
      maker.add("stoppage", "00:40")
      maker.add("period-end", "20:00", code: nil)
      maker.add("shootout-complete", "20:00", code: nil)
      maker.add("game-end", "20:00", code: nil)
    }
    #expect(
      plays == [
        .periodStart, .faceOff, .other("hit"), .other("delayed-penalty"),
        .other("drone-over-the-ice"), .whistle(reason: "puck-in-netting"), .whistle(reason: nil),
        .periodEnd, .other("shootout-complete"), .gameEnd,
      ])
  }

  @Test(arguments: [
    ("1551", (5, 5, true, true)), ("0651", (5, 6, true, false)), ("1460", (6, 4, false, true)),
    ("0101", (0, 1, true, false)),
  ])
  func `a code is the skaters and goalkeepers on the ice`(
    code: String, expected: (home: Int, visiting: Int, homeGoalkeeper: Bool, otherGoalkeeper: Bool)
  ) {
    var maker = FeedMaker()
    maker.add("hit", "01:00", code: code)
    let recorded = NHLFeed.read(maker.bytes).log.plays.first?.recorded
    #expect(recorded?.skaters == PerTeam(home: expected.home, visiting: expected.visiting))
    #expect(
      recorded?.goalkeepers
        == PerTeam(home: expected.homeGoalkeeper, visiting: expected.otherGoalkeeper))
  }

  @Test(arguments: [nil, "", "155", "15511", "15a1", "-551"] as [String?])
  func `what is not a code records nothing`(code: String?) {
    var maker = FeedMaker()
    maker.add("hit", "01:00", code: code)
    let reading = NHLFeed.read(maker.bytes)
    #expect(reading.error == nil)
    #expect(reading.log.plays.count == 1)
    #expect(reading.log.plays.first?.recorded == nil)
  }

  @Test(arguments: [
    (#""reason":"icing","secondaryReason":"home-timeout""#, "icing", Team.home),
    (#""reason":"visitor-timeout""#, "visitor-timeout", .visiting),
  ])
  func `a time-out is a play of its own after its stoppage`(
    details: String, reason: String, team: Team
  ) {
    var maker = FeedMaker()
    maker.add("stoppage", "01:00", details)
    let log = NHLFeed.read(maker.bytes).log
    #expect(log.events.map(\.play) == [.whistle(reason: reason), .timeOut(team)])
    #expect(log.events.map(\.id) == [1, "1-time-out"])
  }
}
