import HockeyRules

/// The result of reading a sheet: its valid part, and the errors in the rest.
public struct SheetReading: Sendable {
  /// The game up to the first line that cannot be read.
  public var log: GameLog
  /// The errors in line order, at most twenty; empty if everything could be read.
  public var errors: [NotationError]
  /// The lines of the valid part, if the caller asked for them.
  package var lines: [SheetLine]
}

/// A line of a sheet that could be read.
package struct SheetLine: Sendable, Hashable {
  package enum Content: Sendable, Hashable {
    case blank
    case head(HeadKeyword, value: String)
    case position(PositionLine)
    /// The play at this index in the log's plays.
    case play(Int)
  }

  package var content: Content
  /// The comment, including its `#`.
  package var comment: String?
  /// Whether a comment on a separate line is indented.
  package var isIndented: Bool
}

extension GameLog {
  /// Reads the log in a sheet.
  ///
  /// ```swift
  /// let log = try GameLog(sheet: "P1 5:00 A6 2 tripping\n   6:10 B9 goal\n")
  /// print(log.plays.count, "plays")
  /// // Prints "2 plays"
  /// ```
  ///
  /// - Throws: The first ``NotationError`` if a line cannot be read.
  ///   ``SheetReader/read(_:)-(String)`` continues after an error.
  public init(sheet: String) throws(NotationError) {
    let reading = SheetReader.read(sheet)
    if let error = reading.errors.first { throw error }
    self = reading.log
  }
}

/// A reader of sheets, line by line.
///
/// A line that cannot be read leaves the reader unchanged, so a scorekeeper's console can continue
/// with the next line.
public struct SheetReader: Sendable {
  /// The log as read so far.
  public internal(set) var log: GameLog
  /// The log's letters for the teams and the direction of its clock; complete at the first play.
  public internal(set) var notation: Notation
  // The time of the last play, the way in which it was given, and the line of each label.
  var time: GameTime?
  var timeReading: LoggedPlay.Reading = []
  var labels: [String: Int] = [:]
  /// The plays of the log that the reader continues, and the plays that this log took back; their
  /// labels are not in `labels`.
  var earlier: [[LoggedPlay]] = []
  var hasPlays = false
  /// Whether the log to continue has plays after its position, or plays but no position.
  var hasPlaysBehindPosition = false
  private var headLines: [String: Int] = [:]
  /// The error that both teams have the same letters; a later line may still correct it.
  private(set) var letterError: NotationError?

  /// The number of errors reported for one file.
  package static let errorLimit = 20

  /// A reader that continues after the head of `head`, whose plays are ignored.
  public init(head: GameLog = GameLog()) {
    log = head
    log.plays = []
    notation = Notation(of: log)
    notation.shootOut = nil
  }

  /// Reads a whole sheet, given as text, and continues after errors; ``GameLog/init(sheet:)``
  /// throws the first.
  ///
  /// ```swift
  /// let reading = SheetReader.read("P1 5:00 A6 2 tripping\n   6:10 B9 gaol\n")
  /// print(reading.log.plays.count, "play")
  /// for error in reading.errors { print(error) }
  /// // Prints "1 play"
  /// // Prints "2:12: expected a call, such as `2`, `2+2` or `5+GM`, not `gaol`"
  /// ```
  public static func read(_ text: String) -> SheetReading { read(Array(text.utf8)) }

  /// Reads a whole sheet, given as the bytes of a file, and continues after errors.
  ///
  /// Bytes that are not UTF-8 are an error of their line.
  public static func read(_ text: [UInt8]) -> SheetReading { read(text, keepingLines: false) }

  /// Reads a whole sheet; only a formatter keeps the lines, which take as much memory as the plays.
  package static func read(_ text: [UInt8], keepingLines: Bool) -> SheetReading {
    var reader = SheetReader()
    var lines: [SheetLine] = []
    // Reserve the space: while an array grows, it takes three times its size.
    let count = min(text.count { $0 == UInt8(ascii: "\n") } + 1, NotationLine.countLimit)
    reader.log.plays.reserveCapacity(count)
    if keepingLines { lines.reserveCapacity(count) }
    var errors: [NotationError] = []
    var goodPart: GameLog?
    var headIsBroken = false
    for (number, bytes) in NotationLine.split(text) where errors.count < errorLimit {
      do throws(NotationError) {
        let line = try NotationLine(number: number, bytes: bytes)
        let isOfHead = reader.headKeyword(of: line) != nil || reader.isOfPosition(line)
        if headIsBroken, !isOfHead, !line.tokens.isEmpty { continue }
        let read = try reader.read(line)
        if keepingLines, errors.isEmpty { lines.append(read) }
      } catch {
        if goodPart == nil { goodPart = reader.log }
        if errors.isEmpty || !error.isConsequence { errors.append(error) }
        headIsBroken = headIsBroken || reader.isShaping(error)
      }
    }
    return SheetReading(log: goodPart ?? reader.log, errors: errors, lines: lines)
  }

  /// Reads the line with the number `number`, from 1; returns its play, if it has one.
  ///
  /// The lines of a position have no plays of their own: together they make ``log``'s first play.
  ///
  /// - Throws: `NotationError` if the line cannot be read; the reader is then unchanged.
  public mutating func read(line text: String, number: Int) throws(NotationError) -> LoggedPlay? {
    let line = try NotationLine(number: number, bytes: Array(text.onOneLine.utf8))
    switch try read(line).content {
    case .play(let index): return log.plays[index]
    case .blank, .head, .position: return nil
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
    if isOfPosition(line) {
      read.content = .position(try readPosition(cursor))
    } else if let keyword = headKeyword(of: line) {
      cursor.skip()
      try readHead(keyword, cursor)
      read.content = .head(keyword, value: cursor.rest.map({ $0.text }).joined(separator: " "))
    } else {
      _ = try readPlay(cursor)
      read.content = .play(log.plays.count - 1)
    }
    return read
  }
}

extension SheetReader {
  /// The keyword with which `line` begins, if it is a head line; after the first play, a `clock`
  /// line is a play.
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
    headLines[keyword.identity(in: line)] = line.number
  }

  /// Checks that no earlier line has `keyword`, unless the head may have several.
  package func checkFirst(
    _ keyword: HeadKeyword, _ line: NotationLine
  ) throws(NotationError) {
    guard !keyword.mayRepeat || keyword == .id, let earlier = headLines[keyword.identity(in: line)]
    else { return }
    throw LineCursor(line).failure(
      .headLineTwice(keyword.word, line: earlier), at: line.tokens.first)
  }

  /// Records a head line that the log does not keep, because a second one would be an error.
  package mutating func note(_ keyword: HeadKeyword, line: Int) { headLines[keyword.word] = line }

  /// Whether the plays below cannot be read without the line of `error`.
  package func isShaping(_ error: NotationError) -> Bool {
    let first = error.text.split(whereSeparator: { $0 == " " || $0 == "\t" }).first ?? ""
    return !hasPlays && HeadKeyword(word: String(first))?.shapesPlays ?? false
  }
}

extension HeadKeyword {
  /// The part of a line that a head may have only once: the keyword, with the team if the line is
  /// about one team.
  fileprivate func identity(in line: NotationLine) -> String {
    line.tokens.prefix(isPerTeam ? 2 : 1).map { $0.text }.joined(separator: " ")
  }
}
