public import HockeyRules

/// A rulebook's file: facts about the book, and its provisions in order, each with its place.
///
///     {"id": "nhl-2025", "name": "NHL 2025-26", "league": "NHL", "seasons": {"from": 2015},
///      "provisions": {"minor-length": {"value": "2:00", "rule": "16.1"}}}
///
/// The keys and values of the provisions are read here, but not checked. Anywhere in the file, a
/// key that begins with `//` is a comment, and its value may be anything.
public struct RulebookFile: Sendable, Hashable, Identifiable {
  /// The edition's id, as `under` names it: `nhl-2025`.
  public var id: String
  /// The edition's usual name: `NHL 2025-26`.
  public var name: String
  /// The league or federation.
  public var league: String
  /// The id of the book that this book extends.
  public var extends: String?
  /// The way in which the book takes over the rules of the book that it extends.
  public var inherits = Inheritance.Manner.adopted
  /// The seasons in which the edition was in force, by the years in which they began.
  public var seasons: Seasons?
  /// The printed book's title.
  public var title: String?
  /// The provisions, in the file's order.
  public var entries: [Entry]
  /// The rules on later games, in the file's order.
  var season: [SeasonEntry] = []
  /// The keys of all provisions, including provisions that could not be read.
  var statedKeys: [String] = []
  /// The byte offset of the id of the book that this book extends.
  var extendsOffset = 0
  /// The file's text, kept for messages.
  let text: [UInt8]

  /// The first and the last season of an edition; `nil` means no limit.
  public struct Seasons: Sendable, Hashable {
    /// The year in which the first season began.
    public var from: Int?
    /// The year in which the last season began.
    public var to: Int?

    /// The seasons from one year to another, both included.
    public init(from: Int? = nil, to: Int? = nil) {
      self.from = from
      self.to = to
    }

    /// Whether the season that began in `year` is one of these seasons.
    public func contains(_ year: Int) -> Bool {
      (from ?? .min) <= year && year <= (to ?? .max)
    }
  }

  /// One provision.
  public struct Entry: Sendable, Hashable {
    /// The provision's name: `minor-length`.
    public var key: String
    /// The provision's value.
    public var value: StatedValue
    /// The number of the rule that gives the value, or `nil` if no rule is known.
    public var rule: String?
    /// The basis of the value: how far the book itself settles the point.
    public var basis: Basis
    /// The offset of the key, in bytes; see ``RulebookFile/place(at:)``.
    public var offset: Int
    /// The offset of the value, in bytes.
    package var valueOffset: Int
    /// The places of the rows, if the value has any.
    var rows: [RowPlaces] = []
  }

  /// A rule on later games, or a `null` in its place.
  struct SeasonEntry: Sendable, Hashable {
    var key: String
    var row: StatedRow?
    /// The offset of the key, in bytes, and the places of the row.
    var offset: Int
    var places: RowPlaces
  }

  /// The places of a row of a table and of its members, in bytes from the file's beginning.
  struct RowPlaces: Sendable, Hashable {
    var offset: Int
    /// The places of the row's members, in the order of the row.
    var members: [Member] = []
    /// The names of the members whose values could not be read.
    var refused: [String] = []

    struct Member: Sendable, Hashable {
      var key: Int
      var value: Int
    }
  }

  /// The line and column `offset` bytes into the file, for a message.
  public func place(at offset: Int) -> TextPlace { TextPlace(offset: offset, in: text) }

  /// Reads the book in `text`; errors call it `file`.
  ///
  /// - Throws: ``RulebookErrors`` with all errors in the part that could be read.
  public static func read(_ text: [UInt8], file: String) throws(RulebookErrors) -> RulebookFile {
    var reader = BookReader(text, file: file)
    let book = reader.book()
    guard reader.errors.isEmpty else { throw RulebookErrors(errors: reader.errors.inLineOrder) }
    return book
  }
}
