/// Comma-separated values (RFC 4180), row by row.
///
/// A spreadsheet would calculate a field that begins like a formula; such a field gets an apostrophe
/// before it, unless it is a number.
struct CSVText {
  private(set) var text = ""

  /// Adds a row; nil makes an empty field.
  mutating func add(_ fields: [String?]) {
    text += fields.map { $0.map(Self.quoted) ?? "" }.joined(separator: ",") + "\n"
  }

  private static func quoted(_ field: String) -> String {
    let isFormula = isFormula(field)
    let needsQuotes = field.utf8.contains { byte in
      byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
    }
    guard isFormula || needsQuotes else { return field }
    var quoted = isFormula ? "\"'" : "\""
    for character in field.unicodeScalars {
      quoted.unicodeScalars.append(character)
      if character == "\"" { quoted.unicodeScalars.append(character) }
    }
    return quoted + "\""
  }

  /// Whether a spreadsheet would take the field for a formula.
  private static func isFormula(_ field: String) -> Bool {
    switch field.unicodeScalars.first {
    case "=", "@", "\t", "\r", "\n": true
    case "+", "-": !isNumber(field.dropFirst())
    default: false
    }
  }

  /// Whether the text is a number without a sign: `12`, `0.5`.
  private static func isNumber(_ text: Substring) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      }
  }
}
