/// The values of a rulebook's file.
extension RulebookFileReader {
  mutating func text(_ key: String) throws(RulebookFileError) -> String {
    try require(.string, of: key, "a string")
    return try json { reader throws(JSONError) in try reader.string() }
  }

  mutating func integer(_ key: String) throws(RulebookFileError) -> Int {
    try require(.number, of: key, "a whole number")
    return try json { reader throws(JSONError) in try reader.integer() }
  }

  /// A provision's value: a string, a whole number, true or false, null, strings or rows.
  mutating func value(_ key: String) throws(RulebookFileError) -> EntryValue {
    switch try kind() {
    case .array: try list(key, rowsAllowed: true)
    case .string, .number, .trueOrFalse, .null, .object: try flatValue(key)
    }
  }

  /// A row's member: anything but rows.
  private mutating func flatValue(_ key: String) throws(RulebookFileError) -> EntryValue {
    switch try kind() {
    case .string: return .text(try text(key))
    case .number: return .integer(try integer(key))
    case .trueOrFalse: return .flag(try json { reader throws(JSONError) in try reader.bool() })
    case .null:
      try json { reader throws(JSONError) in try reader.null() }
      return .none
    case .array: return try list(key, rowsAllowed: false)
    case .object: throw wrongType(key, "no object")
    }
  }

  private mutating func list(
    _ key: String, rowsAllowed: Bool
  ) throws(RulebookFileError) -> EntryValue {
    var words: [String] = []
    var rows: [EntryRow] = []
    try json { reader throws(JSONError) in try reader.beginArray() }
    while try json({ reader throws(JSONError) in try reader.nextElement() }) {
      if try kind() == .object, rowsAllowed, words.isEmpty {
        rows.append(try row())
      } else if try kind() == .string, rows.isEmpty {
        words.append(try text(key))
      } else {
        throw wrongType(key, rowsAllowed ? "all strings or all rows, {…}" : "all strings")
      }
    }
    return rows.isEmpty ? .list(words) : .rows(rows)
  }

  private mutating func row() throws(RulebookFileError) -> EntryRow {
    let offset = offset
    var members: [EntryRow.Member] = []
    try eachKey { reader, key, offset throws(RulebookFileError) in
      members.append(EntryRow.Member(key: key, value: try reader.flatValue(key), offset: offset))
    }
    return EntryRow(members: members, offset: offset)
  }

  private mutating func kind() throws(RulebookFileError) -> JSONReader.Kind {
    try json { reader throws(JSONError) in try reader.kind() }
  }

  /// Makes sure that a value of this kind comes next.
  private mutating func require(
    _ kind: JSONReader.Kind, of key: String, _ expected: String
  ) throws(RulebookFileError) {
    guard try self.kind() == kind else { throw wrongType(key, expected) }
  }

  private func wrongType(_ key: String, _ expected: String) -> RulebookFileError {
    error(.wrongType(key, expected: expected), at: offset)
  }
}
