package import HockeyRules

/// A reader of a rulebook's file, or of a part of it, that continues after an error, to report them all.
///
/// A value of the wrong kind is reported, skipped, and read as `nil`.
package struct BookReader: ~Copyable {
  var reader: JSONReader
  /// The file's text.
  let bytes: [UInt8]
  private let file: String
  /// The offset in the file at which the part begins.
  private let start: Int
  /// The name of the member that is read, for errors, or `nil` for the whole book.
  var name: String?
  /// The errors found so far.
  package private(set) var errors: [RulebookError] = []
  /// The places of the rows in the last value that was read.
  var rows: [RulebookFile.RowPlaces] = []

  /// The greatest number of errors that are recorded: a file with more is not a rulebook.
  static let errorLimit = 200

  init(_ text: [UInt8], file: String) {
    bytes = text
    self.file = file
    start = 0
    reader = JSONReader(text)
  }

  /// A reader of a rule on what follows between games.
  package init(_ rule: StatedSeasonRule) {
    bytes = rule.home.text
    file = rule.file
    start = rule.valueOffset
    name = rule.key
    reader = JSONReader(rule.value)
  }

  /// Records an error at `offset` in the file; reading continues.
  package mutating func report(_ problem: RulebookError.Problem, at offset: Int) {
    guard !isFull else { return }
    errors.append(
      RulebookError(file: file, place: TextPlace(offset: offset, in: bytes), problem: problem))
  }

  /// Records an error that must be known although there are very many.
  mutating func reportAlways(_ problem: RulebookError.Problem, at offset: Int) {
    if isFull { errors.removeLast() }
    report(problem, at: offset)
  }

  /// Records the error that ends the reading.
  mutating func end(by error: JSONError) {
    errors.append(RulebookError(file: file, place: error.place, problem: .json(error.problem)))
  }

  /// The offset of the next value in the file.
  package var offset: Int { start + reader.mark.offset }

  /// Whether the limit of errors is reached: the rest is only checked to be valid JSON.
  private var isFull: Bool { errors.count >= Self.errorLimit }

  /// Calls `body` for each key of the next object, with the reader before its value.
  ///
  /// No key may be repeated, and each must be among `known` if that is given. Comments are skipped.
  package mutating func eachKey(
    known: [String]? = nil, _ body: (inout BookReader, String, Int) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard try expect(.object, "an object, {…}") else { return }
    let owner = name
    var object = try StrictObject(known: known, hasComments: true, in: &reader)
    while let member = try object.next(in: &reader) {
      let (key, offset) = (member.key, start + member.offset)
      switch member.fault {
      case .unknown(let nearest): report(.unknownKey(key, nearest: nearest), at: offset)
      case .repeated(let first):
        let place = TextPlace(offset: start + first, in: bytes)
        report(.repeatedKey(key, line: place.line, column: place.column), at: offset)
      case nil where isFull: try reader.skipValue()
      case nil:
        name = key
        try body(&self, key, offset)
        name = owner
      }
    }
  }

  /// Whether the next value is of this kind; if not, it is reported and skipped.
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
  package mutating func text() throws(JSONError) -> String? {
    try expect(.string, "a string") ? try reader.string() : nil
  }

  /// A whole number in `range`.
  package mutating func integer(
    in range: ClosedRange<Int> = .min ... .max, _ words: String = "a whole number"
  ) throws(JSONError) -> Int? {
    guard try expect(.number, words) else { return nil }
    let offset = offset
    if let number = try reader.wholeNumber(), range.contains(number) { return number }
    wrong(words, at: offset)
    return nil
  }

  /// True or false.
  package mutating func flag() throws(JSONError) -> Bool? {
    try expect(.trueOrFalse, "true or false") ? try reader.bool() : nil
  }

  /// A time such as `5:00`.
  package mutating func time() throws(JSONError) -> PlayingTime? {
    guard try expect(.string, "a string") else { return nil }
    let offset = offset
    if let time = PlayingTime(clockBytes: Array(try reader.string().utf8)) { return time }
    wrong("a time such as 5:00", at: offset)
    return nil
  }

  /// The values of an array, each read by `read`, without those that cannot be read.
  package mutating func list<Value>(
    _ read: (inout BookReader) throws(JSONError) -> Value?
  ) throws(JSONError) -> [Value]? {
    guard try expect(.array, "an array, […]") else { return nil }
    var values: [Value] = []
    try reader.beginArray()
    while try reader.nextElement() {
      if let value = try read(&self) { values.append(value) }
    }
    return values
  }

  /// The one of `all` that a text names.
  package mutating func pick<Value>(
    from all: [Value], _ word: (Value) -> String
  ) throws(JSONError) -> Value? {
    guard try expect(.string, "a string") else { return nil }
    let offset = offset
    let text = try reader.string()
    let words = all.map(word)
    if let index = words.firstIndex(of: text) { return all[index] }
    wrong(
      "one of \(words.joined(separator: ", "))", nearest: nearestMatch(to: text, among: words),
      at: offset)
    return nil
  }

  /// The case that a text names.
  package mutating func choice<Value: CaseIterable & RawRepresentable<String>>()
    throws(JSONError) -> Value?
  {
    try pick(from: Array(Value.allCases)) { $0.rawValue }
  }

  /// Whether the next value is a number.
  package mutating func isAtNumber() throws(JSONError) -> Bool { try reader.kind() == .number }
}

extension Sequence<RulebookError> {
  /// The errors in line order.
  var inLineOrder: [RulebookError] {
    sorted { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }
  }
}
