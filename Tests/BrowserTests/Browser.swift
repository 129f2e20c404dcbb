import Foundation
import Testing

/// A window of a headless Chromium that cannot reach any other host.
final class Browser {
  private let driver: WebDriver
  private let session: String
  /// The id of Chromium's process.
  let process: pid_t

  /// Opens `address` in a window of this size.
  ///
  /// The pages' storage is kept in the folder `profile`; without a folder, the storage is
  /// forgotten.
  init(_ address: String, width: Int = 1200, height: Int = 900, profile: URL? = nil) throws {
    driver = try WebDriver(try #require(Programs.driver))
    let options: [String: Any] = [
      "binary": try #require(Programs.chromium),
      "args": [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=\(width),\(height)",
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
        // The driver reads no text that is still fading in.
        "--force-prefers-reduced-motion",
      ] + (profile.map { ["--user-data-dir=\($0.path)"] } ?? []),
    ]
    let capabilities: [String: Any] = [
      "goog:chromeOptions": options,
      "goog:loggingPrefs": ["browser": "ALL", "performance": "ALL"],
    ]
    let answer =
      try driver.send("POST", "/session", ["capabilities": ["alwaysMatch": capabilities]])
      as? [String: Any]
    session = "/session/" + (try #require(answer?["sessionId"] as? String))
    let found = answer?["capabilities"] as? [String: Any]
    process = pid_t(found?["goog:processID"] as? Int ?? 0)
    try send("POST", "/timeouts", ["implicit": 10_000, "script": 600_000])
    try watch()
    try go(to: address)
  }

  /// Opens `address` in Safari's engine, whose driver is the program `webKit`.
  init(webKit: String, _ address: String) throws {
    driver = try WebDriver(webKit: webKit, port: UInt16.random(in: 20_000..<30_000))
    let options: [String: Any] = [
      "binary": try #require(Programs.miniBrowser), "args": ["--automation"],
    ]
    let capabilities = ["alwaysMatch": ["webkitgtk:browserOptions": options]]
    let answer =
      try driver.send("POST", "/session", ["capabilities": capabilities]) as? [String: Any]
    session = "/session/" + (try #require(answer?["sessionId"] as? String))
    process = 0
    try send("POST", "/timeouts", ["implicit": 10_000, "script": 600_000])
    try send("POST", "/window/rect", ["x": 0, "y": 0, "width": 1280, "height": 1000])
    try go(to: address)
  }

  /// Opens `address` again, on a screen of the window's size.
  func open(_ address: String) throws {
    try command("Emulation.clearDeviceMetricsOverride", [:])
    try emulate(media: "")
    try emulate(touch: false)
    try send("POST", "/url", ["url": "about:blank"])
    try go(to: address)
  }

  private func go(to address: String) throws {
    try send("POST", "/url", ["url": address])
    try wait(until: "document.body.classList.contains('ready')")
  }

  /// Sends a command about this session; returns the answer.
  @discardableResult
  func send(_ method: String, _ path: String, _ body: [String: Any]? = nil) throws -> Any {
    try driver.send(method, session + path, body)
  }

  func close() throws {
    defer { driver.stop() }
    try driver.send("DELETE", session)
  }

  /// Ends the driver of a browser that has died.
  func endDriver() { driver.stop() }

  /// The value of an expression in the page's script.
  func value(_ expression: String) throws -> String {
    let value = try driver.send(
      "POST", session + "/execute/sync", ["script": "return String(\(expression))", "args": []])
    return value as? String ?? ""
  }

  /// The text that the element called `selector` shows once the page is still.
  func text(_ selector: String) throws -> String {
    try settle()
    return try send("GET", "/text", to: selector) as? String ?? ""
  }

  func click(_ selector: String) throws {
    if try tap("document.querySelector(`\(selector)`)") { return }
    try send("POST", "/click", to: selector, [:])
    try settle()
  }

  /// Presses the mouse on the element that a script finds; false if it is hidden or covered.
  ///
  /// The driver's own click takes three times as long. It is needed in lists and in WebKit.
  func tap(_ element: String) throws -> Bool {
    let place = try value(
      """
      ((made) => {
        if (!made?.checkVisibility() || made.closest('select')) return '';
        made.scrollIntoView({ block: 'nearest' });
        const box = made.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return made.contains(document.elementFromPoint(x, y)) ? x + ' ' + y : '';
      })(\(element))
      """)
    let at = place.split(separator: " ").compactMap { Double($0) }
    guard process > 0, at.count == 2 else { return false }
    let mouse: [String: Any] = ["x": at[0], "y": at[1], "button": "left", "clickCount": 1]
    for kind in ["mousePressed", "mouseReleased"] {
      try command("Input.dispatchMouseEvent", mouse.merging(["type": kind]) { $1 })
    }
    try settle()
    return true
  }

  /// Types `text` into the element called `selector`.
  func type(_ text: String, into selector: String) throws {
    try send("POST", "/value", to: selector, ["text": text])
    try settle()
  }

  /// Presses a key in the focused element.
  func press(_ key: Key) throws { try type(key.rawValue) }

  /// Types `text` into the focused element.
  func type(_ text: String) throws {
    let keys = text.map(String.init).flatMap { key in
      [["type": "keyDown", "value": key], ["type": "keyUp", "value": key]]
    }
    let actions: [String: Any] = ["type": "key", "id": "keyboard", "actions": keys]
    try driver.send("POST", session + "/actions", ["actions": [actions]])
    try settle()
  }

  /// Drags the mouse within the element called `selector`, between two fractions of its width.
  func drag(_ selector: String, from: Double, to: Double) throws {
    let box = "document.querySelector('\(selector)').getBoundingClientRect()"
    func place(_ part: Double) throws -> [String: Any] {
      let x = try value("Math.round(\(box).x + \(part) * \(box).width)")
      let y = try value("Math.round(\(box).y + \(box).height / 2)")
      return ["type": "pointerMove", "duration": 50, "x": Int(x) ?? 0, "y": Int(y) ?? 0]
    }
    let steps: [[String: Any]] = [
      try place(from), ["type": "pointerDown", "button": 0], try place((from + to) / 2),
      try place(to), ["type": "pointerUp", "button": 0],
    ]
    let actions: [String: Any] = [
      "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"], "actions": steps,
    ]
    try driver.send("POST", session + "/actions", ["actions": [actions]])
    try settle()
  }

  /// Shows the page as on paper (`print`), or as on a screen.
  func emulate(media: String) throws {
    try command("Emulation.setEmulatedMedia", ["media": media])
  }

  /// Makes the page believe that fingers touch it, or that a mouse points at it.
  func emulate(touch: Bool) throws {
    try command("Emulation.setTouchEmulationEnabled", ["enabled": touch])
  }

  /// Lays the page out in a window of this size, which may be smaller than Chromium's own windows.
  func resize(width: Int, height: Int) throws {
    try command(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// A photograph of the window as a PNG, made smaller by `scale`.
  func photograph(scale: Double = 1) throws -> Data {
    let width = Double(try value("innerWidth")) ?? 0
    let height = Double(try value("innerHeight")) ?? 0
    let clip = ["x": 0, "y": 0, "width": width, "height": height, "scale": scale]
    let answer = try command("Page.captureScreenshot", ["format": "png", "clip": clip])
    return try #require(Data(base64Encoded: answer["data"] as? String ?? ""))
  }

  /// Shows the page in the colours for `scheme`: `light` or `dark`.
  func emulate(scheme: String) throws {
    let feature = ["name": "prefers-color-scheme", "value": scheme]
    try command("Emulation.setEmulatedMedia", ["features": [feature]])
  }

  /// The number of A4 pages that the page takes in print.
  func printedPages() throws -> Int {
    let options: [String: Any] = ["page": ["width": 21.0, "height": 29.7], "background": true]
    let value = try driver.send("POST", session + "/print", options) as? String
    let file = try #require(Data(base64Encoded: value ?? ""))
    // A PDF has one object of this type for each page.
    return String(decoding: file, as: Unicode.ASCII.self).ranges(of: /\/Type\s*\/Page\b(?!s)/).count
  }

  /// Sends a command of Chromium's own protocol; returns the answer.
  @discardableResult
  func command(_ name: String, _ parameters: [String: Any]) throws -> [String: Any] {
    let body: [String: Any] = ["cmd": name, "params": parameters]
    return try send("POST", "/goog/cdp/execute", body) as? [String: Any] ?? [:]
  }

  /// The forbidden actions of the page so far: errors of its script, and requests to other hosts.
  func faults() throws -> [String] {
    let printed = try log("browser").compactMap { entry in
      entry["level"] as? String == "SEVERE" ? entry["message"] as? String : nil
    }
    let requests = try log("performance").compactMap { entry -> String? in
      guard let message = entry["message"] as? String,
        message.contains("Network.requestWillBeSent\""),
        let url = message.firstMatch(of: /"request":\{.*?"url":"([^"]*)"/)?.1
      else { return nil }
      // Chromium's own first page has an address of its own.
      let isLocal = ["file:", "blob:", "data:", "chrome:"].contains { url.hasPrefix($0) }
      return isLocal ? nil : "requested \(url)"
    }
    return printed + requests
  }

  private func log(_ kind: String) throws -> [[String: Any]] {
    let value = try driver.send("POST", session + "/se/log", ["type": kind])
    return value as? [[String: Any]] ?? []
  }

  /// Sends a command about the element called `selector`.
  ///
  /// The command is sent again if the page has just replaced the element: nobody would notice.
  @discardableResult
  private func send(
    _ method: String, _ path: String, to selector: String, _ body: [String: Any]? = nil
  ) throws -> Any {
    for _ in 0..<5 {
      do {
        return try driver.send(method, try element(selector) + path, body)
      } catch let error as DriverError where error.words.contains("stale element") {
        continue
      }
    }
    return try driver.send(method, try element(selector) + path, body)
  }

  private func element(_ selector: String) throws -> String {
    let value = try driver.send(
      "POST", session + "/element", ["using": "css selector", "value": selector])
    let found = try #require((value as? [String: String])?.values.first)
    return session + "/element/" + found
  }
}

/// Keys by their codes in WebDriver.
enum Key: String {
  case control = "\u{e009}"
  case left = "\u{e012}"
  case right = "\u{e014}"
  case down = "\u{e015}"
  case up = "\u{e013}"
  case tab = "\u{e004}"
  case enter = "\u{e007}"
}

/// The programs that the tests need, and the page, where `.ci/web --test` found them.
enum Programs {
  static let page = ProcessInfo.processInfo.environment["PENALTYBOX_PAGE"]
  static let chromium = ProcessInfo.processInfo.environment["PENALTYBOX_CHROMIUM"]
  static let driver = ProcessInfo.processInfo.environment["PENALTYBOX_DRIVER"]
  /// The driver of Safari's engine, and the small browser that it drives.
  static let webKit = ProcessInfo.processInfo.environment["PENALTYBOX_WEBKIT"].flatMap {
    $0.isEmpty ? nil : $0
  }
  static let miniBrowser = ProcessInfo.processInfo.environment["PENALTYBOX_MINIBROWSER"]
  /// The script of axe, which finds obstacles for people with a screen reader or a keyboard.
  static let axe = ProcessInfo.processInfo.environment["PENALTYBOX_AXE"].flatMap {
    $0.isEmpty ? nil : $0
  }
}
