public import Foundation

/// The committed listing of the answers' fields, with which answers are compared.
public struct Listing: Sendable {
  private struct Field: Sendable {
    let type: Substring
    let isOptional: Bool
  }

  private var words: [Substring: Set<Substring>] = [:]
  /// The fields of each object, and of each kind of row under `rows NAME`.
  private var objects: [Substring: [Substring: Field]] = [:]

  /// The file of the listing.
  public static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Views/Fields/answers.txt")

  private static let read = Result { try Listing() }

  private init() throws {
    var name: Substring = ""
    for line in try String(contentsOf: Self.url, encoding: .utf8).split(separator: "\n") {
      let head = line.prefix { $0 != ":" }
      let parts = head.split(separator: " ")
      if line.hasPrefix("  ") {
        let field = parts[0]
        let isOptional = field.last == "?"
        objects[name]?[isOptional ? field.dropLast() : field] = Field(
          type: parts[1], isOptional: isOptional)
      } else if line.hasPrefix("words ") || line.hasPrefix("open ") {
        // In an open list, any other word may come too.
        let list = line.dropFirst(head.count + 1).split(separator: " ")
        words[parts[1]] = line.hasPrefix("open ") ? [] : Set(list)
      } else if line.hasPrefix("object ") || line.hasPrefix("rows ") {
        name = line.hasPrefix("rows ") ? head : parts[1]
        objects[name] = [:]
      }
    }
  }

  /// The faults in the JSON `text` as the object `name`, or as a row if `name` is `rows NAME`;
  /// empty if there are none.
  public static func faults(in text: some StringProtocol, as name: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    return try read.get().faults(value, Substring(name), "$")
  }

  private func faults(_ value: Any, _ type: Substring, _ path: String) -> [String] {
    if type.first == "[" {
      guard let list = value as? [Any] else { return ["\(path): not a list"] }
      return list.flatMap { faults($0, type.dropFirst().dropLast(), path + "[]") }
    }
    if type.first == "{" {
      let inner = type.dropFirst().dropLast()
      let isOptional = inner.last == "?"
      let field = Field(type: isOptional ? inner.dropLast() : inner, isOptional: isOptional)
      return faults(value, ["home": field, "visiting": field], areNull: false, path)
    }
    if type.first == "\"" {
      let words = type.dropFirst().dropLast().components(separatedBy: "\"|\"")
      return words.contains(value as? String ?? "") ? [] : ["\(path): not one of \(type)"]
    }
    if let list = words[type] {
      guard let word = value as? String, list.isEmpty || list.contains(word[...]) else {
        return ["\(path): not \(type)"]
      }
      return []
    }
    if let fields = objects[type] {
      return faults(value, fields, areNull: type.hasPrefix("rows "), path)
    }
    return Self.isOf(type, value) ? [] : ["\(path): not \(type)"]
  }

  private func faults(
    _ value: Any, _ fields: [Substring: Field], areNull: Bool, _ path: String
  ) -> [String] {
    guard let members = value as? [String: Any] else { return ["\(path): not an object"] }
    let unknown = members.keys.filter { fields[$0[...]] == nil }.map { "\(path).\($0): unknown" }
    return fields.sorted { $0.key < $1.key }.flatMap { name, field -> [String] in
      let place = "\(path).\(name)"
      guard let member = members[String(name)] else {
        return field.isOptional && !areNull ? [] : ["\(place): missing"]
      }
      if member is NSNull, field.type != "any" {
        return field.isOptional && areNull ? [] : ["\(place): null"]
      }
      return faults(member, field.type, place)
    } + unknown.sorted()
  }

  private static func isOf(_ type: Substring, _ value: Any) -> Bool {
    switch type {
    case "text": Schema.isOf(type: "string", value)
    case "flag": Schema.isOf(type: "boolean", value)
    case "seconds": Schema.isOf(type: "number", value)
    case "integer": Schema.isOf(type: "integer", value)
    case "text/integer": isOf("text", value) || isOf("integer", value)
    case "any": true
    default: false
    }
  }
}
