import HockeyRules
import Scoresheets

/// How citations name books: what the head says of inherited rules, and on a terminal short names,
/// as in `HC 4.2(b)`.
struct ShortBooks {
  /// The books with short names, in the order of their first citations.
  private let books: [(name: String, short: String)]
  private let inheritance: Inheritance?

  init(of game: PlayedGame, in palette: Palette) {
    inheritance = game.book.inheritance
    guard palette.width != nil else {
      books = []
      return
    }
    var names: [String] = []
    for ruling in game.solution.journal {
      guard let rule = ruling.authority.citation?.rule, !game.book.isFound(byNumberOf: rule),
        !names.contains(rule.book)
      else { continue }
      names.append(rule.book)
    }
    let short = names.map { Self.short($0) }
    books = zip(names, short).filter { pair in
      pair.1 != pair.0 && short.count { $0 == pair.1 } == 1
    }.map { (name: $0, short: $1) }
  }

  /// The citation as shown: unchanged in a file, with a short name on a terminal.
  func text(of citation: String) -> String {
    guard let book = books.first(where: { citation.hasPrefix($0.name + " ") }) else {
      return citation
    }
    return book.short + citation.dropFirst(book.name.count)
  }

  var legend: [String] {
    let names = books.map { "\($0.short): \($0.name)" }
    return [inheritance?.words, names.isEmpty ? nil : names.joined(separator: " · ")]
      .compactMap { $0 }
  }

  /// The short form of a book's name without its years: `HC` for `Hockey Canada 2024-26`.
  ///
  /// A word in capitals stays; of another word only the first letter.
  private static func short(_ name: String) -> String {
    let words = name.split(separator: " ").prefix { !($0.first?.isASCIIDigit ?? false) }
    return words.map { word in
      word.allSatisfy { $0.isUppercase } ? String(word) : String(word.prefix(1))
    }.joined()
  }
}

extension Inheritance {
  /// What a game's head says about rules that its book takes from another book.
  var words: String {
    switch manner {
    case .printed: "rules shared with \(book) have the same numbers"
    case .adopted: "all other rules: \(book)"
    case .assumed:
      "the text of its rules is not known: those of \(book) are assumed, and unverified"
    }
  }
}
