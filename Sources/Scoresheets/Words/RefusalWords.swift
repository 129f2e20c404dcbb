public import HockeyRules

/// Why a play is not taken, in words: what is wrong, and what would be right.
public struct RefusalWords: Sendable, Hashable {
  /// What is wrong, in the words of a case file's `refused` line.
  public var reason: String
  /// What would be right, where that can be said.
  public var advice: String?

  /// Both in one line.
  public var text: String { advice.map { "\(reason); \($0)" } ?? reason }

  fileprivate init(_ reason: String, _ advice: String? = nil) {
    self.reason = reason
    self.advice = advice
  }
}

extension RulingWords {
  /// The words for `reason`.
  public func words(for reason: Refusal.Reason) -> RefusalWords {
    switch reason {
    case .clockRanBackwards(let earlier):
      RefusalWords(
        "the clock ran backwards", "the play before was at \(notation.text(of: earlier))")
    case .beyondPeriod(let length):
      RefusalWords("the period is over by then", "it is \(length.text) long")
    case .noSuchPeriod:
      RefusalWords("the game has no such period", "the kind of game says which overtime it has")
    case .gameIsOver: RefusalWords("the game is over", "no play comes behind it")
    case .playerIsOut(let player):
      RefusalWords("\(name(player)) is out of the game", "name another player")
    case .playerIsOnTheBench(let player):
      RefusalWords("\(name(player)) has a penalty to serve", "name a player who has none")
    case .playerIsNotOnTheBench(let player):
      RefusalWords("\(name(player)) is not in the penalty box", "name a player who sits there")
    case .playerIsNotOnTheIce(let player):
      RefusalWords(
        "\(name(player)) has not left the penalty box too early", "`left-box` comes before it")
    case .noSuchPenalty(let id, let calls):
      RefusalWords(
        "no penalty is called \(name(id))",
        advice(for: id, calls.map { ($0.id, text(of: $0.call)) }, "call"))
    case .noSuchGoal(let id, let goals):
      RefusalWords(
        "no goal is called \(name(id))",
        advice(for: id, goals.map { ($0.call, notation.text(of: .goal($0.goal))) }, "goal"))
    case .nothingToChoose(let team):
      RefusalWords(
        "nothing is left to the captain of \(notation.letters[team]) here",
        "a choice stands behind the calls, the goal or the expiry that it is about")
    case .notCandidates(let players, let candidates):
      RefusalWords(strangers(players), "he may choose \(alternatives(candidates.map(name)))")
    case .tooManyChosen(let limit, let candidates):
      RefusalWords(
        "the captain's choice names more than \(limit)",
        "he may choose \(limit) of \(alternatives(candidates.map(name)))")
    case .callIsTakenBack(let id):
      RefusalWords("the call \(name(id)) has been taken back", "call the penalty anew")
    case .noPenaltyShot(let team):
      RefusalWords(
        "no penalty shot has been awarded",
        "call the foul first, such as `\(notation.letters[team.opponent])6 PS`")
    case .awardedGoalIsUnassisted:
      RefusalWords("an awarded goal has no assists", "leave the assists out")
    case .ownGoalIsUnassisted: RefusalWords("an own goal has no assists", "leave the assists out")
    case .goalkeeperMayNotServe(let player):
      RefusalWords(
        "\(name(player)) is a goalkeeper, and a goalkeeper serves no penalty",
        "name a skater behind `served-by`")
    case .goalkeeperMayNotShoot(let player):
      RefusalWords(
        "\(name(player)) is a goalkeeper, and a goalkeeper takes no penalty shot",
        "name a skater")
    case .alreadyServes(let player):
      RefusalWords(
        "\(name(player)) already serves a penalty of this stoppage", "name another team-mate")
    case .hasHadHisAttempt(let player):
      RefusalWords("\(name(player)) has had his attempt", "name another shooter")
    case .serverOfOtherTeam(let player):
      RefusalWords("\(name(player)) is of the other team", "name a team-mate behind `served-by`")
    case .tooManyCalls(let limit):
      RefusalWords("no stoppage has more than \(limit) calls", "a face-off comes between")
    case .emptyCall:
      RefusalWords("the call has no penalty", "say at least one, such as `2`")
    case .alreadyDone: RefusalWords("that has been done already", "leave the play out")
    }
  }

  private func name(_ player: Player) -> String { notation.name(of: player) }

  private func name(_ offender: Offender) -> String { notation.name(of: offender) }

  private func strangers(_ players: [Player]) -> String {
    let verb = players.count == 1 ? "is" : "are"
    return players.isEmpty
      ? "the captain's choice names nobody"
      : "\(players.map(name).joined(separator: " and ")) \(verb) not among those whom the captain may choose"
  }

  private func alternatives(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  /// What a correction of `id` could have named: the play of a name much like it, or all there are.
  private func advice(
    for id: Event.ID, _ plays: [(id: Event.ID, text: String)], _ kind: String
  ) -> String {
    guard !plays.isEmpty else { return "no \(kind) has been logged that it could name" }
    let wanted = name(id)
    let nearest = nearestMatch(to: wanted, among: plays.map { name($0.id) })
    if let play = plays.first(where: { name($0.id) == nearest }) {
      return "did you mean \(name(play.id)), `\(play.text)`?"
    }
    let listed = plays.suffix(Self.listed).map { "\(name($0.id)) `\($0.text)`" }
    let left = plays.count > Self.listed ? "the last \(kind)s are " : "the \(kind)s are "
    return (plays.count == 1 ? "the only \(kind) is " : left)
      + (listed.count > 1
        ? listed.dropLast().joined(separator: ", ") + " and " + (listed.last ?? "")
        : listed.joined())
  }

  /// How many plays a message lists.
  private static var listed: Int { 5 }
}
