import HockeyRules

/// The penalties that one player, or the bench, owes on the clock.
struct Owed {
  var minors: Int
  var majors: Int
  /// The number of match penalties among the majors.
  var matches: Int
  /// Whether the player is out of the game, and therefore does not sit.
  var isOut: Bool
  /// Whether the player also has a misconduct to sit.
  var hasMisconduct: Bool

  /// The penalties that each offender of `team` owes, in the order of the calls.
  static func of(_ team: Team, _ calls: [Call], under book: Rulebook) -> [Owed] {
    Offences.of(team, calls).map { offences in
      let hasMajor = offences.has(.major)
      let matchIsServed = book.classes.matchBesideMajor.value == .servedEach || !hasMajor
      let matches = matchIsServed ? offences.count(of: .match) : 0
      return Owed(
        minors: offences.count(of: .minor), majors: offences.count(of: .major) + matches,
        matches: matches,
        isOut: offences.has(.match) || offences.brings(under: book),
        hasMisconduct: offences.has(.misconduct))
    }
  }

  /// The rest after `ofMinors` minors and `ofMajors` majors are set off.
  func remainder(withoutMinors ofMinors: Int, majors ofMajors: Int) -> Remainder {
    let isOff = ofMinors == minors && ofMajors == majors
    let sitsOffClock = !isOut && (hasMisconduct || ofMinors + ofMajors > 0)
    return Remainder(
      minors: minors - ofMinors, majors: majors - ofMajors, short: isOff ? 0 : 1,
      offClock: sitsOffClock ? 1 : 0)
  }
}

extension [Owed] {
  var minors: Int { map(\.minors).reduce(0, +) }
  var majors: Int { map(\.majors).reduce(0, +) }
  var matches: Int { map(\.matches).reduce(0, +) }

  /// Whether both lists owe the same on the clock.
  func isLike(_ other: [Owed]) -> Bool { minors == other.minors && majors == other.majors }
}

/// The penalties called on one offender at a stoppage.
struct Offences {
  var offender: Offender
  var classes: [PenaltyClass]

  static func of(_ team: Team, _ calls: [Call]) -> [Offences] {
    var offenders: [Offender] = []
    for call in calls where call.offender.team == team && !offenders.contains(call.offender) {
      offenders.append(call.offender)
    }
    return offenders.map { offender in
      Offences(
        offender: offender,
        classes: calls.filter { $0.offender == offender }.flatMap(\.penalties))
    }
  }

  func count(of penaltyClass: PenaltyClass) -> Int { classes.count { $0 == penaltyClass } }

  func has(_ penaltyClass: PenaltyClass) -> Bool { classes.contains(penaltyClass) }

  /// Whether the penalties bring a game misconduct without a call: a major does, or their number.
  func brings(under book: Rulebook) -> Bool { carries(under: book) || isCounted(under: book) }

  /// Whether a major carries a game misconduct; none of these majors is for fighting.
  private func carries(under book: Rulebook) -> Bool {
    guard has(.major), !has(.match) else { return false }
    return switch book.ejections.majorsCarry.value {
    case .gameMisconduct, .gameMisconductUnlessFighting: true
    case .nothing, .gameMisconductForFighting: false
    }
  }

  private func isCounted(under book: Rulebook) -> Bool {
    if has(.match) { return false }
    guard let limit = book.ejections.penaltiesToGameMisconduct.value else { return false }
    return offender.player != nil && classes.count >= limit
  }

  /// The minutes on record.
  func minutes(under book: Rulebook) -> Int {
    let called = classes.map { penaltyClass in
      switch penaltyClass {
      case .minor: book.classes.minorMinutes.value
      case .major: book.classes.majorMinutes.value
      case .match: book.classes.matchMinutes.value
      case .misconduct: book.classes.misconductMinutes.value
      case .gameMisconduct, .grossMisconduct, .gameEjection: 0
      }
    }
    return called.reduce(0, +)
      + (carries(under: book)
        ? book.classes.gameMisconductMinutes.value
        : isCounted(under: book) ? book.ejections.countedMinutes.value : 0)
  }
}

extension SingleMinorsEach {
  /// Whether one minor to each of two players, who owe nothing else on the clock, is played
  /// four-on-four.
  func isFourOnFour(_ players: [Owed]) -> Bool {
    switch self {
    case .substitution: false
    case .fourOnFourIfClockEmpty, .fourOnFourAtFullStrength: true
    case .fourOnFourIfNothingBeside:
      !players.contains { $0.minors > 0 && ($0.isOut || $0.hasMisconduct) }
    }
  }
}
