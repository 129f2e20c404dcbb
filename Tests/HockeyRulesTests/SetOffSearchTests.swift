import SeededRandom
import Testing

@testable import HockeyRules

/// The search for a set-off finds the same choice as a trial of all choices.
@Suite struct SetOffSearches {
  @Test func `it finds the best of all choices`() {
    for seed in 0..<Thoroughness.count(quick: 200, thorough: 2_000) {
      let search = Self.search(seed: seed)
      let found = search.best().cancelled
      let best = Self.all(of: search).min {
        Self.cost($0, search).lexicographicallyPrecedes(Self.cost($1, search))
      }
      #expect(found == best, "seed \(seed)")
    }
  }

  @Test func `of more penalties than it looks at, the first called are set off`() {
    let minors = Array(0...SetOffSearch.limit)
    let groups = minors.map { Self.group(number: $0, minors: [$0]) }
    let count = HockeyRules.SetOffCount(minors: 40)
    let cancelled = SetOffSearch(groups: groups, count: count, named: []).best().cancelled
    #expect(cancelled == minors.map { HockeyRules.SetOffCount(minors: $0 < 40 ? 1 : 0) })
  }

  @Test func `of more than sixty-four, the one called last is not set off`() {
    let minors = Array(0..<66)
    let groups = minors.map { Self.group(number: $0, minors: [$0]) }
    let count = HockeyRules.SetOffCount(minors: 65)
    let cancelled = SetOffSearch(groups: groups, count: count, named: []).best().cancelled
    #expect(cancelled == minors.map { HockeyRules.SetOffCount(minors: $0 < 65 ? 1 : 0) })
  }

  private static func group(number: Int, minors: [Int], majors: [Int] = []) -> SetOffGroup {
    let offender = Offender.skater(Player(.home, number))
    return SetOffGroup(
      servedWith: offender.group(of: .number(number)), offender: offender, isSeated: false,
      isEjected: false, isOffClock: false, minors: minors, majors: majors)
  }

  /// A search for up to five players with up to five penalties each, called in any order.
  private static func search(seed: Int) -> SetOffSearch {
    var random = SplitMix(UInt64(seed))
    var places = Array(0..<30)
    func take(_ count: Int) -> [Int] {
      (0..<count).map { _ in places.remove(at: random.below(places.count)) }.sorted()
    }
    let groups = (0..<1 + random.below(5)).map { number in
      var made = group(
        number: number, minors: take(random.below(4)), majors: take(random.below(3)))
      made.matches = made.majors.filter { _ in random.below(3) == 0 }
      made.isSeated = random.below(4) == 0
      made.isEjected = random.below(4) == 0
      made.isOffClock = random.below(4) == 0
      return made
    }
    let owed = groups.reduce(HockeyRules.SetOffCount()) { $0 + $1.owes }
    let count = HockeyRules.SetOffCount(
      minors: random.below(owed.minors + 1), majors: random.below(owed.majors + 1))
    let named = groups.filter { _ in random.below(4) == 0 }.map { $0.offender }
    return SetOffSearch(
      groups: groups, count: count, named: named,
      matches: random.flip() ? nil : random.below(count.majors + 1))
  }

  /// All lawful choices.
  private static func all(of search: SetOffSearch) -> [[HockeyRules.SetOffCount]] {
    var choices: [[HockeyRules.SetOffCount]] = [[]]
    for group in search.groups {
      choices = choices.flatMap { choice in
        (0...group.owes.majors).flatMap { majors in
          (0...group.owes.minors).map {
            choice + [HockeyRules.SetOffCount(minors: $0, majors: majors)]
          }
        }
      }
    }
    return choices.filter { $0.reduce(HockeyRules.SetOffCount(), +) == search.count }
  }

  /// The cost of a choice, aim by aim.
  private static func cost(_ cancelled: [HockeyRules.SetOffCount], _ search: SetOffSearch) -> [Int]
  {
    let pairs = zip(search.groups, cancelled)
    let kept = pairs.filter { $0.owes.total > $1.total }.map { $0.0 }
    let gone = pairs.filter { $0.owes.total == $1.total }.map { $0.0 }
    func isNamed(_ group: SetOffGroup) -> Bool { group.candidate.isOne(of: search.named) }
    let unnamed =
      gone.count(where: isNamed)
      + (search.named.isEmpty ? 0 : kept.count { !isNamed($0) })
    let matches = pairs.reduce(0) { $0 + $1.0.matches(among: $1.1.majors) }
    let sitting = pairs.reduce(0) { $0 + $1.0.sitters(with: $1.1) }
    let majors = pairs.flatMap { $0.majors.prefix($1.majors) }.sorted()
    let minors = pairs.flatMap { $0.minors.prefix($1.minors) }.sorted()
    return [search.matches.map { abs($0 - matches) } ?? 0, unnamed]
      + [kept.count { !$0.isSeated }, sitting] + majors + minors
  }
}
