import Scoresheets
import SystemLibrary

/// Standard input, line by line, as bytes.
struct LineInput {
  private var bytes: [UInt8] = []
  /// How many bytes a line has at most; the input ends with a longer one.
  let limit: Int

  init(limit: Int) { self.limit = limit }

  /// The next line without its end; nil if there is no further complete line.
  mutating func next() -> [UInt8]? {
    var searched = 0
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        var line = Array(bytes[..<end])
        bytes.removeFirst(end + 1)
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return line
      }
      searched = bytes.count
      guard searched <= limit, readMore() else { return nil }
    }
  }

  /// The bytes after the last complete line: part of a line, if the input was cut off.
  var rest: [UInt8] { bytes }

  /// Takes what is after the last complete line as a line; nil if there is nothing.
  mutating func takeRest() -> [UInt8]? {
    defer { bytes = [] }
    return bytes.isEmpty ? nil : bytes
  }

  private mutating func readMore() -> Bool {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = piece.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      bytes += piece[..<count]
      return true
    }
  }
}
