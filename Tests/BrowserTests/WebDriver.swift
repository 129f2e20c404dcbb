import Foundation

/// A driver of browsers, which listens on a port of this machine: W3C WebDriver over plain HTTP.
final class WebDriver {
  private let process: Process
  private let connection: HTTPConnection
  /// An invisible screen for a browser that needs one.
  private var screen: Process?

  /// Starts `chromedriver`, which chooses a port and prints it.
  init(_ program: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = ["--port=0"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    var printed = ""
    while true {
      let bytes = pipe.fileHandleForReading.availableData
      guard !bytes.isEmpty else { throw DriverError(words: "the driver ended: \(printed)") }
      printed += String(decoding: bytes, as: UTF8.self)
      if let port = printed.firstMatch(of: /successfully on port ([0-9]+)/)?.1 {
        connection = try HTTPConnection(port: UInt16(port) ?? 0)
        break
      }
    }
    self.process = process
  }

  /// Starts Safari's `WebKitWebDriver`, which listens on `port`, with an invisible screen.
  init(webKit program: String, port: UInt16) throws {
    let screen = Process()
    screen.executableURL = URL(filePath: "/usr/bin/Xvfb")
    screen.arguments = ["-displayfd", "1", "-screen", "0", "1280x1024x24"]
    let pipe = Pipe()
    screen.standardOutput = pipe
    screen.standardError = FileHandle.nullDevice
    try screen.run()
    let display = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = ["--port=\(port)"]
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = ":" + display.filter(\.isNumber)
    environment["WEBKIT_DISABLE_COMPOSITING_MODE"] = "1"
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    var connection: HTTPConnection?
    for _ in 0..<200 where connection == nil {
      Thread.sleep(forTimeInterval: 0.1)
      connection = try? HTTPConnection(port: port)
    }
    guard let connection else { throw DriverError(words: "WebKit's driver does not listen") }
    (self.process, self.connection, self.screen) = (process, connection, screen)
  }

  /// Ends the driver.
  ///
  /// WebKit's driver is killed: it has inherited a blocked signal to terminate, and would ignore
  /// that signal.
  func stop() {
    if let screen {
      for ended in [process, screen] { kill(ended.processIdentifier, SIGKILL) }
      return
    }
    _ = try? send("GET", "/shutdown")
    process.terminate()
  }

  /// Sends a command and returns the `value` of its answer.
  @discardableResult
  func send(_ method: String, _ path: String, _ body: [String: Any]? = nil) throws -> Any {
    let sent = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let data = try connection.send(method, path, sent)
    let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let value = answer?["value"] ?? NSNull()
    if let error = value as? [String: Any], let kind = error["error"] as? String {
      throw DriverError(words: "\(path): \(kind): \(error["message"] as? String ?? "")")
    }
    return value
  }
}

/// An error that a driver reports.
struct DriverError: Error, CustomStringConvertible {
  var words: String

  var description: String { words }
}
