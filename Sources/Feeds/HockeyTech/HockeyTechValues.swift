import HockeyRules
import Scoresheets

/// Readers of values that the feed writes now as a number, now as a string.
///
/// The feed writes an empty object as an empty array.
extension JSONReader {
  /// A whole number such as `2`, `"2"` or `"2.00"`; `nil` for `null` and for a string that is no
  /// number.
  mutating func looseInteger() throws(JSONError) -> Int? {
    switch try kind() {
    case .null:
      try null()
      return nil
    case .string:
      try readToken()
      if let digits = tokenDigits { return digits }
      let parts = tokenText.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].utf8.count < 10, parts[1].allSatisfy({ $0 == "0" })
      else { return nil }
      return Int(parts[0])
    case .number: return try wholeNumber()
    case .object, .array, .trueOrFalse: return try integer()
    }
  }

  /// A flag such as `true`, `"1"` or `1`; `nil` for `null`.
  mutating func looseFlag() throws(JSONError) -> Bool? {
    switch try kind() {
    case .string, .number, .null: try looseInteger().map { $0 != 0 }
    case .trueOrFalse, .object, .array: try bool()
    }
  }

  /// A string, or `nil` for `null` and for an empty string.
  mutating func looseText() throws(JSONError) -> String? {
    guard try !nullIsNext() else { return nil }
    let text = try string()
    return text.isEmpty ? nil : text
  }

  /// Steps into an object; skips the value and returns false if it is `null` or an array.
  mutating func beginLooseObject() throws(JSONError) -> Bool {
    switch try kind() {
    case .null, .array:
      try skipValue()
      return false
    case .object, .string, .number, .trueOrFalse:
      try beginObject()
      return true
    }
  }

  /// Steps into an array; skips the value and returns false if it is `null` or an object.
  mutating func beginLooseArray() throws(JSONError) -> Bool {
    switch try kind() {
    case .null, .object:
      try skipValue()
      return false
    case .array, .string, .number, .trueOrFalse:
      try beginArray()
      return true
    }
  }
}

extension JSONReader {
  /// Reads the member `name` of the next object with `read` and skips the others; does nothing for
  /// `null` or an array.
  mutating func member(
    _ name: StaticString, _ read: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard try beginLooseObject() else { return }
    while try nextKey() {
      if token(is: name) { try read(&self) } else { try skipValue() }
    }
  }

  /// The values that `read` finds among the elements of the next array, if there is one.
  mutating func elements<Value>(
    _ read: (inout JSONReader) throws(JSONError) -> Value?
  ) throws(JSONError) -> [Value] {
    var values: [Value] = []
    guard try beginLooseArray() else { return [] }
    while try nextElement() {
      if let value = try read(&self) { values.append(value) }
    }
    return values
  }

  /// Reads a team's id and letters; leaves unchanged what the object lacks.
  mutating func team(_ id: inout Int?, _ abbreviation: inout String?) throws(JSONError) {
    guard try beginLooseObject() else { return }
    while try nextKey() {
      switch token {
      case "id": id = try looseInteger()
      case "abbreviation": abbreviation = try looseText()
      default: try skipValue()
      }
    }
  }
}

/// A player as the feed names her in each play.
struct HockeyTechPerson: Hashable {
  var id: Int
  var sweater: Int?
  var isGoalkeeper = false
  var team: Int?
  var teamCode: String?

  /// The next player, or `nil` if the feed names nobody: it then writes `null`, an empty array, or
  /// an object without an id.
  static func next(from reader: inout JSONReader) throws(JSONError) -> HockeyTechPerson? {
    guard try reader.beginLooseObject() else { return nil }
    var id: Int?
    var sweater: Int?
    var person = HockeyTechPerson(id: 0)
    while try reader.nextKey() {
      switch reader.token {
      case "id", "player_id": id = try reader.looseInteger() ?? id
      case "jerseyNumber", "jersey_number": sweater = try reader.looseInteger()
      case "position": person.isGoalkeeper = try reader.looseText() == "G"
      case "team_id": person.team = try reader.looseInteger()
      case "team_code": person.teamCode = try reader.looseText()
      default: try reader.skipValue()
      }
    }
    guard let id, id > 0 else { return nil }
    person.id = id
    person.sweater = sweater
    return person
  }

  static func list(from reader: inout JSONReader) throws(JSONError) -> [HockeyTechPerson] {
    try reader.elements(next)
  }

  /// The number on the player's sweater, or `nil` if the feed gives no number or an impossible one.
  var worn: Int? { sweater.flatMap { (0...99).contains($0) ? $0 : nil } }
}

/// A period as the feed names it: `1`, `OT1`, `SO`; in the older view also `1st`, `2nd OT`.
enum HockeyTechPeriod: Equatable {
  case number(Int)
  case shootOut
  /// An unknown period.
  case unknown

  init(_ text: String) {
    if text == "SO" {
      self = .shootOut
    } else if text.hasPrefix("OT"), text.utf8.count < 5 {
      let number = text == "OT" ? 1 : Int(text.dropFirst(2))
      self = number.map { .number(3 + $0) } ?? .unknown
    } else {
      self = text.utf8.count < 3 ? Int(text).map(Self.number) ?? .unknown : .unknown
    }
    if case .number(let number) = self, !(1...99).contains(number) { self = .unknown }
  }

  /// The next period, given as a name or a number; `nil` for `null` and for an empty name.
  static func named(from reader: inout JSONReader) throws(JSONError) -> HockeyTechPeriod? {
    switch try reader.kind() {
    case .string:
      guard let name = try reader.looseText() else { return nil }
      if name.hasSuffix(" OT"), let number = ordinal(name.dropLast(3)) {
        return .number(3 + number)
      }
      return ordinal(name[...]).map { .number($0) } ?? HockeyTechPeriod(name)
    case .number, .null, .object, .array, .trueOrFalse:
      return try reader.looseInteger().map { HockeyTechPeriod(String($0)) }
    }
  }

  /// The number of an ordinal such as `2nd`, or `nil` for any other text.
  private static func ordinal(_ text: Substring) -> Int? {
    guard ["st", "nd", "rd", "th"].contains(where: { text.hasSuffix($0) }),
      let number = Int(text.dropLast(2)), (1...99).contains(number)
    else { return nil }
    return number
  }

  /// The next period, given as an object with an `id`.
  static func next(from reader: inout JSONReader) throws(JSONError) -> HockeyTechPeriod? {
    var period: HockeyTechPeriod?
    try reader.member("id") { reader throws(JSONError) in
      switch try reader.kind() {
      case .string: period = HockeyTechPeriod(try reader.string())
      case .number, .null, .object, .array, .trueOrFalse:
        period = try reader.looseInteger().map { HockeyTechPeriod(String($0)) }
      }
    }
    return period
  }
}
