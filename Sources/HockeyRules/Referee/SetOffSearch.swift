// The search for the penalties to set off, if several choices leave the same count (HC 4.5(d), NHL
// 19.5).

/// A number of minors and of majors.
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

/// One player's penalties at a stoppage that would each cost a skater.
struct SetOffHolder {
  var queue: Holder
  var offender: Offender
  /// The player who serves for him, if the log names one.
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
  /// The majors among them that are match penalties.
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
  var holders: [SetOffHolder]
  /// The penalties cancelled, in the order of `holders`.
  var cancelled: [SetOffCount]
  /// The players who keep a penalty on the clock under some lawful choice but not under all.
  var candidates: [Candidate]

  /// The candidates who keep a penalty on the clock under this choice.
  var keptCandidates: [Offender] {
    zip(holders, cancelled).filter { holder, cancelled in
      holder.owes.total > cancelled.total && candidates.contains { $0.offender == holder.offender }
    }.map { $0.0.offender }
  }
}

/// Chooses which penalties of a team are set off: as many minors and majors as the other team has too.
///
/// Of all such choices, the best one
/// 1. sets off match penalties against match penalties, in a book that sets off like against like;
/// 2. leaves on the clock the players whom the captain names, and no others;
/// 3. leaves the team the fewest skaters short;
/// 4. puts the fewest players in the penalty box;
/// 5. sets off the majors that were called first, then the minors that were.
///
/// The search goes from player to player. What a choice costs is the sum of its costs for each player,
/// so of the choices that set off the same number of each class so far, only the best can become the
/// best of all.
struct SetOffSearch {
  /// The greatest number of a team's penalties at one stoppage that it searches.
  ///
  /// If there are more, the first called are set off, and a warning says so. No game has had half as
  /// many.
  static let limit = 64

  let holders: [SetOffHolder]
  let count: SetOffCount
  let named: [Offender]
  /// The number of match penalties among the majors to set off, or `nil` if they count as majors.
  let matches: Int?

  init(holders: [SetOffHolder], count: SetOffCount, named: [Offender], matches: Int? = nil) {
    self.holders = holders
    self.count = count
    self.named = named
    self.matches = matches
  }

  /// Finds the best choice.
  func best() -> SetOffChoiceMade {
    let owed = holders.reduce(SetOffCount()) { $0 + $1.owes }
    return SetOffChoiceMade(
      holders: holders, cancelled: owed.total > Self.limit ? firstCalled() : cheapest(),
      candidates: candidates(of: owed))
  }

  /// A choice for the players looked at so far.
  private struct Choice {
    /// What is set off for each of them, and in all.
    var cancelled: [SetOffCount] = []
    var counts = Counts()
    var cost = Cost()
  }

  /// The numbers of penalties that a choice sets off.
  private struct Counts: Hashable {
    var cancelled = SetOffCount()
    var matches = 0
  }

  /// The cost of a choice, in the order of the aims.
  private struct Cost: Comparable {
    /// The number of players who are not where their captain wants them, if he named some.
    var unnamed = 0
    var short = 0
    var sitting = 0
    /// The majors and the minors set off, a bit for each; the highest bit is the first call.
    var majors: UInt64 = 0
    var minors: UInt64 = 0

    static func < (left: Cost, right: Cost) -> Bool {
      (left.unnamed, left.short, left.sitting, right.majors, right.minors)
        < (right.unnamed, right.short, right.sitting, left.majors, left.minors)
    }
  }

  private func cheapest() -> [SetOffCount] {
    let calls = holders.flatMap { $0.majors + $0.minors }.sorted()
    var left = holders.reduce(SetOffCount()) { $0 + $1.owes }
    var choices = [Choice()]
    for holder in holders {
      left = left - holder.owes
      choices = extended(choices, by: holder, left: left, calls)
    }
    let best = choices.min { one, other in
      let (own, others) = (distance(of: one), distance(of: other))
      return own != others ? own < others : one.cost < other.cost
    }
    return best?.cancelled ?? holders.map { _ in SetOffCount() }
  }

