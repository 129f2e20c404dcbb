import HockeyRules

/// What one player, or the bench, owes on the clock.
struct Owed {
  var minors: Int
  var majors: Int
  /// How many of the majors are match penalties.
  var matches: Int
  /// He is out of the game, and sits for nothing.
  var isOut: Bool
  /// He has a misconduct to sit besides.
  var hasMisconduct: Bool

  /// What each offender of `team` owes, in the order in which they were called.
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

  /// What is left of it where so much is set off.
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

  /// Whether both owe the same on the clock.
  func isLike(_ other: [Owed]) -> Bool { minors == other.minors && majors == other.majors }
}

/// What one offender was called for at a stoppage.
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

  /// Whether they bring a game misconduct that nobody called: with a major, or by their number.
  func brings(under book: Rulebook) -> Bool {
    if has(.match) { return false }
    if has(.major) {
      // None of these majors is for fighting.
      switch book.ejections.majorsCarry.value {
      case .gameMisconduct, .gameMisconductUnlessFighting: return true
      case .nothing: break
      }
    }
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
      + (brings(under: book) ? book.classes.gameMisconductMinutes.value : 0)
  }
}

extension SingleMinorsEach {
  /// Whether a minor of each of two players is played four-on-four, who owe nothing else on the clock.
  func isFourOnFour(_ players: [Owed]) -> Bool {
    switch self {
    case .substitution: false
    case .fourOnFourIfClockEmpty, .fourOnFourAtFullStrength: true
    case .fourOnFourIfNothingBeside:
      !players.contains { $0.minors > 0 && ($0.isOut || $0.hasMisconduct) }
    }
  }
}
