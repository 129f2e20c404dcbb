package import HockeyRules
package import Scoresheets
package import Views

/// The instant of a game that somebody asks about, and the plays that he asks about, as he typed them.
///
/// The command and the callers in other languages read both here.
package struct AskedInstant: Sendable {
  /// The time as it was typed; nil for the log's end, or for the reading of the clock that a feed gives
  /// for a game that is still on.
  package var at: String?
  /// How that time is counted, if not as the log does.
  package var clock: ClockDirection?
  package var side: Timeline.Side?

  /// Creates the instant `at`; by default it is the log's end.
  package init(at: String? = nil, clock: ClockDirection? = nil, side: Timeline.Side? = nil) {
    self.at = at
    self.clock = clock
    self.side = side
  }

  /// The moment of `game` at that instant.
  package func moment(of game: PlayedGame) throws(SurfaceError) -> Moment {
    let side = side ?? .after
    guard let at else {
      let end = Timeline(of: game.solution).end
      if let now = game.log.result?.now, now > end.time, !end.game.isOver {
        return try moment(of: game, at: now, side)
      }
      return switch side {
      case .after: Moment(of: game, end)
      case .before: try moment(of: game, at: end.time, side)
      }
    }
    var notation = game.notation
    if let clock { notation.clock = clock }
    let time: GameTime
    do throws(NotationError) {
      time = try notation.instant(at)
    } catch {
      throw SurfaceError(error, in: "--at")
    }
    return try moment(of: game, at: time, side)
  }

  private func moment(
    of game: PlayedGame, at time: GameTime, _ side: Timeline.Side
  ) throws(SurfaceError) -> Moment {
    do throws(Refusal) {
      return try Moment(of: game, at: time, side)
    } catch {
      let place = at.map { "--at: `\($0)`: " } ?? ""
      throw SurfaceError(place + game.words.words(for: error.reason).text)
    }
  }

  /// The plays in `texts`, one each, as people type them about `moment`.
  package static func plays(
    _ texts: [String], at moment: Moment
  ) throws(SurfaceError) -> [Play] {
    var plays: [Play] = []
    for (index, text) in texts.enumerated() {
      do throws(NotationError) {
        plays.append(
          try moment.game.notation.play(
            typed: text, at: moment.time, in: moment.game.log, number: index + 1))
      } catch {
        throw SurfaceError(error, in: "PLAY")
      }
    }
    return plays
  }
}
