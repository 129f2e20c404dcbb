import HockeyRules
import Scoresheets

/// Facts taken from the text of a file before it is read as JSON.
enum HockeyTechText {
  /// The league of the first vendor's code in the text, or `nil` if there is none.
  ///
  /// The older view repeats the code in its parameters: `"client_code":"whl"`. The newer view has
  /// it only in the addresses of reports, `client_code=pwhl`, and of pictures,
  /// `leaguestat.com/pwhl/`.
  static func league(in text: [UInt8]) -> String? {
    let code =
      code(after: "client_code", in: text, skipping: #"":= "#)
      ?? code(after: "leaguestat.com", in: text, skipping: #"\/"#)
    return code.map { name(ofCode: $0) }
  }

  static func name(ofCode code: String) -> String {
    code == "lhjmq" ? "QMJHL" : code.uppercased()
  }

  /// The code after the first `name` in `text`, past any characters of `between`.
  private static func code(
    after name: StaticString, in text: [UInt8], skipping between: String
  ) -> String? {
    let name = Array(name.description.utf8)
    let between = Array(between.utf8)
    guard let first = name.first, text.count > name.count else { return nil }
    var place = text.startIndex
    while let found = text[place...].firstIndex(of: first) {
      place = found + 1
      guard text[found...].starts(with: name) else { continue }
      let code = text[(found + name.count)...].drop { between.contains($0) }
        .prefix { $0.isLowercaseLetter || $0.isDigit }
      // A longer word is not a code: an address may continue with a folder such as `images`.
      if (2...8).contains(code.count) { return String(decoding: code, as: UTF8.self) }
    }
    return nil
  }

  /// The text with the call around it, `callback({…})`, replaced by blanks, which keep the offsets.
  ///
  /// The vendor wraps its answers in a call unless it is asked for plain JSON.
  static func withoutCallback(_ text: [UInt8]) -> [UInt8] {
    guard let open = text.prefix(64).firstIndex(of: UInt8(ascii: "(")),
      text[..<open].allSatisfy({ $0.isOfCallback }),
      let last = text.lastIndex(where: { !$0.isSpace && $0 != UInt8(ascii: ";") })
    else { return text }
    var text = text
    for place in 0...open where !text[place].isSpace { text[place] = UInt8(ascii: " ") }
    // A truncated file has no closing parenthesis.
    if text[last] == UInt8(ascii: ")") {
      for place in last..<text.count where !text[place].isSpace { text[place] = UInt8(ascii: " ") }
    }
    return text
  }
}

extension UInt8 {
  fileprivate var isLowercaseLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0d).contains(self) }

  /// Whether the byte may belong to the name of a function, such as `angular.callbacks._0`.
  fileprivate var isOfCallback: Bool {
    isLowercaseLetter || isDigit || isSpace
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
      || [UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "$")].contains(self)
  }
}

/// The object in which the older view wraps a file: `{"GC":{"Parameters":…,"Pxpverbose":[…]}}`, or
/// `SiteKit` for `GC`.
extension JSONReader {
  /// The members of the envelope that we use.
  enum EnvelopeMember {
    case parameters, summary, plays
  }

  /// Steps into the envelope and returns true; steps only into the object and returns false if the
  /// object has no envelope.
  mutating func enterEnvelope() throws(JSONError) -> Bool {
    try beginObject()
    guard try nextKey(), token(is: "GC") || token(is: "SiteKit") else { return false }
    try beginObject()
    return true
  }

  /// Moves to the next member that we use; after the last, leaves the object and returns `nil`.
  mutating func nextEnvelopeMember() throws(JSONError) -> EnvelopeMember? {
    while try nextKey() {
      switch tokenText.lowercased() {
      case "parameters": return .parameters
      case "gamesummary": return .summary
      case "pxpverbose", "pxp": return .plays
      default: try skipValue()
      }
    }
    return nil
  }

  /// Steps out of the envelope, past the members next to it.
  mutating func leaveEnvelope() throws(JSONError) {
    while try nextKey() { try skipValue() }
  }
}
