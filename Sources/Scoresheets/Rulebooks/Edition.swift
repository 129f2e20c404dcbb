public import HockeyRules

/// An edition of a rulebook: what is played by, and what is to be known about it.
public struct Edition: Sendable, Hashable {
  /// What is played by.
  public var rulebook: Rulebook
  /// The league or federation.
  public var league: String
  /// The printed book's title.
  public var title: String?
  /// The id of the book that it extends.
  public var extends: String?
  /// The seasons it was in force, each by the year it began in; nil where the file says nothing.
  public var seasons: RulebookFile.Seasons?
  /// Its provisions as its files have them, in the keys' order.
  public var provisions: [StatedProvision]

  /// Whether it was in force in the season that began in `year`.
  public func isInForce(in year: Int) -> Bool {
    guard let seasons else { return false }
    return (seasons.from ?? .min) <= year && year <= (seasons.to ?? .max)
  }
}

/// A provision as a book's file states it.
public struct StatedProvision: Sendable, Hashable {
  /// Which provision.
  public var key: ProvisionKey
  /// What the book provides.
  public var value: EntryValue
  /// The rule, in the book that it was read in.
  public var rule: RuleReference
  /// What we assume, where no source settles the point.
  public var assumption: String?
}

/// Loads rulebooks.
public enum RulebookReader {
  /// The edition that `text`, called `file`, holds.
  ///
  /// `find` gives the text of a book by its id, for the books it extends; `known` are the ids it knows.
  ///
  /// - Throws: ``RulebookError``, the first thing that is wrong, in whichever file it is.
  public static func read(
    _ text: [UInt8], file: String, known: [String], find: (String) -> [UInt8]?
  ) throws(RulebookError) -> Edition {
    let chain = try chain(from: text, file: file, known: known, find: find)
    let reader = try ProvisionReader(chain: chain)
    let rulebook = try Rulebook(from: reader)
    var provisions: [StatedProvision] = []
    for key in ProvisionKey.allCases {
      let source = try reader.source(key)
      provisions.append(
        StatedProvision(
          key: key, value: source.entry.value,
          rule: RuleReference(book: source.book.name, number: source.entry.rule),
          assumption: source.entry.unverified))
    }
    let book = chain[0].book
    return Edition(
      rulebook: rulebook, league: book.league, title: book.title, extends: book.extends,
      seasons: book.seasons, provisions: provisions)
  }

  /// The book of `text` and those it extends, in turn.
  private static func chain(
    from text: [UInt8], file: String, known: [String], find: (String) -> [UInt8]?
  ) throws(RulebookError) -> [(book: RulebookFile, file: String)] {
    var chain = [(book: try book(text, file), file: file)]
    while let last = chain.last, let parent = last.book.extends {
      let ids = chain.map(\.book.id)
      let place = last.book.place(at: last.book.extendsOffset)
      if ids.contains(parent) {
        throw RulebookError(file: last.file, place: place, problem: .circle(ids + [parent]))
      }
      guard let text = find(parent) else {
        throw RulebookError(
          file: last.file, place: place,
          problem: .unknownBook(parent, nearest: nearestMatch(to: parent, among: known)))
      }
      chain.append((try book(text, "\(parent).json"), "\(parent).json"))
    }
    return chain
  }

  private static func book(
    _ text: [UInt8], _ file: String
  ) throws(RulebookError) -> RulebookFile {
    do throws(RulebookFileError) {
      return try RulebookFile.read(text)
    } catch {
      throw RulebookError(file: file, place: error.place, problem: .file(error.problem))
    }
  }
}
