/// An error in a JSON text: the place, and what was expected there.
public struct JSONError: TextError, Sendable, Hashable {
  /// The place of the error.
  public var place: TextPlace
  /// The problem.
  public var problem: Problem

  /// The problem.
  @nonexhaustive public enum Problem: TextProblem, Sendable, Hashable {
    /// Something other than the expectation was found; `found` is `nil` at the end of the text.
    case expected(Expectation, found: UInt8?)
    /// The text ends inside a string.
    case openString
    /// A string contains an unescaped control character, such as a line end.
    case controlCharacter(UInt8)
    /// A backslash that is not followed by the rest of an escape.
    case badEscape
    /// One half of a surrogate pair, which is not a character.
    case loneSurrogate
    /// A number of several digits with a leading zero.
    case leadingZero
    /// A whole number that does not fit in an `Int`.
    case tooLarge
    /// A number with a fraction or an exponent where a whole number was expected.
    case notWhole
    /// Objects and arrays nested more than ``JSONReader/depthLimit`` deep.
    case tooDeep
    /// Bytes that are not UTF-8.
    case notUTF8
  }

  /// The expectation that was not met.
  public enum Expectation: Sendable, Hashable, CaseIterable {
    /// Any value.
    case value
    /// An object.
    case object
    /// An array.
    case array
    /// A string.
    case string
    /// A number without a fraction or an exponent.
    case wholeNumber
    /// `true` or `false`.
    case trueOrFalse
    /// `null`.
    case null
    /// An object's key, in quotation marks.
    case key
    /// The colon after a key.
    case colon
    /// A comma, or the end of the object.
    case commaOrBrace
    /// A comma, or the end of the array.
    case commaOrBracket
    /// A digit of a number.
    case digit
    /// One of the four digits of a `\u` escape.
    case hexadecimalDigit
    /// Nothing but white space.
    case end
  }
}

extension JSONError.Problem {
  /// The problem in words.
  public var words: String {
    switch self {
    case .expected(let expectation, .some(let found)):
      "expected \(expectation.words), found \(Self.words(for: found))"
    case .expected(let expectation, .none):
      "expected \(expectation.words), but the text ends here"
    case .openString: "the string has no closing quotation mark"
    case .controlCharacter(let byte):
      "\(Self.words(for: byte)) inside a string must be written as an escape"
    case .badEscape: #"invalid escape; expected one of " \ / b f n r t u after \"#
    case .loneSurrogate: "a \\u surrogate must be half of a pair"
    case .leadingZero: "a number does not begin with a zero"
    case .tooLarge: "the number is too large"
    case .notWhole: "expected a whole number, found a fraction or an exponent"
    case .tooDeep: "nested more than \(JSONReader.depthLimit) deep"
    case .notUTF8: "the text is not UTF-8 from here on"
    }
  }

  private static func words(for byte: UInt8) -> String {
    switch byte {
    case .newline, .carriageReturn: "a line end"
    case 0x21...0x7e: "'\(Unicode.Scalar(byte))'"
    case 0x80...: "a character that is not ASCII"
    default: "the character 0x" + String(byte, radix: 16)
    }
  }
}

extension JSONError.Expectation {
  fileprivate var words: String {
    switch self {
    case .value: "a value"
    case .object: "an object, {…}"
    case .array: "an array, […]"
    case .string: "a string"
    case .wholeNumber: "a whole number"
    case .trueOrFalse: "true or false"
    case .null: "null"
    case .key: "a key in quotation marks"
    case .colon: "':' after the key"
    case .commaOrBrace: "',' or '}'"
    case .commaOrBracket: "',' or ']'"
    case .digit: "a digit"
    case .hexadecimalDigit: "a hexadecimal digit"
    case .end: "nothing more"
    }
  }
}
