import Foundation
import Testing

extension Pages {
  /// A scorekeeper's slips, the few taps that mend each, and a clock that nothing sets wrong.
  @Suite(.serialized) struct Slips {
    /// Begins a game with a minor and a goal, and counts the taps from then on.
    private func begin(_ keeper: Scorekeeper) throws {
      try keeper.beginWithGoal()
      _ = try keeper.browser.value("addEventListener('click', () => (window.taps += 1), true)")
    }

    /// Expects at most `most` taps in `body`.
    private func taps(_ most: Int, _ keeper: Scorekeeper, _ body: () throws -> Void) throws {
      _ = try keeper.browser.value("window.taps = 0")
      try body()
      let count = Int(try keeper.browser.value("window.taps")) ?? 99
      #expect((1...most).contains(count), "\(count) taps")
    }

    @Test func `a number, an assist, a team and a forgotten penalty are mended in a few taps`()
      throws
    {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        let browser = keeper.browser
        try begin(keeper)
        try taps(6, keeper) {
          try browser.click(".play-list li:nth-child(2) button")
          try keeper.type("12")
          #expect(try browser.text("#table dialog .effect").contains("TOR12's minor"))
          try keeper.keep()
        }
        #expect(try keeper.log().contains(#""offender":"TOR12""#))
        try taps(5, keeper) {
          try browser.click(".play-list li:first-child button")
          try keeper.type("10")
          try keeper.keep()
        }
        #expect(try keeper.log().contains(#""scorer":"MTL9","assists":["MTL10"]"#))
        try taps(9, keeper) {
          try browser.press("＋ MTL penalty")
          try keeper.type("143017")
          try browser.press("2minor")
          try keeper.keep()
        }
        #expect(try keeper.text("visiting-box").hasPrefix("17\n1:30"))
        try taps(3, keeper) {
          try browser.click(".play-list li:nth-child(2) button")
          try browser.press("It was TOR")
          try keeper.keep()
        }
        #expect(try keeper.text("home-box").contains("17\n1:30"))
        // An undo brings back the play as it was before the change.
        try browser.press("Undo")
        try keeper.keep("Keep the change")
        #expect(try keeper.text("visiting-box").hasPrefix("17\n1:30"))
      }
    }

    @Test func `what was typed twice is taken back at its place, and a shot is undone as a shot`()
      throws
    {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        let browser = keeper.browser
        try begin(keeper)
        try keeper.goal("9", of: "visiting")
        try browser.press("Take it back")
        try browser.wait(until: "part('table-visiting-score').textContent === '1'")
        try browser.click("#table-home-shots")
        #expect(try keeper.text("home-shots") == "Shots 1")
        try browser.press("Undo")
        try browser.wait(until: "part('table-home-shots').textContent === 'Shots 0'")
        #expect(try browser.count("#table dialog") == 0)
      }
    }

    @Test func `a clock of the day that is set back neither moves nor stops the game's clock`()
      throws
    {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        let browser = keeper.browser
        try begin(keeper)
        try browser.click("#table-main")
        try keeper.setDay("- 90_000")
        try browser.wait(until: "part('table-reading').textContent <= '13:58'")
        try browser.click("#table-main")
        try browser.wait(until: "part('table-main').textContent === 'Start the clock'")
        #expect(try keeper.log().contains(#""play":"whistle""#))
        #expect(try keeper.text("reading").hasPrefix("13:"))
      }
    }

    @Test(arguments: [
      ("The game went on", "End of P1"), ("The game stood still", "Start the clock"),
    ])
    func `a page that slept asks what the game did`(_ answer: String, _ then: String) throws {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        let browser = keeper.browser
        try begin(keeper)
        try browser.click("#table-main")
        try keeper.setDay("+ 1_200_000")
        try browser.wait(until: "part('table-news').textContent.includes('20 minutes passed')")
        let reading = try keeper.text("reading")
        #expect(reading >= "13:00")
        try browser.press(answer)
        try browser.wait(until: "part('table-main').textContent === '\(then)'")
        if then == "Start the clock" { #expect(try keeper.text("reading") == reading) }
      }
    }
  }

  /// Sheets that somebody writes, and what the page shows of them at once.
  @Suite struct OwnSheets {
    @Test func `the first penalty that is typed is in the box at once`() throws {
      try OpenPage.with(isFirst: true) { (browser: Browser) throws in
        try browser.click("#write")
        try browser.type("4:00 A6 2 hooking\n", into: "#sheet")
        #expect(try browser.text(".reading") == "P1 4:00")
        #expect(try browser.text(".team.home").contains("A6"))
        try browser.type("5:00 A7 2 tripping", into: "#sheet")
        #expect(try browser.text(".reading") == "P1 5:00")
        #expect(try browser.text(".strength-now") == "3v5")
      }
    }

    @Test func `an example and a new sheet leave what was open at hand`() throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.write(OpenPage.sheet)
        try browser.click("#examples option:nth-child(2)")
        try browser.click("#new")
        try browser.reload()
        #expect(try browser.value("sheet.value !== `\(OpenPage.sheet)`") == "true")
        try browser.click("#tabs > button")
        #expect(try browser.value("sheet.value === `\(OpenPage.sheet)`") == "true")
      }
    }
  }
}
