import HockeyRules

/// What becomes of one stoppage at full strength.
struct SettledStoppage: Hashable {
  /// What is left of each team's penalties.
  var left: PerTeam<Remainder>
  /// Skaters when play goes on.
  var manpower: PerTeam<Int>
  /// Minutes on record.
  var minutes: PerTeam<Int>
  /// What is left of a major after a minor was taken off.
  var difference: PlayingTime?

  /// What `book` has become of `calls`, found by trying all there is; late in the game where `late` is true.
  init(_ calls: [Call], under book: Rulebook, late: Bool) {
    let home = Owed.of(.home, calls, under: book)
    let visiting = Owed.of(.visiting, calls, under: book)
    var left = PerTeam(
      home: Remainder.best(of: home, settingOff: visiting),
      visiting: Remainder.best(of: visiting, settingOff: home))
    let single = [Owed(minors: 1, majors: 0, sitsAnyway: false)]
    if book.coincidental.singleMinorsEach.value.isFourOnFour, single.isLike(home),
      single.isLike(visiting)
    {
      left = PerTeam(both: Remainder(minors: 1, short: 1))
    }
    for team in Team.allCases where late && left[team].isOneMajor {
      guard let minors = left[team.opponent].minorsOfOnePlayer else { continue }
      difference = .minutes(5 - 2 * minors)
      left[team.opponent] = Remainder()
    }
    self.left = left
    manpower = left.map { max(3, 5 - min(2, $0.short)) }
    minutes = PerTeam(
      home: SmallWorld.minutes(of: .home, calls, under: book),
      visiting: SmallWorld.minutes(of: .visiting, calls, under: book))
  }

  /// What the solver made of it.
  init(of game: Game) {
    left = PerTeam(
      home: Remainder(of: .home, in: game), visiting: Remainder(of: .visiting, in: game))
    manpower = game.manpower
    minutes = game.penaltyMinutes
    switch game.penalties.first(where: \.servedAsMajor)?.standing {
    case .serving(let since, let until): difference = until - since
    case .waiting(let remaining), .frozen(let remaining): difference = remaining
    case .over, nil: break
    }
  }
}

/// What is left of one team's penalties after as many as possible were set off.
struct Remainder: Hashable {
  var minors = 0
  var majors = 0
  /// The players for whom a skater is off.
  var short = 0
  /// The team-mates who serve what is left of players with time of their own off the clock.
  var additional = 0

  var isOneMajor: Bool { minors == 0 && majors == 1 }

  /// The minors, where one player is short for a minor or a double minor and nothing else is left.
  var minorsOfOnePlayer: Int? { short == 1 && majors == 0 && minors <= 2 ? minors : nil }
}

extension Remainder {
  /// What the solver has left of the penalties of `team`.
  fileprivate init(of team: Team, in game: Game) {
    let onClock = game.penalties.filter { $0.team == team && $0.seat != nil }
    let seats = game.activeSeats(of: team)
    minors = onClock.count { $0.penaltyClass == .minor }
    majors = onClock.count - minors
    short = seats.count
    additional = seats.count { seat in
      seat.offender.player != nil && !game.ejected.contains(seat.offender)
        && game.penalties.contains {
          $0.offender == seat.offender && $0.service == .offClock(setOff: true)
        }
    }
  }

  /// The choice with the fewest short, and of those the fewest additional players.
  fileprivate static func best(of own: [Owed], settingOff others: [Owed]) -> Remainder {
    let choices = all(
      of: own[...], minors: min(own.minors, others.minors), majors: min(own.majors, others.majors))
    let best = choices.min { ($0.short, $0.additional) < ($1.short, $1.additional) }
    return best ?? Remainder()
  }

