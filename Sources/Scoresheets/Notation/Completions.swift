import HockeyRules

/// The words that may come next in a line of a sheet, for an editor.
package struct Completions: Sendable, Hashable {
  /// The character in the line at which the word begins, from 1.
  package let column: Int
  /// The words, most likely first.
  package let words: [String]

  /// The number of words that an editor shows.
  private static let limit = 12

  /// The completions for `text`, a line up to the cursor in the sheet of `log`.
  ///
  /// `books` are the ids of the rulebooks that the line `under` may name.
  package init(of text: String, in log: GameLog, books: [String]) {
    let line = LineBeginning(text)
    column = line.column
    guard !line.isComment else {
      words = []
      return
    }
    let candidates = CompletionWords(log: log, books: books).words(after: line.tokens)
    let typed = line.typed
    let lowercased = typed.lowercased()
    var seen: Set<String> = []
    words = Array(
      candidates.filter {
        $0 != typed && $0.lowercased().hasPrefix(lowercased) && seen.insert($0).inserted
      }.prefix(Self.limit))
  }
}

/// A line up to the cursor: its complete words, and the word that is being typed.
private struct LineBeginning {
  var tokens: [String]
  var typed: String
  /// The character at which the typed word begins, from 1.
  var column: Int
  /// Whether the cursor is in a comment; a word such as `#15` is a number, not a comment.
  var isComment: Bool

  init(_ text: String) {
    tokens = text.split(omittingEmptySubsequences: true) { $0 == " " || $0 == "\t" }
      .map { String($0) }
    let isInWord = text.last.map { $0 != " " && $0 != "\t" } ?? false
    typed = isInWord ? tokens.removeLast() : ""
    column = text.count - typed.count + 1
    let isColor = tokens.first == HeadKeyword.color.word
    isComment = (tokens + [typed]).contains { word in
      !isColor && word.first == "#" && !(word.dropFirst().first?.isASCIIDigit ?? false)
    }
  }
}

private struct CompletionWords {
  let log: GameLog
  let books: [String]

  func words(after tokens: [String]) -> [String] {
    if let keyword = tokens.first.flatMap({ HeadKeyword(word: $0) }), log.plays.isEmpty {
      return tokens.count > 1 ? [] : keyword == .under ? books : HeadWords(after: keyword).words
    }
    let rest = Array(tokens.drop { isPlace($0) })
    guard !rest.isEmpty else {
      let isAtStart = tokens.isEmpty && log.plays.isEmpty
      let heads = HeadKeyword.allCases.filter { $0.home == .anyHead || $0.home == .caseHead }
      return isAtStart ? heads.map { $0.word } + subjects : subjects
    }
    return suggestions(after: rest)
  }

  /// The words that the reader of plays would accept after `words`.
  private func suggestions(after words: [String]) -> [String] {
    let bytes = Array(words.joined(separator: " ").utf8)
    guard let line = try? NotationLine(number: 1, bytes: bytes) else { return [] }
    var reader = PlayReader(
      LineCursor(line, suggests: true), Notation(letters: log.letters), period: 1)
    _ = try? reader.play()
    return (reader.cursor.suggestions ?? []).flatMap { suggestion in
      switch suggestion {
      case .words(let words): words
      case .players: players
      case .infractions: Infraction.known
      case .labels: labels(for: PlayWord(word: words[0]))
      }
    }
  }

  /// Whether the word is a period or a time.
  private func isPlace(_ word: String) -> Bool {
    guard let first = word.utf8.first else { return false }
    let isPeriod = word == "SO" || word.hasPrefix("OT") || first == UInt8(ascii: "P")
    let hasEnd = word.utf8.dropFirst().last.map { $0.isDigit } ?? false
    return first.isDigit || first == UInt8(ascii: ":") || isPeriod && (hasEnd || word.count == 2)
  }

  /// The labels of the plays to which `correction` can apply, the latest play first.
  private func labels(for correction: PlayWord?) -> [String] {
    log.plays.reversed().compactMap { play in
      let isGoal = if case .goal = play.event.play { true } else { false }
      guard case .label(let label) = play.event.id,
        correction == .goalDisallowed ? isGoal : play.event.play.call != nil
      else { return nil }
      return "@\(label)"
    }
  }

  /// The words with which a play can begin: players, teams and the words of plays without a
  /// subject.
  private var subjects: [String] {
    let letters = [log.letters.home, log.letters.visiting]
    return letters + players + letters.map { "\($0)?" } + PlayWord.firstWords
  }

  /// The players whom the log's plays and rosters name.
  private var players: [String] {
    log.knownPlayers.byTeamAndNumber.map { "\(log.letters[$0.team])\($0.number)" }
  }
}
