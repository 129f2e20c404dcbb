import Foundation
import Testing

extension Pages {
  /// Lists of players at the table, when a game begins and later.
  @Suite(.serialized) struct Rosters {
    @Test func `a list is part of the log, and its players are offered with their names`() throws {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        let browser = keeper.browser
        try keeper.begin(home: "30 G Anna Berg\n6 Bo <b>Lind</b>\n", visiting: "31g 7 9")
        let log = try keeper.log()
        #expect(log.contains(#"{"roster":"TOR","number":30,"position":"G","name":"Anna Berg"}"#))
        #expect(log.contains(#"{"roster":"TOR","number":6,"name":"Bo <b>Lind</b>"}"#))
        #expect(log.contains(#"{"roster":"MTL","number":31,"position":"G"}"#))
        try browser.click("#table-home-penalty")
        #expect(try browser.text("dialog .players") == "6\nBo <b>Lind</b>\n30\nAnna Berg")
        try browser.click("dialog .players button")
        try browser.press("2minor")
        try keeper.keep()
        #expect(try browser.text("#table-home-box").contains("TOR6"))
        #expect(try !keeper.log().contains("unknown"))
      }
    }

    @Test func `another player corrects that of a penalty, and serves only if chosen`() throws {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        let browser = keeper.browser
        try keeper.begin(home: "30g 6 7 8", visiting: "31g 9")
        func take(_ number: Int) throws {
          try browser.click("dialog .players button:nth-child(\(number - 5))")
        }
        try browser.click("#table-home-penalty")
        try take(6)
        try take(7)
        try browser.press("2minor")
        #expect(try browser.text("dialog .preview") == "P1 20:00 TOR7 2")
        try browser.click("dialog .field:last-child")
        try take(6)
        try take(8)
        #expect(try browser.text("dialog .preview") == "P1 20:00 TOR7 2 served-by TOR8")
        try browser.press("Cancel")
        // A goal has assists, so the next player is an assistant.
        try browser.click("#table-home-goal")
        for number in [6, 7, 8] { try take(number) }
        #expect(try browser.text("dialog .preview") == "P1 20:00 TOR6 goal 7 8")
      }
    }

    @Test func `below a whole team the pad waits behind a button, and two figures lead on`() throws
    {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        let browser = keeper.browser
        let team = (40...54).map { String($0) }.joined(separator: " ")
        try keeper.begin(home: "30g " + team, visiting: "31g")
        #expect(try browser.value("part('table-main').classList.contains('stops')") == "false")
        try browser.click("#table-main")
        try browser.wait(until: "part('table-main').textContent === 'Whistle'")
        #expect(try browser.value("part('table-main').classList.contains('stops')") == "true")
        try browser.click("#table-home-goal")
        #expect(try browser.value("document.querySelector('dialog .pad').hidden") == "true")
        try browser.press("Other number")
        try keeper.type("1123")
        // The third field takes the focus by itself, so `Next` has nothing to do.
        try browser.press("Next")
        try keeper.type("8")
        let preview = try browser.text("dialog .preview")
        #expect(preview.hasSuffix("TOR11 goal 23 8"))
        try browser.press("Cancel")
      }
    }

    @Test func `players are added and corrected later, and nobody is lost`() throws {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        let browser = keeper.browser
        try keeper.begin()
        try browser.press("More")
        try browser.press("TOR: players")
        try browser.type("30 G Anna Berg\n6\n", into: "dialog .roster")
        try keeper.keep()
        let before = try keeper.log()
        try browser.press("More")
        try browser.press("TOR: players")
        #expect(
          try browser.value("document.querySelector('dialog .roster').value")
            == "30 G Anna Berg\n6\n")
        try browser.type("6 Bo\nName\n7 D Cy\n", into: "dialog .roster")
        try browser.press("Keep")
        #expect(
          try browser.text("dialog .refusal")
            == "line 3: number 6 is there twice line 4: this line has no number of a player")
        _ = try browser.value("(document.querySelector('dialog .roster').value = '6 Bo\\n7 D Cy')")
        try keeper.keep()
        let added = """
          {"roster":"TOR","number":6,"name":"Bo"}
          {"roster":"TOR","number":7,"position":"D","name":"Cy"}

          """
        #expect(try keeper.log() == before + added)
        try browser.reload()
        try browser.wait(until: "kept.info() !== null")
        #expect(
          try browser.value("kept.players('home').map(({ number }) => number).join()") == "6,7,30")
      }
    }
  }
}
