import HockeyRules
package import Scoresheets

/// The known errors of a feed, listed in a file.
///
/// A reviewer found each to be an error of the source or of the officials, and gives the reason.
/// There is one entry per line; `#` begins a comment. Times are counted as in the game's own log,
/// and strengths have the home team first:
///
///     2011020484  P3 11:49 to 13:02  ruled 4v5  recorded 5v5  the feed lets H6 out too early
///     2013020647  P1 13:32  ruled 5v4  recorded 5v5  a slip
///     2015020018  home power-play-opportunities  ruled 3  recorded 2  corrected by the league later
package struct KnownErrors: Sendable, Hashable {
  /// The entries, in the order of the file.
  package private(set) var entries: [Entry] = []
  private var places: [Finding: Int] = [:]

  package struct Entry: Sendable, Hashable {
    package var finding: Finding
    /// The reason, in the reviewer's words.
    package var reason: String
    /// The line of the file, from 1.
    package var line: Int
  }

  package init() {}

  /// Reads the list in `text`; throws at the first line that cannot be read.
  package init(_ text: some Sequence<UInt8>) throws(NotationError) {
    for (number, bytes) in NotationLine.split(text) {
      let line = try NotationLine(number: number, bytes: bytes)
      guard !line.tokens.isEmpty else { continue }
      var reader = KnownErrorReader(cursor: LineCursor(line))
      let entry = try reader.entry()
      if let other = places[entry.finding] {
        throw reader.cursor.failure(.knownTwice(line: entries[other].line), at: line.tokens.first)
      }
      places[entry.finding] = entries.count
      entries.append(entry)
    }
  }

  /// The entry that lists `finding`, or `nil` if it is not known.
  package subscript(finding: Finding) -> Entry? { places[finding].map { entries[$0] } }
}

/// A reader of one line of a list of known errors.
private struct KnownErrorReader {
  var cursor: LineCursor

  mutating func entry() throws(NotationError) -> KnownErrors.Entry {
    let game = try cursor.next(.game).text
    let matter =
      if cursor.isAtPeriod {
        try strength()
      } else if cursor.take("play") {
        try claim()
      } else {
        try figure()
      }
    return KnownErrors.Entry(
      finding: Finding(game: game, matter: matter), reason: try cursor.text(.reason),
      line: cursor.line.number)
  }

  private mutating func strength() throws(NotationError) -> Finding.Matter {
    let start = Finding.Reading(period: try period(), clock: try cursor.reading())
    var end = start
    if cursor.take("to") {
      if cursor.isAtPeriod { end.period = try period() }
      end.clock = try cursor.reading()
    }
    try expect("ruled")
    let ruled = try cursor.manpower()
    try expect("recorded")
    return .strength(from: start, to: end, ruled: ruled, recorded: try cursor.manpower())
  }

  private mutating func period() throws(NotationError) -> Int {
    let schedule = Notation().schedule
    return try cursor.period(schedule, shootOut: schedule.regulationPeriods.plus(2))
  }

  private mutating func figure() throws(NotationError) -> Finding.Matter {
    guard let team = cursor.peek.flatMap({ Team(word: $0.text) }) else {
      throw cursor.failure(.periodOrTeam, near: Team.words)
    }
    cursor.skip()
    let figure = try cursor.next(OfficialFigures.Figure.self)
    try expect("ruled")
    let ruled = try number()
    try expect("recorded")
    return .figure(
      OfficialDifference(team: team, figure: figure, ruled: ruled, recorded: try number()))
  }

  private mutating func claim() throws(NotationError) -> Finding.Matter {
    let play = try cursor.next(.play).text
    if cursor.take("refused") { return .refused(play) }
    try expect("ruled")
    let ruled = cursor.take(SourceClaim.noGoal) ? nil : try ruling()
    try expect("recorded")
    return .claim(play, ruled: ruled, recorded: try ruling())
  }

  private mutating func ruling() throws(NotationError) -> SourceClaim {
    if let claim = cursor.peek.flatMap({ SourceClaim(timesIn: $0.text) }) {
      cursor.skip()
      return claim
    }
    return try cursor.next(SourceClaim.self)
  }

  private mutating func number() throws(NotationError) -> Int {
    let token = try cursor.next(.number)
    // A source may have published any number, even a negative one.
    let digits = token.text.hasPrefix("-") ? token.text.dropFirst() : token.text[...]
    guard digits.allSatisfy({ $0.isASCIIDigit }), let number = Int(token.text) else {
      throw cursor.failure(.expected(.number, found: token.text), at: token)
    }
    return number
  }

  private mutating func expect(_ word: String) throws(NotationError) {
    guard cursor.take(word) else { throw cursor.failure(.oneOf([word]), near: [word]) }
  }
}
