import Foundation

@testable import penaltybox

/// A person who has typed some lines and reads the answers, with the files of one folder.
final class TypedLines: SystemCalls, @unchecked Sendable {
  private let own = OwnSystem()
  private let folder: URL
  private var typed: [UInt8]
  private let isTerminal: Bool
  private(set) var answers: [UInt8] = []
  private(set) var messages: [UInt8] = []

  init(_ typed: String, in folder: URL, isTerminal: Bool = false) {
    (self.typed, self.folder, self.isTerminal) = (Array(typed.utf8), folder, isTerminal)
  }

  private func place(_ path: String) -> String {
    path.hasPrefix("/") ? path : folder.appending(path: path).path
  }

  func open(_ path: String, _ flags: Int32) throws(SystemError) -> Int32 {
    try own.open(place(path), flags)
  }

  func status(at path: String) throws(SystemError) -> FileStatus {
    try own.status(at: place(path))
  }

  func read(_ descriptor: Int32, upTo count: Int) throws(SystemError) -> [UInt8] {
    guard descriptor == STDIN_FILENO else { return try own.read(descriptor, upTo: count) }
    defer { typed = [] }
    return typed
  }

  func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(SystemError) -> Int {
    switch descriptor {
    case STDOUT_FILENO: answers += bytes
    case STDERR_FILENO: messages += bytes
    default: return try own.write(bytes, to: descriptor)
    }
    return bytes.count
  }

  func close(_ descriptor: Int32) { own.close(descriptor) }
  func flush(_ descriptor: Int32) throws(SystemError) { try own.flush(descriptor) }
  func flushFolder(_ descriptor: Int32) throws(SystemError) { try own.flushFolder(descriptor) }
  func lock(_ descriptor: Int32) throws(SystemError) { try own.lock(descriptor) }
  func isatty(_ descriptor: Int32) -> Bool { isTerminal }

  func truncate(_ descriptor: Int32, to length: Int) throws(SystemError) {
    try own.truncate(descriptor, to: length)
  }

  func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
    try own.status(of: descriptor)
  }
}

extension Workbench {
  /// Runs `live` on `game.jsonl` in this process; `lines` are typed.
  func keep(_ lines: String, _ options: [String] = [], isTerminal: Bool = false) -> Outcome {
    let system = TypedLines(lines + "\n", in: folder, isTerminal: isTerminal)
    let status = Program.run(["live", "game.jsonl"] + options, by: FileCalls(system))
    return Outcome(
      output: String(decoding: system.answers, as: UTF8.self),
      errors: String(decoding: system.messages, as: UTF8.self), status: status.rawValue)
  }

  /// The lines of the log `game.jsonl` below its head.
  func plays() throws -> [Substring] {
    try text(of: "game.jsonl").split(separator: "\n").dropFirst().map { $0 }
  }
}
