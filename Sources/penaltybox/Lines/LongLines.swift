import SystemLibrary

/// The lines of a file or a pipe, which may be long, and of which one is held at a time.
struct LongLines: Sendable {
  /// A line without its end.
  enum Line: Equatable {
    case text([UInt8])
    /// It has more bytes than may be read.
    case tooLong
  }

  /// How many bytes a line has at most.
  let limit: Int
  /// How many lines were read.
  private(set) var count = 0
  /// The error that ended the file, if it did not just end.
  private(set) var failure: SystemError?
  /// What was read and is no line yet begins at `start`.
  private var bytes: [UInt8] = []
  private var start = 0
  private let descriptor: Int32
  private let calls: FileCalls

  init(of descriptor: Int32, limit: Int, by calls: FileCalls = FileCalls()) {
    self.descriptor = descriptor
    self.limit = limit
    self.calls = calls
  }

  /// Whether gzip made the file.
  ///
  /// To be asked before the first line is read.
  mutating func isCompressed() -> Bool {
    while bytes.count < 2, readMore() {}
    return bytes.isCompressed
  }

  /// The next line; nil at the end.
  mutating func next() -> Line? {
    var searched = start
    var isTooLong = false
    while true {
      if let end = lineEnd(from: searched) {
        defer { start = end + 1 }
        return line(to: end, isTooLong)
      }
      // The part that has no line end yet moves to the front, so that the buffer is as long as a line.
      bytes.removeFirst(start)
      start = 0
      if bytes.count > limit {
        isTooLong = true
        bytes.removeAll()
      }
      searched = bytes.count
      guard readMore() else {
        defer { bytes.removeAll() }
        return bytes.isEmpty && !isTooLong ? nil : line(to: bytes.count, isTooLong)
      }
    }
  }

  private mutating func line(to end: Int, _ isTooLong: Bool) -> Line {
    count += 1
    guard !isTooLong, end - start <= limit else { return .tooLong }
    let isWindows = end > start && bytes[end - 1] == UInt8(ascii: "\r")
    return .text(Array(bytes[start..<(isWindows ? end - 1 : end)]))
  }

  /// The place of the first line end from `place` on.
  private func lineEnd(from place: Int) -> Int? {
    bytes.withUnsafeBytes { buffer -> Int? in
      guard place < buffer.count, let base = buffer.baseAddress else { return nil }
      let found = memchr(base + place, Int32(UInt8(ascii: "\n")), buffer.count - place)
      return found.map { UnsafeRawPointer($0) - base }
    }
  }

  private mutating func readMore() -> Bool {
    do throws(SystemError) {
      let piece = try calls.read(descriptor, upTo: 1 << 18)
      bytes += piece
      return !piece.isEmpty
    } catch {
      failure = error
      return false
    }
  }
}
