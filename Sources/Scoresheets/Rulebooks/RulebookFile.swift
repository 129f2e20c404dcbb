/// A rulebook's file as it stands: who it is, and its provisions in order, each with its place.
///
///     {"id": "nhl-2025", "name": "NHL 2025-26", "league": "NHL", "seasons": {"from": 2015},
///      "provisions": {"minor-length": {"value": "2:00", "rule": "16.1"}}}
///
/// What the provisions mean is not known here; their keys and values are read, not judged.
public struct RulebookFile: Sendable, Hashable {
  /// The edition's id, as `under` names it: `nhl-2025`.
  public var id: String
  /// What people call it: `NHL 2025-26`.
  public var name: String
  /// The league or federation.
  public var league: String
  /// The id of the book that this one takes over and changes.
  public var extends: String?
  /// The seasons it was in force, each by the year it began in.
  public var seasons: Seasons?
  /// The printed book's title.
  public var title: String?
  /// The provisions, in the file's order.
  public var entries: [Entry]
  /// Where the id of the book it extends stands, in bytes.
  var extendsOffset = 0
  /// The file's text, kept for messages.
  let text: [UInt8]

  /// The first and the last season of an edition; nil where it has no end.
  public struct Seasons: Sendable, Hashable {
    /// The year in which the first season began.
    public var from: Int?
    /// The year in which the last season began.
    public var to: Int?

    /// The seasons between two years, both included.
    public init(from: Int? = nil, to: Int? = nil) {
      self.from = from
      self.to = to
    }
  }

  /// One provision.
  public struct Entry: Sendable, Hashable {
    /// The provision's name: `minor-length`.
    public var key: String
    /// What it says.
    public var value: EntryValue
    /// The number of the rule that says so.
    public var rule: String
    /// What is assumed, where the book does not say it in so many words.
    public var unverified: String?
    /// Where the key begins, in bytes; see ``RulebookFile/place(at:)``.
    public var offset: Int
    /// Where the value begins, in bytes.
    public var valueOffset: Int
  }

  /// The line and column that are `offset` bytes into the file, for a message.
  public func place(at offset: Int) -> TextPlace { TextPlace(offset: offset, in: text) }

  /// The book that `text` holds.
  ///
  /// - Throws: ``RulebookFileError`` at the first thing that is wrong in it.
  public static func read(_ text: [UInt8]) throws(RulebookFileError) -> RulebookFile {
    var reader = RulebookFileReader(text)
    return try reader.file()
  }
}

/// What a provision says.
public enum EntryValue: Sendable, Hashable {
  /// A word or a time.
  case text(String)
  /// A whole number.
  case integer(Int)
  /// True or false.
  case flag(Bool)
  /// `null`: there is no such thing in this book.
  case none
  /// Words, in order; also an empty array.
  case list([String])
  /// A table's rows, in order.
  case rows([EntryRow])
}

/// A row of a table: flat, each member a string, a whole number or an array of strings.
public struct EntryRow: Sendable, Hashable {
  /// The members, in the file's order.
  public var members: [Member]
  /// Where the row begins, in bytes.
  public var offset: Int

  /// One member of a row.
  public struct Member: Sendable, Hashable {
    /// The member's name.
    public var key: String
    /// Its value: a text, an integer, a flag, none or a list; never rows.
    public var value: EntryValue
    /// Where the key begins, in bytes.
    public var offset: Int
  }

  /// The value of the member `key`; nil where the row has none of that name.
  public subscript(key: String) -> EntryValue? {
    members.first { $0.key == key }?.value
  }
}
