// A book's provisions for each class of penalty.

extension ClassProvisions {
  /// The playing time to serve for a penalty of `penaltyClass`, with the book's period lengths and
  /// while no lead makes the clock run; zero if the penalty only puts the player out.
  public func length(of penaltyClass: PenaltyClass) -> Provision<PlayingTime> {
    switch penaltyClass {
    case .minor: minorLength
    case .major: majorLength
    case .match: matchLength
    case .misconduct: misconductLength
    case .gameMisconduct, .grossMisconduct, .gameEjection: minutes(of: penaltyClass).giving(.zero)
    }
  }

  /// The minutes on record for a penalty of `penaltyClass`.
  public func minutes(of penaltyClass: PenaltyClass) -> Provision<Int> {
    switch penaltyClass {
    case .minor: minorMinutes
    case .major: majorMinutes
    case .misconduct: misconductMinutes
    case .match: matchMinutes
    case .gameMisconduct: gameMisconductMinutes
    case .grossMisconduct: grossMisconductMinutes
    case .gameEjection: gameEjectionMinutes
    }
  }

  /// The playing time of a penalty of `penaltyClass` if periods last `period`, `running` while a
  /// lead makes the clock run, and `late` late in a period.
  ///
  /// The first row that fits decides; without one, the class's ordinary length applies.
  func length(
    of penaltyClass: PenaltyClass, period: PlayingTime, running: RunningTime?, late: LateLengths?
  ) -> Provision<PlayingTime> {
    if let late, let length = penaltyClass.pick(minor: late.minor, major: late.major) {
      return lateLengths.giving(length)
    }
    if let running, let length = penaltyClass.pick(minor: running.minor, major: running.major) {
      return runningTime.giving(length)
    }
    if let row = lengthsByPeriod.value.first(where: { period <= $0.periodTo }),
      let length = penaltyClass.pick(minor: row.minor, major: row.major)
    {
      return lengthsByPeriod.giving(length)
    }
    return length(of: penaltyClass)
  }
}

extension PenaltyClass {
  /// The length that a table's row has for this class, or `nil` if the row has none.
  fileprivate func pick(minor: PlayingTime, major: PlayingTime) -> PlayingTime? {
    switch self {
    case .minor: minor
    case .major, .match: major
    case .misconduct, .gameMisconduct, .grossMisconduct, .gameEjection: nil
    }
  }
}
