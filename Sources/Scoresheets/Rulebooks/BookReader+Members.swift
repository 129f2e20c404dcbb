import HockeyRules

extension BookReader {
  private enum Key: String, CaseIterable {
    case schema = "$schema"
    case id, name, league, extends, inherits, seasons, title, provisions, season
  }

  /// The book, as far as it can be read.
  mutating func book() -> RulebookFile {
    var book = RulebookFile(id: "", name: "", league: "", entries: [], text: bytes)
    var seen: [Key] = []
    do throws(JSONError) {
      let known = Key.allCases.map { $0.rawValue }
      try eachKey(known: known) { reader, name, _ throws(JSONError) in
        guard let key = Key(rawValue: name) else { return }
        seen.append(key)
        switch key {
        case .schema: _ = try reader.text()
        case .id: book.id = try reader.text() ?? ""
        case .name: book.name = try reader.text() ?? ""
        case .league: book.league = try reader.text() ?? ""
        case .title: book.title = try reader.text()
        case .extends:
          book.extendsOffset = reader.offset
          book.extends = try reader.text()
        case .inherits: book.inherits = try reader.choice() ?? .adopted
        case .seasons: book.seasons = try reader.seasons()
        case .provisions: (book.entries, book.statedKeys) = try reader.entries()
        case .season: book.season = try reader.seasonEntries()
        }
      }
      try reader.finish()
      if errors.contains(where: { $0.problem == .notBook }) { return book }
      for key in [Key.id, .name, .league, .provisions] where !seen.contains(key) {
        // This error shows that the file is not a rulebook.
        reportAlways(.missingKey(key.rawValue, of: "the book"), at: 0)
      }
    } catch { end(by: error) }
    return book
  }

  private mutating func seasons() throws(JSONError) -> RulebookFile.Seasons {
    var seasons = RulebookFile.Seasons()
    try eachKey(known: ["from", "to"]) { reader, name, _ throws(JSONError) in
      let year = try reader.integer()
      if name == "from" { seasons.from = year } else { seasons.to = year }
    }
    return seasons
  }

  private mutating func entries() throws(JSONError) -> ([RulebookFile.Entry], keys: [String]) {
    var entries: [RulebookFile.Entry] = []
    var keys: [String] = []
    try eachKey { reader, key, offset throws(JSONError) in
      keys.append(key)
      if let entry = try reader.entry(key, at: offset) { entries.append(entry) }
    }
    return (entries, keys)
  }

  private mutating func seasonEntries() throws(JSONError) -> [RulebookFile.SeasonEntry] {
    var entries: [RulebookFile.SeasonEntry] = []
    try eachKey { reader, key, offset throws(JSONError) in
      var entry = RulebookFile.SeasonEntry(
        key: key, offset: offset, places: RulebookFile.RowPlaces(offset: reader.offset))
      switch try reader.reader.kind() {
      case .null: try reader.reader.null()
      case .object:
        reader.rows = []
        entry.row = try reader.row()
        if let places = reader.rows.last { entry.places = places }
      case .array, .string, .number, .trueOrFalse:
        return try reader.refuse("an object, {…}, or null")
      }
      entries.append(entry)
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
    try eachKey(known: ["value", "rule", "unverified", "record", "open", "moot"]) {
      reader, name, place throws(JSONError) in
      switch name {
      case "rule":
        rule = try reader.text()
        if rule == "" { reader.report(.emptyRule(of: key), at: place) }
      case "unverified": if let text = try reader.text() { basis = .assumed(text) }
      case "record": if let text = try reader.text() { basis = .recorded(text) }
      case "open": if let text = try reader.text() { basis = .open(text) }
      case "moot": if let text = try reader.text() { basis = .moot(text) }
      default:
        let offset = reader.offset
        value = (try reader.value(of: key), offset)
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

  /// The value of the provision called `key`: a string, a whole number, true or false, null,
  /// strings or rows.
  private mutating func value(of key: String) throws(JSONError) -> StatedValue? {
    let member = name
    name = key
    defer { name = member }
    switch try reader.kind() {
    case .array: return try list(rowsAllowed: true)
    case .string: return .text(try reader.string())
    case .number: return try integer().map { .integer($0) }
    case .trueOrFalse: return .flag(try reader.bool())
    case .null:
      try reader.null()
      return StatedValue.none
    case .object:
      try refuse("a single value, or a list such as [{…}]")
      return nil
    }
  }

  private mutating func list(rowsAllowed: Bool) throws(JSONError) -> StatedValue? {
    var words: [String] = []
    var rows: [StatedRow] = []
    var steps: [StatedValue] = []
    var isSound = true
    try reader.beginArray()
    while try reader.nextElement() {
      let kind = try reader.kind()
      if kind == .object, rowsAllowed, words.isEmpty {
        rows.append(try row())
      } else if kind == .string, rows.isEmpty {
        words.append(try reader.string())
        steps.append(.text(words[words.count - 1]))
      } else if kind == .number, !rowsAllowed {
        if let number = try integer() { steps.append(.integer(number)) } else { isSound = false }
      } else {
        try refuse(rowsAllowed ? "all strings or all rows, {…}" : "all strings")
        isSound = false
      }
    }
    guard isSound else { return nil }
    if steps.count > words.count { return .steps(steps) }
    return rows.isEmpty ? .list(words) : .rows(rows)
  }

  private mutating func row() throws(JSONError) -> StatedRow {
    var members: [StatedRow.Member] = []
    var places = RulebookFile.RowPlaces(offset: offset)
    try eachKey { reader, key, place throws(JSONError) in
      let offset = reader.offset
      let value =
        try reader.reader.kind() == .array
        ? reader.list(rowsAllowed: false) : reader.value(of: key)
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
}
