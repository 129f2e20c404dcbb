public import HockeyRules

/// A game at an instant, in the names and on the clock of its log.
public struct Moment: Sendable {
  /// The whole game.
  public let game: PlayedGame
  /// The game as it stands at that instant.
  public let state: GameState

  /// The reading of the clock.
  public var time: GameTime { state.time }

  /// The moment of `game` at `time`, on one side of the plays of that second.
  ///
  /// Throws the refusal where the game has no such time.
  public init(
    of game: PlayedGame, at time: GameTime, _ side: Timeline.Side = .after
  ) throws(Refusal) {
    self.init(of: game, try game.solution.state(at: time, side, under: game.book))
  }

  /// The moment at which `game` stands as `state` says.
  public init(of game: PlayedGame, _ state: GameState) {
    self.game = game
    self.state = state
  }

  /// The wording for rulings that made `after`, or the state itself.
  func wording(after: Game? = nil) -> RulingWording {
    RulingWording(game, after: after ?? state.game)
  }
}

extension [Ruling] {
  /// What a reader is told of: not that a seat's time is up whose occupant goes on the ice at once.
  var news: [Ruling] {
    filter { ruling in
      guard case .expires(let expired) = ruling.effect else { return true }
      return !contains {
        if case .returns(_, let seat) = $0.effect, $0.at == ruling.at {
          seat == expired
        } else {
          false
        }
      }
    }
  }
}

extension RulingWording {
  /// The ruling as a line of what is to come: a player whose time is up but who has to wait for a
  /// stoppage is told of as well.
  func upcoming(_ ruling: Ruling, in period: Int) -> RulingLine? {
    line(for: ruling, in: period)
      ?? timeIsUp(ruling.effect, in: period).map {
        RulingLine($0, rule: citation(of: ruling.authority))
      }
  }
}
