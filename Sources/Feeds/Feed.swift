package import Scoresheets

/// The formats of a game's log.
@nonexhaustive public enum LogFormat: String, Sendable, Hashable, CaseIterable {
  /// A sheet in the notation.
  case sheet
  /// A file of cases in the notation.
  case cases
  /// A log in JSON lines.
  case jsonLines = "jsonl"
  /// The NHL's play-by-play.
  case nhl
  /// The plays or the summary of a game in a league that HockeyTech serves.
  case hockeyTech = "hockeytech"
  /// A game of Liiga, Finland's league.
  case liiga
  /// A table of penalties and goals; its first line names the columns.
  case table = "csv"
  /// A game's page at stats.swehockey.se, or the table on that page.
  case swehockey

  /// The format that users call `name`; `pwhl`, the old name of `hockeytech`, still works.
  public init?(name: String) {
    self.init(rawValue: name == "pwhl" ? "hockeytech" : name)
  }
}

/// The formats of the leagues' feeds, and their detection.
public enum Feed {
  /// The format of `text`, judged by its content.
  ///
  /// A text that is neither a JSON object nor an array of objects counts as notation, because the
  /// reader of notation gives the best error messages. An object is JSON lines if a log's head
  /// begins the text or a second object follows; otherwise it is a league's feed.
  public static func detect(_ text: [UInt8]) -> LogFormat {
    let text = HockeyTechText.withoutCallback(text)
    // The first keys nearly always decide; the whole file is read only if they do not.
    var head = JSONReader(Array(text.prefix(2048)))
    if let format = try? json(byFirstKeysOf: &head) { return format }
    var reader = JSONReader(text)
    guard let kind = try? reader.kind() else { return notation(text) }
    switch kind {
    case .object: return json(&reader)
    case .array: return beginsWithObject(&reader) ? .hockeyTech : notation(text)
    case .string, .number, .trueOrFalse, .null: return notation(text)
    }
  }

  /// The format that an object's keys indicate, or `nil` if they indicate none.
  static func json(
    byFirstKeysOf reader: inout JSONReader
  ) throws(JSONError) -> LogFormat? {
    try reader.beginObject()
    while try reader.nextKey() {
      if let format = format(byKeyOf: reader) { return format }
      try reader.skipValue()
    }
    return nil
  }

  /// The format that the last key read by `reader` indicates, or `nil` if it indicates none.
  package static func format(byKeyOf reader: borrowing JSONReader) -> LogFormat? {
    if reader.token(is: "penaltybox") { return .jsonLines }
    if reader.token(is: "plays") || reader.token(is: "gameType") { return .nhl }
    if reader.token(is: "awayTeam") || reader.token(is: "rosterSpots") { return .nhl }
    if reader.token(is: "gamePk") || reader.token(is: "liveData") { return .nhl }
    if reader.token(is: "game") || reader.token(is: "homeTeamPlayers") { return .liiga }
    if reader.token(is: "details") || reader.token(is: "visitingTeam") { return .hockeyTech }
    if reader.token(is: "GC") || reader.token(is: "SiteKit") { return .hockeyTech }
    if reader.token(is: "meta") || reader.token(is: "visitor") { return .hockeyTech }
    return nil
  }

  private static func beginsWithObject(_ reader: inout JSONReader) -> Bool {
    guard (try? reader.beginArray()) != nil, (try? reader.nextElement()) == true else {
      return false
    }
    return (try? reader.kind()) == .object
  }

  private static func json(_ reader: inout JSONReader) -> LogFormat {
    do throws(JSONError) {
      if let format = try json(byFirstKeysOf: &reader) { return format }
      try reader.finish()
      return .nhl
    } catch {
      // A second object means JSON lines; a text truncated earlier is more likely a feed.
      return error.problem == .expected(.end, found: UInt8(ascii: "{")) ? .jsonLines : .nhl
    }
  }

  /// The kind of a text that is not JSON: a table, a file of cases with titles such as `== a third
  /// minor waits`, or a sheet.
  private static func notation(_ text: [UInt8]) -> LogFormat {
    switch TableLog.kind(of: text) {
    case .table: return .table
    case .actions: return .swehockey
    case nil: break
    }
    var line = text[...]
    while !line.isEmpty {
      if line.drop(while: { $0 == UInt8(ascii: " ") }).starts(with: "==".utf8) { return .cases }
      guard let end = line.firstIndex(of: UInt8(ascii: "\n")) else { break }
      line = line[(end + 1)...]
    }
    return .sheet
  }
}
