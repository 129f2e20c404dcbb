import HockeyRules
import Scoresheets
import Views

/// The instant of a log that the options name.
struct LogInstant {
  /// The value of `--at`; nil for the log's end, or for the reading of the clock that a feed gives for a
  /// game that is still on.
  var at: String?
  var clock: ClockDirection?
  var side: Timeline.Side

  init(_ arguments: Arguments) {
    at = arguments[.at]
    clock = arguments[.clock].flatMap(ClockDirection.init)
    side = arguments[.side].flatMap(Timeline.Side.init) ?? .after
  }

  /// The moment of `game` at that instant.
  func moment(of game: PlayedGame) throws(InstantError) -> Moment {
    guard let at else {
      let timeline = Timeline(of: game.solution)
      if let now = game.log.result?.now, now > timeline.end.time, !timeline.end.game.isOver {
        return try moment(of: game, at: now, written: nil)
      }
      return switch side {
      case .after: Moment(of: game, timeline.end)
      case .before: try moment(of: game, at: timeline.end.time, written: nil)
      }
    }
    var notation = game.notation
    if let clock { notation.clock = clock }
    let time: GameTime
    do throws(NotationError) {
      time = try notation.instant(at)
    } catch {
      throw InstantError(message: error.report(in: "--at"))
    }
    return try moment(of: game, at: time, written: at)
  }

  private func moment(
    of game: PlayedGame, at time: GameTime, written: String?
  ) throws(InstantError) -> Moment {
    do throws(Refusal) {
      return try Moment(of: game, at: time, side)
    } catch {
      let place = written.map { "--at: `\($0)`: " } ?? ""
      throw InstantError(message: place + game.words.words(for: error.reason).text)
    }
  }
}

/// An error that the game does not have the instant.
struct InstantError: Error {
  var message: String
}
