/// A solved game that can be asked for its state at any instant, without playing it again from the start.
///
/// Made once of a solution, it keeps the game after every few plays. A question goes on from the last game kept
/// before its instant:
///
/// ```swift
/// let timeline = Timeline(of: solution, under: book)
/// let state = try timeline.state(at: GameTime(period: 1, elapsed: .seconds(345)))
/// print(state.manpower.home, "skaters, and", state.bench(of: .home).count, "on the bench")
/// // Prints "4 skaters, and 1 on the bench"
/// ```
///
/// Where the officials set the clock back, the same reading comes twice: the later one is meant.
public struct Timeline: Sendable {
  /// The solved game.
  public let solution: Solution
  /// The book that it was solved under.
  public let book: Rulebook
  /// The game before every play whose place is a multiple of `stride`.
  private let checkpoints: [Game]
  /// The least that the clock read after each play or after any later one: in order, so that it can be searched.
  private let clocks: [GameTime]

  /// How many plays lie between two games that are kept.
  private static let stride = 16

  /// Which side of the plays of one second.
  public enum Side: String, Sendable, Hashable, CaseIterable {
    /// Before they took effect, what fell due by then applied.
    case before
    /// When play goes on: after all of them, the stoppage settled.
    case after
  }

  /// The timeline of a game that was solved under `book`.
  ///
  /// Takes time in proportion to the number of plays.
  public init(of solution: Solution, under book: Rulebook) {
    self.solution = solution
    self.book = book
    var game = Game(before: solution, under: book)
    var checkpoints: [Game] = []
    checkpoints.reserveCapacity(solution.plays.count / Self.stride + 1)
    var clocks: [GameTime] = []
    clocks.reserveCapacity(solution.plays.count)
    for (index, play) in solution.plays.enumerated() {
      if index % Self.stride == 0 { checkpoints.append(game) }
      game.apply(play.ownRulings, of: play)
      clocks.append(game.clock)
      game.apply(play.settlement)
    }
    for index in clocks.indices.dropLast().reversed() {
      clocks[index] = min(clocks[index], clocks[index + 1])
    }
    self.checkpoints = checkpoints
    self.clocks = clocks
  }

  /// The game at `time`, on one side of the plays of that second.
  ///
  /// What fell due by then is applied: a penalty that ran out at that very second is over. A game that is over
  /// stays as it ended. Throws the reason where the game has no such time.
  public func state(
    at time: GameTime, _ side: Side = .after
  ) throws(Refusal) -> GameState {
    let played =
      switch side {
      case .before: firstPlay { clocks[$0] >= time }
      case .after: firstPlay { clocks[$0] > time }
      }
    return try state(of: game(after: played), at: time, side)
  }

  /// The game just before the play at `index` of the solution's, what fell due by then applied.
  ///
  /// It differs from the state before that second where the second has several plays. Throws the reason where the
  /// play was refused for its time.
  public func state(beforePlay index: Int) throws(Refusal) -> GameState {
    try state(of: game(after: index), at: solution.plays[index].event.time, .before)
  }

  /// The game after the play at `index` of the solution's and those before it, as it would be settled there.
  ///
  /// Throws the reason where the play was refused for its time.
  public func state(afterPlay index: Int) throws(Refusal) -> GameState {
    let game = game(after: index + 1)
    let time = solution.plays[index].refused == nil ? game.clock : solution.plays[index].event.time
    return try state(of: game, at: time, .after)
  }

  /// The state in which the log leaves the game.
  public var end: GameState {
    let game = game(after: clocks.count)
    return GameState(of: game, at: game.clock, .after, under: book)
  }

  private func state(
    of game: Game, at time: GameTime, _ side: Side
  ) throws(Refusal) -> GameState {
    var referee = Referee(game, under: book)
    let look = Event(id: .label("look"), time: time, play: .other("look"))
    if game.isOver {
      if let reason = referee.objection(to: time) {
        throw Refusal(event: look, reason: reason, game: game)
      }
      return GameState(of: game, at: min(time, max(game.clock, .start)), side, under: book)
    } else {
      try referee.hear(look)
    }
    return GameState(of: referee.game, at: time, side, under: book)
  }

  /// The game after the first `count` plays, the stoppage behind the last of them not settled.
  private func game(after count: Int) -> Game {
    // A refused play leaves the stoppage that it stands in as it was.
    guard let last = solution.plays[..<count].lastIndex(where: { $0.refused == nil }) else {
      return Game(before: solution, under: book)
    }
    let checkpoint = last / Self.stride
    var game = checkpoints[checkpoint]
    for play in solution.plays[checkpoint * Self.stride..<last] {
      game.apply(play.ownRulings, of: play)
      game.apply(play.settlement)
    }
    game.apply(solution.plays[last].ownRulings, of: solution.plays[last])
    return game
  }

  /// The place of the first play for which `isBeyond` holds, as it then does for all later ones.
  private func firstPlay(where isBeyond: (Int) -> Bool) -> Int {
    var low = 0
    var high = clocks.count
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Solution {
  /// The game at `time`, on one side of the plays of that second.
  ///
  /// Takes time in proportion to the number of plays; who asks more than once makes a `Timeline`. Throws the
  /// reason where the game has no such time.
  public func state(
    at time: GameTime, _ side: Timeline.Side = .after, under book: Rulebook
  ) throws(Refusal) -> GameState {
    try Timeline(of: self, under: book).state(at: time, side)
  }
}

extension Game {
  /// The game of `solution` before its first play.
  init(before solution: Solution, under book: Rulebook) {
    self.init(
      under: book, kind: solution.game.kind, schedule: solution.game.schedule,
      goalkeepers: solution.game.goalkeepersByName)
  }

  fileprivate mutating func apply(_ rulings: ArraySlice<Ruling>, of play: PlayedEvent) {
    if play.refused == nil { clock = play.event.time }
    apply(rulings)
  }

  fileprivate mutating func apply(_ rulings: ArraySlice<Ruling>) {
    for ruling in rulings { apply(ruling) }
  }
}
