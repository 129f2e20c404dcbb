import Scoresheets
import SystemLibrary

/// The lines of the files that a verb is given, in order.
struct GameLines: Sendable {
  /// A line to answer, or why there are no more of a file.
  enum Item {
    case line([UInt8], number: Int, of: String)
    /// A line that is too long to be read.
    case tooLong(number: Int, of: String)
    /// What is wrong with a file, in words.
    case failure(String)
  }

  /// How many bytes a line has at most: as many as a log.
  private static let limit = SizeLimit.log.bytes
  private var paths: ArraySlice<String>
  private var open: (path: String, descriptor: Int32, lines: LongLines)?

  init(of paths: [String]) { self.paths = paths[...] }

  /// The next line that is not empty; nil after the last file.
  mutating func next() -> Item? {
    while true {
      if let item = nextOfFile() { return item }
      guard let path = paths.popFirst() else { return nil }
      if let failure = begin(path) { return .failure(failure) }
    }
  }

  private mutating func nextOfFile() -> Item? {
    while let line = open?.lines.next() {
      guard let path = open?.path, let number = open?.lines.count else { break }
      switch line {
      case .tooLong: return .tooLong(number: number, of: path)
      case .text(let bytes) where bytes.allSatisfy(\.isBlank): continue
      case .text(let bytes): return .line(bytes, number: number, of: path)
      }
    }
    guard let ended = open else { return nil }
    open = nil
    if FileSystem.openDescriptor(ended.path) == nil { close(ended.descriptor) }
    return ended.lines.failure.map { .failure("\(ended.path.visible): \($0.words)") }
  }

  /// Opens the file at `path`; returns what is wrong with it.
  private mutating func begin(_ path: String) -> String? {
    do throws(FileError) {
      let own = FileSystem.openDescriptor(path)
      let descriptor: Int32
      if let own { descriptor = own } else { descriptor = try FileSystem.opened(path) }
      var lines = LongLines(of: descriptor, limit: Self.limit)
      if lines.isCompressed() {
        if own == nil { close(descriptor) }
        throw FileError(path, .compressed)
      }
      open = (path, descriptor, lines)
      return nil
    } catch {
      return error.message
    }
  }
}

extension UInt8 {
  /// Whether it is a blank or a tab.
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
