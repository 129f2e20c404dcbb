import HockeyRules

/// A loader of rulebooks.
public enum RulebookReader {
  /// A book's text, and its name in errors.
  public struct Text: Sendable {
    /// Its name in errors: a file's path, or an edition's id and `.json`.
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
  /// `find` returns the text of a book by the name with which another book, in the file `from`,
  /// extends it; `known` are the ids to suggest if it finds none.
  ///
  /// - Throws: ``RulebookErrors``: all errors in it, or in the first book it extends that has any.
  public static func read(
    _ text: Text, known: [String], find: (_ name: String, _ from: String) -> Text?
  ) throws(RulebookErrors) -> Edition {
    let chain = try chain(from: text, known: known, find: find)
    let entries = try entries(of: chain)
    let book = chain[0].book
    let provisions = Rulebook.points.map { point in
      let source = entries[point.key.rawValue]
      return StatedProvision(
        point: point, value: source?.entry.value ?? .none,
        rule: source.flatMap { source in
          source.entry.rule.map { RuleReference(book: source.book.name, number: $0) }
        }, basis: source.map { basis(of: $0, in: book) } ?? .stated,
        home: source?.book.id ?? book.id)
    }
    guard let rulebook = Rulebook.stating(provisions, id: book.id, name: book.name) else {
      preconditionFailure("A value that its point's form admits is a value of its type.")
    }
    // A book that extends another causes what its own provisions contradict, so the error is there.
    let contradictions = rulebook.contradictions.map { keys, problem in
      let sources = keys.compactMap { entries[$0] }
      let source = sources.first { $0.file == text.file } ?? sources.first
      return RulebookError(
        file: source?.file ?? text.file,
        place: source.map { $0.book.place(at: $0.entry.offset) } ?? book.place(at: 0),
        problem: problem)
    }
    guard contradictions.isEmpty else {
      throw RulebookErrors(errors: contradictions.inLineOrder)
    }
    return Edition(
      rulebook: rulebook, league: book.league, title: book.title, extends: book.extends,
      seasons: book.seasons, provisions: provisions)
  }

  /// The basis of `source` in `book`, which may extend the book that states it.
  ///
  /// A league's records say nothing about another league's games.
  private static func basis(of source: Source, in book: RulebookFile) -> Basis {
    guard case .recorded(let text) = source.entry.basis, source.book.league != book.league else {
      return source.entry.basis
    }
    return .assumed(text)
  }

  /// An entry in force and the book that states it.
  private struct Source {
    var entry: RulebookFile.Entry
    var book: RulebookFile
    var file: String
  }

  /// The entries in force, by key: the book's own take precedence over those of a book it extends.
  private static func entries(
    of chain: [(book: RulebookFile, file: String)]
  ) throws(RulebookErrors) -> [String: Source] {
    var sources: [String: Source] = [:]
    for (book, file) in chain {
      for entry in book.entries where sources[entry.key] == nil {
        sources[entry.key] = Source(entry: entry, book: book, file: file)
      }
    }
    let missing = Rulebook.points.filter { sources[$0.key.rawValue] == nil }
    guard missing.isEmpty else {
      let (book, file) = chain[0]
      throw RulebookErrors(
        errors: missing.map {
          RulebookError(
            file: file, place: book.place(at: 0),
            problem: .missingKey($0.key.rawValue, of: "the book \(book.id)"))
        })
    }
    return sources
  }

  /// Reads the book in `text`, and checks each entry against the form of its point.
  private static func book(_ text: Text) throws(RulebookErrors) -> RulebookFile {
    var reader = RulebookFileReader(text.bytes, file: text.file)
    var (book, errors) = reader.book()
    for entry in book.entries where errors.count < RulebookFileReader.errorLimit {
      guard let (problem, offset) = fault(in: entry) else { continue }
      errors.append(
        RulebookError(file: text.file, place: book.place(at: offset), problem: problem))
    }
    guard errors.isEmpty else { throw RulebookErrors(errors: errors.inLineOrder) }
    return book
  }

  /// What is wrong with `entry`, and where: an unknown key, or a value of the wrong form.
  private static func fault(
    in entry: RulebookFile.Entry
  ) -> (problem: RulebookError.Problem, offset: Int)? {
    let points = Rulebook.points
    guard let point = points.first(where: { $0.key.rawValue == entry.key }) else {
      let nearest = nearestMatch(to: entry.key, among: points.map { $0.key.rawValue })
      return (.unknownKey(entry.key, nearest: nearest), entry.offset)
    }
    return point.form.fault(in: entry.value).map {
      (.wrongValue(entry.key, expected: $0.expected, nearest: $0.nearest), entry.valueOffset)
    }
  }

  /// The book in `text` and those it extends, in order.
  private static func chain(
    from text: Text, known: [String], find: (String, String) -> Text?
  ) throws(RulebookErrors) -> [(book: RulebookFile, file: String)] {
    var chain = [(book: try book(text), file: text.file)]
    while let last = chain.last, let parent = last.book.extends {
      func error(_ problem: RulebookError.Problem) -> RulebookErrors {
        let place = last.book.place(at: last.book.extendsOffset)
        return RulebookErrors(
          errors: [RulebookError(file: last.file, place: place, problem: problem)])
      }
      guard let text = find(parent, last.file) else {
        throw error(.unknownBook(parent, nearest: nearestMatch(to: parent, among: known)))
      }
      let book = try book(text)
      let ids = chain.map { $0.book.id }
      if ids.contains(book.id) { throw error(.circle(ids + [book.id])) }
      chain.append((book, text.file))
    }
    return chain
  }
}
