import HockeyRules

/// A loader of rulebooks.
public enum RulebookReader {
  /// A book's text, and its name in errors.
  public struct Text: Sendable {
    /// The name of the text in errors: a file's path, or an edition's id and `.json`.
    public var file: String
    /// The text.
    public var bytes: [UInt8]

    /// Creates a book's text.
    public init(file: String, bytes: [UInt8]) {
      self.file = file
      self.bytes = bytes
    }
  }

  /// Reads the edition in `text`.
  ///
  /// `find` returns the text of a book, given its name and the file `from` that extends it; `known`
  /// are the ids to suggest if `find` knows no such book.
  ///
  /// - Throws: ``RulebookErrors`` with all errors in `text`, the errors in the first extended book
  ///   that has errors, and the contradictions between provisions without other errors.
  package static func read(
    _ text: Text, known: [String], find: (_ name: String, _ from: String) -> Text?
  ) throws(RulebookErrors) -> Edition {
    let own = CheckedBook(text)
    var errors = own.errors
    if own.isTorn { throw RulebookErrors(errors: errors) }
    var chain = [Link(book: own.book, file: text.file, citedBook: own.book.name)]
    do throws(RulebookErrors) {
      try extend(&chain, known: known, find: find)
    } catch {
      // Without the extended book, nobody can tell which keys are missing.
      let ownErrors = errors + error.errors.filter { $0.file == text.file }
      throw RulebookErrors(
        errors: ownErrors.inLineOrder + error.errors.filter { $0.file != text.file })
    }
    let entries = entries(of: chain, without: own.unsound)
    let missing = Rulebook.points.filter { $0.usual == nil }.map { $0.key.rawValue }
      .filter { entries[$0] == nil }
    errors += missing.filter { !own.unsound.contains($0) }.map { key in
      RulebookError(
        file: text.file, place: own.book.place(at: 0),
        problem: .missingKey(key, of: "the book \(own.book.id)"))
    }
    guard missing.isEmpty else { throw RulebookErrors(errors: errors.inLineOrder) }
    let inheritance = inheritance(of: chain.map { $0.book })
    let provisions = provisions(entries, of: own.book, inheritance)
    let rulebook = Rulebook.stating(
      provisions, id: own.book.id, name: own.book.name, inheritance: inheritance)
    errors += contradictions(in: rulebook, entries, of: own, file: text.file)
    errors += seasonErrors(in: chain)
    guard errors.isEmpty else { throw RulebookErrors(errors: errors.inLineOrder) }
    return Edition(
      rulebook: rulebook, league: own.book.league, title: own.book.title,
      extends: own.book.extends, seasons: own.book.seasons, provisions: provisions,
      season: seasonRules(of: chain))
  }

  /// The relation of the first book of `chain` to the next, which it extends, and so on.
  private static func inheritance(of chain: [RulebookFile]) -> Inheritance? {
    guard chain.count > 1 else { return nil }
    guard chain[0].inherits == .printed else {
      return Inheritance(chain[0].inherits, book: chain[1].name)
    }
    let last = chain.firstIndex { $0.extends == nil || $0.inherits != .printed }
    return Inheritance(.printed, book: chain[last ?? chain.count - 1].name)
  }

  /// The book's provision on each point, from the `entries` in force.
  private static func provisions(
    _ entries: [String: Source], of book: RulebookFile, _ inheritance: Inheritance?
  ) -> [StatedProvision] {
    Rulebook.points.map { point in
      let source = entries[point.key.rawValue]
      return StatedProvision(
        point: point, value: source?.entry.value ?? point.usual ?? .none,
        rule: source.flatMap { source in
          source.entry.rule.map { RuleReference(book: source.link.citedBook, number: $0) }
        }, basis: source.map { basis(of: $0, in: book, inheritance) } ?? .moot(unstated),
        home: source?.link.book.id ?? "")
    }
  }

  /// The reason given for a point that no book states.
  private static let unstated = "No printed book has such a rule; a league's own book may."

  /// The contradictions between provisions that have no other error.
  ///
  /// In a book that extends another, its own provisions cause the contradiction, so the error is at
  /// one of them.
  private static func contradictions(
    in rulebook: Rulebook, _ entries: [String: Source], of own: CheckedBook, file: String
  ) -> [RulebookError] {
    rulebook.contradictions.compactMap { keys, problem in
      if keys.contains(where: { own.unsound.contains($0) }) { return nil }
      let sources = keys.compactMap { entries[$0] }
      let source = sources.first { $0.link.file == file } ?? sources.first
      return RulebookError(
        file: source?.link.file ?? file,
        place: source.map { $0.link.book.place(at: $0.entry.offset) } ?? own.book.place(at: 0),
        problem: problem)
    }
  }

