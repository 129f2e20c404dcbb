import Foundation

@testable import penaltybox

/// A disk in memory on which any system call can fail, and a person who types and reads.
///
/// The disk is as treacherous as real ones: unflushed bytes may be lost, a failed flush has already
/// lost them, and a file's name needs a flush of its own.
final class FaultyDisk: SystemCalls, @unchecked Sendable {
  enum Call: Equatable {
    case open, read, write, flush, flushFolder, truncate, lock, statusOf, statusAt
    case typed, answer, message
  }

  /// A wrong result of a call.
  enum Fault: Equatable {
    case fails(Int32)
    /// The call reads or writes only the first byte.
    case short
    /// The call writes nothing, and reports that.
    case nothing
    /// The call fails, and so do all later calls on the disk.
    case dies
    /// The call fails, and so does the `after`th call on the disk after it.
    case failsAgain(Int32, after: Int)
  }

  var disk: Disk
  /// The typed text, in the pieces in which it arrives.
  var typing: [[UInt8]] = []
  private(set) var answers: [UInt8] = []
  private(set) var messages: [UInt8] = []
  private(set) var calls: [Call] = []
  /// Whether a person types and reads on a terminal.
  var isTerminal = false
  /// The call to fail, by its index among all calls, and the way in which it fails.
  var fault: (call: Int, fault: Fault)?
  /// An action before each call, and before each part of a write.
  var watch: ((FaultyDisk) -> Void)?
  private var isDead = false
  private var descriptors: [Int32: Int?] = [:]
  private var locked: Set<Int> = []

  init(_ disk: Disk, typing: [String] = []) {
    self.disk = disk
    self.typing = typing.map { Array(($0 + "\n").utf8) }
  }

  var answer: String { String(decoding: answers, as: UTF8.self) }
  var message: String { String(decoding: messages, as: UTF8.self) }
  /// The written log.
  var log: String { String(decoding: disk[FaultyGame.path] ?? [], as: UTF8.self) }

  /// Starts counting the calls.
  func start() { calls = [] }

  /// Records the call; throws if its fault is a failure, and returns any other fault.
  private func begin(_ call: Call) throws(SystemError) -> Fault? {
    watch?(self)
    let number = calls.count
    calls.append(call)
    let isPerson = [.typed, .answer, .message].contains(call)
    if isDead, !isPerson { throw SystemError(number: EIO) }
    guard let fault else { return nil }
    if case .failsAgain(let error, let after) = fault.fault, !isPerson,
      number == fault.call + after
    {
      throw SystemError(number: error)
    }
    guard number == fault.call else { return nil }
    switch fault.fault {
    case .short, .nothing: return fault.fault
    case .fails(let error), .failsAgain(let error, _): throw SystemError(number: error)
    case .dies:
      isDead = true
      throw SystemError(number: EIO)
    }
  }

  func open(_ path: String, _ flags: Int32) throws(SystemError) -> Int32 {
    _ = try begin(.open)
    let descriptor = Int32(10 + descriptors.count)
    if flags & O_DIRECTORY != 0 {
      descriptors[descriptor] = .some(nil)
    } else {
      let file = disk.number(of: path)
      disk.files[file].read = 0
      descriptors[descriptor] = .some(file)
    }
    return descriptor
  }

  func close(_ descriptor: Int32) {}

  func read(_ descriptor: Int32, upTo count: Int) throws(SystemError) -> [UInt8] {
    guard descriptor != STDIN_FILENO else { return try readTyped() }
    let isShort = try begin(.read) == .short
    guard let file = descriptors[descriptor] ?? nil else { throw SystemError(number: EBADF) }
    let rest = disk.files[file].written.dropFirst(disk.files[file].read)
    let piece = Array(rest.prefix(isShort ? 1 : count))
    disk.files[file].read += piece.count
    return piece
  }

  private func readTyped() throws(SystemError) -> [UInt8] {
    let isShort = try begin(.typed) == .short
    guard let piece = typing.first else { return [] }
    guard isShort else { return typing.removeFirst() }
    typing[0] = Array(piece.dropFirst())
    return Array(piece.prefix(1))
  }

  func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(SystemError) -> Int {
    if descriptor == STDOUT_FILENO || descriptor == STDERR_FILENO {
      let isAnswer = descriptor == STDOUT_FILENO
      let isShort = try begin(isAnswer ? .answer : .message) == .short
      let taken = isShort ? bytes.prefix(1) : bytes
      if isAnswer { answers += taken } else { messages += taken }
      return taken.count
    }
    let fault = try begin(.write)
    if fault == .nothing { return 0 }
    guard let file = descriptors[descriptor] ?? nil else { throw SystemError(number: EBADF) }
    let taken = fault == .short ? bytes.prefix(1) : bytes
    if let watch {
      let before = disk
      for count in Set([1, taken.count / 2, taken.count - 1]) where count > 0 {
        disk.files[file].written += taken.prefix(count)
        watch(self)
        disk = before
      }
    }
    disk.files[file].written += taken
    disk.files[file].changes += 1
    return taken.count
  }

  func flush(_ descriptor: Int32) throws(SystemError) {
    guard let file = descriptors[descriptor] ?? nil else { throw SystemError(number: EBADF) }
    do throws(SystemError) {
      _ = try begin(.flush)
    } catch {
      // After a failed flush, the system regards unwritten bytes as written, so a second flush is
      // no help.
      disk.files[file].lost = disk.files[file].written.count
      throw error
    }
    disk.files[file].flush()
  }

  func flushFolder(_ descriptor: Int32) throws(SystemError) {
    // A file system that cannot flush a folder has its names on disk anyway.
    defer { if fault?.fault == .fails(EINVAL) { disk.syncedNames = disk.names } }
    _ = try begin(.flushFolder)
    disk.syncedNames = disk.names
  }

  func truncate(_ descriptor: Int32, to length: Int) throws(SystemError) {
    _ = try begin(.truncate)
    guard let file = descriptors[descriptor] ?? nil else { throw SystemError(number: EBADF) }
    disk.files[file].written = Array(disk.files[file].written.prefix(length))
    disk.files[file].changes += 1
    disk.files[file].lost = min(disk.files[file].lost, length)
  }

  func lock(_ descriptor: Int32) throws(SystemError) {
    _ = try begin(.lock)
    guard let file = descriptors[descriptor] ?? nil, locked.insert(file).inserted else {
      throw SystemError(number: EWOULDBLOCK)
    }
  }

  func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
    _ = try begin(.statusOf)
    guard let file = descriptors[descriptor] ?? nil else { throw SystemError(number: EBADF) }
    return disk.status(of: file)
  }

  func status(at path: String) throws(SystemError) -> FileStatus {
    _ = try begin(.statusAt)
    guard let file = disk.names[path] else { throw SystemError(number: ENOENT) }
    return disk.status(of: file)
  }

  func isatty(_ descriptor: Int32) -> Bool { isTerminal }
}
