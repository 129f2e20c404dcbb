import HockeyRules
import Scoresheets

// The subjects of rulings, for views that show an effect and its player separately.

extension Effect {
  /// The index, among the game's penalties, of the penalty that it concerns.
  var penalty: Int? {
    switch self {
    case .bench(let effect): effect.penalty
    case .score(.powerPlay(let penalty)): penalty
    case .call, .play, .score: nil
    }
  }

  /// Its name in output for programs.
  package var word: EffectWord {
    switch self {
    case .bench(let effect): effect.word
    case .call(let effect): effect.word
    case .play(let effect): effect.word
    case .score(let effect): effect.word
    }
  }

  /// The team that it concerns.
  func team(among penalties: [Penalty]) -> Team? {
    subject(among: penalties)?.team
  }

  /// The player that it concerns, if it is one and he is known.
  func player(among penalties: [Penalty]) -> Player? {
    subject(among: penalties)?.player
  }

  fileprivate func subject(among penalties: [Penalty]) -> EffectSubject? {
    switch self {
    case .bench(let effect): effect.subject(among: penalties)
    case .call(let effect): effect.subject
    case .play(.goalkeeper(let team, _)): .team(team)
    case .play: nil
    case .score(let effect): effect.subject(among: penalties)
    }
  }
}

/// The names of effects in output for programs.
package enum EffectWord: String, FieldWord {
  case assessed, seated, placed, serves, vacated, starts, sits, waits, ends, expires, returns,
    cancelled, reduced, frozen, unstarted, paired, ejected, readmitted, called, settled, signalled,
    choice, manpower, goalkeeper, joined, goal, won
  case mayLeave = "may-leave"
  case leftBox = "left-box"
  case backInBox = "back-in-box"
  case startsAgain = "starts-again"
  case signalDown = "signal-down"
  case callVoided = "call-voided"
  case notAssessed = "not-assessed"
  case penaltyShot = "penalty-shot"
  case penaltyShotOver = "penalty-shot-over"
  case choiceRecorded = "choice-recorded"
  case playStops = "play-stops"
  case playResumes = "play-resumes"
  case clockSet = "clock-set"
  case runningTime = "running-time"
  case gameEnds = "game-ends"
  case goalJudgedAgain = "goal-judged-again"
  case goalDisallowed = "goal-disallowed"
  case shootOut = "shoot-out"
  case powerPlay = "power-play"
}

/// The subject of an effect.
private enum EffectSubject {
  case team(Team)
  case player(Player)
  case offender(Offender)
  case occupant(Occupant)

  var team: Team {
    switch self {
    case .team(let team): team
    case .player(let player): player.team
    case .offender(let offender): offender.team
    case .occupant(let occupant): occupant.team
    }
  }

  var player: Player? {
    switch self {
    case .team: .none
    case .player(let player): .some(player)
    case .offender(let offender): offender.player
    case .occupant(let occupant): occupant.player
    }
  }
}

extension BenchEffect {
  fileprivate var penalty: Int? {
    switch self {
    case .placed(let penalty, _), .starts(let penalty, _), .sits(let penalty, _),
      .waits(let penalty), .ends(let penalty, _), .cancelled(let penalty), .reduced(let penalty, _),
      .frozen(let penalty, _), .reinstated(let penalty, _, _), .unstarted(let penalty):
      penalty
    case .assessed, .seated, .serves, .vacated, .expires, .mayLeave, .returns, .leftBox, .backInBox,
      .ejected, .paired, .readmitted:
      nil
    }
  }

  fileprivate var word: EffectWord {
    switch self {
    case .assessed: .assessed
    case .seated: .seated
    case .placed: .placed
    case .serves: .serves
    case .vacated: .vacated
    case .starts: .starts
    case .sits: .sits
    case .waits: .waits
    case .ends: .ends
    case .expires: .expires
    case .mayLeave: .mayLeave
    case .returns: .returns
    case .cancelled: .cancelled
    case .reduced: .reduced
    case .frozen: .frozen
    case .leftBox: .leftBox
    case .backInBox: .backInBox
    case .reinstated: .startsAgain
    case .unstarted: .unstarted
    case .paired: .paired
    case .ejected: .ejected
    case .readmitted: .readmitted
    }
  }

  fileprivate func subject(among penalties: [Penalty]) -> EffectSubject? {
    if let penalty { return .offender(penalties[penalty].offender) }
    return switch self {
    case .assessed(let penalty): .offender(penalty.offender)
    case .seated(let seat): .occupant(seat.occupant)
    case .serves(let occupant, _, _), .vacated(_, let occupant), .mayLeave(let occupant),
      .returns(let occupant, _):
      .occupant(occupant)
    case .ejected(let offender), .readmitted(let offender): .offender(offender)
    case .leftBox(let player, _), .backInBox(let player): .player(player)
    case .placed, .starts, .sits, .waits, .ends, .expires, .cancelled, .reduced, .frozen,
      .reinstated, .unstarted, .paired:
      nil
    }
  }
}

extension CallEffect {
  fileprivate var word: EffectWord {
    switch self {
    case .called: .called
    case .settled: .settled
    case .signalled: .signalled
    case .signalDown: .signalDown
    case .voided: .callVoided
    case .notAssessed: .notAssessed
    case .penaltyShot: .penaltyShot
    case .penaltyShotOver: .penaltyShotOver
    case .choice: .choice
    case .choiceRecorded: .choiceRecorded
    }
  }

  fileprivate var subject: EffectSubject? {
    switch self {
    case .called(let call), .signalled(let call), .signalDown(let call):
      .offender(call.call.offender)
    case .notAssessed(let offender, _, _): .offender(offender)
    case .penaltyShot(let shot), .penaltyShotOver(let shot): .team(shot.team)
    case .choice(let choice, _): .team(choice.team)
    case .choiceRecorded(let team, _): .team(team)
    case .settled, .voided: nil
    }
  }
}

extension PlayEffect {
  fileprivate var word: EffectWord {
    switch self {
    case .stops: .playStops
    case .resumes: .playResumes
    case .manpower: .manpower
    case .goalkeeper: .goalkeeper
    case .clockSet: .clockSet
    case .runningTime: .runningTime
    case .gameEnds: .gameEnds
    }
  }
}

extension ScoreEffect {
  fileprivate var word: EffectWord {
    switch self {
    case .joined: .joined
    case .scored: .goal
    case .judgedAgain: .goalJudgedAgain
    case .disallowed: .goalDisallowed
    case .attempt: .shootOut
    case .won: .won
    case .powerPlay: .powerPlay
    }
  }

  fileprivate func subject(among penalties: [Penalty]) -> EffectSubject? {
    switch self {
    case .scored(let goal), .judgedAgain(let goal):
      goal.goal.scorer.map { .player($0) } ?? .team(goal.goal.team)
    case .attempt(let shot): shot.shooter.map { .player($0) } ?? .team(shot.team)
    case .won(let team, _): .team(team)
    case .powerPlay(let penalty): .offender(penalties[penalty].offender)
    case .joined, .disallowed: nil
    }
  }
}

extension Occupant {
  /// The player who sits, if the log names him.
  fileprivate var player: Player? {
    switch self {
    case .player(let player): player
    case .substitute, .nobody: nil
    }
  }
}
