import Feeds
import HockeyRules
import Scoresheets
import Testing

/// The plays of one stoppage: their order, penalty shots, goalkeepers.
@Suite struct HockeyTechStoppageTests {
  private func reading(_ make: (inout HockeyTechMaker) -> Void) -> LogReading {
    var maker = HockeyTechMaker()
    make(&maker)
    return HockeyTechFeed.read(maker.bytes, beside: maker.summaryBytes).log
  }

  private func order(_ make: (inout HockeyTechMaker) -> Void) -> [Event.ID] {
    reading(make).log.events.map(\.id)
  }

  @Test func `plays come by the clock, each called by its place in the list`() {
    let ids = order { maker in
      maker.addFaceOff("0:00", period: "2")
      maker.addShot("5:00", team: 1, by: 106)
      maker.addShot("4:00", team: 1, by: 106)
      maker.addShot("4:00", team: 2, by: 209)
      maker.addShot("1:00", team: 1, by: 106, period: "OT1")
      maker.addShot("1:00", team: 1, by: 106, period: "3")
    }
    #expect(ids == [3, 4, 2, 1, 6, 5].map(Event.ID.number))
  }

  @Test func `in one second a goal comes before the penalties, and the face-off after all`() {
    let ids = order { maker in
      maker.addFaceOff("5:00")
      maker.add("penalty", HockeyTechMaker.penalty("5:00", id: 1))
      maker.addGoalkeeper("5:00", isComing: true)
      maker.add("goal", HockeyTechMaker.goal("5:00", id: 1))
      maker.addShot("5:00", team: 2, by: 209)
    }
    #expect(ids == [5, 4, 2, 3, 1].map(Event.ID.number))
  }

  @Test func `the same penalty again is taken once and noted`() {
    let reading = reading { maker in
      maker.add("penalty", HockeyTechMaker.penalty("5:00", id: 7))
      maker.add("penalty", HockeyTechMaker.penalty("5:00", id: 7))
      maker.add("goal", HockeyTechMaker.goal("6:00", id: 7))
    }
    #expect(reading.log.events.map(\.id) == [.number(1), .number(3)])
    #expect(reading.notes == [.repeated(.number(1), line: 3)])
  }

  @Test func `two penalties of one number at different times are both taken and noted`() {
    let reading = reading { maker in
      maker.add("penalty", HockeyTechMaker.penalty("5:00", id: 7))
      maker.add("penalty", HockeyTechMaker.penalty("6:00", id: 7))
    }
    #expect(reading.log.events.map(\.id) == [.number(1), .number(2)])
    #expect(reading.notes == [.sharedID(.number(1), line: 3)])
  }

