extension Refusal: CustomStringConvertible {
  /// The play, its time and the reason in one line, without the game.
  ///
  /// `play 3 at P1 4:00 is refused: the clock ran backwards`. The module `Scoresheets` gives the
  /// reason with the log's own letters, and says what would be right.
  public var description: String { "\(event.id) at \(event.time) is refused: \(reason)" }
}

extension Refusal.Reason: CustomStringConvertible {
  /// The reason in words, with the letters of a sheet without a head.
  public var description: String { words(.ofSheet).reason }
}

extension Refusal.Reason {
  /// The reason in words, as in a case file's `refused` line, and what would be right, unless that names
  /// plays of the log; `letters` are those of the log.
  package func words(_ letters: PerTeam<String>) -> (reason: String, advice: String?) {
    func name(_ player: Player) -> String { letters.name(of: player) }
    func name(_ offender: Offender) -> String { letters.name(of: offender) }
    func words(_ reason: String, _ advice: String? = nil) -> (reason: String, advice: String?) {
      (reason, advice)
    }
    return switch self {
    case .clockRanBackwards: words("the clock ran backwards")
    case .beyondPeriod(let length): words("the period is over by then", "it is \(length) long")
    case .noSuchPeriod: words("the game has no such period")
    case .gameIsOver: words("the game is over", "no plays are accepted after it")
    case .impossibleNumber(let player):
      words(
        "no player has the number \(player.number)",
        "numbers go from \(Player.numbers.lowerBound) to \(Player.numbers.upperBound)")
    case .playerIsOut(let player):
      words("\(name(player)) is out of the game", "name another player")
    case .playerIsOnTheBench(let player):
      words("\(name(player)) has a penalty to serve", "name a player who has none")
    case .playerIsNotOnTheBench(let player):
      words("\(name(player)) is not in the penalty box", "name a player who sits there")
    case .playerIsNotOnTheIce(let player):
      words("\(name(player)) has not left the penalty box too early", "`left-box` comes before it")
    case .noSuchPenalty(let id, _): words("no penalty is called \(id)")
    case .noSuchGoal(let id, _): words("no goal is called \(id)")
    case .nothingToChoose(let team):
      words(
        "the captain of \(letters[team]) has nothing to choose here",
        "a choice comes after the calls, the goal or the expiry that it is about")
    case .notCandidates(let named, _): words(Self.strangers(named, letters))
    case .tooManyChosen(let limit, _): words("the captain's choice names more than \(limit)")
    case .choiceComesTooLate(let team, _):
      words("the choice of the captain of \(letters[team]) comes too late")
    case .callIsTakenBack(let id):
      words("the call \(id) has been taken back", "call the penalty again")
    case .noPenaltyShot(let team):
      words(
        "no penalty shot has been awarded",
        "call the foul first, such as `\(letters[team.opponent])6 PS`")
    case .awardedGoalIsUnassisted: words("an awarded goal has no assists", "leave the assists out")
    case .ownGoalIsUnassisted: words("an own goal has no assists", "leave the assists out")
    case .goalkeeperMayNotServe(let player):
      words(
        "\(name(player)) is a goalkeeper, and a goalkeeper serves no penalty",
        "name a skater after `served-by`")
    case .goalkeeperMayNotShoot(let player):
      words(
        "\(name(player)) is a goalkeeper, and a goalkeeper takes no penalty shot", "name a skater")
    case .alreadyServes(let player):
      words("\(name(player)) already serves a penalty from this stoppage", "name another team-mate")
    case .otherServes(let player, let offender):
      words(
        "\(name(player)) serves all that \(name(offender)) gets at this stoppage",
        "leave `served-by` out")
    case .hasHadHisAttempt(let player):
      words("\(name(player)) has had his attempt", "name another shooter")
    case .tooManyAttempts(let limit):
      words("a shoot-out has at most \(limit) attempts", "log the end of the game")
    case .noShootOut(let kind):
      words(
        "\(Self.game(of: kind)) has no shoot-out",
        "it goes on until a goal; `kind` in the head says what kind of game it is")
    case .otherTeamShoots(let team, let beginsTieBreak):
      words(
        "\(letters[team]) shoots \(beginsTieBreak ? "first in the tie-break" : "next")",
        "the teams shoot in turn")
    case .somebodyHasToSit(let offender):
      words(
        "somebody has to sit for \(name(offender)) at once",
        "leave `nobody-sits` out, or name a team-mate after `served-by`")
    case .nobodyToServeFor(let player):
      words(
        "nobody is needed in the penalty box for \(name(player))",
        "name a player who is out of the game and whose penalty nobody serves yet")
    case .serverOfOtherTeam(let player):
      words("\(name(player)) is on the other team", "name a team-mate after `served-by`")
    case .tooManyCalls(let limit):
      words("a stoppage has at most \(limit) calls", "log the face-off between them")
    case .tooManyToServe(let limit):
      words(
        "at most \(limit) penalties are served or wait at one time", "give each play its own time")
    case .emptyCall: words("the call has no penalty", "give at least one, such as `2`")
    case .alreadyDone: words("that has been done already", "leave the play out")
    case .idIsTaken(let id): words("the log already has \(id)", "give each play an id of its own")
    case .creditedPlayerOfOtherTeam(let player):
      words("\(name(player)) is on the other team", "name a player of the team that scored")
    case .scorerAssists(let player):
      words("\(name(player)) scored, and cannot assist on his own goal", "leave that assist out")
    case .assistsTwice(let player):
      words("\(name(player)) is named for both assists", "leave one of them out")
    case .creditedPlayerSits(let player):
      words("\(name(player)) is in the penalty box", "name a player who is on the ice")
    case .positionAfterPlays:
      words("a game is joined at its first play, not after others", "move it before the others")
    case .impossibleFigures(let figures, let limit):
      words(
        "\(figures) is not possible: figures go from 0 to \(limit)",
        "give the figures that the scoresheet has")
    case .tooFewMinutes(let listed):
      words(
        "the penalties that are listed alone have \(listed) minutes", "count them among the minutes"
      )
    case .impossibleSkaters(let skaters, let least, let most):
      words(
        "no game is played at \(skaters.home)v\(skaters.visiting)",
        "a team has from \(least) to \(most) skaters")
    case .impossibleTimeLeft(let offender, let penaltyClass, let length):
      words(
        Self.timeLeft(name(offender), penaltyClass, length),
        length == .zero ? "name a player who is out of the game with `out`" : "it is \(length) long"
      )
    case .impossibleManner(let offender, let penaltyClass):
      words(
        "\(name(offender)) cannot serve \(penaltyClass) in that way",
        "a minor is served as `pair`, a major as `rest-of-major`, and `follows` needs a line before it"
      )
    case .tooManyRun(let team, let limit):
      words(
        "\(letters[team]) cannot have more than \(limit) \(limit == 1 ? "penalty" : "penalties") running",
        "mark those that wait with `waits`; \(limit) run at a time")
    case .runsTwice(let offender):
      words(
        "two penalties of \(name(offender)) cannot run at the same time",
        "the second has its whole time left, or `waits`")
    case .sitsTwice(let player):
      words(
        "\(name(player)) cannot sit in two places",
        "name another player after `served-by`, or list his penalties one after the other")
    case .noSuchPlay(let count):
      words("the log has no such play", "it has \(count), counted from 0")
    }
  }

  private static func game(of kind: GameKind) -> String {
    switch kind {
    case .regular: "a game of the regular season"
    case .playOffs: "a play-off game"
    case .final: "a final"
    }
  }

  private static func timeLeft(
    _ offender: String, _ penaltyClass: PenaltyClass, _ length: PlayingTime
  ) -> String {
    length == .zero
      ? "a penalty \(penaltyClass) has no time to serve"
      : "\(offender) cannot have that much time left of \(penaltyClass)"
  }

  private static func strangers(_ named: [Offender], _ letters: PerTeam<String>) -> String {
    if named.isEmpty { return "the captain's choice names nobody" }
    let names = named.map { letters.name(of: $0) }.joined(separator: " and ")
    let verb = named.count == 1 ? "is" : "are"
    return "\(names) \(verb) not among those whom the captain may choose"
  }
}
