import Foundation
import Testing

extension Pages {
  /// Browsers that lack a newer function, store nothing, or have no room left.
  @Suite(.serialized) struct PoorBrowsers {
    @Test func `a page that is sent without encryption shows a game, links it and keeps one`()
      throws
    {
      // Such a page lacks these members.
      let script = "delete Navigator.prototype.locks; delete Crypto.prototype.randomUUID"
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        let browser = keeper.browser
        try browser.with(script) {
          _ = try browser.value("location.hash = ''")
          try browser.reload()
          try browser.write(OpenPage.sheet.replacing("goal", with: "gaol") + "    6:00  é2 x")
          #expect(try browser.value("document.querySelector('mark.error').textContent") == "gaol")
          try browser.write(OpenPage.sheet)
          #expect(try browser.text("#head h1") == "A 0 – 1 B")
          try browser.share("Copy a link")
          try browser.wait(until: "location.hash.length > 20")
          try browser.openCases()

          _ = try browser.value("location.hash = 'table'")
          try browser.wait(until: "document.querySelector('#table-games button') !== null")
          try keeper.begin()
          try keeper.penalty("6", of: "home")
          #expect(try keeper.text("strength") == "4v5")
        }
      }
    }

    @Test(arguments: ["WebAssembly", "DecompressionStream"])
    func `a browser that cannot run the solver says which can`(_ missing: String) throws {
      try OpenPage.with { (browser: Browser) throws in
        try browser.with("delete window.\(missing)") {
          try browser.send("POST", "/refresh", [:])
          try browser.wait(until: "part('unready').className === 'bad'")
          let told = try browser.text("#unready")
          #expect(told.hasPrefix("This browser cannot run PenaltyBox: \(missing) is not defined."))
          #expect(told.contains("Safari 16.4, Chrome or Edge 105, Firefox 125"))
        }
        #expect(try browser.faults().count == 1)
      }
    }

    @Test func `where not even the script runs, a sentence stands in the page`() throws {
      try OpenPage.with { (browser: Browser) throws in
        // Without this function, the first action of the page's script fails.
        try browser.with("document.getElementById = undefined") {
          try browser.send("POST", "/refresh", [:])
          let shown = "getComputedStyle(document.querySelector('#unready')).visibility"
          try browser.wait(until: "\(shown) === 'visible'")
          #expect(try browser.text("#unready").contains("this browser cannot run it"))
        }
        _ = try browser.faults()
      }
    }

    private static let denied = """
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() { throw new DOMException('Access is denied', 'SecurityError'); },
        });
      }
      """
    private static let full = """
      Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
      """

    @Test(arguments: [denied, full])
    func `where the clock cannot be stored, a game is kept, its clock runs, and it is said`(
      _ script: String
    ) throws {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        let browser = keeper.browser
        try browser.with(script) {
          try browser.reload()
          try browser.wait(until: "document.querySelector('#table-games button') !== null")
          try keeper.begin()
          try browser.click("#table-main")
          try browser.wait(until: "part('table-reading').textContent <= '19:58'")
          try browser.click("#table-main")
          try browser.wait(until: "part('table-news').textContent.includes('whistle')")
          #expect(try keeper.text("stored").hasPrefix("This browser does not store the clock"))
          try keeper.penalty("6", of: "home")
          #expect(try keeper.text("strength") == "4v5")
        }
      }
    }

    @Test func `where no play can be stored, that is said and nothing is shown as kept`() throws {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        let browser = keeper.browser
        try keeper.begin()
        _ = try browser.value(
          """
          (IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError'); })
          """)
        try keeper.fillIn(penalty: "6", of: "home", "2minor")
        try browser.press("Keep")
        try browser.wait(
          until: "document.querySelector('#table dialog .refusal').textContent !== ''")
        #expect(
          try browser.text("#table dialog .refusal")
            .contains("This browser could not store the play, so it is not kept: full"))
        #expect(try keeper.text("strength") == "5v5")
      }
    }
  }
}
