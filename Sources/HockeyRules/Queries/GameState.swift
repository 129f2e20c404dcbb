/// A game at an instant: what a scoreboard, a bench and a broadcaster ask of it.
///
/// `Timeline` gives the states of a solved game, `Game.state(under:)` that of a game in progress. Asking changes
/// nothing.
public struct GameState: Sendable, Hashable {
  /// What the clock reads.
  public let time: GameTime
  /// Which side of the plays of that second it is.
  public let side: Timeline.Side
  /// The game as it stands: before the plays of the second, or when play goes on.
  public let game: Game
  /// The game with the stoppage that is on not settled: what happens next happens to it.
  public let unsettled: Game
  /// What the face-off would settle of the stoppage that is on, if nothing more is called.
  public let settlement: [Ruling]
  /// The book that it is played under.
  public let book: Rulebook

  init(of game: Game, at time: GameTime, _ side: Timeline.Side, under book: Rulebook) {
    self.time = time
    self.side = side
    self.book = book
    unsettled = game
    guard side == .after, game.stoppage != nil else {
      self.game = game
      settlement = []
      return
    }
    var referee = Referee(game, under: book)
    referee.cause = game.stoppage?.calls.last?.id ?? referee.cause
    referee.settleAtEnd(in: time.period)
    self.game = referee.game
    settlement = referee.rulings
  }

  /// Who sits on the bench of `team`, until when or waiting for what, and whether a penalty clock runs for it.
  public func bench(of team: Team) -> [BenchPlace] { game.bench(of: team, under: book) }

  /// The skaters that the penalties leave each team, extra attackers left out.
  public var manpower: PerTeam<Int> { game.manpower }

  /// Who or what says that the teams have the manpower that they have.
  public var manpowerAuthority: Authority { game.manpowerAuthority(under: book) }

  /// The penalties of `team` with minutes on record so far, each with the rule that they are recorded by.
  public func minutes(of team: Team) -> [(penalty: Penalty, rule: RuleReference)] {
    let referee = Referee(game, under: book)
    return game.penalties.filter { $0.team == team && $0.minutes > 0 }.map {
      ($0, referee.minutesRule(for: $0.penaltyClass))
    }
  }

  /// Those of `team` whose time is up and who leave at the next stoppage, each with who or what says so.
  public func leaving(of team: Team) -> [Leaving] {
    game.leaving.filter { $0.occupant.team == team }
  }

  /// What is left to captains, by what was ruled since the last face-off and in settling the stoppage that is
  /// on, and is assumed until they say otherwise.
  public var openChoices: [CaptainsChoice] {
    unsettled.choices.filter(\.isAssumed) + settlement.openChoices
  }
}

extension Game {
  /// The state of the game as it stands: what is called at the stoppage that is on is settled in it, as it would
  /// be if play went on now.
  public func state(under book: Rulebook) -> GameState {
    GameState(of: self, at: clock, .after, under: book)
  }
}

extension [Ruling] {
  /// What they leave to captains who have not spoken yet.
  var openChoices: [CaptainsChoice] {
    compactMap { CaptainsChoice($0, isInPlay: false) }.filter(\.isAssumed)
  }
}
