import Foundation

/// A running console, which a test types into, reads and kills.
final class LiveSession {
  private let process = Process()
  private let typed = Pipe()
  private let shown = Pipe()
  private var output = ""

  /// Starts `live` on a log in the folder of `bench`; a shell sets the `limits`.
  init(_ bench: borrowing Workbench, _ words: [String], limits: String? = nil) throws {
    if let limits {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments =
        ["-c", "\(limits); exec \"$@\"", "sh", Workbench.program.path, "live"] + words
    } else {
      process.executableURL = Workbench.program
      process.arguments = ["live"] + words
    }
    process.currentDirectoryURL = bench.folder
    process.environment = [:]
    process.standardInput = typed
    process.standardOutput = shown
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Only the console's own end keeps the pipe open, so the output ends when the console dies.
    try shown.fileHandleForWriting.close()
    try typed.fileHandleForReading.close()
  }

  func type(_ lines: String) throws {
    try typed.fileHandleForWriting.write(contentsOf: Data(lines.utf8))
  }

  /// Reads until `steps` plays have been reported as kept or taken back; returns false if the
  /// console ends first or is silent for ten seconds.
  func wait(for steps: Int) -> Bool {
    while Self.steps(in: output) < steps {
      let pipe = shown.fileHandleForReading
      var ready = pollfd(fd: pipe.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, 10_000) > 0 else { return false }
      let data = pipe.availableData
      if data.isEmpty { return false }
      output += String(decoding: data, as: UTF8.self)
    }
    return true
  }

  /// The number of plays that `output` reports as kept or taken back.
  static func steps(in output: String) -> Int {
    output.split(separator: "\n").count { $0.hasPrefix("kept: ") || $0.hasPrefix("taken back: ") }
  }

  /// Kills the console as a power failure would; returns everything that it has shown.
  func kill() -> String {
    Foundation.kill(process.processIdentifier, SIGKILL)
    return rest()
  }

  /// Ends the input; returns everything that was shown, and the exit status.
  func end() throws -> (output: String, status: Int32) {
    try typed.fileHandleForWriting.close()
    let output = rest()
    return (output, process.terminationStatus)
  }

  private func rest() -> String {
    let data = shown.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return output + String(decoding: data, as: UTF8.self)
  }
}
