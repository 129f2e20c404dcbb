package import HockeyRules
import Scoresheets

/// A game at an instant, with its log's names and clock.
///
/// The moment is immutable. Like ``PlayedGame``, it is a class because of its size.
package final class Moment: Sendable {
  package let game: PlayedGame
  package let state: GameState

  package var time: GameTime { state.time }

  /// Creates the moment of `game` at `time`, before or after the plays of that second.
  ///
  /// Throws the reason if the game has no such time.
  package convenience init(
    of game: PlayedGame, at time: GameTime, _ side: Timeline.Side = .after
  ) throws(Refusal.Reason) {
    self.init(of: game, try game.solution.state(at: time, side))
  }

  package init(of game: PlayedGame, _ state: GameState) {
    self.game = game
    self.state = state
  }

  package var warnings: ArraySlice<Warning> {
    game.warnings[..<(game.warnings.firstIndex { isAhead($0.time) } ?? game.warnings.endIndex)]
  }

  package var refusals: ArraySlice<Refusal> {
    let plays = game.solution.plays
    let end = plays.firstIndex { $0.refused == nil && isAhead($0.event.time) } ?? plays.endIndex
    // A refused play may have a wrong time. It counts once a later line of the log has passed.
    guard let last = plays[..<end].lastIndex(where: { !isAhead($0.event.time) }) else { return [] }
    return game.solution.refusals.prefix(plays[...last].count { $0.refused != nil })
  }

  private func isAhead(_ time: GameTime) -> Bool {
    switch state.side {
    case .before: time >= self.time
    case .after: time > self.time
    }
  }

  struct PowerPlay {
    let team: Team
    /// How long the power play lasts without a whistle, a goal or a penalty; `nil` if it does not
    /// end by itself.
    let left: PlayingTime?
  }

  var powerPlay: PowerPlay? {
    guard !state.game.isOver, let team = state.game.manpower.stronger else { return nil }
    let left = state.nextChange.map {
      game.solution.game.schedule.instant(of: $0.time)
        - game.solution.game.schedule.instant(of: time)
    }
    return PowerPlay(team: team, left: left)
  }

  var shootOut: ShootOutTally? {
    let tally = state.game.shootOut
    let isOn = time.period == game.notation.shootOut
    return isOn || tally.scored != PerTeam(both: []) ? tally : nil
  }

  struct RunningClock {
    /// The leading team and its lead in goals.
    let leader: Team
    let lead: Int
    /// The lead at which the clock stops at whistles again.
    let back: Int
  }

  /// The lead that keeps the clock running, or `nil` if the clock stops at whistles.
  var runningClock: RunningClock? {
    guard let running = state.game.runningTime, !state.game.isOver else { return nil }
    let lead = state.game.score.home - state.game.score.visiting
    return RunningClock(leader: lead > 0 ? .home : .visiting, lead: abs(lead), back: running.back)
  }

  func wording(after: Game? = nil) -> RulingWording {
    RulingWording(game, after: after ?? state.game)
  }
}
