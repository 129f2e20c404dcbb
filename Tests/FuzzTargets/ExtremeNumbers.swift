/// Copies of a feed with numbers that are likely to overflow, natively or in the 32 bits of
/// WebAssembly.
///
/// Both a JSON number and a string of digits such as `"2.00"` count as a number. For each key, all
/// its numbers are replaced together, then only the first, and then only the last.
public struct ExtremeNumbers: Sendable {
  /// The numbers that replace the feed's own.
  public static let numbers = [
    "2147483647", "2147483648", "-2147483648", "9007199254740992", "-9007199254740992",
    "9223372036854775807", "-9223372036854775808", "9223372036854775808",
    "1000000000000000000000000000000", "1e400", "-0",
  ]

  /// A file of each kind in the folder of real games.
  public static let realFeeds = [
    "liiga/2024_1.json", "nhl/2025020734.json", "pwhl/135.plays.json", "pwhl/135.summary.json",
    "whl/1021455.gamesummary.json", "whl/1021455.pxpverbose.json",
  ]

  private let text: [UInt8]
  /// The keys that have numbers, in the feed's order, and the places of the numbers.
  private var keys: [(name: [UInt8], places: [Range<Int>])] = []

  /// Finds the numbers in `text`, which is JSON.
  public init(in text: [UInt8]) {
    self.text = text
    var indices: [[UInt8]: Int] = [:]
    var name: [UInt8] = []
    for token in Self.tokens(of: text) {
      let bytes = text[token]
      if bytes.first == UInt8(ascii: "\""), Self.isKey(token, in: text) {
        name = Array(bytes)
      } else if let number = Self.number(token, in: text) {
        let index = indices[name] ?? keys.count
        if index == keys.count {
          indices[name] = index
          keys.append((name, []))
        }
        keys[index].places.append(number)
      }
    }
  }

  /// The number of copies.
  public var count: Int { keys.count * Self.numbers.count * 3 }

  /// The copy with the index `index`.
  public subscript(index: Int) -> [UInt8] {
    let number = Self.numbers[index % Self.numbers.count]
    let places = keys[index / Self.numbers.count % keys.count].places
    var copy = text
    switch index / Self.numbers.count / keys.count {
    case 0: for place in places.reversed() { copy.replaceSubrange(place, with: number.utf8) }
    case 1: copy.replaceSubrange(places[0], with: number.utf8)
    default: copy.replaceSubrange(places[places.count - 1], with: number.utf8)
    }
    return copy
  }

  /// The strings of `text`, and its runs of characters that may form numbers.
  private static func tokens(of text: [UInt8]) -> [Range<Int>] {
    var tokens: [Range<Int>] = []
    var start = 0
    while start < text.count {
      var end = start + 1
      if text[start] == UInt8(ascii: "\"") {
        while end < text.count, text[end] != UInt8(ascii: "\"") {
          end += text[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        end = min(end + 1, text.count)
        tokens.append(start..<end)
      } else if isOfNumber(text[start]) {
        while end < text.count, isOfNumber(text[end]) { end += 1 }
        tokens.append(start..<end)
      }
      start = end
    }
    return tokens
  }

  private static func isKey(_ token: Range<Int>, in text: [UInt8]) -> Bool {
    text[token.upperBound...].first { $0 > UInt8(ascii: " ") } == UInt8(ascii: ":")
  }

  /// The place of the number in a token, without quotation marks; `nil` if there is none.
  private static func number(_ token: Range<Int>, in text: [UInt8]) -> Range<Int>? {
    guard text[token.lowerBound] == UInt8(ascii: "\"") else { return token }
    let inner = token.lowerBound + 1..<max(token.lowerBound + 1, token.upperBound - 1)
    return !inner.isEmpty && text[inner].allSatisfy(isOfNumber) ? inner : nil
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }
}
