import CPenaltyBox
import Surface
import SystemLibrary

/// The surface behind a caller's `penaltybox_solver`.
///
/// The lock lets one thread at a time use the surface.
final class Solver: Sendable {
  private let surface = Locked(Surface())

  /// The solver at `pointer`, or a new solver if `pointer` is `nil`.
  static func of(_ pointer: OpaquePointer?) -> Solver {
    guard let pointer else { return Solver() }
    return Unmanaged<Solver>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }

  /// The answer to `request`, which the caller frees.
  func answer(to request: Request) -> UnsafeMutablePointer<CChar> {
    cString(surface.withLock { $0.answer(to: request) })
  }

  /// The answer to the request with these bytes, which the caller frees.
  func answer(to request: [UInt8]) -> UnsafeMutablePointer<CChar> {
    cString(surface.withLock { $0.answer(to: request) })
  }
}

/// The code of the first error in the bytes of an answer.
///
/// An answer has its result first, then the errors, then the notes. Quotes in texts have a backslash. The
/// last `"errors":[` therefore begins the list of errors.
func errorCode(of answer: [UInt8]) -> SurfaceError.Code? {
  let opening = Array(#""errors":["#.utf8)
  var start = answer.count - opening.count
  while start >= 0, !answer[start...].starts(with: opening) { start -= 1 }
  guard start >= 0 else { return nil }
  return SurfaceError.Code.allCases.first { code in
    answer[(start + opening.count)...].starts(with: Array(#"{"code":"\#(code.rawValue)""#.utf8))
  }
}

extension Request {
  /// Creates a request about the log of a caller in C; without a log, the answer has an error.
  init(_ question: Question, _ given: UnsafePointer<penaltybox_log>?) {
    self.init(question)
    guard let given else { return }
    // A program with an older header has only the first members. The others stay zero.
    var log = penaltybox_log()
    let size = min(given.pointee.size, MemoryLayout<penaltybox_log>.size)
    withUnsafeMutableBytes(of: &log) {
      $0.copyMemory(from: UnsafeRawBufferPointer(start: given, count: size))
    }
    guard size > 0 else { return }
    game.log = NamedText(log.text, log.length, log.name, else: "the log")
    game.books = [log.book].compactMap { $0.map { String(cString: $0) } }
    formatName = log.format.map { String(cString: $0) }
    game.league = log.league.map { String(cString: $0) }
    game.isNamed = log.names != 0
  }
}

extension NamedText {
  /// The text of `length` bytes at `text`, called `name` or, without a name, `other`.
  init(
    _ text: UnsafePointer<CChar>?, _ length: Int, _ name: UnsafePointer<CChar>?, else other: String
  ) {
    self.init(name: name.map { String(cString: $0) } ?? other, text: bytes(text, length))
  }
}

extension AskedInstant {
  /// The instant that a caller in C names, or the log's end.
  init(_ at: UnsafePointer<CChar>?) { self.init(at: at.map { .typed(String(cString: $0)) }) }
}

/// The `count` bytes at `text`; none if `text` is `nil`.
func bytes(_ text: UnsafePointer<CChar>?, _ count: Int) -> [UInt8] {
  Array(UnsafeRawBufferPointer(start: text, count: text == nil ? 0 : max(0, count)))
}

/// A copy of `bytes` that ends with a NUL.
func cString(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar> {
  let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
  for (index, byte) in bytes.enumerated() { copy[index] = CChar(bitPattern: byte) }
  copy[bytes.count] = 0
  return copy
}
