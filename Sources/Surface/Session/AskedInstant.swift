package import HockeyRules
package import Scoresheets
package import Views

/// The instant of a question, for the command and for callers in other languages.
///
/// It also reads the plays that a question is about.
package struct AskedInstant: Sendable {
  package enum Time: Sendable {
    /// A time as people type it: `P2 12:34`.
    case typed(String)
    case elapsed(PlayingTime, period: Int)
  }

  /// The time; `nil` for the log's end or, in a game in progress, the clock in its feed.
  package var at: Time?
  /// The direction in which the time counts; `nil` for the log's own direction.
  package var clock: ClockDirection?
  package var side: Timeline.Side?
  /// What messages call the time and the plays: members of a request, or options of the command.
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

  /// Reads one play from each of `texts`, as people type plays about `moment`.
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
