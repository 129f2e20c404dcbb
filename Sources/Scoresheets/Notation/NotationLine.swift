/// One line of a sheet or a case file, cut into tokens.
///
/// Blanks separate tokens; a `>` at a token's beginning is a separate token. A `#` at the line's
/// beginning or after a blank starts the comment. On a line that begins with `color`, a `#` starts
/// the comment only before a blank, because colours begin with `#`.
package struct NotationLine: Sendable, Hashable {
  /// The line's number, from 1.
  package let number: Int
  /// The line without its end.
  package let bytes: [UInt8]
  package let tokens: [Token]
  /// The comment, including its `#`, without trailing blanks.
  package let comment: String?

  package struct Token: Sendable, Hashable {
    package internal(set) var text: String
    /// The range of the token in the line's bytes.
    package let range: Range<Int>
    /// Whether two blanks or more, or a tab, precede the token.
    package let standsApart: Bool

    /// The token without its last `count` characters.
    package func dropLast(_ count: Int) -> Token {
      Token(text: String(text.dropLast(count)), range: range, standsApart: standsApart)
    }
  }

  /// The number of lines that a text may have.
  ///
  /// People write far fewer, and a file of empty lines takes a hundred times its size in memory.
  package static let countLimit = 200_000
  package static let lengthLimit = 100_000

  /// Cuts `bytes`, which contain no line feed, into tokens.
  ///
  /// - Throws: `NotationError` if the bytes are not text, or are too many.
  package init(number: Int, bytes: [UInt8]) throws(NotationError) {
    try self.init(number: number, bytes: bytes, numberSigns: false)
  }

  /// Cuts `bytes` into tokens; with `numberSigns`, a `#` before a digit belongs to a number.
  init(number: Int, bytes: [UInt8], numberSigns: Bool) throws(NotationError) {
    guard number <= Self.countLimit else {
      throw NotationError(.tooManyLines(limit: Self.countLimit), in: [], at: 0..<0, line: number)
    }
    guard bytes.count <= Self.lengthLimit else {
      throw NotationError(
        .lineTooLong(limit: Self.lengthLimit), in: Array(bytes.prefix(100)), at: 0..<0,
        line: number)
    }
    self.number = number
    self.bytes = bytes
    if let (offset, problem) = Self.firstFault(in: bytes) {
      throw NotationError(problem, in: bytes, at: offset..<offset + 1, line: number)
    }
    var tokens: [Token] = []
    var comment: String?
    var index = 0
    while index < bytes.count, comment == nil {
      let gap = index
      while index < bytes.count, bytes[index].isBlank { index += 1 }
      guard index < bytes.count else { break }
      let start = index
      let isNumber =
        numberSigns && index + 1 < bytes.count
        && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index + 1])
      let isColor =
        tokens.first?.text == HeadKeyword.color.rawValue && index + 1 < bytes.count
        && !bytes[index + 1].isBlank
      if bytes[index] == UInt8(ascii: "#"), !isNumber, !isColor {
        comment = String(decoding: bytes[start...], as: UTF8.self).trimmed
        break
      }
      index += 1
      if bytes[start] != UInt8(ascii: ">") {
        while index < bytes.count, !bytes[index].isBlank { index += 1 }
      }
      tokens.append(
        Token(
          text: String(decoding: bytes[start..<index], as: UTF8.self), range: start..<index,
          standsApart: start - gap > 1 || bytes[gap..<start].contains(UInt8(ascii: "\t"))))
    }
    self.tokens = tokens
    self.comment = comment
  }

  /// The comment without its `#`.
  package var remark: String? { comment.map { String($0.dropFirst()).trimmed } }

  /// The first byte that cannot be part of a text: invalid UTF-8 or a control character.
  private static func firstFault(in bytes: [UInt8]) -> (Int, NotationError.Problem)? {
    var parser = Unicode.UTF8.ForwardParser()
    var source = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &source) {
      case .emptyInput: return nil
      case .error: return (offset, .notUTF8)
      case .valid(let scalar):
        if let byte = scalar.first, scalar.count == 1, byte.isControl {
          return (offset, .controlCharacter(byte))
        }
        offset += scalar.count
      }
    }
  }
}

extension NotationLine {
  /// The numbered lines of `text`, without line ends and byte-order mark, up to one more than the
  /// limit.
  package static func split(_ text: some Sequence<UInt8>) -> NumberedLines {
    NumberedLines(Array(text))
  }
}

/// The numbered lines of a text, each made when it is requested.
package struct NumberedLines: Sequence, IteratorProtocol {
  private let text: [UInt8]
  private var start: Int
  private var count = 0

  fileprivate init(_ text: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.text = text
    start = text.starts(with: mark) ? mark.count : 0
  }

  package mutating func next() -> (number: Int, bytes: [UInt8])? {
    guard start < text.count, count <= NotationLine.countLimit else { return nil }
    let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
    var line = text[start..<end]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    start = end + 1
    count += 1
    return (count, Array(line))
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  fileprivate var isControl: Bool { self < 0x20 && !isBlank || self == 0x7F }
}

extension StringProtocol {
  package var trimmed: String {
    let tail = drop { $0 == " " || $0 == "\t" }
    guard let last = tail.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return String(tail[...last])
  }

  /// The text on one line: every run of blanks and control characters becomes one blank.
  package var onOneLine: String { blankSeparated.joined(separator: " ") }

  /// The words between the runs of blanks and control characters.
  ///
  /// A combining mark that forms one character with the blank before it begins a word here, as it
  /// does for the reader of lines.
  var blankSeparated: [String] {
    unicodeScalars
      .split { $0.value <= 0x20 || $0.value == 0x7F }
      .map { String(String.UnicodeScalarView($0)) }
  }
}
