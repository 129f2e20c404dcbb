import Scoresheets

/// What the compiler says of a module's declarations: as much of a symbol graph as a listing needs.
struct SymbolGraph {
  var module = ""
  var symbols: [Symbol] = []
  var conformances: [Conformance] = []

  /// The graph that `text`, written by `swift symbolgraph-extract`, holds.
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
  /// The compiler's name for it, which no other declaration has.
  var id = ""
  /// The compiler's word for what it is, such as `swift.struct`.
  var kind = ""
  /// Its name behind those of the types that it stands in.
  var path: [String] = []
  /// The declaration as written, attributes included, without a body.
  var declaration = ""
  /// The module whose type it extends, where it stands in an extension.
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

  /// Its name with those of the types that it stands in.
  var name: String { path.joined(separator: ".") }

  /// Whether other declarations can stand in it.
  var isType: Bool {
    ["swift.struct", "swift.enum", "swift.class", "swift.protocol", "swift.actor"].contains(kind)
  }
}

/// That a type conforms to a protocol, and where it does so only under conditions, under which.
struct Conformance {
  /// The type, by its symbol's id.
  var type = ""
  /// The protocol's name without its module's.
  var name = ""
  /// What the type's parameters must conform to, such as `Value: Hashable`.
  var conditions: [String] = []

  /// The relationship that comes next; nil where it is no conformance, or one that every type has.
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
  /// The string of one key of the object that comes next; nil where it has no such key.
  fileprivate mutating func string(under key: StaticString) throws(JSONError) -> String? {
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

  /// The spellings of the pieces of a declaration, put together.
  fileprivate mutating func joinedFragments() throws(JSONError) -> String {
    var text = ""
    try beginArray()
    while try nextElement() { text += try string(under: "spelling") ?? "" }
    return text
  }

  /// A condition as Swift writes it behind `where`.
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
