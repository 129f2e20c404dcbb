import Scoresheets

/// The compiler's description of a module's declarations: the part of a symbol graph that a listing
/// needs.
struct SymbolGraph {
  var module = ""
  var symbols: [Symbol] = []
  var conformances: [Conformance] = []

  /// Reads the graph from `text`, written by `swift symbolgraph-extract`.
  init(_ text: [UInt8]) throws(JSONError) {
    var reader = JSONReader(text)
    try reader.beginObject()
    while try reader.nextKey() {
      if reader.token(is: "module") {
        module = try reader.string(under: "name") ?? ""
      } else if reader.token(is: "symbols") {
        try reader.beginArray()
        while try reader.nextElement() { symbols.append(try Symbol(from: &reader)) }
      } else if reader.token(is: "relationships") {
        try reader.beginArray()
        while try reader.nextElement() {
          if let found = try Conformance(from: &reader) { conformances.append(found) }
        }
      } else {
        try reader.skipValue()
      }
    }
    try reader.finish()
  }
}

/// A declaration.
struct Symbol {
  /// The compiler's unique name for it.
  var id = ""
  /// The compiler's word for its kind, such as `swift.struct`.
  var kind = ""
  /// Its name, after those of the types that contain it.
  var path: [String] = []
  /// The declaration as written, including attributes, without a body.
  var declaration = ""
  /// The module whose type it extends, if it is in an extension.
  var extendedModule: String?
  /// The doc comment's lines.
  var documentation: [String] = []

  init(from reader: inout JSONReader) throws(JSONError) {
    try reader.beginObject()
    while try reader.nextKey() {
      if reader.token(is: "identifier") {
        id = try reader.string(under: "precise") ?? ""
      } else if reader.token(is: "kind") {
        kind = try reader.string(under: "identifier") ?? ""
      } else if reader.token(is: "pathComponents") {
        path = try reader.strings()
      } else if reader.token(is: "declarationFragments") {
        declaration = try reader.joinedFragments()
      } else if reader.token(is: "swiftExtension") {
        extendedModule = try reader.string(under: "extendedModule")
      } else if reader.token(is: "docComment") {
        documentation = try reader.documentation()
      } else {
        try reader.skipValue()
      }
    }
  }

  /// Its name with those of the types that contain it.
  var name: String { path.joined(separator: ".") }

  /// Whether it can contain other declarations.
  var isType: Bool {
    ["swift.struct", "swift.enum", "swift.class", "swift.protocol", "swift.actor"].contains(kind)
  }
}

/// The conformance of a type to a protocol, with its conditions, if any.
struct Conformance {
  /// The type, by its symbol's id.
  var type = ""
  /// The protocol's name without its module's.
  var name = ""
  /// The conditions on the type's parameters, such as `Value: Hashable`.
  var conditions: [String] = []

  /// Reads the next relationship, or `nil` if it is not a conformance, or is one that every type
  /// has.
  init?(from reader: inout JSONReader) throws(JSONError) {
    var kind = ""
    try reader.beginObject()
    while try reader.nextKey() {
      if reader.token(is: "kind") {
        kind = try reader.string()
      } else if reader.token(is: "source") {
        type = try reader.string()
      } else if reader.token(is: "targetFallback") {
        name = String(try reader.string().split(separator: ".").last ?? "")
      } else if reader.token(is: "swiftConstraints") {
        try reader.beginArray()
        while try reader.nextElement() { conditions.append(try reader.condition()) }
      } else {
        try reader.skipValue()
      }
    }
    let implied = ["Copyable", "Escapable", "SendableMetatype"]
    if kind != "conformsTo" || implied.contains(name) { return nil }
    conditions.removeAll { condition in implied.contains { condition.hasSuffix(": \($0)") } }
  }
}

extension JSONReader {
  /// The string of one key of the next object, or `nil` if it has no such key.
  mutating func string(under key: StaticString) throws(JSONError) -> String? {
    var found: String?
    try beginObject()
    while try nextKey() {
      if token(is: key) { found = try string() } else { try skipValue() }
    }
    return found
  }

  /// The lines of a doc comment.
  fileprivate mutating func documentation() throws(JSONError) -> [String] {
    var lines: [String] = []
    try beginObject()
    while try nextKey() {
      guard token(is: "lines") else {
        try skipValue()
        continue
      }
      try beginArray()
      while try nextElement() { lines.append(try string(under: "text") ?? "") }
    }
    return lines
  }

  /// The joined spellings of the fragments of a declaration.
  fileprivate mutating func joinedFragments() throws(JSONError) -> String {
    var text = ""
    try beginArray()
    while try nextElement() { text += try string(under: "spelling") ?? "" }
    return text
  }

  /// A condition as Swift writes it after `where`.
  fileprivate mutating func condition() throws(JSONError) -> String {
    var left = ""
    var right = ""
    try beginObject()
    while try nextKey() {
      if token(is: "lhs") {
        left = try string()
      } else if token(is: "rhs") {
        right = try string()
      } else {
        try skipValue()
      }
    }
    return "\(left): \(right)"
  }
}
