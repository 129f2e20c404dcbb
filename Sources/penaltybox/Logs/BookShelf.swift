import HockeyRules
import Rulebooks
import Scoresheets

/// A cache that finds the rulebooks for logs.
struct BookShelf {
  /// The word for the edition that was in force when the game was played.
  static let automatic = "auto"

  private var found: [Name: Edition] = [:]

  /// The name by which a book is requested.
  enum Name: Hashable {
    /// An edition's id.
    case id(String)
    /// The file of a user's own book.
    case path(String)
    /// A league, and the year in which the season began; nil means the current season.
    case league(String, season: Int?)
  }

  /// The book that `choice` names, or the first that the log names, or the league's edition in
  /// force on the day of the game.
  mutating func book(for log: GameLog, choice: String?) throws(BookError) -> Rulebook {
    try edition(Self.name(for: log, choice)).rulebook
  }

  /// The edition with the id `name`, or the one in the file at the path `name`.
  mutating func edition(called name: String) throws(BookError) -> Edition {
    try edition(Self.isPath(name) ? .path(name) : .id(name))
  }

  private mutating func edition(_ name: Name) throws(BookError) -> Edition {
    if let edition = found[name] { return edition }
    let edition = try Self.load(name)
    found[name] = edition
    return edition
  }

  /// The length of the periods of `log` under its book, or the usual length if that book cannot be
  /// found.
  static func schedule(of log: GameLog, choice: String?) -> Schedule {
    var shelf = BookShelf()
    let book = try? shelf.book(for: log, choice: choice)
    return book?.schedule(for: log.kind) ?? .standard(for: log.kind)
  }

  /// Whether `name` is a path, and not an edition's id.
  static func isPath(_ name: String) -> Bool { name.contains("/") || name.hasSuffix(".json") }

  private static func name(for log: GameLog, _ choice: String?) throws(BookError) -> Name {
    let name = choice ?? log.books.first ?? automatic
    guard name == automatic else { return isPath(name) ? .path(name) : .id(name) }
    guard let league = log.league else { throw .noLeague }
    return .league(league, season: log.season ?? log.date.flatMap(season))
  }

  /// The year in which the season of a date such as `2016-04-28` began.
  private static func season(of date: String) -> Int? {
    let parts = date.split(separator: "-")
    guard parts.count == 3, let year = Int(parts[0]), let month = Int(parts[1]) else { return nil }
    return month < 7 ? year - 1 : year
  }

  private static func load(_ name: Name) throws(BookError) -> Edition {
    switch name {
    case .id(let id):
      guard let edition = try loaded({ () throws(RulebookErrors) in try Rulebooks.edition(id) })
      else { throw .unknown(id, nearest: nearestMatch(to: id, among: Rulebooks.ids)) }
      return edition
    case .path(let path):
      let text: [UInt8]
      do throws(FileError) { text = try FileSystem.contents(of: path) } catch { throw .file(error) }
      return try loaded { () throws(RulebookErrors) in
        try Rulebooks.read(text, file: path, find: bookBeside)
      }
    case .league(let league, let season):
      let edition = try loaded { () throws(RulebookErrors) in
        try Rulebooks.edition(of: league, season: season ?? .max)
      }
      guard let edition else { throw .noEdition(of: league, season: season) }
      return edition
    }
  }

  /// The text of the book that the one in the file `path` extends by a file name, relative to its
  /// folder.
  private static func bookBeside(_ name: String, _ path: String) -> RulebookReader.Text? {
    guard isPath(name) else { return nil }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let beside = name.hasPrefix("/") ? name : folder + name
    return (try? FileSystem.contents(of: beside)).map {
      RulebookReader.Text(file: beside, bytes: $0)
    }
  }

  private static func loaded<Value>(
    _ load: () throws(RulebookErrors) -> Value
  ) throws(BookError) -> Value {
    do throws(RulebookErrors) {
      return try load()
    } catch {
      throw .unreadable(error)
    }
  }
}

/// An error that a rulebook cannot be loaded.
enum BookError: Error {
  case unknown(String, nearest: String?)
  /// The log names neither a book nor a league.
  case noLeague
  case noEdition(of: String, season: Int?)
  case file(FileError)
  case unreadable(RulebookErrors)

  /// The error message; `place` is the log's file, or the place in it.
  func message(for place: String) -> String {
    let ids = Rulebooks.ids.joined(separator: ", ")
    switch self {
    case .unknown(let name, let nearest):
      return "\(place): unknown rulebook `\(name)`"
        + (nearest.map { "\ndid you mean `\($0)`?" } ?? "; expected one of \(ids)")
    case .noLeague:
      return "\(place): this log names no rulebook; use `--under BOOK`, one of \(ids)"
    case .noEdition(let league, let season):
      let year = season.map { " for the season that began in \($0)" } ?? ""
      return "\(place): no rulebook of \(league)\(year); use `--under BOOK`, one of \(ids)"
    case .file(let error): return error.message
    case .unreadable(let error): return error.message
    }
  }
}
