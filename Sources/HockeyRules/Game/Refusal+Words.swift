extension Refusal: CustomStringConvertible {
  /// The play, its time and the reason in one line, without the game.
  ///
  /// `play 3 at P1 4:00 is refused: the clock ran backwards`. The module `Scoresheets` gives the
  /// reason with the log's own letters, and says what would be right.
  public var description: String { "\(event.id) at \(event.time) is refused: \(reason)" }
}

extension Refusal.Reason: CustomStringConvertible {
  /// The reason in words, with the letters of a sheet without a head.
  public var description: String { words(.ofSheet) }
}

extension Refusal.Reason {
  /// The reason that consists of `faults`, or `nil` if there are none.
  init?(_ faults: [Refusal.Reason]) {
    guard let first = faults.first else { return nil }
    self = faults.count == 1 ? first : .several(faults)
  }

  /// The reason in words, as in a case file's `refused` line; `letters` are those of the log.
  package func words(_ letters: PerTeam<String>) -> String {
    switch self {
    case .clockRanBackwards: "the clock ran backwards"
    case .beyondPeriod: "the period is over by then"
    case .noSuchPeriod: "the game has no such period"
    case .gameIsOver: "the game is over"
    case .impossibleNumber(let player): "no player has the number \(player.number)"
    case .playerIsOut(let player): "\(letters.name(of: player)) is out of the game"
    case .playerIsOnTheBench(let player): "\(letters.name(of: player)) has a penalty to serve"
    case .playerIsNotOnTheBench(let player):
      "\(letters.name(of: player)) is not in the penalty box"
    case .playerIsNotOnTheIce(let player):
      "\(letters.name(of: player)) has not left the penalty box too early"
    case .noSuchPenalty(let id, _): "no penalty is called \(id)"
    case .noSuchGoal(let id, _): "no goal is called \(id)"
    case .nothingToChoose(let team):
      "the captain of \(letters[team]) has nothing to choose here"
    case .notCandidates(let named, _): Self.strangers(named, letters)
    case .tooManyChosen(let limit, _): "the captain's choice names more than \(limit)"
    case .choiceComesTooLate(let team, _):
      "the choice of the captain of \(letters[team]) comes too late"
    case .callIsTakenBack(let id): "the call \(id) has been taken back"
    case .noPenaltyShot: "no penalty shot has been awarded"
    case .awardedGoalIsUnassisted: "an awarded goal has no assists"
    case .ownGoalIsUnassisted: "an own goal has no assists"
    case .goalkeeperMayNotServe(let player):
      "\(letters.name(of: player)) is a goalkeeper, and a goalkeeper serves no penalty"
    case .goalkeeperMayNotShoot(let player):
      "\(letters.name(of: player)) is a goalkeeper, and a goalkeeper takes no penalty shot"
    case .alreadyServes(let player):
      "\(letters.name(of: player)) already serves a penalty from this stoppage"
    case .otherServes(let player, let offender):
      "\(letters.name(of: player)) serves all that \(letters.name(of: offender)) gets at this stoppage"
    case .hasHadHisAttempt(let player): "\(letters.name(of: player)) has had his attempt"
    case .tooManyAttempts(let limit): "a shoot-out has at most \(limit) attempts"
    case .noShootOut(let kind): "\(Self.game(of: kind)) has no shoot-out"
    case .otherTeamShoots(let team, let beginsTieBreak):
      "\(letters[team]) shoots \(beginsTieBreak ? "first in the tie-break" : "next")"
    case .somebodyHasToSit(let offender):
      "somebody has to sit for \(letters.name(of: offender)) at once"
    case .nobodyToServeFor(let player):
      "nobody is needed in the penalty box for \(letters.name(of: player))"
    case .offenderOfOtherTeam(let offender):
      "\(letters.name(of: offender)) is on the other team: that is another call"
    case .nobodySits(let offender): "nobody sits for \(letters.name(of: offender))"
    case .serverOfOtherTeam(let player): "\(letters.name(of: player)) is on the other team"
    case .tooManyCalls(let limit): "a stoppage has at most \(limit) calls"
    case .tooManyToServe(let limit): "at most \(limit) penalties are served or wait at one time"
    case .emptyCall: "the call has no penalty"
    case .alreadyDone: "that has been done already"
    case .idIsTaken(let id): "the log already has \(id)"
    case .creditedPlayerOfOtherTeam(let player):
      "\(letters.name(of: player)) is on the other team"
    case .scorerAssists(let player):
      "\(letters.name(of: player)) scored, and cannot assist on his own goal"
    case .assistsTwice(let player): "\(letters.name(of: player)) is named for both assists"
    case .creditedPlayerSits(let player): "\(letters.name(of: player)) is in the penalty box"
    case .positionAfterPlays: "a game is joined at its first play, not after others"
    case .impossibleFigures(let figures, let limit):
      "\(figures) is not possible: figures go from 0 to \(limit)"
    case .tooFewMinutes(let listed):
      "the penalties that are listed alone have \(listed) minutes"
    case .impossibleSkaters(let skaters, _, _):
      "no game is played at \(skaters.home)v\(skaters.visiting)"
    case .impossibleTimeLeft(let offender, let penaltyClass, let length):
      Self.timeLeft(letters.name(of: offender), penaltyClass, length)
    case .impossibleManner(let offender, let penaltyClass):
      "\(letters.name(of: offender)) cannot serve \(penaltyClass) in that way"
    case .tooManyRun(let team, let limit):
      "\(letters[team]) cannot have more than \(limit) \(limit == 1 ? "penalty" : "penalties") running"
    case .runsTwice(let offender):
      "two penalties of \(letters.name(of: offender)) cannot run at the same time"
    case .sitsTwice(let player): "\(letters.name(of: player)) cannot sit in two places"
    case .noTimeOut(let team, let reason): Self.noTimeOut(letters[team], reason)
    case .noChallenge(let team, let reason): Self.noChallenge(letters[team], reason)
    case .goalkeeperStays(let player): "\(letters.name(of: player)) has to stay in the net"
    case .waitsForStoppage(let player):
      "\(letters.name(of: player)) has to wait for a stoppage to take his seat"
    case .noSuchPlay: "the log has no such play"
    case .several(let faults): faults.map { $0.words(letters) }.joined(separator: ", and ")
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

  private static func noTimeOut(_ team: String, _ reason: Refusal.NoTimeOut) -> String {
    switch reason {
    case .noneLeft: "\(team) has no time-out left"
    case .alreadyAtStoppage: "a time-out has already been taken at this stoppage"
    case .mayNotChange:
      "\(team) gets no time-out at a stoppage at which it may not change its players"
    case .inShootOut: "a shoot-out has no time-outs"
    }
  }

  private static func noChallenge(_ team: String, _ reason: Refusal.NoChallenge) -> String {
    switch reason {
    case .notInBook: "the rulebook has no challenges"
    case .noTimeOutLeft: "\(team) has no time-out left to challenge with"
    case .alreadyAtStoppage: "\(team) has already challenged at this stoppage"
    case .tooLate: "so late in the game only the officials may ask for a review"
    }
  }

  private static func strangers(_ named: [Offender], _ letters: PerTeam<String>) -> String {
    if named.isEmpty { return "the captain's choice names nobody" }
    let names = named.map { letters.name(of: $0) }.joined(separator: " and ")
    let verb = named.count == 1 ? "is" : "are"
    return "\(names) \(verb) not among those whom the captain may choose"
  }
}
