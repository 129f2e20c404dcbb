import HockeyRules

extension TypedWords {
  /// Takes the next words as a call: `2 min`, `double minor`, `5+gm`, `penalty shot`.
  ///
  /// - Throws: `NotationError` if the number of minutes and the words after it mean different
  ///   classes.
  mutating func takeCall() throws(NotationError) -> Bool {
    guard let word = next else { return false }
    for (words, call) in Self.calls where begins(with: words) {
      take(words.count, as: call)
      try dropUnits()
      return true
    }
    if word.contains("+") || rest.dropFirst().first?.text == "+" {
      guard takeSum() else { return false }
      try dropUnits()
      return true
    }
    let digits = String(word.prefix { $0.isASCIIDigit })
    let unit = String(word.dropFirst(digits.count))
    if let call = Self.minutes[digits], unit.isEmpty || Self.units.contains(unit) {
      if let other = Self.call(of: unit), !call.has(other) { throw contradiction(call, other, 1) }
      take(as: call)
    } else if let call = Self.spelling(of: word) {
      take(as: call)
    } else {
      return false
    }
    try dropUnits()
    return true
  }

  /// Drops the words after a call that only repeat its minutes or its class.
  private mutating func dropUnits() throws(NotationError) {
    guard let call = read.last?.text else { return }
    if dropGame(after: call) { return }
    while let word = next {
      for (words, other) in Self.calls where begins(with: words) && !call.has(other) {
        throw contradiction(call, other, words.count)
      }
      guard Self.units.contains(word) else { return }
      drop()
    }
  }

  /// Turns a major into a major and game misconduct if the next words say so: `major and game`.
  private mutating func dropGame(after call: String) -> Bool {
    guard call == PenaltyClass.major.word,
      let words = Self.majorAndGame.first(where: { begins(with: $0) })
    else { return false }
    for _ in words { drop() }
    if next == "misconduct" { drop() }
    read[read.count - 1].text = "\(call)+\(PenaltyClass.gameMisconduct.word)"
    return true
  }

  private static let majorAndGame = [
    ["major", "and", "game"], ["major", "plus", "game"], ["major", "game"], ["and", "game"],
    ["plus", "game"],
  ]

  /// Whether the next words are `words`, in any case.
  private func begins(with words: [String]) -> Bool {
    rest.count >= words.count && zip(rest, words).allSatisfy { $0.lowercased == $1 }
  }

  /// The call that `unit` names by a class, or `nil` if `unit` only means minutes.
  private static func call(of unit: String) -> String? {
    calls.first { $0.0 == [unit] }?.1
  }

  /// The error that the next `count` words name the call `other` after the minutes of `call`.
  private func contradiction(_ call: String, _ other: String, _ count: Int) -> NotationError {
    let typed = rest.prefix(count).map({ $0.text }).joined(separator: " ")
    return LineCursor(line).failure(
      .expected(.oneOf([call, other, "\(call)+\(other)"]), found: typed), at: rest.first)
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
      return true
    }
    return false
  }

  /// The notation's word for one penalty, given in small letters.
  static func spelling(of word: String) -> String? {
    (PenaltyClass.words + [CallText.penaltyShot]).first { $0.lowercased() == word }
  }

  /// The call for each number of minutes.
  private static let minutes = ["2": "2", "4": "2+2", "5": "5", "10": "10"]
  private static let units = [
    "min", "min.", "mins", "minute", "minutes", "'", "minor", "major", "misconduct",
  ]
  /// The calls that people write in words, with the notation's word for each.
  private static let calls: [([String], String)] = [
    (["double", "minor"], "2+2"), (["game", "misconduct"], PenaltyClass.gameMisconduct.word),
    (["penalty", "shot"], CallText.penaltyShot), (["match", "penalty"], PenaltyClass.match.word),
    (["minor"], "2"), (["major"], "5"), (["match"], PenaltyClass.match.word),
    (["misconduct"], PenaltyClass.misconduct.word),
  ]
}

extension TypedWords {
  /// Takes the words up to the end of the call as one infraction, if they mean a known one.
  mutating func readInfraction() throws(NotationError) {
    let end = rest.indices.first { isEndOfInfraction($0) } ?? rest.endIndex
    let count = end - rest.startIndex
    guard count > 0 else { return }
    if next == "for", count > 1 {
      drop()
      return try readInfraction()
    }
    if let game = rest[..<end].indices.dropFirst().first(where: { isMajorAndGame(from: $0) }),
      let place = read.lastIndex(where: { $0.text == PenaltyClass.major.word })
    {
      read[place].text += "+\(PenaltyClass.gameMisconduct.word)"
      rest = rest[..<game] + rest[end...]
      return try readInfraction()
    }
    let typed = rest.prefix(count).map({ $0.lowercased }).joined(separator: "-")
    let meant = Infraction.names(beginningWith: typed)
    if meant.count == 1 { return take(count, as: meant[0]) }
    guard meant.count > 1, let first = rest.first else {
      // An unknown infraction may have several words, if the first is not a known infraction by
      // itself; the console then asks whether it is right.
      let isNew = !Infraction(rawValue: next ?? "").isKnown
      if count > 1, isNew, typed.allSatisfy({ $0.isLetter || $0 == "-" }) { take(count, as: typed) }
      return
    }
    throw LineCursor(line).failure(
      .expected(.oneOf(meant), found: rest.prefix(count).map({ $0.text }).joined(separator: " ")),
      at: first)
  }

  /// Whether the words from `index` say that a major comes with a game misconduct.
  private func isMajorAndGame(from index: Int) -> Bool {
    var ahead = self
    ahead.rest = rest[index...]
    return Self.majorAndGame.contains { ahead.begins(with: $0) }
  }

  /// Takes the next words as a known infraction of an amended call, before the reason.
  mutating func takeKnownInfraction() {
    for count in [4, 3, 2, 1] where rest.count >= count {
      let typed = rest.prefix(count).map({ $0.lowercased }).joined(separator: "-")
      let isAll = rest.count == count && typed.count > 3
      let meant = isAll ? Infraction.names(beginningWith: typed) : []
      let known = Infraction(rawValue: typed)
      if known.isKnown || meant.count == 1 {
        return take(count, as: known.isKnown ? known.canonical : meant[0])
      }
    }
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

extension String {
  /// Whether the word `penalty` fits the call in this text: a game misconduct is also a misconduct.
  fileprivate func has(_ penalty: String) -> Bool {
    if self == penalty { return true }
    let also = penalty == PenaltyClass.misconduct.word ? PenaltyClass.gameMisconduct.word : penalty
    return split(separator: "+").contains { $0 == penalty || $0 == also }
  }
}
