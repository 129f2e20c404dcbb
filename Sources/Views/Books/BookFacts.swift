import HockeyRules
public import Scoresheets

// Facts about a book, other than its provisions, in words.

extension RulebookFile.Seasons {
  /// The seasons it was in force: `from 2015-16`, `to 2014-15`; empty if there are no limits.
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
  /// Writes the rule, the key and whether a source settles it, if the book decides; writes nothing
  /// for what the scorer states.
  mutating func writeCitation(of authority: Authority?) {
    guard let citation = authority?.citation else { return }
    if let rule = citation.rule { member("rule", rule.words) }
    member("key", citation.key.rawValue)
    if !citation.isVerified { member("unverified", true) }
  }

  /// Writes a key and a citation, with its book and its number as separate members.
  mutating func member(_ key: String, _ rule: RuleReference) {
    self.key(key)
    object { writer in
      writer.member("book", rule.book)
      writer.member("number", rule.number)
    }
  }
}
