import HockeyRules
import Scoresheets

struct RulingLine {
  var text: String
  var look: Palette.Look?
  /// The citation: a rule's number, after its book's name unless the head names the book.
  var rule: String
  var point: ProvisionKey?

  init(_ text: String, _ look: Palette.Look? = nil, rule: String = "") {
    self.text = text
    self.look = look
    self.rule = rule
  }
}

/// A writer of rulings as lines, with the names and the clock of one game.
///
/// A scorekeeper thinks of players, not of penalties: the end of a penalty and the player's return
/// are one line, and so are penalties that go off the board together.
///
/// The writer is a class because its game is large.
final class RulingWording {
  let words: RulingWords
  private let book: Rulebook
  private let game: Game
  /// Each offender's penalties that have a length, by their indices.
  private let penalties: [Offender: [Int]]

  init(_ played: PlayedGame, after game: Game? = nil) {
    words = played.words
    book = played.book
    self.game = game ?? played.solution.game
    var penalties: [Offender: [Int]] = [:]
    for penalty in self.game.penalties where penalty.length > .zero {
      penalties[penalty.offender, default: []].append(penalty.index)
    }
    self.penalties = penalties
  }

  /// The line for `ruling`, which is one of `rulings`; times are read in `period`.
  ///
  /// `nil` for bookkeeping, and if the line for another ruling says it too. With `isAhead`, a
  /// player whose time is up but who must still wait has a line.
  func line(
    for ruling: Ruling, in period: Int, among rulings: ArraySlice<Ruling>, isAhead: Bool = false
  ) -> RulingLine? {
    var line: RulingLine
    switch company(of: ruling, in: period, rulings) {
    case .alone:
      guard let text = text(for: ruling, in: period, among: rulings, isAhead: isAhead) else {
        return nil
      }
      line = RulingLine(text, rule: citation(of: ruling.authority))
    case .saysAll(let said, let text): line = RulingLine(text, rule: citations(of: said))
    case .isSaid: return nil
    }
    line.look = look(of: ruling.effect)
    line.point = ruling.authority.citation?.key
    return line
  }

  /// The words for `ruling` alone; `nil` for bookkeeping and for manpower, which other lines show.
  func text(
    for ruling: Ruling, in period: Int, among rulings: ArraySlice<Ruling>, isAhead: Bool = false
  ) -> String? {
    guard ruling.effect.isShown || isAhead && ruling.effect.isTimeUp else { return nil }
    let text = plainText(for: ruling, in: period)
    switch ruling.effect {
    case .bench(.ends(let penalty, .goalAgainst)):
      let words = words(about: penalty, ruling.at)
      return words.text(penalty, endsBy: reason(.goalAgainst, ruling.at, rulings))
    case .bench(.sits(let penalty, _)):
      return leavesAtWhistle([penalty], ruling.at)
        ? "\(text); \(RulingWords.leaving(isOnClock: false))" : text
    case .score(.won(let team, let decision)):
      guard game.winner == team else { return text }
      let win = words.text(team, winsAt: game.score)
      return switch decision {
      case .goal: win
      case .lead: win + "; the lead ends the game"
      case .shootOut: win + " in the shoot-out"
      }
    case .bench, .call, .play, .score: return text
    }
  }

  /// The line that says a ruling.
  private enum Company {
    /// A line of its own.
    case alone
    /// A line of its own, which says other rulings too.
    case saysAll([Ruling], String)
    /// The line of another ruling.
    case isSaid
  }

  private func company(
    of ruling: Ruling, in period: Int, _ rulings: ArraySlice<Ruling>
  ) -> Company {
    // Most rulings have their own lines, and one instant may have very many.
    guard ruling.effect.mayHaveCompany else { return .alone }
    let others = rulings.filter { $0.at == ruling.at }
    switch ruling.effect {
    case .bench(.ends(let penalty, let ending)):
      guard let leaving = leaving(penalty, ending, others), ruling == end(before: leaving, others)
      else { return .alone }
      if leaving.effect.isTimeUp {
        return .saysAll([ruling, leaving], plainText(for: leaving, in: period))
      }
      let reason = reason(ending, ruling.at, others[...])
      return .saysAll([ruling, leaving], "\(plainText(for: leaving, in: period)): \(reason)")
    case .bench(.expires(_, let seat)) where others.contains { $0.effect.isReturn(from: seat) }:
      return .isSaid
    case .bench(.returns), .bench(.expires), .bench(.mayLeave):
      return end(before: ruling, others) == nil ? .alone : .isSaid
    case .bench(.cancelled):
      let parts = coincidental(others)
      guard let own = parts.first(where: { $0.rulings.contains(ruling) }) else { return .alone }
      let group = parts.filter { $0.leaves == own.leaves && $0.length == own.length }
      guard group[0].rulings[0] == ruling else { return .isSaid }
      let text = words.text(coincidental: group.map { $0.name }, own.length)
      return .saysAll(group.flatMap { $0.rulings }, text + own.leaves.words(in: period, words))
    case .bench(.sits(let penalty, _)):
      return others.contains { $0.effect == .bench(.cancelled(penalty: penalty)) }
        ? .isSaid : .alone
    case .bench, .call, .play, .score: return .alone
    }
  }

