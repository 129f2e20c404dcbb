/// A play that concerns a team apart from its penalties and goals.
enum SlowTeamPlay: Hashable {
  case timeOut
  case challenge(SlowChallenge)
  /// The team may not change its players at this stoppage.
  case noChange
  case injured(Int)
  /// A goalkeeper takes his place in the net.
  case inGoal(Int)
  /// The goalkeeper leaves for an extra attacker.
  case pulled
  /// The timekeeper lets a player out of the box too early.
  case letOut(Int)
  /// A player leaves the box too early by his own fault.
  case left(Int)
  /// A player who left the box too early leaves the ice again.
  case leftIce(Int)
  /// A player who left the box too early sits down again before play stops.
  case satDown(Int)
  case forfeit
}

/// The result of a challenge.
enum SlowChallenge: CaseIterable {
  case upheld, failed, notReviewed
}

/// The players whom a team may change after the penalties of a stoppage that limits changes.
enum SlowChanges: Hashable {
  case all, penalised, none
}

/// A decision on the players whom a team may change.
struct SlowLineChange: Hashable {
  var second: Int
  var side: Side
  var changes: SlowChanges
}

/// The facts about a team apart from its penalties.
struct SlowTeam {
  /// The periods of the time-outs that the team took or lost.
  var timeOuts: [Int] = []
  /// The number of the team's challenges that failed, and of those not reviewed.
  var challenges = (failed: 0, notReviewed: 0)
  var hurt: Set<Int> = []
  var goalkeeper: Int?
  /// Whether the team's goalkeeper is off for an extra attacker.
  var isWithoutGoalkeeper = false
  /// The players who are on the ice although they belong in the box.
  var illegal: Set<Int> = []

  // These facts hold until the next stoppage.
  var replaced: Set<Int> = []
  var goalkeeperIsTooEarly = false
  var goalkeeperHasToWait = false

  // These facts hold until play resumes.
  var mayNotChange = false
  var hasChallenged = false
  var hasTakenTimeOut = false

  /// Stops play: goalkeepers may change, and players who left the box too early go back.
  mutating func stop() {
    (illegal, replaced) = ([], [])
    (goalkeeperIsTooEarly, goalkeeperHasToWait) = (false, false)
  }

  mutating func resume() {
    illegal = []
    (mayNotChange, hasChallenged, hasTakenTimeOut) = (false, false, false)
  }
}

extension SlowGame {
  /// Plays `play`; returns false if the book refuses it.
  mutating func teamPlay(_ play: SlowTeamPlay, of side: Side, _ event: SlowEvent) -> Bool {
    switch play {
    case .timeOut:
      guard mayTakeTimeOut(side, in: event.period) else { return false }
      stop()
      takeTimeOut(side, in: event.period)
    case .challenge(let result):
      guard mayChallenge(side, in: event.period) else { return false }
      stop()
      teams[side].hasChallenged = true
      switch result {
      case .upheld: break
      case .failed: chargeForChallenge(side, event)
      case .notReviewed: teams[side].challenges.notReviewed += 1
      }
    case .noChange:
      stop()
      teams[side].mayNotChange = true
    case .injured(let number):
      stop()
      teams[side].hurt.insert(number)
    case .inGoal(let number):
      guard number != 30 || mayCharge(.goalkeeper, of: side) else { return false }
      putInGoal(number, of: side)
    case .pulled:
      teams[side].isWithoutGoalkeeper = true
      teams[side].goalkeeperHasToWait = isOvertime && !isPlayOffs && book.pulledGoalkeeperWaits
    case .letOut(let number):
      guard benches[side].mayBeLetOut.contains(number) else { return false }
      benches[side].letOut(number)
      teams[side].illegal.insert(number)
    case .left(let number):
      guard benches[side].mayBeLetOut.contains(number) else { return false }
      benches[side].leaveBox(number)
      teams[side].illegal.insert(number)
    case .leftIce(let number):
      guard teams[side].illegal.remove(number) != nil else { return false }
    case .satDown(let number):
      guard teams[side].illegal.remove(number) != nil else { return false }
      benches[side].sitAgain(number)
    case .forfeit: forfeit(side)
    }
    return true
  }

  /// Whether the team has a time-out left.
  ///
  /// A team has one time-out in a game (NHL 87.1). In the NCAA, it has one in regulation and
  /// another in overtime; an unused time-out does not carry over (92.1).
  private func hasTimeOut(_ side: Side, in period: Int) -> Bool {
    guard book.hasTimeOutInOvertime else { return teams[side].timeOuts.isEmpty }
    return !teams[side].timeOuts.contains { ($0 > 3) == (period > 3) }
  }

  private func mayTakeTimeOut(_ side: Side, in period: Int) -> Bool {
    let other = teams[side.other].hasTakenTimeOut && !book.bothTakeTimeOuts
    let isForbidden = teams[side].mayNotChange && book.timeOutWithoutChange == .refused
    let isSecond = teams[side].hasTakenTimeOut && !book.bothTakeTimeOuts
    return hasTimeOut(side, in: period) && !other && !isSecond && !isForbidden
  }

