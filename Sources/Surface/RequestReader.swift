import Feeds
import HockeyRules
import Scoresheets
import Seasons
import Views

struct RequestReader {
  private enum Key: String, CaseIterable {
    case what, log, format, books, book, at, clock, side, rows, plays, line, team, names, summary
    case league, strict, to, id, game, official, known, shifts
    case logs, person, since, stage, columns, instants
    case title = "case"
  }

  private static let common: [Key] = [
    .what, .log, .format, .books, .book, .names, .summary, .league, .strict, .id, .game,
  ]

  /// A kind of request.
  private struct Kind: Sendable {
    /// The word for it in `what`.
    let word: String
    /// The keys that go with it in addition to those of every request.
    let keys: [Key]
    /// Whether it is the page's own: the promises of a version leave it out, and no package has its types.
    let isOfPage: Bool
    /// Its question; `nil` if a member that it needs is missing.
    let question: @Sendable (RequestReader) -> Question?

    init(_ word: String, _ keys: Key..., question: @escaping @Sendable (RequestReader) -> Question?)
    {
      (self.word, self.keys, isOfPage, self.question) = (word, keys, false, question)
    }

    init(
      page word: String, _ keys: Key..., question: @escaping @Sendable (RequestReader) -> Question?
    ) {
      (self.word, self.keys, isOfPage, self.question) = (word, keys, true, question)
    }
  }

  private static let kinds: [Kind] = [
    Kind("replay") { _ in .replay },
    Kind("rows", .rows, .columns) { .rows($0.rows, asColumns: $0.isInColumns) },
    Kind("strength", .instants, .clock) { reader in
      reader.instants.map { .strength($0, clock: reader.instant.clock) }
    },
    Kind("state", .at, .clock, .side) { .state($0.instant) },
    Kind("ask", .at, .clock, .side, .plays) { .ask($0.instant, plays: $0.plays) },
    Kind("rule") { _ in .rule },
    Kind("check", .title) { .check(title: $0.title) },
    Kind("games", .logs) { .games($0.season.logs) },
    Kind("season", .logs, .person, .since, .stage) { .season($0.season) },
    Kind("books") { _ in .books },
    Kind("load") { $0.game.book.map { .load($0) } },
    Kind("audit", .official, .known, .shifts) { .audit($0.audit) },
    Kind("format") { _ in .format },
    Kind("convert", .to) { .convert($0.target) },
    Kind("svg") { _ in .svg },
    Kind("page") { _ in .page },
    Kind("scoresheet") { _ in .scoresheet },
    Kind("open") { _ in .open },
    Kind("append", .line, .clock) { .append($0.line, clock: $0.instant.clock) },
    Kind("close") { _ in .close },
    Kind(page: "cases") { _ in .cases },
    Kind(page: "compare") { _ in .compare },
    Kind(page: "board") { _ in .board },
    Kind(page: "styles") { _ in .styles },
    Kind(page: "questions", .at, .clock, .side) { .questions($0.instant) },
    Kind(page: "insert", .at, .clock, .side, .plays) { .insert($0.instant, plays: $0.plays) },
    Kind(page: "complete", .line) { .complete($0.line) },
    Kind(page: "keep", .line, .clock) { .keep($0.line, clock: $0.instant.clock) },
    Kind(page: "table", .at, .clock, .side) { .table($0.instant) },
    Kind(page: "roster", .line, .team) { reader in
      reader.team.map { .roster(reader.line, of: $0) }
    },
    Kind(page: "calls") { _ in .calls },
  ]

  /// The members of every request.
  static var commonMembers: [String] { common.map { $0.rawValue } }

  /// The questions, each with the members of its request that not every request has.
  static var questions: [(word: String, members: [String], isOfPage: Bool)] {
    kinds.map { ($0.word, $0.keys.map { $0.rawValue }, $0.isOfPage) }
  }

