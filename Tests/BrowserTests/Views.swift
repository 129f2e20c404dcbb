import Foundation
import Testing

/// The views of the page: each is photographed, and looked at by axe.
enum View: String, CaseIterable {
  case first, game, sheet, cases, verdict, quiz, rulebook, comparison, provision, share, reader,
    embed

  /// The end of the page's address.
  var fragment: String {
    switch self {
    case .reader: "#view"
    case .quiz: "#quiz=hc-rb4-minor-ex-1"
    default: ""
    }
  }

  /// Opens the view and hands the browser to `body`.
  func with(_ body: (Browser) throws -> Void) throws {
    try OpenPage.with(fragment: fragment, isFirst: self == .first) { (browser: Browser) throws in
      try lead(browser)
      try browser.settle()
      try body(browser)
    }
  }

  private func lead(_ browser: Browser) throws {
    func run(_ script: String) throws { _ = try browser.value("(() => { \(script) })()") }
    switch self {
    case .first, .game, .reader: break
    case .sheet:
      try browser.write(
        OpenPage.sheet.replacing("goal", with: "gaol") + "    6:00  A7  2+2 high-sticking\n")
      try run("panels.turn('sheet')")
    case .cases, .verdict:
      try run("panels.turn('sheet')")
      try browser.openCases()
      if self == .verdict { try browser.click("#case-list button") }
    case .quiz: try browser.wait(until: "document.querySelector('#quiz-names input') !== null")
    case .rulebook: try run("panels.turn('sheet'); books.begin('nhl-2025')")
    case .comparison:
      try browser.click("#second option[value='hockey-canada-2024']")
      try browser.wait(until: "document.querySelector('.compared') !== null")
    case .provision: try browser.click(".team.visiting .penalty-clock .rule")
    case .share: try run("files.share()")
    case .embed: try run("document.body.classList.add('view', 'embed'); game.redraw()")
    }
  }
}

/// The views of the table, and the arena's scoreboard.
enum TableView: String, CaseIterable {
  case games, new, table, penalty, goal, change, plays, more, time, season, arena

  /// Opens the view in the middle of a game and hands the browser to `body`.
  func with(_ body: (Browser) throws -> Void) throws {
    try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
      if self == .new { try keeper.browser.press("New game") }
      if self != .games && self != .new {
        try keeper.beginWithNames()
        try lead(keeper)
      }
      try keeper.browser.settle()
      try body(keeper.browser)
    }
  }

  private func lead(_ keeper: Scorekeeper) throws {
    let browser = keeper.browser
    switch self {
    case .games, .new, .table: break
    case .penalty: try keeper.fillIn(penalty: "14", of: "visiting", "2minor")
    case .goal: try browser.click("#table-home-goal")
    case .change: _ = try browser.value("document.querySelector('.play-list button').click()")
    case .plays: _ = try browser.value("playsPanel.open()")
    case .more: try browser.click("#table-more")
    case .time: try browser.click("#table-time")
    case .season:
      try keeper.openSeason()
    case .arena:
      _ = try browser.value("location.hash = '#scoreboard'")
      try browser.wait(until: "document.querySelector('.arena-clock') !== null")
    }
  }
}

extension Scorekeeper {
  /// Chooses the file of a season in which TOR6 may not play tonight.
  func openSeason() throws {
    let season =
      "under nhl-2025\nhome TOR\nvisiting MTL\n\ngame 1\nP1 4:00 TOR6 GM force-on-official-3\n"
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).season")
    try Data(season.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try browser.press("More")
    try browser.press("Who may not play tonight")
    try browser.type(file.path, into: "#table-season")
    try browser.wait(
      until: "document.querySelector('#table dialog li')?.textContent === 'TOR6: 40.4'")
  }

  /// Begins a game of players with names, in which four penalties were called.
  func beginWithNames() throws {
    try begin()
    try browser.press("More")
    try browser.press("TOR: players")
    try browser.type("4 Eva Strand\n7 Mia Falk\n13 Siv Moe", into: "#table dialog textarea")
    try keep()
    for (time, player, team, infraction) in [
      ("18:55", "13", "home", "tripping"), ("17:44", "07", "home", "roughing"),
      ("17:44", "12", "visiting", "roughing"), ("17:14", "04", "home", "hooking"),
    ] {
      if try text("reading") != time { try setClock(time) }
      try fillIn(penalty: player, of: team, "2minor")
      try browser.press(infraction)
      try keep()
    }
  }
}
