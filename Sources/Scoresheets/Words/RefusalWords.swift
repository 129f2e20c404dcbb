public import HockeyRules

/// A refusal in words: what is wrong with the play, and what would be right.
public struct RefusalWords: Sendable, Hashable {
  /// What is wrong, as in a case file's `refused` line.
  public var reason: String
  /// What would be right, if that is known.
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
        "the clock ran backwards", "the previous play was at \(notation.text(of: earlier))")
    case .beyondPeriod(let length):
      RefusalWords("the period is over by then", "it is \(length.text) long")
    case .noSuchPeriod:
      RefusalWords("the game has no such period", "the kind of game decides its overtime")
    case .gameIsOver: RefusalWords("the game is over", "no plays are accepted after it")
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
        "the captain of \(notation.letters[team]) has nothing to choose here",
        "a choice comes after the calls, the goal or the expiry that it is about")
    case .notCandidates(let players, let candidates):
      RefusalWords(strangers(players), "he may choose \(candidates.map(name).listed("or"))")
    case .tooManyChosen(let limit, let candidates):
      RefusalWords(
        "the captain's choice names more than \(limit)",
        "he may choose \(limit) of \(candidates.map(name).listed("or"))")
    case .choiceComesTooLate(let team, let taken):
      RefusalWords(
        "the choice of the captain of \(notation.letters[team]) comes too late",
        "play went on with \(taken.map { notation.name(of: $0) }.joined(separator: " and ")); log "
          + "the choice at the time of the play that it is about")
    case .callIsTakenBack(let id):
      RefusalWords("the call \(name(id)) has been taken back", "call the penalty again")
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
        "name a skater after `served-by`")
    case .goalkeeperMayNotShoot(let player):
      RefusalWords(
        "\(name(player)) is a goalkeeper, and a goalkeeper takes no penalty shot",
        "name a skater")
    case .alreadyServes(let player):
      RefusalWords(
        "\(name(player)) already serves a penalty from this stoppage", "name another team-mate")
    case .somebodyHasToSit(let offender):
      RefusalWords(
        "somebody has to sit for \(notation.name(of: offender)) at once",
        "leave `nobody-sits` out, or name a team-mate after `served-by`")
    case .nobodyToServeFor(let player):
      RefusalWords(
        "nobody is needed in the penalty box for \(name(player))",
        "name a player who is out of the game and whose penalty nobody serves yet")
    case .hasHadHisAttempt(let player):
      RefusalWords("\(name(player)) has had his attempt", "name another shooter")
    case .noShootOut(let kind):
      RefusalWords(
        "\(game(of: kind)) has no shoot-out",
        "it goes on until a goal; `kind` in the head says what kind of game it is")
    case .otherTeamShoots(let team, let beginsTieBreak):
      RefusalWords(
        "\(notation.letters[team]) shoots \(beginsTieBreak ? "first in the tie-break" : "next")",
        "the teams shoot in turn")
    case .serverOfOtherTeam(let player):
      RefusalWords("\(name(player)) is on the other team", "name a team-mate after `served-by`")
    case .tooManyCalls(let limit):
      RefusalWords("a stoppage has at most \(limit) calls", "log the face-off between them")
    case .emptyCall:
      RefusalWords("the call has no penalty", "give at least one, such as `2`")
    case .alreadyDone: RefusalWords("that has been done already", "leave the play out")
    case .idIsTaken(let id):
      RefusalWords(
        "an earlier play has the same id, \(id.words)", "give each play an id of its own")
    case .creditedPlayerOfOtherTeam(let player):
      RefusalWords(
        "\(name(player)) is on the other team", "name a player of the team that scored")
    case .scorerAssists(let player):
      RefusalWords(
        "\(name(player)) scored, and cannot assist on his own goal", "leave that assist out")
    case .assistsTwice(let player):
      RefusalWords("\(name(player)) is named for both assists", "leave one of them out")
    case .creditedPlayerSits(let player):
      RefusalWords(
        "\(name(player)) is in the penalty box", "name a player who is on the ice")
    case .noSuchPlay(let count):
      RefusalWords("the log has no such play", "it has \(count), counted from 0")
    }
  }

  private func game(of kind: GameKind) -> String {
    switch kind {
    case .regular: "a game of the regular season"
    case .playOffs: "a play-off game"
    case .final: "a final"
    }
  }

  private func name(_ player: Player) -> String { notation.name(of: player) }

  private func name(_ offender: Offender) -> String { notation.name(of: offender) }

  private func strangers(_ players: [Player]) -> String {
    let verb = players.count == 1 ? "is" : "are"
    return players.isEmpty
      ? "the captain's choice names nobody"
      : "\(players.map(name).joined(separator: " and ")) \(verb) not among those whom the captain may "
        + "choose"
  }

  /// The plays that a correction of `id` could have named: the one with a similar name, or all.
  private func advice(
    for id: Event.ID, _ plays: [(id: Event.ID, text: String)], _ kind: String
  ) -> String {
    guard !plays.isEmpty else { return "no \(kind) has been logged yet" }
    let wanted = name(id)
    let nearest = nearestMatch(to: wanted, among: plays.map { name($0.id) })
    if let play = plays.first(where: { name($0.id) == nearest }) {
      return "did you mean \(name(play.id)), `\(play.text)`?"
    }
    let last = plays.suffix(Self.listed).map { "\(name($0.id)) `\($0.text)`" }
    let left = plays.count > Self.listed ? "the last \(kind)s are " : "the \(kind)s are "
    return (plays.count == 1 ? "the only \(kind) is " : left) + last.listed("and")
  }

  /// How many plays a message lists.
  private static var listed: Int { 5 }
}
