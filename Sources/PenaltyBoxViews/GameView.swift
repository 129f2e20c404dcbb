public import HockeyRules
import Rulebooks
import Scoresheets
import Surface
import Views

/// A game for programs that show it: its tables, picture, page, and the changes that a board announces.
///
/// ```swift
/// let game = try GameView(of: "under nhl-2025\nP1 4:00 A6 2 hooking\n 5:00 B goal\n")
/// print(game.solution.game.score)
/// print(game.csv(.penalties))
/// print(try game.changes(after: game.solution.plays[0].event.id).map(\.text))
/// ```
public struct GameView: Sendable {
  private let played: PlayedLog

  /// Plays `log`, in any format that the command reads, under the book with the id `book` or,
  /// without one, the log's own.
  ///
  /// `name` is the log's name in errors. With `showsNames`, players appear with their names where
  /// the log has them.
  ///
  /// - Throws: ``GameViewError`` if the log cannot be read to its end, or has no book.
  public init(
    of log: String, name: String = "the log", under book: String? = nil, showsNames: Bool = false
  ) throws(GameViewError) {
    let file = ReadLog(NamedText(name: name, text: Array(log.utf8)))
    if let first = file.errors.first { throw GameViewError(first, file.errors.dropFirst()) }
    var shelf = BookShelf()
    do throws(SurfaceError) {
      let book = try shelf.chosen(for: file.log, in: name, choice: book)
      played = PlayedLog(file, under: book, called: name, isNamed: showsNames)
    } catch { throw GameViewError(error) }
  }

  /// The rulings on the plays, and the game after the last play.
  public var solution: Solution { played.game.solution }

  /// The table as CSV with a head; times are whole seconds since the period began.
  public func csv(_ table: Table) -> String {
    GameRows(rawValue: table.rawValue).map { ReplayCSV.text(of: played.game, $0, hasHead: true) }
      ?? ""
  }

  /// The picture of the penalties over playing time, as SVG.
  public var svg: String { ReplaySVG.text(of: played.game) }

  /// A page that shows the game, as HTML without scripts.
  public var page: String { ReplayHTML.page(of: played.game) }

  /// The scoresheet to sign, as HTML.
  public var scoresheet: String { Document.scoresheet(of: played.game).html }

  /// The changes worth announcing after `play`, up to and including `last`.
  ///
  /// Without `play`, the changes count from the start of the game; without `last`, to the end of
  /// the log.
  ///
  /// - Throws: ``GameViewError`` if the log has no such play, or `last` comes before `play`.
  public func changes(
    after play: Event.ID? = nil, until last: Event.ID? = nil
  ) throws(GameViewError) -> [Change] {
    do throws(SurfaceError) {
      return try played.changes(after: play, until: last).map { Change($0) }
    } catch { throw GameViewError(error) }
  }

  /// The tables of a game, named after the subject of a row.
  @nonexhaustive public enum Table: String, Sendable, Hashable, CaseIterable {
    case plays, rulings, penalties, goals, teams, strengths, players, intervals, attempts
    case powerPlays = "power-plays"
  }

  /// A power play that begins or ends, a player out of the box, or a goal.
  public struct Change: Sendable, Hashable {
    /// The kind, as in the answers in every language: `power-play`, `goal`, `out-of-box`.
    public let kind: String
    /// The time of the change.
    public let time: GameTime
    /// The team concerned: the team with the power play, the goal or the player.
    public let team: Team
    /// The change in words.
    public let text: String

    fileprivate init(_ line: ChangeLine) {
      (kind, time, team) = (line.change.kind.rawValue, line.change.time, line.change.team)
      text = line.text
    }
  }
}

/// Why a log could not be read or played, or a question about it not answered.
public struct GameViewError: Error, Sendable, CustomStringConvertible {
  /// The errors, each as the command prints it: with the file, the line and a caret.
  public let reports: [String]

  fileprivate init(_ error: SurfaceError, _ others: ArraySlice<SurfaceError> = []) {
    reports = ([error] + error.others + others).map { $0.report }
  }

  /// The reports, a line or more for each.
  public var description: String { reports.joined(separator: "\n") }
}
