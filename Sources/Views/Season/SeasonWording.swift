import HockeyRules
package import Scoresheets
package import Seasons

// Rules about later games, in the words of a rink.

extension SeasonRule.Sanction {
  /// The sanction in words: `1 game`, `pending a hearing`.
  package var words: String {
    switch self {
    case .games(let games): games.counted("game")
    case .untilRuled: "pending a hearing"
    case .until(let date): "until \(date)"
    case .season: "the rest of the season"
    case .report: "reported to the league"
    }
  }

  enum Word: String, FieldWord {
    case games, season, report, until
    case untilRuled = "until-ruled"
  }

  var word: Word {
    switch self {
    case .games: .games
    case .untilRuled: .untilRuled
    case .until: .until
    case .season: .season
    case .report: .report
    }
  }
}

extension SeasonRule {
  /// The rule's consequences in words: `from the 2nd: 1 game, then one more each time`.
  package var words: String {
    var parts: [String] = []
    if !sanctions.isEmpty {
      let steps = sanctions.map { sanction -> String in
        if case .games(let games) = sanction, sanctions.count > 1 { return String(games) }
        return sanction.words
      }
      var ladder = steps.joined(separator: ", ")
      if sanctions.count > 1, steps.last != sanctions.last?.words { ladder += " games" }
      ladder += isMinimum ? " at least" : ""
      ladder += days.map { " or \($0) days" } ?? ""
      switch then {
      case .same: break
      case .oneMore: ladder += ", then one more each time"
      case .double: ladder += ", then twice as many each time"
      }
      parts.append(from == 1 ? ladder : "from the \(from.ordinal): \(ladder)")
    }
    if every > 1, every < 99 { parts.append("every \(every)") }
    switch calls.who {
    case .anyone: break
    case .players: parts.append("of players")
    case .staff: parts.append("of the staff")
    }
    if subject == .coach { parts.append("for the coach") }
    if let late = calls.late { parts.append("in the last \(late) or overtime") }
    let usual: [Stage] = [.regular, .playOffs, .final]
    if window.stages != usual {
      parts.append("counted in " + window.stages.map { $0.words }.joined(separator: ", "))
    }
    if servedIn != usual {
      parts.append("served in " + servedIn.map { $0.words }.joined(separator: ", "))
    }
    if let games = window.gamesPlayed {
      parts.append("\(games) games played without one remove it")
    }
    if let stage = window.clearedBefore { parts.append("removed before the \(stage.words)") }
    if isPending { parts.append("pending a review") }
    return parts.joined(separator: "; ")
  }
}

extension Obligation {
  /// Whether the person has played since, though the log has no ruling.
  var lacksRuling: Bool { sanction == .untilRuled && playedIn != nil }

  /// How long the person is out: `1 game`, `1 more of 3 games`.
  package var until: String {
    let since = playedIn.map { " (has played since: game \($0))" } ?? ""
    guard case .games(let games) = sanction else { return sanction.words + since }
    if left == 0, games > 0 { return games.counted("game") + ", served" }
    var words = left == games ? left.counted("game") : "\(left) more of \(games.counted("game"))"
    if isMinimum { words += " at least" }
    if let days { words += ", or \(days) days" }
    if isPending { words += ", pending a review" }
    if isStayed { words += "; may play until the review is denied" }
    return words + since
  }

  /// The reason: `3rd general game misconduct: inciting, game 61 (2025-11-03 against MTL)`.
  package func why(in step: Season.Step?) -> String {
    let place = step?.words(for: person.club) ?? "game \(game)"
    if key == "ruling" { return (remark ?? name) + ", after \(place)" }
    let counted = count == 1 ? name : "\(count.ordinal) \(name)"
    let other = offender == person ? "" : " (\(offender))"
    let infraction = infraction.inWords
    let call =
      infraction.isEmpty || name.split(separator: " ").contains(infraction[...])
      ? "" : ": \(infraction)"
    let reduced = isReduced ? "; changed by the league" + (remark.map { ": \($0)" } ?? "") : ""
    return "\(counted)\(call)\(other), \(place)\(reduced)"
  }

