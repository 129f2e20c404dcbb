import HockeyRules
import Rulebooks
import Scoresheets
import Views

extension Verb {
  /// Lists the rulebooks, shows one, compares two.
  static let books = Verb(
    name: "books",
    summary: "the rulebooks in this program; what one provides, or what two differ in",
    operands: .actions("[show BOOK | diff BOOK BOOK | schema]"),
    options: [.format(["text", "json"]), .color, .quiet],
    examples: [
      "penaltybox books", "penaltybox books show nhl-2025",
      "penaltybox books diff nhl-2025 ./our-league.json",
    ]
  ) { (arguments, console) throws(UsageError) in
    switch try BooksAction(of: arguments) {
    case .list: return list(arguments, &console)
    case .schema:
      console.print(RulebookSchema.text)
      return .done
    case .show(let book):
      return each([book], &console) { editions, console in
        show(editions[0], arguments, &console)
        return .done
      }
    case .diff(let left, let right):
      return each([left, right], &console) { editions, console in
        diff(BookDifferences(editions[0], editions[1]), arguments, &console)
      }
    }
  }

  /// Loads the books called `names` and hands them to `body`, or says why they cannot be had.
  private static func each(
    _ names: [String], _ console: inout Console,
    _ body: ([Edition], inout Console) -> ExitStatus
  ) -> ExitStatus {
    var shelf = BookShelf()
    var editions: [Edition] = []
    for name in names {
      do throws(BookError) {
        editions.append(try shelf.edition(called: name))
      } catch {
        console.report(error.message(for: "books"))
      }
    }
    return editions.count == names.count ? body(editions, &console) : .couldNotRun
  }

  private static func show(
    _ edition: Edition, _ arguments: Arguments, _ console: inout Console
  ) {
    guard arguments[.format] == "json" else {
      return console.print(BookText.text(of: edition, in: console.palette))
    }
    var writer = JSONWriter()
    BookJSON.write(edition, to: &writer)
    console.print(writer.bytes)
  }

  private static func diff(
    _ differences: BookDifferences, _ arguments: Arguments, _ console: inout Console
  ) -> ExitStatus {
    if arguments[.format] == "json" {
      var writer = JSONWriter()
      BookDifferencesJSON.write(differences, to: &writer)
      console.print(writer.bytes)
    } else {
      console.print(BookDifferencesText.text(of: differences, in: console.palette))
    }
    return differences.rows.isEmpty ? .done : .differs
  }

  private static func list(_ arguments: Arguments, _ console: inout Console) -> ExitStatus {
    each(Rulebooks.ids, &console) { editions, console in
      if arguments[.format] == "json" {
        var writer = JSONWriter()
        BookListJSON.write(editions, to: &writer)
        console.print(writer.bytes)
      } else {
        console.print(BookListText.text(of: editions, in: console.palette))
      }
      return .done
    }
  }
}

/// What is to be done with the books.
private enum BooksAction {
  case list
  case show(String)
  case diff(String, String)
  case schema

  /// What stands behind the verb.
  init(of arguments: Arguments) throws(UsageError) {
    let words = arguments.operands
    guard let action = words.first else {
      self = .list
      return
    }
    switch action {
    case "show":
      let books = try Self.books(1, behind: words)
      self = .show(books[0])
    case "diff":
      let books = try Self.books(2, behind: words)
      self = .diff(books[0], books[1])
    case "schema":
      _ = try Self.books(0, behind: words)
      self = .schema
    default:
      let known = ["show", "diff", "schema"]
      throw .unknownAction(
        action, of: "books", known, nearest: nearestMatch(to: action, among: known))
    }
  }

  /// The names of exactly `count` books behind the action's own word.
  private static func books(
    _ count: Int, behind words: [String]
  ) throws(UsageError) -> [String] {
    let books = Array(words.dropFirst())
    if books.count < count { throw .operandMissing("BOOK", of: "books") }
    if books.count > count { throw .tooManyOperands(books[count], of: "books") }
    return books
  }
}
