import Scoresheets

/// A file that is no log in a known format, with a description and the nearest way to a log.
package struct UnknownFile: Sendable, Hashable {
  private let looks: String
  private let way: String

  /// The file with the content `text`, or `nil` if the content may be a log.
  package init?(_ text: [UInt8]) {
    guard let (looks, way) = Self.byFirstBytes(text) ?? Self.byFirstCharacter(text) else {
      return nil
    }
    (self.looks, self.way) = (looks, way)
  }

  /// A message: what the file is, which formats are known, and what to do.
  package var words: String {
    "\(looks) is no log in a known format. Known are sheets, JSON lines, tables, pages of "
      + "stats.swehockey.se, and feeds of the NHL, HockeyTech and Liiga. \(way)"
  }

  private static let table =
    "make a table with the columns time, team, player, minutes and text: `penaltybox convert table.csv`"

  private static func byFirstBytes(_ text: [UInt8]) -> (String, String)? {
    let signs: [([UInt8], String, String)] = [
      (
        [0x50, 0x4B, 3, 4], "a zip archive, or a spreadsheet",
        "Unpack it, or save the spreadsheet as CSV"
      ),
      (Array("%PDF".utf8), "a PDF document", "From its text, " + table),
      ([0x1F, 0x8B], "a gzip file", "Decompress it: `zcat FILE | penaltybox replay -`"),
      ([0xD0, 0xCF, 0x11, 0xE0], "a spreadsheet", "Save it as CSV"),
    ]
    return signs.first { text.starts(with: $0.0) }.map { ($0.1, $0.2) }
  }

  private static func byFirstCharacter(_ text: [UInt8]) -> (String, String)? {
    switch text.first(where: { $0 > 0x20 && $0 < 0x80 }) {
    case UInt8(ascii: "{"): return object(text)
    case UInt8(ascii: "["): return array(text)
    case UInt8(ascii: "<"):
      if TableLog.kind(of: text) != nil { return nil }
      let isXML = text.prefix(200).starts(with: "<?xml".utf8)
      return (
        isXML ? "an XML document" : "a page in HTML without a table of plays",
        "From it, " + table
      )
    default: return columns(text)
    }
  }

  /// The description of an object in which no key identifies a format, or whose `plays` are ESPN's.
  private static func object(_ text: [UInt8]) -> (String, String)? {
    // The first keys nearly always decide, as in `detect`.
    var head = JSONReader(Array(text.prefix(2048)))
    if (try? isKnown(byFirstKeysOf: &head)) == true { return nil }
    var reader = JSONReader(text)
    guard let (keys, isKnown) = try? Self.keys(from: &reader), (try? reader.finish()) != nil else {
      return nil
    }
    let isESPN = keys.contains("plays") && (keys.contains("boxscore") || keys.contains("header"))
    if isKnown || keys.contains("plays") && !isESPN { return nil }
    if keys.contains("teamGameStats") {
      let way =
        "It belongs beside the game's `landing` file: `ID.landing.json` and `ID.right-rail.json`"
      return ("the NHL's `right-rail`, which has figures but no plays,", way)
    }
    let what = isESPN ? "ESPN's summary of a game, a JSON object" : "a JSON object"
    return (
      keys.isEmpty ? "an empty JSON object" : "\(what) with \(list(keys))",
      "From it, " + table
    )
  }

  /// Whether a key of the object, other than `plays`, identifies a format.
  private static func isKnown(byFirstKeysOf reader: inout JSONReader) throws(JSONError) -> Bool {
    try reader.beginObject()
    while try reader.nextKey() {
      if !reader.token(is: "plays"), Feed.format(byKeyOf: reader) != nil { return true }
      try reader.skipValue()
    }
    return false
  }

  /// The keys of the next object, and whether one of them, other than `plays`, identifies a format.
  private static func keys(
    from reader: inout JSONReader
  ) throws(JSONError) -> (names: [String], isKnown: Bool) {
    var keys: (names: [String], isKnown: Bool) = ([], false)
    try reader.beginObject()
    while try reader.nextKey() {
      keys.names.append(reader.tokenText)
      keys.isKnown =
        keys.isKnown || Feed.format(byKeyOf: reader) != nil && !reader.token(is: "plays")
      try reader.skipValue()
    }
    return keys
  }

  /// The description of an array that is not HockeyTech's, whose objects have an `event`.
  private static func array(_ text: [UInt8]) -> (String, String)? {
    var reader = JSONReader(text)
    var keys: [String] = []
    do throws(JSONError) {
      try reader.beginArray()
      guard try reader.nextElement() else {
        return ("an empty JSON array", "A feed's object is needed")
      }
      if try reader.kind() == .object { keys = try self.keys(from: &reader).names }
    } catch {
      return nil
    }
    if keys.contains("event") { return nil }
    let what = keys.isEmpty ? "a JSON array" : "a JSON array of objects with \(list(keys))"
    return (what, "From it, " + table)
  }

  /// The description of a table whose column names do not tell what the columns hold.
  private static func columns(_ text: [UInt8]) -> (String, String)? {
    let first = text.prefix { $0 != UInt8(ascii: "\n") }
    let separator = TableCells.separator(in: first)
    let cells = TableCells.cells(of: first, by: separator)
    guard separator != UInt8(ascii: " "), cells.count > 3, TableLog.kind(of: text) == nil,
      !first.contains(UInt8(ascii: "#"))
    else { return nil }
    let names = cells.map { TableCells.text(of: $0) }.filter { !$0.isEmpty }
    return (
      "a table with the columns \(list(names))",
      "Say which of them hold what: `penaltybox convert --columns time=NAME,team=NAME,minutes=NAME`"
    )
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(6).map { "`\($0.shortened.visible)`" }
    return shown.joined(separator: ", ") + (names.count > 6 ? " and \(names.count - 6) more" : "")
  }
}
