import HockeyRules

/// A reader of a rulebook's file that continues after an error, to report them all.
struct RulebookFileReader: ~Copyable {
  private var reader: JSONReader
  private let text: [UInt8]
  private let file: String
  /// The errors found so far.
  private var errors: [RulebookError] = []
  /// The places of the rows in the last value that was read.
  private var rows: [RulebookFile.RowPlaces] = []

  init(_ text: [UInt8], file: String) {
    self.text = text
    self.file = file
    reader = JSONReader(text)
  }

  private enum Key: String, CaseIterable {
    case schema = "$schema"
    case id, name, league, extends, inherits, seasons, title, provisions, season
  }

  /// The book as far as it could be read, and the errors in it.
  mutating func book() -> (book: RulebookFile, errors: [RulebookError]) {
    var book = RulebookFile(id: "", name: "", league: "", entries: [], text: text)
    var seen: [Key] = []
    do throws(JSONError) {
      let known = Key.allCases.map { $0.rawValue }
      try eachKey(of: nil, known: known) { reader, name, _ throws(JSONError) in
        guard let key = Key(rawValue: name) else { return }
        seen.append(key)
        switch key {
        case .schema: _ = try reader.text(name)
        case .id: book.id = try reader.text(name) ?? ""
        case .name: book.name = try reader.text(name) ?? ""
        case .league: book.league = try reader.text(name) ?? ""
        case .title: book.title = try reader.text(name)
        case .extends:
          book.extendsOffset = reader.offset
          book.extends = try reader.text(name)
        case .inherits: book.inherits = try reader.manner() ?? .adopted
        case .seasons: book.seasons = try reader.seasons()
        case .provisions: (book.entries, book.statedKeys) = try reader.entries()
        case .season: book.season = try reader.seasonEntries()
        }
      }
      try reader.finish()
      if errors.contains(where: { $0.problem == .notBook }) { return (book, errors) }
      for key in [Key.id, .name, .league, .provisions] where !seen.contains(key) {
        // This error shows that the file is not a rulebook, so it is always recorded.
        if isFull { errors.removeLast() }
        report(.missingKey(key.rawValue, of: "the book"), at: 0)
      }
    } catch {
      errors.append(RulebookError(file: file, place: error.place, problem: .json(error.problem)))
    }
    return (book, errors)
  }

  private mutating func manner() throws(JSONError) -> Inheritance.Manner? {
    let place = offset
    guard let word = try text(Key.inherits.rawValue) else { return nil }
    let words = Inheritance.Manner.allCases.map { $0.rawValue }
    guard let manner = Inheritance.Manner(rawValue: word) else {
      report(
        .wrongValue(
          Key.inherits.rawValue, expected: "one of \(words.joined(separator: ", "))",
          nearest: nearestMatch(to: word, among: words)), at: place)
      return nil
    }
    return manner
  }

  private mutating func seasons() throws(JSONError) -> RulebookFile.Seasons {
    var seasons = RulebookFile.Seasons()
    let known = ["from", "to"]
    try eachKey(of: Key.seasons.rawValue, known: known) { reader, name, _ throws(JSONError) in
      let year = try reader.integer(name)
      if name == "from" { seasons.from = year } else { seasons.to = year }
    }
    return seasons
  }

  private mutating func entries() throws(JSONError) -> ([RulebookFile.Entry], keys: [String]) {
    var entries: [RulebookFile.Entry] = []
    var keys: [String] = []
    try eachKey(of: Key.provisions.rawValue) { reader, key, offset throws(JSONError) in
      keys.append(key)
      if let entry = try reader.entry(key, at: offset) { entries.append(entry) }
    }
    return (entries, keys)
  }

  private mutating func seasonEntries() throws(JSONError) -> [RulebookFile.SeasonEntry] {
    var entries: [RulebookFile.SeasonEntry] = []
    try eachKey(of: Key.season.rawValue) { reader, key, offset throws(JSONError) in
      let start = reader.offset
      try reader.reader.skipValue()
      entries.append(
        RulebookFile.SeasonEntry(
          key: key, value: Array(reader.text[start..<reader.offset]), offset: offset))
    }
    return entries
  }

  private mutating func entry(
    _ key: String, at offset: Int
  ) throws(JSONError) -> RulebookFile.Entry? {
    var value: (StatedValue?, Int)?
    var rule: String?
    var basis = Basis.stated
    rows = []
    try eachKey(of: key, known: ["value", "rule", "unverified", "record", "open", "moot"]) {
      reader, name, place throws(JSONError) in
      switch name {
      case "rule":
        rule = try reader.text(name)
        if rule == "" { reader.report(.emptyRule(of: key), at: place) }
      case "unverified": if let text = try reader.text(name) { basis = .assumed(text) }
      case "record": if let text = try reader.text(name) { basis = .recorded(text) }
      case "open": if let text = try reader.text(name) { basis = .open(text) }
      case "moot": if let text = try reader.text(name) { basis = .moot(text) }
      default:
        let offset = reader.offset
        value = (try reader.value(key), offset)
      }
    }
    if rule == nil && basis == .stated { report(.missingKey("rule", of: key), at: offset) }
    guard let value else {
      report(.missingKey("value", of: key), at: offset)
      return nil
    }
    return value.0.map {
      RulebookFile.Entry(
        key: key, value: $0, rule: rule, basis: basis, offset: offset, valueOffset: value.1,
        rows: rows)
    }
  }

