import HockeyRules
import Rulebooks
import Scoresheets

/// Finds the rulebook that a log is played under, and keeps those that were found.
struct BookShelf {
  /// Stands for the edition that was in force when the game was played.
  static let automatic = "auto"

  private var found: [Name: Edition] = [:]

  /// What a book is asked for by.
  enum Name: Hashable {
    /// An edition's id.
    case id(String)
    /// A file that holds a user's own book.
    case path(String)
    /// A league, and the year in which the season began; nil for the season that is on.
    case league(String, season: Int?)
  }

  /// The book that `choice` names, else the first that the log names, else the league's edition in
  /// force on the game's day.
  mutating func book(for log: GameLog, choice: String?) throws(BookError) -> Rulebook {
    try edition(Self.name(for: log, choice)).rulebook
  }

  /// The edition of the id `name`, or the one in the file at the path `name`.
  mutating func edition(called name: String) throws(BookError) -> Edition {
    try edition(Self.isPath(name) ? .path(name) : .id(name))
  }

  private mutating func edition(_ name: Name) throws(BookError) -> Edition {
    if let edition = found[name] { return edition }
    let edition = try Self.load(name)
    found[name] = edition
    return edition
  }

  /// How long the periods of `log` are, by the book that it is played under, or by custom where
  /// that cannot be found.
  static func schedule(of log: GameLog, choice: String?) -> Schedule {
    var shelf = BookShelf()
    let book = try? shelf.book(for: log, choice: choice)
    return book?.schedule(for: log.kind) ?? .standard(for: log.kind)
  }

  /// Whether `name` is a path rather than an edition's id.
  static func isPath(_ name: String) -> Bool { name.contains("/") || name.hasSuffix(".json") }

  private static func name(for log: GameLog, _ choice: String?) throws(BookError) -> Name {
    let name = choice ?? log.books.first ?? automatic
    guard name == automatic else { return isPath(name) ? .path(name) : .id(name) }
    guard let league = log.league else { throw .noLeague }
    return .league(league, season: log.season ?? log.date.flatMap(season))
  }

  /// The year in which the season of a day, such as `2016-04-28`, began.
  private static func season(of date: String) -> Int? {
    let parts = date.split(separator: "-")
    guard parts.count == 3, let year = Int(parts[0]), let month = Int(parts[1]) else { return nil }
    return month < 7 ? year - 1 : year
  }

  private static func load(_ name: Name) throws(BookError) -> Edition {
    switch name {
    case .id(let id):
      guard let edition = try loaded({ () throws(RulebookError) in try Rulebooks.edition(id) })
      else { throw .unknown(id, nearest: nearestMatch(to: id, among: Rulebooks.ids)) }
      return edition
    case .path(let path):
      let text: [UInt8]
      do throws(FileError) { text = try FileSystem.contents(of: path) } catch { throw .file(error) }
      return try loaded { () throws(RulebookError) in
        try Rulebooks.edition(from: text, file: path)
      }
    case .league(let league, let season):
      let edition = try loaded { () throws(RulebookError) in
        try Rulebooks.edition(of: league, season: season ?? .max)
      }
      guard let edition else { throw .noEdition(of: league, season: season) }
      return edition
    }
  }

  private static func loaded<Value>(
    _ load: () throws(RulebookError) -> Value
  ) throws(BookError) -> Value {
    do throws(RulebookError) {
      return try load()
    } catch {
      throw .unreadable(error)
    }
  }
}

/// A rulebook that cannot be had.
enum BookError: Error {
  case unknown(String, nearest: String?)
  /// The log names neither a book nor a league.
  case noLeague
  case noEdition(of: String, season: Int?)
  case file(FileError)
  case unreadable(RulebookError)

  /// What is wrong, for people; `place` is the log's file, or the place in it.
  func message(for place: String) -> String {
    let ids = Rulebooks.ids.joined(separator: ", ")
    switch self {
    case .unknown(let name, let nearest):
      return "\(place): there is no rulebook `\(name)`"
        + (nearest.map { "\ndid you mean `\($0)`?" } ?? "; there are \(ids)")
    case .noLeague:
      return "\(place): this log names no rulebook; say `--under BOOK`, one of \(ids)"
    case .noEdition(let league, let season):
      let year = season.map { " for the season that began in \($0)" } ?? ""
      return "\(place): there is no rulebook of \(league)\(year); say `--under BOOK`, one of \(ids)"
    case .file(let error): return error.message
    case .unreadable(let error): return error.message
    }
  }
}
