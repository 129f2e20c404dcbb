import Feeds
import HockeyRules
import Scoresheets
import Views

/// A reader of requests in JSON.
struct RequestReader {
  /// The keys of a request.
  private enum Key: String, CaseIterable {
    case what, log, format, books, book, at, clock, side, rows, plays, line, team, names, summary
    case league, strict, to, id, game
    case title = "case"
  }

  /// The words for what is wanted.
  private enum What: String, CaseIterable {
    case replay, rows, state, ask, check, cases, books, load, compare, format, convert, board
    case questions, complete, insert, table, keep, calls, roster, svg, page, styles
    case open, append, close

    /// The keys that go with it, besides those of every request about a log.
    var keys: [Key] {
      switch self {
      case .rows: [.rows]
      case .state, .questions, .table: [.at, .clock, .side]
      case .ask, .insert: [.at, .clock, .side, .plays]
      case .check: [.title]
      case .convert: [.to]
      case .complete: [.line]
      case .keep, .append: [.line, .clock]
      case .roster: [.line, .team]
      case .replay, .cases, .books, .load, .compare, .format, .board, .calls, .svg, .page, .styles,
        .open, .close:
        []
      }
    }
  }

  private static let common: [Key] = [
    .what, .log, .format, .books, .book, .names, .summary, .league, .strict, .id, .game,
  ]

  /// The request's own id, for its answer.
  private(set) var id: Event.ID?
  private var openGame: Int?
  private var what = What.replay
  private var game = GameSource()
  private var instant = AskedInstant()
  private var plays: [String] = []
  private var rows = GameRows.plays
  private var line = ""
  private var team: Team?
  private var title: String?
  private var isStrict = false
  private var target = ConvertedFormat.sheet
  /// The keys read so far.
  private var found: [Key] = []
  /// The first fault, in words.
  private var fault: String?

  /// Reads the request in `bytes`.
  mutating func read(_ bytes: [UInt8]) throws(SurfaceError) -> Request {
    var json = JSONReader(bytes)
    do throws(JSONError) {
      try json.beginObject()
      while try json.nextKey() { try readMember(&json) }
      try json.finish()
    } catch {
      throw SurfaceError(error, in: "the request")
    }
    for key in found where !(Self.common + what.keys).contains(key) {
      note("`\(key.rawValue)` does not go with `\(what.rawValue)`")
    }
    if openGame != nil,
      let key = [Key.log, .format, .summary, .league].first(where: { found.contains($0) })
    {
      note("`\(key.rawValue)` does not go with `game`")
    }
    if let fault { throw SurfaceError("the request: \(fault)") }
    var request = Request(try question())
    request.game = game
    request.openGame = openGame
    request.isStrict = isStrict
    return request
  }

  private func question() throws(SurfaceError) -> Question {
    switch what {
    case .replay: return .replay
    case .rows: return .rows(rows)
    case .state: return .state(instant)
    case .ask: return .ask(instant, plays: plays)
    case .questions: return .questions(instant)
    case .insert: return .insert(instant, plays: plays)
    case .svg: return .svg
    case .page: return .page
    case .board: return .board
    case .table: return .table(instant)
    case .compare: return .compare
    case .convert: return .convert(target)
    case .format: return .format
    case .complete: return .complete(line)
    case .keep: return .keep(line, clock: instant.clock)
    case .calls: return .calls
    case .roster:
      guard let team else { throw SurfaceError("the request has no team") }
      return .roster(line, of: team)
    case .check: return .check(title: title)
    case .cases: return .cases
    case .books: return .books
    case .load:
      guard let book = game.book else { throw SurfaceError("the request has no book") }
      return .load(book)
    case .styles: return .styles
    case .open: return .open
    case .append: return .append(line, clock: instant.clock)
    case .close: return .close
    }
  }

