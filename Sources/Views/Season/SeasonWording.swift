import HockeyRules
import Scoresheets
package import Seasons

// What follows from one game to the next, in the words of a rink.

extension SeasonRule.Sanction {
  /// The sanction in words: `1 game`, `until the authority has ruled`.
  package var words: String {
    switch self {
    case .games(let games): games.counted("game")
    case .untilRuled: "until the authority has ruled"
    case .season: "the rest of the season"
    case .report: "reported to the authority"
    }
  }

  enum Word: String, FieldWord {
    case games, season, report
    case untilRuled = "until-ruled"
  }

  var word: Word {
    switch self {
    case .games: .games
    case .untilRuled: .untilRuled
    case .season: .season
    case .report: .report
    }
  }
}

extension SeasonRule {
  /// What follows, in words: `from the 2nd: 1 game, then one more each time`.
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
  /// Until when he is out: `1 game`, `1 more game of 3`.
  package var until: String {
    guard case .games(let games) = sanction else {
      return sanction.words + (playedIn.map { " (has played since: game \($0))" } ?? "")
    }
    if left == 0, games > 0 { return games.counted("game") + ", served" }
    var words = left == games ? left.counted("game") : "\(left) more of \(games.counted("game"))"
    if isMinimum { words += " at least" }
    if let days { words += ", or \(days) days" }
    if isPending { words += ", pending a review" }
    if isStayed { words += "; may play until the review is denied" }
    return words
  }

  /// The reason: `3rd general game misconduct: leaving bench, game 61`; with the game's date, if it is known.
  package func why(on date: String?) -> String {
    let place = "game \(game)" + (date.map { " (\($0))" } ?? "")
    if key == "ruling" { return (remark ?? name) + ", after \(place)" }
    let counted = count == 1 ? name : "\(count.ordinal) \(name)"
    let other = offender == person ? "" : " (\(offender))"
    let infraction = infraction.inWords
    let call =
      infraction.isEmpty || name.split(separator: " ").contains(infraction[...])
      ? "" : ": \(infraction)"
    return "\(counted)\(call)\(other), \(place)"
  }

  /// The rule, with its book if that is not `book`; `unverified` where none is known.
  func ruleWords(in book: String) -> String {
    if key == "ruling" { return "the authority" }
    return remark == nil || rule == nil
      ? rule.words(in: book) : rule.words(in: book) + " (unverified)"
  }
}

extension RuleReference? {
  /// The rule, with its book if that is not `book`; `unverified` where none is known.
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

  /// The sanction of the next one: `the 3rd: 1 game`.
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
  fileprivate var ordinal: String {
    if (11...13).contains(self % 100) { return "\(self)th" }
    return switch self % 10 {
    case 1: "\(self)st"
    case 2: "\(self)nd"
    case 3: "\(self)rd"
    default: "\(self)th"
    }
  }
}
