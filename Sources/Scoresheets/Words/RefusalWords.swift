public import HockeyRules

/// A refusal in words: the problem with the play, and the correction.
public struct RefusalWords: Sendable, Hashable {
  /// The problem, as in a case file's `refused` line.
  public var reason: String
  /// The correction, if it is known.
  public var advice: String?

  package init(reason: String, advice: String? = nil) {
    self.reason = reason
    self.advice = advice
  }

  /// The problem and the correction, in one line.
  public var text: String { advice.map { "\(reason); \($0)" } ?? reason }
}

extension RefusalWords: CustomStringConvertible {
  /// The same as ``text``.
  public var description: String { text }
}

extension RulingWords {
  /// The words for `reason`.
  public func words(for reason: Refusal.Reason) -> RefusalWords {
    RefusalWords(reason: reason.words(notation.letters), advice: advice(for: reason))
  }

  private func advice(for reason: Refusal.Reason) -> String {
    switch reason {
    case .clockRanBackwards(let earlier): "the previous play was at \(notation.text(of: earlier))"
    case .beyondPeriod(let length): "it is \(length) long"
    case .noSuchPeriod(.none): "the kind of game decides its overtime"
    case .noSuchPeriod(.some(let last)):
      "the last with a clock is `\(notation.name(ofPeriod: last))`; `kind` in the head says what kind "
        + "of game it is"
    case .gameIsOver: "no plays are accepted after it"
    case .playerIsOut: "name another player"
    case .playerIsOnTheBench: "name a player who has none"
    case .playerIsNotOnTheBench: "name a player who sits there"
    case .playerIsNotOnTheIce: "`left-box` comes before it"
    case .noSuchPenalty(let id, let calls):
      advice(for: id, calls.map { ($0.id, text(of: $0.call)) }, "call")
    case .noSuchGoal(let id, let goals):
      advice(for: id, goals.map { ($0.call, notation.text(of: .goal($0.goal))) }, "goal")
    case .nothingToChoose: "a choice comes after the calls, the goal or the expiry that it is about"
    case .notCandidates(_, let candidates): "he may choose \(names(candidates).listed("or"))"
    case .tooManyChosen(let limit, let candidates):
      "he may choose \(limit) of \(names(candidates).listed("or"))"
    case .choiceComesTooLate(_, let taken):
      "play went on with \(names(taken).joined(separator: " and ")); log "
        + "the choice at the time of the play that it is about"
    case .callIsTakenBack: "call the penalty again"
    case .noPenaltyShot(let team):
      "call the foul first, such as `\(notation.letters[team.opponent])6 PS`"
    case .awardedGoalIsUnassisted, .ownGoalIsUnassisted: "leave the assists out"
    case .goalkeeperMayNotServe: "name a skater after `served-by`"
    case .goalkeeperMayNotShoot: "name a skater"
    case .alreadyServes: "name another team-mate"
    case .otherServes: "leave `served-by` out"
    case .somebodyHasToSit: "leave `nobody-sits` out, or name a team-mate after `served-by`"
    case .nobodyToServeFor:
      "name a player who is out of the game and whose penalty nobody serves yet"
    case .hasHadHisAttempt: "name another shooter"
    case .tooManyAttempts: "log the end of the game"
    case .noShootOut: "it goes on until a goal; `kind` in the head says what kind of game it is"
    case .otherTeamShoots: "the teams shoot in turn"
    case .offenderOfOtherTeam: "take the call back with `void`, and call the other team's penalty"
    case .nobodySits: "name an offender for whom somebody sits"
    case .serverOfOtherTeam: "name a team-mate after `served-by`"
    case .tooManyCalls: "log the face-off between them"
    case .tooManyToServe: "give each play its own time"
    case .emptyCall: "give at least one, such as `2`"
    case .alreadyDone: "leave the play out"
    case .idIsTaken: "give each play an id of its own"
    case .creditedPlayerOfOtherTeam: "name a player of the team that scored"
    case .scorerAssists: "leave that assist out"
    case .assistsTwice: "leave one of them out"
    case .creditedPlayerSits: "name a player who is on the ice"
    case .positionAfterPlays: "move it before the others"
    case .impossibleFigures: "give the figures that the scoresheet has"
    case .tooFewMinutes: "count them among the minutes"
    case .impossibleSkaters(_, let least, let most): "a team has from \(least) to \(most) skaters"
    case .impossibleTimeLeft(_, _, let length):
      length == .zero ? "name a player who is out of the game with `out`" : "it is \(length) long"
    case .impossibleManner:
      "a minor is served as `pair`, a major as `rest-of-major`, and `follows` needs a line before it"
    case .tooManyRun(_, let limit):
      "mark those that wait with `waits`; \(limit) run at a time"
    case .runsTwice: "the second has its whole time left, or `waits`"
    case .impossibleNumber:
      "numbers go from \(Player.numbers.lowerBound) to \(Player.numbers.upperBound)"
    case .sitsTwice:
      "name another player after `served-by`, or list his penalties one after the other"
    case .noTimeOut, .noChallenge: "leave the play out"
    case .goalkeeperStays: "he may be replaced at the next stoppage; in a shoot-out, if he is hurt"
    case .waitsForStoppage: "log the whistle before it"
    case .noSuchPlay(let count): "it has \(count), counted from 0"
    case .several(let faults): faults.map { advice(for: $0) }.joined(separator: "; ")
    }
  }