  /// The rule's number, after its book's name unless that is `book`; `league` for a league's
  /// decision.
  func ruleWords(in book: String) -> String { key == "ruling" ? "league" : rule.words(in: book) }
}

extension Season.Step {
  /// The game, with its date and the opponents of `club`: `game g3 (2025-11-03 against MTL)`.
  func words(for club: String) -> String {
    let opponents = Team.allCases.map { clubs[$0] }.filter { $0 != club }
    let against = opponents.count == 1 ? "against \(opponents[0])" : nil
    let facts = [date, against].compactMap { $0 }.joined(separator: " ")
    return "game \(game)" + (facts.isEmpty ? "" : " (\(facts))")
  }
}

extension [SeasonRemark] {
  /// Each kind of oddity once, with its games.
  package var words: [String] {
    var groups: [(words: String, games: [String])] = []
    for remark in self {
      if let place = groups.firstIndex(where: { $0.words == remark.kind.words }) {
        groups[place].games.append(remark.game)
      } else {
        groups.append((remark.kind.words, [remark.game]))
      }
    }
    return groups.map { group in
      let shown = group.games.prefix(6).joined(separator: ", ")
      let more = group.games.count > 6 ? " and \(group.games.count - 6) more" : ""
      return "game\(group.games.count == 1 ? "" : "s") \(shown)\(more): \(group.words)"
    }
  }
}

extension SeasonRemark.Kind {
  /// The oddity, and what was done about it.
  fileprivate var words: String {
    switch self {
    case .gameTwice: "given twice; the second is left out"
    case .unknownPerson(let person):
      "a decision about \(person), whom no game names; it is kept"
    case .decisionWithoutEffect(let decision):
      "`\(decision.kind.word) \(decision.person)` concerns nothing that is open; it is left out"
    case .pause(let days, let game):
      "\(days) days after game \(game), and taken as the same season; a line `season 2026` in its "
        + "log begins a new one"
    case .categoryUnknown(let person):
      "the game misconduct of \(person) has no infraction and counts in no category"
    case .otherBook(let book): "played under \(book); the calls count by this season's book"
    case .unnamedClubs:
      "the log names its teams only H and V, which are the same two clubs in all such games"
    case .notPlayed: "no plays yet; it serves no suspension"
    }
  }
}

extension SeasonGame.Decision.Kind {
  fileprivate var word: String {
    switch self {
    case .ruled: "ruled"
    case .rescinded: "rescinded"
    case .reduced: "reduced"
    case .stayed: "stayed"
    case .upheld: "upheld"
    case .reported: "reported"
    }
  }
}

extension RuleReference? {
  /// The rule's number, after its book's name unless that is `book`; `unverified` if none is known.
  func words(in book: String) -> String {
    map { $0.book == book ? $0.number : $0.words } ?? "unverified"
  }
}

extension Season.Count {
  /// The count: `2 general game misconducts (games 5, 30)`.
  package var words: String {
    let shown = games.suffix(4).joined(separator: ", ")
    return count.counted(rule.name) + " (\(games.count == 1 ? "game" : "games") "
      + (games.count > 4 ? "…, " : "") + shown + ")"
  }

  /// The sanction of the next call: `the 3rd: 1 game`.
  package var nextWords: String { next.map { "the \((count + 1).ordinal): \($0.words)" } ?? "" }
}

extension Stage {
  package var words: String {
    switch self {
    case .exhibition: "exhibition"
    case .regular: "regular season"
    case .playOffs: "play-offs"
    case .final: "final"
    }
  }
}

extension Int {
  var ordinal: String {
    if (11...13).contains(self % 100) { return "\(self)th" }
    return switch self % 10 {
    case 1: "\(self)st"
    case 2: "\(self)nd"
    case 3: "\(self)rd"
    default: "\(self)th"
    }
  }
}
