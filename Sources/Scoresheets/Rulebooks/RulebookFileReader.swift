/// Reads a rulebook's file.
struct RulebookFileReader: ~Copyable {
  private var reader: JSONReader
  private let text: [UInt8]

  init(_ text: [UInt8]) {
    self.text = text
    reader = JSONReader(text)
  }

  private enum Key: String, CaseIterable {
    case id
    case name
    case league
    case extends
    case seasons
    case title
    case provisions
  }

  mutating func file() throws(RulebookFileError) -> RulebookFile {
    var texts: [Key: String] = [:]
    var seasons: RulebookFile.Seasons?
    var extendsOffset = 0
    var entries: [RulebookFile.Entry]?
    try eachKey(known: Key.allCases.map(\.rawValue)) { reader, name, _ throws(RulebookFileError) in
      guard let key = Key(rawValue: name) else { return }
      switch key {
      case .id, .name, .league, .title: texts[key] = try reader.text(name)
      case .extends:
        extendsOffset = reader.offset
        texts[key] = try reader.text(name)
      case .seasons: seasons = try reader.seasons()
      case .provisions: entries = try reader.entries()
      }
    }
    try json { reader throws(JSONError) in try reader.finish() }
    guard let id = texts[.id] else { throw missing(.id) }
    guard let name = texts[.name] else { throw missing(.name) }
    guard let league = texts[.league] else { throw missing(.league) }
    guard let entries else { throw missing(.provisions) }
    return RulebookFile(
      id: id, name: name, league: league, extends: texts[.extends], seasons: seasons,
      title: texts[.title], entries: entries, extendsOffset: extendsOffset, text: text)
  }

  private mutating func seasons() throws(RulebookFileError) -> RulebookFile.Seasons {
    var seasons = RulebookFile.Seasons()
    try eachKey(known: ["from", "to"]) { reader, name, _ throws(RulebookFileError) in
      let year = try reader.integer(name)
      if name == "from" { seasons.from = year } else { seasons.to = year }
    }
    return seasons
  }

  private mutating func entries() throws(RulebookFileError) -> [RulebookFile.Entry] {
    var entries: [RulebookFile.Entry] = []
    try eachKey { reader, key, offset throws(RulebookFileError) in
      entries.append(try reader.entry(key, at: offset))
    }
    return entries
  }

  private mutating func entry(
    _ key: String, at offset: Int
  ) throws(RulebookFileError) -> RulebookFile.Entry {
    var value: (EntryValue, Int)?
    var rule: String?
    var unverified: String?
    try eachKey(known: ["value", "rule", "unverified"]) {
      reader, name, _ throws(RulebookFileError) in
      switch name {
      case "rule": rule = try reader.text(name)
      case "unverified": unverified = try reader.text(name)
      default:
        let offset = reader.offset
        value = (try reader.value(key), offset)
      }
    }
    guard let value else { throw missing("value", of: key, at: offset) }
    guard let rule else { throw missing("rule", of: key, at: offset) }
    return RulebookFile.Entry(
      key: key, value: value.0, rule: rule, unverified: unverified, offset: offset,
      valueOffset: value.1)
  }

  private func missing(_ key: Key) -> RulebookFileError {
    missing(key.rawValue, of: "the book", at: 0)
  }

  private func missing(
    _ key: String, of owner: String, at offset: Int
  ) -> RulebookFileError {
    error(.missingKey(key, of: owner), at: offset)
  }

  func error(_ problem: RulebookFileError.Problem, at offset: Int) -> RulebookFileError {
    RulebookFileError(place: TextPlace(offset: offset, in: text), problem: problem)
  }

  /// Where the value that comes next begins.
  var offset: Int { reader.mark.offset }

  /// Calls `body` for each key of the object that comes next, with the reader before its value; no key
  /// may stand there twice, and each must be among `known` where that is given.
  mutating func eachKey(
    known: [String]? = nil,
    _ body: (inout RulebookFileReader, String, Int) throws(RulebookFileError) -> Void
  ) throws(RulebookFileError) {
    var offsets: [String: Int] = [:]
    try json { reader throws(JSONError) in try reader.beginObject() }
    while try json({ reader throws(JSONError) in try reader.nextKey() }) {
      let key = reader.tokenText
      let offset = reader.tokenOffset
      if let known, !known.contains(key) {
        throw error(.unknownKey(key, nearest: nearestMatch(to: key, among: known)), at: offset)
      }
      if let first = offsets.updateValue(offset, forKey: key) {
        let place = TextPlace(offset: first, in: text)
        throw error(.repeatedKey(key, line: place.line, column: place.column), at: offset)
      }
      try body(&self, key, offset)
    }
  }

  mutating func json<Value>(
    _ body: (inout JSONReader) throws(JSONError) -> Value
  ) throws(RulebookFileError) -> Value {
    do throws(JSONError) {
      return try body(&reader)
    } catch {
      throw RulebookFileError(place: error.place, problem: .json(error.problem))
    }
  }
}
