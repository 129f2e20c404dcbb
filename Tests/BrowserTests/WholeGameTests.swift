import Foundation
import Testing

extension Pages {
  /// A whole game with the slips of an evening, which ends as the referee's sheet says.
  @Suite(.serialized) struct WholeGames {
    @Test func `a game of sixty plays with ten slips ends as the referee's sheet says`() throws {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        try keeper.begin()
        for period in 1...3 {
          for play in RefereesPlay.all(of: period) {
            try slip(before: play, keeper)
            try keeper.setClock(play.clock)
            if play.isForgotten { continue }
            try keep(play, keeper)
            try slip(after: play, keeper)
          }
          try keeper.setClock("0:00")
          try keeper.browser.press("End of P\(period)")
          if period < 3 { try keeper.browser.press("Begin P\(period + 1)") }
        }
        try keeper.browser.press("End of the game")
        try keeper.browser.wait(until: "part('table-main').textContent === 'Scoresheet'")
        try expectRefereesSheet(keeper)
      }
    }

    private func keep(_ play: RefereesPlay, _ keeper: Scorekeeper) throws {
      // A wrong number, and a wrong team.
      let number = play.is(1, "18:00") ? "91" : play.number
      let team = play.is(1, "16:00") ? "home" : play.team
      try keeper.browser.click("#table-\(team)-\(play.isGoal ? "goal" : "penalty")")
      try typeNumber(number, keeper)
      if !play.isGoal { try keeper.browser.press("2minor") }
      try keeper.keep()
    }

    /// Types a number on the pad, which is behind a button once many players are known.
    private func typeNumber(_ number: String, _ keeper: Scorekeeper) throws {
      let isHidden = "document.querySelector('#table dialog .pad').hidden"
      if try keeper.browser.value(isHidden) == "true" { try keeper.browser.press("Other number") }
      try keeper.type(number)
    }

    /// Slips between plays: a device that slept, a time of day that is set back, and a further tab.
    private func slip(before play: RefereesPlay, _ keeper: Scorekeeper) throws {
      let browser = keeper.browser
      if play.is(2, "13:00") {
        try browser.click("#table-main")
        try keeper.setDay("+ 1_200_000")
        try browser.wait(until: "part('table-news').textContent.includes('20 minutes passed')")
        try browser.press("The game stood still")
        try reload(browser)
      } else if play.is(2, "11:00") {
        try browser.click("#table-main")
        try keeper.setDay("- 90_000")
        try browser.wait(until: "gameClock.age() > 0.8")
        try browser.press("Whistle")
        try browser.wait(until: "kept.text().includes('whistle')")
        try reload(browser)
      } else if play.is(2, "7:00") {
        let first = try browser.tab()
        _ = try browser.openTab(try browser.value("location.href"))
        try browser.wait(until: "!part('table-other').hidden")
        try browser.closeTab(using: first)
        try browser.wait(until: "part('table-other').hidden")
      } else if play.is(3, "17:00") {
        try browser.click("#table-home-shots")
        try browser.press("Undo")
        try browser.wait(until: "part('table-home-shots').textContent.startsWith('Shots')")
      }
    }

    private func reload(_ browser: Browser) throws {
      try browser.reload()
      try browser.wait(until: "part('table-reading').textContent !== ''")
    }

    /// Slips after a play: typed wrongly, twice or too early, and forgotten.
    private func slip(after play: RefereesPlay, _ keeper: Scorekeeper) throws {
      let browser = keeper.browser
      func change(_ clock: String) throws {
        try browser.click(".play-list button[aria-label^='Change P1 \(clock)']")
      }
      if play.is(1, "18:00") {
        try change("18:00")
        try keeper.type(play.number)
        try keeper.keep()
      } else if play.is(1, "16:00") {
        try change("16:00")
        try browser.press("It was MTL")
        try keeper.keep()
      } else if play.is(1, "13:00") {
        try change("15:00")
        try keeper.type("50")
        try keeper.keep()
      } else if play.is(1, "10:00") {
        try browser.press("＋ TOR penalty")
        try keeper.type("110028")
        try browser.press("2minor")
        try keeper.keep()
      } else if play.is(2, "15:00") {
        try keep(play, keeper)
        try browser.press("Take it back")
        try browser.wait(until: "!part('table-news').textContent.includes('already')")
      }
    }

    /// Expects the goals and penalties of the referee's sheet in the log.
    private func expectRefereesSheet(_ keeper: Scorekeeper) throws {
      let sheet = RefereesPlay.sheet.replacing("\n", with: "\\n")
      let rows = """
        ((log) => ['goals', 'penalties'].map((rows) => solver.ask({ what: 'rows', rows, log }).answer)
          .flat().map(({ game, source, date, ended, ...row }) => JSON.stringify(row)).join('\\n'))
        """
      let kept = try keeper.browser.value("\(rows)(kept.log().log)")
      let meant = try keeper.browser.value("\(rows)({ name: 'referee.sheet', text: '\(sheet)' })")
      #expect(kept == meant)
      #expect(kept.split(separator: "\n").count == 54)
      #expect(try keeper.log().split(separator: "\n").count >= 60)
    }
  }
}

/// A line of the referee's sheet.
private struct RefereesPlay {
  var period: Int
  var minute: Int
  var isGoal: Bool
  var team: String
  var number: String
  var clock: String { "\(minute):00" }

  func `is`(_ period: Int, _ clock: String) -> Bool {
    self.period == period && self.clock == clock
  }

  /// Whether the scorekeeper types it later.
  var isForgotten: Bool { `is`(1, "11:00") }

  /// Eighteen plays, a minute apart, of both teams in turn.
  static func all(of period: Int) -> [RefereesPlay] {
    (0..<18).map { index in
      let isGoal = [4, 9, 16].contains(index)
      return RefereesPlay(
        period: period, minute: 19 - index, isGoal: isGoal,
        team: index.isMultiple(of: 2) ? "home" : "visiting",
        number: isGoal ? "1\(period)" : "\(20 + index)")
    }
  }

  static var sheet: String {
    var lines = ["under nhl-2025", "clock remaining", "home TOR", "visiting MTL"]
    for period in 1...3 {
      lines.append("P\(period) 20:00 period-start")
      for play in all(of: period) {
        let assist = play.is(1, "15:00") ? " 50" : ""
        let who = (play.team == "home" ? "TOR" : "MTL") + play.number
        lines.append("\(play.clock) \(who) \(play.isGoal ? "goal" + assist : "2")")
      }
      lines.append("0:00 period-end")
    }
    return lines.joined(separator: "\n") + "\n0:00 game-end\n"
  }
}
