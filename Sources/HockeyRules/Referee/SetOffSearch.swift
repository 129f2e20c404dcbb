// The search for the penalties to set off, where several choices leave the same count (HC 4.5(d),
// NHL 19.5).

struct SetOffCount: Hashable {
  var minors = 0
  var majors = 0

  var total: Int { minors + majors }

  static func + (left: SetOffCount, right: SetOffCount) -> SetOffCount {
    SetOffCount(minors: left.minors + right.minors, majors: left.majors + right.majors)
  }

  static func - (left: SetOffCount, right: SetOffCount) -> SetOffCount {
    SetOffCount(minors: left.minors - right.minors, majors: left.majors - right.majors)
  }
}

/// One player's penalties at a stoppage, each of which would cost a skater.
struct SetOffGroup {
  var servedWith: PenaltyGroup
  var offender: Offender
  /// The player who serves for him, if the log names one.
  var server: Player?
  /// Whether he serves on the clock already, so that a penalty he keeps only follows, and costs no
  /// further skater.
  var isSeated: Bool
  /// Whether he is out of the game.
  var isEjected: Bool
  /// Whether he sits off the clock in any case: he has a misconduct, or serves there already.
  var isOffClock: Bool
  /// Whether he has to keep a penalty on the clock.
  var keepsOne = false
  /// His minors and majors, as places among the stoppage's penalties, in the order in which they are
  /// set off.
  var minors: [Int] = []
  var majors: [Int] = []
  /// The match penalties among those majors.
  var matches: [Int] = []

  var owes: SetOffCount { SetOffCount(minors: minors.count, majors: majors.count) }

  /// The number of match penalties among the first `count` majors.
  func matches(among count: Int) -> Int { majors.prefix(count).count(where: matches.contains) }

  /// The player as a captain names him.
  var candidate: Candidate { Candidate(offender: offender, server: server) }

  /// The number of additional players who sit if `cancelled` are set off.
  ///
  /// One sits on the clock for what is kept, unless the offender already serves there. Another sits
  /// off the clock for what is set off: the offender, or a team-mate for a goalkeeper or the bench;
  /// nobody if the offender is out of the game (HC 4.5(c), 4.13 Note 1, IIHF Situation Handbook
  /// 19.2.0).
  func sitters(with cancelled: SetOffCount) -> Int {
    let onClock = owes.total > cancelled.total && !isSeated
    let offClock = cancelled.total > 0 && !isOffClock && !isEjected
    return (onClock ? 1 : 0) + (offClock ? 1 : 0)
  }
}

/// A choice of the penalties to set off for each player.
struct SetOffChoiceMade {
  var groups: [SetOffGroup]
  /// The penalties cancelled, in the order of `groups`.
  var cancelled: [SetOffCount]
  /// The players who keep a penalty on the clock under some lawful choice but not under all.
  var candidates: [Candidate]

  /// The candidates who keep a penalty on the clock under this choice.
  var keptCandidates: [Offender] {
    zip(groups, cancelled).filter { group, cancelled in
      group.owes.total > cancelled.total && candidates.contains { $0.offender == group.offender }
    }.map { $0.0.offender }
  }
}

/// The search for the penalties to set off: among all lawful choices, the best by the order of
/// aims.
///
/// The aims, in order: like is set off against like; the players named by a captain remain on the
/// clock; the fewest skaters short; the fewest players in the box; the first called are set off.
/// In a book that lets the captain choose among the fewest only, those whom he names come third.
/// The cost of a choice is the sum of its costs for each player. So the search goes from player to
/// player and keeps, for each count of penalties set off so far, only the best choice. Its time
/// grows with the number of players times the number of such counts, and no choice that could be
/// best is left out.
struct SetOffSearch {
  /// The most penalties of a team at one stoppage that are searched.
  ///
  /// Of more, the first called are set off, with a warning. No game on record has a third as many.
  static let limit = 96

