import HockeyRules

/// A reader of a rulebook's file that continues after an error and reports all errors.
///
/// A value of the wrong kind is reported, skipped, and read as `nil`.
struct BookReader: ~Copyable {
  var reader: JSONReader
  let bytes: [UInt8]
  private let file: String
  /// The name, for errors, of the member that is being read; `nil` for the whole book.
  var name: String?
  private(set) var errors: [RulebookError] = []
  /// The places of the rows in the value that was read last.
  var rows: [RulebookFile.RowPlaces] = []

  /// The most errors that are recorded: a file with more is not a rulebook.
  static let errorLimit = 200

  init(_ text: [UInt8], file: String) {
    bytes = text
    self.file = file
    reader = JSONReader(text)
  }

  /// Records an error at `offset` in the file; reading continues.
  mutating func report(_ problem: RulebookError.Problem, at offset: Int) {
    guard !isFull else { return }
    errors.append(
      RulebookError(file: file, place: TextPlace(offset: offset, in: bytes), problem: problem))
  }

  /// Records an error that must be reported even among very many others.
  mutating func reportAlways(_ problem: RulebookError.Problem, at offset: Int) {
    if isFull { errors.removeLast() }
    report(problem, at: offset)
  }

  /// Records the error that ends the reading.
  mutating func end(by error: JSONError) {
    errors.append(RulebookError(file: file, place: error.place, problem: .json(error.problem)))
  }

  /// The offset of the next value in the file.
  var offset: Int { reader.mark.offset }

  /// Whether the limit of errors is reached; the rest of the file is then only checked to be valid
  /// JSON.
  private var isFull: Bool { errors.count >= Self.errorLimit }

  /// Calls `body` for each key of the next object, with the reader before the key's value.
  ///
  /// No key may be repeated. If `known` is given, each key must be in `known`. Comments are
  /// skipped.
  mutating func eachKey(
    known: [String]? = nil, _ body: (inout BookReader, String, Int) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard try expect(.object, "an object, {…}") else { return }
    let owner = name
    var object = try StrictObject(known: known, hasComments: true, in: &reader)
    while let member = try object.next(in: &reader) {
      let (key, offset) = (member.key, member.offset)
      switch member.fault {
      case .unknown(let nearest): report(.unknownKey(key, nearest: nearest), at: offset)
      case .repeated(let first):
        let place = TextPlace(offset: first, in: bytes)
        report(.repeatedKey(key, line: place.line, column: place.column), at: offset)
      case nil where isFull: try reader.skipValue()
      case nil:
        name = key
        try body(&self, key, offset)
        name = owner
      }
    }
  }

  /// Whether the next value is of this kind; a value of another kind is reported and skipped.
  private mutating func expect(
    _ kind: JSONReader.Kind, _ words: String
  ) throws(JSONError) -> Bool {
    if try reader.kind() == kind { return true }
    try refuse(words)
    return false
  }

  /// Reports that the next value must be `expected`, and skips it.
  mutating func refuse(_ expected: String) throws(JSONError) {
    let offset = offset
    try reader.skipValue()
    wrong(expected, at: offset)
  }

  private mutating func wrong(_ expected: String, nearest: String? = nil, at offset: Int) {
    report(
      name.map { .wrongValue($0, expected: expected, nearest: nearest) } ?? .notBook, at: offset)
  }
}

extension BookReader {
  mutating func text() throws(JSONError) -> String? {
    try expect(.string, "a string") ? try reader.string() : nil
  }

  mutating func integer(
    in range: ClosedRange<Int> = .min ... .max, _ words: String = "a whole number"
  ) throws(JSONError) -> Int? {
    guard try expect(.number, words) else { return nil }
    let offset = offset
    if let number = try reader.wholeNumber(), range.contains(number) { return number }
    wrong(words, at: offset)
    return nil
  }

  /// The case of `Value` that the next text names; any other text is reported.
  mutating func choice<Value: CaseIterable & RawRepresentable<String>>()
    throws(JSONError) -> Value?
  {
    guard try expect(.string, "a string") else { return nil }
    let offset = offset
    let text = try reader.string()
    if let value = Value(rawValue: text) { return value }
    let words = Value.allCases.map { $0.rawValue }
    wrong(
      "one of \(words.joined(separator: ", "))", nearest: nearestMatch(to: text, among: words),
      at: offset)
    return nil
  }
}

extension Sequence<RulebookError> {
  var inLineOrder: [RulebookError] {
    sorted { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }
  }
}
