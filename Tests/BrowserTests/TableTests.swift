import Foundation
import Testing

extension Pages {
  /// A game kept on the page, as a scorekeeper does it.
  @Suite(.serialized) struct TableInABrowser {
    @Test func `a game is kept by pressing, and a reload in the middle loses nothing`() throws {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        let browser = keeper.browser
        try keeper.begin()
        try browser.click("#table-main")
        try browser.wait(until: "part('table-reading').textContent <= '19:58'")
        try browser.click("#table-main")
        // The whistle is stored before it is shown.
        try browser.wait(until: "part('table-news').textContent.includes('whistle')")
        try keeper.setClock("16:30")
        try keeper.fillIn(penalty: "6", of: "home", "2minor")
        try browser.press("hooking")
        try keeper.keep()
        #expect(try keeper.text("strength") == "4v5")
        #expect(try keeper.text("home-box").hasPrefix("6\n2:00\n2 hooking, 16.1"))
        #expect(try keeper.text("home-box").contains("If MTL scores: TOR6 out of the box"))
        #expect(try keeper.text("ahead").contains("Face-off: TOR's end, MTL chooses 15.5, 76.2"))

        try browser.reload()
        try browser.wait(until: "part('table-reading').textContent === '16:30'")
        #expect(try keeper.text("home-box").hasPrefix("6\n2:00\n2 hooking, 16.1"))
        try keeper.setClock("15:58")
        #expect(try keeper.text("home-box").hasPrefix("6\n1:28\n"))
        try keeper.goal("9", of: "visiting")
        #expect(try keeper.text("visiting-score") == "1")
        #expect(try keeper.text("news").contains("TOR6 out of the box: power-play goal"))
        #expect(try keeper.text("home-box") == "Nobody in the box")
        let lines = try keeper.log().split(separator: "\n").dropFirst(3)
        #expect(
          Array(lines) == [
            #"{"id":"p3","period":1,"elapsed":"3:30","play":"penalty","offender":"TOR6","call":"2","infraction":"hooking"}"#,
            #"{"id":"p4","period":1,"elapsed":"4:02","play":"goal","team":"MTL","scorer":"MTL9"}"#,
          ])
      }
    }

    @Test func `a play that is refused stays in its panel, with the solver's words`() throws {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        let browser = keeper.browser
        try keeper.begin()
        try keeper.penalty("6", of: "home")
        try keeper.setClock("19:00")
        let log = try keeper.log()
        try browser.click("#table-home-goal")
        try keeper.type("6")
        try browser.press("Keep")
        try browser.wait(
          until: "document.querySelector('#table dialog .refusal').textContent !== ''")
        #expect(
          try browser.text("#table dialog .refusal")
            == "refused: P1 19:00 TOR6 goal: TOR6 is in the penalty box; name a player who is on the ice"
        )
        #expect(try browser.text("#table dialog .field b") == "6")
        #expect(try keeper.log() == log)
        try browser.click("#table dialog .field")
        try browser.press("⌫")
        try keeper.type("7")
        try keeper.keep()
        #expect(try keeper.text("home-score") == "1")
      }
    }

    @Test func `a captain is asked where the book leaves him a choice`() throws {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        let browser = keeper.browser
        try keeper.begin()
        try keeper.penalty("6", of: "home")
        try keeper.penalty("7", of: "home")
        try keeper.penalty("8", of: "visiting")
        #expect(
          try browser.text(".choice p").hasPrefix(
            "captain's choice: TOR7 on the board (assumed), or TOR6"))
        // One press on a name is the whole answer.
        try browser.press("TOR6")
        try browser.wait(until: "document.querySelector('.choice') === null")
        #expect(try keeper.text("news").contains("TOR6 in the box until 18:00"))
        #expect(
          try keeper.log().contains(#""play":"captain-choice","team":"TOR","players":["TOR6"]"#))
      }
    }

    @Test func `the periods, overtime and the shoot-out follow one another`() throws {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        let browser = keeper.browser
        try keeper.begin()
        for (ending, next) in [("P1", "P2"), ("P2", "P3"), ("P3", "OT"), ("OT", "SO")] {
          try keeper.setClock("0:00")
          #expect(try keeper.text("main") == "End of \(ending)")
          try browser.click("#table-main")
          try browser.wait(until: "part('table-main').textContent === 'Begin \(next)'")
          try browser.click("#table-main")
          let shown = next == "SO" ? "reading" : "period"
          try browser.wait(until: "part('table-\(shown)').textContent === '\(next)'")
        }
        for (number, team, result) in [
          ("20", "home", "Scored"), ("30", "visiting", "Missed"), ("21", "home", "Scored"),
          ("31", "visiting", "Missed"),
        ] {
          try browser.click("#table-\(team)-goal")
          try keeper.type(number)
          try browser.press(result)
          try keeper.keep()
        }
        #expect(try keeper.text("home-score") == "1")
        try browser.wait(until: "part('table-main').textContent === 'End of the game'")
        try browser.click("#table-main")
        try browser.wait(until: "part('table-main').textContent === 'Scoresheet'")
      }
    }
  }
}
