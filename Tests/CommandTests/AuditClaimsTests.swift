import Foundation
import Testing

/// A league that publishes which penalties count as power plays, and the totals.
@Suite struct AuditClaims {
  /// A minor of the home team's 6 that counts as a power play in the source's summary, but not in
  /// its plays.
  static func bench(opportunities: Int = 1) throws -> Workbench {
    func person(_ id: Int) -> String {
      #"{"id":\#(id),"jerseyNumber":\#(id % 100),"position":"C"}"#
    }
    func play(_ event: String, _ time: String, _ details: String) -> String {
      #"{"event":"\#(event)","details":{"period":{"id":"1"},"time":"\#(time)",\#(details)}}"#
    }
    func team(_ id: Int, _ letters: String, _ player: Int, _ minutes: Int, _ power: Int) -> String {
      #"{"info":{"id":\#(id),"abbreviation":"\#(letters)"},"stats":{"goals":0,"goalCount":0,"#
        + #""penaltyMinuteCount":\#(minutes),"powerPlayGoals":0,"powerPlayOpportunities":\#(power)},"#
        + #""skaters":[{"info":\#(person(player))}],"goalies":[],"goalieLog":[]}"#
    }
    let call =
      #""game_penalty_id":"53","againstTeam":{"id":1},"minutes":"2.00","description":"Hooking","#
      + #""takenBy":\#(person(106)),"servedBy":\#(person(106)),"isPowerPlay":false,"isBench":false"#
    let faceOff = #""homePlayer":\#(person(106)),"visitingPlayer":\#(person(209)),"homeWin":"1""#
    let shot = #""shooter":\#(person(209)),"shooterTeamId":"2","isGoal":false"#
    let plays = [
      play("faceoff", "0:00", faceOff), play("penalty", "5:00", call), play("shot", "6:00", shot),
    ]
    let summary =
      #"{"details":{"id":10,"reportUrl":"https://x/?client_code=pwhl&id=10","seasonId":"5","final":"0","GameDateISO8601":"2025-01-15T19:00:00-05:00"},"#
      + #""hasShootout":false,"homeTeam":\#(team(1, "TOR", 106, 2, 0)),"#
      + #""visitingTeam":\#(team(2, "OTT", 209, 0, opportunities)),"#
      + #""periods":[],"penaltyShots":{"homeTeam":[],"visitingTeam":[]}}"#
    return try Workbench([
      "games/10.plays.json": "[\n\(plays.joined(separator: ",\n"))\n]",
      "games/10.summary.json": summary,
    ])
  }

  @Test func `the source's ruling on a play is compared with the rulebook's`() throws {
    let outcome = try Self.bench().run("audit", "games")
    #expect(
      outcome.output == """
        Agreement                                   of  agree
        penalties, power play or not                 1      0    0.00 %
        goals, by team and game                      2      2  100.00 %
        power-play goals, by team and game           2      2  100.00 %
        power-play opportunities, by team and game   2      2  100.00 %
        penalty minutes, by team and game            2      2  100.00 %

        games/10.plays.json:3: 10 P1 5:00 TOR6 2 hooking
          recorded no power play, ruled a power play

        """)
    #expect(outcome.errors == "")
    #expect(outcome.status == 1)
  }

  @Test func `it is known by the play's place, and official figures may be the log's own`() throws {
    let bench = try Self.bench(opportunities: 2)
    let list = try bench.run("audit", "--format", "known", "games")
    #expect(
      list.output == """
        10  play 2  ruled power-play  recorded no-power-play  not reviewed
        10  visiting power-play-opportunities  ruled 1  recorded 2  not reviewed

        """)
    try bench.write(Data(list.output.utf8), to: "known.txt")
    let outcome = try bench.run("audit", "--known", "known.txt", "--quiet", "games")
    #expect(outcome.output == "")
    #expect(outcome.status == 0)
  }
}
