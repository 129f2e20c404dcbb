/// The bytes that JSON's grammar names.
extension UInt8 {
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let minus = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let point = UInt8(ascii: ".")
  static let zero = UInt8(ascii: "0")
  static let nine = UInt8(ascii: "9")
  package static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  @inline(__always) package var isDigit: Bool { self &- .zero < 10 }

  /// Whether JSON treats the byte as white space.
  package var isSpace: Bool {
    self == .space || self == .newline || self == .carriageReturn || self == UInt8(ascii: "\t")
  }
}

extension UInt64 {
  /// The byte repeated eight times.
  @inline(__always)
  init(repeating byte: UInt8) { self = 0x0101_0101_0101_0101 &* UInt64(byte) }
}
