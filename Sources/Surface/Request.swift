package import Feeds
import HockeyRules
package import Scoresheets
package import Views

/// What a caller asks for.
package struct Request {
  /// What is wanted.
  package enum What: String, CaseIterable {
    case replay
    case rows
    case state
    case ask
    case check
    case cases
    case books
    case load
    case compare
    case format
    case convert
    case board
    case questions
    case complete
    case insert
    case table
    case keep
    case calls
    case roster
    case svg
    case page
    case styles

    /// Whether it is drawn, or shown as a page.
    var isPicture: Bool { self == .svg || self == .page || self == .board }

    /// Whether it shows the game of a log without a play that can be read, too.
    var takesEmptyGames: Bool { self == .board || self == .table }
  }

  /// A text with the name of its file.
  package struct File: Equatable {
    package var name: String
    package var text: [UInt8]

    package init(name: String, text: [UInt8]) {
      self.name = name
      self.text = text
    }
  }

  package var what = What.replay
  package var log: File?
  /// The summary of the same game, where the log is a list of plays without one.
  package var summary: [UInt8]?
  /// The league whose game it is, whatever the log says.
  package var league: String?
  /// The format of the log; nil to detect it.
  package var format: LogFormat?
  /// The ids of books: one to play under, or those to show or to compare.
  package var books: [String] = []
  /// A book that the caller has read, to play under.
  package var edition: Edition?
  /// A book of the caller's own, to play under or to show.
  package var book: File?
  package var instant = AskedInstant()
  package var plays: [String] = []
  /// What the rows of a game are about.
  package var rows = GameRows.plays
  /// The part of a line before the cursor, a line that a scorekeeper types, or a list of players.
  var line: String?
  /// The team whose list of players it is.
  var team: Team?
  /// The part of a case's title.
  var title: String?
  package var isNamed = false
  /// Whether an incomplete game is an error.
  package var isStrict = false
  /// What a log is to be converted to.
  package var to: String?

  /// The books that the caller has loaded before.
  var loaded = LoadedBooks()

  /// What is wrong with it, in words.
  private var faults: [String] = []

  package init() {}

  /// Reads the request in `bytes`.
  static func read(_ bytes: [UInt8]) throws(SurfaceError) -> Request {
    var reader = JSONReader(bytes)
    var request = Request()
    do throws(JSONError) {
      try reader.beginObject()
      while try reader.nextKey() { try request.readMember(&reader) }
      try reader.finish()
    } catch {
      throw SurfaceError(error, in: "the request")
    }
    if let fault = request.faults.first { throw SurfaceError("the request: \(fault)") }
    return request
  }

  /// The keys of a request.
  private enum Key: String, CaseIterable {
    case what, log, format, books, book, at, clock, side, rows, plays, line, team, names, summary
    case league, strict, to
    case title = "case"
  }

  private mutating func readMember(_ reader: inout JSONReader) throws(JSONError) {
    let text = reader.tokenText
    guard let key = Key(rawValue: text) else {
      noteUnknown(text, among: Key.allCases.map { $0.rawValue }, in: "")
      return try reader.skipValue()
    }
    switch key {
    case .what: what = word(try reader.string(), of: key, What.self) ?? what
    case .log: log = try file(&reader, of: key)
    case .format:
      let text = try reader.string()
      format = LogFormat(name: text) ?? word(text, of: key, LogFormat.self)
    case .books: books = try reader.strings()
    case .book: book = try file(&reader, of: key)
    case .at: instant.at = try reader.string()
    case .clock: instant.clock = word(try reader.string(), of: key, ClockDirection.self)
    case .side: instant.side = word(try reader.string(), of: key, Timeline.Side.self)
    case .rows: rows = word(try reader.string(), of: key, GameRows.self) ?? rows
    case .plays: plays = try reader.strings()
    case .line: line = try reader.string()
    case .team:
      let text = try reader.string()
      team = Team.allCases.first { $0.word == text }
      if team == nil { faults.append("`team` is one of `home`, `visiting`, not `\(text)`") }
    case .title: title = try reader.string()
    case .names: isNamed = try reader.bool()
    case .summary: summary = Array(try reader.string().utf8)
    case .league: league = try reader.string()
    case .strict: isStrict = try reader.bool()
    case .to: to = try reader.string()
    }
  }

  /// The value that `text` names; nil, with a fault noted, if there is none.
  private mutating func word<Value: RawRepresentable<String> & CaseIterable>(
    _ text: String, of key: Key, _ type: Value.Type
  ) -> Value? {
    if let value = Value(rawValue: text) { return value }
    let known = Value.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    faults.append("`\(key.rawValue)` is one of \(known), not `\(text)`")
    return nil
  }

  private mutating func noteUnknown(_ key: String, among known: [String], in member: String) {
    let nearest = nearestMatch(to: key, among: known).map { "; the nearest is `\($0)`" } ?? ""
    faults.append("unknown key `\(key)`\(member)\(nearest)")
  }

  private mutating func file(
    _ reader: inout JSONReader, of member: Key
  ) throws(JSONError) -> File {
    var file = File(name: "the \(member.rawValue)", text: [])
    try reader.beginObject()
    while try reader.nextKey() {
      switch reader.tokenText {
      case "name": file.name = try reader.string()
      case "text": file.text = Array(try reader.string().utf8)
      case let key:
        noteUnknown(key, among: ["name", "text"], in: " in `\(member.rawValue)`")
        try reader.skipValue()
      }
    }
    return file
  }
}
