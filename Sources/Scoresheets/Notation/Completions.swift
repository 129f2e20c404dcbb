import HockeyRules

/// The words that may stand at a place in the line of a sheet, for an editor.
package struct Completions: Sendable, Hashable {
  /// The character in the line at which the word begins, from 1.
  package let column: Int
  /// The words, most likely first.
  package let words: [String]

  /// How many words an editor shows.
  private static let limit = 12

  /// The completions for the end of `text`, which is a line of the sheet of `log` up to the cursor.
  ///
  /// `books` are the ids of the rulebooks that the line `under` may name.
  package init(of text: String, in log: GameLog, books: [String]) {
    var tokens = text.split(omittingEmptySubsequences: true) { $0 == " " || $0 == "\t" }
      .map { String($0) }
    let isInWord = text.last.map { $0 != " " && $0 != "\t" } ?? false
    let typed = isInWord ? tokens.removeLast() : ""
    column = text.count - typed.count + 1
    guard !text.contains("#") else {
      words = []
      return
    }
    let lowercased = typed.lowercased()
    let candidates = CompletionWords(log: log, books: books).words(after: tokens)
    words = Array(
      candidates.filter { $0 != typed && $0.lowercased().hasPrefix(lowercased) }
        .prefix(Self.limit))
  }
}

/// The words that may follow others in a line.
private struct CompletionWords {
  let log: GameLog
  let books: [String]

  func words(after tokens: [String]) -> [String] {
    if let keyword = tokens.first.flatMap({ HeadKeyword(word: $0) }), log.plays.isEmpty {
      return tokens.count == 1 ? values(of: keyword) : []
    }
    let rest = Array(tokens.drop { isPlace($0) })
    guard let subject = rest.first else {
      let isAtStart = tokens.isEmpty && log.plays.isEmpty
      return isAtStart ? HeadKeyword.inSheets + subjects : subjects
    }
    guard let parts = NameParts(subject), parts.isWellFormed else { return [] }
    return words(ofTeam: parts.rest.isEmpty, after: Array(rest.dropFirst()))
  }

  /// Whether a word is a period or a time.
  private func isPlace(_ word: String) -> Bool {
    guard let first = word.utf8.first else { return false }
    let isPeriod = word == "SO" || word.hasPrefix("OT") || first == UInt8(ascii: "P")
    let hasEnd = word.utf8.dropFirst().last.map { $0.isDigit } ?? false
    return first.isDigit || first == UInt8(ascii: ":") || isPeriod && (hasEnd || word.count == 2)
  }

  private func values(of keyword: HeadKeyword) -> [String] {
    switch keyword {
    case .under: books
    case .clock: ClockDirection.words
    case .kind: GameKind.words
    case .date, .home, .visiting, .periods, .overtime, .shooters, .league, .season, .id, .from,
      .decides, .gap, .disputed, .omits:
      []
    }
  }

  /// The words after a team or a player, and after `tokens`.
  private func words(ofTeam isTeam: Bool, after tokens: [String]) -> [String] {
    let isBench = tokens.first == SubjectVerb.bench.word
    var tokens = isBench ? Array(tokens.dropFirst()) : tokens
    let isSignalled = tokens.first == SubjectVerb.signalled.word
    if isSignalled { tokens.removeFirst() }
    guard let call = tokens.first else {
      if isTeam && !isBench && !isSignalled { return SubjectVerb.words }
      let verbs = isSignalled || isBench ? [] : SubjectVerb.words.filter { $0 != "bench" }
      return CallText.candidates + (isBench ? [SubjectVerb.signalled.word] : []) + verbs
    }
    if tokens.last == CallText.servedBy { return players }
    guard CallText.read(call) != nil else {
      return call == SubjectVerb.goal.word ? players + GoalWord.words : []
    }
    return tokens.count == 1 ? Infraction.known + CallText.endings : CallText.endings
  }

  /// Players, benches and the words of plays without a subject.
  private var subjects: [String] {
    let letters = [log.letters.home, log.letters.visiting]
    return letters + players + letters.map { "\($0)?" } + PlayKeyword.words
  }

  /// The players whom the log has named so far, then those of its rosters.
  private var players: [String] {
    var seen: Set<Player> = []
    var found: [Player] = []
    let named = log.plays.reversed().flatMap { $0.event.play.namedPlayers }
    let listed = Team.allCases.flatMap { team in
      log.rosters[team].map { Player(team, $0.number) }
    }
    for player in named + listed where seen.insert(player).inserted { found.append(player) }
    found.sort { ($0.team == .home ? 0 : 1, $0.number) < ($1.team == .home ? 0 : 1, $1.number) }
    return found.map { "\(log.letters[$0.team])\($0.number)" }
  }
}

extension HeadKeyword {
  /// The words that a sheet's head may have.
  fileprivate static var inSheets: [String] {
    allCases.filter { $0.home == .anyHead || $0.home == .caseHead }.map { $0.word }
  }
}
