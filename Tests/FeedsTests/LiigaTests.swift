import Audits
import Feeds
import HockeyRules
import Rulebooks
import Scoresheets
import Testing

/// Liiga's games, which give the time at which each penalty begins and ends.
@Suite struct LiigaTests {
  private static func game(endOfMinor: Int = 92, goals: String = "") -> [UInt8] {
    Array(
      """
      {"game":{"id":5,"season":2026,"start":"2025-09-10T15:30:00Z","ended":true,"gameTime":3600,
      "serie":"RUNKOSARJA","homeTeam":{"teamId":"1:lukko","goals":1,"powerplayInstances":1,
      "powerplayGoals":1,"goalEvents":[{"eventId":9,"gameTime":92,"period":1,"scorerPlayerId":11,
      "assistantPlayerIds":[12],"goalTypes":["YV"]}\(goals)],"penaltyEvents":[{"eventId":4,
      "gameTime":64,"period":1,"playerId":21,"suffererPlayerId":21,"penaltyBegintime":64,
      "penaltyEndtime":\(endOfMinor),"penaltyFaultType":"KAM","penaltyMinutes":2}],
      "goalKeeperEvents":[]},"awayTeam":{"teamId":"2:tappara","goals":0,"powerplayInstances":0,
      "powerplayGoals":0,"goalEvents":[],"penaltyEvents":[],"goalKeeperEvents":[
      {"eventId":1,"period":1,"gameTime":0,"beginTime":0,"emptyNet":0},
      {"eventId":8,"period":1,"gameTime":80,"beginTime":80,"emptyNet":1}]}},
      "homeTeamPlayers":[{"id":11,"jersey":10,"roleCode":"KH"},{"id":12,"jersey":7,"roleCode":"VP"}],
      "awayTeamPlayers":[{"id":21,"jersey":30,"roleCode":"MV"}]}
      """.utf8)
  }

  @Test func `a game has the penalties of the team that committed them`() throws {
    let text = Self.game()
    #expect(Feed.detect(text) == .liiga)
    let reading = LiigaFeed.read(text)
    #expect(reading.error == nil && reading.notes == [])
    let log = reading.log
    #expect(log.id == "2026_5" && log.league == "Liiga" && log.season == 2025)
    let letters = [log.letters.home, log.letters.visiting]
    #expect(letters == ["LUK", "TAP"])
    let minor = Call(
      offender: .goalkeeper(Player(.visiting, 30)), penalties: [.minor],
      infraction: Infraction(rawValue: "tripping"))
    let goal = Goal(team: .home, scorer: Player(.home, 10), assists: [Player(.home, 7)])
    #expect(
      log.events.map { $0.play }
        == [.penalty(minor), .goalkeeperOff(.visiting), .goal(goal), .gameEnd])
    let solution = try solve(log)
    #expect(ClaimAudit(of: log, solvedAs: solution).differences == [])
    #expect(
      ClaimAudit(of: log, solvedAs: solution).agreement.times == Tally(compared: 1, agreed: 1))
  }

  @Test
  func `another end than the rulebook's is a difference that a list of known errors can name`()
    throws
  {
    let log = LiigaFeed.read(Self.game(endOfMinor: 184)).log
    let differences = ClaimAudit(of: log, solvedAs: try solve(log)).differences
    let difference = try #require(differences.first)
    let finding = Finding(difference, of: log.plays[difference.play].event.id, in: "2026_5")
    #expect(
      "\(finding)" == "2026_5  play 4  ruled served-1:04-to-1:32  recorded served-1:04-to-3:04")
    let known = try KnownErrors("\(finding)  a slip".utf8)
    #expect(known[finding]?.reason == "a slip")
  }

  @Test func `a number that two plays have is noted, and each has an id of its own`() throws {
    let goal = #",{"eventId":9,"gameTime":300,"period":1,"scorerPlayerId":11,"goalTypes":[""]}"#
    let reading = LiigaFeed.read(Self.game(goals: goal + goal))
    #expect(
      reading.notes.map(\.words) == [
        "another play, on line 4, also has the id 9; both are taken",
        "play 9 is repeated on line 4; it is taken once",
      ])
    let ids = reading.log.events.map(\.id)
    #expect(ids == [.number(4), .number(8), .number(9), .label("9-4"), .label("end")])
    #expect(JSONLines.read(JSONLines.text(of: reading.log)).log.events == reading.log.events)
  }

  @Test(arguments: [Int.min, .max]) func `numbers of any size are read`(_ number: Int) {
    let text = String(decoding: Self.game(), as: UTF8.self)
    for key in ["season", "gameTime", "goals", "penaltyMinutes", "penaltyBegintime", "beginTime"] {
      let copy = text.replacing(#""\#(key)":"#, with: #""\#(key)":\#(number),"unused":"#)
      #expect(LiigaFeed.read(Array(copy.utf8)).error == nil, "\(key)")
    }
  }

  @Test func `a missed penalty shot and a goal that a review took away are no goals`() {
    let goals =
      #",{"eventId":20,"gameTime":300,"period":1,"scorerPlayerId":11,"goalTypes":["RL0"]}"#
      + #",{"eventId":21,"gameTime":400,"period":1,"scorerPlayerId":0,"goalTypes":["VT0"]}"#
    let log = LiigaFeed.read(Self.game(goals: goals)).log
    let shot = Shot(team: .home, shooter: Player(.home, 10), scored: false, foulOnRecord: false)
    #expect(log.events.contains { $0.play == .penaltyShot(shot) })
    #expect(log.incompleteness == nil)
  }
}
