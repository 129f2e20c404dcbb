import HockeyRules

// Plays.
extension TypedWords {
  mutating func readPlay() throws(NotationError) {
    if let word = take(oneOf: PlayKeyword.words) {
      return try readPlay(word)
    }
    guard let team = takeName() else { return }
    if next == SubjectVerb.bench.word { take(as: SubjectVerb.bench.word) }
    if next == SubjectVerb.signalled.word { take(as: SubjectVerb.signalled.word) }
    if isAtShotCall { return try readCall(of: team) }
    guard let word = take(oneOf: SubjectVerb.words) else { return try readCall(of: team) }
    switch word {
    case SubjectVerb.bench.word, SubjectVerb.signalled.word: try readCall(of: team)
    case SubjectVerb.goal.word: readGoal()
    case SubjectVerb.servesFor.word: takePlayer(of: team)
    case SubjectVerb.captainChoice.word:
      while let word = next, word != SubjectVerb.because, !word.hasPrefix("@") {
        let count = rest.count
        takePlayer(of: team)
        if next == SubjectVerb.bench.word { take(as: SubjectVerb.bench.word) }
        if rest.count == count { return }
      }
    default: if let word = next { take(as: word) }
    }
  }

  mutating func readPlay(_ word: String) throws(NotationError) {
    switch PlayKeyword(word: word) {
    case .release: _ = takeName()
    case .clock: readTime()
    case .amend:
      if let word = next, word.hasPrefix("@") { take(as: rest.first?.text ?? word) }
      _ = try takeCall()
    default: break
    }
  }

  /// Whether the words call a penalty shot, rather than record one that was taken.
  var isAtShotCall: Bool {
    guard next == "penalty", second == "shot" else { return false }
    let third = rest.dropFirst(2).first?.lowercased
    return third.map { ShotResult(word: $0) == nil } ?? true
  }

  mutating func readGoal() {
    while let word = next, !word.hasPrefix("@") {
      if ["from", "by", "and", "assist", "assists", "assisted"].contains(word.letters) {
        drop()
      } else if let number = Self.number(word.hasSuffix(",") ? String(word.dropLast()) : word) {
        take(as: number)
      } else if take(oneOf: GoalWord.words) == nil {
        return
      }
    }
  }
}
