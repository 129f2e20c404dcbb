public import HockeyRules
public import Scoresheets

/// The reason why no embedded rulebook can be found for a log.
public enum BookChoiceError: Error, Sendable, Hashable {
  /// No embedded edition has this id; `nearest` is the id most like it.
  case unknown(String, nearest: String?)
  /// The log names neither a book nor a league.
  case none
  /// The package has no edition of the league for that season, nor a near one.
  case noEdition(league: String, season: Int?)
}

extension BookChoiceError: CustomStringConvertible {
  /// The reason, in a sentence that does not name the place in the log.
  public var description: String {
    switch self {
    case .unknown(let id, let nearest):
      "unknown rulebook `\(id)`"
        + (nearest.map { "; did you mean `\($0)`?" } ?? "; expected one of \(Self.known)")
    case .none: "the log names no rulebook and no league; expected one of \(Self.known)"
    case .noEdition(let league, let season):
      "no rulebook of \(league)" + (season.map { " for the season that began in \($0)" } ?? "")
        + "; expected one of \(Self.known)"
    }
  }

  private static var known: String { Rulebooks.ids.joined(separator: ", ") }
}

extension Rulebooks {
  /// The word that a log gives instead of a book's id for the edition of its league and season.
  public static let automatic = "auto"

  /// The embedded edition under which the game of `log` was played.
  ///
  /// The edition is that of ``choice(for:)``, without the assumption.
  ///
  /// - Throws: ``BookChoiceError`` if there is none.
  public static func edition(for log: GameLog) throws(BookChoiceError) -> Edition {
    try choice(for: log).edition
  }

  /// The embedded edition under which to play the game of `log`, and any assumption.
  ///
  /// The first book that the log names comes first. Otherwise the edition of the log's league
  /// decides: the edition in force in the log's season or on its date, or the last edition if the
  /// log gives neither. If the league has no edition for that season, its nearest edition is
  /// assumed. If the league has no edition at all, the edition of the league with the most similar
  /// rules is assumed, if one is known.
  ///
  /// ```swift
  /// let choice = try Rulebooks.choice(for: GameLog(league: "SPHL", season: 2024))
  /// print(choice.edition.rulebook.id, choice.assumption?.words ?? "")
  /// // Prints "nhl-2025 there is no rulebook of the SPHL here; the nearest, NHL 2025-26, is assumed"
  /// ```
  ///
  /// - Throws: ``BookChoiceError`` if there is none.
  public static func choice(for log: GameLog) throws(BookChoiceError) -> ChosenBook {
    if let id = log.books.first, id != automatic {
      if let edition = edition(id) { return ChosenBook(edition: edition) }
    } else if let league = log.league {
      let season = log.season ?? log.date.flatMap(season) ?? .max
      if let edition = edition(of: league, season: season) { return ChosenBook(edition: edition) }
      if let choice = nearestEdition(of: league, season: season) { return choice }
    }
    throw reasonWithoutEdition(for: log)
  }

  private static func reasonWithoutEdition(for log: GameLog) -> BookChoiceError {
    if let id = log.books.first, id != automatic {
      return .unknown(id, nearest: nearestMatch(to: id, among: ids))
    }
    guard let league = log.league else { return .none }
    return .noEdition(league: league, season: log.season ?? log.date.flatMap(season))
  }

  /// The year in which the season of a date such as `2016-04-28` began.
  private static func season(of date: String) -> Int? {
    let parts = date.split(separator: "-")
    guard parts.count == 3, let year = Int(parts[0]), let month = Int(parts[1]) else { return nil }
    return month < 7 ? year - 1 : year
  }
}

/// Solves `log` under the embedded rulebook that the log names, or under the rulebook of the log's
/// league and season.
///
/// ```swift
/// let solution = try solve(GameLog(sheet: "under nhl-2025\nP1 4:00 A6 2\n   5:00 B goal\n"))
/// print(solution.book.id, solution.game.goals(of: .visiting, .powerPlay))
/// // Prints "nhl-2025 1"
/// ```
///
/// - Throws: ``BookChoiceError`` if there is no such book.
public func solve(_ log: GameLog) throws(BookChoiceError) -> Solution {
  solve(log, under: try Rulebooks.edition(for: log).rulebook)
}

extension Game {
  /// Creates the game of `log` before its first play, under the embedded rulebook that the log
  /// names, or under the rulebook of the log's league and season.
  ///
  /// Throws the reason if there is no such book.
  public init(_ log: GameLog) throws(BookChoiceError) {
    self.init(log, under: try Rulebooks.edition(for: log).rulebook)
  }
}

extension LiveGame {
  /// Creates a live game with the plays of `log`, under the embedded rulebook that the log names,
  /// or under the rulebook of the log's league and season.
  ///
  /// Throws the reason if there is no such book.
  public init(_ log: GameLog) throws(BookChoiceError) {
    self.init(log, under: try Rulebooks.edition(for: log).rulebook)
  }
  /// Creates a live game with the plays of a log that was read, under the embedded rulebook that
  /// the log names, or under the rulebook of the log's league and season.
  ///
  /// No new play gets the id of a play that the log took back. Throws the reason if there is no
  /// such book.
  public init(_ reading: LogReading) throws(BookChoiceError) {
    self.init(reading, under: try Rulebooks.edition(for: reading.log).rulebook)
  }
}
