package import HockeyRules

// Lines that a scorekeeper types during the game.
extension SheetReader {
  /// The content of a typed line.
  package enum Typed: Sendable, Hashable {
    /// Nothing, or only a comment.
    case nothing
    /// A reading of the clock at which nothing happened.
    case clock(GameTime)
    /// A line of the position at which the log begins; the play contains all its lines so far.
    case position(LoggedPlay)
    case play(LoggedPlay)
    /// A play that is inserted at its time, before later plays of the log.
    case late(LoggedPlay)
  }

  /// The optional word before the time of a line.
  package static let atTime = "at"
  /// The word before a late entry.
  package static let insert = "insert"

  /// A reader that continues after the plays of `log` when the clock reads `time`.
  ///
  /// `undone` are the plays that the log took back; their labels stay taken.
  package init(
    behind log: GameLog, undone: [LoggedPlay], time: GameTime?
  ) {
    self.init(head: log)
    // Further lines may complete a position.
    if let first = log.plays.first, first.event.play.position != nil { self.log.plays = [first] }
    hasPlaysBehindPosition = log.plays.count > self.log.plays.count
    self.time = time
    hasPlays = true
    // Before the first attempt, the shoot-out is on once the clock is at its beginning.
    let attempted = log.plays.first { $0.event.play.isShootOut }?.event.time.period
    let coming = Notation(of: log).shootOut
    let isOn = time.map { $0.period == coming && $0.elapsed == .zero } ?? false
    notation.shootOut = attempted ?? (isOn ? coming : nil)
    earlier = [log.plays, undone]
  }

  /// The line of the play, or of the penalty of a position, with the label `label`.
  func earlierLine(of label: String) -> Int? {
    labels[label]
      ?? earlier.joined().last { play in
        play.event.id == .label(label)
          || play.event.play.position?.entries.contains { $0.id == .label(label) } ?? false
      }?.line
  }

  /// Reads a typed line: a play as in a sheet, a late entry, or only a period and a time.
  ///
  /// A play without a time happens now.
  package mutating func readTyped(_ line: NotationLine) throws(NotationError) -> Typed {
    var cursor = LineCursor(line)
    guard !cursor.isAtEnd else { return .nothing }
    if isOfPosition(line) {
      _ = try readPosition(cursor)
      return log.plays.first.map { .position($0) } ?? .nothing
    }
    let isLate = cursor.take(Self.insert)
    let isTimeOnly = !isLate && cursor.take(Self.atTime)
    var ahead = cursor
    var trial = self
    let place = try trial.readPlace(&ahead)
    let hasPlace = place.isPeriodStated || place.stated != nil
    guard hasPlace || !(isTimeOnly || isLate) else { throw cursor.failure(.time) }
    if hasPlace, ahead.isAtEnd, !isLate {
      self = trial
      let time = place.stated ?? GameTime(period: place.period, elapsed: .zero)
      self.time = time
      return .clock(time)
    }
    let play = try readPlay(cursor)
    return isLate ? .late(play) : .play(play)
  }
}
