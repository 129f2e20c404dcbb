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
  /// Whether he also has a misconduct to sit.
  var hasMisconduct: Bool
  var owes = SetOffCount()
  /// The number of his majors that are match penalties.
  var matches = 0

  /// The number of match penalties among the first `majors` set off: his match penalties come first.
  func matches(among majors: Int) -> Int { min(majors, matches) }

  /// The player as a captain names him.
  var candidate: Candidate { Candidate(offender: offender, server: server) }

  /// Whether another player goes to the penalty bench with `cancelled` set off and something kept.
  ///
  /// He serves what is left while the offender sits off the clock, or a minor of an offender who is
  /// out of the game (HC 4.5(d) with 4.5(c) and 4.7(b)). A team-mate who sits for a major of an
  /// offender who is out is not an additional player (IIHF Situation Handbook 20.1.0).
  func takesAnother(_ cancelled: SetOffCount) -> Bool {
    switch offender {
    case .skater:
      hasMisconduct
        || (isEjected ? owes.minors > cancelled.minors : cancelled.total > 0)
    case .goalkeeper, .bench, .unidentified: false
    }
  }

  /// Whether `other` differs from it only in the order of occurrence.
  func isLike(_ other: SetOffHolder) -> Bool {
    owes == other.owes && matches == other.matches && isSeated == other.isSeated
      && isEjected == other.isEjected && hasMisconduct == other.hasMisconduct
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
/// The aims, in order: the players named by a captain stay on the clock; fewest skaters short; no
/// additional player in the box; the earliest called are set off. Players who differ only in their
/// order are not permuted, so that a brawl of thirty is a small search; larger ones, which no game
/// has had, are searched up to a limit.
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
    var additional: Int
    /// The numbers cancelled of each player in order; a choice that cancels more of the earlier
    /// comes first.
    var order: [Int]

    static func < (left: Cost, right: Cost) -> Bool {
      if left.unnamed != right.unnamed { return left.unnamed < right.unnamed }
      if left.unmatched != right.unmatched { return left.unmatched < right.unmatched }
      if left.short != right.short { return left.short < right.short }
      if left.additional != right.additional { return left.additional < right.additional }
      return right.order.lexicographicallyPrecedes(left.order)
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
    var cost = Cost(
      unnamed: 0, unmatched: 0, short: 0, additional: 0, order: chosen.map { $0.total })
    if let matches {
      let cancelled = zip(holders, chosen).reduce(0) { $0 + $1.0.matches(among: $1.1.majors) }
      cost.unmatched = abs(cancelled - matches)
    }
    for (holder, cancelled) in zip(holders, chosen) {
      let left = holder.owes.total - cancelled.total
      if left == 0 && isNamed(holder) { cost.unnamed += 1 }
      if left > 0 && !named.isEmpty && !isNamed(holder) { cost.unnamed += 1 }
      if left > 0 && !holder.isSeated { cost.short += 1 }
      if left > 0 && holder.takesAnother(cancelled) { cost.additional += 1 }
    }
    return cost
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
