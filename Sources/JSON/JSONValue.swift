// Embedded Swift has no `Codable`.
#if !hasFeature(Embedded)

  /// Any JSON value: the intermediate form between the documented JSON and an encoder or decoder.
  package enum JSONValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])
  }

  extension JSONValue {
    /// Reads the values of `text` one after another, as in JSON lines.
    package static func lines(of text: [UInt8]) throws(JSONError) -> [JSONValue] {
      var values: [JSONValue] = []
      for line in text.split(separator: UInt8.newline) {
        var reader = JSONReader(Array(line))
        values.append(try JSONValue(from: &reader))
        try reader.finish()
      }
      return values
    }

    private init(from reader: inout JSONReader) throws(JSONError) {
      switch try reader.kind() {
      case .null:
        try reader.null()
        self = .null
      case .trueOrFalse: self = .bool(try reader.bool())
      case .string: self = .string(try reader.string())
      case .number: self = try .number(from: &reader)
      case .array:
        var array: [JSONValue] = []
        try reader.beginArray()
        while try reader.nextElement() { array.append(try JSONValue(from: &reader)) }
        self = .array(array)
      case .object:
        var object: [String: JSONValue] = [:]
        try reader.beginObject()
        while try reader.nextKey() {
          let key = reader.tokenText
          object[key] = try JSONValue(from: &reader)
        }
        self = .object(object)
      }
    }

    private static func number(from reader: inout JSONReader) throws(JSONError) -> JSONValue {
      let start = reader.mark
      try reader.skipValue()
      let text = reader.text(since: start)
      if let integer = Int(text) { return .integer(integer) }
      // A number that is too large reads as infinity, which JSON cannot write.
      guard let number = Double(text), number.isFinite else {
        throw JSONError(place: reader.place(of: start), problem: .tooLarge)
      }
      return .number(number)
    }

    /// Writes the value, with the members of an object in the order of their keys.
    package func write(to writer: inout JSONWriter) {
      switch self {
      case .null: writer.null()
      case .bool(let flag): writer.bool(flag)
      case .integer(let integer): writer.integer(integer)
      case .number(let number): writer.number("\(number)")
      case .string(let text): writer.string(text)
      case .array(let array):
        writer.array { writer in
          for value in array { value.write(to: &writer) }
        }
      case .object(let object):
        writer.object { writer in
          for (key, value) in object.sorted(by: { $0.key < $1.key }) {
            writer.key(key)
            value.write(to: &writer)
          }
        }
      }
    }
  }

  extension JSONValue: Codable {
    package init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let flag = try? container.decode(Bool.self) {
        self = .bool(flag)
      } else if let integer = try? container.decode(Int.self) {
        self = .integer(integer)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .string(text)
      } else if let array = try? container.decode([JSONValue].self) {
        self = .array(array)
      } else {
        self = .object(try container.decode([String: JSONValue].self))
      }
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .null: try container.encodeNil()
      case .bool(let flag): try container.encode(flag)
      case .integer(let integer): try container.encode(integer)
      case .number(let number): try container.encode(number)
      case .string(let text): try container.encode(text)
      case .array(let array): try container.encode(array)
      case .object(let object): try container.encode(object)
      }
    }
  }

#endif
