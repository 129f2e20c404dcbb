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
}
