// Minors, bench minors and double minors (HC 4.2, 4.3; NHL 16-18): what each class costs.

extension Referee {
  /// The playing time to serve for a penalty of `penaltyClass`.
  func length(of penaltyClass: PenaltyClass) -> PlayingTime {
    let scaled = book.classes.lengthsByPeriod.value.first {
      schedule.regulationLength <= $0.periodTo
    }
    let running = game.runningTime
    return switch penaltyClass {
    case .minor: running?.minor ?? scaled?.minor ?? book.classes.minorLength.value
    case .major: running?.major ?? scaled?.major ?? book.classes.majorLength.value
    case .match: running?.major ?? scaled?.major ?? book.classes.matchLength.value
    case .misconduct: book.classes.misconductLength.value
    case .gameMisconduct, .grossMisconduct, .gameEjection: .zero
    }
  }

  /// The minutes on record for a penalty of `penaltyClass`.
  func minutes(of penaltyClass: PenaltyClass) -> Int {
    switch penaltyClass {
    case .minor: book.classes.minorMinutes.value
    case .major: book.classes.majorMinutes.value
    case .misconduct: book.classes.misconductMinutes.value
    case .match: book.classes.matchMinutes.value
    case .gameMisconduct: book.classes.gameMisconductMinutes.value
    case .grossMisconduct: book.classes.grossMisconductMinutes.value
    case .gameEjection: book.classes.gameEjectionMinutes.value
    }
  }

  /// The rule that a penalty of `penaltyClass` is served under.
  func rule(for penaltyClass: PenaltyClass) -> RuleReference {
    switch penaltyClass {
    case .minor: book.classes.minorLength.rule
    case .major: book.classes.majorLength.rule
    case .match: book.classes.matchLength.rule
    case .misconduct: book.classes.misconductLength.rule
    case .gameMisconduct: book.classes.gameMisconductMinutes.rule
    case .grossMisconduct: book.classes.grossMisconductMinutes.rule
    case .gameEjection: book.classes.gameEjectionMinutes.rule
    }
  }

  /// The rule by which the minutes of a penalty of `penaltyClass` are recorded.
  func minutesRule(for penaltyClass: PenaltyClass) -> RuleReference {
    switch penaltyClass {
    case .minor: book.classes.minorMinutes.rule
    case .major: book.classes.majorMinutes.rule
    case .misconduct: book.classes.misconductMinutes.rule
    case .match: book.classes.matchMinutes.rule
    case .gameMisconduct: book.classes.gameMisconductMinutes.rule
    case .grossMisconduct: book.classes.grossMisconductMinutes.rule
    case .gameEjection: book.classes.gameEjectionMinutes.rule
    }
  }
}
