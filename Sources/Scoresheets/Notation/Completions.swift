import HockeyRules

/// The words that may come at a place in a line of a sheet, for an editor.
package struct Completions: Sendable, Hashable {
  /// The character in the line at which the word begins, from 1.
  package let column: Int
  /// The words, most likely first.
  package let words: [String]

  /// The number of words that an editor shows.
  private static let limit = 12

  /// The completions for the end of `text`, which is a line of the sheet of `log` up to the cursor.
  ///
  /// `books` are the ids of the rulebooks that the line `under` may name.
  package init(of text: String, in log: GameLog, books: [String]) {
    let line = LineBeginning(text)
    self.init(
      of: line, from: CompletionWords(log: log, books: books).words(after: line.tokens),
      limit: Self.limit)
  }

  /// The completions for the end of `text`, which a scorekeeper types into the log `log`.
  ///
  /// `commands` gives further words that may follow others, in addition to those of plays.
  package init(
    ofTyped text: String, in log: GameLog, commands: ([String]) -> [String]
  ) {
    let line = LineBeginning(text)
    var tokens = Self.notation(of: line.tokens, in: log)
    if let first = tokens.first, [SheetReader.insert, SheetReader.atTime].contains(first) {
      tokens.removeFirst()
    }
    let candidates = CompletionWords(log: log, books: [], isTyped: true)
    self.init(
      of: line, from: candidates.words(after: tokens) + commands(line.tokens), limit: .max)
  }

  /// Creates completions from words that were found elsewhere, for the word at `column`.
  package init(column: Int, words: [String]) {
    self.column = column
    self.words = words
  }

  private init(of line: LineBeginning, from candidates: [String], limit: Int) {
    column = line.column
    guard !line.isComment else {
      words = []
      return
    }
    let typed = line.typed
    let lowercased = typed.lowercased()
    var seen: Set<String> = []
    words = Array(
      candidates.filter {
        $0 != typed && $0.lowercased().hasPrefix(lowercased) && seen.insert($0).inserted
      }.prefix(limit))
  }

  /// The typed words in the notation, as far as they can be read.
  private static func notation(of tokens: [String], in log: GameLog) -> [String] {
    let bytes = Array(tokens.joined(separator: " ").utf8)
    guard let line = try? NotationLine(typed: bytes, number: 1, in: log) else { return tokens }
    return line.tokens.map { $0.text }
  }
}

/// A line up to the cursor: the complete words, and the one that is being typed.
private struct LineBeginning {
  var tokens: [String]
  var typed: String
  /// The character at which the typed word begins, from 1.
  var column: Int
  /// Whether the cursor is in a comment; `#15` is a number.
  var isComment: Bool

  init(_ text: String) {
    tokens = text.split(omittingEmptySubsequences: true) { $0 == " " || $0 == "\t" }
      .map { String($0) }
    let isInWord = text.last.map { $0 != " " && $0 != "\t" } ?? false
    typed = isInWord ? tokens.removeLast() : ""
    column = text.count - typed.count + 1
    isComment = (tokens + [typed]).contains { word in
      word.first == "#" && !(word.dropFirst().first?.isASCIIDigit ?? false)
    }
  }
}

/// The words that may follow others in a line.
private struct CompletionWords {
  let log: GameLog
  let books: [String]
  /// Whether a player's number may be separate from his team's letters.
  var isTyped = false

  func words(after tokens: [String]) -> [String] {
    if let keyword = tokens.first.flatMap({ HeadKeyword(word: $0) }), log.plays.isEmpty {
      return tokens.count == 1 ? values(of: keyword) : []
    }
    let rest = Array(tokens.drop { isPlace($0) })
    guard let subject = rest.first else {
      let isAtStart = tokens.isEmpty && log.plays.isEmpty && !isTyped
      return isAtStart ? HeadKeyword.inSheets + subjects : subjects
    }
    if let keyword = PlayKeyword(word: subject) {
      return words(behind: keyword, Array(rest.dropFirst()))
    }
    guard let parts = NameParts(subject), parts.isWellFormed else { return [] }
    let isTeam = parts.rest.isEmpty
    let numbers = isTyped && isTeam && rest.count == 1 ? numbers(ofTeam: parts.letters) : []
    return numbers + words(ofTeam: isTeam, after: Array(rest.dropFirst()))
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

  /// The words after the first word of a play without a subject, and after `tokens`.
  private func words(behind keyword: PlayKeyword, _ tokens: [String]) -> [String] {
    switch keyword {
    case .void: return tokens.isEmpty ? labels { $0.call != nil } : []
    case .amend:
      if tokens.isEmpty { return labels { $0.call != nil } }
      return tokens.count == 1 ? CallText.candidates : []
    case .goalDisallowed:
      return tokens.isEmpty ? labels { if case .goal = $0 { true } else { false } } : []
    case .release: return tokens.isEmpty ? players : []
    case .whistle, .faceOff, .periodStart, .periodEnd, .gameEnd, .look, .other, .clock: return []
    }
  }

  /// The labels of the plays for which `isWanted` holds, the last one first.
  private func labels(_ isWanted: (Play) -> Bool) -> [String] {
    log.plays.reversed().compactMap { play in
      guard case .label(let label) = play.event.id, isWanted(play.event.play) else { return nil }
      return "@\(label)"
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
    guard tokens.count == 1 else { return CallText.endings }
    return (isTyped ? Infraction.names : Infraction.known) + CallText.endings
  }

  /// Players, benches and the words of plays without a subject.
  private var subjects: [String] {
    let letters = [log.letters.home, log.letters.visiting]
    return letters + players + letters.map { "\($0)?" } + PlayKeyword.words
  }

  /// The players that the log has named so far, and those of its rosters.
  private var players: [String] { known.map { "\(log.letters[$0.team])\($0.number)" } }

  /// The numbers of the known players of the team with these letters.
  private func numbers(ofTeam letters: String) -> [String] {
    known.filter { log.letters[$0.team] == letters }.map { "\($0.number)" }
  }

  private var known: [Player] {
    log.knownPlayers.sorted {
      ($0.team == .home ? 0 : 1, $0.number) < ($1.team == .home ? 0 : 1, $1.number)
    }
  }
}

extension HeadKeyword {
  /// The words that a sheet's head may have.
  fileprivate static var inSheets: [String] {
    allCases.filter { $0.home == .anyHead || $0.home == .caseHead }.map { $0.word }
  }
}
