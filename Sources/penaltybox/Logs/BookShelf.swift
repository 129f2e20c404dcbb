import HockeyRules
import Rulebooks
import Scoresheets

/// Finds the rulebook that a log is played under.
enum BookShelf {
  /// Stands for the edition that was in force when the game was played.
  static let automatic = "auto"

  /// The book that `choice` names, else the first that the log names, else the league's edition in
  /// force on the game's day.
  static func book(for log: GameLog, choice: String?) throws(BookError) -> Rulebook {
    let name = choice ?? log.books.first ?? automatic
    return name == automatic ? try edition(for: log) : try book(name)
  }

  /// The edition of an id, or the book at a path.
  static func book(_ name: String) throws(BookError) -> Rulebook {
    if Rulebooks.ids.contains(name) { return try load(id: name) }
    guard isPath(name) else {
      throw .unknown(name, nearest: nearestMatch(to: name, among: Rulebooks.ids))
    }
    let text: [UInt8]
    do throws(FileError) {
      text = try FileSystem.contents(of: name)
    } catch {
      throw .file(error)
    }
    return try load(text, path: name)
  }

  /// Whether `name` is a path rather than an edition's id.
  static func isPath(_ name: String) -> Bool { name.contains("/") || name.hasSuffix(".json") }

  private static func edition(for log: GameLog) throws(BookError) -> Rulebook {
    guard let league = log.league else { throw .noLeague }
    let editions = shelf.filter { $0.league == league }
    let season = log.season ?? log.date.flatMap(Self.season)
    guard let edition = editions.first(where: { $0.isInForce(in: season) }) else {
      throw .noEdition(of: league, season: season)
    }
    return try load(id: edition.id)
  }

  /// The year in which the season of a day, such as `2016-04-28`, began.
  private static func season(of date: String) -> Int? {
    let parts = date.split(separator: "-")
    guard parts.count == 3, let year = Int(parts[0]), let month = Int(parts[1]) else { return nil }
    return month < 7 ? year - 1 : year
  }

  /// The embedded editions, in the order of their ids.
  static var shelf: [RulebookFile] {
    Rulebooks.ids.compactMap { id in
      Rulebooks.text(of: id).flatMap { try? RulebookFile.read(Array($0.utf8)) }
    }
  }
}

extension RulebookFile {
  /// Whether the edition was in force in the season that began in `year`; now, where that is nil.
  fileprivate func isInForce(in year: Int?) -> Bool {
    guard let year else { return seasons?.to == nil }
    return (seasons?.from ?? .min) <= year && year <= (seasons?.to ?? .max)
  }
}

/// A rulebook that cannot be had.
enum BookError: Error {
  case unknown(String, nearest: String?)
  /// The log names neither a book nor a league.
  case noLeague
  case noEdition(of: String, season: Int?)
  case file(FileError)
  /// The book's file is wrong; in the words for people, with its place.
  case unreadable(String)

  /// What is wrong, for people; `path` is the log's file.
  func message(for path: String) -> String {
    let ids = Rulebooks.ids.joined(separator: ", ")
    switch self {
    case .unknown(let name, let nearest):
      return "\(path): there is no rulebook `\(name)`"
        + (nearest.map { "\ndid you mean `\($0)`?" } ?? "; there are \(ids)")
    case .noLeague:
      return "\(path): this log names no rulebook; say `--under BOOK`, one of \(ids)"
    case .noEdition(let league, let season):
      let year = season.map { " for the season that began in \($0)" } ?? ""
      return "\(path): there is no rulebook of \(league)\(year); say `--under BOOK`, one of \(ids)"
    case .file(let error): return error.message
    case .unreadable(let message): return message
    }
  }
}
