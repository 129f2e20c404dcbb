/// The tree of all small games: a few calls to two players a team and a few goals, on a grid of
/// four instants.
///
/// The first play is at the first instant, and the first call is on the home team's number 1; every
/// other game is one of these under other names.
struct SmallGames {
  /// The greatest number of calls in a game.
  var calls: Int
  /// The greatest number of goals in a game.
  var goals: Int
  /// The greatest number of plays that concern the home team apart from penalties and goals.
  ///
  /// In games with such plays, calls are of two kinds only.
  var teamPlays = 0

  /// The seconds of playing time between neighbouring instants.
  static let step = 60
  private static let instants = 4
  private static let classes: [[Class]] = [
    [.minor], [.minor, .minor], [.major], [.minor, .misconduct], [.major, .gameMisconduct],
    [.match],
  ]
  private static let plays: [SlowPlay] = Side.allCases.flatMap { side in
    [1, 2].flatMap { number in classes.map { .call(side, .skater(number), $0) } } + [.goal(side)]
  }
  private static let playsWithTeams: [SlowPlay] =
    plays.filter { play in
      if case .call(_, _, let classes) = play {
        classes == [.minor] || classes == [.major, .gameMisconduct]
      } else {
        true
      }
    }
    + [
      .timeOut, .challenge(.failed), .noChange, .injured(1), .inGoal(30), .inGoal(31), .pulled,
      .letOut(1), .forfeit,
    ].map { .team(.home, $0) }

  /// Walks the tree: plays the last play of each game on the state that the play before it left.
  ///
  /// `play` returns the state for the games that continue this one, or `nil` if no game can
  /// continue it.
  func walk<State>(from state: State, _ play: (State, SlowEvent) throws -> State?) rethrows {
    try extend(state, SoFar(), play)
  }

  /// The facts about a game that decide how it may go on.
  private struct SoFar {
    var calls = 0
    var goals = 0
    var teamPlays = 0
    var second = 0
    /// Whether number 1 of each team has been called.
    var hasFirst = Both(false, false)

    func adding(_ event: SlowEvent) -> SoFar {
      var more = self
      more.second = event.second
      if case .call(let side, let charged, _) = event.play {
        more.calls += 1
        if charged == .skater(1) { more.hasFirst[side] = true }
      } else if case .team = event.play {
        more.teamPlays += 1
      } else {
        more.goals += 1
      }
      return more
    }
  }

  private func extend<State>(
    _ state: State, _ soFar: SoFar, _ play: (State, SlowEvent) throws -> State?
  ) rethrows {
    let plays = teamPlays > 0 ? Self.playsWithTeams : Self.plays
    for next in plays where mayGoOn(soFar, with: next) {
      for instant in instants(for: next, after: soFar) {
        let event = SlowEvent(second: Self.step * instant, play: next)
        guard let more = try play(state, event) else { continue }
        try extend(more, soFar.adding(event), play)
      }
    }
  }

  /// The instants for a play; a goal is the first play of its instant.
  private func instants(for play: SlowPlay, after soFar: SoFar) -> Range<Int> {
    if soFar.calls == 0 { return 0..<1 }
    let now = soFar.second / Self.step
    if case .goal = play { return min(now + 1, Self.instants)..<Self.instants }
    return now..<Self.instants
  }

  /// Whether a game may go on with `play`.
  ///
  /// A game begins with a call, because a goal before it changes nothing, and keeps to the limits.
  private func mayGoOn(_ soFar: SoFar, with play: SlowPlay) -> Bool {
    if case .team = play { return soFar.calls > 0 && soFar.teamPlays < teamPlays }
    guard case .call(let side, let charged, _) = play else {
      return soFar.calls > 0 && soFar.goals < goals
    }
    guard soFar.calls < calls, soFar.calls > 0 || side == .home else { return false }
    return charged == .skater(1) || soFar.hasFirst[side]
  }
}
