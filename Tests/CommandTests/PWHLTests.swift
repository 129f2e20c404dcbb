import Testing

/// A game of the PWHL on the command line, which names one of its two files.
@Suite struct PWHLGames {
  private static func person(_ id: Int) -> String {
    #"{"id":\#(id),"jerseyNumber":\#(id % 100),"position":"C","#
      + #""playerImageURL":"https://assets.leaguestat.com/pwhl/120x160/\#(id).jpg"}"#
  }

  private static let minor =
    #"{"game_penalty_id":"1","period":{"id":"1"},"time":"5:00","againstTeam":{"id":1,"abbreviation":"TOR"},"#
    + #""minutes":"2.00","description":"Tripping","takenBy":\#(person(106)),"servedBy":\#(person(106)),"#
    + #""isPowerPlay":true,"isBench":false}"#

  private static let goal =
    #"{"game_goal_id":"1","team":{"id":2,"abbreviation":"OTT"},"period":{"id":"1"},"time":"6:00","#
    + #""scoredBy":\#(person(209)),"assists":[],"properties":{"isPowerPlay":"1"}}"#

  private static let plays = """
    [{"event":"faceoff","details":{"homePlayer":\(person(106)),"visitingPlayer":\(person(209)),
    "period":{"id":"1"},"time":"0:00"}},
    {"event":"penalty","details":\(minor)},
    {"event":"goal","details":\(goal)}]
    """

  private static func summary(opportunities: Int) -> String {
    func team(_ id: Int, _ letters: String, _ statistics: String) -> String {
      #"{"info":{"id":\#(id),"abbreviation":"\#(letters)"},"stats":{\#(statistics)}}"#
    }
    let home =
      #""goalCount":0,"penaltyMinuteCount":2,"powerPlayOpportunities":0,"powerPlayGoals":0"#
    let visiting =
      #""goalCount":1,"penaltyMinuteCount":0,"powerPlayOpportunities":\#(opportunities),"#
      + #""powerPlayGoals":1"#
    return """
      {"details":{"id":10,"seasonId":"5","final":"0","GameDateISO8601":"2025-01-15T19:00:00-05:00"},
      "homeTeam":\(team(1, "TOR", home)),"visitingTeam":\(team(2, "OTT", visiting)),
      "periods":[{"goals":[\(goal)],"penalties":[\(minor)]}]}
      """
  }

  private func bench(opportunities: Int = 1) throws -> Workbench {
    try Workbench([
      "10.plays.json": Self.plays, "10.summary.json": Self.summary(opportunities: opportunities),
      "11.plays.json": Self.plays,
    ])
  }

  @Test func `the summary is read beside the plays, and the book found by the date`() throws {
    let outcome = try bench().run("replay", "10.plays.json")
    #expect(
      outcome.output.hasPrefix(
        """
        10 · 2025-01-15 · home TOR, visiting OTT
        under PWHL 2025-26 · times are elapsed
        rules shared with NHL 2025-26 have the same numbers

        P1
           5:00  TOR6 2 tripping
                   TOR6 in the box until 7:00             4v5                     16.1
                   Face-off: TOR's end, OTT chooses                         15.6, 78.2
           6:00  OTT9 goal                                0-1
                   TOR6 out of the box: power-play goal                     16.2, 26.2
                   power-play goal                        5v5                     16.2

        """))
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test func `a summary is a log too, and what is converted gives the same`() throws {
    let bench = try bench()
    let replayed = try bench.run("replay", "10.summary.json", "--format", "jsonl")
    let sheet = try bench.run("convert", "10.plays.json")
    let again = try Workbench(["10.sheet": sheet.output])
      .run("replay", "10.sheet", "--format", "jsonl")
    let final = replayed.output.split(separator: "\n").last
    #expect(final != nil && final == again.output.split(separator: "\n").last)
  }

  @Test func `a summary that cannot be read is reported by its own name`() throws {
    let bench = try Workbench(["10.plays.json": Self.plays, "10.summary.json": #"{"details":7}"#])
    let outcome = try bench.run("convert", "10.plays.json")
    #expect(
      outcome.errors == """
        10.summary.json:1:12: expected an object, {…}, found '7'
          {"details":7}
                     ^

        """)
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("TOR6   2 tripping"))
  }

}