  /// The ruling in `others` that lets the player out when the penalty ends, or says that time is
  /// up.
  private func leaving(
    _ penalty: Penalty.ID, _ ending: Penalty.Ending, _ others: [Ruling]
  ) -> Ruling? {
    others.first { $0.effect.isReturn && concerns($0, penalty) }
      ?? others.first { ending == .served && $0.effect.isTimeUp && concerns($0, penalty) }
  }

  /// The last ruling in `others` that ends a penalty of the player whom `leaving` lets out.
  private func end(before leaving: Ruling, _ others: [Ruling]) -> Ruling? {
    others.last { other in
      guard case .bench(.ends(let penalty, let ending)) = other.effect else { return false }
      return concerns(leaving, penalty) && (leaving.effect.isReturn || ending == .served)
    }
  }

  private func concerns(_ ruling: Ruling, _ id: Penalty.ID) -> Bool {
    let penalty = game.penalties[id.index]
    switch ruling.effect {
    case .bench(.expires(.nobody, _)): return false
    case .bench(.expires(_, let seat)), .bench(.returns(_, .some(let seat))):
      return penalty.seat == seat.index
    case .bench(.returns(let occupant, nil)), .bench(.mayLeave(let occupant)):
      return penalty.seat == nil
        && (occupant.sits(for: penalty.offender)
          || occupant.player.map { $0 == penalty.server } ?? false)
    case .bench, .call, .play, .score: return false
    }
  }

  /// A player's penalties that go off the board at one instant.
  private struct Coincidental {
    var name: String
    var length: PlayingTime
    var leaves: Leaves
    /// The rulings that put the penalties off the board, and the rulings by which the player sits.
    var rulings: [Ruling]

    enum Leaves: Equatable {
      /// The player does not begin to sit for these penalties.
      case notSaid
      /// Until a time: the player has more to serve, or somebody else sits for him.
      case until(GameInstant)
      /// At the first whistle after a time.
      case atWhistle(after: GameInstant)

      func words(in period: Int, _ words: RulingWords) -> String {
        switch self {
        case .notSaid: ""
        case .until(let end): " until \(words.notation.text(of: end, in: period))"
        case .atWhistle(let end):
          "; out at the first whistle after \(words.notation.text(of: end, in: period))"
        }
      }
    }
  }

  /// The penalties that go off the board in `rulings`, grouped by offender.
  private func coincidental(_ rulings: [Ruling]) -> [Coincidental] {
    var offenders: [(offender: Offender, penalties: [Penalty.ID], rulings: [Ruling])] = []
    for ruling in rulings {
      guard case .bench(.cancelled(let penalty)) = ruling.effect else { continue }
      if let place = offenders.firstIndex(where: { $0.offender == penalty.offender }) {
        offenders[place].penalties.append(penalty)
        offenders[place].rulings.append(ruling)
      } else {
        offenders.append((penalty.offender, [penalty], [ruling]))
      }
    }
    return offenders.map { offender, penalties, own in
      let length = penalties.reduce(PlayingTime.zero) { $0 + game.penalties[$1.index].length }
      let isOneClass = penalties.allSatisfy { $0.penaltyClass == penalties[0].penaltyClass }
      var part = Coincidental(
        name: isOneClass
          ? words(about: penalties[0], own[0].at).coincidentalName(of: penalties[0])
          : words.notation.name(of: offender), length: length, leaves: .notSaid, rulings: own)
      for ruling in rulings {
        guard case .bench(.sits(let penalty, let until)) = ruling.effect,
          penalties.contains(penalty)
        else { continue }
        part.rulings.append(ruling)
        let end = until + (length - game.penalties[penalty.index].length)
        part.leaves = leavesAtWhistle(penalties, ruling.at) ? .atWhistle(after: end) : .until(end)
      }
      return part
    }
  }

  /// Whether the offender sits `penalties` himself and comes out at the first whistle after them.
  ///
  /// He does so if, at `now`, he has nothing else to serve.
  private func leavesAtWhistle(_ penalties: [Penalty.ID], _ now: GameInstant) -> Bool {
    let penalty = game.penalties[penalties[0].index]
    guard penalty.offender.isSkater, penalty.server == nil else { return false }
    return !others(of: penalty.offender, now).contains { other, end in
      !penalties.contains(other.id) && end.map { $0 > now } ?? true
    }
  }

