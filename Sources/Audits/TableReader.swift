import Scoresheets

/// A reader of comma-separated values, line by line, without support for quotation marks, which
/// figures and charts do not need.
struct TableReader {
  private let text: [UInt8]
  private var offset = 0
  /// The fields of the last line that was read.
  private(set) var fields: [Range<Int>] = []

  /// Creates a reader of `text`, which may have a byte-order mark, as Excel writes it.
  init(_ text: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.text = text.starts(with: mark) ? Array(text.dropFirst(mark.count)) : text
    fields.reserveCapacity(8)
  }

  /// Moves to the next line that is not empty; false if there is none.
  mutating func nextLine() -> Bool {
    while offset < text.count {
      let start = offset
      var end = start
      fields.removeAll(keepingCapacity: true)
      var field = start
      while end < text.count, text[end] != UInt8(ascii: "\n") {
        if text[end] == UInt8(ascii: ",") {
          fields.append(field..<end)
          field = end + 1
        }
        end += 1
      }
      offset = end + 1
      if end > field, text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      fields.append(field..<end)
      if end > start { return true }
    }
    return false
  }

  /// The bytes of the field numbered `index`, from 0.
  func bytes(_ index: Int) -> ArraySlice<UInt8> { text[fields[index]] }

  /// The field as text.
  func word(_ index: Int) -> String { String(decoding: bytes(index), as: UTF8.self) }

  /// The field as a whole number of at most twelve digits, or `nil` if it is anything else.
  func number(_ index: Int) -> Int? {
    let digits = bytes(index)
    return (1...12).contains(digits.count) ? digits.digits : nil
  }

  /// An error at the field, or at the line's beginning if there is no such field.
  func error(_ reason: String, at index: Int? = nil) -> TextError {
    let field = index.flatMap { fields.indices.contains($0) ? fields[$0] : nil }
    return TextError(reason, at: field?.lowerBound ?? fields.first?.lowerBound ?? 0, in: text)
  }
}
