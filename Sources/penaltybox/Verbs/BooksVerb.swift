import Cases
import HockeyRules
import Rulebooks
import Scoresheets
import Surface
import Views

extension Verb {
  static let books = Verb(
    name: "books",
    summary: "list the rulebooks in this program; show, compare, write and check them",
    operands: .actions(
      "ACTION",
      [
        .init(
          "show", .oneWith("BOOK", others: "KEY"),
          "a book's provisions with their rules; with keys, only those"),
        .init("diff", .two("BOOK"), "the points on which two books differ"),
        .init("new", .none, "a commented file for a book of your own that extends another"),
        .init("check", .several("FILE"), "whether files are sound books, and all their errors"),
        .init("schema", .none, "the JSON Schema of the files, for an editor"),
      ], areOptional: true),
    options: [
      .format(["text", "json", "html"]),
      Option(.extends, "BOOK", "new: the book that yours takes over"),
      Option(.mine, "show: only what the book states itself"),
      .color,
    ],
    examples: [
      "penaltybox books", "penaltybox books show nhl-2025",
      "penaltybox books show nhl-2025 goal-ends",
      "penaltybox books show nhl-2025 --format html > nhl.html",
      "penaltybox books new --extends nhl-2025 > our-league.json",
      "penaltybox books check our-league.json",
      "penaltybox books show ./our-league.json --mine",
      "penaltybox books diff nhl-2025 ./our-league.json",
    ]
  ) { (arguments, console) throws(SurfaceError) in
    let action = arguments.operands.first
    try checkOptions(arguments, of: action)
    let words = Array(arguments.operands.dropFirst())
    var request = Request(.books)
    switch action {
    case "schema":
      console.print(RulebookSchema.text)
      return .done
    case "show":
      let keys = try provisionKeys(words.dropFirst())
      request.game.books = [words[0]]
      request.shows = { provision, edition in
        (keys.isEmpty || keys.contains(provision.key))
          && (!arguments.has(.mine) || provision.home == edition.rulebook.id)
      }
    case "diff": request.game.books = words
    case "new":
      guard let parent = arguments[.extends] else {
        throw .onlyWith("books new", "--extends BOOK", of: "books")
      }
      return report(&console) { console throws(SurfaceError) in
        console.print(BookTemplate.text(extending: try edition(parent), called: parent))
        return .done
      }
    case "check": return words.reduce(.done) { max($0, check($1, &console)) }
    default: break
    }
    return report(&console) { console throws(SurfaceError) in
      var surface = Surface(.ofFiles)
      return console.print(try surface.answered(request), arguments)
    }
  }

  private static func checkOptions(
    _ arguments: Arguments, of action: String?
  ) throws(SurfaceError) {
    for (option, other) in [(Option.Name.extends, "new"), (.mine, "show")]
    where arguments.has(option) && action != other {
      throw .onlyWith(option.flag, "books \(other)", of: "books")
    }
    guard let format = arguments[.format] else { return }
    switch action {
    case .some("new"), .some("check"):
      throw .notTogether("--format \(format)", "books \(action ?? "")", of: "books")
    case .some("show"), .some("diff"): break
    default:
      guard format == "html" else { break }
      throw .onlyWith("--format html", "books show` or `books diff", of: "books")
    }
  }

  private static func report(
    _ console: inout Console, _ body: (inout Console) throws(SurfaceError) -> ExitStatus
  ) -> ExitStatus {
    do throws(SurfaceError) { return try body(&console) } catch {
      console.report(error.report(in: "books"))
      return .couldNotRun
    }
  }

  private static func edition(_ name: String) throws(SurfaceError) -> Edition {
    var shelf = BookShelf.ofFiles
    return try shelf.edition(.given(name))
  }

  private static func check(_ file: String, _ console: inout Console) -> ExitStatus {
    report(&console) { console throws(SurfaceError) in
      if file.isEmpty { throw SurfaceError(file, because: "") }
      // The word must be a file here, even without a folder or an ending.
      let edition = try edition(BookShelf.isPath(file) ? file : "./" + file)
      let own = edition.provisions.count { $0.home == edition.rulebook.id }
      let states = "\(own) of \(edition.provisions.count) provisions"
      let words = edition.extends.map { "extends \($0) and states \(states)" } ?? "states \(states)"
      console.print("\(file): sound; it \(words)".visible + "\n")
      for note in edition.notes { console.print("\(file): note: \(note)".visible + "\n") }
      return .done
    }
  }

  private static func provisionKeys(
    _ words: ArraySlice<String>
  ) throws(SurfaceError) -> [ProvisionKey] {
    try words.map { (word) throws(SurfaceError) in
      guard let key = ProvisionKey(rawValue: word), !key.isOfSeason else {
        let known = Rulebook.points.map(\.key.rawValue)
        throw SurfaceError(
          usage: "no rulebook has a provision `\(word)`", of: "books",
          nearest: nearestMatch(to: word, among: known))
      }
      return key
    }
  }
}
