import Feeds
import HockeyRules
import Scoresheets
import Testing

/// A summary without its plays.
@Suite struct HockeyTechSummaryTests {
  private func reading(_ make: (inout HockeyTechMaker) -> Void) -> LogReading {
    var maker = HockeyTechMaker()
    make(&maker)
    return HockeyTechFeed.read(maker.summaryBytes).log
  }

  private func stretch(_ start: (String, String), _ end: (String, String)) -> String {
    #"{"info":\#(HockeyTechMaker.person(101)),"periodStart":{"id":"\#(start.0)"},"timeStart":"\#(start.1)","#
      + #""periodEnd":{"id":"\#(end.0)"},"timeEnd":"\#(end.1)"}"#
  }

  @Test func `a team that is listed twice has each number once`() {
    let maker = HockeyTechMaker()
    let once = HockeyTechFeed.read(maker.summaryBytes).log.log.rosters
    let team = maker.summary.split(separator: #""homeTeam":"#)[1]
      .split(separator: #""visitingTeam":"#)[0]
    let twice = maker.summary.replacing(
      #""visitingTeam":"#, with: #""homeTeam":\#(team)"visitingTeam":"#)
    let rosters = HockeyTechFeed.read(Array(twice.utf8)).log.log.rosters
    #expect(rosters == once && rosters.home.count == 3)
  }

  @Test func `a summary alone is a log too`() {
    let reading = reading { maker in
      maker.isFinal = true
      maker.penalties = [HockeyTechMaker.penalty("08:29", "2", id: 1)]
      maker.goals = [HockeyTechMaker.goal("9:29", flags: ["isPowerPlay"])]
      maker.stretches = [
        stretch(("1", "0:00"), ("3", "18:00")), stretch(("3", "18:40"), ("3", "20:00")),
      ]
    }
    #expect(reading.error == nil && reading.notes.isEmpty)
    #expect(reading.log.letters == PerTeam(home: "TOR", visiting: "OTT"))
    #expect(
      reading.log.events.map(\.play) == [
        .inGoal(Player(.home, 30)),
        .penalty(
          Call(
            offender: .skater(Player(.home, 6)), penalties: [.minor],
            infraction: Infraction(rawValue: "hooking"))),
        .goal(Goal(team: .visiting, scorer: Player(.visiting, 9))),
        .goalkeeperOff(.home), .inGoal(Player(.home, 30)), .other("goalie_change"), .gameEnd,
      ])
  }

  @Test func `a final game ends no earlier than its goalkeepers were on`() {
    var maker = HockeyTechMaker(isFinal: true)
    maker.addShot("19:50", team: 1, by: 106, period: "3")
    maker.stretches = [stretch(("1", "0:00"), ("3", "20:00"))]
    let events = HockeyTechFeed.read(maker.bytes, beside: maker.summaryBytes).log.log.events
    #expect(events.map(\.play) == [.other("shot"), .gameEnd])
    #expect(events.last?.time == GameTime(period: 3, elapsed: .minutes(20)))
    #expect(events.last?.id == .number(2))
  }

  @Test func `a game that goes on has no end`() {
    var maker = HockeyTechMaker()
    maker.addShot("19:50", team: 1, by: 106, period: "3")
    let events = HockeyTechFeed.read(maker.bytes, beside: maker.summaryBytes).log.log.events
    #expect(events.map(\.play) == [.other("shot")])
  }

  @Test(arguments: [
    ([true, false], [false, false], [Team.home, .visiting, .home, .visiting]),
    ([false, false], [true, false], [.visiting, .home, .visiting, .home]),
    ([false, false, false], [false, true], [.home, .visiting, .home, .visiting, .home]),
    ([true], [false, false], [.visiting, .home, .visiting]),
  ])
  func `the teams' attempts are taken in turn, the visiting team's first where it must be`(
    home: [Bool], visiting: [Bool], teams: [Team]
  ) {
    func list(_ team: Int, _ player: Int, _ attempts: [Bool]) -> String {
      attempts.map { HockeyTechMaker.attempt(team: team, by: player, scored: $0) }
        .joined(separator: ",")
    }
    let reading = reading { maker in
      maker.shootOut =
        #"{"homeTeamShots":[\#(list(1, 106, home))],"visitingTeamShots":[\#(list(2, 209, visiting))]}"#
    }
    #expect(reading.notes == [.shootOutOrder])
    let shooters = reading.log.events.compactMap { event -> Team? in
      if case .shootOut(let shot) = event.play { shot.team } else { nil }
    }
    #expect(shooters == teams)
  }
}
