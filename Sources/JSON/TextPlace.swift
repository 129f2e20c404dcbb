/// A place in a text, with the excerpt that a message shows.
public struct TextPlace: Sendable, Hashable {
  /// The line number, from 1.
  public var line: Int
  /// The number of the character in its line, from 1.
  public var column: Int
  /// The text of the line, or the part around the place if the line is long.
  public var excerpt: String
  /// The number of characters in `excerpt` before the place.
  public var caret: Int

  /// The place `offset` bytes into `text`; an offset beyond the end means the end.
  public init(offset: Int, in text: some RandomAccessCollection<UInt8>) {
    let before = text.prefix(max(0, offset))
    let start = before.lastIndex(of: .newline).map(text.index(after:)) ?? text.startIndex
    line = 1 + before.count { $0 == .newline }
    // A feed is one line, perhaps a long one: its characters are counted, not collected.
    let head = String(decoding: text[start..<before.endIndex], as: UTF8.self)
    let tail = Array(
      String(
        decoding: text[before.endIndex...].prefix { $0 != .newline }.prefix(4 * Self.tail),
        as: UTF8.self))
    let count = head.count
    column = count + 1
    let shownHead = head.suffix(Self.head)
    let shownTail = tail.prefix(Self.tail)
    let opening = shownHead.count < count ? "…" : ""
    let closing = shownTail.count < tail.count ? "…" : ""
    excerpt =
      opening + String(shownHead.map({ $0.visible })) + String(shownTail.map({ $0.visible }))
      + closing
    caret = opening.count + shownHead.count
    while excerpt.last == " " { excerpt.removeLast() }
  }

  /// The message `file:line:column: words`, the line, and a caret below the place.
  public func message(_ words: String, file: String) -> String {
    "\(file):\(line):\(column): \(words)".visible
      + "\n  \(excerpt)\n  \(String(repeating: " ", count: caret))^"
  }

  // The numbers of characters that are shown of a long line, before the place and after it.
  private static let head = 60
  private static let tail = 36
}
