import HockeyRules
public import Scoresheets

/// The editions that come with the package, embedded in the program.
///
/// ```swift
/// let skaters = Rulebooks.nhl2025.rulebook.play.overtime.skaters
/// print(skaters.value, "skaters in overtime by", skaters.rule?.number ?? "no known rule")
/// // Prints "3 skaters in overtime by 84.1"
/// ```
///
/// Each edition is read once, when it is first requested.
public enum Rulebooks {
  /// The ids of the embedded editions, in alphabetical order.
  public static let ids: [String] = EmbeddedBook.all.map { $0.id }

  /// The text of an embedded edition's file, or `nil` if no edition has that id.
  public static func text(of id: String) -> [UInt8]? {
    book(id).map { Array($0.text.utf8) }
  }

  private static func book(_ id: some StringProtocol) -> EmbeddedBook? {
    EmbeddedBook.all.first { $0.id == id }
  }

  /// The embedded edition with the id `id`, or the edition for the season that `id` names; `nil` if
  /// there is none.
  ///
  /// A league's id with another year names a season: `nhl-2011` is the NHL's edition in force in
  /// the season that began in 2011, whatever the year in the edition's own id. For a year after the
  /// last of a league's ids, only an edition that states its last season counts.
  public static func edition(_ id: String) -> Edition? {
    (book(id) ?? book(ofSeason: id))?.edition()
  }

  /// The book in force in the season that `name`, such as `nhl-2011`, names.
  private static func book(ofSeason name: String) -> EmbeddedBook? {
    let digits = name.suffix(4)
    guard digits.utf8.count == 4, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let year = Int(digits), name.dropLast(4).last == "-"
    else { return nil }
    let books = EmbeddedBook.all.filter { book in
      book.id.dropLast(4) == name.dropLast(4) && Int(book.id.suffix(4)) != nil
    }
    let isBeforeLast = books.contains { Int($0.id.suffix(4)) ?? .min >= year }
    return books.first { book in
      book.isInForce(in: year) && (isBeforeLast || book.seasons?.to != nil)
    }
  }

  /// The embedded edition with the rules nearest to those of `league` in the season that began in
  /// `year`; `nil` if none is known to be near.
  ///
  /// This is for a league without an edition for that season.
  static func nearestEdition(of league: String, season year: Int) -> ChosenBook? {
    if let edition = nearestInTime(of: league, season: year)?.edition() {
      return ChosenBook(
        edition: edition, assumption: .otherSeason(of: league, edition.rulebook.name))
    }
    guard let kin = RelatedLeague.all.first(where: { $0.isCalled(league) }) else { return nil }
    let found: Edition?
    switch kin.nearest {
    case .own(let name):
      return edition(of: name, season: year).map { ChosenBook(edition: $0) }
        ?? nearestEdition(of: name, season: year)
    case .league(let other):
      found = edition(of: other, season: year) ?? nearestInTime(of: other, season: year)?.edition()
    case .book(let id): found = edition(id)
    }
    return found.map {
      ChosenBook(edition: $0, assumption: .otherLeague(than: league, $0.rulebook.name))
    }
  }

  /// The league's embedded book whose seasons are nearest to the season that began in `year`.
  private static func nearestInTime(of league: String, season year: Int) -> EmbeddedBook? {
    let league = league.lowercased()
    return EmbeddedBook.all.filter { $0.league.lowercased() == league && $0.seasons != nil }
      .min { $0.distance(to: year) < $1.distance(to: year) }
  }

  /// Reads the edition in `text`, a user's file called `file`.
  ///
  /// The edition may extend an embedded edition or another book of the user's. `find` returns the
  /// text of the user's other book, given the name in `extends` and the file `from` in which that
  /// name stands.
  ///
  /// - Throws: `RulebookErrors` with all errors of the edition or of a book that it extends, each
  ///   with its place.
  public static func read(
    _ text: [UInt8], file: String,
    find: (_ name: String, _ from: String) -> RulebookReader.Text? = { _, _ in nil }
  ) throws(RulebookErrors) -> Edition {
    let text = RulebookReader.Text(file: file, bytes: text)
    return try RulebookReader.read(text, known: ids) { name, from in
      Self.text(of: name).map { RulebookReader.Text(file: "\(name).json", bytes: $0) }
        ?? find(name, from)
    }
  }

  /// The embedded edition under which `league` played in the season that began in `year`, or `nil`
  /// if none is known.
  ///
  /// The case of the league's letters does not matter. Of several editions in force, the latest to
  /// come into force counts, and of equally late ones the first by id.
  public static func edition(of league: String, season year: Int) -> Edition? {
    let league = league.lowercased()
    var found: EmbeddedBook?
    for book in EmbeddedBook.all
    where book.league.lowercased() == league && book.isInForce(in: year) {
      if let other = found, other.begins >= book.begins { continue }
      found = book
    }
    return found?.edition()
  }
}

/// An embedded edition: the facts by which it is found, and its text.
///
/// `swift run embed-rulebooks` writes `EmbeddedBook.all` from the files in the folder `Rulebook`.
/// With these facts, an edition is found without reading any other.
struct EmbeddedBook: Sendable {
  let id: String
  let league: String
  /// The seasons in which the edition was in force, or `nil` if its file gives none.
  let seasons: RulebookFile.Seasons?
  let text: String
  /// The edition, which is kept once it has been read.
  let edition: @Sendable () -> Edition

  init(
    id: String, league: String, seasons: (from: Int?, to: Int?)?, text: String,
    edition: @escaping @Sendable () -> Edition
  ) {
    self.id = id
    self.league = league
    self.seasons = seasons.map { RulebookFile.Seasons(from: $0.from, to: $0.to) }
    self.text = text
    self.edition = edition
  }

  /// The year in which the first season of the edition began.
  var begins: Int { seasons?.from ?? .min }

  func isInForce(in year: Int) -> Bool { seasons?.contains(year) ?? false }

  /// The years between the season that began in `year` and the edition's seasons; 0 within them.
  func distance(to year: Int) -> Int {
    let seasons = self.seasons
    if let from = seasons?.from, year < from { return from - year }
    if let to = seasons?.to, year > to { return year - to }
    return 0
  }

  /// Reads the edition in `text`, embedded under the id `id`.
  // If inlined, each embedded edition would have its own copy of the reading in WebAssembly.
  @inline(never) static func edition(_ id: String, _ text: String) -> Edition {
    do throws(RulebookErrors) {
      return try Rulebooks.read(Array(text.utf8), file: "\(id).json")
    } catch {
      // A test reads all embedded books.
      preconditionFailure("An embedded book has errors: `penaltybox books check Rulebook`.")
    }
  }
}
