import Scoresheets

/// HTML or SVG as it is written, into which a text of others gets only escaped.
///
/// Names of elements and attributes are part of the program, as is what `trusted` writes. All other
/// text is escaped, and characters that hide or reorder text become visible. The result is
/// well-formed XML too: every element is closed.
struct Markup {
  /// What has been written so far, in UTF-8.
  private(set) var bytes: [UInt8] = []

  /// What has been written so far, as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes an element whose content `body` writes.
  mutating func element(
    _ name: StaticString, _ attributes: Attribute?..., body: (inout Markup) -> Void
  ) {
    open(name, attributes)
    bytes.append(.greater)
    body(&self)
    close(name)
  }

  /// Writes an element with a text as its content.
  mutating func element(_ name: StaticString, _ attributes: Attribute?..., text: String) {
    open(name, attributes)
    bytes.append(.greater)
    add(text)
    close(name)
  }

  /// Writes an element without content; only for elements of SVG, and those that HTML has as void.
  mutating func empty(_ name: StaticString, _ attributes: Attribute?...) {
    open(name, attributes)
    bytes.append(.slash)
    bytes.append(.greater)
  }

  /// Writes a text.
  mutating func add(_ text: String) {
    escape(text.visible)
  }

  /// Writes markup, styles or other words of the program itself.
  mutating func trusted(_ words: StaticString) {
    words.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes a whole number, such as a part of a selector.
  mutating func add(_ number: Int) {
    bytes.append(contentsOf: String(number).utf8)
  }

  /// Writes other markup.
  mutating func add(_ markup: Markup) { bytes += markup.bytes }

  /// Ends a line of the source.
  mutating func endLine() { bytes.append(.lineFeed) }

  private mutating func open(_ name: StaticString, _ attributes: [Attribute?]) {
    bytes.append(.less)
    trusted(name)
    for case .some(let attribute) in attributes {
      bytes.append(.space)
      trusted(attribute.name)
      bytes.append(.equals)
      bytes.append(.quote)
      for part in attribute.parts { add(part) }
      bytes.append(.quote)
    }
  }

  private mutating func add(_ part: Attribute.Part) {
    switch part {
    case .text(let text): escape(text.visible)
    case .words(let words): trusted(words)
    case .number(let number): add(number)
    }
  }

  private mutating func close(_ name: StaticString) {
    bytes.append(.less)
    bytes.append(.slash)
    trusted(name)
    bytes.append(.greater)
  }

  private mutating func escape(_ text: String) {
    var text = text
    text.withUTF8 { escape($0) }
  }

  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    // What needs no escape is copied together, up to the next byte that does.
    var copied = 0
    for index in text.indices {
      guard let other = Self.escape(text, at: index) else { continue }
      bytes.append(contentsOf: text[copied..<index])
      trusted(other.words)
      copied = index + other.length
    }
    bytes.append(contentsOf: text[copied...])
  }

  /// What stands for the bytes at `index` of `text`, if they cannot stand for themselves.
  private static func escape(
    _ text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (words: StaticString, length: Int)? {
    switch text[index] {
    case .ampersand: ("&amp;", 1)
    case .less: ("&lt;", 1)
    case .greater: ("&gt;", 1)
    case .quote: ("&quot;", 1)
    case .apostrophe: ("&#39;", 1)
    // XML has neither U+FFFE nor U+FFFF.
    case 0xEF where text[index + 1] == 0xBF && text[index + 2] >= 0xBE: ("\u{fffd}", 3)
    default: nil
    }
  }
}

extension UInt8 {
  fileprivate static let less = UInt8(ascii: "<")
  fileprivate static let greater = UInt8(ascii: ">")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let equals = UInt8(ascii: "=")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let apostrophe = UInt8(ascii: "'")
  fileprivate static let ampersand = UInt8(ascii: "&")
  fileprivate static let lineFeed = UInt8(ascii: "\n")
}
