import Foundation
import Testing

extension Pages {
  /// Games in the browser's own database: no shown play is lost, and only one tab keeps a game.
  @Suite(.serialized) struct StoredGamesInABrowser {
    @Test func `a killed browser loses nothing that was shown`() throws {
      let profile = FileManager.default.temporaryDirectory.appending(path: "profile-\(UUID())")
      defer { try? FileManager.default.removeItem(at: profile) }
      let killed = try Browser(try Scorekeeper.table(), profile: profile)
      let first = Scorekeeper(browser: killed)
      try first.begin()
      try first.setClock("12:00")
      try first.penalty("6", of: "home", "2+2double minor")
      let log = try first.log()
      let shown = try first.text("home-box")
      try killed.kill()

      let browser = try Browser(try Scorekeeper.table(), profile: profile)
      let keeper = Scorekeeper(browser: browser)
      try keeper.openLast()
      #expect(try keeper.log() == log)
      #expect(try keeper.text("home-box") == shown)
      #expect(try keeper.text("reading") == "12:00")
      #expect(try browser.faults() == [])
      try browser.close()
    }

    @Test func `a second tab shows the game, and keeps it when it is told to`() throws {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        let browser = keeper.browser
        try keeper.begin()
        try keeper.penalty("6", of: "home")
        let address = try browser.value("location.href")
        let first = try browser.tab()
        let second = try browser.openTab(address)
        try browser.wait(until: "!part('table-other').hidden")
        #expect(try keeper.text("other").hasPrefix("Another tab or window keeps this game."))
        #expect(try browser.value("part('table-home-goal').disabled") == "true")
        #expect(try keeper.text("home-box").hasPrefix("6\n2:00"))

        try browser.use(first)
        try keeper.goal("9", of: "visiting")
        try browser.use(second)
        try browser.wait(until: "part('table-visiting-score').textContent === '1'")

        try browser.press("Keep it here instead")
        try browser.wait(until: "part('table-other').hidden")
        try keeper.penalty("7", of: "home")
        try browser.use(first)
        try browser.wait(until: "!part('table-other').hidden")
        try browser.wait(until: "part('table-home-box').textContent.includes('7')")

        // Once the second tab is closed, the first keeps the game again.
        try browser.use(second)
        try browser.closeTab(using: first)
        try browser.wait(until: "part('table-other').hidden")
        try keeper.goal("10", of: "visiting")
        #expect(try keeper.log().split(separator: "\n").count == 6)
      }
    }

    @Test func `the scoreboard follows the table in a window of its own`() throws {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        let browser = keeper.browser
        try keeper.begin()
        try keeper.setClock("12:00")
        try keeper.penalty("6", of: "home")
        let table = try browser.tab()
        let address = try browser.value("location.href").replacing("#table", with: "#scoreboard")
        let board = try browser.openTab(address)
        try browser.wait(until: "document.querySelector('.arena-clock') !== null")
        #expect(try browser.text("#arena") == "TOR\n0\n6\n2:00\nP1\n12:00\nMTL\n0")
        try browser.use(table)
        try keeper.goal("9", of: "visiting")
        try browser.click("#table-main")
        try browser.use(board)
        try browser.wait(until: "document.querySelector('.arena-clock').textContent <= '11:58'")
        #expect(try browser.text("#arena").hasPrefix("TOR\n0\nP1\n11:"))
        #expect(try browser.text("#arena").hasSuffix("\nMTL\n1"))
        try browser.closeTab(using: table)
      }
    }

    @Test func `a clock that was left running long ago stands at the time that was played`() throws
    {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        let browser = keeper.browser
        try keeper.begin()
        try keeper.setClock("12:00")
        try browser.click("#table-main")
        try browser.wait(until: "gameClock.now().elapsed > 480")
        let game = try browser.value("kept.game().id")
        try browser.with(Self.sleep(keeping: game)) {
          try browser.reload()
          try browser.wait(
            until: "part('table').textContent.includes('20 minutes passed while this page slept')")
          let reading = try keeper.text("reading")
          #expect(reading == "10:30")
          try browser.press("The game stood still")
          let main = try keeper.text("main")
          #expect(main == "Start the clock")
        }
      }
    }

    /// A script that makes the page believe that the device slept for twenty minutes, after the
    /// clock had run for a minute and a half.
    private static func sleep(keeping game: String) -> String {
      """
      const seen = Date.now();
      localStorage.setItem('penaltybox clock \(game)',
        JSON.stringify({ period: 1, elapsed: 570, running: true, seen }));
      const awake = Date.now;
      Date.now = () => awake() + 20 * 60_000;
      """
    }

    @Test func `a game is deleted only when that was asked for twice`() throws {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        let browser = keeper.browser
        try keeper.begin()
        try browser.click(".table-bar a")
        try browser.wait(until: "document.querySelectorAll('.game-row').length === 1")
        try browser.press("Delete")
        try browser.press("Cancel")
        #expect(try browser.count(".game-row") == 1)
        try browser.press("Delete")
        try browser.press("Delete the game")
        try browser.wait(until: "document.querySelectorAll('.game-row').length === 0")
      }
    }

    @Test func `everything that is pressed is large enough for a thumb`() throws {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        let browser = keeper.browser
        try keeper.begin()
        for (width, height) in [(360, 740), (768, 1024), (1024, 768)] {
          try browser.resize(width: width, height: height)
          // Where there is room, the table shows the plays without a panel.
          let panels = ["penalty", "goal", "time", "more"] + (width < 1000 ? ["plays"] : [])
          for panel in panels {
            let id = panel == "penalty" || panel == "goal" ? "home-" + panel : panel
            try browser.click("#table-" + id)
            #expect(try browser.value(Self.small) == "", "\(panel), \(width) px")
            #expect(try browser.value(Self.isTooWide) == "false", "\(panel), \(width) px")
            try browser.press(["more", "plays"].contains(panel) ? "Close" : "Cancel")
          }
        }
      }
    }

    /// The words of the buttons that are less than 48 pixels high or 40 pixels wide.
    private static let small = """
      [...document.querySelectorAll('#table button, #table .button')]
        .filter((made) => made.getClientRects().length > 0)
        .filter((made) => made.offsetHeight < 48 || made.offsetWidth < 40)
        .map((made) => made.textContent + ' ' + made.offsetWidth + 'x' + made.offsetHeight).join(', ')
      """

    /// Whether anything has to be scrolled sideways.
    private static let isTooWide = """
      [document.documentElement, ...document.querySelectorAll('#table dialog, #table dialog .panel-body')]
        .some((made) => made.scrollWidth > made.clientWidth + 1)
      """
  }
}
