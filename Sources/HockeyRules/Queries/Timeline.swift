/// A solved game that gives its state at any instant without playing it from the start.
///
/// It is created once for a solution, and keeps a copy of the game every few plays. A question
/// starts from the last copy before its instant:
///
/// ```swift
/// let timeline = Timeline(of: solution)
/// let state = try timeline.state(at: GameTime(period: 1, elapsed: .seconds(345)))
/// print(state.manpower.home, "skaters, and", state.bench(of: .home).count, "on the bench")
/// // Prints "4 skaters, and 1 on the bench"
/// ```
///
/// If the officials set the clock back, the same reading occurs twice: the later one is used.
public struct Timeline: Sendable {
  /// The solved game.
  public let solution: Solution
  /// The games that are kept, in order.
  private let checkpoints: [Game]
  /// For each kept game, the index of the play that follows it; ascending.
  private let keptBefore: [Int]
  /// For each play, the earliest reading of the clock from its end to the end of the log;
  /// ascending, for binary search.
  private let clocks: [GameTime]

  /// The side of the plays of one second: before or after them.
  public enum Side: String, Sendable, Hashable, CaseIterable {
    /// Before they take effect, once everything due by then has been applied.
    case before
    /// When play resumes: after all of them, with the stoppage settled.
    case after
  }

  /// Creates the timeline of a solved game.
  ///
  /// This takes time proportional to the number of plays.
  public init(of solution: Solution) {
    self.solution = solution
    var game = Game(before: solution)
    var checkpoints = [game]
    var keptBefore = [0]
    var next = game.keptInterval
    var clocks: [GameTime] = []
    clocks.reserveCapacity(solution.plays.count)
    for index in solution.plays.indices {
      if index == next {
        checkpoints.append(game)
        keptBefore.append(index)
        next += game.keptInterval
      }
      game.take(index, of: solution)
      clocks.append(game.clock)
    }
    for index in clocks.indices.dropLast().reversed() {
      clocks[index] = min(clocks[index], clocks[index + 1])
    }
    self.checkpoints = checkpoints
    self.keptBefore = keptBefore
    self.clocks = clocks
  }

  /// The game at `time`, on one side of the plays of that second.
  ///
  /// Everything due by then is applied: a penalty that runs out at that very second is over. A game
  /// that is over remains in its final state. Throws the reason if the game has no such time.
  public func state(
    at time: GameTime, _ side: Side = .after
  ) throws(Refusal.Reason) -> GameState {
    if let last = solution.game.lastPeriod(lacking: time) {
      throw .noSuchPeriod(last: last)
    }
    let played =
      switch side {
      case .before: clocks.firstOfTail { $0 >= time }
      case .after: clocks.firstOfTail { $0 > time }
      }
    return try GameState(game(after: played), reaching: time, side)
  }

  /// The game just before the play at `index` of the solution's plays, once everything due by then
  /// has been applied.
  ///
  /// It differs from the state before that second if the second has several plays. Throws the
  /// reason if the play was refused for its time, or if there is no such play.
  public func state(beforePlay index: Int) throws(Refusal.Reason) -> GameState {
    try checkPlay(index)
    return try GameState(
      game(after: index), reaching: solution.plays[index].event.time, .before)
  }

  /// The game after the play at `index` of the solution's plays, as it would be settled there.
  ///
  /// Throws the reason if the play was refused for its time, or if there is no such play.
  public func state(afterPlay index: Int) throws(Refusal.Reason) -> GameState {
    try checkPlay(index)
    let game = game(after: index + 1)
    let time = solution.plays[index].isRefused ? solution.plays[index].event.time : game.clock
    return try GameState(game, reaching: time, .after)
  }

  private func checkPlay(_ index: Int) throws(Refusal.Reason) {
    guard solution.plays.indices.contains(index) else {
      throw .noSuchPlay(count: solution.plays.count)
    }
  }

  /// The state of the game at the end of the log.
  public var end: GameState {
    let game = game(after: clocks.count)
    return GameState(of: game, at: game.clock, .after)
  }

  /// The game after the first `count` plays; the stoppage after the last of them is not settled.
  private func game(after count: Int) -> Game {
    // A refused play does not change the stoppage during which it was logged.
    guard let last = solution.plays[..<count].lastIndex(where: { !$0.isRefused }) else {
      return Game(before: solution)
    }
    let kept = keptBefore.firstOfTail { $0 > last } - 1
    var game = checkpoints[kept]
    for index in keptBefore[kept]..<last { game.take(index, of: solution) }
    game.take(last, of: solution, settles: false)
    return game
  }
}

extension Solution {
  /// The game after the play at `index` of `plays` and its rulings.
  ///
  /// A negative index gives the game before the first play, an index past the last gives the end.
  ///
  /// The rulings are applied in order to a new game, which takes time in proportion to the plays:
  /// to ask more than once, make a `Timeline`.
  public func game(after index: Int) -> Game {
    var game = Game(before: self)
    for place in plays.indices.prefix(max(0, min(index, plays.count) + 1)) {
      game.take(place, of: self)
    }
    return game
  }

  /// The game's timeline, which gives its state at any instant.
  ///
  /// It is computed at each access: keep it to ask more than once.
  public var timeline: Timeline { Timeline(of: self) }

  /// The game at `time`, on one side of the plays of that second.
  ///
  /// This takes time proportional to the number of plays: to ask more than once, make a `Timeline`.
  /// Throws the reason if the game has no such time.
  public func state(
    at time: GameTime, _ side: Timeline.Side = .after
  ) throws(Refusal.Reason) -> GameState {
    try Timeline(of: self).state(at: time, side)
  }
}

extension Array {
  /// The first index from which `isTail` holds, or the count.
  ///
  /// `isTail` must hold for all elements from that index on, and for none before.
  func firstOfTail(where isTail: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isTail(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Game {
  /// The least number of plays between two kept games.
  ///
  /// A game contains all its goals, penalties and plays so far, so a larger game is kept less
  /// often. Otherwise a log of 100,000 goals would take gigabytes.
  var keptInterval: Int {
    let record = goals.count + penalties.count + attempts.count + foulsForShots.count
    return max(16, record - 64, transcript.plays.count / 16)
  }

  /// Creates the game of `solution` before its first play.
  init(before solution: Solution) {
    self.init(under: solution.game.book, setup: solution.game.setup)
  }
}
