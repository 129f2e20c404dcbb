public import HockeyRules
public import Scoresheets

/// A log played to its end under one book: what the views show.
public struct PlayedGame: Sendable {
  /// The log as it was read.
  public let log: GameLog
  /// What the book rules on it.
  public let solution: Solution
  /// The book's name as people write it, such as `NHL 2025-26`.
  public var book: String
  /// The log's file, for a log that has no id of its own.
  public var file: String
  /// What the log's source calls its plays.
  public var naming: PlayNaming
  /// How the log names teams and reads its clock.
  public let notation: Notation

  /// Creates the game that `solution` makes of `log`.
  public init(
    _ log: GameLog, _ solution: Solution, book: String, file: String, naming: PlayNaming
  ) {
    self.log = log
    self.solution = solution
    self.book = book
    self.file = file
    self.naming = naming
    var notation = Notation(of: log, standard: solution.game.schedule)
    notation.schedule = solution.game.schedule
    self.notation = notation
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
