import Foundation
import Scoresheets

/// A JSON value as a tree, made by our reader or by Foundation.
enum JSONTree: Hashable {
  case object([String: JSONTree])
  case array([JSONTree])
  case string([Unicode.Scalar])
  case integer(Int)
  case otherNumber
  case flag(Bool)
  case null
}

extension JSONTree {
  /// The tree of `text` by our reader.
  static func read(_ text: [UInt8]) throws(JSONError) -> JSONTree {
    var reader = JSONReader(text)
    let tree = try value(&reader)
    try reader.finish()
    return tree
  }

  private static func value(_ reader: inout JSONReader) throws(JSONError) -> JSONTree {
    switch try reader.kind() {
    case .object:
      var members: [String: JSONTree] = [:]
      try reader.beginObject()
      while try reader.nextKey() {
        let key = reader.tokenText
        members[key] = try value(&reader)
      }
      return .object(members)
    case .array:
      var elements: [JSONTree] = []
      try reader.beginArray()
      while try reader.nextElement() { elements.append(try value(&reader)) }
      return .array(elements)
    case .string: return .string(Array(try reader.string().unicodeScalars))
    case .number: return try number(&reader)
    case .trueOrFalse: return .flag(try reader.bool())
    case .null:
      try reader.null()
      return .null
    }
  }

  private static func number(_ reader: inout JSONReader) throws(JSONError) -> JSONTree {
    let mark = reader.mark
    do throws(JSONError) {
      return .integer(try reader.integer())
    } catch {
      guard error.problem == .notWhole || error.problem == .tooLarge else { throw error }
      reader.go(to: mark)
      try reader.skipValue()
      return .otherNumber
    }
  }

  /// The tree of `text` by Foundation, or `nil` if Foundation refuses the text.
  static func foundation(_ text: [UInt8]) -> JSONTree? {
    let value = try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)
    return value.map(tree)
  }

  private static func tree(_ value: Any) -> JSONTree {
    switch value {
    case let members as [String: Any]: .object(members.mapValues(tree))
    case let elements as [Any]: .array(elements.map(tree))
    case let string as String: .string(Array(string.unicodeScalars))
    case let number as NSNumber: tree(number)
    default: .null
    }
  }

  private static func tree(_ number: NSNumber) -> JSONTree {
    // A number casts to a Bool if it is 0 or 1; only its type tells them apart.
    switch String(cString: number.objCType) {
    case "c", "B": .flag(number.boolValue)
    case "d", "f": .otherNumber
    default: (number as? Int).map(JSONTree.integer) ?? .otherNumber
    }
  }
}

/// A generator whose numbers depend only on its seed (SplitMix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  init(_ seed: Int) {
    state = UInt64(bitPattern: Int64(seed))
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

/// A maker of random JSON texts, including white space and escapes.
struct JSONMaker {
  var random: Seeded

  mutating func document() -> [UInt8] {
    Array((space() + value(depth: 4) + space()).utf8)
  }

  private mutating func value(depth: Int) -> String {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &random) {
    case 0: string()
    case 1: number()
    case 2: "true"
    case 3: "false"
    case 4: "null"
    case 5: "[" + list { maker in maker.value(depth: depth - 1) } + "]"
    default:
      "{"
        + list { maker in
          maker.key() + maker.space() + ":" + maker.space() + maker.value(depth: depth - 1)
        } + "}"
    }
  }

  private mutating func list(_ element: (inout JSONMaker) -> String) -> String {
    let count = Int.random(in: 0..<4, using: &random)
    guard count > 0 else { return space() }
    return (0..<count).map { _ in space() + element(&self) + space() }.joined(separator: ",")
  }

  /// A key that is never made twice: it is not defined which of two equal keys counts.
  private mutating func key() -> String {
    string().dropLast() + String(random.next(), radix: 36) + "\""
  }

  private mutating func string() -> String {
    let pieces = [
      "a", "eventId", "é", "日", "🏒", "e\u{301}", #"\n"#, #"\""#, #"\\"#, #"\/"#, #"\b\f\r\t"#,
      #"\u00e9"#, #"\u0000"#, #"\ud83c\udfd2"#, #"\uFFFF"#, " ", "0123456789",
    ]
    let count = Int.random(in: 0..<6, using: &random)
    return "\"" + (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      + "\""
  }

  private mutating func number() -> String {
    let numbers = [
      "0", "-0", "7", "-12", "42", "9223372036854775807", "-9223372036854775808", "1.5", "-0.25",
      "1e3", "1E+2", "25e-1", "1000000",
    ]
    return numbers.randomElement(using: &random) ?? "0"
  }

  private mutating func space() -> String {
    ["", "", "", " ", "\n", "\t", "\r\n", "  "].randomElement(using: &random) ?? ""
  }
}
