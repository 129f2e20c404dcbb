public import HockeyRules
public import Scoresheets

/// A log played to its end under one book: what the views show.
public struct PlayedGame: Sendable {
  /// The log as it was read.
  public let log: GameLog
  /// The book that it was played under.
  public let book: Rulebook
  /// What the book rules on it.
  public let solution: Solution
  /// How the log names teams and reads its clock.
  public let notation: Notation
  /// The log's file, for a log that has no id of its own.
  public let file: String
  /// What the log's source calls its plays.
  public let naming: PlayNaming

  /// Plays `log` under `book`, to the periods that the log says, or the book.
  public init(_ log: GameLog, under book: Rulebook, file: String, naming: PlayNaming) {
    self.log = log
    self.book = book
    self.file = file
    self.naming = naming
    let schedule = log.schedule(standard: book.schedule(for: log.kind))
    solution = solve(
      log.events, under: book, kind: log.kind, schedule: schedule, goalkeepers: log.goalkeepers)
    notation = Notation(of: log, standard: schedule)
  }

  /// What names the game: its id, else its file.
  public var name: String { log.id ?? file }

  /// The words for rulings, in the log's names and on its clock.
  public var words: RulingWords { RulingWords(notation) }
}

/// What a source calls its plays.
public enum PlayNaming: Sendable, Hashable {
  /// By its own numbers or labels, as a feed does.
  case ids
  /// By their lines, as a sheet does.
  case lines
}