  private(set) var id: Event.ID?
  private var kind = kinds[0]
  private var openGame: Int?
  private var game = GameSource()
  private var instant = AskedInstant()
  private var plays: [String] = []
  private var rows = GameRows.plays
  private var isInColumns = false
  private var instants: NamedText?
  private var line = ""
  private var team: Team?
  private var audit = AuditTexts()
  private var title: String?
  private var season = AskedSeason()
  private var isStrict = false
  private var target = ConvertedFormat.sheet
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
    for key in found where !(Self.common + kind.keys).contains(key) {
      note("`\(key.rawValue)` does not go with `\(kind.word)`")
    }
    if openGame != nil,
      let key = [Key.log, .format, .summary, .league].first(where: { found.contains($0) })
    {
      note("`\(key.rawValue)` does not go with `game`")
    }
    if let fault { throw SurfaceError("the request: \(fault)") }
    guard let question = kind.question(self) else {
      let lacking = ["load": "book", "strength": "instants"][kind.word] ?? "team"
      throw SurfaceError("the request has no \(lacking)")
    }
    var request = Request(question)
    request.game = game
    request.openGame = openGame
    request.isStrict = isStrict
    return request
  }

  private mutating func readMember(
    _ key: Key, _ reader: inout JSONReader
  ) throws(JSONError) {
    found.append(key)
    switch key {
    case .what:
      let words = Self.kinds.map { $0.word }
      kind =
        try word(&reader, of: key, among: words) { word in
          Self.kinds.first { $0.word == word }
        } ?? kind
    case .log: game.log = try log(&reader)
    case .format:
      let words = LogFormat.allCases.map { $0.rawValue }
      game.format = try word(&reader, of: key, among: words) { LogFormat(name: $0) }
    case .books: game.books = try reader.strings()
    case .book: game.book = try file(&reader, of: key)
    case .official: audit.official = try file(&reader, of: key)
    case .known: audit.known = try file(&reader, of: key)
    case .shifts: audit.shifts = try file(&reader, of: key)
    case .at: instant.at = try time(&reader)
    case .clock: instant.clock = try word(&reader, of: key)
    case .side: instant.side = try word(&reader, of: key)
    case .columns: isInColumns = try reader.bool()
    case .instants: instants = try file(&reader, of: key)
    case .rows: rows = try word(&reader, of: key) ?? rows
    case .plays: plays = try reader.strings()
    case .line: line = try reader.string()
    case .team:
      team = try word(&reader, of: key, among: Team.words) {
        Team(word: $0 == "away" ? "visiting" : $0)
      }
    case .title: title = try reader.string()
    case .names: game.isNamed = try reader.bool()
    case .summary:
      game.summary = NamedText(name: "the summary", text: Array(try reader.string().utf8))
    case .league: game.league = try reader.string()
    case .strict: isStrict = try reader.bool()
    case .id: id = try reader.id()
    case .game: openGame = try reader.integer()
    case .to: target = try word(&reader, of: key) ?? target
    case .logs:
      try reader.beginArray()
      while try reader.nextElement() { season.logs.append(try file(&reader, of: key)) }
    case .person: season.person = try reader.string()
    case .since: season.since = try reader.string()
    case .stage: season.stage = try word(&reader, of: key)
    }
  }

  /// An instant: `"P2 12:34"`, or the playing time since its period began.
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

  /// A log: its text and the name of its file, or the lines of a log in JSON lines.
  private mutating func log(_ reader: inout JSONReader) throws(JSONError) -> NamedText {
    guard try reader.kind() == .array else { return try file(&reader, of: .log) }
    var log = NamedText(name: "the log", text: [])
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

  /// The value that the next text names; `nil`, with a fault noted, if it is none of `words`.
  private mutating func word<Value>(
    _ reader: inout JSONReader, of key: Key, among words: [String], _ value: (String) -> Value?
  ) throws(JSONError) -> Value? {
    let text = try reader.string()
    if let value = value(text) { return value }
    note(SurfaceError.unknown(text, of: key.rawValue, among: words))
    return nil
  }

  /// The next key of `object` that can be there; the fault of any other is noted.
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
