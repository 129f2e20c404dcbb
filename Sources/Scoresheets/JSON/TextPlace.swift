/// A place in a text, with what a message shows of it.
public struct TextPlace: Sendable, Hashable {
  /// The line, from 1.
  public var line: Int
  /// The character in the line, from 1.
  public var column: Int
  /// The line's text; of a long line the part around the place.
  public var excerpt: String
  /// How many characters of `excerpt` stand before the place.
  public var caret: Int

  /// The place `offset` bytes into `text`; the text's end where that lies behind it.
  public init(offset: Int, in text: some RandomAccessCollection<UInt8>) {
    let before = text.prefix(max(0, offset))
    let start = before.lastIndex(of: .newline).map(text.index(after:)) ?? text.startIndex
    line = 1 + before.count { $0 == .newline }
    let head = Array(String(decoding: text[start..<before.endIndex], as: UTF8.self))
    let tail = Array(
      String(
        decoding: text[before.endIndex...].prefix { $0 != .newline }.prefix(4 * Self.tail),
        as: UTF8.self))
    column = head.count + 1
    let shownHead = head.suffix(Self.head)
    let shownTail = tail.prefix(Self.tail)
    let opening = shownHead.count < head.count ? "…" : ""
    let closing = shownTail.count < tail.count ? "…" : ""
    excerpt =
      opening + String(shownHead.map(Self.visible)) + String(shownTail.map(Self.visible)) + closing
    caret = opening.count + shownHead.count
    while excerpt.last == " " { excerpt.removeLast() }
  }

  /// A message for people: `file:line:column: words`, the line, and a caret below the place.
  public func message(_ words: String, file: String) -> String {
    "\(file):\(line):\(column): \(words)\n  \(excerpt)\n  \(String(repeating: " ", count: caret))^"
  }

  // How much of a line fits beside its message.
  private static let head = 60
  private static let tail = 36

  /// The character as a terminal may be shown it, in one column.
  private static func visible(_ character: Character) -> Character {
    switch character {
    case "\t", "\r", "\r\n": " "
    default:
      character.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f }
        ? character : "\u{fffd}"
    }
  }
}
