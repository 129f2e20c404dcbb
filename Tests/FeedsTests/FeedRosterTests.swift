import Feeds
import HockeyRules
import Scoresheets
import Testing

/// Feeds keep the players that they list.
@Suite struct FeedRosters {
  @Test func `the NHL's list has sweaters and positions`() {
    var maker = FeedMaker()
    maker.hasSweaters = true
    let log = NHLFeed.read(maker.bytes).log
    #expect(log.rosters.home.map(\.number) == [6, 12, 30])
    #expect(log.rosters.home.map(\.position) == [.centre, .defence, .goalkeeper])
    #expect(log.rosters.visiting.map(\.position) == [.leftWing, .defence, .goalkeeper])
    #expect(log.goalkeepers == [Player(.home, 30), Player(.visiting, 31)])
  }

  @Test func `without sweaters the feed's own numbers are listed`() {
    #expect(NHLFeed.read(FeedMaker().bytes).log.rosters.visiting.map(\.number) == [201, 209, 217])
  }

  @Test(arguments: [
    (#","firstName":{"cs":"Ana","default":"Anna"},"lastName":{"default":"Berg"}"#, "Anna Berg"),
    (#","lastName":"Berg""#, "Berg"), (#","firstName":null,"lastName":[]"#, nil),
  ])
  func `the NHL's names are those in its default language`(_ names: String, _ name: String?) {
    let spot = #"{"teamId":1,"playerId":106,"sweaterNumber":6\#(names)}"#
    let text =
      #"{"id":2015020001,"homeTeam":{"id":1},"awayTeam":{"id":2},"rosterSpots":[\#(spot)],"#
      + #""plays":[]}"#
    let log = NHLFeed.read(Array(text.utf8)).log
    #expect(log.rosters.home == [RosteredPlayer(number: 6, name: name, id: 106)])
    #expect(log.teamIDs == PerTeam(home: "1", visiting: "2"))
  }

  @Test func `the PWHL's list is in the summary`() {
    let maker = HockeyTechMaker()
    let log = HockeyTechFeed.read(maker.bytes, beside: maker.summaryBytes).log.log
    #expect(log.rosters.home.map(\.number) == [6, 12, 30])
    #expect(log.rosters.home.map(\.position) == [.centre, .centre, .goalkeeper])
    #expect(log.rosters.home.allSatisfy { $0.id != nil } && log.teamIDs.home != nil)
    #expect(log.goalkeepers == [Player(.home, 30), Player(.visiting, 31)])
  }

  @Test(arguments: [-1, 1_000_000_000, .min, .max])
  func `a number that no player has is noted once, and its player left out`(_ number: Int) {
    var maker = FeedMaker()
    maker.addPenalty("5:00", "MIN", 2, by: 106, served: 106)
    maker.add(
      "goal", "6:00", #""scoringPlayerId":106,"assist1PlayerId":112,"eventOwnerTeamId":1"#)
    let text = maker.text.replacing(
      #""playerId":106,"#, with: #""playerId":106,"sweaterNumber":\#(number),"#)
    let reading = NHLFeed.read(Array(text.utf8))
    #expect(reading.error == nil)
    #expect(reading.notes == [.impossibleNumber(number)])
    #expect(reading.log.rosters.home.map(\.number) == [101, 112])
    let plays = reading.log.plays.map(\.event.play)
    #expect(plays.first?.call?.offender == .unidentified(.home))
    #expect(plays.first?.call?.server == nil)
    #expect(plays.last == .goal(Goal(team: .home, assists: [Player(.home, 112)])))
  }

  @Test func `without a roster, the ids of players are held to the same bounds`() {
    for number in [-5, 1 << 62] {
      var maker = FeedMaker()
      maker.addPenalty("5:00", "MIN", 2, by: number)
      let spots = "[" + maker.rosterSpots.joined(separator: ",") + "]"
      let reading = NHLFeed.read(Array(maker.text.replacing(spots, with: "[]").utf8))
      #expect(reading.notes == [.impossibleNumber(number)])
      #expect(reading.log.plays.first?.event.play.call?.offender == .unidentified(.home))
    }
  }

  @Test func `HockeyTech's numbers are held to the same bounds`() {
    var maker = HockeyTechMaker()
    maker.plays = [#"{"event":"penalty","details":\#(HockeyTechMaker.penalty("05:00"))}"#]
    let number = 1_000_000_000
    func changed(_ text: String) -> [UInt8] {
      Array(
        text.replacing(#""id":106,"jerseyNumber":6"#, with: #""id":\#(number),"jerseyNumber":-1"#)
          .utf8)
    }
    let reading = HockeyTechFeed.read(changed(maker.text), beside: changed(maker.summary))
    #expect(reading.log.notes.contains(.impossibleNumber(number)))
    #expect(reading.log.log.rosters.home.map(\.number) == [12, 30])
    #expect(reading.log.log.plays.first?.event.play.call?.offender == .unidentified(.home))
  }
}
