public import HockeyRules
public import Scoresheets

/// A log played to its end under one book, for the views to show.
///
/// It is immutable, and a class because of its size: most views hold one, and to copy the struct was to
/// retain the twenty arrays and texts in it.
public final class PlayedGame: Sendable {
  /// The log as it was read.
  public let log: GameLog
  /// The rulings of the book.
  public let solution: Solution
  /// What the log tells that cannot have happened so, in the order of the plays; for one written by
  /// hand, also the infractions that are probably misspelt.
  public let warnings: [Warning]
  /// Why the plays that the book takes are not the whole game that the log's source tells of; nil where
  /// they are.
  public let incompleteness: Incompleteness?
  /// How the log names the teams and counts the clock.
  public let notation: Notation
  /// The log's file, which names a log without an id.
  public let file: String
  /// How the log's source names its plays.
  public let naming: PlayNaming
  /// Why its book is not known to be its own, in words; nil where the log or its reader names the book.
  public let assumption: String?

  /// Plays `log` under `book`; the log or the book gives the length of the periods.
  ///
  /// `byHand` says that people wrote the log, and not a feed: a sheet where it is nil. With `isNamed`,
  /// players are shown with their names, where the log has them. `assumption` says why the book is only
  /// the nearest to that of the game.
  public convenience init(
    _ log: GameLog, under book: Rulebook, file: String, naming: PlayNaming, byHand: Bool? = nil,
    isNamed: Bool = false, assumption: String? = nil
  ) {
    self.init(
      log, solvedAs: solve(log, under: book), file: file, naming: naming, byHand: byHand,
      isNamed: isNamed, assumption: assumption)
  }

  /// The game of `log`, which is already solved as `solution`.
  public init(
    _ log: GameLog, solvedAs solution: Solution, file: String, naming: PlayNaming,
    byHand: Bool? = nil, isNamed: Bool = false, assumption: String? = nil
  ) {
    self.log = log
    self.assumption = assumption
    incompleteness = log.incompleteness ?? log.refusedGoals(of: solution)
    self.solution = solution
    self.file = file
    self.naming = naming
    let misspelt = byHand ?? (naming == .lines) ? log.misspeltInfractions : []
    warnings =
      misspelt.isEmpty
      ? solution.warnings : (solution.warnings + misspelt).sorted { $0.play < $1.play }
    var notation = Notation(of: log, standard: solution.game.schedule)
    if isNamed { notation.names = log.names }
    self.notation = notation
  }

  /// Whether the plays are all of the game: its source tells of no others, and not that it is still on.
  public var isComplete: Bool { incompleteness == nil && !isStillOn }

  /// Whether the source says that the game is not over.
  public var isStillOn: Bool { log.isStillOn }

  /// What is said of the whole game: that it is still on, and what is missing.
  package var remarks: [String] { [stillOn, missing].compactMap { $0 } }

  /// That the game is still on, and what its clock shows; nil where it is not.
  var stillOn: String? { log.stillOn(in: notation) }

  /// What is missing of the game; nil where nothing is.
  var missing: String? { incompleteness?.remark }

  /// The book under which it was played.
  public var book: Rulebook { solution.book }

  /// The game's name: its id or, if it has none, its file.
  public var name: String { log.id ?? file }

  /// The words for rulings, with the log's names and its clock.
  public var words: RulingWords { RulingWords(notation) }
}

extension GameLog {
  /// Whether the source says that the game is not over.
  fileprivate var isStillOn: Bool { result?.isFinal == false }

  /// That the game is still on, and what its clock shows; nil where it is not.
  fileprivate func stillOn(in notation: Notation) -> String? {
    guard isStillOn else { return nil }
    return "the game is still on" + (result?.now.map { ", at \(notation.text(of: $0))" } ?? "")
  }

  /// What is said of the whole game: that it is still on, and what is missing.
  package func remarks(in notation: Notation) -> [String] {
    [stillOn(in: notation), incompleteness?.remark].compactMap { $0 }
  }
}

extension GameLog {
  /// Which goals of a feed that has a score of its own are refused in `solution`; nil if none are.
  fileprivate func refusedGoals(of solution: Solution) -> Incompleteness? {
    guard let result, let told = result.runningScores.last?.score ?? result.score else {
      return nil
    }
    let count = solution.refusals.count { $0.event.play.scoringTeam != nil }
    return count == 0
      ? nil : .refusedGoals(count: count, told: told, ruled: solution.game.score)
  }
}

extension Incompleteness {
  fileprivate var remark: String { "incomplete: \(words)" }
}

/// How a source names its plays.
public enum PlayNaming: Sendable, Hashable {
  /// By its own numbers or labels, as a feed does.
  case ids
  /// By their lines, as a sheet does.
  case lines
}
