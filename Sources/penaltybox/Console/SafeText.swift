import Scoresheets
import Views

/// Text that is safe on a terminal: no character in it commands the terminal, except the program's
/// own styles.
///
/// The console writes nothing else. A view already makes hidden characters visible in texts from
/// other people, such as a feed's words or a file's name. This type catches any text that a view
/// has forgotten.
struct SafeText {
  private(set) var bytes: [UInt8]

  /// Makes `text` safe.
  ///
  /// Hidden characters become `U+FFFD`, except line ends, tabs and the sequences of `palette`.
  init(_ text: [UInt8], in palette: Palette = .plain) {
    guard text.contains(where: { $0.mayBeginHidden && !Self.isLayout($0) }) else {
      bytes = text
      return
    }
    let sequences = palette.sequences.map { [0x1B] + $0.utf8 }
    bytes = []
    bytes.reserveCapacity(text.count)
    var rest = text[...]
    while let index = rest.firstIndex(where: { $0.mayBeginHidden && !Self.isLayout($0) }) {
      bytes += rest[..<index]
      rest = rest[index...]
      if let sequence = sequences.first(where: { rest.starts(with: $0) }) {
        bytes += sequence
        rest = rest.dropFirst(sequence.count)
      } else {
        let (scalar, length) = Self.firstScalar(of: rest)
        bytes += (scalar.isHidden ? "\u{fffd}" : String(scalar)).utf8
        rest = rest.dropFirst(length)
      }
    }
    bytes += rest
  }

  init(_ text: String, in palette: Palette = .plain) { self.init(Array(text.utf8), in: palette) }

  private init(command: String) { bytes = Array(command.utf8) }

  static let lineStart = SafeText(command: "\r")
  static let clearLine = SafeText(command: "\r\u{1b}[K")

  private static func isLayout(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
  }

  /// The first character of `bytes` and its length; `U+FFFD` stands for bytes that are not UTF-8.
  private static func firstScalar(of bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, Int) {
    var parser = Unicode.UTF8.ForwardParser()
    var source = bytes.makeIterator()
    switch parser.parseScalar(from: &source) {
    case .valid(let scalar): return (UTF8.decode(scalar), scalar.count)
    case .error(let length): return ("\u{fffd}", length)
    case .emptyInput: return ("\u{fffd}", 1)
    }
  }
}
