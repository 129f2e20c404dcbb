import HockeyRules

/// All stoppages that two players of each team and their benches can bring with a few calls.
enum SmallWorld {
  /// Every call there is in it.
  static let calls: [Call] = Team.allCases.flatMap { team in
    [Player(team, 1), Player(team, 2)].flatMap { player in
      [[.minor], [.minor, .minor], [.major], [.match], [.misconduct]].map {
        Call(offender: .skater(player), penalties: $0)
      }
    } + [Call(offender: .bench(team), penalties: [.minor])]
  }

  /// All sets of one to `most` of the calls.
  static func stoppages(of most: Int) -> [[Call]] {
    var stoppages: [[Call]] = []
    var chosen: [Call] = []
    func choose(from index: Int) {
      if !chosen.isEmpty { stoppages.append(chosen) }
      guard chosen.count < most else { return }
      for next in calls.indices[index...] {
        chosen.append(calls[next])
        choose(from: next + 1)
        chosen.removeLast()
      }
    }
    choose(from: 0)
    return stoppages
  }
}
