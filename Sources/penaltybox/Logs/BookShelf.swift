import HockeyRules
import Rulebooks
import Scoresheets

/// A finder of the rulebooks for logs: embedded editions, and files of users, which it keeps.
struct BookShelf {
  /// The users' books by their paths.
  private var found: [String: Edition] = [:]

  /// The book that `choice` names, or the first that the log names, or the league's edition in
  /// force on the day of the game.
  mutating func book(for log: GameLog, choice: String?) throws(BookError) -> Rulebook {
    var log = log
    if let choice { log.books = [choice] }
    return try edition(for: log).rulebook
  }

  /// The edition with the id `name`, or the one in the file at the path `name`.
  mutating func edition(called name: String) throws(BookError) -> Edition {
    try edition(for: GameLog(books: [name]))
  }

  private mutating func edition(for log: GameLog) throws(BookError) -> Edition {
    guard let path = log.books.first, Self.isPath(path) else {
      do throws(BookChoiceError) {
        return try Rulebooks.edition(for: log)
      } catch {
        throw .choice(error)
      }
    }
    if let edition = found[path] { return edition }
    let edition = try Self.load(path)
    found[path] = edition
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

  private static func load(_ path: String) throws(BookError) -> Edition {
    let text: [UInt8]
    do throws(FileError) { text = try FileSystem.contents(of: path) } catch { throw .file(error) }
    do throws(RulebookErrors) {
      return try Rulebooks.read(text, file: path, find: bookBeside)
    } catch {
      throw .choice(.unreadable(error))
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
}

/// An error that a rulebook cannot be loaded.
enum BookError: Error {
  case file(FileError)
  case choice(BookChoiceError)

  /// The error message; `place` is the log's file, or the place in it.
  func message(for place: String) -> String {
    let ids = Rulebooks.ids.joined(separator: ", ")
    let place = place.visible
    switch self {
    case .choice(.unknown(let name, let nearest)):
      return "\(place): unknown rulebook `\(name.visible)`"
        + (nearest.map { "\ndid you mean `\($0)`?" } ?? "; expected one of \(ids)")
    case .choice(.none):
      return "\(place): this log names no rulebook; use `--under BOOK`, one of \(ids)"
    case .choice(.noEdition(let league, let season)):
      let year = season.map { " for the season that began in \($0)" } ?? ""
      return "\(place): no rulebook of \(league.visible)\(year); use `--under BOOK`, one of \(ids)"
    case .choice(.unreadable(let error)): return error.message
    case .file(let error): return error.message
    }
  }
}