  var groups: [SetOffGroup]
  let count: SetOffCount
  let named: [Offender]
  /// How many of the majors to set off are match penalties, or `nil` if they count as majors.
  var matches: Int?
  /// Whether the captain may name only players with whom the fewest are short and in the box.
  var amongFewest = false

  /// Finds the choice that fits the aims best.
  func best() -> SetOffChoiceMade {
    let owed = groups.reduce(SetOffCount()) { $0 + $1.owes }
    guard owed.total <= Self.limit else {
      return SetOffChoiceMade(
        groups: groups, cancelled: firstCalled(), candidates: candidates(of: owed))
    }
    let best = cheapest()
    let candidates = candidates(of: owed).filter {
      !amongFewest || costsNoMore($0, than: best.cost)
    }
    return SetOffChoiceMade(groups: groups, cancelled: best.cancelled, candidates: candidates)
  }

  /// Whether `candidate` can keep a penalty on the clock with no more skaters short, and no more
  /// players in the box, than under a choice that costs `cost`.
  private func costsNoMore(_ candidate: Candidate, than cost: Cost) -> Bool {
    var search = self
    for index in groups.indices where groups[index].offender == candidate.offender {
      search.groups[index].keepsOne = true
    }
    let kept = search.cheapest().cost
    return kept.short == cost.short && kept.sitting == cost.sitting
  }

  /// A choice for the first players: what it sets off, and its cost.
  private struct Choice {
    var cancelled: SetOffCount
    var matches: Int
    var cost: Cost
    /// What the choice sets off for its last player, and the place of the choice for the players
    /// before him.
    var last = SetOffCount()
    var before = 0
  }

  private func cheapest() -> (cancelled: [SetOffCount], cost: Cost) {
    var left = groups.reduce(SetOffCount()) { $0 + $1.owes }
    var choices = [[Choice(cancelled: SetOffCount(), matches: 0, cost: Cost())]]
    for group in groups {
      left = left - group.owes
      choices.append(extended(choices[choices.count - 1], by: group, left: left))
    }
    let final = choices[choices.count - 1].enumerated()
      .min { isBetter($0.element, than: $1.element) }
    guard let final else { return (groups.map { _ in SetOffCount() }, .impossible) }
    var place = final.offset
    var cancelled: [SetOffCount] = []
    for step in choices.dropFirst().reversed() {
      cancelled.append(step[place].last)
      place = step[place].before
    }
    return (cancelled.reversed(), final.element.cost)
  }

  /// The best choices for the players up to and including one: one choice for each count of set-off
  /// penalties.
  ///
  /// The players after him owe `left`.
  private func extended(
    _ choices: [Choice], by group: SetOffGroup, left: SetOffCount
  ) -> [Choice] {
    let isNamed = group.candidate.isOne(of: named)
    var extended: [Choice] = []
    // The place of the choice for each count, plus one; zero if there is none.
    let width = count.minors + 1
    let height = (count.majors + 1) * (matches == nil ? 1 : count.majors + 1)
    var places = [Int](repeating: 0, count: width * height)
    for (before, choice) in choices.enumerated() {
      let open = count - choice.cancelled
      // The players after this one must owe the penalties that he leaves to them.
      let least = SetOffCount(
        minors: max(0, open.minors - left.minors), majors: max(0, open.majors - left.majors))
      let most = SetOffCount(
        minors: min(group.owes.minors, open.minors), majors: min(group.owes.majors, open.majors))
      guard least.minors <= most.minors, least.majors <= most.majors else { continue }
      for majors in least.majors...most.majors {
        for minors in least.minors...most.minors {
          var next = choice
          next.last = SetOffCount(minors: minors, majors: majors)
          if group.keepsOne && next.last == group.owes { continue }
          next.before = before
          next.cancelled = choice.cancelled + next.last
          if matches != nil { next.matches += group.matches(among: majors) }
          add(next.last, of: group, isNamed: isNamed, to: &next.cost)
          let place =
            (next.matches * (count.majors + 1) + next.cancelled.majors) * width
            + next.cancelled.minors
          if places[place] == 0 {
            extended.append(next)
            places[place] = extended.count
          } else if next.cost < extended[places[place] - 1].cost {
            extended[places[place] - 1] = next
          }
        }
      }
    }
    return extended
  }

