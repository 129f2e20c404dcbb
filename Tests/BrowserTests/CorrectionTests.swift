import Foundation
import Testing

extension Pages {
  /// Corrections at the table: the page shows their effect before they are kept.
  @Suite(.serialized) struct CorrectionsInABrowser {
    @Test func `undo says what it takes back`() throws {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        try keeper.beginWithGoal()
        try keeper.browser.press("Undo")
        #expect(
          try keeper.browser.text("#table dialog").contains("MTL9 goal at 14:00 does not count"))
        try keeper.keep("Keep the change")
        #expect(try keeper.text("visiting-score") == "0")
        #expect(try keeper.text("home-box").hasPrefix("6\n1:00\n"))
        #expect(try keeper.log().hasSuffix("{\"undo\":\"p3\"}\n"))
      }
    }

    @Test func `a forgotten penalty is inserted at its time`() throws {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        let browser = keeper.browser
        try keeper.beginWithGoal()
        try browser.press("＋ MTL penalty")
        try keeper.type("143008")
        try browser.press("2minor")
        let shown = try browser.text("#table dialog .effect")
        #expect(shown.contains("MTL9 goal at 14:00: even-strength goal; was: power-play goal"))
        try keeper.keep()
        #expect(try keeper.text("visiting-box").hasPrefix("8\n1:30\n"))
        #expect(try keeper.log().contains(#""elapsed":"5:30","before":"p3""#))
      }
    }

    @Test func `a goal is disallowed, and a call amended, from the list of plays`() throws {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        let browser = keeper.browser
        try keeper.beginWithGoal()
        try browser.click(".play-list li:first-child button")
        try browser.press("The officials disallow the goal")
        try browser.press("video review")
        try browser.press("Go on")
        #expect(try browser.text("#table dialog:last-of-type").contains("score 0-0, was 0-1"))
        try keeper.keep("Keep the change")
        #expect(try keeper.text("visiting-score") == "0")

        try browser.click(".play-list li:nth-last-child(2) button")
        try browser.press("The officials make it another call")
        try browser.press("2+2double minor")
        try browser.press("Go on")
        try keeper.keep("Keep the change")
        #expect(try keeper.text("home-box").contains("then 2"))
        #expect(try keeper.log().contains(#""play":"amend","of":"p2","call":"2+2""#))
      }
    }

    @Test func `the clock is set back by the officials only`() throws {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        let browser = keeper.browser
        try keeper.beginWithGoal()
        try browser.click("#table-time")
        try keeper.type("1410")
        try browser.press("Set")
        #expect(try browser.text("#table dialog .refusal").contains("the clock ran backwards"))
        try keeper.keep("The officials set it to this")
        try browser.wait(until: "part('table-reading').textContent === '14:10'")
        #expect(try keeper.log().contains(#""play":"clock","to":"5:50""#))
      }
    }
  }
}
