import Foundation

@testable import penaltybox

/// A temporary folder with some files, in which the command runs.
struct Workbench: ~Copyable {
  let folder: URL

  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "penaltybox-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try write(Data(text.utf8), to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func write(_ bytes: Data, to name: String) throws {
    let url = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: url)
  }

  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  /// The result of a run of the command.
  struct Outcome: Sendable {
    var output: String
    var errors: String
    var status: Int32
  }

  /// Runs the command in this process, with the arguments `words` and the standard input `input`.
  ///
  /// With `isTerminal`, a person types the input and reads the answers.
  func run(_ words: [String], input: String = "", isTerminal: Bool = false) throws -> Outcome {
    let console = CapturedConsole(isTerminal: isTerminal)
    let typed = URL(fileURLWithPath: folder.path + ".in")
    try Data(input.utf8).write(to: typed)
    defer { try? FileManager.default.removeItem(at: typed) }
    let status = OwnThread.run(in: folder, reading: typed) {
      Program.run(words, by: console).rawValue
    }
    return Outcome(
      output: String(decoding: console.written[STDOUT_FILENO] ?? [], as: UTF8.self),
      errors: String(decoding: console.written[STDERR_FILENO] ?? [], as: UTF8.self),
      status: status)
  }

  func run(_ words: String..., input: String = "") throws -> Outcome {
    try run(words, input: input)
  }

  /// Runs `live` on `game.jsonl`, and types `lines`.
  func keep(
    _ lines: String, _ options: [String] = [], isTerminal: Bool = false
  ) throws -> Outcome {
    try run(["live", "game.jsonl"] + options, input: lines + "\n", isTerminal: isTerminal)
  }

  /// The lines of the log `game.jsonl` below its head.
  func plays() throws -> [Substring] {
    try text(of: "game.jsonl").split(separator: "\n").dropFirst().map { $0 }
  }

  /// The text of a file in the folder.
  func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// The folder of this repository.
  static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}

/// The system calls of a command whose output is captured.
private final class CapturedConsole: SystemCalls, @unchecked Sendable {
  private let own = OwnSystem()
  private let isTerminal: Bool
  private(set) var written: [Int32: [UInt8]] = [:]

  init(isTerminal: Bool) { self.isTerminal = isTerminal }

  func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(SystemError) -> Int {
    guard [STDOUT_FILENO, STDERR_FILENO].contains(descriptor) else {
      return try own.write(bytes, to: descriptor)
    }
    written[descriptor, default: []] += bytes
    return bytes.count
  }

  func isatty(_ descriptor: Int32) -> Bool { isTerminal }

  func open(_ path: String, _ flags: Int32) throws(SystemError) -> Int32 {
    try own.open(path, flags)
  }
  func read(_ descriptor: Int32, upTo count: Int) throws(SystemError) -> [UInt8] {
    try own.read(descriptor, upTo: count)
  }
  func truncate(_ descriptor: Int32, to length: Int) throws(SystemError) {
    try own.truncate(descriptor, to: length)
  }
  func close(_ descriptor: Int32) { own.close(descriptor) }
  func flush(_ descriptor: Int32) throws(SystemError) { try own.flush(descriptor) }
  func flushFolder(_ descriptor: Int32) throws(SystemError) { try own.flushFolder(descriptor) }
  func lock(_ descriptor: Int32) throws(SystemError) { try own.lock(descriptor) }
  func status(at path: String) throws(SystemError) -> FileStatus { try own.status(at: path) }
  func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
    try own.status(of: descriptor)
  }
}
