/// All games of up to three calls to two players a team and up to two goals, on a coarse grid of instants.
///
/// The first play is at the first instant, and the team and the player first called are the home team's and
/// number 1: all others are the same under other names.
struct SmallSlowGames {
  /// Seconds of playing time between two of the four instants.
  static let step = 60
  private static let instants = 4
  private static let classes: [[Class]] = [
    [.minor], [.minor, .minor], [.major], [.minor, .misconduct], [.major, .gameMisconduct],
    [.match],
  ]
  private static let plays: [SlowPlay] = Side.allCases.flatMap { side in
    [1, 2].flatMap { number in classes.map { .call(side, .skater(number), $0) } } + [.goal(side)]
  }

  private let stride: Int
  private var count = 0
  private var chosen: [[SlowEvent]] = []

  /// Every `stride`-th of them.
  static func every(_ stride: Int) -> [[SlowEvent]] {
    var games = SmallSlowGames(stride: stride)
    games.extend([], SoFar())
    return games.chosen
  }

  private init(stride: Int) { self.stride = stride }

  /// What of a game decides how it may go on.
  private struct SoFar {
    var calls = 0
    var goals = 0
    /// Whether number 1 of each team has been called.
    var hasFirst = Both(false, false)

    /// A game begins with a call (a goal before it changes nothing), and has no more than it may have.
    func mayGoOn(with play: SlowPlay) -> Bool {
      guard case .call(let side, let charged, _) = play else { return calls > 0 && goals < 2 }
      guard calls < 3, calls > 0 || side == .home else { return false }
      return charged == .skater(1) || hasFirst[side]
    }

    func adding(_ play: SlowPlay) -> SoFar {
      var more = self
      if case .call(let side, let charged, _) = play {
        more.calls += 1
        if charged == .skater(1) { more.hasFirst[side] = true }
      } else {
        more.goals += 1
      }
      return more
    }
  }

  private mutating func extend(_ events: [SlowEvent], _ soFar: SoFar) {
    for play in Self.plays where soFar.mayGoOn(with: play) {
      let more = soFar.adding(play)
      for instant in instants(for: play, after: events) {
        let longer = events + [SlowEvent(second: Self.step * instant, play: play)]
        if count % stride == 0 { chosen.append(longer) }
        count += 1
        extend(longer, more)
      }
    }
  }

  /// A goal is the first play of its instant.
  private func instants(for play: SlowPlay, after events: [SlowEvent]) -> Range<Int> {
    guard let last = events.last else { return 0..<1 }
    let now = last.second / Self.step
    if case .goal = play { return min(now + 1, Self.instants)..<Self.instants }
    return now..<Self.instants
  }
}
