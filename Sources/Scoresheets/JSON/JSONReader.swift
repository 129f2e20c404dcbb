/// A pull reader of JSON: bytes in, values out, no tree.
///
/// The caller asks for what should come next and gets it, or an error with line and column:
///
///     var reader = JSONReader(bytes)
///     try reader.beginObject()
///     while try reader.nextKey() {
///       if reader.token(is: "eventId") {
///         id = try reader.integer()
///       } else {
///         try reader.skipValue()
///       }
///     }
///     try reader.finish()
///
/// What is skipped is checked as strictly as what is read (RFC 8259). A byte order mark before the
/// text is passed over. Bytes that are no UTF-8 end the text: what stands before them can be read.
public struct JSONReader: Sendable {
  /// How deep objects and arrays may lie in each other.
  public static let depthLimit = 512

  /// The text with a NUL byte behind it.
  let bytes: [UInt8]
  /// Whether the text was cut where it stops being UTF-8.
  let cut: Bool
  var offset: Int
  /// Where the last string's or key's contents lie.
  var token: Range<Int>
  var tokenIsEscaped = false
  private var depth = 0
  /// Whether an object or array was just begun, so that no comma stands before what comes next.
  private var isFirst = false

  /// A reader at the beginning of `text`.
  public init(_ text: [UInt8]) {
    var text = text
    let valid = text.lengthOfValidUTF8
    cut = valid < text.count
    text.removeLast(text.count - valid)
    text.append(0)
    bytes = text
    offset = text.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    token = offset..<offset
  }

  /// Steps into an object.
  public mutating func beginObject() throws(JSONError) {
    try begin(with: .openBrace, .object)
  }

  /// Goes to the next key of the object and remembers it as the token; false, and out of the object,
  /// where there is none.
  public mutating func nextKey() throws(JSONError) -> Bool {
    guard try next(closing: .closeBrace, .commaOrBrace) else { return false }
    try scanToken(or: .key)
    try scan { (scanner) throws(JSONFault) in
      guard scanner.skipSpace() == .colon else { throw scanner.unexpected(.colon) }
      scanner.offset &+= 1
    }
    return true
  }

  /// Steps into an array.
  public mutating func beginArray() throws(JSONError) {
    try begin(with: .openBracket, .array)
  }

  /// Goes to the next element of the array; false, and out of the array, where there is none.
  public mutating func nextElement() throws(JSONError) -> Bool {
    try next(closing: .closeBracket, .commaOrBracket)
  }

  /// Skips the next value, whatever it is.
  public mutating func skipValue() throws(JSONError) {
    let depth = depth
    try scan { (scanner) throws(JSONFault) in
      scanner.skipSpace()
      try scanner.skipValue(depth: depth)
    }
  }

  /// Makes sure that nothing but white space is left.
  public mutating func finish() throws(JSONError) {
    try scan { (scanner) throws(JSONFault) in
      scanner.skipSpace()
      guard scanner.offset == scanner.end else { throw scanner.unexpected(.end) }
    }
    if cut { throw error(JSONFault(offset: offset, problem: .notUTF8)) }
  }

  private mutating func begin(
    with opening: UInt8, _ expectation: JSONError.Expectation
  ) throws(JSONError) {
    let depth = depth
    try scan { (scanner) throws(JSONFault) in
      guard scanner.skipSpace() == opening else { throw scanner.unexpected(expectation) }
      try scanner.descend(from: depth)
    }
    self.depth += 1
    isFirst = true
  }

  @inline(__always)
  private mutating func next(
    closing: UInt8, _ expectation: JSONError.Expectation
  ) throws(JSONError) -> Bool {
    let first = isFirst
    isFirst = false
    let found = try scan { (scanner) throws(JSONFault) -> Bool in
      let byte = scanner.skipSpace()
      if byte == closing {
        scanner.offset &+= 1
        return false
      }
      if !first {
        guard byte == .comma else { throw scanner.unexpected(expectation) }
        scanner.offset &+= 1
      }
      return true
    }
    if !found { depth -= 1 }
    return found
  }
}

extension JSONReader {
  /// A place in the text to come back to.
  public struct Mark: Sendable, Hashable {
    var offset: Int
    fileprivate var depth: Int
  }

  /// Where the reader stands: before the value that comes next.
  public var mark: Mark { Mark(offset: offset, depth: depth) }

  /// Goes to `mark`, which this reader or a copy of it has made before a value.
  public mutating func go(to mark: Mark) {
    offset = min(mark.offset, bytes.count - 1)
    depth = mark.depth
    isFirst = false
  }

  /// Where `mark`'s value begins, for a message.
  public func place(of mark: Mark) -> TextPlace {
    var offset = min(mark.offset, bytes.count - 1)
    while bytes[offset].isSpace { offset += 1 }
    return place(at: offset)
  }

  /// Where the token, the last key or string, begins, for a message.
  public var tokenPlace: TextPlace { place(at: max(0, token.lowerBound - 1)) }

  /// Where the text begins, for a message about the whole of it.
  public var startPlace: TextPlace { place(at: 0) }

  /// The line that `mark` lies in, from 1.
  public func line(of mark: Mark) -> Int {
    1 + lineEnds(from: Mark(offset: 0, depth: 0), to: mark)
  }

  private func place(at offset: Int) -> TextPlace {
    TextPlace(offset: offset, in: bytes.dropLast())
  }

  /// How many lines end between two marks.
  public func lineEnds(from start: Mark, to end: Mark) -> Int {
    let end = min(end.offset, bytes.count)
    guard start.offset < end else { return 0 }
    return bytes[start.offset..<end].count { $0 == .newline }
  }

  /// Runs `body` over the text from here; goes to where it stops.
  @inline(__always)
  mutating func scan<Value>(
    _ body: (inout JSONScanner) throws(JSONFault) -> Value
  ) throws(JSONError) -> Value {
    var position = offset
    do throws(JSONFault) {
      let value = try bytes.withUnsafeBufferPointer { (buffer) throws(JSONFault) -> Value in
        guard let base = buffer.baseAddress else {
          throw JSONFault(offset: 0, problem: .expected(.value, found: nil))
        }
        var scanner = JSONScanner(base: base, end: buffer.count &- 1, offset: position)
        let value = try body(&scanner)
        position = scanner.offset
        return value
      }
      offset = position
      return value
    } catch {
      throw self.error(error)
    }
  }

  @inline(never)
  private func error(_ fault: JSONFault) -> JSONError {
    let atCut = cut && fault.offset >= bytes.count - 1
    return JSONError(place: place(at: fault.offset), problem: atCut ? .notUTF8 : fault.problem)
  }
}
