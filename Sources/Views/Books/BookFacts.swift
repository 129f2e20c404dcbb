import HockeyRules
public import Scoresheets

// What is to be known about a book besides its provisions, in words.

extension RulebookFile.Seasons {
  /// The seasons it was in force: `from 2015-16`, `to 2014-15`; empty where it has no end at all.
  public var words: String {
    func season(_ year: Int) -> String {
      let next = String(year % 100 == 99 ? 0 : year % 100 + 1)
      return "\(year)-\(next.count < 2 ? "0" : "")\(next)"
    }
    switch (from, to) {
    case (nil, nil): return ""
    case (.some(let from), nil): return "from \(season(from))"
    case (nil, .some(let to)): return "to \(season(to))"
    case (.some(let from), .some(let to)): return "\(season(from)) to \(season(to))"
    }
  }
}

extension RuleReference {
  /// The citation with its book: `NHL 2025-26 16.2`.
  var words: String { "\(book) \(number)" }
}

extension JSONWriter {
  /// Writes a key and a citation, its book apart from its number.
  mutating func member(_ key: String, _ rule: RuleReference) {
    self.key(key)
    object { writer in
      writer.member("book", rule.book)
      writer.member("number", rule.number)
    }
  }
}
