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
/// Every reading method throws ``JSONError`` if the next value is not of the requested kind, or if
/// the text is not JSON. The reader is then unusable until ``go(to:)``.
///
/// Skipped values are checked as strictly as those that are read (RFC 8259). A byte order mark
/// before the text is skipped. Bytes that are not UTF-8 end the text: everything before them can be
/// read.
///
/// A reader owns its text and cannot be copied; ``mark`` remembers a place to return to.
public struct JSONReader: ~Copyable {
  /// The depth to which objects and arrays may be nested.
  public static let depthLimit = 512

  /// The text with its padding.
  private let text: UnsafeMutableBufferPointer<UInt8>
  /// Whether the text was cut at bytes that are not UTF-8.
  private let isCut: Bool
  var scanner: JSONScanner

  /// A reader at the beginning of `text`.
  public init(_ text: [UInt8]) {
    let valid = text.lengthOfValidUTF8
    isCut = valid < text.count
    // Allocated memory instead of an array, because its address is fixed and need not be looked up
    // at every access. The reader is its only owner: `deinit` frees it.
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

  /// Moves to the object's next key, which becomes the token; after the last key, leaves the object
  /// and returns false.
  public mutating func nextKey() throws(JSONError) -> Bool {
    try scan { (scanner) throws(JSONFault) in try scanner.nextKey() }
  }

  /// Moves to the object's next key that is in `names`, skipping all others; after the last key,
  /// leaves the object and returns `nil`.
  public mutating func nextKey(of names: JSONNameList) throws(JSONError) -> Int? {
    var nowhere = names.count
    return try nextKey(of: names, expecting: &nowhere)
  }

  /// Moves to the object's next key that is in `names`, skipping all others; after the last key,
  /// leaves the object and returns `nil`.
  ///
  /// `place` is the index of the name to expect, 0 at first; it advances to the name after the key
  /// found. Sources write their keys in a fixed order, so a search is rarely needed.
  package mutating func nextKey(
    of names: JSONNameList, expecting place: inout Int
  ) throws(JSONError) -> Int? {
    do throws(JSONFault) {
      return try scanner.nextKey(of: names, expecting: &place)
    } catch {
      throw self.error(error)
    }
  }

  /// Steps into an array.
  public mutating func beginArray() throws(JSONError) {
    try scan { (scanner) throws(JSONFault) in try scanner.begin(with: .openBracket, .array) }
  }

  /// Moves to the array's next element; after the last element, leaves the array and returns false.
  public mutating func nextElement() throws(JSONError) -> Bool {
    try scan { (scanner) throws(JSONFault) in
      try scanner.next(closing: .closeBracket, .commaOrBracket)
    }
  }

  /// Skips the next value, of any kind.
  public mutating func skipValue() throws(JSONError) {
    try scan { (scanner) throws(JSONFault) in
      try scanner.skipNextValue(depth: scanner.depth)
    }
  }

  /// Throws if anything but white space is left, bytes that are not UTF-8 included.
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

// Safe: the buffer is uniquely owned and the type is noncopyable.
extension JSONReader: @unchecked Sendable {}

extension JSONReader {
  /// A place in the text to return to.
  public struct Mark: Sendable, Hashable {
    /// The byte offset of the place in the text.
    public fileprivate(set) var offset: Int
    fileprivate var lineEnds: Int
    fileprivate var depth: Int

    /// The line number, from 1.
    public var line: Int { lineEnds + 1 }
  }

  /// The reader's position: before the next value.
  public var mark: Mark {
    Mark(offset: scanner.offset, lineEnds: scanner.lineEnds, depth: scanner.depth)
  }

  /// Returns to `mark`, which this reader made before a value.
  public mutating func go(to mark: Mark) {
    scanner.offset = min(mark.offset, scanner.end)
    scanner.lineEnds = mark.lineEnds
    scanner.depth = mark.depth
    scanner.isFirst = false
  }

  /// The text between `mark` and the reader's position.
  package func text(since mark: Mark) -> String {
    String(decoding: text[mark.offset..<scanner.offset], as: UTF8.self)
  }

  /// The place of `mark`, for a message about the value that begins there.
  public func place(of mark: Mark) -> TextPlace { place(at: mark.offset) }

  /// The byte offset of the opening quotation mark of the token, the last key or string read.
  public var tokenOffset: Int { scanner.token.lowerBound - 1 }

  /// The beginning of the text, for a message about the whole text.
  public var startPlace: TextPlace { place(at: 0) }

  /// The line and column `offset` bytes into the text, for a message.
  public func place(at offset: Int) -> TextPlace {
    TextPlace(offset: offset, in: text.dropLast(JSONScanner.padding))
  }
}
