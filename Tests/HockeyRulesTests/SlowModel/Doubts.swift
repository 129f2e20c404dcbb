import Foundation

/// What the solver is known to do otherwise than the rules, and left out of the comparison until it is mended.
///
/// `areLeftOut` switches all of it off; then this file, and what calls it, can go.
enum Doubts {
  static let areLeftOut = true

  /// `after` of a period's last stoppage is the manpower of the next period's start.
  static let afterAcrossPeriods = isLeftOut("after")
  /// The aims of setting off do not see who is in the box already, nor a misconduct's substitute.
  static let aims = isLeftOut("aims")
  /// Nor do they see who sits for the goalkeeper, the bench and those who are out of the game.
  static let servers = isLeftOut("servers")
  /// The order of occurrence goes by players, not by penalties.
  static let order = isLeftOut("order")
  /// Majors are not set off against majors before match penalties against majors (USA 403).
  static let matches = isLeftOut("matches")
  /// A power play counts also where no playing time was left for it.
  static let powerPlaysOfNoTime = isLeftOut("power-plays")
  /// A minor behind a four-on-four minor is taken for coincidental.
  static let minorBehindPair = isLeftOut("pair")
  /// The rulebook files lack what texts found since say.
  static let filesAwaitTexts = isLeftOut("files")

  private static func isLeftOut(_ name: String) -> Bool {
    areLeftOut && ProcessInfo.processInfo.environment["DOUBT"] != name
  }
}

extension SlowGame {
  /// Notes a stoppage whose set-off the solver is known to rule on otherwise.
  mutating func noteDoubts(
    in division: Division, of calls: [Called], _ count: SetOffCount, on bench: SlowBench
  ) {
    func chooses(_ count: SetOffCount, on bench: SlowBench, _ misconducts: [Charged]) -> Bool {
      let other = Division.best(of: calls, count, on: bench, misconducts: misconducts, in: book)
      return other.setOff.map(\.order) != division.setOff.map(\.order)
    }
    // Only where somebody else's penalty of the same class could have been set off is there a choice.
    let isChoice = division.setOff.contains { off in
      division.served.contains {
        $0.isMajor == off.isMajor && ($0.charged != off.charged || !off.charged.isPerson)
      }
    }
    guard isChoice else { return }
    var empty = SlowBench()
    empty.out = bench.out
    if Doubts.aims && chooses(count, on: empty, []) { isDoubtful = true }
    var asMajors = count
    asMajors.plainMajors = 0
    if Doubts.matches && count.plainMajors > 0 && chooses(asMajors, on: empty, []) {
      isDoubtful = true
    }
    let isServed = { (call: Called) in
      if case .skater = call.charged { bench.out.contains(call.charged) } else { true }
    }
    if Doubts.servers && calls.contains(where: isServed) { isDoubtful = true }
    let offenders = Set(calls.map(\.charged)).count
    let runs = zip(calls, calls.dropFirst()).count { $0.charged != $1.charged } + 1
    if Doubts.order && runs > offenders { isDoubtful = true }
  }

  /// Notes a bench that the solver is known to rule on otherwise.
  mutating func noteDoubts(on bench: SlowBench) {
    let pairs = bench.places.count(where: \.isPaired)
    if Doubts.filesAwaitTexts && isOvertimeOfThree && pairs > 0 && bench.places.count > 2 {
      isDoubtful = true
    }
    let hasMore = bench.places.contains { $0.isPaired && $0.owed.count > 1 }
    if Doubts.minorBehindPair && hasMore { isDoubtful = true }
  }
}