  /// All that can be left where so many are set off.
  private static func all(of owed: ArraySlice<Owed>, minors: Int, majors: Int) -> [Remainder] {
    guard let first = owed.first else { return minors + majors == 0 ? [Remainder()] : [] }
    var all: [Remainder] = []
    for ofMinors in 0...min(first.minors, minors) {
      for ofMajors in 0...min(first.majors, majors) {
        let isOff = ofMinors == first.minors && ofMajors == first.majors
        let isSplit = !isOff && ofMinors + ofMajors > 0 && !first.sitsAnyway
        for rest in Self.all(
          of: owed.dropFirst(), minors: minors - ofMinors, majors: majors - ofMajors)
        {
          all.append(
            Remainder(
              minors: rest.minors + first.minors - ofMinors,
              majors: rest.majors + first.majors - ofMajors, short: rest.short + (isOff ? 0 : 1),
              additional: rest.additional + (isSplit ? 1 : 0)))
        }
      }
    }
    return all
  }
}

extension SettledStoppage: CustomStringConvertible {
  var description: String {
    let difference = difference.map { ", \($0.tenths / 600) minutes of a major" } ?? ""
    return """
      home \(left.home), visiting \(left.visiting)\(difference); \(manpower.home)v\(manpower.visiting); \
      minutes \(minutes.home)-\(minutes.visiting)
      """
  }
}

extension Remainder: CustomStringConvertible {
  var description: String {
    "\(minors) minors and \(majors) majors of \(short), \(additional) additional"
  }
}

/// What one player, or the bench, owes on the clock.
private struct Owed {
  var minors: Int
  var majors: Int
  /// Somebody else sits for him whatever is set off.
  var sitsAnyway: Bool

  static func of(_ team: Team, _ calls: [Call], under book: Rulebook) -> [Owed] {
    var offenders: [Offender] = []
    for call in calls where call.offender.team == team && !offenders.contains(call.offender) {
      offenders.append(call.offender)
    }
    return offenders.map { offender in
      let classes = calls.filter { $0.offender == offender }.flatMap(\.penalties)
      let hasMajor = classes.contains(.major)
      let matchIsServed = book.classes.matchBesideMajor.value == .servedEach || !hasMajor
      let majorEjects = book.ejections.majorsCarry.value == .gameMisconduct
      return Owed(
        minors: classes.count { $0 == .minor },
        majors: classes.count { $0 == .major || $0 == .match && matchIsServed },
        sitsAnyway: classes.contains(.match) || hasMajor && majorEjects || offender.player == nil)
    }
  }
}

extension [Owed] {
  fileprivate var minors: Int { map(\.minors).reduce(0, +) }
  fileprivate var majors: Int { map(\.majors).reduce(0, +) }

  /// Whether both owe the same on the clock.
  fileprivate func isLike(_ other: [Owed]) -> Bool {
    minors == other.minors && majors == other.majors
  }
}

extension SmallWorld {
  /// The minutes on record, class by class.
  fileprivate static func minutes(of team: Team, _ calls: [Call], under book: Rulebook) -> Int {
    let own = calls.filter { $0.offender.team == team }
    var minutes = own.flatMap(\.penalties).map { penaltyClass in
      switch penaltyClass {
      case .minor: 2
      case .major: 5
      case .match: book.classes.matchMinutes.value
      case .misconduct: 10
      case .gameMisconduct, .grossMisconduct, .gameEjection: 0
      }
    }.reduce(0, +)
    switch book.ejections.majorsCarry.value {
    case .nothing: break
    case .gameMisconduct:
      // Ten for each who is not out by a match penalty already.
      let majors = Set(own.filter { $0.penalties.contains(.major) }.map(\.offender))
      let matches = Set(own.filter { $0.penalties.contains(.match) }.map(\.offender))
      minutes += 10 * majors.subtracting(matches).count
    }
    return minutes
  }
}

extension SingleMinorsEach {
  fileprivate var isFourOnFour: Bool {
    switch self {
    case .substitution: false
    case .fourOnFourIfClockEmpty, .fourOnFourAtFullStrength: true
    }
  }
}
