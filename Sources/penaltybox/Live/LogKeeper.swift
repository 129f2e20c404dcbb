import Scoresheets
import Surface
import SystemLibrary

/// The file of a growing log, in which each line is on disk before the console shows its effects.
///
/// Only one program at a time keeps a log. It holds an advisory lock on the file, which the system
/// releases however the program ends.
struct LogKeeper: ~Copyable {
  let path: String
  private let calls: any SystemCalls
  private let descriptor: Int32
  /// The part of the file that is known to be complete and on disk.
  private var content: [UInt8] = []
  /// The time of the file's last change with this content, or `nil` if it is unknown.
  private var changed: [Int]?
  /// Whether the next line can be written once the cause of an error is gone.
  private(set) var isSound = true

  /// Opens the log at `path` and locks it, or creates an empty log there.
  init(_ path: String, by calls: any SystemCalls) throws(SurfaceError) {
    let found = try calls.openFile(path, O_RDWR | O_APPEND | O_CREAT)
    do throws(SystemError) { try calls.lock(found) } catch {
      calls.close(found)
      if error.number == EWOULDBLOCK {
        throw SurfaceError(path, because: "another `penaltybox live` has this log open")
      }
      throw SurfaceError(path, because: "it cannot be locked: \(error.words)")
    }
    self.path = path
    self.calls = calls
    descriptor = found
  }

  deinit { calls.close(descriptor) }

  /// The whole content of the file, which counts as complete from then on.
  ///
  /// Both the content and the file's name are flushed to disk first, because the program that wrote
  /// them may have been stopped before its own flush.
  mutating func contents() throws(SurfaceError) -> [UInt8] {
    content = try FileSystem.contents(of: descriptor, path, by: calls)
    guard !content.isEmpty else { return content }
    do throws(SystemError) { try calls.flush(descriptor) } catch {
      throw SurfaceError(path, system: error.number, isWriting: true)
    }
    try keepName()
    return content
  }

  /// Adds `line`, and returns once it is on disk.
  ///
  /// If that fails, the part that was written is cut off again.
  mutating func append(_ line: [UInt8]) throws(SurfaceError) {
    try expectUnchanged()
    do throws(SystemError) {
      try calls.write(line, to: descriptor)
      try calls.flush(descriptor)
      changed = try calls.status(of: descriptor).changed
      content += line
    } catch {
      isSound = (try? calls.cut(descriptor, to: content.count)) != nil
      throw .cannotWrite(path, error, isCut: isSound)
    }
  }

  func keepName() throws(SurfaceError) {
    do throws(SystemError) { try calls.flushFolder(of: path) } catch {
      throw SurfaceError(path, because: "its folder cannot be written: \(error.words)")
    }
  }

  /// Cuts off everything after the first `kept` bytes, after saving it on disk in the file
  /// `scraps`.
  mutating func cut(_ bytes: [UInt8], to kept: Int, scraps: String) throws(SurfaceError) {
    try Self.save(Array(bytes[kept...]) + [UInt8(ascii: "\n")], in: scraps, by: calls)
    try cut(to: kept)
    content = Array(bytes[..<kept])
  }

  /// Replaces the head of a log without plays.
  ///
  /// A crash halfway leaves an empty file, and no play is lost.
  mutating func begin(_ head: [UInt8]) throws(SurfaceError) {
    try expectUnchanged()
    try cut(to: 0)
    content = []
    try append(head)
  }

  private mutating func cut(to length: Int) throws(SurfaceError) {
    do throws(SystemError) { try calls.cut(descriptor, to: length) } catch {
      isSound = false
      throw .cannotWrite(path, error, isCut: false)
    }
    changed = nil
  }

  /// Adds `bytes` to the file at `path`, and returns once they and the file's name are on disk.
  private static func save(
    _ bytes: [UInt8], in path: String, by calls: any SystemCalls
  ) throws(SurfaceError) {
    // The program made up this name, so somebody else may have put a link there.
    let file = try calls.openFile(path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW)
    defer { calls.close(file) }
    do throws(SystemError) {
      try calls.write(bytes, to: file)
      try calls.flush(file)
      try calls.flushFolder(of: path)
    } catch { throw .cannotWrite(path, error, isCut: true) }
  }

  private mutating func expectUnchanged() throws(SurfaceError) {
    if try isUnchanged() { return }
    isSound = false
    throw SurfaceError(
      path, because: "another program has changed this log; nothing more is written to it")
  }

  /// Whether the file still has its name, and the content of the last write.
  private mutating func isUnchanged() throws(SurfaceError) -> Bool {
    do throws(SystemError) {
      let own = try calls.status(of: descriptor)
      let named = try calls.status(at: path)
      guard own.identity == named.identity, own.size == content.count else { return false }
      if own.changed == changed { return true }
      // Only the file's times may have changed, as after `touch`.
      guard try isAsKnown() else { return false }
      changed = own.changed
      return true
    } catch {
      if error.number == ENOENT || error.number == ENOTDIR { return false }
      throw .cannotWrite(path, error, isCut: true)
    }
  }

  private func isAsKnown() throws(SystemError) -> Bool {
    let file = try calls.open(path, O_RDONLY | O_NONBLOCK)
    defer { calls.close(file) }
    var place = 0
    while true {
      let piece = try calls.read(file, upTo: 1 << 16)
      if piece.isEmpty { return place == content.count }
      guard content.dropFirst(place).starts(with: piece) else { return false }
      place += piece.count
    }
  }
}

extension SurfaceError {
  /// A failed write; `isCut` if the log has no part of it.
  fileprivate static func cannotWrite(
    _ path: String, _ error: SystemError, isCut: Bool
  ) -> SurfaceError {
    let rest =
      isCut
      ? "nothing is written"
      : "the last line may be in the log, whole or in part; open it again to see, "
        + "which repairs an incomplete line"
    return SurfaceError(path, because: "\(error.words); \(rest)")
  }
}
