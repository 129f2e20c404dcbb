public import Scoresheets

/// The editions in this folder, embedded in the program.
public enum Rulebooks {
  /// The ids of the embedded editions, in alphabetical order.
  public static let ids: [String] = EmbeddedBooks.all.map(\.id)

  /// The text of an embedded edition's file; nil where there is none of that id.
  public static func text(of id: String) -> [UInt8]? {
    EmbeddedBooks.all.first { $0.id == id }.map { Array($0.text.utf8) }
  }

  /// The embedded edition of `id`, or of a season where `id` is a league's with another year; nil where
  /// there is none.
  ///
  /// `nhl-2011` is the NHL's edition that was in force in the season that began in 2011, whatever the
  /// year in its own id; of a season after the last that a league's ids name, only where an edition
  /// says that it lasts so long.
  ///
  /// ```swift
  /// if let edition = try Rulebooks.edition("nhl-2025") {
  ///   let skaters = edition.rulebook.play.overtime.skaters
  ///   print(skaters.value, "skaters in overtime by", skaters.rule.book, skaters.rule.number)
  /// }
  /// // Prints "3 skaters in overtime by NHL 2025-26 84.1"
  /// ```
  ///
  /// - Throws: `RulebookError` where its file, or one that it extends, is not a sound book.
  public static func edition(_ id: String) throws(RulebookError) -> Edition? {
    guard let text = text(of: id) else { return try edition(ofSeason: id) }
    return try edition(from: text, file: "\(id).json")
  }

  /// The edition in force in the season that `name`, such as `nhl-2011`, names.
  private static func edition(ofSeason name: String) throws(RulebookError) -> Edition? {
    guard let year = Int(name.suffix(4)), name.dropLast(4).last == "-" else { return nil }
    let years = ids.filter { $0.dropLast(4) == name.dropLast(4) }.compactMap { Int($0.suffix(4)) }
    for own in years {
      guard let found = try edition("\(name.dropLast(4))\(own)"), found.isInForce(in: year),
        years.contains(where: { $0 >= year }) || found.seasons?.to != nil
      else { continue }
      return found
    }
    return nil
  }

  /// The edition that `text`, called `file`, holds: a user's own book may extend an embedded one.
  ///
  /// - Throws: `RulebookError` where it, or a book that it extends, is not a sound one: the first
  ///   thing that is wrong, with its place.
  public static func edition(
    from text: [UInt8], file: String
  ) throws(RulebookError) -> Edition {
    try RulebookReader.read(text, file: file, known: ids, find: Self.text)
  }

  /// The embedded edition that `league` played by in the season that began in `year`; nil where none is known.
  ///
  /// Of several the one that was in force last is taken, and of those the one with the first id.
  ///
  /// - Throws: `RulebookError` where an embedded file is not a sound book.
  public static func edition(
    of league: String, season year: Int
  ) throws(RulebookError) -> Edition? {
    var found: Edition?
    for id in ids {
      guard let edition = try edition(id), edition.league == league, edition.isInForce(in: year)
      else { continue }
      let begins = edition.seasons?.from ?? .min
      if begins > found.map({ $0.seasons?.from ?? .min }) ?? .min || found == nil {
        found = edition
      }
    }
    return found
  }
}
