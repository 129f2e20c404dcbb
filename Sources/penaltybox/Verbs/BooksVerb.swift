import Cases
import HockeyRules
import Rulebooks
import Scoresheets
import Surface
import Views

extension Verb {
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
        .init(
          "ask", .one("FILE"),
          "asks in plain words what your league changes, and writes the file of its book"),
        .init("check", .several("FILE"), "whether files are sound books, and all their errors"),
        .init(
          "try", .oneWith("BOOK", others: "CASES"),
          "situations that the changes in a book decide, before and after"),
        .init("schema", .none, "the JSON Schema of the files, for an editor"),
      ], areOptional: true),
    options: [
      .format(["text", "json", "html"]),
      Option(.extends, "BOOK", "new, ask: the book that yours takes over"),
      Option(.mine, "show: only what the book states itself"),
      Option(.case, "TITLE", "try: only situations with this in their titles"),
      Option(.all, "try: all situations, not only two of each change"),
      .color, .quiet,
    ],
    examples: [
      "penaltybox books", "penaltybox books show nhl-2025",
      "penaltybox books show nhl-2025 goal-ends",
      "penaltybox books show nhl-2025 --format html > nhl.html",
      "penaltybox books new --extends nhl-2025 > our-league.json",
      "penaltybox books ask our-league.json --extends usa-hockey-2025-adult",
      "penaltybox books check our-league.json",
      "penaltybox books show ./our-league.json --mine",
      "penaltybox books diff nhl-2025 ./our-league.json",
      "penaltybox books try ./our-league.json Cases",
    ]
  ) { (arguments, console) throws(CommandError) in
    let action = arguments.operands.first
    try checkOptions(arguments, of: action)
    let words = Array(arguments.operands.dropFirst())
    switch action {
    case "schema":
      console.print(RulebookSchema.text)
      return .done
    case "show":
      let keys = try provisionKeys(words.dropFirst())
      return each([words[0]], &console) { editions, console in
        var shown = editions[0]
        if !keys.isEmpty { shown.provisions.removeAll { !keys.contains($0.key) } }
        if arguments.has(.mine) { shown.provisions.removeAll { $0.home != shown.rulebook.id } }
        printBooks(.book(shown), BookAnswer(shown), arguments, &console)
        return .done
      }
    case "diff":
      return each(words, &console) { editions, console in
        let found = BookDifferences(editions[0], editions[1])
        printBooks(.differences(found), found, arguments, &console)
        return found.rows.isEmpty ? .done : .differs
      }
    case "new":
      guard let parent = arguments[.extends] else {
        throw .optionMissing("--extends BOOK", of: "books new")
      }
      return each([parent], &console) { editions, console in
        console.print(BookTemplate.text(extending: editions[0], called: parent))
        return .done
      }
    case "ask":
      guard let parent = arguments[.extends] else {
        throw .optionMissing("--extends BOOK", of: "books ask")
      }
      return try ask(for: words[0], extending: parent, &console)
    case "check": return words.reduce(.done) { max($0, check($1, &console)) }
    case "try": return try trial(of: words[0], arguments, &console)
    default:
      return each(Rulebooks.ids, &console) { editions, console in
        printBooks(.books(editions), editions, arguments, &console)
        return .done
      }
    }
  }

  private static func checkOptions(
    _ arguments: Arguments, of action: String?
  ) throws(CommandError) {
    if arguments.has(.extends), action != "new", action != "ask" {
      throw .onlyWith(Option.Name.extends.flag, "books new` or `books ask", of: "books")
    }
    let only: [(Option.Name, String)] = [(.mine, "show"), (.case, "try"), (.all, "try")]
    for (option, other) in only where arguments.has(option) && action != other {
      throw .onlyWith(option.flag, "books \(other)", of: "books")
    }
    guard let format = arguments[.format] else { return }
    switch action {
    case .some("new"), .some("ask"), .some("check"), .some("try"):
      throw .notTogether("--format \(format)", "books \(action ?? "")", of: "books")
    case .some("show"), .some("diff"): break
    default:
      guard format == "html" else { break }
      throw .onlyWith("--format html", "books show` or `books diff", of: "books")
    }
  }

  private static func printBooks(
    _ page: Document, _ answer: some FieldValue, _ arguments: Arguments, _ console: inout Console
  ) {
    let format = arguments[.format]
    if format == "json" { console.print(json: answer) } else { console.print(page, as: format) }
  }

  private static func each(
    _ names: [String], _ console: inout Console,
    _ body: ([Edition], inout Console) -> ExitStatus
  ) -> ExitStatus {
    var shelf = BookShelf.ofFiles
    var editions: [Edition] = []
    for name in names {
      do throws(SurfaceError) { editions.append(try shelf.edition(.given(name))) } catch {
        console.report(error.report(in: "books"))
      }
    }
    return editions.count == names.count ? body(editions, &console) : .couldNotRun
  }

  /// Asks for the rules of a league's book, and writes it to `file`, which must be new.
  private static func ask(
    for file: String, extending parent: String, _ console: inout Console
  ) throws(CommandError) -> ExitStatus {
    if (try? FileSystem.realPath(of: file)) != nil {
      throw CommandError(reporting: "\(file): there is one already, which is not overwritten")
    }
    return each([parent], &console) { editions, console in
      let id = file.split(separator: "/").last.map { String($0) } ?? file
      var wizard = BookWizard(
        extending: editions[0], called: parent,
        id: id.hasSuffix(".json") ? String(id.dropLast(5)) : id)
      do throws(FileError) {
        try FileSystem.create(file, with: Array(wizard.run(&console).utf8))
      } catch {
        console.report(error.message)
        return .couldNotRun
      }
      return check(file, &console)
    }
  }

  private static func check(_ file: String, _ console: inout Console) -> ExitStatus {
    guard !file.isEmpty else {
      console.report(FileError(file, .missing(nearest: nil)).message)
      return .couldNotRun
    }
    // Here a word without a folder or an ending means a file, not an edition.
    return each([BookShelf.isPath(file) ? file : "./" + file], &console) { editions, console in
      let edition = editions[0]
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
  ) throws(CommandError) -> [ProvisionKey] {
    try words.map { (word) throws(CommandError) in
      guard let key = ProvisionKey(rawValue: word), !key.isOfSeason else {
        let known = Rulebook.points.map(\.key.rawValue)
        throw .unknownProvision(word, nearest: nearestMatch(to: word, among: known))
      }
      return key
    }
  }
}

