/// A pull reader of JSON: bytes in, values out, no tree.
///
/// The caller asks for what should come next and gets it, or an error with line and column:
///
/// ```swift
/// var id: Int?
/// var reader = JSONReader(bytes)
/// try reader.beginObject()
/// while try reader.nextKey() {
///   if reader.token(is: "eventId") {
///     id = try reader.integer()
///   } else {
///     try reader.skipValue()
///   }
/// }
/// try reader.finish()
/// ```
///
/// Whatever reads throws ``JSONError`` where something else comes next than was asked for, or where the
/// text is no JSON; the reader then stands there, and only ``go(to:)`` makes it of use again.
///
/// What is skipped is checked as strictly as what is read (RFC 8259). A byte order mark before the
/// text is passed over. Bytes that are no UTF-8 end the text: what stands before them can be read.
///
/// A reader owns its text and is not copied: ``mark`` remembers a place to come back to.
public struct JSONReader: ~Copyable {
  /// How many objects and arrays may lie in each other.
  public static let depthLimit = 512

  /// The text with its padding.
  private let text: UnsafeMutableBufferPointer<UInt8>
  /// Whether the text was cut where it stops being UTF-8.
  private let isCut: Bool
  var scanner: JSONScanner

  /// A reader at the beginning of `text`.
  public init(_ text: [UInt8]) {
    let valid = text.lengthOfValidUTF8
    isCut = valid < text.count
    // Memory of its own and not an array, so that the reader can go over it without asking each time
    // for its address. The reader is its only owner: `deinit` gives it back.
    self.text = .allocate(capacity: valid + JSONScanner.padding)
    let behind = self.text.initialize(fromContentsOf: text[..<valid])
    self.text[behind...].initialize(repeating: 0)
    let start = text.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    scanner = JSONScanner(base: self.text.baseAddress.unsafelyUnwrapped, end: valid, offset: start)
  }

  deinit { text.deallocate() }

  /// Steps into an object.
  public mutating func beginObject() throws(JSONError) {
    try scan { (scanner) throws(JSONFault) in try scanner.begin(with: .openBrace, .object) }
  }

  /// Goes to the next key of the object and remembers it as the token; false, and out of the object,
  /// where there is none.
  public mutating func nextKey() throws(JSONError) -> Bool {
    try scan { (scanner) throws(JSONFault) in try scanner.nextKey() }
  }

  /// Goes to the next key of the object that `names` has, passing over all others; nil, and out of
  /// the object, where there is none.
  public mutating func nextKey(of names: JSONNameList) throws(JSONError) -> Int? {
    try scan { (scanner) throws(JSONFault) in try scanner.nextKey(of: names) }
  }

  /// Steps into an array.
  public mutating func beginArray() throws(JSONError) {
    try scan { (scanner) throws(JSONFault) in try scanner.begin(with: .openBracket, .array) }
  }

  /// Goes to the next element of the array; false, and out of the array, where there is none.
  public mutating func nextElement() throws(JSONError) -> Bool {
    try scan { (scanner) throws(JSONFault) in
      try scanner.next(closing: .closeBracket, .commaOrBracket)
    }
  }

  /// Skips the next value, whatever it is.
  public mutating func skipValue() throws(JSONError) {
    try scan { (scanner) throws(JSONFault) in
      scanner.skipSpace()
      try scanner.skipValue(depth: scanner.depth)
    }
  }

  /// Makes sure that nothing but white space is left; throws where there is more, or bytes that are no UTF-8.
  public mutating func finish() throws(JSONError) {
    try scan { (scanner) throws(JSONFault) in
      scanner.skipSpace()
      guard scanner.offset == scanner.end else { throw scanner.unexpected(.end) }
    }
    if isCut { throw error(scanner.fault(.notUTF8)) }
  }

  @inline(__always)
  mutating func scan<Value>(
    _ body: (inout JSONScanner) throws(JSONFault) -> Value
  ) throws(JSONError) -> Value {
    do throws(JSONFault) {
      return try body(&scanner)
    } catch {
      throw self.error(error)
    }
  }

  @inline(never)
  private func error(_ fault: JSONFault) -> JSONError {
    let isAtCut = isCut && fault.offset >= scanner.end
    return JSONError(place: place(at: fault.offset), problem: isAtCut ? .notUTF8 : fault.problem)
  }
}

// It points at memory that is its alone, and as it is not copied, whoever has it has that memory too.
extension JSONReader: @unchecked Sendable {}

extension JSONReader {
  /// A place in the text to come back to.
  public struct Mark: Sendable, Hashable {
    /// How many bytes into the text the place is.
    public fileprivate(set) var offset: Int
    fileprivate var lineEnds: Int
    fileprivate var depth: Int

    /// The line that the place is in, from 1.
    public var line: Int { lineEnds + 1 }
  }

  /// Where the reader stands: before the value that comes next.
  public var mark: Mark {
    Mark(offset: scanner.offset, lineEnds: scanner.lineEnds, depth: scanner.depth)
  }

  /// Goes to `mark`, which this reader has made before a value.
  public mutating func go(to mark: Mark) {
    scanner.offset = min(mark.offset, scanner.end)
    scanner.lineEnds = mark.lineEnds
    scanner.depth = mark.depth
    scanner.isFirst = false
  }

  /// Where `mark`'s value begins, for a message.
  public func place(of mark: Mark) -> TextPlace { place(at: mark.offset) }

  /// How many bytes into the text the token, the last key or string, begins.
  public var tokenOffset: Int { scanner.token.lowerBound - 1 }

  /// Where the text begins, for a message about the whole of it.
  public var startPlace: TextPlace { place(at: 0) }

  /// The line and column `offset` bytes into the text, for a message.
  public func place(at offset: Int) -> TextPlace {
    TextPlace(offset: offset, in: text.dropLast(JSONScanner.padding))
  }
}

extension [UInt8] {
  /// How many bytes from the beginning are whole UTF-8 characters.
  fileprivate var lengthOfValidUTF8: Int {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: span)
      return count
    } catch {
      return error.byteOffsets.lowerBound
    }
  }
}
