import HockeyRules

// What rulings are about: for views that name an effect in one word and its player in another.
extension Effect {
  /// The place of the penalty that it concerns, among the game's.
  var penalty: Int? {
    switch self {
    case .placed(let penalty, _), .starts(let penalty, _), .sits(let penalty, _),
      .waits(let penalty), .ends(let penalty, _), .cancelled(let penalty), .reduced(let penalty, _),
      .frozen(let penalty, _), .reinstated(let penalty, _), .powerPlay(let penalty),
      .unstarted(let penalty):
      penalty
    case .assessed, .seated, .serves, .expires, .mayLeave, .returns, .leftBox, .backInBox, .ejected,
      .called, .settled, .signalled, .signalDown, .callVoided, .notAssessed, .paired,
      .readmitted, .rescored, .penaltyShot, .penaltyShotOver, .choice, .choiceRecorded, .playStops,
      .playResumes, .manpower, .goalkeeper,
      .clockSet, .runningTime, .gameEnds, .scored, .goalDisallowed, .shootOutAttempt, .won:
      nil
    }
  }

  /// Its name for other programs: one hyphenated word.
  var word: String {
    switch self {
    case .assessed: "assessed"
    case .seated: "seated"
    case .placed: "placed"
    case .serves: "serves"
    case .starts: "starts"
    case .sits: "sits"
    case .waits: "waits"
    case .ends: "ends"
    case .expires: "expires"
    case .mayLeave: "may-leave"
    case .returns: "returns"
    case .cancelled: "cancelled"
    case .reduced: "reduced"
    case .frozen: "frozen"
    case .leftBox: "left-box"
    case .backInBox: "back-in-box"
    case .reinstated: "starts-again"
    case .ejected: "ejected"
    case .powerPlay: "power-play"
    case .called: "called"
    case .settled: "settled"
    case .signalled: "signalled"
    case .signalDown: "signal-down"
    case .paired: "paired"
    case .readmitted: "readmitted"
    case .rescored: "goal-ruled-again"
    case .callVoided: "call-voided"
    case .notAssessed: "not-assessed"
    case .penaltyShot: "penalty-shot"
    case .penaltyShotOver: "penalty-shot-over"
    case .choice: "choice"
    case .choiceRecorded: "choice-recorded"
    case .playStops: "play-stops"
    case .playResumes: "play-resumes"
    case .manpower: "manpower"
    case .goalkeeper: "goalkeeper"
    case .clockSet: "clock-set"
    case .runningTime: "running-time"
    case .unstarted: "unstarted"
    case .gameEnds: "game-ends"
    case .scored: "goal"
    case .goalDisallowed: "goal-disallowed"
    case .shootOutAttempt: "shoot-out"
    case .won: "won"
    }
  }

  /// The team that it concerns.
  func team(among penalties: [Penalty]) -> Team? {
    if let penalty { return penalties[penalty].team }
    return switch self {
    case .assessed(let penalty): penalty.team
    case .seated(let seat): seat.team
    case .serves(let occupant, _, _), .mayLeave(let occupant), .returns(let occupant, _):
      occupant.team
    case .ejected(let offender), .notAssessed(let offender, _, _), .readmitted(let offender):
      offender.team
    case .leftBox(let player, _), .backInBox(let player): player.team
    case .called(let call), .signalled(let call), .signalDown(let call): call.call.offender.team
    case .penaltyShot(let shot), .penaltyShotOver(let shot): shot.team
    case .choice(let team, _, _, _), .choiceRecorded(let team, _), .goalkeeper(let team, _),
      .won(let team):
      team
    case .scored(let goal), .rescored(let goal): goal.goal.team
    case .shootOutAttempt(let shot): shot.team
    case .placed, .starts, .sits, .waits, .ends, .expires, .cancelled, .reduced, .frozen,
      .reinstated, .powerPlay, .settled, .callVoided, .playStops, .playResumes,
      .manpower, .paired,
      .clockSet, .runningTime, .unstarted, .gameEnds, .goalDisallowed:
      nil
    }
  }

  /// The player that it concerns, where it is one and he is known.
  func player(among penalties: [Penalty]) -> Player? {
    if let penalty { return penalties[penalty].offender.player }
    return switch self {
    case .assessed(let penalty): penalty.offender.player
    case .serves(let occupant, _, _), .mayLeave(let occupant), .returns(let occupant, _):
      occupant.player
    case .seated(let seat): seat.occupant.player
    case .ejected(let offender), .notAssessed(let offender, _, _), .readmitted(let offender):
      offender.player
    case .leftBox(let player, _), .backInBox(let player): player
    case .called(let call), .signalled(let call), .signalDown(let call): call.call.offender.player
    case .scored(let goal), .rescored(let goal): goal.goal.scorer
    case .shootOutAttempt(let shot): shot.shooter
    case .placed, .starts, .sits, .waits, .ends, .expires, .cancelled, .reduced, .frozen,
      .reinstated, .powerPlay, .settled, .callVoided, .paired, .penaltyShot, .penaltyShotOver,
      .choice,
      .choiceRecorded, .playStops, .playResumes, .manpower, .goalkeeper, .clockSet, .runningTime,
      .unstarted,
      .gameEnds, .goalDisallowed, .won:
      nil
    }
  }
}

extension Occupant {
  /// The player who sits, where the log names him.
  fileprivate var player: Player? {
    switch self {
    case .player(let player): player
    case .substitute: nil
    }
  }
}
