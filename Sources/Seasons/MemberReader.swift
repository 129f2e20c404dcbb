import HockeyRules
import Scoresheets

/// What is wrong with a member.
struct Fault: Error {
  let problem: RulebookError.Problem

  init(_ problem: RulebookError.Problem) { self.problem = problem }
}

/// A reader of the members of one object.
struct MemberReader: ~Copyable {
  private var reader: JSONReader
  /// The name of the member that is read, for errors.
  private var name: String

  init(_ text: [UInt8], owner: String) {
    reader = JSONReader(text)
    name = owner
  }

  private mutating func json<Value>(
    _ read: (inout JSONReader) throws(JSONError) -> Value
  ) throws(Fault) -> Value {
    do throws(JSONError) { return try read(&reader) } catch { throw Fault(.json(error.problem)) }
  }

  private func wrong(_ expected: String, nearest: String? = nil) -> Fault {
    Fault(.wrongValue(name, expected: expected, nearest: nearest))
  }

  /// Calls `body` before the value of each member, all of which must be among `known`.
  mutating func eachMember(
    _ known: [String], _ body: (inout MemberReader, String) throws(Fault) -> Void
  ) throws(Fault) {
    try expect(.object, "an object, {…}")
    var object = StrictObject(known: known)
    let owner = name
    try json { reader throws(JSONError) in try reader.beginObject() }
    while try json({ reader throws(JSONError) in try reader.nextKey() }) {
      let key = reader.tokenText
      if key.utf8.starts(with: "//".utf8) {
        try json { reader throws(JSONError) in try reader.skipValue() }
        continue
      }
      switch object.fault(key, at: 0) {
      case .unknown(let nearest): throw Fault(.unknownKey(key, nearest: nearest))
      case .repeated: throw Fault(.repeatedKey(key, line: 1, column: 1))
      case nil: break
      }
      name = key
      try body(&self, key)
      name = owner
    }
  }

  private mutating func expect(_ kind: JSONReader.Kind, _ words: String) throws(Fault) {
    let found = try json { reader throws(JSONError) in try reader.kind() }
    if found != kind { throw wrong(words) }
  }

  /// A text.
  mutating func text() throws(Fault) -> String {
    try expect(.string, "a string")
    return try json { reader throws(JSONError) in try reader.string() }
  }

  /// True or false.
  mutating func flag() throws(Fault) -> Bool {
    try expect(.trueOrFalse, "true or false")
    return try json { reader throws(JSONError) in try reader.bool() }
  }

  /// A whole number, limited so that no sum over a season overflows.
  mutating func number() throws(Fault) -> Int {
    let expected = "a whole number from 0 to 99999"
    try expect(.number, expected)
    let number = try json { reader throws(JSONError) in try reader.integer() }
    guard (0...99_999).contains(number) else { throw wrong(expected) }
    return number
  }

  /// A time such as `5:00`.
  mutating func time() throws(Fault) -> PlayingTime {
    let text = try text()
    guard let time = PlayingTime(clockBytes: Array(text.utf8)) else {
      throw wrong("a time such as 5:00")
    }
    return time
  }

  /// The values of an array, each read by `read`.
  private mutating func list<Value>(
    _ read: (inout MemberReader) throws(Fault) -> Value
  ) throws(Fault) -> [Value] {
    try expect(.array, "an array, […]")
    var values: [Value] = []
    try json { reader throws(JSONError) in try reader.beginArray() }
    while try json({ reader throws(JSONError) in try reader.nextElement() }) {
      values.append(try read(&self))
    }
    return values
  }

  /// Texts.
  mutating func texts() throws(Fault) -> [String] {
    try list { reader throws(Fault) in try reader.text() }
  }

  /// Infractions, by the names under which rules compare them.
  mutating func infractions() throws(Fault) -> Set<String> {
    Set(try texts().map { Infraction(rawValue: $0).canonical })
  }

  /// The one of `all` that `word` names.
  func pick<Value>(
    _ word: String, from all: [Value], _ name: (Value) -> String
  ) throws(Fault) -> Value {
    let words = all.map(name)
    guard let index = words.firstIndex(of: word) else {
      throw wrong(
        "one of \(words.joined(separator: ", "))", nearest: nearestMatch(to: word, among: words))
    }
    return all[index]
  }

  /// The case that a text names.
  mutating func choice<Value: CaseIterable & RawRepresentable>() throws(Fault) -> Value
  where Value.RawValue == String {
    try pick(try text(), from: Array(Value.allCases)) { $0.rawValue }
  }

  /// The cases that texts name.
  mutating func choices<Value: CaseIterable & RawRepresentable>() throws(Fault) -> [Value]
  where Value.RawValue == String {
    try list { reader throws(Fault) in try reader.choice() }
  }

  /// A ladder: numbers of games, or words.
  mutating func sanctions() throws(Fault) -> [SeasonRule.Sanction] {
    let words: [(String, SeasonRule.Sanction)] = [
      ("until-ruled", .untilRuled), ("season", .season), ("report", .report),
    ]
    return try list { reader throws(Fault) in
      let kind = try reader.json { reader throws(JSONError) in try reader.kind() }
      if kind == .number { return .games(try reader.number()) }
      return try reader.pick(try reader.text(), from: words) { $0.0 }.1
    }
  }
}

extension String {
  /// The words of a hyphenated name.
  var spaced: String {
    String(decoding: utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}
