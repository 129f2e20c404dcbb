// Which penalties are set off, where more than one choice leaves the same count (HC 4.5(d), NHL 19.5).

/// A number of minors and of majors.
struct SetOffCount: Hashable {
  var minors = 0
  var majors = 0

  var total: Int { minors + majors }

  static func - (left: SetOffCount, right: SetOffCount) -> SetOffCount {
    SetOffCount(minors: left.minors - right.minors, majors: left.majors - right.majors)
  }
}

/// One player's penalties of a stoppage that would cost a skater.
struct SetOffHolder {
  var holder: Holder
  var offender: Offender
  /// Somebody else sits for him whatever is set off.
  var sitsAnyway: Bool
  var owes = SetOffCount()
  /// How many of the majors he owes are match penalties.
  var matches = 0

  /// Whether `other` differs from it in nothing but the order of occurrence.
  func isLike(_ other: SetOffHolder) -> Bool {
    owes == other.owes && matches == other.matches && sitsAnyway == other.sitsAnyway
  }
}

/// What is set off of each player's penalties.
struct SetOffChoiceMade {
  var holders: [SetOffHolder]
  /// What is cancelled, in the order of `holders`.
  var cancelled: [SetOffCount]
  /// Everyone who could stand on the clock under some lawful choice.
  var candidates: [Offender]

  /// Those who stand on the clock under this one.
  var kept: [Offender] {
    zip(holders, cancelled).filter { $0.owes.total > $1.total }.map(\.0.offender)
  }
}

/// The search for what to set off: all lawful choices, the best by the order of aims.
///
/// The aims, in order: those a captain named stand on the clock; fewest skaters short; no additional player in
/// the box; the earliest called is set off. Players alike but for their order are not permuted, so that a
/// brawl of thirty stays a small search; what no game has seen is searched up to a limit.
struct SetOffSearch {
  let holders: [SetOffHolder]
  let count: SetOffCount
  let named: [Player]
  /// How many match penalties are to be set off as such, if that can be.
  let matches: Int
  private var steps = 0

  private static let stepLimit = 100_000

  init(holders: [SetOffHolder], count: SetOffCount, named: [Player], matches: Int = 0) {
    self.matches = matches
    self.holders = holders
    self.count = count
    self.named = named
  }

  private struct Cost: Comparable {
    var unnamed: Int
    /// Match penalties that are not set off as such.
    var unmatched: Int
    var short: Int
    var additional: Int
    /// What is cancelled of each player in order, more of the earlier first.
    var order: [Int]

    static func < (left: Cost, right: Cost) -> Bool {
      if left.unnamed != right.unnamed { return left.unnamed < right.unnamed }
      if left.unmatched != right.unmatched { return left.unmatched < right.unmatched }
      if left.short != right.short { return left.short < right.short }
      if left.additional != right.additional { return left.additional < right.additional }
      return right.order.lexicographicallyPrecedes(left.order)
    }
  }

  /// The choice that fits the aims best.
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

  /// Whether the players from `index` on owe at least what is still to be set off.
  private func couldTake(_ left: SetOffCount, from index: Int) -> Bool {
    var owed = SetOffCount()
    for holder in holders[index...] {
      owed.minors += holder.owes.minors
      owed.majors += holder.owes.majors
    }
    return owed.minors >= left.minors && owed.majors >= left.majors
  }

  /// Whether of two players alike the later would be favoured.
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
    holder.offender.player.map(named.contains) ?? false
  }

  private func cost(of chosen: [SetOffCount]) -> Cost {
    var cost = Cost(
      unnamed: 0, unmatched: matches, short: 0, additional: 0, order: chosen.map(\.total))
    for (holder, cancelled) in zip(holders, chosen) {
      cost.unmatched = max(0, cost.unmatched - min(cancelled.majors, holder.matches))
      let left = holder.owes.total - cancelled.total
      if left == 0 && isNamed(holder) { cost.unnamed += 1 }
      if left > 0 && !named.isEmpty && !isNamed(holder) { cost.unnamed += 1 }
      if left > 0 { cost.short += 1 }
      if left > 0 && cancelled.total > 0 && !holder.sitsAnyway { cost.additional += 1 }
    }
    return cost
  }

  /// Everyone of whose penalties something is left under some lawful choice: unless all of a class are set
  /// off, any player who owes one of that class may keep it.
  private func candidates() -> [Offender] {
    var owed = SetOffCount()
    for holder in holders {
      owed.minors += holder.owes.minors
      owed.majors += holder.owes.majors
    }
    let left = owed - count
    return holders.filter {
      ($0.owes.minors > 0 && left.minors > 0) || ($0.owes.majors > 0 && left.majors > 0)
    }.map(\.offender)
  }
}
