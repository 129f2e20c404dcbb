import HockeyRules

extension SheetReader {
  /// The period and time before a play, as far as the line gives them.
  package struct Place: Sendable {
    var period: Int
    var isPeriodStated: Bool
    var stated: GameTime?
    var reading: LoggedPlay.Reading
  }

  /// Reads a line's period and time and moves `cursor` past them.
  package mutating func readPlace(_ cursor: inout LineCursor) throws(NotationError) -> Place {
    if !hasPlays { try beginPlays() }
    var place = Place(
      period: time?.period ?? 1, isPeriodStated: false,
      reading: timeReading.intersection(.inOvertime))
    if let name = cursor.peek?.text, cursor.isAtPeriod {
      let isShootOut = name == "SO"
      place.reading = name.hasPrefix("P") ? [] : .inOvertime
      let second = notation.schedule.regulationPeriods.plus(2)
      place.period = try cursor.period(
        notation.schedule,
        shootOut: notation.shootOut ?? max(second, (time?.period ?? 0) + 1))
      place.isPeriodStated = true
      if isShootOut { notation.shootOut = place.period }
    }
    if let token = cursor.peek, Self.looksLikeTime(token.text) {
      place.stated = try cursor.time(in: place.period, notation)
      if countsDown(in: place.period) { place.reading.insert(.fromEnd) }
    }
    return place
  }

  private func countsDown(in period: Int) -> Bool {
    notation.clock == .remaining && period != notation.shootOut
  }

  private static func looksLikeTime(_ text: String) -> Bool {
    text.first?.isASCIIDigit == true || text.first == ":"
  }

  /// Completes the head; after this, the meaning of words no longer changes.
  private mutating func beginPlays() throws(NotationError) {
    if let letterError { throw letterError }
    notation = Notation(of: log)
    notation.shootOut = nil
    hasPlays = true
  }

  package mutating func readPlay(_ cursor: LineCursor) throws(NotationError) -> LoggedPlay {
    if !hasPlays, let first = cursor.peek, !cursor.isAtPeriod,
      !Self.looksLikeTime(first.text), !PlayWord.firstWords.contains(first.text),
      NameParts(first.text) == nil
    {
      throw cursor.failure(
        .headLine, near: HeadKeyword.words + [PositionLine.keyword] + PlayWord.firstWords)
    }
    if let first = cursor.peek, log.plays.last?.event.play.position != nil,
      HeadKeyword(word: first.text) != nil, !PlayWord.firstWords.contains(first.text)
    {
      throw cursor.failure(.headAfterPosition(first.text), at: first)
    }
    let before = (notation: notation, hasPlays: hasPlays)
    do throws(NotationError) {
      var cursor = cursor
      let place = try readPlace(&cursor)
      return try readPlay(cursor, at: place)
    } catch {
      (notation, hasPlays) = before
      throw error
    }
  }

  private mutating func readPlay(
    _ cursor: LineCursor, at place: Place
  ) throws(NotationError) -> LoggedPlay {
    var reader = PlayReader(cursor, notation, period: place.period)
    let play = try reader.play()
    guard let (time, reading) = time(of: place, play) else { throw cursor.failure(.time) }
    let line = cursor.line.number
    if let label = reader.label {
      if let earlier = earlierLine(of: label) {
        throw cursor.failure(
          .labelTwice(label, line: earlier), at: cursor.line.tokens.last)
      }
      labels[label] = line
    }
    log.goalkeepers.formUnion(reader.goalkeepers)
    let event = Event(id: reader.label.map { .label($0) } ?? .number(line), time: time, play: play)
    let remark = cursor.line.remark.flatMap { $0.isEmpty ? nil : $0 }
    var logged = LoggedPlay(event: event, line: line, remark: remark)
    logged.reading = reading
    if case .correction(.clock) = play, countsDown(in: place.period) {
      logged.reading.insert(.setsFromEnd)
    }
    append(logged)
    return logged
  }

  /// A line with only a time, as a play that reads the clock.
  package mutating func readLook(
    at place: Place, _ cursor: LineCursor
  ) throws(NotationError) -> LoggedPlay {
    guard let (time, reading) = time(of: place, .look) else { throw cursor.failure(.time) }
    let line = cursor.line.number
    var look = LoggedPlay(event: Event(id: .number(line), time: time, play: .look), line: line)
    look.reading = reading
    append(look)
    return look
  }

  private mutating func append(_ play: LoggedPlay) {
    (time, timeReading) = (play.event.timeAfter, play.readingAfter)
    log.plays.append(play)
  }

  /// The time of `play`, or `nil` if nothing gives it.
  ///
  /// A period or time that the line leaves out continues from the line before, which may have set
  /// the clock.
  private func time(of place: Place, _ play: Play) -> (GameTime, LoggedPlay.Reading)? {
    if let stated = place.stated { return (stated, place.reading) }
    if let time, time.period == place.period { return (time, timeReading) }
    if place.period == notation.shootOut || play == .periodStart {
      return (GameTime(period: place.period, elapsed: .zero), place.reading)
    }
    guard play == .periodEnd else { return nil }
    let end = GameTime(period: place.period, elapsed: notation.schedule.length(of: place.period))
    return (end, place.reading.union(.fromEnd))
  }
}
