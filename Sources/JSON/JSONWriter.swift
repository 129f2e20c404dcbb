/// A builder of one line of JSON, as UTF-8.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.object { writer in
///   writer.key("period")
///   writer.integer(1)
/// }
/// print(writer.text)
/// // Prints "{"period":1}"
/// ```
///
/// The writer adds commas and colons; the caller must alternate keys and values.
public struct JSONWriter: Sendable {
  /// The bytes written so far, in UTF-8.
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Creates an empty writer.
  public init() {}

  /// The JSON written so far, as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes an object; `body` writes its members.
  public mutating func object(_ body: (inout JSONWriter) -> Void) {
    open(.openBrace)
    body(&self)
    close(.closeBrace)
  }

  /// Writes an array; `body` writes its elements.
  public mutating func array(_ body: (inout JSONWriter) -> Void) {
    open(.openBracket)
    body(&self)
    close(.closeBracket)
  }

  /// Writes a key; the caller writes its value next.
  public mutating func key(_ key: String) {
    separate()
    quote(key)
    bytes.append(.colon)
    needsComma = false
  }

  /// Writes a string.
  public mutating func string(_ string: some StringProtocol) {
    separate()
    quote(string)
  }

  /// Writes a whole number.
  public mutating func integer(_ integer: Int) {
    number(String(integer))
  }

  /// Writes `digits` as a number; they must form a valid JSON number.
  package mutating func number(_ digits: String) {
    separate()
    bytes.append(contentsOf: digits.utf8)
  }

  /// Writes `json`, which must be a complete value, unchanged.
  package mutating func value(_ json: ArraySlice<UInt8>) {
    separate()
    bytes.append(contentsOf: json)
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ bool: Bool) {
    separate()
    bytes.append(contentsOf: (bool ? "true" : "false").utf8)
  }

  /// Writes `null`.
  public mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Ends the line; the next value begins a new one.
  public mutating func endLine() {
    bytes.append(.newline)
    needsComma = false
  }

  /// Opens an object whose members cannot be written within one closure.
  package mutating func beginObject() { open(.openBrace) }

  /// Closes the object.
  package mutating func endObject() { close(.closeBrace) }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(.comma) }
    needsComma = true
  }

  private mutating func quote(_ string: some StringProtocol) {
    var text = String(string)
    bytes.append(.quote)
    text.withUTF8 { escape($0) }
    bytes.append(.quote)
  }

  /// Writes a string, with hidden characters escaped: someone may read the JSON on a terminal.
  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    // Bytes that need no escape are copied together, up to the next byte that does.
    var copied = 0
    var index = 0
    while index < text.count {
      if text[index] == .quote || text[index] == .backslash {
        bytes.append(contentsOf: text[copied..<index])
        bytes.append(.backslash)
        copied = index
      } else if let (scalar, length) = text.hidden(at: index) {
        bytes.append(contentsOf: text[copied..<index])
        escape(scalar)
        copied = index + length
      }
      index += 1
    }
    bytes.append(contentsOf: text[copied...])
  }

  private mutating func escape(_ hidden: Unicode.Scalar) {
    bytes.append(.backslash)
    switch hidden {
    case "\n": bytes.append(UInt8(ascii: "n"))
    case "\r": bytes.append(UInt8(ascii: "r"))
    case "\t": bytes.append(UInt8(ascii: "t"))
    default:
      let digits = String(hidden.value, radix: 16)
      bytes.append(UInt8(ascii: "u"))
      bytes.append(contentsOf: repeatElement(.zero, count: 4 - digits.utf8.count))
      bytes.append(contentsOf: digits.utf8)
    }
  }
}

extension JSONWriter {
  /// Writes a key and a string.
  public mutating func member(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  /// Writes a key and a whole number.
  public mutating func member(_ key: String, _ value: Int) {
    self.key(key)
    integer(value)
  }

  /// Writes a key and `true` or `false`.
  public mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    bool(value)
  }

  /// Writes a key and an array of strings.
  public mutating func member(_ key: String, _ values: [String]) {
    self.key(key)
    array { writer in
      for value in values { writer.string(value) }
    }
  }
}
