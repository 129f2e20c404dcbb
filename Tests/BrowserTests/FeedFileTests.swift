import Foundation
import Testing

extension Pages {
  /// Leagues' feeds with made-up facts, dropped into the page.
  @Suite struct FeedFiles {
    private static let minor = """
      {"time_formatted":"5:00","period_id":"1","id":"1","event":"penalty","home":"1","team_id":"1","pp":"1",
       "minutes":"2.00","penalty_class":"Minor","lang_penalty_description":"Tripping",
       "player_penalized_info":{"player_id":"506","jersey_number":"6","team_id":"1","team_code":"SPO"}}
      """
    private static let goal = """
      {"time_formatted":"6:00","period_id":"1","id":"2","event":"goal","home":"0","team_id":"2",
       "power_play":"1",
       "goal_scorer":{"player_id":"609","jersey_number":"9","team_id":"2","team_code":"KEL"}}
      """
    private static let plays =
      #"{"GC":{"Parameters":{"client_code":"sphl","game_id":"77"},"Pxpverbose":[\#(minor),\#(goal)]}}"#

    /// The summary of the game, which is over or, if `isOn` is true, at 14:12 of its first period.
    private static func summary(isOn: Bool = false) -> String {
      let state =
        isOn
        ? #""final":"0","status":"2","period":"1","game_clock":"00:14:12""#
        : #""final":"1","status":"4","period":"3","game_clock":"00:00:00""#
      return """
        {"GC":{"Parameters":{"client_code":"sphl"},"Gamesummary":{"meta":{"id":"77","started":"1",
         "date_played":"2024-11-09","home_goal_count":"0","visiting_goal_count":"\(isOn ? 0 : 1)",\(state)},
         "home":{"id":"1","team_code":"SPO"},"visitor":{"id":"2","team_code":"KEL"},
         "penalties":[\(isOn ? minor.replacing("time_formatted", with: "time_off_formatted") : "")],
         "goals":[]}}}
        """
    }

    private static let older = """
      {"copyright":"none","gamePk":2015020001,"link":"/x","gameData":{
       "game":{"pk":2015020001,"season":"20152016","type":"R"},"status":{"abstractGameState":"Live"},
       "teams":{"away":{"id":16,"abbreviation":"CHI"},"home":{"id":19,"abbreviation":"STL"}},
       "players":{"ID106":{"id":106,"fullName":"One","primaryNumber":"6","currentTeam":{"id":19}}}},
       "liveData":{"plays":{"allPlays":[
        {"players":[{"player":{"id":106},"playerType":"PenaltyOn"}],
         "result":{"event":"Penalty","eventTypeId":"PENALTY","secondaryType":"Hooking",
          "penaltySeverity":"Minor","penaltyMinutes":2},
         "about":{"eventIdx":0,"eventId":50,"period":1,"periodType":"REGULAR","periodTime":"04:00"},
         "team":{"id":19,"triCode":"STL"}}]},
       "linescore":{"currentPeriod":1,"currentPeriodTimeRemaining":"15:10",
        "teams":{"home":{"goals":0},"away":{"goals":0}}}}}
      """

    @Test func `the NHL's older feed of a game that is on is shown as its clock stands`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.drop(Self.older, named: "live.json")
        try browser.wait(until: "part('message').textContent.includes('NHL play-by-play')")
        #expect(try browser.text("#message").contains("To note: the game is still on, at P1 4:50."))
        #expect(try browser.text("#head h1") == "STL 0 – 0 CHI")
        #expect(try browser.text(".reading") == "P1 4:50")
        #expect(try browser.text("#scoreboard .home").contains("1:10"))
      }
    }

    @Test func `a game of the WHL is shown under the nearest book, and it is said`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.paste(Self.plays, into: "#sheet")
        try browser.wait(until: "part('message').textContent.includes('HockeyTech')")
        #expect(try browser.facts().contains("there is no rulebook of the SPHL here"))
        #expect(try browser.text("#plays").contains("tripping"))
        try browser.drop(Self.summary(isOn: true), named: "on.json")
        try browser.wait(until: "part('message').textContent.includes('still on, at P1 5:48')")
        #expect(try browser.text(".reading") == "P1 5:48")
      }
    }

    @Test(arguments: [[plays, summary()], [summary(), plays]])
    func `the plays and the summary of one game are taken together, in any order`(
      _ files: [String]
    ) throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.drop(files.enumerated().map { ("\($0).json", $1) })
        try browser.wait(until: "part('message').textContent.includes('HockeyTech')")
        #expect(try browser.value("sheet.value.includes('date     2024-11-09')") == "true")
        #expect(try browser.text("#head h1") == "SPO 0 – 1 KEL")
      }
    }

    @Test func `of two games the first is opened, and it is said`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.drop([("a.sheet", OpenPage.sheet), ("b.sheet", "under nhl-2025\n")])
        try browser.wait(until: "part('message').textContent.includes('Only a.sheet is open')")
        #expect(try browser.value("sheet.value") == OpenPage.sheet)
      }
    }
  }
}
