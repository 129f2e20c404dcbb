/// A place in a text, with the excerpt that a message shows.
public struct TextPlace: Sendable, Hashable {
  /// The line, from 1.
  public var line: Int
  /// The character in the line, from 1.
  public var column: Int
  /// The line's text; only the part around the place if the line is long.
  public var excerpt: String
  /// The number of characters of `excerpt` before the place.
  public var caret: Int

  /// The place `offset` bytes into `text`, or the text's end if `offset` is beyond it.
  public init(offset: Int, in text: some RandomAccessCollection<UInt8>) {
    let before = text.prefix(max(0, offset))
    let start = before.lastIndex(of: .newline).map(text.index(after:)) ?? text.startIndex
    line = 1 + before.count { $0 == .newline }
    // A feed is one line, perhaps a long one, so its characters are counted and not collected.
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

  // The number of characters of a long line that are shown before and after the place.
  private static let head = 60
  private static let tail = 36
}
