import HockeyRules

// Plays: each part of a play takes the words that may have been typed for it.
extension TypedWords: PartialPlayForm {
  typealias Failure = NotationError

  mutating func readPlay() throws(NotationError) {
    if let word = take(oneOf: PlayWord.firstWords) {
      guard var play = PlayWord(first: word)?.kind.play else { return }
      return try play.describe(to: &self)
    }
    team = takeName()
    guard team != nil else { return }
    for word in [CallText.bench, CallText.signalled] where next == word { take(as: word) }
    var word = isAtShotCall ? nil : take(oneOf: PlayWord.verbs)
    if word == CallText.bench || word == CallText.signalled { word = nil }
    let meant = PlayWord.following.filter { $0.verb == word }
    let second = meant.count > 1 ? take(oneOf: meant.compactMap { $0.rest }) : nil
    var play = (meant.first { $0.rest == second }?.word ?? .penalty).kind.play
    if word == nil || meant.count == 1 || second != nil { try play.describe(to: &self) }
  }

  /// Whether the words call a penalty shot, rather than record one that was taken.
  private var isAtShotCall: Bool {
    guard next == "penalty", second == "shot" else { return false }
    let third = rest.dropFirst(2).first?.lowercased
    return third.map { ShotResult(word: $0) == nil } ?? true
  }

  mutating func player(_: PlayKey, _: inout Player?, after word: String?) {
    if let word {
      guard hasCall else { return }
      if next == "by", second.map({ Self.number($0) != nil }) ?? false {
        take(as: word)
      } else if take(oneOf: [word]) == nil {
        return
      }
    }
    takePlayer(of: team)
  }

  mutating func assists(_: inout [Player], of: Team) {
    while let word = next, !word.hasPrefix("@") {
      if ["from", "by", "and", "assist", "assists", "assisted"].contains(word.letters) {
        drop()
      } else if let number = Self.number(word.hasSuffix(",") ? String(word.dropLast()) : word) {
        take(as: number)
      } else {
        return
      }
    }
  }

  mutating func offenders(_: inout [Offender]) {
    while let word = next, word != CallText.because, !word.hasPrefix("@") {
      let count = rest.count
      takePlayer(of: team)
      if next == CallText.bench { take(as: CallText.bench) }
      if rest.count == count { return }
    }
  }

  mutating func call(_: inout [PenaltyClass], _: inout Bool?) throws(NotationError) {
    hasCall = try takeCall()
  }

  mutating func flags(_ keys: [PlayKey], _: inout [Bool], mean _: Bool) {
    var none: [Player] = []
    while take(oneOf: keys.map { $0.flagWord }) != nil {
      if keys.count > 1 { assists(&none, of: .home) }
    }
  }

  mutating func result(_: inout ShotResult) { _ = take(oneOf: ShotResult.words) }

  mutating func fault(_: inout Fault) { _ = take(oneOf: Fault.words) }

  mutating func word(
    _ key: PlayKey, _: inout String?, isRequired _: Bool
  ) throws(NotationError) {
    if key == .infraction, hasCall { try readInfraction() }
  }

  mutating func play(_: inout Event.ID) {
    if let label = rest.first?.text, label.hasPrefix("@") { take(as: label) }
  }

  mutating func time(_: inout GameTime) { readTime() }
}
