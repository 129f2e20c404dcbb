package import HockeyRules

// Lines that a scorekeeper types while the game goes on.
extension SheetReader {
  /// What a typed line says.
  package enum Typed: Sendable, Hashable {
    /// Nothing, or a comment alone.
    case nothing
    /// The clock reads this now; nothing happened.
    case clock(GameTime)
    case play(LoggedPlay)
  }

  /// Stands before the time of a line, where somebody writes it.
  package static let atTime = "at"

  /// A reader that goes on behind the plays of `log`, when the clock reads `time`.
  ///
  /// `used` are all plays that ever stood in the log: a label of theirs is not given twice.
  package init(
    behind log: GameLog, used: [LoggedPlay], time: GameTime?,
    standard: @escaping @Sendable (GameLog) -> Schedule
  ) {
    self.init(head: log, standard: standard)
    self.time = time
    hasPlays = true
    // Until it is attempted, the shoot-out is on once the clock stands at its beginning.
    let attempted = log.plays.first { $0.event.play.isShootOut }?.event.time.period
    let coming = Notation(of: log, standard: standard(log)).shootOut
    let isOn = time.map { $0.period == coming && $0.elapsed == .zero } ?? false
    notation.shootOut = attempted ?? (isOn ? coming : nil)
    for play in used {
      if case .label(let label) = play.event.id { labels[label] = play.line }
    }
  }

  /// Reads a typed line: a play as a sheet has it, or a period and a time alone.
  ///
  /// Where `needsTime` says so, the line must tell when it is: nobody knows what the clock reads now.
  package mutating func readTyped(
    _ line: NotationLine, needsTime: Bool
  ) throws(NotationError) -> Typed {
    var cursor = LineCursor(line)
    guard !cursor.isAtEnd else { return .nothing }
    let isTimeOnly = cursor.take(Self.atTime)
    var ahead = cursor
    var trial = self
    let place = try trial.readPlace(&ahead)
    let hasPlace = place.isPeriodStated || place.stated != nil
    guard hasPlace || !isTimeOnly else { throw cursor.failure(.time) }
    if hasPlace, ahead.isAtEnd {
      self = trial
      let time = place.stated ?? GameTime(period: place.period, elapsed: .zero)
      self.time = time
      return .clock(time)
    }
    guard hasPlace || !needsTime else { throw try missingTime(cursor) }
    return .play(try readPlay(cursor))
  }

  /// That the line lacks its time; what else is wrong with it goes before that.
  private func missingTime(_ cursor: LineCursor) throws(NotationError) -> NotationError {
    var reader = PlayReader(cursor, notation, period: time?.period ?? 1)
    _ = try reader.play()
    return cursor.failure(.time)
  }
}