  /// The penalties of `offender` called by `now` and not over before `now`, with their ends.
  private func others(of offender: Offender, _ now: GameInstant) -> [(Penalty, end: GameInstant?)] {
    (penalties[offender] ?? []).compactMap { index in
      let penalty = game.penalties[index]
      guard penalty.calledAt <= now else { return nil }
      guard case .over(_, let end) = penalty.standing else { return (penalty, nil) }
      return end < now ? nil : (penalty, end)
    }
  }

  private func reason(
    _ ending: Penalty.Ending, _ now: GameInstant, _ rulings: ArraySlice<Ruling>
  ) -> String {
    let isPowerPlay = rulings.contains {
      guard case .score(.scored(let goal)) = $0.effect, $0.at == now else { return false }
      return goal.manpower == .powerPlay && !goal.penaltyShot
    }
    return ending == .goalAgainst && isPowerPlay ? "power-play goal" : ending.reason
  }

  private func plainText(for ruling: Ruling, in period: Int) -> String {
    guard let penalty = ruling.effect.penalty else {
      return words.text(of: ruling.effect, in: period)
    }
    return words(about: penalty, ruling.at).text(
      of: ruling.effect, in: period, servesHimself: servesHimself(penalty))
  }

  private func servesHimself(_ id: Penalty.ID) -> Bool {
    let penalty = game.penalties[id.index]
    guard let seat = penalty.seat else { return penalty.server == nil }
    return game.seats[seat].occupant.player == penalty.offender.player
  }

  /// The words for rulings.
  ///
  /// They name the penalty's class if, at `now`, the offender has a penalty of another class.
  private func words(about penalty: Penalty.ID, _ now: GameInstant) -> RulingWords {
    var words = words
    words.showsClasses = others(of: penalty.offender, now).contains { other, _ in
      other.penaltyClass != penalty.penaltyClass
    }
    return words
  }

  private func look(of effect: Effect) -> Palette.Look? {
    switch effect {
    case .call(.choice(let choice, _)): choice.isAssumed ? .assumed : nil
    case .score(.scored): .good
    case .bench, .call, .play, .score: nil
    }
  }

  /// The rule's number, after its book's name unless the head names the book; `unverified` follows
  /// an unverified provision's number.
  func citation(of authority: Authority) -> String {
    switch authority {
    case .rule(let citation): citation.words(in: book)
    case .scorer: "scorekeeper"
    }
  }

  /// The citations of rulings that share a line, each number once.
  private func citations(of rulings: [Ruling]) -> String {
    var parts: [String] = []
    var known: Set<RuleReference> = []
    var named = book.name
    for ruling in rulings {
      guard let cited = ruling.authority.citation, let rule = cited.rule,
        cited.isVerified || cited.isAssumed(throughout: book)
      else {
        parts.append(citation(of: ruling.authority))
        continue
      }
      let isFound = book.isFound(byNumberOf: rule)
      // Embedded Swift splits at characters only.
      for part in rule.number.split(separator: ",") {
        let number = String(part.drop { $0 == " " })
        let cited = RuleReference(book: rule.book, number: number)
        guard known.insert(cited).inserted else { continue }
        parts.append(isFound || rule.book == named ? number : "\(rule.book) \(number)")
        named = isFound ? book.name : rule.book
      }
    }
    return parts.joined(separator: ", ")
  }
}

extension Effect {
  /// Whether views give the effect a line of its own.
  ///
  /// Bookkeeping has no line, and some effects are shown by other lines or by the play itself.
  fileprivate var isShown: Bool {
    switch self {
    case .play(.timeOut), .play(.change), .play(.injured), .play(.goalkeeperTooEarly): true
    case .bench(.leftBox), .bench(.backInBox), .bench(.leftIce), .play: false
    case .bench, .call, .score: !isBookkeeping
    }
  }

  fileprivate var mayHaveCompany: Bool {
    switch self {
    case .bench(.ends), .bench(.returns), .bench(.expires), .bench(.mayLeave), .bench(.cancelled),
      .bench(.sits):
      true
    case .bench, .call, .play, .score: false
    }
  }

  /// Whether a player's time is up, but he must wait.
  var isTimeUp: Bool {
    switch self {
    case .bench(.expires), .bench(.mayLeave): true
    case .bench, .call, .play, .score: false
    }
  }

  fileprivate var isReturn: Bool { if case .bench(.returns) = self { true } else { false } }

  func isReturn(from seat: Seat.ID) -> Bool {
    if case .bench(.returns(_, seat)) = self { true } else { false }
  }
}
