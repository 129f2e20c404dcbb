import HockeyRules
import Rulebooks
import Scoresheets
import Surface
import Views

extension Verb {
  /// Lists, shows, compares, begins, checks and tries rulebooks.
  static let books = Verb(
    name: "books",
    summary: "list the rulebooks in this program; show, compare, write, check and try them",
    operands: .actions(
      "ACTION",
      [
        .init(
          "show", .oneWith("BOOK", others: "KEY"),
          "a book's provisions with their rules; with keys, only those"),
        .init("diff", .two("BOOK"), "the points on which two books differ"),
        .init("new", .none, "a commented file for a book of your own that extends another"),
        .init("check", .several("FILE"), "whether files are sound books, and all their errors"),
        .init(
          "try", .oneWith("BOOK", others: "CASES"),
          "situations that the changes in a book decide, before and after"),
        .init("schema", .none, "the JSON Schema of the files, for an editor"),
      ], areOptional: true),
    options: [
      .format(["text", "json", "html"]), .extends, .mine, .tried, .everything, .color, .quiet,
    ],
    examples: [
      "penaltybox books", "penaltybox books show nhl-2025",
      "penaltybox books show nhl-2025 goal-ends",
      "penaltybox books show nhl-2025 --format html > nhl.html",
      "penaltybox books new --extends nhl-2025 > our-league.json",
      "penaltybox books check our-league.json",
      "penaltybox books show ./our-league.json --mine",
      "penaltybox books diff nhl-2025 ./our-league.json",
      "penaltybox books try ./our-league.json Cases",
    ]
  ) { (arguments, console) throws(UsageError) in
    let action = BooksAction(rawValue: arguments.operands.first ?? "") ?? .list
    try action.checkOptions(arguments)
    let words = arguments.operands.dropFirst()
    let book = words.first ?? ""
    switch action {
    case .list: return list(arguments, &console)
    case .schema:
      console.print(RulebookSchema.text)
      return .done
    case .show:
      let keys = try provisionKeys(words.dropFirst())
      return each([book], &console) { show($0[0], keys, arguments, &$1) }
    case .diff:
      return each(Array(words), &console) { editions, console in
        diff(BookDifferences(editions[0], editions[1]), arguments, &console)
      }
    case .new: return try new(arguments, &console)
    case .check: return check(Array(words), &console)
    case .try:
      var trial = BookTrialRun(arguments)
      return trial.run(&console)
    }
  }

  /// Loads the books `names` and passes them to `body`, or reports why they cannot be loaded.
  private static func each(
    _ names: [String], _ console: inout Console,
    _ body: ([Edition], inout Console) -> ExitStatus
  ) -> ExitStatus {
    var shelf = BookShelf.ofFiles
    var editions: [Edition] = []
    for name in names {
      do throws(SurfaceError) {
        editions.append(try shelf.edition(.given(name)))
      } catch {
        console.report(error.report(in: "books"))
      }
    }
    return editions.count == names.count ? body(editions, &console) : .couldNotRun
  }

  private static func show(
    _ edition: Edition, _ keys: [ProvisionKey], _ arguments: Arguments, _ console: inout Console
  ) -> ExitStatus {
    var shown = edition
    if !keys.isEmpty { shown.provisions.removeAll { !keys.contains($0.key) } }
    if arguments.has(.mine) { shown.provisions.removeAll { $0.home != edition.rulebook.id } }
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

  private static func new(
    _ arguments: Arguments, _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    guard let parent = arguments[.extends] else {
      throw .optionMissing("--extends BOOK", of: "books new")
    }
    return each([parent], &console) { editions, console in
      console.print(BookTemplate.text(extending: editions[0], called: parent))
      return .done
    }
  }

  /// Loads each of `files`; reports all errors in those that have any, and counts the changes in
  /// the others.
  private static func check(_ files: [String], _ console: inout Console) -> ExitStatus {
    var status = ExitStatus.done
    for file in files {
      guard !file.isEmpty else {
        console.report(FileError(file, .missing(nearest: nil)).message)
        status = .couldNotRun
        continue
      }
      // Here a word without a folder or an ending means a file, not an edition.
      let path = BookShelf.isPath(file) ? file : "./" + file
      status = max(
        status,
        each([path], &console) { editions, console in
          console.print("\(file): \(state(of: editions[0]))".visible + "\n")
          return .done
        })
    }
    return status
  }

  /// A summary, in words, of what a valid book states.
  private static func state(of edition: Edition) -> String {
    let own = edition.provisions.count { $0.home == edition.rulebook.id }
    let count = "\(own) of \(edition.provisions.count) provisions"
    guard let parent = edition.extends else { return "sound; it states \(count)" }
    return "sound; it extends \(parent) and states \(count)"
  }

  /// The keys of the provisions that `words` name.
  private static func provisionKeys(
    _ words: ArraySlice<String>
  ) throws(UsageError) -> [ProvisionKey] {
    try words.map { (word) throws(UsageError) in
      guard let key = ProvisionKey(rawValue: word) else {
        let known = Rulebook.points.map(\.key.rawValue)
        throw .unknownProvision(word, nearest: nearestMatch(to: word, among: known))
      }
      return key
    }
  }
}

/// The actions of `books`, by the word after it.
private enum BooksAction: String {
  case list = ""
  case show, diff, new, check, `try`, schema

  /// Refuses the options that are for another action.
  func checkOptions(_ arguments: Arguments) throws(UsageError) {
    let name = rawValue.isEmpty ? "books" : "books \(rawValue)"
    func only(_ option: Option.Name, _ actions: BooksAction...) throws(UsageError) {
      guard arguments.has(option), !actions.contains(self) else { return }
      let others = actions.map { "`books \($0.rawValue)`" }.listed("or")
      // The backticks at both ends are dropped, because the message adds them.
      throw .onlyWith(option.flag, String(others.dropFirst().dropLast()), of: "books")
    }
    try only(.extends, .new)
    try only(.mine, .show)
    try only(.case, .try)
    try only(.all, .try)
    switch (self, arguments[.format]) {
    case (.list, "html"), (.schema, "html"):
      throw .onlyWith("--format html", "books show` or `books diff", of: "books")
    case (.new, .some(let format)), (.check, .some(let format)), (.try, .some(let format)):
      throw .notTogether("--format \(format)", name, of: "books")
    case (.list, _), (.schema, _), (.show, _), (.diff, _), (.new, _), (.check, _), (.try, _): break
    }
  }
}

extension Option {
  fileprivate static let extends = Option(
    name: .extends, value: .text("BOOK"), summary: "new: the book that yours takes over")
  fileprivate static let mine = Option(
    name: .mine, value: .nothing, summary: "show: only what the book states itself")
  fileprivate static let tried = Option(
    name: .case, value: .text("TITLE"), summary: "try: only situations with this in their titles")
  fileprivate static let everything = Option(
    name: .all, value: .nothing, summary: "try: all situations, not only two of each change")
}
