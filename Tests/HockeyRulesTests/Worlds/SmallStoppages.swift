/// All stoppages to which two players of each team and the benches can lead with a few calls.
enum SmallStoppages {
  /// All calls that can be made.
  static let calls: [SlowPlay] = Side.allCases.flatMap { side in
    [1, 2].flatMap { number in
      [[.minor], [.minor, .minor], [.major], [.match], [.misconduct]].map {
        SlowPlay.call(side, .skater(number), $0)
      }
    } + [.call(side, .bench, [.minor])]
  }

  /// All sets of one to `most` of the calls.
  static func all(of most: Int) -> [[SlowPlay]] {
    var stoppages: [[SlowPlay]] = []
    var chosen: [SlowPlay] = []
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

  /// The stoppages of up to four calls: one from each group of stoppages that differ only in the
  /// names of teams and players.
  static let upToNames = {
    var seen: Set<[Int]> = []
    return all(of: 4).filter { calls in
      let indices = calls.map { calls in Self.calls.firstIndex(of: calls) ?? 0 }
      return seen.isDisjoint(with: renamed(indices)) && seen.insert(indices.sorted()).inserted
    }
  }()

  /// The same stoppage with teams and players renamed in all ways.
  private static func renamed(_ indices: [Int]) -> [[Int]] {
    let team = calls.count / 2
    let player = (team - 1) / 2
    return (0..<8).map { names in
      indices.map { index in
        var (side, call) = (index / team, index % team)
        let swapsPlayers = side == 0 ? names & 1 > 0 : names & 2 > 0
        if swapsPlayers && call < 2 * player { call = (call + player) % (2 * player) }
        if names & 4 > 0 { side = 1 - side }
        return side * team + call
      }.sorted()
    }
  }
}
