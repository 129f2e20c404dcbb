import Feeds
import HockeyRules
import Scoresheets
import Seasons
import Views

struct RequestReader {
  private typealias Key = Request.Member

  private(set) var id: Event.ID?
  private var request = Request(.replay)
  private var found: [Key] = []
  private var fault: String?

  mutating func read(_ bytes: [UInt8]) throws(SurfaceError) -> Request {
    var json = JSONReader(bytes)
    do throws(JSONError) {
      var object = try StrictObject(known: Key.allCases.map { $0.rawValue }, in: &json)
      while let name = try nextKey(of: &object, in: &json) {
        if let key = Key(rawValue: name) { try readMember(key, &json) }
      }
      try json.finish()
    } catch { throw SurfaceError(error, in: "the request") }
    for key in found where !(Key.common + request.question.members).contains(key) {
      note("`\(key.rawValue)` does not go with `\(request.question.word)`")
    }
    if request.openGame != nil,
      let key = [Key.log, .format, .summary, .league].first(where: { found.contains($0) })
    {
      note("`\(key.rawValue)` does not go with `game`")
    }
    if let fault { throw SurfaceError("the request: \(fault)") }
    return request
  }

  private mutating func readMember(
    _ key: Key, _ reader: inout JSONReader
  ) throws(JSONError) {
    found.append(key)
    switch key {
    case .what:
      let words = Question.all.map { $0.word }
      request.question =
        try word(&reader, of: key, among: words) { Question.called($0) } ?? request.question
    case .log: request.game.log = try log(&reader)
    case .format:
      let words = LogFormat.allCases.map { $0.rawValue }
      request.game.format = try word(&reader, of: key, among: words) { LogFormat(name: $0) }
    case .books: request.game.books = try reader.strings()
    case .book: request.game.book = try file(&reader, of: key)
    case .official: request.audit.official = try file(&reader, of: key)
    case .known: request.audit.known = try file(&reader, of: key)
    case .shifts: request.audit.shifts = try file(&reader, of: key)
    case .at: request.instant.at = try time(&reader)
    case .clock: request.instant.clock = try word(&reader, of: key)
    case .side: request.instant.side = try word(&reader, of: key)
    case .columns: request.isInColumns = try reader.bool()
    case .instants: request.instants = try file(&reader, of: key)
    case .rows: request.rows = try word(&reader, of: key) ?? request.rows
    case .plays: request.plays = try reader.strings()
    case .line: request.line = try reader.string()
    case .team:
      request.team = try word(&reader, of: key, among: Team.words) {
        Team(word: $0 == "away" ? "visiting" : $0)
      }
    case .title: request.title = try reader.string()
    case .names: request.game.isNamed = try reader.bool()
    case .summary:
      request.game.summary = NamedText(name: "the summary", text: Array(try reader.string().utf8))
    case .league: request.game.league = try reader.string()
    case .strict: request.isStrict = try reader.bool()
    case .id: id = try reader.id()
    case .game: request.openGame = try reader.integer()
    case .to: request.target = try word(&reader, of: key) ?? request.target
    case .logs:
      try reader.beginArray()
      while try reader.nextElement() { request.season.logs.append(try file(&reader, of: key)) }
    case .person: request.season.person = try reader.string()
    case .since: request.season.since = try reader.string()
    case .stage: request.season.stage = try word(&reader, of: key)
    case .after: request.after = try reader.id()
    case .until: request.until = try reader.id()
    }
  }

  /// Reads an instant: `"P2 12:34"`, or a period and its elapsed playing time.
  private mutating func time(_ reader: inout JSONReader) throws(JSONError) -> AskedInstant.Time? {
    guard try reader.kind() == .object else { return .typed(try reader.string()) }
    var (period, elapsed): (Int?, PlayingTime?)
    var object = try StrictObject(known: ["period", "elapsed"], in: &reader)
    while let key = try nextKey(of: &object, in: &reader, of: .at) {
      if key == "period" {
        period = Int(exactly: try reader.integer())
      } else if try reader.kind() == .number {
        elapsed = .seconds(Int(clamping: try reader.integer()))
      } else {
        elapsed = PlayingTime(clockBytes: Array(try reader.string().utf8))
      }
    }
    if let period, let elapsed { return .elapsed(elapsed, period: period) }
    note("`at` is a text such as `P2 12:34`, or has a `period` and the `elapsed` time")
    return nil
  }

  /// Reads a log: a text, an object with a file's name and text, or an array of JSON lines.
  private mutating func log(_ reader: inout JSONReader) throws(JSONError) -> NamedText {
    var log = NamedText(name: "the log", text: [])
    switch try reader.kind() {
    case .array: break
    case .string:
      log.text = Array(try reader.string().utf8)
      return log
    case .object, .number, .trueOrFalse, .null: return try file(&reader, of: .log)
    }
    try reader.beginArray()
    while try reader.nextElement() {
      let start = reader.mark
      try reader.skipValue()
      log.text += Array(reader.text(since: start).utf8) + [.lineEnd]
    }
    return log
  }

  private mutating func file(
    _ reader: inout JSONReader, of member: Key
  ) throws(JSONError) -> NamedText {
    var file = NamedText(name: "the \(member.rawValue)", text: [])
    var object = try StrictObject(known: ["name", "text"], in: &reader)
    while let key = try nextKey(of: &object, in: &reader, of: member) {
      let text = try reader.string()
      if key == "name" { file.name = text } else { file.text = Array(text.utf8) }
    }
    return file
  }

  private mutating func word<Value: RawRepresentable<String> & CaseIterable>(
    _ reader: inout JSONReader, of key: Key
  ) throws(JSONError) -> Value? {
    try word(&reader, of: key, among: Value.allCases.map { $0.rawValue }) { Value(rawValue: $0) }
  }

  /// Reads the value named by the next text.
  ///
  /// If it is none of `words`, notes a fault and returns `nil`.
  private mutating func word<Value>(
    _ reader: inout JSONReader, of key: Key, among words: [String], _ value: (String) -> Value?
  ) throws(JSONError) -> Value? {
    let text = try reader.string()
    if let value = value(text) { return value }
    note(SurfaceError.unknown(text, of: key.rawValue, among: words))
    return nil
  }

  /// The next key of `object` that is known and new.
  ///
  /// Notes a fault for every other key.
  private mutating func nextKey(
    of object: inout StrictObject, in reader: inout JSONReader, of member: Key? = nil
  ) throws(JSONError) -> String? {
    let place = member.map { " in `\($0.rawValue)`" } ?? ""
    while let next = try object.next(in: &reader) {
      let key = next.key
      switch next.fault {
      case .unknown(let nearest): note("unknown key `\(key)`\(place)\(SurfaceError.hint(nearest))")
      case .repeated: note("the key `\(key)`\(place) is there twice")
      case nil: return key
      }
    }
    return nil
  }

  private mutating func note(_ words: String) { fault = fault ?? words }
}

extension JSONReader {
  fileprivate mutating func id() throws(JSONError) -> Event.ID {
    try kind() == .number ? .number(integer()) : .label(string())
  }
}
