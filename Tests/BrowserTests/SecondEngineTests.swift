import Foundation
import Testing

extension Pages {
  /// Opening, typing, links, storage, the table and its clock in Safari's engine.
  @Suite(.serialized, .enabled(if: Programs.webKit != nil)) struct SecondEngine {
    /// Runs `body` in a separate browser, at the page with `fragment` in its address.
    private func open(_ fragment: String = "", _ body: (Browser) throws -> Void) throws {
      let page = URL(filePath: try #require(Programs.page)).absoluteString + fragment
      let browser = try Browser(webKit: try #require(Programs.webKit), page)
      defer { try? browser.close() }
      try body(browser)
    }

    @Test func `the first view shows who sits, and what is typed is in the box at once`() throws {
      try open { (browser: Browser) throws in
        #expect(try browser.text(".reading") == "P3 9:10")
        #expect(try browser.text(".team.visiting").contains("OTT6"))
        try browser.click("#write")
        try browser.type("4:00 A6 2 hooking\n", into: "#sheet")
        try browser.wait(until: "document.querySelector('.reading').textContent === 'P1 4:00'")
        #expect(try browser.text(".team.home").contains("A6"))
        // The address contains the game, and a reload shows the game again.
        try browser.share("Copy a link")
        try browser.wait(until: "location.hash.length > 20")
        try browser.send("POST", "/refresh", [:])
        try browser.wait(until: "document.body.classList.contains('ready')")
        #expect(try browser.value("sheet.value.includes('A6 2 hooking')") == "true")
        try browser.openCases()
      }
    }

    @Test func `a game is kept, its clock runs, and a reload loses nothing`() throws {
      try open("#table") { (browser: Browser) throws in
        let keeper = Scorekeeper(browser: browser)
        try browser.wait(until: "document.querySelector('#table-games .main') !== null")
        try keeper.begin()
        try browser.click("#table-main")
        try browser.wait(until: "part('table-reading').textContent <= '19:58'")
        try keeper.setDay("- 90_000")
        try browser.wait(until: "part('table-reading').textContent <= '19:56'")
        try browser.click("#table-main")
        try browser.wait(until: "part('table-main').textContent === 'Start the clock'")
        try keeper.setClock("16:30")
        let box = "part('table-home-box').textContent"
        try keeper.penalty("6", of: "home")
        try browser.click(".play-list li:first-child button")
        try keeper.type("12")
        try keeper.keep()
        #expect(try browser.value(box).hasPrefix("122:00"))
        try browser.send("POST", "/refresh", [:])
        try browser.wait(until: "document.querySelector('#table-reading')?.textContent === '16:30'")
        #expect(try browser.value(box).hasPrefix("122:00"))
        #expect(try keeper.log().contains(#""offender":"TOR12""#))
      }
    }
  }
}
