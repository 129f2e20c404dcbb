// Which penalties are set off, where several choices leave the same count (HC 4.5(d), NHL 19.5).

/// A number of minors and of majors.
struct SetOffCount: Hashable {
  var minors = 0
  var majors = 0

  var total: Int { minors + majors }

  static func - (left: SetOffCount, right: SetOffCount) -> SetOffCount {
    SetOffCount(minors: left.minors - right.minors, majors: left.majors - right.majors)
  }
}

/// One player's penalties at a stoppage that would each cost a skater.
struct SetOffHolder {
  var holder: Holder
  var offender: Offender
  /// The player who serves for him, where the log names one.
  var server: Player?
  /// Whether he already serves on the clock: a penalty that he keeps follows, and costs no further
  /// skater.
  var isSeated: Bool
  /// Whether he is out of the game.
  var isEjected: Bool
  /// Whether he sits off the clock whatever is set off: he has a misconduct, or serves there already.
  var isOffClock: Bool
  /// His minors and majors, as places among the stoppage's penalties, in the order in which they are
  /// set off.
  var minors: [Int] = []
  var majors: [Int] = []
  /// Those of his majors that are match penalties.
  var matches: [Int] = []

  var owes: SetOffCount { SetOffCount(minors: minors.count, majors: majors.count) }

  /// The number of match penalties among the first `count` majors.
  func matches(among count: Int) -> Int { majors.prefix(count).count(where: matches.contains) }

  /// The player as a captain names him.
  var candidate: Candidate { Candidate(offender: offender, server: server) }

  /// How many more players sit with `cancelled` set off.
  ///
  /// One sits on the clock for what is kept, unless the offender serves there already. Another sits
  /// off the clock for what is set off: the offender, or a team-mate for a goalkeeper or the bench;
  /// nobody where the offender is out of the game (HC 4.5(c), 4.13 Note 1, IIHF Situation Handbook
  /// 19.2.0).
  func sitters(with cancelled: SetOffCount) -> Int {
    let onClock = owes.total > cancelled.total && !isSeated
    let offClock = cancelled.total > 0 && !isOffClock && !isEjected
    return (onClock ? 1 : 0) + (offClock ? 1 : 0)
  }

  /// Whether `later` differs from it only in that each of its penalties was called later than his of
  /// the same class.
  func isLike(_ later: SetOffHolder) -> Bool {
    func precede(_ own: [Int], _ others: [Int]) -> Bool {
      own.allSatisfy { place in others.allSatisfy { place < $0 } }
    }
    return owes == later.owes && matches.count == later.matches.count
      && isSeated == later.isSeated && isEjected == later.isEjected
      && isOffClock == later.isOffClock
      && precede(majors, later.majors) && precede(minors, later.minors)
  }
}

/// A choice of what to set off of each player's penalties.
struct SetOffChoiceMade {
  var holders: [SetOffHolder]
  /// The penalties cancelled, in the order of `holders`.
  var cancelled: [SetOffCount]
  /// The players who could keep a penalty on the clock under some lawful choice.
  var candidates: [Candidate]

  /// The candidates who keep a penalty on the clock under this choice.
  var keptCandidates: [Offender] {
    zip(holders, cancelled).filter { holder, cancelled in
      holder.owes.total > cancelled.total && candidates.contains { $0.offender == holder.offender }
    }.map { $0.0.offender }
  }
}

/// The search for what to set off: among all lawful choices, the best by the order of aims.
///
/// The aims, in order: the players named by a captain stay on the clock; fewest skaters short;
/// fewest players in the box; the earliest called are set off. Players who differ only in their order
/// are not permuted, so that a brawl of thirty is a small search; larger ones, which no game has had,
/// are searched up to a limit.
struct SetOffSearch {
  let holders: [SetOffHolder]
  let count: SetOffCount
  let named: [Player]
  /// The number of match penalties among the majors to set off; nil where they count as majors.
  let matches: Int?
  private var steps = 0

  private static let stepLimit = 100_000

  init(holders: [SetOffHolder], count: SetOffCount, named: [Player], matches: Int? = nil) {
    self.matches = matches
    self.holders = holders
    self.count = count
    self.named = named
  }

  private struct Cost: Comparable {
    var unnamed: Int
    /// The number of match penalties by which the choice departs from setting off like against like.
    var unmatched: Int
    var short: Int
    var sitting: Int
    /// The majors set off, then the minors, each in the order of the calls.
    var order: [Int]

