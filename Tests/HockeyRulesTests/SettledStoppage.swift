import HockeyRules

/// The result of one stoppage, which begins at full strength.
struct SettledStoppage: Hashable {
  /// The penalties of each team that remain.
  var left: PerTeam<Remainder>
  /// The number of skaters when play resumes.
  var manpower: PerTeam<Int>
  /// The minutes on record.
  var minutes: PerTeam<Int>
  /// The length of a major from which a minor was deducted; `nil` if there is none.
  var difference: PlayingTime?

  /// The result of `calls` under `book`, found by trying all choices; `late` means the last minutes
  /// of regulation.
  init(_ calls: [Call], under book: Rulebook, late: Bool) {
    let home = Owed.of(.home, calls, under: book)
    let visiting = Owed.of(.visiting, calls, under: book)
    var left = PerTeam(
      home: Remainder.best(of: home, settingOff: visiting, under: book),
      visiting: Remainder.best(of: visiting, settingOff: home, under: book))
    let single = [
      Owed(minors: 1, majors: 0, matches: 0, isOut: false, hasMisconduct: false)
    ]
    if single.isLike(home), single.isLike(visiting),
      book.coincidental.singleMinorsEach.value.isFourOnFour(home + visiting)
    {
      left = PerTeam(home: home, visiting: visiting).map { owed in
        Remainder(minors: 1, short: 1, offClock: owed.count { $0.hasMisconduct && !$0.isOut })
      }
    }
    for team in Team.allCases where late && left[team].isOneMajor {
      guard let minors = left[team.opponent].minorsOfOnePlayer else { continue }
      difference = .minutes(5 - 2 * minors)
      let owed = team == .home ? visiting : home
      left[team.opponent] = Remainder(
        offClock: owed.reduce(0) {
          $0 + $1.remainder(withoutMinors: $1.minors, majors: $1.majors).offClock
        })
    }
    self.left = left
    manpower = left.map { max(3, 5 - min(2, $0.short)) }
    minutes = PerTeam(
      home: Offences.of(.home, calls).map { $0.minutes(under: book) }.reduce(0, +),
      visiting: Offences.of(.visiting, calls).map { $0.minutes(under: book) }.reduce(0, +))
  }

  /// The solver's result.
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

/// The penalties of one team that remain after as many as possible were set off.
struct Remainder: Hashable {
  var minors = 0
  var majors = 0
  /// The number of players for whom the team is a skater short.
  var short = 0
  /// The number of players who sit off the clock, for a set-off penalty or a misconduct.
  var offClock = 0

  var isOneMajor: Bool { minors == 0 && majors == 1 }

  /// The number of minors, if one player serves a minor or a double minor and nothing else remains.
  var minorsOfOnePlayer: Int? { short == 1 && majors == 0 && minors <= 2 ? minors : nil }
}

extension Remainder {
  /// The penalties of `team` that remain according to the solver.
  fileprivate init(of team: Team, in game: Game) {
    let onClock = game.penalties.filter { $0.team == team && $0.seat != nil }
    let seats = game.activeSeats(of: team)
    minors = onClock.count { $0.penaltyClass == .minor }
    majors = onClock.count - minors
    short = seats.count
    let offClock = game.penalties.filter { $0.team == team && $0.isOffClock && !$0.isOver }
    self.offClock = Set(offClock.map(\.offender)).count { !game.ejected.contains($0) }
  }

  /// The choice that leaves the fewest skaters short and, among equals, the fewest players in the
  /// box.
  ///
  /// If the book says so, setting off like against like comes first.
  fileprivate static func best(
    of own: [Owed], settingOff others: [Owed], under book: Rulebook
  ) -> Remainder {
    let choices = all(
      of: own[...], minors: min(own.minors, others.minors), majors: min(own.majors, others.majors))
    let matches: Int? =
      switch book.coincidental.matchSetOff.value {
      case .asMajor: nil
      case .likeFirst: likeFirst(own, others)
      }
    func departure(_ choice: (remainder: Remainder, matches: Int)) -> Int {
      matches.map { abs(choice.matches - $0) } ?? 0
    }
    let best = choices.min { left, right in
      (departure(left), left.remainder.short, left.remainder.offClock)
        < (departure(right), right.remainder.short, right.remainder.offClock)
    }
    return best?.remainder ?? Remainder()
  }

  /// The number of match penalties of `own` that are set off: against the other team's match
  /// penalties, then against its excess of majors.
  private static func likeFirst(_ own: [Owed], _ others: [Owed]) -> Int {
    let majors = (own: own.majors - own.matches, others: others.majors - others.matches)
    let like = min(own.matches, others.matches)
    return like + min(own.matches - like, max(0, majors.others - majors.own))
  }

  /// All possible remainders after that many set-offs, each with the number of match penalties set
  /// off.
  private static func all(
    of owed: ArraySlice<Owed>, minors: Int, majors: Int
  ) -> [(remainder: Remainder, matches: Int)] {
    guard let first = owed.first else { return minors + majors == 0 ? [(Remainder(), 0)] : [] }
    var all: [(remainder: Remainder, matches: Int)] = []
    for ofMinors in 0...min(first.minors, minors) {
      for ofMajors in 0...min(first.majors, majors) {
        let own = first.remainder(withoutMinors: ofMinors, majors: ofMajors)
        let others = Self.all(
          of: owed.dropFirst(), minors: minors - ofMinors, majors: majors - ofMajors)
        all += others.map { (own.adding($0.remainder), min(first.matches, ofMajors) + $0.matches) }
      }
    }
    return all
  }

  private func adding(_ other: Remainder) -> Remainder {
    Remainder(
      minors: minors + other.minors, majors: majors + other.majors, short: short + other.short,
      offClock: offClock + other.offClock)
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
    "\(minors) minors and \(majors) majors of \(short), \(offClock) off the clock"
  }
}
