import Foundation

/// A driver of browsers, which listens on a port of this machine: W3C WebDriver over plain HTTP, by `curl`.
final class WebDriver: Sendable {
  private let process: Process
  private let address: String

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
        address = "http://127.0.0.1:\(port)"
        break
      }
    }
    self.process = process
  }

  /// Ends the driver; it does not heed the signal to terminate, which it inherits as blocked.
  func stop() {
    _ = try? send("GET", "/shutdown")
    process.terminate()
  }

  /// Sends a command and returns the `value` of its answer.
  @discardableResult
  func send(_ method: String, _ path: String, _ body: [String: Any]? = nil) throws -> Any {
    let curl = Process()
    curl.executableURL = URL(filePath: "/usr/bin/env")
    curl.arguments = ["curl", "-s", "--noproxy", "*", "-m", "120", "-X", method, address + path]
    let (input, output) = (Pipe(), Pipe())
    curl.standardInput = input
    curl.standardOutput = output
    if let body {
      curl.arguments? += ["-H", "Content-Type: application/json", "--data-binary", "@-"]
      try curl.run()
      let data = try JSONSerialization.data(withJSONObject: body)
      try input.fileHandleForWriting.write(contentsOf: data)
    } else {
      try curl.run()
    }
    try input.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    curl.waitUntilExit()
    let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let value = answer?["value"] ?? NSNull()
    if let error = value as? [String: Any], let kind = error["error"] as? String {
      throw DriverError(words: "\(path): \(kind): \(error["message"] as? String ?? "")")
    }
    return value
  }
}

/// What a driver says is wrong.
struct DriverError: Error, CustomStringConvertible {
  var words: String

  var description: String { words }
}
