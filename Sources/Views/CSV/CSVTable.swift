/// A table as comma-separated values (RFC 4180): a head line, then one line per row.
struct CSVTable {
  private(set) var text: String

  init(_ columns: [String]) {
    text = columns.joined(separator: ",") + "\n"
  }

  /// Adds a row; nil makes an empty field.
  mutating func add(_ fields: [String?]) {
    text += fields.map { $0.map(Self.quoted) ?? "" }.joined(separator: ",") + "\n"
  }

  private static func quoted(_ field: String) -> String {
    let needsQuotes = field.utf8.contains { byte in
      byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
    }
    return needsQuotes ? "\"" + field.replacing("\"", with: "\"\"") + "\"" : field
  }
}
