import Scoresheets

/// The formats that a game's log comes in.
public enum LogFormat: String, Sendable, Hashable, CaseIterable {
  /// A sheet in our own notation.
  case sheet
  /// A file of cases in our own notation.
  case cases
  /// A log in JSON lines.
  case jsonLines = "jsonl"
  /// The NHL's play-by-play.
  case nhl
  /// The PWHL's plays or summary, as HockeyTech publishes them.
  case pwhl
}

/// What leagues publish.
public enum Feed {
  /// The format that `text` is in, by its content.
  ///
  /// Anything that is no JSON object, nor an array of them, is taken for our own notation, whose
  /// reader says best what is wrong with it. An object is JSON lines where it is a log's head or ends
  /// with its line, else a league's feed.
  public static func detect(_ text: [UInt8]) -> LogFormat {
    // The first keys tell in nearly every file; only where they do not is it read whole.
    var head = JSONReader(Array(text.prefix(2048)))
    if let format = try? json(byFirstKeysOf: &head) { return format }
    var reader = JSONReader(text)
    guard let kind = try? reader.kind() else { return notation(text) }
    switch kind {
    case .object: return json(&reader)
    case .array: return beginsWithObject(&reader) ? .pwhl : notation(text)
    case .string, .number, .trueOrFalse, .null: return notation(text)
    }
  }

  /// The format that an object's keys show; nil where they show none.
  private static func json(
    byFirstKeysOf reader: inout JSONReader
  ) throws(JSONError) -> LogFormat? {
    try reader.beginObject()
    while try reader.nextKey() {
      if reader.token(is: "penaltybox") { return .jsonLines }
      if reader.token(is: "plays") || reader.token(is: "gameType") { return .nhl }
      if reader.token(is: "awayTeam") || reader.token(is: "rosterSpots") { return .nhl }
      if reader.token(is: "details") || reader.token(is: "visitingTeam") { return .pwhl }
      try reader.skipValue()
    }
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
      // Objects one after another are lines; what is torn before that is more likely a feed.
      return error.problem == .expected(.end, found: UInt8(ascii: "{")) ? .jsonLines : .nhl
    }
  }

  /// A file of cases has titles, `== a third minor waits`, where a sheet has none.
  private static func notation(_ text: [UInt8]) -> LogFormat {
    for line in text.split(separator: UInt8(ascii: "\n")) {
      if line.drop(while: { $0 == UInt8(ascii: " ") }).starts(with: "==".utf8) { return .cases }
    }
    return .sheet
  }
}
