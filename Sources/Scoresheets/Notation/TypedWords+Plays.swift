import HockeyRules

// Each part of a play takes the words that somebody may have typed for it.
extension TypedWords: PartialPlayForm {
  typealias Failure = NotationError

  mutating func readPlay() throws(NotationError) {
    takePhrase()
    if let word = take(oneOf: PlayWord.firstWords) {
      guard var play = PlayWord(first: word)?.kind.play else { return }
      return try play.describe(to: &self)
    }
    let goal = next == PlayWord.goal.word ? rest.first : nil
    if goal != nil, second.map({ team(meantBy: $0) != nil }) ?? false { drop() }
    team = try takeSubject()
    guard team != nil else { return }
    if let goal, next != PlayWord.goal.word { rest = [goal] + rest }
    if isShootOut, takeAttempt() { return }
    for word in CallText.benches + [CallText.signalled] where next == word { take(as: word) }
    var word = isAtShotCall ? nil : takeVerb()
    if let found = word, (CallText.benches + [CallText.signalled]).contains(found) { word = nil }
    let meant = PlayWord.following.filter { $0.verb == word }
    let second = meant.count > 1 ? take(oneOf: meant.compactMap { $0.rest }) : nil
    var play = (meant.first { $0.rest == second }?.word ?? .penalty).kind.play
    if word == nil || meant.count == 1 || second != nil { try play.describe(to: &self) }
  }

  private mutating func takeVerb() -> String? {
    if let word = take(oneOf: PlayWord.verbs) { return word }
    guard next == "captain" else { return nil }
    take(as: PlayWord.captainChoice.rawValue)
    return PlayWord.captainChoice.rawValue
  }

  /// Takes the words of a play without a subject, as people type them.
  private mutating func takePhrase() {
    for (words, meant) in Self.phrases where rest.count >= words.count {
      guard zip(rest, words).allSatisfy({ $0.lowercased == $1 }) else { continue }
      return take(words.count, as: meant)
    }
    // Before the shoot-out, `no goal` takes back the last goal.
    guard !isShootOut, next == "no", second == PlayWord.goal.word,
      let goal = log.plays.last(where: { if case .goal = $0.event.play { true } else { false } }),
      case .label(let label) = goal.event.id
    else { return }
    take(2, as: PlayWord.goalDisallowed.rawValue)
    let place = read[read.count - 1]
    read.append(Token(text: "@\(label)", range: place.range, standsApart: place.standsApart))
    if rest.isEmpty {
      read.append(Token(text: "no-goal", range: place.range, standsApart: place.standsApart))
    }
  }

  private static let phrases: [([String], String)] =
    [
      ["end", "of", "period"], ["end", "of", "the", "period"], ["end", "period"],
      ["period", "over"],
    ]
    .map { ($0, PlayWord.periodEnd.rawValue) }
    + [["end", "of", "game"], ["end", "of", "the", "game"], ["end", "game"], ["game", "over"]]
    .map { ($0, PlayWord.gameEnd.rawValue) }

  /// Takes the result of an attempt that was typed without `shoot-out`.
  private mutating func takeAttempt() -> Bool {
    let isNoGoal = next == "no" && second == PlayWord.goal.word
    guard let word = next,
      let result = Self.attempts.first(where: { $0.words.contains(word) })?.result
    else { return false }
    let (count, place) = (isNoGoal ? 2 : 1, rest.first)
    take(as: PlayWord.shootOut.rawValue)
    if let place { rest = [place] + rest.dropFirst(count - 1) }
    take(as: result.word)
    return true
  }

  private static let attempts: [(words: [String], result: ShotResult)] = [
    (["scored", "scores", "score", "goal", "yes", "in", "s", "g", "y", "+"], .scored),
    (
      ["missed", "misses", "miss", "no", "save", "saved", "stopped", "out", "m", "n", "x", "-"],
      .missed
    ),
    (["lost"], .lost), (["again"], .again),
  ]

  /// Whether the words call a penalty shot instead of recording the result of one.
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
    while let word = next, let token = rest.first, !word.hasPrefix("@") {
      let parts = word.split { "(),;/&".contains($0) }.map { String($0) }
      let numbers = parts.compactMap { Self.number($0) }
      if parts.isEmpty || Self.besideAssists.contains(word.letters) {
        drop()
      } else if numbers.count == parts.count {
        drop()
        read += numbers.map {
          Token(text: $0, range: token.range, standsApart: token.standsApart)
        }
      } else {
        return
      }
    }
  }

  private static let besideAssists = [
    "from", "by", "and", "assist", "assists", "assisted", "unassisted", "alone", "solo",
  ]

  mutating func offenders(_: inout [Offender]) {
    while let word = next, word != CallText.because, !word.hasPrefix("@") {
      let count = rest.count
      takePlayer(of: team)
      if let word = next, CallText.benches.contains(word) { take(as: word) }
      if rest.count == count { return }
    }
  }

  mutating func call(_: inout [PenaltyClass], _: inout Bool) throws(NotationError) {
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

  mutating func amended(_: inout Amendment, _: inout String) {
    guard hasCall else { return }
    takeKnownInfraction()
    var none: Player?
    if next == "by" || next == CallText.servedBy {
      player(.server, &none, after: CallText.servedBy)
    }
  }

  mutating func offender(_: PlayKey, _: inout Offender?, isRequired: Bool) {
    guard isRequired || isAtOffender else { return }
    takePlayer(of: team)
    if let word = next, CallText.benches.contains(word) { take(as: word) }
  }

  /// Whether the next word is a player's name, letters with a number, and not a call.
  private var isAtOffender: Bool {
    guard let word = rest.first?.text, CallText.read(word) == nil else { return false }
    return word.first?.isLetter == true && word.contains { $0.isASCIIDigit }
  }

  mutating func play(_: inout Event.ID) {
    guard let label = rest.first?.text else { return }
    if label.hasPrefix("@") {
      take(as: label)
    } else if log.plays.contains(where: { $0.event.id == .label(label.lowercased()) }) {
      take(as: "@" + label.lowercased())
    }
  }

  mutating func time(_: inout GameTime) { readTime() }

  mutating func length(_: inout PlayingTime) { readTime() }
}
