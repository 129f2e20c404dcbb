import Scoresheets
import SystemLibrary

struct LineInput {
  private var bytes: [UInt8] = []
  /// The most bytes in a line; a longer line ends the input.
  let limit: Int
  private(set) var failure: SystemError?
  private let calls: any SystemCalls

  init(limit: Int, by calls: any SystemCalls) {
    self.limit = limit
    self.calls = calls
  }

  /// The next line without its line end, or `nil` if no complete line is left.
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

  /// The bytes after the last complete line, which are part of a line if the input was cut off.
  var rest: [UInt8] { bytes }

  /// Takes the rest after the last complete line as a line, or returns `nil` if there is none.
  mutating func takeRest() -> [UInt8]? {
    defer { bytes = [] }
    return bytes.isEmpty ? nil : bytes
  }

  private mutating func readMore() -> Bool {
    do throws(SystemError) {
      let piece = try calls.read(STDIN_FILENO, upTo: 1 << 16)
      bytes += piece
      return !piece.isEmpty
    } catch {
      failure = error
      return false
    }
  }
}
