import Foundation

/// A Swift file that is to be changed.
struct SourceFile {
  /// Its path in the package.
  let path: String
  let text: String
  /// Its text with a blank for each byte of a comment or a string, so that a place found in it has
  /// the same offset in the text.
  let code: String

  init(path: String, text: String) {
    self.path = path
    self.text = text
    code = Self.code(of: Array(text.utf8))
  }

  /// The text of the file with `range` replaced by `replacement`.
  func text(replacing range: Range<Int>, by replacement: String) -> String {
    let bytes = Array(text.utf8)
    let changed = bytes[..<range.lowerBound] + Array(replacement.utf8) + bytes[range.upperBound...]
    return String(decoding: changed, as: UTF8.self)
  }

  /// The number of the line that contains `offset`, from 1.
  func line(at offset: Int) -> Int {
    1 + text.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") }
  }

  /// The offsets of a range that was found in `code`.
  func offsets(of range: Range<String.Index>) -> Range<Int> {
    let start = code.utf8.distance(from: code.startIndex, to: range.lowerBound)
    return start..<(start + code.utf8.distance(from: range.lowerBound, to: range.upperBound))
  }

  private static func code(of bytes: [UInt8]) -> String {
    enum Part { case code, lineComment, string }
    var part = Part.code
    var code = bytes
    for index in bytes.indices {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch part {
      case .code:
        if byte == UInt8(ascii: "/") && next == byte { part = .lineComment }
        if byte == UInt8(ascii: "\"") { part = .string }
      case .string:
        let isEscaped = bytes[index - 1] == UInt8(ascii: "\\")
        if byte == UInt8(ascii: "\"") && !isEscaped {
          part = .code
          code[index] = UInt8(ascii: " ")
        }
      case .lineComment:
        if byte == UInt8(ascii: "\n") { part = .code }
      }
      if part != .code && byte != UInt8(ascii: "\n") { code[index] = UInt8(ascii: " ") }
    }
    return String(decoding: code, as: UTF8.self)
  }
}