  /// How far a choice is from setting off like against like.
  private func distance(of choice: Choice) -> Int {
    matches.map { abs(choice.counts.matches - $0) } ?? 0
  }

  /// The best choices for the players up to and including `holder`, one for each of their counts; the
  /// players after him owe `left`.
  private func extended(
    _ choices: [Choice], by holder: SetOffHolder, left: SetOffCount, _ calls: [Int]
  ) -> [Choice] {
    var extended: [Choice] = []
    var places: [Counts: Int] = [:]
    for choice in choices {
      let open = count - choice.counts.cancelled
      // The players after him must owe what he leaves to them.
      let least = SetOffCount(
        minors: max(0, open.minors - left.minors), majors: max(0, open.majors - left.majors))
      let most = SetOffCount(
        minors: min(holder.owes.minors, open.minors), majors: min(holder.owes.majors, open.majors))
      guard least.minors <= most.minors, least.majors <= most.majors else { continue }
      for majors in least.majors...most.majors {
        for minors in least.minors...most.minors {
          let cancelled = SetOffCount(minors: minors, majors: majors)
          var counts = choice.counts
          counts.cancelled = counts.cancelled + cancelled
          if matches != nil { counts.matches += holder.matches(among: majors) }
          let cost = cost(of: cancelled, for: holder, after: choice.cost, calls)
          let place = places[counts]
          if let place, !(cost < extended[place].cost) { continue }
          let next = Choice(
            cancelled: choice.cancelled + [cancelled], counts: counts, cost: cost)
          if let place {
            extended[place] = next
          } else {
            places[counts] = extended.count
            extended.append(next)
          }
        }
      }
    }
    return extended
  }

  /// The cost of a choice that has cost `cost` so far and sets off `cancelled` of the holder's penalties.
  private func cost(
    of cancelled: SetOffCount, for holder: SetOffHolder, after cost: Cost, _ calls: [Int]
  ) -> Cost {
    var cost = cost
    let keeps = holder.owes.total > cancelled.total
    let isNamed = holder.candidate.isOne(of: named)
    if keeps ? !named.isEmpty && !isNamed : isNamed { cost.unnamed += 1 }
    if keeps && !holder.isSeated { cost.short += 1 }
    cost.sitting += holder.sitters(with: cancelled)
    func bits(_ own: ArraySlice<Int>) -> UInt64 {
      own.reduce(0) { bits, call in
        bits | 1 << UInt64(Self.limit - 1 - (calls.firstIndex(of: call) ?? 0))
      }
    }
    cost.majors |= bits(holder.majors.prefix(cancelled.majors))
    cost.minors |= bits(holder.minors.prefix(cancelled.minors))
    return cost
  }

  /// Sets off the first called penalties of each class, regardless of the player.
  private func firstCalled() -> [SetOffCount] {
    let majors = holders.flatMap { $0.majors }.sorted().prefix(count.majors)
    let minors = holders.flatMap { $0.minors }.sorted().prefix(count.minors)
    return holders.map { holder in
      SetOffCount(
        minors: holder.minors.count { minors.contains($0) },
        majors: holder.majors.count { majors.contains($0) })
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
      return holders.filter {
        ($0.owes.minors > 0 && minorsDiffer) || ($0.owes.majors > 0 && majorsDiffer)
      }.map { $0.candidate }
    }
    let owedMatches = holders.reduce(0) { $0 + $1.matches.count }
    let matchesDiffer = differs(matches, of: owedMatches)
    let majorsDiffer = differs(count.majors - matches, of: owed.majors - owedMatches)
    return holders.filter {
      ($0.owes.minors > 0 && minorsDiffer) || (!$0.matches.isEmpty && matchesDiffer)
        || ($0.owes.majors > $0.matches.count && majorsDiffer)
    }.map { $0.candidate }
  }
}