  /// Whether a choice for all players fits the aims better than `other`.
  private func isBetter(_ choice: Choice, than other: Choice) -> Bool {
    let matches = matches ?? 0
    let (own, others) = (abs(choice.matches - matches), abs(other.matches - matches))
    return own != others ? own < others : choice.cost < other.cost
  }

  /// The cost of a choice, in the order of the aims; all choices compared set off the same number
  /// of each class.
  private struct Cost: Comparable {
    /// How many of the players whom the captain named are not where he wants them; if he may choose
    /// only among the fewest, how many of those players.
    var unnamed = 0
    var unnamedAmongFewest = 0
    var short = 0
    var sitting = 0
    /// The majors set off, then the minors, in the order of the calls.
    var majors: [Int] = []
    var minors: [Int] = []

    private var players: (Int, Int, Int, Int) { (unnamed, short, sitting, unnamedAmongFewest) }

    static func < (left: Cost, right: Cost) -> Bool {
      let (own, other) = (left.players, right.players)
      if own != other { return own < other }
      if left.majors != right.majors {
        return left.majors.lexicographicallyPrecedes(right.majors)
      }
      return left.minors.lexicographicallyPrecedes(right.minors)
    }

    /// The cost if nothing is lawful.
    static let impossible = Cost(short: .max)
  }

  /// Adds the cost of setting off `cancelled` of a player's penalties.
  private func add(
    _ cancelled: SetOffCount, of group: SetOffGroup, isNamed: Bool, to cost: inout Cost
  ) {
    let keeps = group.owes.total > cancelled.total
    if keeps ? !named.isEmpty && !isNamed : isNamed {
      if amongFewest { cost.unnamedAmongFewest += 1 } else { cost.unnamed += 1 }
    }
    if keeps && !group.isSeated { cost.short += 1 }
    cost.sitting += group.sitters(with: cancelled)
    cost.majors = (cost.majors + group.majors.prefix(cancelled.majors)).sorted()
    cost.minors = (cost.minors + group.minors.prefix(cancelled.minors)).sorted()
  }

  /// Sets off the first called penalties of each class, regardless of the player.
  private func firstCalled() -> [SetOffCount] {
    let majors = groups.flatMap { $0.majors }.sorted().prefix(count.majors)
    let minors = groups.flatMap { $0.minors }.sorted().prefix(count.minors)
    return groups.map { group in
      SetOffCount(
        minors: group.minors.count { minors.contains($0) },
        majors: group.majors.count { majors.contains($0) })
    }
  }

  /// The players who keep a penalty of some class under one lawful choice and not under another:
  /// unless all or none of a class are set off, any player with a penalty of that class may keep
  /// it.
  ///
  /// If like is set off against like, match penalties are a separate class.
  private func candidates(of owed: SetOffCount) -> [Candidate] {
    func differs(_ setOff: Int, of owed: Int) -> Bool { setOff > 0 && setOff < owed }
    let minorsDiffer = differs(count.minors, of: owed.minors)
    guard let matches else {
      let majorsDiffer = differs(count.majors, of: owed.majors)
      return groups.filter {
        ($0.owes.minors > 0 && minorsDiffer) || ($0.owes.majors > 0 && majorsDiffer)
      }.map { $0.candidate }
    }
    let owedMatches = groups.reduce(0) { $0 + $1.matches.count }
    let matchesDiffer = differs(matches, of: owedMatches)
    let majorsDiffer = differs(count.majors - matches, of: owed.majors - owedMatches)
    return groups.filter {
      ($0.owes.minors > 0 && minorsDiffer) || (!$0.matches.isEmpty && matchesDiffer)
        || ($0.owes.majors > $0.matches.count && majorsDiffer)
    }.map { $0.candidate }
  }
}