  private mutating func takeTimeOut(_ side: Side, in period: Int) {
    teams[side].timeOuts.append(period)
    teams[side].hasTakenTimeOut = true
    guard teams[side].mayNotChange else { return }
    let buys = book.timeOutWithoutChange == .buysChange
    note(buys ? .all : .none, side)
    if buys { teams[side].mayNotChange = false }
  }

  /// Whether the team may challenge: once at a stoppage (NHL 38.3), not in the last minute or
  /// overtime (38.6), and in the AHL only with a time-out left (79.5).
  private func mayChallenge(_ side: Side, in period: Int) -> Bool {
    switch book.challenge {
    case .none: return false
    case .costsTimeOut where !hasTimeOut(side, in: period): return false
    case .costsMinor, .costsTimeOut, .costsTimeOutThenMinor: break
    }
    let isLate = book.hasNoLateChallenge && second > SlowBook.regulation - 60
    return !isLate && !teams[side].hasChallenged
  }

  private mutating func chargeForChallenge(_ side: Side, _ event: SlowEvent) {
    let (failed, notReviewed) = teams[side].challenges
    teams[side].challenges.failed += 1
    switch book.challenge {
    case .none: break
    case .costsTimeOut: teams[side].timeOuts.append(event.period)
    case .costsTimeOutThenMinor where failed == 0 && hasTimeOut(side, in: event.period):
      teams[side].timeOuts.append(event.period)
    case .costsTimeOutThenMinor: charge(side, Charge(.bench, [.minor], event, call: here))
    // A challenge that could not be reviewed counts as unsuccessful, although it costs nothing
    // (IIHF 38.7).
    case .costsMinor:
      let isFirst = failed + notReviewed == 0
      charge(side, Charge(.bench, isFirst ? [.minor] : [.minor, .minor], event, call: here))
    }
  }

  /// Puts a goalkeeper in the net.
  ///
  /// A goalkeeper who was replaced may come back only at the next stoppage (NHL 8.2); the same
  /// holds for a goalkeeper who left in overtime (84.2).
  private mutating func putInGoal(_ number: Int, of side: Side) {
    let waits = teams[side].replaced.contains(number) || teams[side].goalkeeperHasToWait
    if waits && !isStopped { teams[side].goalkeeperIsTooEarly = true }
    teams[side].isWithoutGoalkeeper = false
    teams[side].goalkeeperHasToWait = false
    guard teams[side].goalkeeper != number else { return }
    // A goalkeeper who is back before play resumes has not been replaced.
    let isBack = teams[side].replaced.remove(number) != nil && isStopped
    if let other = teams[side].goalkeeper, !isBack { teams[side].replaced.insert(other) }
    teams[side].goalkeeper = number
  }

  private mutating func forfeit(_ side: Side) {
    stop()
    finish()
    isOver = true
    switch book.forfeit {
    case .scoreStands: break
    case .oneToNothing: score[side.other] = 1
    case .goalsOrOne: score[side.other] = max(1, score[side.other])
    }
    if book.forfeit != .scoreStands { score[side] = 0 }
  }

  /// Whether a goal does not count.
  ///
  /// A player is out of the box too early (NHL 68.5), the goalkeeper is back too early (8.2), or
  /// the scorer was hurt and a team-mate sits for him (8.1).
  func isNoGoal(_ side: Side, by scorer: Int?) -> Bool {
    let team = teams[side]
    let isReplaced =
      scorer.map { team.hurt.contains($0) && benches[side].isReplaced($0) } ?? false
    return !team.illegal.isEmpty || team.goalkeeperIsTooEarly || isReplaced
  }

  /// Takes the point for the tie from a team that is scored on in overtime without its goalkeeper.
  mutating func takePoint(from side: Side) {
    if book.pulledGoalkeeperCostsPoint && isOvertime && !isPlayOffs
      && teams[side].isWithoutGoalkeeper && signalled[side.other].isEmpty
    {
      pointLost = side
    }
  }

  /// For each team that may not change its players, records whom it may change all the same.
  ///
  /// If penalties change the strength, the team may change everybody (NHL 81.4, HC 6.2(d));
  /// otherwise, only the penalised players.
  mutating func noteLineChanges(before: Both<Int>, called: Both<Bool>) {
    for side in Side.allCases where teams[side].mayNotChange {
      let allows =
        skaters != before && (!book.changeNeedsUneven || skaters.home != skaters.visiting)
      let isReplaced = called[side] && skaters[side] >= before[side]
      note(allows ? .all : isReplaced ? .penalised : .none, side)
    }
  }

  private mutating func note(_ changes: SlowChanges, _ side: Side) {
    lineChanges.insert(SlowLineChange(second: second, side: side, changes: changes))
  }
}
