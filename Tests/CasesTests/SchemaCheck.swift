import Foundation

/// A validator for the part of JSON Schema that the project's schemas use.
enum SchemaCheck {
  /// What in `value` is not as `schema` says, each with its place.
  static func faults(in value: Any, by schema: [String: Any], at place: String = "$") -> [String] {
    if let options = schema["anyOf"] as? [[String: Any]] {
      return options.contains { faults(in: value, by: $0).isEmpty } ? [] : ["\(place): none fits"]
    }
    if let words = schema["enum"] as? [String] {
      return (value as? String).map(words.contains) ?? false ? [] : ["\(place): no such word"]
    }
    if schema["const"] as? Bool == true {
      return isBoolean(value) && value as? Bool == true ? [] : ["\(place): not true"]
    }
    guard let type = schema["type"] as? String else { return [] }
    guard fits(value, type) else { return ["\(place): not of type \(type)"] }
    switch type {
    case "object": return faultsOfObject(value as? [String: Any] ?? [:], schema, place)
    case "array":
      guard let items = schema["items"] as? [String: Any] else { return [] }
      return (value as? [Any] ?? []).enumerated().flatMap {
        faults(in: $1, by: items, at: "\(place)[\($0)]")
      }
    case "integer":
      let number = value as? Int ?? 0
      let low = schema["minimum"] as? Int ?? .min
      let high = schema["maximum"] as? Int ?? .max
      return (low...high).contains(number) ? [] : ["\(place): out of range"]
    case "string":
      guard let pattern = schema["pattern"] as? String else { return [] }
      let found = (value as? String ?? "").range(of: pattern, options: .regularExpression)
      return found == nil ? ["\(place): not like \(pattern)"] : []
    default: return []
    }
  }

  private static func faultsOfObject(
    _ object: [String: Any], _ schema: [String: Any], _ place: String
  ) -> [String] {
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let required = schema["required"] as? [String] ?? []
    var faults = required.filter { object[$0] == nil }.map { "\(place): no \($0)" }
    for key in object.keys.sorted() {
      if let property = properties[key], let value = object[key] {
        faults += Self.faults(in: value, by: property, at: "\(place).\(key)")
      } else if schema["additionalProperties"] as? Bool == false {
        faults.append("\(place): unknown \(key)")
      }
    }
    return faults
  }

  private static func fits(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": value is Int && !isBoolean(value)
    case "boolean": isBoolean(value)
    case "null": value is NSNull
    default: false
    }
  }

  private static func isBoolean(_ value: Any) -> Bool {
    guard let number = value as? NSNumber else { return value is Bool }
    return String(cString: number.objCType) == "c"
  }
}
