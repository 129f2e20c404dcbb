public import HockeyRules

/// What came of reading a sheet: its good part, and what is wrong with the rest.
public struct SheetReading: Sendable {
  /// The game up to the first line that cannot be read.
  public var log: GameLog
  /// What is wrong, in the order of the lines, twenty at most; empty where all could be read.
  public var errors: [NotationError]
  /// The lines of the good part.
  package var lines: [SheetLine]
}

/// A line of a sheet that could be read.
package struct SheetLine: Sendable, Hashable {
  package enum Content: Sendable, Hashable {
    case blank
    case head(HeadKeyword, value: String)
    case play(LoggedPlay)
  }

  package var content: Content
  /// The comment from its `#` on.
  package var comment: String?
  /// Whether blanks stand before a comment that has the line to itself.
  package var isIndented: Bool
}

/// Reads sheets, line by line.
///
/// A line that cannot be read leaves the reader as it was, so a scorekeeper's console can go on
/// with the next one.
public struct SheetReader: Sendable {
  /// What has been read so far.
  public private(set) var log: GameLog
  /// What the words of the log mean; complete with the first play.
  public private(set) var notation: Notation
  private let standard: @Sendable (GameLog) -> Schedule
  private var time: GameTime?
  private var headLines: [HeadKeyword: Int] = [:]
  private var labels: [String: Int] = [:]
  private var hasPlays = false
  /// Both teams have the same letters; the head may still put it right.
  private var letterError: NotationError?

  /// How many errors are reported of one file.
  public static let errorLimit = 20

  /// A reader that goes on behind `head`, whose plays are not looked at.
  ///
  /// - Parameter standard: the schedule that a game of the given head is played to where the head
  ///   itself does not say.
  public init(
    head: GameLog = GameLog(),
    standard: @escaping @Sendable (GameLog) -> Schedule = { .standard(for: $0.kind) }
  ) {
    log = head
    log.plays = []
    self.standard = standard
    notation = Notation(of: log, standard: standard(log))
    notation.shootOut = nil
  }

  /// Reads a whole sheet.
  public static func read(
    _ text: some Sequence<UInt8>,
    standard: @escaping @Sendable (GameLog) -> Schedule = { .standard(for: $0.kind) }
  ) -> SheetReading {
    var reader = SheetReader(standard: standard)
    var reading = SheetReading(log: reader.log, errors: [], lines: [])
    var headIsBroken = false
    for (number, bytes) in NotationLine.split(text) where reading.errors.count < errorLimit {
      do throws(NotationError) {
        let line = try NotationLine(number: number, bytes: bytes)
        if headIsBroken, !reader.startsHeadLine(line) { continue }
        let read = try reader.read(line)
        if reading.errors.isEmpty {
          reading.lines.append(read)
          reading.log = reader.log
        }
      } catch  where reading.errors.isEmpty || !error.isConsequence {
        reading.errors.append(error)
        headIsBroken = headIsBroken || reader.isShaping(error)
      } catch {
        continue
      }
    }
    return reading
  }

  /// Reads one more line, numbered `number`; returns the play that it tells, if it tells one.
  public mutating func read(line text: String, number: Int) throws(NotationError) -> LoggedPlay? {
    let line = try NotationLine(number: number, bytes: Array(text.onOneLine.utf8))
    switch try read(line).content {
    case .play(let play): return play
    case .blank, .head: return nil
    }
  }

  package mutating func read(_ line: NotationLine) throws(NotationError) -> SheetLine {
    var cursor = LineCursor(line)
    var read = SheetLine(
      content: .blank, comment: line.comment,
      isIndented: line.bytes.first.map { $0 != UInt8(ascii: "#") } ?? false)
    guard let first = cursor.peek else { return read }
    if first.text == ">" || first.text == "refused" || first.text.hasPrefix("==") {
      throw cursor.failure(.belongsInCaseFile(first.text), at: first)
    }
    if let keyword = headKeyword(of: line) {
      cursor.skip()
      try readHead(keyword, cursor)
      read.content = .head(keyword, value: cursor.rest.map(\.text).joined(separator: " "))
    } else {
      read.content = .play(try readPlay(cursor))
    }
    return read
  }
}

// Heads.
extension SheetReader {
  /// The head line's word that `line` begins with; a `clock` behind the first play is a play.
  package func headKeyword(of line: NotationLine) -> HeadKeyword? {
    guard !hasPlays, let first = line.tokens.first else { return nil }
    return HeadKeyword(word: first.text)
  }

  package mutating func readHead(
    _ keyword: HeadKeyword, _ cursor: LineCursor
  ) throws(NotationError) {
    let line = cursor.line
    try checkFirst(keyword, line)
    var cursor = cursor
    var log = log
    try log.readHead(keyword, &cursor)
    letterError =
      log.letters.home == log.letters.visiting
      ? LineCursor(line).failure(.sameLetters(log.letters.home), at: line.tokens.last) : nil
    self.log = log
    headLines[keyword] = line.number
  }

