import Foundation
import Testing

/// A console that runs in its own folder and terminal, which shows what a person would see.
final class PseudoTerminal {
  private let process = Process()
  private let folder: URL
  private let master: Int32
  private let slave: Int32
  private(set) var page: ShownPage
  /// All that was written, with its commands.
  private(set) var written = ""
  /// The modes of the terminal before the console began.
  private let modes: termios

  struct Unusable: Error {}

  init(
    _ words: [String], rows: Int = 24, columns: Int = 80, term: String = "xterm",
    files: [String: String] = [:]
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "penaltybox-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    (master, slave) = try Self.opened()
    var before = termios()
    tcgetattr(slave, &before)
    modes = before
    page = ShownPage(rows: rows, columns: columns)
    process.executableURL = Workbench.program
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = ["TERM": term]
    let handle = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    resize(rows: rows, columns: columns)
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    close(master)
    close(slave)
    try? FileManager.default.removeItem(at: folder)
  }

  /// The log `game.jsonl`.
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

  /// Changes the size of the terminal, and signals the program.
  func resize(rows: Int, columns: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(slave, UInt(TIOCSWINSZ), &size)
    page = ShownPage(rows: rows, columns: columns)
    if process.isRunning { send(SIGWINCH) }
  }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  func type(_ keys: String) {
    var bytes = Array(keys.utf8)
    write(master, &bytes, bytes.count)
  }

  /// Reads the output until `isWanted` is true of the page; if it is first silent for ten seconds, that
  /// is an issue, and the result is false.
  @discardableResult
  func wait(
    _ place: SourceLocation = #_sourceLocation, until isWanted: (ShownPage) -> Bool
  ) -> Bool {
    while !isWanted(page) {
      guard read(within: 10_000) else {
        Issue.record("the console is silent:\n\(page.text)", sourceLocation: place)
        return false
      }
    }
    return true
  }

  /// Waits until a row of the page has `text`.
  @discardableResult
  func wait(for text: String, _ place: SourceLocation = #_sourceLocation) -> Bool {
    wait(place) { $0.text.contains(text) }
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
    page.show(text)
    return true
  }

  /// The end of the console: its exit status, or the negative number of the signal.
  func end() -> Int32 {
    for _ in 0..<100 where process.isRunning { _ = read(within: 100) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    while read(within: 200) {}
    let status = process.terminationStatus
    return process.terminationReason == .exit ? status : -status
  }

  /// Whether the terminal has the modes that it had before the console began.
  var isRestored: Bool {
    var now = termios()
    tcgetattr(slave, &now)
    return now.c_lflag == modes.c_lflag && now.c_iflag == modes.c_iflag
      && now.c_oflag == modes.c_oflag
  }
}

/// The page of a terminal, for the commands that the console uses.
struct ShownPage {
  private(set) var cells: [[Character]]
  private(set) var row = 0
  private(set) var column = 0
  private let columns: Int
  private var pending = ""

  init(rows: Int, columns: Int) {
    cells = Array(repeating: [], count: rows)
    self.columns = columns
  }

  /// The rows without empty ones at the end and without trailing blanks.
  var rows: [String] {
    var rows = cells.map { row -> String in
      var text = String(row)
      while text.last == " " { text.removeLast() }
      return text
    }
    while rows.last == "" { rows.removeLast() }
    return rows
  }

  var text: String { rows.joined(separator: "\n") }

  /// The row on which the cursor is.
  var typedRow: String { rows.indices.contains(row) ? rows[row] : "" }

  mutating func show(_ text: String) {
    var rest = Array((pending + text).unicodeScalars)[...]
    pending = ""
    while let scalar = rest.first {
      if scalar == "\u{1b}" {
        guard let end = rest.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0.value) })
        else {
          pending = String(String.UnicodeScalarView(rest))
          return
        }
        let numbers = String(String.UnicodeScalarView(rest[(rest.startIndex + 2)..<end]))
        obey(rest[end], numbers)
        rest = rest[(end + 1)...]
        continue
      }
      put(scalar)
      rest = rest.dropFirst()
    }
  }

  private mutating func obey(_ command: Unicode.Scalar, _ numbers: String) {
    switch command {
    case "H":
      let places = numbers.split(separator: ";").map { (Int($0) ?? 1) - 1 }
      row = places.first ?? 0
      column = places.count > 1 ? places[1] : 0
    case "K": cells[row] = Array(cells[row].prefix(column))
    case "J":
      if numbers == "2" { cells = Array(repeating: [], count: cells.count) }
      cells[row] = Array(cells[row].prefix(column))
      for row in cells.indices.dropFirst(row + 1) { cells[row] = [] }
    default: break
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\r": column = 0
    case "\n":
      row += 1
      if row == cells.count {
        cells.removeFirst()
        cells.append([])
        row -= 1
      }
    case "\u{07}": break
    default:
      if column == columns {
        column = 0
        put("\n")
      }
      while cells[row].count <= column { cells[row].append(" ") }
      cells[row][column] = Character(scalar)
      column += 1
    }
  }
}