  private mutating func readMember(_ reader: inout JSONReader) throws(JSONError) {
    let text = reader.tokenText
    guard let key = Key(rawValue: text) else {
      noteUnknown(text, among: Key.allCases.map { $0.rawValue }, in: "")
      return try reader.skipValue()
    }
    if found.contains(key) { note("the key `\(text)` is there twice") }
    found.append(key)
    switch key {
    case .what: what = try word(&reader, of: key) ?? what
    case .log: game.log = try file(&reader, of: key)
    case .format: game.format = try word(&reader, of: key, or: { LogFormat(name: $0) })
    case .books: game.books = try reader.strings()
    case .book: game.book = try file(&reader, of: key)
    case .at: instant.at = try time(&reader)
    case .clock: instant.clock = try word(&reader, of: key)
    case .side: instant.side = try word(&reader, of: key)
    case .rows: rows = try word(&reader, of: key) ?? rows
    case .plays: plays = try reader.strings()
    case .line: line = try reader.string()
    case .team:
      let text = try reader.string()
      team = Team.allCases.first { $0.word == text }
      if team == nil { note("`team` is one of `home`, `visiting`, not `\(text)`") }
    case .title: title = try reader.string()
    case .names: game.isNamed = try reader.bool()
    case .summary:
      game.summary = NamedText(name: "the summary", text: Array(try reader.string().utf8))
    case .league: game.league = try reader.string()
    case .strict: isStrict = try reader.bool()
    case .id:
      id = try reader.kind() == .number ? .number(reader.integer()) : .label(reader.string())
    case .game: openGame = try reader.integer()
    case .to: target = try word(&reader, of: key) ?? target
    }
  }

  /// An instant: `"P2 12:34"`, or the playing time since its period began.
  private mutating func time(
    _ reader: inout JSONReader
  ) throws(JSONError) -> AskedInstant.Time? {
    guard try reader.kind() == .object else { return .typed(try reader.string()) }
    var (period, elapsed): (Int?, PlayingTime?)
    try reader.beginObject()
    while try reader.nextKey() {
      switch reader.tokenText {
      case "period": period = Int(exactly: try reader.integer())
      case "elapsed":
        if try reader.kind() == .number {
          elapsed = .seconds(Int(clamping: try reader.integer()))
        } else {
          elapsed = PlayingTime(clockBytes: Array(try reader.string().utf8))
        }
      case let key:
        noteUnknown(key, among: ["period", "elapsed"], in: " in `at`")
        try reader.skipValue()
      }
    }
    if let period, let elapsed { return .elapsed(elapsed, period: period) }
    note("`at` is a text such as `P2 12:34`, or has a `period` and the `elapsed` time")
    return nil
  }

  private mutating func note(_ words: String) { fault = fault ?? words }

  /// The value that the next text names, by its word or by `other`; nil, with a fault noted, if there is
  /// none.
  private mutating func word<Value: RawRepresentable<String> & CaseIterable>(
    _ reader: inout JSONReader, of key: Key, or other: ((String) -> Value?)? = nil
  ) throws(JSONError) -> Value? {
    let text = try reader.string()
    if let value = Value(rawValue: text) ?? other?(text) { return value }
    let words = Value.allCases.map { $0.rawValue }
    let known = words.map { "`\($0)`" }.joined(separator: ", ")
    note("`\(key.rawValue)` is one of \(known), not `\(text)`\(nearest(to: text, among: words))")
    return nil
  }

  private mutating func noteUnknown(_ key: String, among known: [String], in member: String) {
    note("unknown key `\(key)`\(member)\(nearest(to: key, among: known))")
  }

  private func nearest(to word: String, among words: [String]) -> String {
    nearestMatch(to: word, among: words).map { "; the nearest is `\($0)`" } ?? ""
  }

  private mutating func file(
    _ reader: inout JSONReader, of member: Key
  ) throws(JSONError) -> NamedText {
    var file = NamedText(name: "the \(member.rawValue)", text: [])
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