// A trial of a user's book on case files.
extension Verb {
  private static func trial(
    of name: String, _ arguments: Arguments, _ console: inout Console
  ) throws(CommandError) -> ExitStatus {
    let chain = try editions(from: name)
    guard chain.count > 1 else {
      throw CommandError(
        reporting: "\(name): the book extends no other, so there is nothing to compare it with")
    }
    var trial = BookTrial(of: chain[0], extending: chain[1])
    var status = ExitStatus.done
    if trial.mayDiffer {
      status = play(arguments, by: chain.dropFirst().map(\.rulebook.id), &trial, &console)
      trial.makeUpMissing()
    }
    console.print(.trial(trial, limit: arguments.has(.all) ? nil : 2), as: "text")
    return status
  }

  private static func editions(from name: String) throws(CommandError) -> [Edition] {
    var shelf = BookShelf.ofFiles
    do throws(SurfaceError) {
      var chain = [try shelf.edition(.given(name))]
      var file = name
      while let parent = chain.last?.extends {
        let name = BookName.written(parent, in: file)
        chain.append(try shelf.edition(name))
        file = name.asGiven
      }
      return chain
    } catch { throw CommandError(reporting: error.report(in: "books")) }
  }

  /// Plays the cases in the arguments that are for one of the `books`, or without any the cases that
  /// come with the program.
  private static func play(
    _ arguments: Arguments, by books: [String], _ trial: inout BookTrial, _ console: inout Console
  ) -> ExitStatus {
    var cases = arguments
    cases.operands.removeFirst(2)
    if cases.operands.isEmpty { cases.operands = usualCases.map { [$0] } ?? [] }
    guard !cases.operands.isEmpty else {
      console.report(
        "books: no situations to try here; name a folder of case files, such as `Cases` of "
          + "penaltybox's repository")
      return .couldNotRun
    }
    let selection = CaseSelection(cases, under: nil, &console)
    let status = selection.reportUnreadable(&console)
    let runs = selection.runs
    var places: Set<String> = []
    for (index, run) in runs.enumerated() {
      console.progress(index, of: runs.count, "cases")
      let place = "\(run.case.place.file):\(run.case.place.line)"
      // A case for several of the books is one situation.
      guard books.contains(run.book.text), places.insert(place).inserted else { continue }
      trial.add(run.case.log, title: run.case.title, place: place)
    }
    return status
  }

  /// The folder of cases here, or the one that `.ci/install` puts next to the program.
  private static var usualCases: String? {
    if FileSystem.isFolder("Cases") { return "Cases" }
    // The program is `PREFIX/bin/penaltybox`, if the system says which program runs.
    guard let program = try? FileSystem.realPath(of: "/proc/self/exe") else { return nil }
    let prefix = String(decoding: program, as: UTF8.self).folder.dropLast().description.folder
    let installed = prefix + "share/penaltybox/Cases"
    return FileSystem.isFolder(installed) ? installed : nil
  }
}
