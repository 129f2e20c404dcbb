import HockeyRules

extension TableRow {
  /// The persons of a row: its player, the others in the same cell and in the cells of assists, and
  /// the server.
  struct Persons {
    var player: TablePerson?
    var others: [TablePerson] = []
    var server: TablePerson?

    var all: [TablePerson] { [player, server].compactMap { $0 } + others }
  }

  func persons(_ head: TableHead) -> Persons {
    var found = TablePerson.all(in: words(head[.player]))
    let named = TablePerson.all(in: words(head[.name]))
    if let name = named.first?.name, !name.isEmpty, !found.isEmpty, found[0].number != nil {
      found[0].name = name
    }
    if found.isEmpty { found = named }
    let text = textWords(head)
    var assists = (head.columns[.assists] ?? []).flatMap { TablePerson.all(in: words($0)) }
    if head[.player] == nil, head[.name] == nil {
      found = Array(Self.named(in: text, after: ["by", "on"]).prefix(1))
      if head[.assists] == nil { assists = Self.named(in: text, after: ["by"], of: "assist") }
    }
    let server =
      TablePerson.all(in: words(head[.server])).first
      ?? Self.named(in: text, after: ["by"], of: "served").first
    return Persons(player: found.first, others: found.dropFirst() + assists, server: server)
  }

  /// The persons in a text after the first of `words`.
  ///
  /// If `verb` is given, that word must directly follow a word that begins with `verb`:
  /// `served by`.
  private static func named(
    in text: [Token], after words: Set<String>, of verb: String? = nil
  ) -> [TablePerson] {
    let isVerb = { (word: Token) in verb.map { word.text.lowercased().key.hasPrefix($0) } ?? true }
    guard let start = text.firstIndex(where: isVerb) else { return [] }
    let rest = text[start...].prefix(verb == nil ? text.count : 2)
    guard let place = rest.firstIndex(where: { words.contains($0.text.lowercased().key) }) else {
      return []
    }
    let ends: Set = ["assist", "assists", "served", "for", "on", "minutes", "min", "by"]
    let named = text[(place + 1)...].prefix {
      $0.text.first != "(" && !ends.contains($0.text.lowercased().key)
    }
    return TablePerson.all(in: Array(named))
  }

  /// The words in all columns of text.
  func textWords(_ head: TableHead) -> [Token] {
    let side = head.sides.first { !text($0.column).isEmpty }
    return ((head.columns[.text] ?? []) + [side?.column].compactMap { $0 }).flatMap { words($0) }
  }

  /// The team that the row names, or the team whose column contains its text.
  func teamName(_ head: TableHead) -> String {
    head.sides.first { !text($0.column).isEmpty }?.name ?? text(head[.team])
  }

  private func texts(_ head: TableHead) -> [[String]] {
    ((head.columns[.text] ?? []) + head.sides.map { $0.column }).map { text($0).keys }
      .filter { !$0.isEmpty }
  }

  /// Whether the row is a goal: its text says so or, in a table without texts, the row has no
  /// minutes.
  func isGoal(_ head: TableHead) -> Bool {
    if head.isOfActions { return text(1).isScoreWithLabel }
    if head.columns[.text] == nil, head.sides.isEmpty { return text(head[.minutes]).isNothing }
    return texts(head).contains { words in
      words.contains { Self.goals.contains($0) } && !words.contains { Self.notGoals.contains($0) }
    }
  }

  private static let goals: Set = ["goal", "goals", "mål", "tor", "but", "maali", "ppg", "shg"]
  /// Words that show, next to `goal`, that a text is not about a goal.
  private static let notGoals: Set = [
    "no", "on", "shot", "missed", "disallowed", "saved", "kick", "against", "for",
  ]

  /// Whether the row is about a penalty, but not about the end of one.
  func isPenalty(_ head: TableHead) -> Bool {
    texts(head).contains { words in
      words.contains { Self.penalties.contains($0) }
        && !words.contains { Self.notPenalties.contains($0) }
    }
  }

  private static let penalties: Set = [
    "penalty", "penalties", "minor", "major", "misconduct", "utvisning", "strafe", "punition",
    "pénalité", "jäähy", "rangaistus",
  ]
  private static let notPenalties: Set = [
    "delayed", "kill", "killed", "over", "expired", "expires", "ended", "ends", "end", "no",
  ]
}

extension TableRow {
  /// Whether the row is an attempt in the shoot-out; its first cell says so, as on
  /// stats.swehockey.se.
  var isAttempt: Bool { ["Scored", "Missed"].contains(text(0)) }

  /// Whether the row is the goal for winning the shoot-out, as on stats.swehockey.se: `4-3 (GWS)`.
  var isShootOutsGoal: Bool {
    let label = text(1)
    return label.isScoreWithLabel && label.hasSuffix("(GWS)")
  }

  /// The times at which the source began and ended a penalty: `Hooking (12:34 - 14:34)`.
  var served: SourceClaim? {
    let words = text(4).split { " ()-".contains($0) }.compactMap {
      PlayingTime(clockBytes: Array($0.utf8))
    }
    guard words.count == 2, words[0] <= words[1] else { return nil }
    return .served(from: GameInstant(played: words[0]), until: GameInstant(played: words[1]))
  }
}

extension String {
  /// Whether a cell for minutes contains no minutes.
  var isNothing: Bool { allSatisfy { "0.:- ".contains($0) } }
}
