import Foundation
import Testing

extension Browser {
  /// Opens `address` in a new tab, which becomes the current one; returns its name.
  func openTab(_ address: String) throws -> String {
    let answer = try send("POST", "/window/new", ["type": "tab"]) as? [String: Any]
    let name = try #require(answer?["handle"] as? String)
    try use(name)
    try watch()
    try open(address)
    return name
  }

  /// The name of the current tab.
  func tab() throws -> String { try send("GET", "/window") as? String ?? "" }

  /// Makes the tab called `name` the current one.
  func use(_ name: String) throws { try send("POST", "/window", ["handle": name]) }

  /// Closes the current tab, and makes the tab called `name` current.
  func closeTab(using name: String) throws {
    try send("DELETE", "/window")
    try use(name)
  }

  /// Reloads the page once Chromium has had time to store what the page wrote; an immediate reload
  /// can start with older content.
  func reload() throws {
    Thread.sleep(forTimeInterval: 1)
    try send("POST", "/refresh", [:])
    try wait(until: "document.body.classList.contains('ready')")
  }

  /// Runs `body` in a browser that runs `script` before the scripts of every page.
  func with(_ script: String, _ body: () throws -> Void) throws {
    let added = try command("Page.addScriptToEvaluateOnNewDocument", ["source": script])
    defer { _ = try? command("Page.removeScriptToEvaluateOnNewDocument", added) }
    try body()
  }

  /// Kills Chromium, as an empty battery would.
  func kill() throws {
    try #require(process > 0)
    _ = Foundation.kill(process, SIGKILL)
    // The driver never reaps its child: the process is gone, and its profile unlocked, only after
    // the driver has ended.
    endDriver()
    for _ in 0..<100 where Foundation.kill(process, 0) == 0 { Thread.sleep(forTimeInterval: 0.05) }
  }

  /// Presses the button with these words in the dialog on top or, if none is open, on the page.
  func press(
    _ words: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let place = "([...document.querySelectorAll('dialog[open]')].at(-1) || document.body)"
    let named = "one.textContent.replace(/\\s+/g, ' ').trim() === `\(words)`"
    let button =
      "[...\(place).querySelectorAll('button')].find((one) => one.checkVisibility() && \(named))"
    for _ in 0..<1000 {
      if try tap(button) { return }
      let found = try send("POST", "/execute/sync", ["script": "return \(button)", "args": []])
      if let element = (found as? [String: String])?.values.first {
        try send("POST", "/element/\(element)/click", [:])
        return try settle()
      }
      Thread.sleep(forTimeInterval: 0.01)
    }
    Issue.record("no button is called \(words)", sourceLocation: sourceLocation)
  }
}
