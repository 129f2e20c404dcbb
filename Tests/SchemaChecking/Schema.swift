import Foundation

/// A JSON Schema, with a validator for the keywords that our schemas use.
public struct Schema {
  private let root: [String: Any]
  private let patterns = Patterns()

  /// Creates the schema in `text`.
  public init(_ text: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    guard let root = object as? [String: Any] else { throw SchemaError(words: "no object") }
    self.root = root
  }

  /// The faults in the JSON `text`, each with its path; empty if there are none.
  public func faults(in text: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(
      with: Data(text.utf8), options: .fragmentsAllowed)
    return try faults(value, root, "$")
  }

  private func faults(_ value: Any, _ schema: Any, _ path: String) throws -> [String] {
    if let flag = schema as? Bool { return flag ? [] : ["\(path): not allowed"] }
    guard let schema = schema as? [String: Any] else {
      throw SchemaError(words: "\(path): no schema")
    }
    var faults: [String] = []
    for (keyword, argument) in schema.sorted(by: { $0.key < $1.key }) {
      faults += try self.faults(value, keyword, argument, schema, path)
    }
    return faults
  }

  private func faults(
    _ value: Any, _ keyword: String, _ argument: Any, _ schema: [String: Any], _ path: String
  ) throws -> [String] {
    func fault(if isWrong: Bool) -> [String] { isWrong ? ["\(path): \(keyword)"] : [] }
    switch keyword {
    case "$schema", "$id", "$defs", "title", "description": return []
    case "$ref": return try faults(value, try definition(argument), path)
    case "type": return fault(if: !Self.types(argument).contains { Self.isOf(type: $0, value) })
    case "const": return fault(if: !Self.equal(value, argument))
    case "enum":
      let values = argument as? [Any] ?? []
      return fault(if: !values.contains { Self.equal(value, $0) })
    case "not": return fault(if: try faults(value, argument, path).isEmpty)
    case "anyOf":
      let schemas = argument as? [Any] ?? []
      return fault(
        if: try !schemas.contains {
          try !isRuledOut(value, by: $0) && faults(value, $0, path).isEmpty
        })
    case "pattern":
      guard let text = value as? String, let pattern = argument as? String else { return [] }
      return fault(if: try !patterns.match(text, pattern))
    case "minimum", "maximum":
      guard let number = Self.number(value), let bound = Self.number(argument) else { return [] }
      return fault(if: keyword == "minimum" ? number < bound : number > bound)
    case "minLength":
      guard let text = value as? String, let bound = argument as? Int else { return [] }
      return fault(if: text.count < bound)
    case "minItems", "maxItems":
      guard let items = value as? [Any], let bound = argument as? Int else { return [] }
      return fault(if: keyword == "minItems" ? items.count < bound : items.count > bound)
    case "items":
      return try (value as? [Any] ?? []).enumerated().flatMap { index, item in
        try faults(item, argument, "\(path)[\(index)]")
      }
    case "required":
      guard let object = value as? [String: Any] else { return [] }
      return (argument as? [String] ?? []).filter { object[$0] == nil }.map {
        "\(path): no '\($0)'"
      }
    case "properties", "patternProperties", "additionalProperties":
      return try members(value, keyword, argument, schema, path)
    case "if", "then", "else": return keyword == "if" ? try condition(value, schema, path) : []
    default: throw SchemaError(words: "the keyword '\(keyword)' is not known here")
    }
  }

  private func members(
    _ value: Any, _ keyword: String, _ argument: Any, _ schema: [String: Any], _ path: String
  ) throws -> [String] {
    guard let object = value as? [String: Any] else { return [] }
    let known = schema["properties"] as? [String: Any] ?? [:]
    // The only patterns are for the beginnings of keys.
    let patterns = schema["patternProperties"] as? [String: Any] ?? [:]
    func pattern(of key: String) -> String? {
      patterns.keys.first { $0.hasPrefix("^") && key.hasPrefix($0.dropFirst()) }
    }
    let keys = object.keys.sorted()
    if keyword == "patternProperties" {
      return try keys.flatMap { key in
        try pattern(of: key).flatMap { patterns[$0] }
          .map { try faults(object[key] as Any, $0, "\(path).\(key)") } ?? []
      }
    }
    if keyword == "properties" {
      return try keys.flatMap { key in
        try known[key].map { try faults(object[key] as Any, $0, "\(path).\(key)") } ?? []
      }
    }
    return try keys.filter { known[$0] == nil && pattern(of: $0) == nil }.flatMap { key in
      try faults(object[key] as Any, argument, "\(path).\(key)")
    }
  }

  /// Whether the object `value` has a word that `schema` does not allow in that place.
  ///
  /// Such a word distinguishes alternatives, and is found faster than all faults.
  private func isRuledOut(_ value: Any, by schema: Any) throws -> Bool {
    guard let object = value as? [String: Any], var schema = schema as? [String: Any] else {
      return false
    }
    if let reference = schema["$ref"] {
      schema = try definition(reference) as? [String: Any] ?? [:]
    }
    let properties = schema["properties"] as? [String: Any] ?? [:]
    return properties.contains { key, property in
      guard let word = object[key] as? String, let words = property as? [String: Any] else {
        return false
      }
      let allowed = words["enum"] as? [Any] ?? words["const"].map { [$0] }
      return allowed.map { !$0.contains { Self.equal(word, $0) } } ?? false
    }
  }

  private func condition(
    _ value: Any, _ schema: [String: Any], _ path: String
  ) throws -> [String] {
    let holds = try faults(value, schema["if"] as Any, path).isEmpty
    return try schema[holds ? "then" : "else"].map { try faults(value, $0, path) } ?? []
  }

  private func definition(_ reference: Any) throws -> Any {
    let name = (reference as? String ?? "").replacing("#/$defs/", with: "")
    guard let found = (root["$defs"] as? [String: Any])?[name] else {
      throw SchemaError(words: "no definition '\(name)'")
    }
    return found
  }

  private static func types(_ argument: Any) -> [String] {
    argument as? [String] ?? [argument as? String ?? ""]
  }

  static func isOf(type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "null": value is NSNull
    case "boolean": isFlag(value)
    case "integer": number(value).map { $0 == $0.rounded() } ?? false
    case "number": number(value) != nil
    default: false
    }
  }

  /// Whether the value is a flag; Foundation has one class for numbers and flags.
  private static func isFlag(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
  }

  private static func number(_ value: Any) -> Double? {
    isFlag(value) ? nil : (value as? NSNumber)?.doubleValue
  }

  private static func equal(_ left: Any, _ right: Any) -> Bool {
    isFlag(left) == isFlag(right) && (left as? NSObject) == (right as? NSObject)
  }
}

/// The patterns of a schema, each made only once.
private final class Patterns {
  private var made: [String: NSRegularExpression] = [:]

  /// Whether `pattern` is found in `text`.
  func match(_ text: String, _ pattern: String) throws -> Bool {
    let expression = try made[pattern] ?? NSRegularExpression(pattern: pattern)
    made[pattern] = expression
    let all = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: all) != nil
  }
}

/// A schema that this validator cannot use.
public struct SchemaError: Error {
  /// The reason.
  public var words: String
}
