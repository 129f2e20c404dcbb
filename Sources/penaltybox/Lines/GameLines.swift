import Scoresheets
import SystemLibrary

struct GameLines: Sendable {
  enum Item {
    case line([UInt8], number: Int, of: String)
    case tooLong(number: Int, of: String)
    case failure(String)
  }

  private var paths: ArraySlice<String>
  private var open: (path: String, descriptor: Int32, lines: LongLines)?

  init(of paths: [String]) { self.paths = paths[...] }

  /// The next line that is not empty; nil after the last file.
  mutating func next() -> Item? {
    while true {
      while let path = open?.path, let line = open?.lines.next() {
        let number = open?.lines.count ?? 0
        switch line {
        case .tooLong: return .tooLong(number: number, of: path)
        case .text(let bytes) where bytes.allSatisfy { [0x20, 0x09].contains($0) }: continue
        case .text(let bytes): return .line(bytes, number: number, of: path)
        }
      }
      if let failure = close() ?? begin() { return .failure(failure) }
      if open == nil { return nil }
    }
  }

  /// Closes the file that was read; returns the error that ended it.
  private mutating func close() -> String? {
    guard let ended = open else { return nil }
    open = nil
    if FileSystem.openDescriptor(ended.path) == nil { FileCalls().close(ended.descriptor) }
    return ended.lines.failure.map { "\(ended.path.visible): \($0.words)" }
  }

  /// Opens the next file, if there is one; returns the error that prevents it.
  private mutating func begin() -> String? {
    guard let path = paths.popFirst() else { return nil }
    do throws(FileError) {
      let own = FileSystem.openDescriptor(path)
      let descriptor: Int32
      if let own { descriptor = own } else { descriptor = try FileSystem.opened(path) }
      // A line may be as long as a log.
      open = (path, descriptor, LongLines(of: descriptor, limit: SizeLimit.log.bytes))
      try FileSystem.checkIsPlain(open?.lines.opening() ?? [], path)
      return nil
    } catch {
      _ = close()
      return error.message
    }
  }
}

/// The lines of a file or a pipe, which may be long; one is in memory at a time.
struct LongLines: Sendable {
  enum Line: Equatable {
    case text([UInt8])
    case tooLong
  }

  /// The greatest number of bytes in a line.
  let limit: Int
  private(set) var count = 0
  private(set) var failure: SystemError?
  /// The bytes that were read; those from `start` on are not in a line yet.
  private var bytes: [UInt8] = []
  private var start = 0
  private let descriptor: Int32
  private let calls: FileCalls

  init(of descriptor: Int32, limit: Int, by calls: FileCalls = FileCalls()) {
    self.descriptor = descriptor
    self.limit = limit
    self.calls = calls
  }

  /// The first bytes of the file, if no line has been read yet.
  mutating func opening() -> [UInt8] {
    while bytes.count < 2, readMore() {}
    return bytes
  }

  mutating func next() -> Line? {
    var searched = start
    var isTooLong = false
    while true {
      if let end = lineEnd(from: searched) {
        defer { start = end + 1 }
        return line(to: end, isTooLong)
      }
      // Move the part without a line end to the front, so that the buffer is as long as a line.
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
