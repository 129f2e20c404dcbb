/// The period or shoot-out that follows a period, if any.
enum Continuation: Sendable, Hashable {
  /// The next period, with its number.
  case period(Int)
  /// The shoot-out, with its period number.
  case shootOut(Int)
  /// Nothing: the game ends.
  case over
}

extension Game {
  /// The period or shoot-out that follows `period`, by the book and the score so far.
  ///
  /// The number of periods is limited to what the notation can write, however short they are.
  func continuation(after period: Int) -> Continuation {
    guard !isOver, !isDecided, attempts.isEmpty, period < Schedule.lastPeriod else { return .over }
    if period < schedule.regulationPeriods {
      return leadThatEnds(before: period + 1, at: score) == nil ? .period(period + 1) : .over
    }
    return score.home == score.visiting ? continuation(afterTieIn: period) : .over
  }

  /// The period or shoot-out that follows `period` if the game is tied at its end.
  func continuation(afterTieIn period: Int) -> Continuation {
    guard let last = lastPeriod, period >= last else { return .period(period + 1) }
    return book.afterRegulation(in: kind).shootOut ? .shootOut(shootOut(after: period)) : .over
  }

  /// The number of the next period, which may be the shoot-out's, or `nil` if the game ends.
  package var nextPeriod: Int? {
    switch continuation(after: clock.period) {
    case .period(let next), .shootOut(let next): next
    case .over: nil
    }
  }

  /// The period number of a shoot-out after `period`: one number stays free for an overtime.
  private func shootOut(after period: Int) -> Int {
    max(schedule.regulationPeriods + 2, period + 1)
  }

  /// The last period in which the clock runs, or `nil` if overtimes go on until a goal.
  private var lastPeriod: Int? {
    book.afterRegulation(in: kind).overtimes.map { schedule.regulationPeriods + $0 }
  }

  /// The last period in which the clock runs, if `time` is in a period that neither the book nor
  /// the game so far has; otherwise `nil`.
  ///
  /// A league may play more overtimes than its book states, so a period once played exists.
  func lastPeriod(lacking time: GameTime) -> Int? {
    guard time.period > clock.period, let last = lastPeriod, time.period > last else { return nil }
    return time.period > shootOut(after: last) || time.elapsed > .zero ? last : nil
  }
}

extension Rulebook {
  /// The number of overtimes of a tied game of `kind`, or `nil` if they go on until a goal; and
  /// whether a shoot-out follows.
  func afterRegulation(in kind: GameKind) -> (overtimes: Int?, shootOut: Bool) {
    let overtimes = max(1, overtime(for: kind).strengths.value.count)
    return switch tiedGame(for: kind).value {
    case .overtimeThenShootOut: (overtimes, true)
    case .overtimeThenTie: (overtimes, false)
    case .overtimes: (nil, false)
    case .shootOut: (0, true)
    case .tie: (0, false)
    }
  }
}