  /// The basis of `source` in `book`, which may extend the book that states it.
  ///
  /// A league's records prove nothing about another league's games, and a book without a text
  /// settles nothing.
  private static func basis(
    of source: Source, in book: RulebookFile, _ inheritance: Inheritance?
  ) -> Basis {
    let basis = source.entry.basis
    if source.link.book.id == book.id { return basis }
    switch basis {
    case .assumed, .moot: return basis
    case .stated, .open, .recorded:
      if let assumption = inheritance?.assumption { return .assumed(assumption) }
    }
    if case .recorded(let text) = basis, source.link.book.league != book.league {
      return .assumed(text)
    }
    return basis
  }

  /// The rules on later games, of a book and the books that it extends.
  ///
  /// A book's own rule replaces an inherited one with the same name. A `null` under that name
  /// removes the inherited rule, and a `null` under `*` all inherited rules.
  private static func seasonRules(of chain: [Link]) -> [StatedSeasonRule] {
    var rules: [StatedSeasonRule] = []
    var seen: Set<String> = []
    var assumption: String?
    for (index, link) in chain.enumerated() {
      for entry in link.book.season where seen.insert(entry.key).inserted {
        guard let row = entry.row else { continue }
        rules.append(
          StatedSeasonRule(
            key: entry.key, row: row, book: link.citedBook, home: link.book.id,
            assumption: assumption))
      }
      if seen.contains("*") { break }
      if index + 1 < chain.count, link.book.inherits == .assumed {
        assumption = Inheritance(.assumed, book: chain[index + 1].book.name).assumption
      }
    }
    return rules
  }

  /// The errors in the rules on later games that replace one another.
  ///
  /// A rule may replace only rules that its book states or inherits, and no two may replace each
  /// other, because neither would be left.
  private static func seasonErrors(in chain: [Link]) -> [RulebookError] {
    var errors: [RulebookError] = []
    var known: [String: StatedRow] = [:]
    for link in chain.reversed() {
      for entry in link.book.season { known[entry.key] = entry.row ?? StatedRow([]) }
      for entry in link.book.season {
        for (member, place) in zip(entry.row?.members ?? [], entry.places.members)
        where member.name == inPlaceOf {
          func report(_ expected: String, nearest: String?) {
            errors.append(
              RulebookError(
                file: link.file, place: link.book.place(at: place.value),
                problem: .wrongValue(inPlaceOf, expected: expected, nearest: nearest)))
          }
          for key in member.value.words {
            guard let other = known[key] else {
              report(
                "other rules of this book",
                nearest: nearestMatch(to: key, among: known.keys.sorted()))
              continue
            }
            if other[inPlaceOf]?.words.contains(entry.key) ?? false {
              report("rules that do not replace this one, as \(key) does", nearest: nil)
            }
          }
        }
      }
    }
    return errors
  }

  private static let inPlaceOf = "in-place-of"

  /// A book, or one that it extends, directly or through others.
  private struct Link {
    var book: RulebookFile
    var file: String
    /// The name of the book in citations: the first book that prints its rules.
    var citedBook: String
  }

  /// An entry in force and the book that states it.
  private typealias Source = (entry: RulebookFile.Entry, link: Link)

  /// The entries in force, by key: the book's own entries replace inherited ones.
  ///
  /// The book's own entries with a key in `unsound` are left out.
  private static func entries(
    of chain: [Link], without unsound: Set<String>
  ) -> [String: Source] {
    var sources: [String: Source] = [:]
    for (index, link) in chain.enumerated() {
      for entry in link.book.entries where sources[entry.key] == nil {
        if index == 0, unsound.contains(entry.key) { continue }
        sources[entry.key] = (entry, link)
      }
    }
    return sources
  }

  /// Adds the books that the last of `chain` extends, directly or through others, in order.
  private static func extend(
    _ chain: inout [Link], known: [String], find: (String, String) -> Text?
  ) throws(RulebookErrors) {
    while let last = chain.last, let parent = last.book.extends {
      func error(_ problem: RulebookError.Problem) -> RulebookErrors {
        let place = last.book.place(at: last.book.extendsOffset)
        return RulebookErrors(
          errors: [RulebookError(file: last.file, place: place, problem: problem)])
      }
      guard let text = find(parent, last.file) else {
        throw error(.unknownBook(parent, nearest: nearestMatch(to: parent, among: known)))
      }
      let checked = CheckedBook(text)
      guard checked.errors.isEmpty else { throw RulebookErrors(errors: checked.errors) }
      let ids = chain.map { $0.book.id }
      if ids.contains(checked.book.id) { throw error(.circle(ids + [checked.book.id])) }
      let cited = last.book.inherits == .printed ? last.citedBook : checked.book.name
      chain.append(Link(book: checked.book, file: text.file, citedBook: cited))
    }
  }
}

extension StatedValue {
  fileprivate var words: [String] { if case .list(let words) = self { words } else { [] } }
}
