import Feeds
import Foundation
import HockeyRules
import Scoresheets
import Testing

/// No play names a number that its team's list lacks.
@Suite struct NamedPlayerTests {
  /// The players whom the plays of `log` name but a team's list lacks.
  private static func unlisted(in log: GameLog) -> Set<Player> {
    var named = Set(log.plays.flatMap { $0.event.play.namedPlayers })
    for play in log.plays {
      for team in Team.allCases { named.formUnion(play.onIce?[team] ?? []) }
    }
    return named.filter { player in
      let roster = log.rosters[player.team]
      return !roster.isEmpty && !roster.contains { $0.number == player.number }
    }
  }

  @Test(.enabled(if: !RealFeeds.files.isEmpty, "PENALTYBOX_GAMES is not set"))
  func `every real feed lists the players that it names`() throws {
    for file in RealFeeds.files {
      let reading = try RealFeeds.reading(of: file)
      #expect(Self.unlisted(in: reading.log) == [], "\(file.lastPathComponent)")
      // Most NHL files of the sample give no sweater numbers.
      #expect(file.path.contains("/nhl/") || !reading.log.hasPlayerIDs, "\(file.lastPathComponent)")
    }
  }

  @Test func `a goalkeeper of the older summary has the number of her list`() {
    var maker = OlderViewMaker()
    maker.stretches = [
      #"{"player_id":"501","period_start":"1st","time_start":"0:00","period_end":"1st","time_end":"10:00"}"#,
      #"{"player_id":"599","period_start":"1st","time_start":"10:00","period_end":"3rd","time_end":"20:00"}"#,
    ]
    let reading = HockeyTechFeed.read(maker.summaryBytes).log
    #expect(reading.log.plays.first?.event.play == .inGoal(Player(.home, 31)))
    #expect(reading.notes == [.notOnRoster(.number(3), player: 599)])
    #expect(Self.unlisted(in: reading.log) == [] && !reading.log.hasPlayerIDs)
  }

  @Test func `a player whom only a play numbers is added to the list`() {
    var maker = HockeyTechMaker()
    maker.add("penalty", HockeyTechMaker.penalty("1:00", by: 199))
    let log = HockeyTechFeed.read(maker.bytes, beside: maker.summaryBytes).log.log
    #expect(log.rosters.home.map(\.number) == [6, 12, 30, 99])
  }

  @Test func `a scorer whom the NHL's roster does not have is left out`() {
    var maker = FeedMaker()
    maker.hasSweaters = true
    maker.add(
      "goal", "6:00", #""scoringPlayerId":999,"assist1PlayerId":112,"eventOwnerTeamId":1"#)
    let reading = NHLFeed.read(maker.bytes)
    #expect(reading.notes.count == 1)
    #expect(
      reading.notes.first?.words.hasSuffix("names player 999, who is not on the roster") == true)
    #expect(
      reading.log.plays.first?.event.play == .goal(Goal(team: .home, assists: [Player(.home, 12)])))
  }
}
