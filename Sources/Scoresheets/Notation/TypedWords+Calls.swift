import HockeyRules

// Calls.
extension TypedWords {
  mutating func readCall(of team: Team) throws(NotationError) {
    guard takeCall() else { return }
    try readInfraction()
    if next == "by", second.map({ Self.number($0) != nil }) ?? false {
      take(as: CallText.servedBy)
      return takePlayer(of: team)
    }
    if take(oneOf: CallText.endings) == CallText.servedBy { takePlayer(of: team) }
  }

  /// Takes the next words as a call: `2 min`, `double minor`, `5+gm`, `penalty shot`.
  mutating func takeCall() -> Bool {
    guard let word = next else { return false }
    for (words, call) in Self.calls where rest.count >= words.count {
      guard zip(rest, words).allSatisfy({ $0.lowercased == $1 }) else { continue }
      take(words.count, as: call)
      return true
    }
    if word.contains("+") || rest.dropFirst().first?.text == "+" { return takeSum() }
    let digits = String(word.prefix { $0.isASCIIDigit })
    let unit = String(word.dropFirst(digits.count))
    if unit.isEmpty || Self.units.contains(unit), let call = Self.minutes[digits] {
      take(as: call)
    } else if let call = Self.spelling(of: word) {
      take(as: call)
    } else {
      return false
    }
    while let word = next, Self.units.contains(word) { drop() }
    return true
  }

  /// Takes a call of several penalties, with or without blanks: `2 + 2`, `5+gm`.
  mutating func takeSum() -> Bool {
    for count in [5, 4, 3, 2, 1] where rest.count >= count {
      let parts = rest.prefix(count).map({ $0.lowercased }).joined().split(
        separator: "+", omittingEmptySubsequences: false
      ).map { Self.spelling(of: String($0)) }
      let call = parts.compactMap { $0 }
      guard call.count == parts.count, call.count > 1 else { continue }
      take(count, as: call.joined(separator: "+"))
      while let word = next, Self.units.contains(word) { drop() }
      return true
    }
    return false
  }

  /// The notation's word for one penalty that is written in small letters.
  static func spelling(of word: String) -> String? {
    (PenaltyClass.words + [CallText.penaltyShot]).first { $0.lowercased() == word }
  }

  /// What a number of minutes calls.
  private static let minutes = ["2": "2", "4": "2+2", "5": "5", "10": "10"]
  private static let units = [
    "min", "min.", "mins", "minute", "minutes", "'", "minor", "major", "misconduct",
  ]
  /// The calls that are several words, or a word of their own.
  private static let calls: [([String], String)] = [
    (["double", "minor"], "2+2"), (["game", "misconduct"], PenaltyClass.gameMisconduct.word),
    (["penalty", "shot"], CallText.penaltyShot), (["match", "penalty"], PenaltyClass.match.word),
    (["minor"], "2"), (["major"], "5"), (["match"], PenaltyClass.match.word),
    (["misconduct"], PenaltyClass.misconduct.word),
  ]
}

// Infractions.
extension TypedWords {
  /// Takes the words up to the end of the call as one infraction, where they mean one that is known.
  mutating func readInfraction() throws(NotationError) {
    let end = rest.indices.first { isEndOfInfraction($0) } ?? rest.endIndex
    let count = end - rest.startIndex
    guard count > 0 else { return }
    if next == "for", count > 1 {
      drop()
      return try readInfraction()
    }
    let typed = rest.prefix(count).map({ $0.lowercased }).joined(separator: "-")
    let meant = Infraction.names(beginningWith: typed)
    if meant.count == 1 { return take(count, as: meant[0]) }
    guard meant.count > 1, let first = rest.first else { return }
    throw LineCursor(line).failure(
      .expected(.oneOf(meant), found: rest.prefix(count).map({ $0.text }).joined(separator: " ")),
      at: first)
  }

  func isEndOfInfraction(_ index: Int) -> Bool {
    let word = rest[index].lowercased
    if word.hasPrefix("@") || CallText.endings.contains(word) { return true }
    guard index + 1 < rest.endIndex else { return false }
    let two = word + rest[index + 1].lowercased
    let isNumber = Self.number(rest[index + 1].lowercased) != nil
    return word == "by" && isNumber || CallText.endings.contains { $0.letters == two }
  }
}
