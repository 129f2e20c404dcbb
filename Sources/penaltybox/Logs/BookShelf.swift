import HockeyRules
import Rulebooks
import Scoresheets

/// The name of a rulebook: an edition's id or a file's path, and who gives it.
enum BookName: Hashable {
  /// The user, who may name any file.
  case given(String)
  /// The file at the path `in`, which may name only a file in its own folder or below.
  case written(String, in: String)

  /// The id or the path.
  var text: String {
    switch self {
    case .given(let text), .written(let text, in: _): text
    }
  }

  /// The id or the path as a user gives it.
  var asGiven: String {
    guard BookShelf.isPath(text), case .written(_, in: let file) = self else { return text }
    return (try? BookShelf.path(of: text, beside: file)) ?? text
  }
}

/// A finder of the rulebooks for logs: embedded editions, and files of users, which it keeps.
struct BookShelf {
  /// The users' books by their paths.
  private var found: [String: Edition] = [:]

  /// The book that `choice` names, or the first that the log in `file` names, or the league's edition
  /// in force on the day of the game.
  mutating func book(
    for log: GameLog, in file: String, choice: String?
  ) throws(BookError) -> Rulebook {
    try chosen(for: log, in: file, choice: choice).edition.rulebook
  }

  /// The same with its facts, and what had to be assumed to find it.
  mutating func chosen(
    for log: GameLog, in file: String, choice: String?
  ) throws(BookError) -> ChosenBook {
    let name = choice.map { BookName.given($0) } ?? log.books.first.map { .written($0, in: file) }
    if let name, Self.isPath(name.text) { return ChosenBook(edition: try edition(name)) }
    var log = log
    if let choice { log.books = [choice] }
    return try Self.embedded(for: log)
  }

  /// The edition called `name`.
  mutating func edition(_ name: BookName) throws(BookError) -> Edition {
    guard Self.isPath(name.text) else {
      return try Self.embedded(for: GameLog(books: [name.text])).edition
    }
    let path: String
    switch name {
    case .given(let given): path = given
    case .written(let written, in: let file): path = try Self.path(of: written, beside: file)
    }
    if let edition = found[path] { return edition }
    let edition = try Self.load(path, isGiven: name == .given(path))
    found[path] = edition
    return edition
  }

  private static func embedded(for log: GameLog) throws(BookError) -> ChosenBook {
    do throws(BookChoiceError) {
      return try Rulebooks.choice(for: log)
    } catch {
      throw .choice(error)
    }
  }

  /// The length of the periods of the log in `file` under its book, or the usual length if that book
  /// cannot be found.
  static func schedule(of log: GameLog, in file: String, choice: String?) -> Schedule {
    var shelf = BookShelf()
    let book = try? shelf.book(for: log, in: file, choice: choice)
    return book?.schedule(for: log.kind) ?? .standard(for: log.kind)
  }

  /// Whether `name` is a path, and not an edition's id.
  static func isPath(_ name: String) -> Bool { name.contains("/") || name.hasSuffix(".json") }

  /// The path of the book that the file `file` calls `name`, which must not lead out of its folder,
  /// not even by a link: a log from elsewhere must not choose which files are read.
  static func path(of name: String, beside file: String) throws(BookError) -> String {
    let parts = name.split(separator: "/")
    guard FileSystem.openDescriptor(file) == nil, !name.hasPrefix("/"), !parts.contains("..")
    else { throw .outside(name) }
    let path = file.folder + name
    let (folder, real): ([UInt8], [UInt8])
    do throws(FileError) {
      folder = try FileSystem.realPath(of: file.folder.isEmpty ? "." : file.folder)
      real = try FileSystem.realPath(of: path)
    } catch {
      throw .file(error)
    }
    guard FileSystem.isReal(real, in: folder) else { throw .outside(name) }
    return path
  }

  /// Loads the book in the file at `path`; the errors show the content of a file only if the user named
  /// that, or if it is a rulebook.
  private static func load(_ path: String, isGiven: Bool) throws(BookError) -> Edition {
    let text: [UInt8]
    do throws(FileError) {
      text = try FileSystem.contents(of: path, limit: .rulebook)
    } catch {
      throw .file(error)
    }
    var failure: BookError?
    do throws(RulebookErrors) {
      return try Rulebooks.read(text, file: path) { name, file in
        do throws(BookError) {
          return try bookBeside(file, called: name)
        } catch {
          failure = error
          return nil
        }
      }
    } catch {
      if let failure { throw failure }
      if let stranger = error.fileWithoutBook, !isGiven || stranger != path {
        throw .notRulebook(stranger)
      }
      throw .choice(.unreadable(error))
    }
  }

  /// The text of the book that the one in the file `path` extends by the file name `name`, relative
  /// to its folder; nil if there is none.
  private static func bookBeside(
    _ path: String, called name: String
  ) throws(BookError) -> RulebookReader.Text? {
    guard isPath(name) else { return nil }
    do throws(BookError) {
      let beside = try Self.path(of: name, beside: path)
      do throws(FileError) {
        return RulebookReader.Text(
          file: beside, bytes: try FileSystem.contents(of: beside, limit: .rulebook))
      } catch {
        throw .file(error)
      }
    } catch {
      switch error {
      // The error in the book that extends it has a place.
      case .file(let error) where error.isMissing: return nil
      case .outside(let name): throw .outsideBook(name, of: path)
      default: throw error
      }
    }
  }
}

extension RulebookErrors {
  /// The file that is not a rulebook at all, if that is what is wrong.
  fileprivate var fileWithoutBook: String? {
    errors.first { error in
      switch error.problem {
      case .json, .notBook, .missingKey(_, of: "the book"): true
      default: false
      }
    }?.file
  }
}

/// An error that a rulebook cannot be loaded.
enum BookError: Error {
  case file(FileError)
  case choice(BookChoiceError)
  /// A file names a book that is not in its folder or below.
  case outside(String)
  /// A book's file extends a file that is not in its folder or below.
  case outsideBook(String, of: String)
  /// A file names a book whose file is something else.
  case notRulebook(String)

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
    case .outside(let name):
      return "\(place): the rulebook `\(name)` is not in this file's folder or below; "
        + "only `--under` may name any file"
    case .outsideBook(let name, let path):
      return "\(path): the book extends `\(name)`, which is not in its folder or below"
    case .notRulebook(let path):
      return "\(place): `\(path)` is not a rulebook; `penaltybox books show \(path)` says why"
    }
  }
}
