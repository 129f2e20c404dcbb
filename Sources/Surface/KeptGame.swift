import Audits
import Cases
import HockeyRules
import Scoresheets
import Views

/// A played game, and the request that it was played for.
final class KeptGame {
  let game: PlayedGame
  let schedule: Schedule
  let errors: [SurfaceError]
  let notes: [String]
  /// The case that its log is; nil for other logs.
  let `case`: Case?
  private let request: Request

  /// Plays the log of `request` under `book`, as the command does: a choice that the log leaves out is
  /// taken from the source's own record of strength, if that shows one.
  init(_ request: Request, _ source: LogSource, under book: Rulebook) {
    self.request = request
    errors = source.errors
    notes = source.notes
    schedule = source.schedule
    `case` = source.case
    let file = source.case?.title ?? request.log?.name ?? ""
    let assumption = source.assumption
    let first = PlayedGame(
      source.log, under: book, file: file, naming: source.naming, isNamed: request.isNamed,
      assumption: assumption)
    let choices = RecordedChoices(in: source.log, solvedAs: first.solution)
    game =
      choices.count == 0
      ? first
      : PlayedGame(
        choices.log, under: book, file: file, naming: source.naming, isNamed: request.isNamed,
        assumption: assumption)
  }

  /// Whether `other` asks about the same game.
  func isOf(_ other: Request) -> Bool {
    request.log == other.log && request.format == other.format && request.books == other.books
      && request.book == other.book && request.isNamed == other.isNamed
      && request.summary == other.summary && request.league == other.league
  }

  /// The moment that `request` asks about: its instant, or the log's end.
  func moment(of request: Request) throws(SurfaceError) -> Moment {
    let side = request.side ?? .after
    guard let at = request.at else {
      let end = Timeline(of: game.solution).end
      if let now = game.log.result?.now, now > end.time, !end.game.isOver {
        return try moment(at: now, side, nil)
      }
      return side == .after ? Moment(of: game, end) : try moment(at: end.time, side, nil)
    }
    return try moment(at: try time(at, request.clock), side, at)
  }

  /// The time that `text` names, counted as `clock` says or as the log does.
  private func time(
    _ text: String, _ clock: ClockDirection?
  ) throws(SurfaceError) -> GameTime {
    var notation = game.notation
    if let clock { notation.clock = clock }
    do throws(NotationError) {
      return try notation.instant(text)
    } catch {
      throw SurfaceError(error, in: "--at")
    }
  }

  private func moment(
    at time: GameTime, _ side: Timeline.Side, _ written: String?
  ) throws(SurfaceError) -> Moment {
    do throws(Refusal) {
      return try Moment(of: game, at: time, side)
    } catch {
      let place = written.map { "--at: `\($0)`: " } ?? ""
      throw SurfaceError(place + game.words.words(for: error.reason).text)
    }
  }

  /// The plays that `request` asks about, at `time`.
  func plays(of request: Request, at time: GameTime) throws(SurfaceError) -> [Play] {
    var plays: [Play] = []
    for (index, text) in request.plays.enumerated() {
      do throws(NotationError) {
        plays.append(try game.notation.play(text, at: time, number: index + 1))
      } catch {
        throw SurfaceError(error, in: "PLAY")
      }
    }
    return plays
  }
}
