/// A league without a book in the package, and the book with the most similar rules.
///
/// These leagues' own books are not public, or not available as text. It is public knowledge that
/// the professional leagues follow the NHL's text, with overtime at three-on-three and a
/// short-handed goal that ends no penalty. The Canadian junior A leagues play under Hockey Canada's
/// junior rules, the American ones under USA Hockey's, the Swedish ones under their federation's.
struct RelatedLeague: Sendable {
  let names: [String]
  let nearest: Nearest

  /// The book with the most similar rules.
  enum Nearest: Sendable {
    /// Another league's edition of the same season.
    case league(String)
    /// The edition of the league's federation, or of the league under its other name.
    case own(String)
    /// The same book for every season.
    case book(String)
  }

  /// Whether the league is called `name`, in letters of any case.
  func isCalled(_ name: String) -> Bool { names.contains(name.uppercased()) }

  static let all = [
    RelatedLeague(
      names: ["CHL", "SPHL", "FPHL", "LNAH"], nearest: .league("NHL")),
    RelatedLeague(names: ["LHJMQ"], nearest: .own("QMJHL")),
    RelatedLeague(names: ["SHL", "HOCKEYALLSVENSKAN", "SDHL"], nearest: .own("Sweden")),
    RelatedLeague(
      names: [
        "BCHL", "AJHL", "SJHL", "MJHL", "OJHL", "CCHL", "NOJHL", "SIJHL", "MHL", "MJAHL", "LHJQ",
        "QJHL", "KIJHL", "VIJHL", "PJHL", "PIJHL", "GOJHL", "CJHL", "EOJHL", "CRJHL",
      ],
      nearest: .book("hockey-canada-2024-junior")),
    RelatedLeague(
      names: ["USHL", "NAHL", "NA3HL", "USPHL", "EHL"], nearest: .league("USA Hockey Junior")),
  ]
}