  @Test func `the minor that gave no power play in a penalty shot's second is its foul`() {
    let reading = reading { maker in
      maker.addPenaltyShot("5:00", team: 2, by: 209, scored: false)
      maker.add("penalty", HockeyTechMaker.penalty("5:00", isPowerPlay: false))
      maker.add("penalty", HockeyTechMaker.penalty("5:00", by: 112))
    }
    #expect(reading.notes.isEmpty)
    let infraction = Infraction(rawValue: "hooking")
    #expect(
      reading.log.events.map(\.play) == [
        .penalty(
          Call(
            offender: .skater(Player(.home, 6)), penalties: [], penaltyShot: true,
            infraction: infraction)),
        .penalty(
          Call(
            offender: .skater(Player(.home, 12)), penalties: [.minor], infraction: infraction)),
        .penaltyShot(Shot(team: .visiting, shooter: Player(.visiting, 9), scored: false)),
      ])
  }

  @Test func `a penalty shot's goal in a play of its own is that shot`() {
    let reading = reading { maker in
      maker.add("penalty", HockeyTechMaker.penalty("5:00", isPowerPlay: false))
      maker.addPenaltyShot("5:00", team: 2, by: 209, scored: true)
      maker.add("goal", HockeyTechMaker.goal("5:00", flags: ["isPenaltyShot"]))
    }
    #expect(reading.notes.isEmpty)
    #expect(
      reading.log.events.dropFirst().map(\.play) == [
        .other("penaltyshot"),
        .penaltyShot(Shot(team: .visiting, shooter: Player(.visiting, 9), scored: true)),
      ])
  }

  @Test func `a penalty shot without a foul of its own is noted`() {
    let reading = reading { maker in
      maker.addPenaltyShot("5:00", team: 2, by: 209, scored: true)
      maker.addPenaltyShot("6:00", team: 2, by: 209, scored: false)
      maker.add("penalty", HockeyTechMaker.penalty("6:00", isPowerPlay: false))
      maker.add("penalty", HockeyTechMaker.penalty("6:00", by: 112, isPowerPlay: false))
    }
    #expect(reading.notes == [.noFoulForShot(.number(1)), .noFoulForShot(.number(2))])
    let shots = reading.log.events.map(\.play).compactMap { play -> Bool? in
      if case .penaltyShot(let shot) = play { shot.foulOnRecord } else { nil }
    }
    #expect(shots == [false, false])
  }

  @Test func `a goalkeeper who leaves without another makes room for an extra attacker`() {
    let plays = reading { maker in
      maker.addGoalkeeper("0:00", isComing: true)
      maker.addGoalkeeper("18:00", isComing: false, period: "3")
      maker.addGoalkeeper("18:40", isComing: true, period: "3")
      maker.addShot("19:00", team: 2, by: 209, period: "3")
    }.log.events.map(\.play)
    #expect(
      plays == [
        .inGoal(Player(.home, 30)), .goalkeeperOff(.home), .inGoal(Player(.home, 30)),
        .other("shot"),
      ])
  }

  @Test func `a goalkeeper replacing another is in the net, at a stoppage or between periods`() {
    let plays = reading { maker in
      maker.addGoalkeeper("5:00", isComing: false)
      maker.addGoalkeeper("5:00", isComing: true)
      maker.addGoalkeeper("7:00", isComing: true)
      maker.addGoalkeeper("7:00", isComing: false)
      maker.addGoalkeeper("20:00", isComing: false)
      maker.addGoalkeeper("0:00", isComing: true, period: "2")
      maker.addShot("1:00", team: 2, by: 209, period: "2")
    }
    #expect(plays.notes.isEmpty)
    let (comes, leaves) = (Play.inGoal(Player(.home, 30)), Play.other("goalie_change"))
    #expect(
      plays.log.events.map(\.play)
        == [leaves, comes, comes, leaves, leaves, comes, .other("shot")])
  }

  @Test func `who leaves at the last instant leaves because the game is over`() {
    let plays = reading { maker in
      maker.addShot("19:58", team: 2, by: 209, period: "3")
      maker.addGoalkeeper("20:00", isComing: false, period: "3")
    }.log.events.map(\.play)
    #expect(plays == [.other("shot"), .other("goalie_change")])
  }

  @Test func `a goalkeeper who comes twice, or leaves twice, is noted`() {
    let reading = reading { maker in
      maker.addGoalkeeper("5:00", isComing: true)
      maker.addGoalkeeper("6:00", isComing: false)
      maker.addGoalkeeper("7:00", isComing: false)
      maker.addShot("19:00", team: 2, by: 209)
    }
    #expect(reading.notes == [.oddGoalkeeper(.number(1)), .oddGoalkeeper(.number(3))])
    #expect(reading.log.events.map(\.play).dropFirst().first == .goalkeeperOff(.home))
  }

  @Test func `the shoot-out's attempts come in their order, the same one again too`() {
    let attempts = [(1, 106, true), (2, 209, false), (2, 209, false)]
    let log = reading { maker in
      maker.addFaceOff("0:00", period: "4")
      for (team, player, scored) in attempts {
        maker.add("shootout", HockeyTechMaker.attempt(team: team, by: player, scored: scored))
      }
    }.log
    let nine = Player(.visiting, 9)
    #expect(
      log.events.dropFirst().map(\.play) == [
        .shootOut(Shot(team: .home, shooter: Player(.home, 6), scored: true)),
        .shootOut(Shot(team: .visiting, shooter: nine, scored: false)),
        .shootOut(Shot(team: .visiting, shooter: nine, scored: false)),
      ])
    #expect(log.events.map(\.time.period) == [4, 5, 5, 5])
  }
}
