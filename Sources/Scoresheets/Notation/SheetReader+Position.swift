package import HockeyRules

// The lines of the position at which a log begins in the middle of a game make the log's first
// play.
extension SheetReader {
  /// Whether `line` belongs to the position at which the log begins.
  package func isOfPosition(_ line: NotationLine) -> Bool {
    line.tokens.first?.text == PositionLine.keyword
  }

  /// Reads a line of the position and adds it to the position's play, the first of the log.
  package mutating func readPosition(_ cursor: LineCursor) throws(NotationError) -> PositionLine {
    let before = (notation: notation, hasPlays: hasPlays)
    do throws(NotationError) {
      return try readPositionLine(cursor)
    } catch {
      (notation, hasPlays) = before
      throw error
    }
  }

  private mutating func readPositionLine(
    _ cursor: LineCursor
  ) throws(NotationError) -> PositionLine {
    let first = cursor.peek
    guard !hasPlaysBehindPosition, log.plays.allSatisfy({ $0.event.play.position != nil }) else {
      throw cursor.failure(.positionAfterPlays, at: first)
    }
    var cursor = cursor
    cursor.skip()
    guard case .position(var position)? = log.plays.first?.event.play else {
      return try open(&cursor)
    }
    if cursor.isAtPeriod {
      throw cursor.failure(.positionTwice(line: log.plays[0].line), at: first)
    }
    let number = cursor.line.number
    var reader = PositionReader(cursor, notation)
    let line = try reader.line(id: .number(number))
    if let label = reader.label, case .entry(let entry) = line {
      try note(label, of: entry, in: position, cursor)
    }
    log.goalkeepers.formUnion(reader.goalkeepers)
    position.add(line)
    log.plays[0].event.play = .position(position)
    return line
  }

  /// Reads the first line: the time and the figures.
  private mutating func open(_ cursor: inout LineCursor) throws(NotationError) -> PositionLine {
    guard cursor.isAtPeriod else { throw cursor.failure(.opening) }
    let place = try readPlace(&cursor)
    let isShootOut = place.period == notation.shootOut
    guard place.stated != nil || isShootOut else { throw cursor.failure(.opening) }
    let time = place.stated ?? GameTime(period: place.period, elapsed: .zero)
    var reader = PositionReader(cursor, notation)
    let position = try reader.figures()
    let line = cursor.line.number
    if let label = reader.label { labels[label] = line }
    let remark = cursor.line.remark.flatMap { $0.isEmpty ? nil : $0 }
    let event = Event(
      id: reader.label.map { .label($0) } ?? .number(line), time: time, play: .position(position))
    (self.time, timeReading) = (time, place.reading)
    var opening = LoggedPlay(event: event, line: line, remark: remark)
    opening.reading = place.reading
    log.plays.append(opening)
    return .opening(event, position)
  }

  /// Records the label of a penalty; several penalties of one call may share a label.
  private mutating func note(
    _ label: String, of entry: GamePosition.Entry, in position: GamePosition, _ cursor: LineCursor
  ) throws(NotationError) {
    let isOfSameCall = position.entries.contains {
      $0.id == entry.id && $0.offender == entry.offender
    }
    let earlier = earlierLine(of: label)
    if let earlier, !isOfSameCall {
      throw cursor.failure(.labelTwice(label, line: earlier), at: cursor.line.tokens.last)
    }
    labels[label] = earlier ?? cursor.line.number
  }
}

extension Play {
  /// The position, if the play is the one at which the log begins in the middle of a game.
  package var position: GamePosition? {
    if case .position(let position) = self { position } else { nil }
  }
}
