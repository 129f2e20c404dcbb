// The order of the calls, as the set-off search compares it.

/// One player's penalties, with their ranks among those of his team in the order of the calls.
struct RankedHolder {
  let holder: SetOffHolder
  /// The ranks of his first majors, by their count: none, the first, the first two, and so on.
  let majors: [RankSet]
  let minors: [RankSet]

  /// `places` are the places of all penalties of his team, in order.
  init(_ holder: SetOffHolder, among places: [Int]) {
    self.holder = holder
    majors = Self.sets(of: holder.majors, among: places)
    minors = Self.sets(of: holder.minors, among: places)
  }

  private static func sets(of own: [Int], among places: [Int]) -> [RankSet] {
    var sets = [RankSet()]
    for place in own {
      var set = sets[sets.count - 1]
      set.insert(places.firstIndex(of: place) ?? 0)
      sets.append(set)
    }
    return sets
  }
}

/// A set of ranks below 128.
struct RankSet: Equatable {
  /// Rank 0 is the highest bit.
  private var first: UInt64 = 0
  private var second: UInt64 = 0

  mutating func insert(_ rank: Int) {
    let bit = UInt64(1) << UInt64(63 - rank % 64)
    if rank < 64 { first |= bit } else { second |= bit }
  }

  mutating func formUnion(_ other: RankSet) {
    first |= other.first
    second |= other.second
  }

  /// Whether it, and not `other`, has the first rank that only one of the two has.
  func isEarlier(than other: RankSet) -> Bool {
    (first, second) > (other.first, other.second)
  }
}
