import HockeyRules

/// One line of a log: a JSON object whose members the reader takes one by one.
///
/// A member that nobody takes is an error; without this rule, a misspelt key would go unnoticed.
struct JSONLine: ~Copyable {
  enum Value {
    case text(String)
    case number(Int)
    case flag(Bool)
    case list([String])
    /// Unsupported; every key rejects it.
    case object
  }

  private struct Member {
    var key: String
    var keyOffset: Int
    var value: Value
    var valueOffset: Int
  }

  /// The line's number in its log, from 1.
  let number: Int
  private var reader: JSONReader
  private var members: [Member] = []
  private let start: Int

  init(_ text: [UInt8], number: Int) throws(JSONError) {
    self.number = number
    reader = JSONReader(text)
    start = reader.mark.offset
    try reader.beginObject()
    while try reader.nextKey() {
      let key = reader.tokenText
      let offsets = (reader.tokenOffset, reader.mark.offset)
      if let value = try reader.lineValue() {
        members.append(
          Member(key: key, keyOffset: offsets.0, value: value, valueOffset: offsets.1))
      }
    }
    try reader.finish()
  }

  /// Checks that all keys are among `known` and no key is repeated.
  func check(known: [String]) throws(LogError) {
    var object = StrictObject(known: known)
    for member in members {
      guard let fault = object.fault(member.key, at: member.keyOffset) else { continue }
      throw error(LogError.Problem(fault, of: member.key), at: member.keyOffset)
    }
  }

  /// Checks that no members are left, because a play of this kind cannot have them.
  func checkEmpty(play: String) throws(LogError) {
    guard let member = members.first else { return }
    throw error(.strangeKey(member.key, play: play), at: member.keyOffset)
  }

  mutating func text(_ key: String) throws(LogError) -> String? {
    try take(key) { value throws(LogError.Problem) in try value.text(of: key) }
  }

  mutating func integer(_ key: String) throws(LogError) -> Int? {
    try take(key) { value throws(LogError.Problem) in
      guard case .number(let number) = value else {
        throw .wrongType(key, expected: "a whole number")
      }
      return number
    }
  }

  mutating func flag(_ key: String) throws(LogError) -> Bool? {
    try take(key) { value throws(LogError.Problem) in
      guard case .flag(let flag) = value else {
        throw .wrongType(key, expected: "true or false")
      }
      return flag
    }
  }

  mutating func list(_ key: String) throws(LogError) -> [String]? {
    try take(key) { value throws(LogError.Problem) in try value.list(of: key) }
  }

  /// Takes a string that must be one of the words of `Word`, or `nil` if the key is missing.
  mutating func word<Word: Worded>(_ key: String) throws(LogError) -> Word? {
    try take(key) { value throws(LogError.Problem) in
      try Word.read(try value.text(of: key), of: key)
    }
  }

  /// Takes a play's id, a number or a string; `nil` if the key is missing.
  mutating func id(_ key: String) throws(LogError) -> Event.ID? {
    try take(key) { value throws(LogError.Problem) in
      switch value {
      case .number(let number): return .number(number)
      case .text(let label): return .label(label)
      case .flag, .list, .object: throw .wrongType(key, expected: "a number or a string")
      }
    }
  }

  /// Takes the member of `key`, converted by `read`; `nil` if the key is missing.
  mutating func take<Result>(
    _ key: String, _ read: (Value) throws(LogError.Problem) -> Result
  ) throws(LogError) -> Result? {
    guard let index = members.firstIndex(where: { $0.key == key }) else { return nil }
    do throws(LogError.Problem) {
      let result = try read(members[index].value)
      members.remove(at: index)
      return result
    } catch {
      throw self.error(error, at: members[index].valueOffset)
    }
  }

  /// An error about the line as a whole.
  func error(_ problem: LogError.Problem) -> LogError { error(problem, at: start) }

  private func error(_ problem: LogError.Problem, at offset: Int) -> LogError {
    var place = reader.place(at: offset)
    place.line += number - 1
    return LogError(place: place, problem: problem)
  }
}

extension JSONLine.Value {
  func text(of key: String) throws(LogError.Problem) -> String {
    guard case .text(let text) = self else { throw .wrongType(key, expected: "a string") }
    return text
  }

  func list(of key: String) throws(LogError.Problem) -> [String] {
    guard case .list(let list) = self else {
      throw .wrongType(key, expected: "an array of strings")
    }
    return list
  }
}

extension JSONReader {
  /// The next value of a log's line, or `nil` for `null`.
  fileprivate mutating func lineValue() throws(JSONError) -> JSONLine.Value? {
    switch try kind() {
    case .string: return .text(try string())
    case .number: return .number(try integer())
    case .trueOrFalse: return .flag(try bool())
    case .array: return .list(try strings())
    case .null:
      try null()
      return nil
    case .object:
      try skipValue()
      return .object
    }
  }
}
