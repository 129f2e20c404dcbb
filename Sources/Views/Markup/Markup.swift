import Scoresheets

/// A writer of HTML or SVG that escapes every text it is given.
///
/// Names of elements and attributes, and what `trusted` writes, are the program's own. All other
/// text is escaped, and characters that hide or reorder text become visible. Every element is
/// closed, so the result is well-formed XML too.
struct Markup {
  private(set) var bytes: [UInt8] = []

  /// What `write` writes.
  static func text(_ write: (inout Markup) -> Void) -> String {
    var markup = Markup()
    write(&markup)
    return String(decoding: markup.bytes, as: UTF8.self)
  }

  mutating func element(
    _ name: StaticString, _ attributes: Attribute?..., body: (inout Markup) -> Void
  ) {
    element(name, attributes: attributes, body: body)
  }

  mutating func element(
    _ name: StaticString, attributes: [Attribute?], body: (inout Markup) -> Void
  ) {
    write(name, attributes)
    trusted(">")
    body(&self)
    close(name)
  }

  mutating func element(_ name: StaticString, _ attributes: Attribute?..., text: String) {
    write(name, attributes)
    trusted(">")
    add(text)
    close(name)
  }

  /// Writes an element without content: an SVG element, or an HTML element that is always empty.
  mutating func empty(_ name: StaticString, _ attributes: Attribute?...) {
    write(name, attributes)
    trusted("/>")
  }

  mutating func add(_ text: String) {
    var text = text.visible
    text.withUTF8 { escape($0) }
  }

  /// Writes the program's own markup, styles or words.
  mutating func trusted(_ words: StaticString) {
    words.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

  mutating func add(_ markup: Markup) { bytes += markup.bytes }

  mutating func endLine() { trusted("\n") }

  private mutating func write(_ name: StaticString, _ attributes: [Attribute?]) {
    trusted("<")
    trusted(name)
    for case .some(let attribute) in attributes {
      trusted(" ")
      trusted(attribute.name)
      trusted("=\"")
      for part in attribute.parts {
        switch part {
        case .text(let text): add(text)
        case .words(let words): trusted(words)
        case .number(let number): add(number)
        }
      }
      trusted("\"")
    }
  }

  private mutating func close(_ name: StaticString) {
    trusted("</")
    trusted(name)
    trusted(">")
  }

  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    // Bytes that need no escape are copied in one piece.
    var copied = 0
    for index in text.indices {
      guard let other = Self.escape(text, at: index) else { continue }
      bytes.append(contentsOf: text[copied..<index])
      trusted(other.words)
      copied = index + other.length
    }
    bytes.append(contentsOf: text[copied...])
  }

  /// The escape for the character at `index`, or `nil` if it needs none.
  private static func escape(
    _ text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (words: StaticString, length: Int)? {
    switch text[index] {
    case UInt8(ascii: "&"): ("&amp;", 1)
    case UInt8(ascii: "<"): ("&lt;", 1)
    case UInt8(ascii: ">"): ("&gt;", 1)
    case UInt8(ascii: "\""): ("&quot;", 1)
    case UInt8(ascii: "'"): ("&#39;", 1)
    // XML has neither U+FFFE nor U+FFFF.
    case 0xEF where text[index + 1] == 0xBF && text[index + 2] >= 0xBE: ("\u{fffd}", 3)
    default: nil
    }
  }
}

/// An attribute: a name from the program, and a value to be escaped.
struct Attribute {
  enum Part {
    /// A text, possibly from a log.
    case text(String)
    /// The program's own words.
    case words(StaticString)
    case number(Int)
  }

  var name: StaticString
  var parts: [Part]

  init(_ name: StaticString, _ parts: Part...) {
    self.name = name
    self.parts = parts
  }

  init(_ name: StaticString, text: String) { self.init(name, .text(text)) }

  init(_ name: StaticString, _ words: StaticString) { self.init(name, .words(words)) }

  init(_ name: StaticString, _ number: Int) { self.init(name, .number(number)) }

  /// Creates an attribute with a percentage, given in hundredths: `12.34%`.
  init(_ name: StaticString, percent hundredths: Int) {
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    self.init(name, .number(whole), .words(rest < 10 ? ".0" : "."), .number(rest), .words("%"))
  }

  static func `class`(_ words: StaticString) -> Attribute { Attribute("class", words) }

  static func id(_ id: ElementID) -> Attribute { Attribute("id", parts: id.parts) }

  /// A link to an element of the same page, the only links that a page has.
  static func link(to id: ElementID) -> Attribute {
    Attribute("href", parts: [.words("#")] + id.parts)
  }

  init(_ name: StaticString, parts: [Part]) {
    self.name = name
    self.parts = parts
  }
}

/// The id of an element, unique among all games on a page.
struct ElementID {
  /// The number of the game on the page, from 1.
  var game: Int
  var kind: StaticString
  var number: Int

  var parts: [Attribute.Part] { [.words("g"), .number(game), .words(kind), .number(number)] }

  var text: String { "g\(game)\(kind)\(number)" }
}
