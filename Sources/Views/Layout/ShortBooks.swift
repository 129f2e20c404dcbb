import HockeyRules
import Scoresheets

/// Short names for the books, other than a game's own, whose rules its rulings cite: on a terminal a
/// citation is `HC 4.2(b)`, and the head says once what `HC` is.
struct ShortBooks {
  /// The books in the order in which they are first cited.
  private let books: [(name: String, short: String)]

  init(of game: PlayedGame, in palette: Palette) {
    guard palette.width != nil else {
      books = []
      return
    }
    var names: [String] = []
    for ruling in game.solution.journal {
      guard let name = ruling.authority.citation?.rule?.book, name != game.book.name,
        !names.contains(name)
      else { continue }
      names.append(name)
    }
    let short = names.map { Self.short($0) }
    books = zip(names, short).filter { pair in
      pair.1 != pair.0 && short.count { $0 == pair.1 } == 1
    }.map { (name: $0, short: $1) }
  }

  /// A citation as it is shown: as it is in a file, with a short name on a terminal.
  func text(of citation: String) -> String {
    guard let book = books.first(where: { citation.hasPrefix($0.name + " ") }) else {
      return citation
    }
    return book.short + citation.dropFirst(book.name.count)
  }

  /// The meaning of the short names, in words; nil if there are none to explain.
  var legend: String? {
    books.isEmpty ? nil : books.map { "\($0.short): \($0.name)" }.joined(separator: " · ")
  }

  /// `HC` of `Hockey Canada 2024-26`: without the years, a name in capitals as it is, otherwise the
  /// first letters.
  private static func short(_ name: String) -> String {
    let words = name.split(separator: " ").prefix { !($0.first?.isASCIIDigit ?? false) }
    return words.map { word in
      word.allSatisfy { $0.isUppercase } ? String(word) : String(word.prefix(1))
    }.joined()
  }
}
