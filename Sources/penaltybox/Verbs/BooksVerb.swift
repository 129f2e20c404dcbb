import HockeyRules
import Rulebooks
import Scoresheets
import Views

extension Verb {
  /// Lists the rulebooks, shows one, or compares two.
  static let books = Verb(
    name: "books",
    summary: "list the rulebooks in this program, show one, or compare two",
    operands: .actions("[show BOOK [KEY…] | diff BOOK BOOK | schema]"),
    options: [.format(["text", "json", "html"]), .color, .quiet],
    examples: [
      "penaltybox books", "penaltybox books show nhl-2025",
      "penaltybox books show nhl-2025 goal-ends",
      "penaltybox books diff nhl-2025 ./our-league.json",
      "penaltybox books show nhl-2025 --format html > nhl.html",
    ]
  ) { (arguments, console) throws(UsageError) in
    let action = try BooksAction(of: arguments)
    if arguments[.format] == "html", !action.hasPage { throw .htmlWithoutBook }
    switch action {
    case .list: return list(arguments, &console)
    case .schema:
      console.print(RulebookSchema.text)
      return .done
    case .show(let book, let keys):
      return each([book], &console) { editions, console in
        var shown = editions[0]
        if !keys.isEmpty { shown.provisions.removeAll { !keys.contains($0.key) } }
        if arguments[.format] == "html" {
          console.print(BookHTML.text(of: shown))
          return .done
        }
        console.print(as: arguments[.format]) {
          BookText.text(of: shown, in: $0)
        } json: {
          BookJSON.write(shown, to: &$0)
        }
        return .done
      }
    case .diff(let left, let right):
      return each([left, right], &console) { editions, console in
        diff(BookDifferences(editions[0], editions[1]), arguments, &console)
      }
    }
  }

  /// Loads the books `names` and passes them to `body`, or reports why they cannot be loaded.
  private static func each(
    _ names: [String], _ console: inout Console,
    _ body: ([Edition], inout Console) -> ExitStatus
  ) -> ExitStatus {
    var shelf = BookShelf()
    var editions: [Edition] = []
    for name in names {
      do throws(BookError) {
        editions.append(try shelf.edition(.given(name)))
      } catch {
        console.report(error.message(for: "books"))
      }
    }
    return editions.count == names.count ? body(editions, &console) : .couldNotRun
  }

  private static func diff(
    _ differences: BookDifferences, _ arguments: Arguments, _ console: inout Console
  ) -> ExitStatus {
    if arguments[.format] == "html" {
      console.print(BookDifferencesHTML.text(of: differences))
    } else {
      console.print(as: arguments[.format]) {
        BookDifferencesText.text(of: differences, in: $0)
      } json: {
        BookDifferencesJSON.write(differences, to: &$0)
      }
    }
    return differences.rows.isEmpty ? .done : .differs
  }

  private static func list(_ arguments: Arguments, _ console: inout Console) -> ExitStatus {
    each(Rulebooks.ids, &console) { editions, console in
      console.print(as: arguments[.format]) {
        BookListText.text(of: editions, in: $0)
      } json: {
        BookListJSON.write(editions, to: &$0)
      }
      return .done
    }
  }
}

/// An action on the books.
private enum BooksAction {
  case list
  /// A book, with the provisions of these keys, or with all if there are no keys.
  case show(String, keys: [ProvisionKey])
  case diff(String, String)
  case schema

  /// Whether `--format html` has a page for it.
  var hasPage: Bool {
    switch self {
    case .show, .diff: true
    case .list, .schema: false
    }
  }

  /// Parses the words after the verb.
  init(of arguments: Arguments) throws(UsageError) {
    let words = arguments.operands
    guard let action = words.first else {
      self = .list
      return
    }
    switch action {
    case "show":
      let books = try Self.books(1, after: Array(words.prefix(2)))
      self = .show(books[0], keys: try Self.keys(words.dropFirst(2)))
    case "diff":
      let books = try Self.books(2, after: words)
      self = .diff(books[0], books[1])
    case "schema":
      _ = try Self.books(0, after: words)
      self = .schema
    default:
      let known = ["show", "diff", "schema"]
      throw .unknownAction(
        action, of: "books", known, nearest: nearestMatch(to: action, among: known))
    }
  }

  /// The keys of provisions that `words` name.
  private static func keys(_ words: ArraySlice<String>) throws(UsageError) -> [ProvisionKey] {
    var keys: [ProvisionKey] = []
    for word in words {
      guard let key = ProvisionKey(rawValue: word) else {
        let known = Rulebook.points.map(\.key.rawValue)
        throw .unknownProvision(word, nearest: nearestMatch(to: word, among: known))
      }
      keys.append(key)
    }
    return keys
  }

  /// The names of exactly `count` books after the action's own word.
  private static func books(
    _ count: Int, after words: [String]
  ) throws(UsageError) -> [String] {
    let books = Array(words.dropFirst())
    if books.count < count { throw .operandMissing("BOOK", of: "books") }
    if books.count > count { throw .tooManyOperands(books[count], of: "books") }
    return books
  }
}