  private func names(_ offenders: [Offender]) -> [String] {
    offenders.map { notation.name(of: $0) }
  }

  /// Advice on the plays that a correction of `id` could have meant: a play with a similar name, or
  /// the latest ones.
  private func advice(
    for id: Event.ID, _ plays: [(id: Event.ID, text: String)], _ kind: String
  ) -> String {
    guard !plays.isEmpty else { return "no \(kind) has been logged yet" }
    // The console numbers its plays, so `@p48` is no slip for `@p8`.
    let isNumbered =
      if case .label(let label) = id { Int(label.dropFirst()) != nil } else { false }
    let nearest =
      isNumbered
      ? nil : nearestMatch(to: id.description, among: plays.map { $0.id.description })
    if let play = plays.first(where: { $0.id.description == nearest }) {
      return "did you mean \(play.id), `\(play.text)`?"
    }
    let last = plays.suffix(Self.listed).map { "\($0.id) `\($0.text)`" }
    let left = plays.count > Self.listed ? "the last \(kind)s are " : "the \(kind)s are "
    return (plays.count == 1 ? "the only \(kind) is " : left) + last.listed("and")
  }

  /// The number of plays that a message lists.
  private static var listed: Int { 5 }

  /// The words for `reason`: the oddity, and the correction.
  public func text(of reason: Warning.Reason) -> String {
    switch reason {
    case .overtimeNotTied(let score):
      "overtime at \(text(figures: score)): the score is not tied"
    case .tooManyOvertimes(let limit):
      limit == 0 ? "overtime is played; the book has none" : "a second overtime; the book has one"
    case .shootOutNotTied(let score):
      "a shoot-out at \(text(figures: score)): the score is not tied"
    case .gameEndsEarly(let left): "the game was ended with \(left.text) left to play"
    case .gameEndsTied(let follows): "the game was ended tied; next is \(words(for: follows))"
    case .periodEndsEarly(let left): "the period was ended with \(left.text) on the clock"
    case .tooManyToSetOff(let team, let limit):
      "\(notation.letters[team]) has more than \(limit) penalties at one whistle; "
        + "the first called are coincidental"
    case .goalTwice(let first): goalTwice(name(first))
    case .creditedPlayerIsOff(let player):
      "\(notation.letters.name(of: player)) is credited with the goal, but sits or is out of the game"
    case .creditedPlayerIsHurt(let player):
      "\(notation.letters.name(of: player)) is credited with the goal, but was hurt, and a team-mate "
        + "still sits for him"
    case .shortBench(let team, let skaters):
      "\(notation.letters[team]) has only \(skaters) skaters on its list who can be on the ice"
    case .unknownNumber(let player):
      "\(notation.letters[player.team]) has no number \(player.number) on its list"
    case .ineligible(let player, let goal):
      "\(notation.letters.name(of: player)) may not play in this game, because of earlier ones; "
        + goal.wordsForIneligible
    case .ineligibleStaff(let offender):
      "\(notation.name(of: offender)) may not be at the bench in this game, because of earlier ones"
    case .unknownInfraction(let infraction, let nearest):
      "`\(infraction.rawValue)` is no known infraction; did you mean `\(nearest.rawValue)`?"
    }
  }

  /// The warning that a goal is already logged as the play named `first`.
  package func goalTwice(_ first: String) -> String {
    "same goal as \(first): typed twice?"
  }

  private func words(for follows: TiedGame) -> String {
    switch follows {
    case .overtimeThenShootOut: "overtime, and a shoot-out if nobody scores"
    case .overtimeThenTie: "overtime"
    case .overtimes: "overtime until a goal"
    case .shootOut: "a shoot-out"
    case .tie: "nothing"
    }
  }
}

extension Optional where Wrapped == Provision<EjectedScorer> {
  /// The fate of a goal scored with a player on the ice who may not play, with the rule.
  package var wordsForIneligible: String {
    switch self?.value {
    case .disallowed:
      "a goal with him on the ice is disallowed if he is found before play goes on"
        + (self?.rule.map { " (\($0.number))" } ?? "")
    case .counts: "a goal with him on the ice counts"
    case nil: "whether a goal with him on the ice counts is for the league to say"
    }
  }
}