  /// Checks that the head has no line of `keyword` yet, where it may have only one.
  package func checkFirst(
    _ keyword: HeadKeyword, _ line: NotationLine
  ) throws(NotationError) {
    guard !keyword.mayRepeat || keyword == .id, let earlier = headLines[keyword] else { return }
    throw LineCursor(line).failure(
      .headLineTwice(keyword.word, line: earlier), at: line.tokens.first)
  }

  /// Notes a head line that is not the log's own, so that it does not come twice.
  package mutating func note(_ keyword: HeadKeyword, line: Int) { headLines[keyword] = line }

  fileprivate func startsHeadLine(_ line: NotationLine) -> Bool {
    line.tokens.isEmpty || headKeyword(of: line) != nil
  }

  /// Whether the plays below cannot be judged without the line that `error` is about.
  package func isShaping(_ error: NotationError) -> Bool {
    let first = error.text.split(whereSeparator: { $0 == " " || $0 == "\t" }).first ?? ""
    return !hasPlays && HeadKeyword(word: String(first))?.shapesPlays ?? false
  }
}

// Plays.
extension SheetReader {
  /// The period and time before a play, as far as the line says them.
  package struct Place: Sendable {
    var period: Int
    var isPeriodStated: Bool
    var stated: GameTime?
  }

  /// Reads a line's period and time and steps `cursor` over them.
  package mutating func readPlace(_ cursor: inout LineCursor) throws(NotationError) -> Place {
    if !hasPlays { try beginPlays() }
    var place = Place(period: time?.period ?? 1, isPeriodStated: false)
    if cursor.isAtPeriod {
      let isShootOut = cursor.peek?.text == "SO"
      let second = notation.schedule.regulationPeriods + 2
      place.period = try cursor.period(
        notation.schedule,
        shootOut: notation.shootOut ?? max(second, (time?.period ?? 0) + 1))
      place.isPeriodStated = true
      if isShootOut { notation.shootOut = place.period }
    }
    if let token = cursor.peek, Self.looksLikeTime(token.text) {
      place.stated = try cursor.time(in: place.period, notation)
    }
    return place
  }

  private static func looksLikeTime(_ text: String) -> Bool {
    text.first?.isASCIIDigit == true || text.first == ":"
  }

  /// The head is complete: its words mean what they will mean for all plays.
  private mutating func beginPlays() throws(NotationError) {
    if let letterError { throw letterError }
    notation = Notation(of: log, standard: standard(log))
    notation.shootOut = nil
    hasPlays = true
  }

  /// Reads the line of a play.
  package mutating func readPlay(_ cursor: LineCursor) throws(NotationError) -> LoggedPlay {
    var ahead = self
    var cursor = cursor
    if !hasPlays, let first = cursor.peek, !cursor.isAtPeriod,
      !Self.looksLikeTime(first.text), PlayKeyword(word: first.text) == nil,
      NameParts(first.text) == nil
    {
      throw cursor.failure(.headLine, near: HeadKeyword.words + PlayKeyword.words)
    }
    let place = try ahead.readPlace(&cursor)
    let play = try ahead.readPlay(cursor, at: place)
    self = ahead
    return play
  }

  private mutating func readPlay(
    _ cursor: LineCursor, at place: Place
  ) throws(NotationError) -> LoggedPlay {
    var reader = PlayReader(cursor, notation, period: place.period)
    let play = try reader.play()
    guard let time = time(of: place, play) else { throw cursor.failure(.time) }
    let line = cursor.line.number
    if let label = reader.label {
      if let earlier = labels[label] {
        throw cursor.failure(
          .labelTwice(label, line: earlier), at: cursor.line.tokens.last)
      }
      labels[label] = line
    }
    log.goalkeepers.formUnion(reader.goalkeepers)
    let event = Event(id: reader.label.map { .label($0) } ?? .number(line), time: time, play: play)
    let remark = cursor.line.remark.flatMap { $0.isEmpty ? nil : $0 }
    let logged = LoggedPlay(event: event, line: line, remark: remark)
    append(logged)
    return logged
  }

  /// A line that only reads the clock, as a play, where the line says a time.
  package mutating func readLook(
    at place: Place, _ cursor: LineCursor
  ) throws(NotationError) -> LoggedPlay {
    guard let time = time(of: place, .look) else { throw cursor.failure(.time) }
    let line = cursor.line.number
    let look = LoggedPlay(event: Event(id: .number(line), time: time, play: .look), line: line)
    append(look)
    return look
  }

  private mutating func append(_ play: LoggedPlay) {
    time = play.event.time
    log.plays.append(play)
  }

  /// When `play` happens: what is left out is what the line before had.
  private func time(of place: Place, _ play: Play) -> GameTime? {
    if let stated = place.stated { return stated }
    if let time, time.period == place.period { return time }
    if place.period == notation.shootOut || play == .periodStart {
      return GameTime(period: place.period, elapsed: .zero)
    }
    guard play == .periodEnd else { return nil }
    return GameTime(period: place.period, elapsed: notation.schedule.length(of: place.period))
  }
}
