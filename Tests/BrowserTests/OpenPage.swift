import Foundation
import Testing

/// The tests of the page.
///
/// As many tests run at a time as there are processors, each in a browser of its own.
@Suite(.enabled(if: Programs.page != nil)) enum Pages {}

/// The page, opened from its file as a person would.
enum OpenPage {
  /// A short game with a penalty and a goal.
  static let sheet = """
    under nhl-2025
    P1  4:00  A6  2 hooking
        5:00  B   goal

    """

  /// Opens the page in a browser that no other test is using, with empty storage, and runs `body`.
  ///
  /// Afterwards, the page must have done nothing forbidden: no error in its script, and no request
  /// to any host. The first view, which shows no sheet, is left unless `isFirst` is true.
  static func with(
    fragment: String = "", isFirst: Bool = false, _ body: (Browser) throws -> Void
  ) throws {
    let page = URL(filePath: try #require(Programs.page)).absoluteString + fragment
    let browser: Browser
    if let idle = lock.withLock({ idle.popLast() }) {
      browser = idle
      let clear =
        "try { localStorage.clear(); sessionStorage.clear(); indexedDB.deleteDatabase('penaltybox') } catch {}"
      try browser.with(clear) { try browser.open(page) }
    } else {
      browser = try Browser(page)
      lock.withLock {
        if browsers.isEmpty { atexit { for browser in OpenPage.browsers { try? browser.close() } } }
        browsers.append(browser)
      }
    }
    defer { lock.withLock { idle.append(browser) } }
    if !isFirst { _ = try browser.value("document.body.classList.remove('first')") }
    try body(browser)
    #expect(try browser.faults() == [])
  }

  /// The browsers started so far.
  ///
  /// They end with the process, because starting a browser takes longer than most tests.
  nonisolated(unsafe) private static var browsers: [Browser] = []
  /// The browsers that no test is using.
  nonisolated(unsafe) private static var idle: [Browser] = []
  private static let lock = NSLock()
}

extension Browser {
  /// Replaces the current sheet, all at once, which is faster than key by key.
  func write(_ text: String) throws {
    _ = try value("part('sheet').focus(), part('sheet').select()")
    try command("Input.insertText", ["text": text])
    try settle()
  }

  /// Shows the sheet instead of the game, if a window of this width has room for only one of them.
  func turnToSheet(ifBelow width: Int) throws {
    if width < 1100 { try click("#side-sheet") }
  }

  /// Opens the published cases, and waits until all of them have been read.
  func openCases() throws {
    try click("#open-cases")
    try wait(until: "/^[0-9]+ cases/.test(part('case-count').textContent)")
  }

  /// Shares the game as the button with these words says.
  func share(_ words: String) throws {
    try click("#share")
    try press(words)
  }

  /// The facts of the game in its head, most of which a button shows.
  func facts() throws -> String {
    try settle()
    return try value("part('head').textContent")
  }

  /// Waits until an expression in the page's script is true, and what it began has ended; fails
  /// after some seconds.
  func wait(
    until expression: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for _ in 0..<3000 {
      if try value(expression) == "true" { return try settle() }
      Thread.sleep(forTimeInterval: 0.01)
    }
    Issue.record("never true: \(expression)", sourceLocation: sourceLocation)
  }

  /// The number of elements that match `selector`.
  func count(_ selector: String) throws -> Int {
    Int(try value("document.querySelectorAll(`\(selector)`).length")) ?? -1
  }

  /// Drops a file with this text into the page.
  func drop(_ text: String, named name: String) throws {
    try drop([(name, text)])
  }

  /// Drops files into the page, each with its name and its text.
  func drop(_ files: [(name: String, text: String)]) throws {
    let pairs = files.map { [$0.text, $0.name] }
    let arguments = try JSONSerialization.data(withJSONObject: pairs)
    _ = try value(
      """
      ((files) => {
        const carried = new DataTransfer();
        for (const [text, name] of files) carried.items.add(new File([text], name));
        document.body.dispatchEvent(
          new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carried }));
      })(\(String(decoding: arguments, as: UTF8.self)))
      """)
  }

  /// Pastes a text into the focused element, or into the element called `selector`.
  func paste(_ text: String, into selector: String) throws {
    let arguments = try JSONSerialization.data(withJSONObject: [text, selector])
    _ = try value(
      """
      (([text, selector]) => {
        const carried = new DataTransfer();
        carried.setData('text/plain', text);
        document.querySelector(selector).dispatchEvent(
          new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: carried }));
      })(\(String(decoding: arguments, as: UTF8.self)))
      """)
  }
}
