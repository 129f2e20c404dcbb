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
    #expect(
      NHLFeed.read(Array(text.utf8)).log.rosters.home == [RosteredPlayer(number: 6, name: name)])
  }

  @Test func `the PWHL's list is in the summary`() {
    let maker = HockeyTechMaker()
    let log = HockeyTechFeed.read(maker.bytes, beside: maker.summaryBytes).log.log
    #expect(log.rosters.home.map(\.number) == [6, 12, 30])
    #expect(log.rosters.home.map(\.position) == [.centre, .centre, .goalkeeper])
    #expect(log.goalkeepers == [Player(.home, 30), Player(.visiting, 31)])
  }
}
