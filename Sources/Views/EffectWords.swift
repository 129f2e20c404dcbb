import HockeyRules
import Scoresheets

// The names of effects and plays in output for programs, and an effect's team and player.

package enum EffectWord: String, FieldWord {
  case assessed, seated, placed, serves, vacated, starts, sits, waits, ends, expires, returns,
    cancelled, reduced, frozen, unstarted, paired, ejected, readmitted, called, settled, signalled,
    choice, manpower, goalkeeper, joined, goal, won
  case mayLeave = "may-leave"
  case leftBox = "left-box"
  case putRight = "put-right"
  case backInBox = "back-in-box"
  case startsAgain = "starts-again"
  case signalDown = "signal-down"
  case callVoided = "call-voided"
  case notAssessed = "not-assessed"
  case penaltyShot = "penalty-shot"
  case penaltyShotOver = "penalty-shot-over"
  case choiceRecorded = "choice-recorded"
  case namedFirst = "named-first"
  case playStops = "play-stops"
  case playResumes = "play-resumes"
  case clockSet = "clock-set"
  case runningTime = "running-time"
  case gameEnds = "game-ends"
  case goalJudgedAgain = "goal-judged-again"
  case goalDisallowed = "goal-disallowed"
  case shootOut = "shoot-out"
  case powerPlay = "power-play"
  case timeOut = "time-out"
  case challenged, injured, forfeited
  case noChange = "no-change"
  case change
  case inGoal = "in-goal"
  case goalkeeperTooEarly = "goalkeeper-too-early"
  case leftIce = "left-ice"
  case pointLost = "point-lost"
}

extension Effect {
  package var word: EffectWord {
    switch self {
    case .bench(.assessed): .assessed
    case .bench(.seated): .seated
    case .bench(.placed): .placed
    case .bench(.serves): .serves
    case .bench(.vacated): .vacated
    case .bench(.starts): .starts
    case .bench(.sits): .sits
    case .bench(.waits): .waits
    case .bench(.ends): .ends
    case .bench(.expires): .expires
    case .bench(.mayLeave): .mayLeave
    case .bench(.returns): .returns
    case .bench(.cancelled): .cancelled
    case .bench(.reduced): .reduced
    case .bench(.frozen): .frozen
    case .bench(.leftBox): .leftBox
    case .bench(.backInBox): .backInBox
    case .bench(.reinstated): .startsAgain
    case .bench(.unstarted): .unstarted
    case .bench(.paired): .paired
    case .bench(.ejected): .ejected
    case .bench(.readmitted): .readmitted
    case .bench(.putRight): .putRight
    case .call(.called): .called
    case .call(.settled): .settled
    case .call(.signalled): .signalled
    case .call(.signalDown): .signalDown
    case .call(.voided): .callVoided
    case .call(.notAssessed): .notAssessed
    case .call(.penaltyShot): .penaltyShot
    case .call(.penaltyShotOver): .penaltyShotOver
    case .call(.choice): .choice
    case .call(.choiceRecorded): .choiceRecorded
    case .call(.namedFirst): .namedFirst
    case .play(.stops): .playStops
    case .play(.resumes): .playResumes
    case .play(.manpower): .manpower
    case .play(.goalkeeper): .goalkeeper
    case .play(.clockSet): .clockSet
    case .play(.runningTime): .runningTime
    case .play(.gameEnds): .gameEnds
    case .play(.timeOut): .timeOut
    case .play(.challenged): .challenged
    case .play(.noChange): .noChange
    case .play(.change): .change
    case .play(.injured): .injured
    case .play(.inGoal): .inGoal
    case .play(.goalkeeperTooEarly): .goalkeeperTooEarly
    case .bench(.leftIce): .leftIce
    case .score(.pointLost): .pointLost
    case .score(.forfeited): .forfeited
    case .score(.joined): .joined
    case .score(.scored): .goal
    case .score(.judgedAgain): .goalJudgedAgain
    case .score(.disallowed): .goalDisallowed
    case .score(.attempt): .shootOut
    case .score(.won): .won
    case .score(.powerPlay): .powerPlay
    }
  }

  var penalty: Penalty.ID? {
    switch self {
    case .bench(let effect): effect.penalty
    case .score(.powerPlay(let penalty)): penalty
    case .call, .play, .score: nil
    }
  }

  var subject: (team: Team?, player: Player?) {
    func of(_ offender: Offender) -> (Team?, Player?) { (offender.team, offender.player) }
    func of(_ occupant: Occupant) -> (Team?, Player?) { (occupant.team, occupant.player) }
    if let penalty { return of(penalty.offender) }
    switch self {
    case .bench(.assessed(let penalty)): return of(penalty.offender)
    case .bench(.seated(let seat)): return of(seat.occupant)
    case .bench(.serves(let occupant, _, _)), .bench(.vacated(_, let occupant)),
      .bench(.mayLeave(let occupant)), .bench(.expires(let occupant, _)),
      .bench(.returns(let occupant, _)):
      return of(occupant)
    case .bench(.ejected(let offender)), .bench(.readmitted(let offender)),
      .call(.notAssessed(let offender, _, _)), .call(.namedFirst(let offender, _)):
      return of(offender)
    case .bench(.leftBox(let player, _)), .bench(.backInBox(let player)),
      .bench(.leftIce(let player)), .play(.injured(let player)), .play(.inGoal(let player)):
      return (player.team, player)
    case .call(.called(let call)), .call(.signalled(let call)), .call(.signalDown(let call)):
      return of(call.call.offender)
    case .call(.penaltyShot(let shot)), .call(.penaltyShotOver(let shot)): return (shot.team, nil)
    case .call(.choice(let choice, _)): return (choice.team, nil)
    case .call(.choiceRecorded(let team, _)), .play(.goalkeeper(let team, _)),
      .score(.won(let team, _)), .play(.timeOut(let team)), .play(.noChange(let team)),
      .play(.change(let team, _)), .play(.goalkeeperTooEarly(let team)),
      .score(.pointLost(let team)):
      return (team, nil)
    case .play(.challenged(let challenge)): return (challenge.team, nil)
    case .score(.forfeited(let forfeit)): return (forfeit.team, nil)
    case .score(.scored(let goal)), .score(.judgedAgain(let goal)):
      return (goal.goal.scorer?.team ?? goal.goal.team, goal.goal.scorer)
    case .score(.attempt(let attempt)):
      return (attempt.shot.shooter?.team ?? attempt.shot.team, attempt.shot.shooter)
    case .bench, .call, .play, .score: return (nil, nil)
    }
  }
}

extension Ruling {
  /// The penalty that the ruling concerns, directly or by its seat or server.
  func penalty(in game: Game) -> Penalty.ID? {
    if let penalty = effect.penalty { return penalty }
    guard case .bench(let effect) = effect else { return nil }
    func last(_ isMeant: (Penalty) -> Bool) -> Penalty.ID? {
      game.penalties.last { $0.calledAt <= at && isMeant($0) }?.id
    }
    switch effect {
    case .expires(_, let seat), .vacated(let seat, _), .returns(_, .some(let seat)):
      return game.seats[seat.index].penalties.first.map { game.penalties[$0].id }
    case .returns(.player(let player), nil), .mayLeave(.player(let player)):
      return last { $0.offender.player == player || $0.server == player }
    case .serves(_, let offender, _), .ejected(let offender):
      return last { $0.offender == offender }
    default: return nil
    }
  }
}

extension Play {
  /// The kind of play in output for programs: one hyphenated word, or the source's own name.
  var kind: String { if case .other(let name) = self { name } else { word.rawValue } }
}
