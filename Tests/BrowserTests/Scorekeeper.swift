import Foundation
import Testing

/// A scorekeeper who keeps a game on the page by pressing its buttons.
struct Scorekeeper {
  let browser: Browser

  /// The address of the page's table.
  static func table() throws -> String {
    URL(filePath: try #require(Programs.page)).absoluteString + "#table"
  }

  /// Opens the table with empty storage, runs `body`, and expects that the page did nothing
  /// forbidden.
  static func atTable(_ body: (Scorekeeper) throws -> Void) throws {
    try OpenPage.with(fragment: "#table") { (browser: Browser) throws in
      // The list of games is read from the disk.
      try browser.wait(until: "document.querySelector('#table-games .main') !== null")
      try body(Scorekeeper(browser: browser))
    }
  }

  /// Begins a game with a minor of TOR6 at 15:00, and a power-play goal of MTL9 at 14:00.
  func beginWithGoal() throws {
    try begin()
    try setClock("15:00")
    try penalty("6", of: "home")
    try setClock("14:00")
    try goal("9", of: "visiting")
  }

  /// Begins a game of TOR and MTL, with lists of their players if there are any, and its first
  /// period.
  func begin(home: String = "", visiting: String = "") throws {
    try browser.press("New game")
    for (field, text) in [
      ("home", "TOR"), ("visiting", "MTL"), ("home-players", home), ("visiting-players", visiting),
    ] where !text.isEmpty { try browser.type(text, into: "#new-\(field)") }
    try browser.click("#new-book option[value='nhl-2025']")
    try browser.press("Begin")
    try browser.wait(until: "part('table-main').textContent === 'Begin P1'")
    try browser.click("#table-main")
    try browser.wait(until: "part('table-main').textContent === 'Start the clock'")
  }

  /// Sets the device's time of day: `change` is added to the milliseconds.
  func setDay(_ change: String) throws {
    _ = try browser.value("((awake) => (Date.now = () => awake() \(change)))(Date.now.bind(Date))")
  }

  /// Types digits on the pad.
  func type(_ digits: String) throws {
    for digit in digits { try browser.press(String(digit)) }
  }

  /// Sets the clock to `time`, the time left in the period.
  func setClock(_ time: String) throws {
    try browser.click("#table-time")
    try type(time.filter(\.isNumber))
    try browser.press("Set")
    try browser.wait(until: "part('table-reading').textContent === '\(time)'")
  }

  /// Fills in a penalty; `call` is the word and the name on its button, such as `2minor`.
  func fillIn(penalty player: String, of team: String, _ call: String) throws {
    try browser.click("#table-\(team)-penalty")
    try type(player)
    try browser.press(call)
  }

  /// Records a penalty at the time of the clock.
  func penalty(_ player: String, of team: String, _ call: String = "2minor") throws {
    try fillIn(penalty: player, of: team, call)
    try keep()
  }

  /// Records a goal at the time of the clock.
  func goal(_ scorer: String, of team: String) throws {
    try browser.click("#table-\(team)-goal")
    try type(scorer)
    try keep()
  }

  /// Presses "Keep", and waits until the panel is gone.
  func keep(_ words: String = "Keep") throws {
    try browser.press(words)
    try browser.wait(until: "document.querySelectorAll('#table dialog').length === 0")
  }

  /// Opens the game that was kept last.
  func openLast() throws {
    try browser.wait(until: "document.querySelector('.game-row') !== null")
    try browser.click(".game-row")
    try browser.wait(until: "part('table-reading').textContent !== ''")
  }

  /// The log of the game.
  func log() throws -> String { try browser.value("kept.text()") }

  /// The text of a part of the table.
  ///
  /// The news of a play may be only in the list of plays.
  func text(_ id: String) throws -> String {
    if id == "news" { return try browser.value("part('table-news').textContent") }
    return try browser.text("#table-" + id)
  }
}
