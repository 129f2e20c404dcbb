package import HockeyRules
package import Scoresheets
package import Views

/// The instant of a game that somebody asks about, and the plays that he asks about, as he typed them.
///
/// The command and the callers in other languages read both here.
package struct AskedInstant: Sendable {
  package enum Time: Sendable {
    /// As people type it: `P2 12:34`.
    case typed(String)
    case elapsed(PlayingTime, period: Int)
  }

  /// The time; `nil` means the log's end or, for a game that is still on, the clock that its feed gives.
  package var at: Time?
  /// How that time is counted, if not as the log does.
  package var clock: ClockDirection?
  package var side: Timeline.Side?
  /// The names of the time and of the plays in messages: those of the members of a request, or of the
  /// command's words.
  package var names = (at: "at", plays: "plays")

  package init(at: Time? = nil, clock: ClockDirection? = nil, side: Timeline.Side? = nil) {
    self.at = at
    self.clock = clock
    self.side = side
  }

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
    switch at {
    case .elapsed(let elapsed, let period):
      return try moment(of: game, at: GameTime(period: period, elapsed: elapsed), side)
    case .typed(let text):
      var notation = game.notation
      if let clock { notation.clock = clock }
      let time: GameTime
      do throws(NotationError) {
        time = try notation.instant(text, current: Timeline(of: game.solution).end.time.period)
      } catch { throw SurfaceError(error, in: names.at, .noSuchInstant) }
      return try moment(of: game, at: time, side)
    }
  }

  private func moment(
    of game: PlayedGame, at time: GameTime, _ side: Timeline.Side
  ) throws(SurfaceError) -> Moment {
    do throws(Refusal.Reason) {
      return try Moment(of: game, at: time, side)
    } catch {
      let start =
        switch at {
        case .typed(let text): "\(names.at): `\(text)`: "
        case .elapsed: "\(names.at): "
        case nil: ""
        }
      throw SurfaceError(start + game.words(forRefusing: error, at: time).text, .noSuchInstant)
    }
  }

  /// The plays in `texts`, one each, as people type them about `moment`.
  package func plays(_ texts: [String], at moment: Moment) throws(SurfaceError) -> [Play] {
    var plays: [Play] = []
    for (index, text) in texts.enumerated() {
      do throws(NotationError) {
        plays.append(
          try moment.game.notation.play(
            typed: text, at: moment.time, in: moment.game.log, number: index + 1))
      } catch { throw SurfaceError(error, in: names.plays) }
    }
    return plays
  }
}
