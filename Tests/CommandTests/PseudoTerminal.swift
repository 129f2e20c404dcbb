import Foundation
import Testing

/// A program that runs in its own folder and terminal.
final class PseudoTerminal {
  private let process = Process()
  private let folder: URL
  private let master: Int32
  private let slave: Int32
  /// Everything written so far, including what was typed.
  private(set) var written = ""
  /// Everything written after the last text that was waited for.
  private var unseen = ""

  struct Unusable: Error {}

  init(
    _ words: [String], columns: Int = 80, files: [String: String] = [:]
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "penaltybox-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    (master, slave) = try Self.opened()
    process.executableURL = Workbench.program
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = ["TERM": "xterm"]
    let handle = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    resize(columns: columns)
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    close(master)
    close(slave)
    try? FileManager.default.removeItem(at: folder)
  }

  /// The text of the log `game.jsonl`.
  func file() throws -> String {
    try String(contentsOf: folder.appending(path: "game.jsonl"), encoding: .utf8)
  }

  /// The lines of the log `game.jsonl` below its head.
  func log() throws -> [Substring] {
    try file().split(separator: "\n").dropFirst().map { $0 }
  }

  /// The two ends of a new terminal.
  private static func opened() throws -> (Int32, Int32) {
    #if canImport(Darwin)
      let master = posix_openpt(O_RDWR | O_NOCTTY)
      guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master)
      else { throw Unusable() }
      let slave = open(name, O_RDWR | O_NOCTTY)
    #else
      // The C library hides `posix_openpt` from Swift; these are the calls that it makes.
      let (unlock, number): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var (isLocked, place): (Int32, Int32) = (0, 0)
      guard master >= 0, ioctl(master, unlock, &isLocked) == 0, ioctl(master, number, &place) == 0
      else { throw Unusable() }
      let slave = open("/dev/pts/\(place)", O_RDWR | O_NOCTTY)
    #endif
    guard slave >= 0 else { throw Unusable() }
    return (master, slave)
  }

  /// Changes the width of the terminal.
  func resize(columns: Int) {
    var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(slave, UInt(TIOCSWINSZ), &size)
  }

  /// The lines so far, without their styles.
  var lines: [Substring] {
    written.replacing(/\u{1b}\[[0-9;]*m/, with: "").replacing("\r\n", with: "\n")
      .split(separator: "\n")
  }

  func type(_ keys: String) {
    var bytes = Array(keys.utf8)
    write(master, &bytes, bytes.count)
  }

  /// Reads the output until it contains `text` after the last text that was waited for.
  ///
  /// If the program is silent for ten seconds first, an issue is recorded and the result is false.
  @discardableResult
  func wait(for text: String, _ place: SourceLocation = #_sourceLocation) -> Bool {
    while true {
      if let found = unseen.range(of: text) {
        unseen = String(unseen[found.upperBound...])
        return true
      }
      guard read(within: 10_000) else {
        Issue.record("the program is silent:\n\(written)", sourceLocation: place)
        return false
      }
    }
  }

  /// Types `line` and Enter, and waits for `text`.
  @discardableResult
  func enter(
    _ line: String, for text: String, _ place: SourceLocation = #_sourceLocation
  ) -> Bool {
    type(line + "\r")
    return wait(for: text, place)
  }

  private func read(within milliseconds: Int32) -> Bool {
    var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    let text = String(decoding: bytes.prefix(count), as: UTF8.self)
    written += text
    unseen += text
    return true
  }

  /// Ends the console; returns its exit status, or the negative number of the signal that ended it.
  func end() -> Int32 {
    for _ in 0..<100 where process.isRunning { _ = read(within: 100) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    while read(within: 200) {}
    let status = process.terminationStatus
    return process.terminationReason == .exit ? status : -status
  }
}
