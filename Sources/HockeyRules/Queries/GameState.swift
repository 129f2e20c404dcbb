/// A game at an instant, for the questions of a scoreboard, a bench or a broadcaster.
///
/// `Timeline` gives the states of a solved game, `Game.state` that of a game in progress.
/// No question changes the game.
public struct GameState: Sendable, Hashable {
  /// The reading of the clock.
  public let time: GameTime
  /// Whether the state is before or after the plays of that second.
  public let side: Timeline.Side
  /// The game before the plays of the second, or as settled for the resumption of play.
  public let game: Game
  /// The game with the current stoppage unsettled: the next play applies to this game.
  package let unsettled: Game
  /// The rulings that would settle the current stoppage if nothing more is called.
  public let settlement: [Ruling]
  /// The next face-off if nothing more is called, or `nil` while play is on, before a penalty shot, and
  /// if no face-off follows.
  public let faceOff: FaceOff?

  init(of game: Game, at time: GameTime, _ side: Timeline.Side) {
    self.time = time
    self.side = side
    unsettled = game
    guard side == .after, game.isStopped else {
      self.game = game
      (settlement, faceOff) = ([], nil)
      return
    }
    var referee = Referee(game)
    referee.settleAtEnd(in: time.period)
    self.game = referee.game
    settlement = referee.rulings
    faceOff = referee.game.faceOff(after: game.stoppage?.calls ?? [])
  }

  /// Creates the state of `game` when the clock reaches `time` without a further play.
  init(
    _ game: Game, reaching time: GameTime, _ side: Timeline.Side
  ) throws(Refusal.Reason) {
    guard game.isOver else {
      var referee = Referee(game)
      try referee.advance(to: time)
      self.init(of: referee.game, at: time, side)
      return
    }
    if let reason = game.objection(to: time) { throw reason }
    self.init(of: game, at: min(time, max(game.clock, .start)), side)
  }

  /// The book under which the game is played.
  public var book: Rulebook { game.book }

  /// The places on the bench of `team`, with their times and the penalties that they wait for.
  public func bench(of team: Team) -> [BenchPlace] { game.bench(of: team) }

  /// The skaters that the penalties leave each team, without extra attackers.
  public var manpower: PerTeam<Int> { game.manpower }

  /// The authority for the current manpower.
  public var manpowerAuthority: Authority { game.manpowerAuthority }

  /// The penalties of `team` with minutes on record so far, each with the provision for them.
  public func minutes(of team: Team) -> [(penalty: Penalty, citation: Citation)] {
    game.penalties.filter { $0.team == team && $0.minutes > 0 }.map { penalty in
      // The minutes of these penalties came from separate points of the book when the penalties
      // were assessed.
      let special = [
        book.ejections.countedMinutes.key, book.ejections.gameCounts.key,
        book.shots.replacedMinorMinutes.key,
      ]
      let assessed = game.bench.authorities[penalty.index].length
      if let assessed, special.contains(assessed.key) { return (penalty, assessed) }
      return (penalty, book.classes.minutes(of: penalty.penaltyClass).citation)
    }
  }

  /// The players of `team` who have served their time and leave at the next stoppage, each with the
  /// authority.
  package func leaving(of team: Team) -> [LeavingOccupant] {
    game.leaving.filter { $0.occupant.team == team }
  }

  /// The choices left to captains since the last face-off, or in settling the current stoppage.
  ///
  /// Until the captain chooses, a choice is assumed.
  public var openChoices: [CaptainsChoice] {
    unsettled.choices.filter { $0.isAssumed } + settlement.openChoices
  }
}

extension Game {
  /// The current state of the game, in which the current stoppage is settled as it would be if play
  /// resumed now.
  public var state: GameState { GameState(of: self, at: clock, .after) }

  /// The state of the game when the clock reaches `time` without a further play.
  ///
  /// A game that is over remains in its final state.
  ///
  /// - Throws: The reason if the game has no such time, or the clock has passed that time.
  public func state(at time: GameTime) throws(Refusal.Reason) -> GameState {
    if let last = lastPeriod(lacking: time) { throw .noSuchPeriod(last: last) }
    return try GameState(self, reaching: time, .after)
  }
}

extension [Ruling] {
  /// The players who return to the ice by these rulings.
  var returned: [Occupant] {
    compactMap { if case .bench(.returns(let occupant, _)) = $0.effect { occupant } else { nil } }
  }

  /// The choices that these rulings leave to captains who have not made one yet.
  var openChoices: [CaptainsChoice] {
    compactMap { ruling in
      guard case .call(.choice(let choice, _)) = ruling.effect else { return nil }
      return choice.isAssumed ? choice : nil
    }
  }
}
