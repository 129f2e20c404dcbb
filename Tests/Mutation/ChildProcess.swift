import Foundation

/// A program that runs, whose lines are read as it prints them.
final class ChildProcess {
  private let process = Process()
  private let pipe = Pipe()
  private let end: Date
  /// Whether it was stopped because it took too long.
  private(set) var isTooLong = false

  /// Starts `command`, found in the `PATH`, for `limit` seconds at most.
  init(_ command: [String], limit: Double) {
    end = Date(timeIntervalSinceNow: limit)
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.run() } catch { fatalError("\(command[0]): \(error)") }
    let process = process
    DispatchQueue.global().asyncAfter(deadline: .now() + limit) {
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
  }

  /// The lines that it prints, up to its end.
  func lines() -> AnyIterator<String> {
    var buffer: [UInt8] = []
    var isOver = false
    return AnyIterator {
      while true {
        if let newline = buffer.firstIndex(of: UInt8(ascii: "\n")) {
          defer { buffer.removeFirst(newline + 1) }
          return String(decoding: buffer[..<newline], as: UTF8.self)
        }
        if isOver { return nil }
        let data = self.pipe.fileHandleForReading.availableData
        if data.isEmpty {
          isOver = true
          self.process.waitUntilExit()
          self.isTooLong = Date() >= self.end
        }
        buffer += data
      }
    }
  }

  /// The exit status, or the number of the signal that stopped it.
  var status: Int32 { process.terminationStatus }

  /// Whether a signal ended it.
  var isTrapped: Bool { process.terminationReason == .uncaughtSignal }

  /// Ends it now.
  func stop() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
