public import HockeyRules
import Scoresheets

/// A game at an instant: everything that the log has by then, settled.
public struct Moment: Sendable {
  /// The game as far as it was played by then.
  public let game: PlayedGame
  /// The reading of the clock.
  public let time: GameTime
  /// What the clock alone changes next; nil where nothing runs.
  public let next: Change?

  /// What falls due at an instant to come, if no whistle or goal comes before it.
  public struct Change: Sendable {
    /// When it falls due.
    public let time: GameTime
    /// What is ruled then.
    public let rulings: [Ruling]
    /// The game after it.
    public let game: Game
  }

  /// The moment of `game` at `time`.
  ///
  /// All that the log has at that time is in it, and is settled as for the face-off. Throws the
  /// refusal where the game has no such time.
  public init(of game: PlayedGame, at time: GameTime) throws(Refusal) {
    let last = game.solution.plays.lastIndex { $0.refused == nil && $0.event.time <= time }
    let look = Event(id: .label("look"), time: time, play: .look)
    var log = game.log
    log.plays.removeSubrange((last.map { $0 + 1 } ?? 0)...)
    log.plays.append(LoggedPlay(event: look, line: 0))
    let past = PlayedGame(log, under: game.book, file: game.file, naming: game.naming)
    // The last state of a game that is over stays.
    if let refusal = past.solution.refusals.last, refusal.event == look,
      refusal.reason != .gameIsOver
    {
      throw refusal
    }
    self.game = past
    self.time = time
    next = Change(after: past.solution.game, at: time, under: game.book)
  }
}

extension Moment.Change {
  /// What runs out first in `game`; nil where nothing does.
  fileprivate init?(after game: Game, at time: GameTime, under book: Rulebook) {
    guard !game.isOver, let due = game.penalties.compactMap(\.until).min() else { return nil }
    let then = game.schedule.time(of: due, in: time.period)
    let look = Event(id: .label("look"), time: then, play: .look)
    var after = game
    do throws(Refusal) {
      let rulings = try after.play(look, under: book).filter { $0.at == due }
      self.rulings = rulings.filter { !rulings.repeats($0) }
    } catch {
      return nil
    }
    self.time = then
    self.game = after
  }
}

extension [Ruling] {
  /// Whether `ruling` says that a seat's time is up whose occupant goes on the ice at once.
  fileprivate func repeats(_ ruling: Ruling) -> Bool {
    guard case .expires(let expired) = ruling.effect else { return false }
    return contains {
      if case .returns(_, let seat) = $0.effect { seat == expired } else { false }
    }
  }
}
