public import Scoresheets

/// The editions in this folder, embedded in the program.
public enum Rulebooks {
  /// The ids of the embedded editions, in alphabetical order.
  public static let ids: [String] = EmbeddedBooks.all.map { $0.id }

  /// The text of an embedded edition's file; nil where no edition has that id.
  public static func text(of id: String) -> [UInt8]? {
    EmbeddedBooks.all.first { $0.id == id }.map { Array($0.text.utf8) }
  }

  /// The embedded edition of `id`, or of a season where `id` is a league's id with another year;
  /// nil where there is none.
  ///
  /// `nhl-2011` is the NHL's edition that was in force in the season that began in 2011, whatever
  /// the year in its own id. For a season after the last of a league's ids, there is an edition
  /// only where one states that it lasts that long.
  ///
  /// ```swift
  /// if let edition = try Rulebooks.edition("nhl-2025") {
  ///   let skaters = edition.rulebook.play.overtime.skaters
  ///   print(skaters.value, "skaters in overtime by", skaters.rule?.number ?? "no known rule")
  /// }
  /// // Prints "3 skaters in overtime by 84.1"
  /// ```
  ///
  /// - Throws: `RulebookErrors` where its file, or one that it extends, is not sound.
  public static func edition(_ id: String) throws(RulebookErrors) -> Edition? {
    guard let text = text(of: id) else { return try edition(ofSeason: id) }
    return try read(text, file: "\(id).json")
  }

  /// The edition in force in the season that `name` gives, such as `nhl-2011`.
  private static func edition(ofSeason name: String) throws(RulebookErrors) -> Edition? {
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

  /// Reads the edition in `text`, a user's file called `file`.
  ///
  /// It may extend an embedded edition, or another book of the user's: `find` then returns that
  /// book's text for the name given in `extends` by the file `from`.
  ///
  /// - Throws: `RulebookErrors` where it, or a book that it extends, is not sound: all errors, each
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

  /// The embedded edition under which `league` played in the season that began in `year`; nil where
  /// none is known.
  ///
  /// Of several, it is the one that came into force last, and of those the one with the first id.
  ///
  /// - Throws: `RulebookErrors` where an embedded file is not sound.
  public static func edition(
    of league: String, season year: Int
  ) throws(RulebookErrors) -> Edition? {
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