  /// The greatest number of errors that are recorded: a file with more is not a rulebook.
  static let errorLimit = 200

  /// Records an error at `offset`; reading continues.
  mutating func report(_ problem: RulebookError.Problem, at offset: Int) {
    guard errors.count < Self.errorLimit else { return }
    errors.append(
      RulebookError(file: file, place: TextPlace(offset: offset, in: text), problem: problem))
  }

  /// The offset of the next value.
  var offset: Int { reader.mark.offset }

  /// Whether the limit of errors is reached: the rest is only checked to be valid JSON.
  private var isFull: Bool { errors.count >= Self.errorLimit }

  /// Calls `body` for each key of the next object, with the reader before its value; the object is the
  /// value of `owner`, or the book.
  ///
  /// No key may be repeated, and each must be among `known` if that is given. Comments are skipped.
  mutating func eachKey(
    of owner: String?, known: [String]? = nil,
    _ body: (inout RulebookFileReader, String, Int) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard try reader.kind() == .object else { return try refuse(owner, "an object, {…}") }
    var object = StrictObject(known: known)
    try reader.beginObject()
    while try reader.nextKey() {
      let key = reader.tokenText
      let offset = reader.tokenOffset
      if isFull || key.utf8.starts(with: "//".utf8) {
        try reader.skipValue()
        continue
      }
      switch object.fault(key, at: offset) {
      case .unknown(let nearest): report(.unknownKey(key, nearest: nearest), at: offset)
      case .repeated(let first):
        let place = TextPlace(offset: first, in: text)
        report(.repeatedKey(key, line: place.line, column: place.column), at: offset)
      case nil:
        try body(&self, key, offset)
        continue
      }
      try reader.skipValue()
    }
  }
}

/// Reading the values of a rulebook's file; a value of the wrong kind is reported, skipped, and
/// read as `nil`.
extension RulebookFileReader {
  mutating func text(_ key: String) throws(JSONError) -> String? {
    guard try reader.kind() == .string else {
      try refuse(key, "a string")
      return nil
    }
    return try reader.string()
  }

  private mutating func integer(_ key: String) throws(JSONError) -> Int? {
    guard try reader.kind() == .number else {
      try refuse(key, "a whole number")
      return nil
    }
    return try reader.integer()
  }

  /// A provision's value: a string, a whole number, true or false, null, strings or rows.
  mutating func value(_ key: String) throws(JSONError) -> StatedValue? {
    switch try reader.kind() {
    case .array: return try list(key, rowsAllowed: true)
    case .string: return try text(key).map { .text($0) }
    case .number: return try integer(key).map { .integer($0) }
    case .trueOrFalse: return .flag(try reader.bool())
    case .null:
      try reader.null()
      return StatedValue.none
    case .object:
      try refuse(key, "a single value, or a list such as [{…}]")
      return nil
    }
  }

  private mutating func list(_ key: String, rowsAllowed: Bool) throws(JSONError) -> StatedValue? {
    var words: [String] = []
    var rows: [StatedRow] = []
    var isSound = true
    try reader.beginArray()
    while try reader.nextElement() {
      let kind = try reader.kind()
      if kind == .object, rowsAllowed, words.isEmpty {
        rows.append(try row(of: key))
      } else if kind == .string, rows.isEmpty {
        words.append(try reader.string())
      } else {
        try refuse(key, rowsAllowed ? "all strings or all rows, {…}" : "all strings")
        isSound = false
      }
    }
    guard isSound else { return nil }
    return rows.isEmpty ? .list(words) : .rows(rows)
  }

  private mutating func row(of key: String) throws(JSONError) -> StatedRow {
    var members: [StatedRow.Member] = []
    var places = RulebookFile.RowPlaces(offset: offset)
    try eachKey(of: key) { reader, key, place throws(JSONError) in
      let offset = reader.offset
      let value =
        try reader.reader.kind() == .array
        ? reader.list(key, rowsAllowed: false) : reader.value(key)
      if let value {
        members.append(StatedRow.Member(key, value))
        places.members.append(.init(key: place, value: offset))
      } else {
        places.refused.append(key)
      }
    }
    rows.append(places)
    return StatedRow(members)
  }

  /// Reports that the next value, that of `key` or the whole book, must be `expected`, and skips it.
  private mutating func refuse(_ key: String?, _ expected: String) throws(JSONError) {
    let problem: RulebookError.Problem =
      key.map { .wrongValue($0, expected: expected, nearest: nil) } ?? .notBook
    report(problem, at: offset)
    try reader.skipValue()
  }
}

extension [RulebookError] {
  /// The errors in line order.
  var inLineOrder: [RulebookError] {
    sorted { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }
  }
}