    static func < (left: Cost, right: Cost) -> Bool {
      if left.unnamed != right.unnamed { return left.unnamed < right.unnamed }
      if left.unmatched != right.unmatched { return left.unmatched < right.unmatched }
      if left.short != right.short { return left.short < right.short }
      if left.sitting != right.sitting { return left.sitting < right.sitting }
      return left.order.lexicographicallyPrecedes(right.order)
    }
  }

  /// Finds the choice that fits the aims best.
  mutating func best() -> SetOffChoiceMade {
    var best: (cost: Cost, cancelled: [SetOffCount])?
    var chosen: [SetOffCount] = []
    explore(&chosen, left: count, &best)
    return SetOffChoiceMade(
      holders: holders,
      cancelled: best?.cancelled ?? Array(repeating: SetOffCount(), count: holders.count),
      candidates: candidates())
  }

  private mutating func explore(
    _ chosen: inout [SetOffCount], left: SetOffCount,
    _ best: inout (cost: Cost, cancelled: [SetOffCount])?
  ) {
    let index = chosen.count
    steps += 1
    guard index < holders.count else {
      guard left.total == 0 else { return }
      let cost = cost(of: chosen)
      if best.map({ cost < $0.cost }) ?? true { best = (cost, chosen) }
      return
    }
    guard couldTake(left, from: index) else { return }
    let owes = holders[index].owes
    for majors in stride(from: min(owes.majors, left.majors), through: 0, by: -1) {
      for minors in stride(from: min(owes.minors, left.minors), through: 0, by: -1) {
        let cancelled = SetOffCount(minors: minors, majors: majors)
        if breaksOrder(chosen, cancelled) || steps > Self.stepLimit && best != nil { continue }
        chosen.append(cancelled)
        explore(&chosen, left: left - cancelled, &best)
        chosen.removeLast()
      }
    }
  }

  /// Whether the players from `index` on have at least as many penalties as are still to be set
  /// off.
  private func couldTake(_ left: SetOffCount, from index: Int) -> Bool {
    var owed = SetOffCount()
    for holder in holders[index...] {
      owed.minors += holder.owes.minors
      owed.majors += holder.owes.majors
    }
    return owed.minors >= left.minors && owed.majors >= left.majors
  }

  /// Whether, of two players alike, the later would be favoured.
  private func breaksOrder(_ chosen: [SetOffCount], _ cancelled: SetOffCount) -> Bool {
    let index = chosen.count
    guard !isNamed(holders[index]),
      let earlier = holders[..<index].lastIndex(where: {
        $0.isLike(holders[index]) && !isNamed($0)
      })
    else { return false }
    return (chosen[earlier].majors, chosen[earlier].minors) < (cancelled.majors, cancelled.minors)
  }

  private func isNamed(_ holder: SetOffHolder) -> Bool {
    holder.candidate.isOne(of: named)
  }

  private func cost(of chosen: [SetOffCount]) -> Cost {
    var cost = Cost(unnamed: 0, unmatched: 0, short: 0, sitting: 0, order: order(of: chosen))
    if let matches {
      let cancelled = zip(holders, chosen).reduce(0) { $0 + $1.0.matches(among: $1.1.majors) }
      cost.unmatched = abs(cancelled - matches)
    }
    for (holder, cancelled) in zip(holders, chosen) {
      let left = holder.owes.total - cancelled.total
      if left == 0 && isNamed(holder) { cost.unnamed += 1 }
      if left > 0 && !named.isEmpty && !isNamed(holder) { cost.unnamed += 1 }
      if left > 0 && !holder.isSeated { cost.short += 1 }
      cost.sitting += holder.sitters(with: cancelled)
    }
    return cost
  }

  private func order(of chosen: [SetOffCount]) -> [Int] {
    var majors: [Int] = []
    var minors: [Int] = []
    for (holder, cancelled) in zip(holders, chosen) {
      majors += holder.majors.prefix(cancelled.majors)
      minors += holder.minors.prefix(cancelled.minors)
    }
    return majors.sorted() + minors.sorted()
  }

  /// The players who keep a penalty of some class under one lawful choice and not under another:
  /// unless all or none of a class are set off, any player with a penalty of that class may keep
  /// it.
  private func candidates() -> [Candidate] {
    var owed = SetOffCount()
    for holder in holders {
      owed.minors += holder.owes.minors
      owed.majors += holder.owes.majors
    }
    let left = owed - count
    let minorsDiffer = count.minors > 0 && left.minors > 0
    let majorsDiffer = count.majors > 0 && left.majors > 0
    return holders.filter {
      ($0.owes.minors > 0 && minorsDiffer) || ($0.owes.majors > 0 && majorsDiffer)
    }.map { $0.candidate }
  }
}
