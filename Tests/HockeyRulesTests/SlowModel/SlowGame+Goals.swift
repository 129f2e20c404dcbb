// The effects of a goal on the penalties of both teams, running and signalled.

/// The effect of one goal on penalties.
struct GoalDeed: Equatable {
  /// The penalty that the goal ended.
  var ended: SlowName?
  /// The seconds that the penalty had been served.
  var seconds = 0
  /// The index of the play that signalled the minor that the goal washed out.
  var washed: Int?

  static func == (one: GoalDeed, other: GoalDeed) -> Bool {
    (one.ended, one.washed) == (other.ended, other.washed)
  }
}

extension SlowGame {
  /// Scores a goal by `scorer` in play, or one awarded to that team.
  mutating func goal(by scorer: Side, isAwarded: Bool = false, naming named: Charged? = nil) {
    score[scorer] += 1
    isOver = isOvertime
    takePoint(from: scorer.other)
    choosable = []
    if !isScripted(scorer) {
      judgeGoal(by: scorer, isAwarded: isAwarded, naming: named)
      if isHeardAgain, let named, choosable.count < 2 || !choosable.contains(named) {
        beyond.insert(.choiceWithoutNeed)
      }
    }
    stop()
  }

  /// Gives the goal its known effect and returns true if the game is being replayed with known
  /// effects; otherwise returns false.
  private mutating func isScripted(_ scorer: Side) -> Bool {
    guard let script else {
      deeds[here] = GoalDeed()
      return false
    }
    let deed = script[here] ?? GoalDeed()
    for side in Side.allCases {
      guard let ended = deed.ended else { continue }
      benches[side].end(ended)
    }
    if let washed = deed.washed { wash(washed, of: scorer.other) }
    return true
  }

  /// Scores on a penalty shot, which ends and washes out nothing.
  ///
  /// Under some books, a short-handed team's goal ends its own minor even so.
  mutating func shotScores(by scorer: Side) {
    score[scorer] += 1
    isOver = isOvertime
    stop()
    // The strength at the time of the goal counts (16.2). Play is stopped for the shot, so a player
    // whom nobody replaced in the box is back (20.3).
    let (own, others) = (skatersWithReturns(of: scorer), skatersWithReturns(of: scorer.other))
    if !isScripted(scorer) && book.shotByShortHandedEndsOwnMinor && own < others {
      endMinor(of: scorer, naming: nil)
      stop()
    }
  }

  private mutating func judgeGoal(by scorer: Side, isAwarded: Bool, naming named: Charged?) {
    let isShort = strength[scorer.other] < strength[scorer]
    if isAwarded && book.awardedGoalEndsNothing {
      // USA 409(b) imposes signalled penalties if a minor runs. It makes no exception for an
      // awarded goal, although by 402(c) such a goal does not end that minor.
      let runs = benches[scorer.other].minorThatAGoalEnds != nil
      if !(isShort && runs) { washMinor(of: scorer.other, naming: named) }
    } else {
      if isShort {
        goalWhileShort(against: scorer.other, naming: named)
      } else {
        goalElse(against: scorer.other, naming: named)
      }
      if book.shortHandedGoalEndsOwnMinor && strength[scorer] < strength[scorer.other] {
        let alike = choosable
        endMinor(of: scorer, naming: nil)
        choosable = alike
      }
    }
  }

  private mutating func endMinor(of side: Side, naming named: Charged?) {
    let named = book.captainChoosesEnded ? named : nil
    guard let ended = benches[side].minorThatAGoalEnds(naming: named) else { return }
    let alike = benches[side].whoseMinorAGoalMayEnd
    if book.captainChoosesEnded && alike.count > 1 { choosable = alike }
    deeds[here]?.ended = ended
    deeds[here]?.seconds = benches[side].secondsServed(of: ended)
    benches[side].end(ended)
  }

  /// Ends the running minor with the least time left and imposes the signalled penalties; if only
  /// majors run, washes out a signalled minor.
  private mutating func goalWhileShort(against side: Side, naming named: Charged?) {
    guard benches[side].minorThatAGoalEnds == nil else { return endMinor(of: side, naming: named) }
    benches[side].noteGoalOnMajor()
    washMinor(of: side, naming: named)
  }

  /// Ends nothing, and washes out the first signalled minor; the NCAA differs at even strength.
  private mutating func goalElse(against side: Side, naming named: Charged?) {
    let isEven = strength[side] == strength[side.other]
    let endsMinor = book.goalWhileEvenEndsMinor && isEven && hasSignalledMinor(side)
    guard endsMinor && benches[side].minorThatAGoalEnds != nil else {
      return washMinor(of: side, naming: named)
    }
    endMinor(of: side, naming: named)
  }

  private func hasSignalledMinor(_ side: Side) -> Bool {
    signalled[side].contains { $0.classes.contains(.minor) }
  }

  /// Washes out the first signalled minor.
  ///
  /// If the captain names a player who is to serve, the first signalled minor of another player is
  /// washed out instead. Two minutes of a double minor remain.
  private mutating func washMinor(of side: Side, naming named: Charged?) {
    guard book.goalWashesSignalledMinor else { return }
    let minors = signalled[side].filter { $0.classes.contains(.minor) }
    guard let first = minors.first else { return }
    let charged = minors.map(\.charged)
    if book.captainChoosesWashed && minors.count > 1 { choosable = charged }
    let other = minors.first { $0.charged != named } ?? first
    let isChosen = book.captainChoosesWashed && named.map(charged.contains) ?? false
    wash((isChosen ? other : first).call, of: side)
  }

  private mutating func wash(_ call: Int, of side: Side) {
    guard let index = signalled[side].firstIndex(where: { $0.call == call }),
      let minor = signalled[side][index].classes.firstIndex(of: .minor)
    else { return }
    signalled[side][index].classes.remove(at: minor)
    let charged = signalled[side][index].charged
    deeds[here]?.washed = call
    if book.washedMinorCounts {
      classes[side, default: [:]][charged, default: []].append(.minor)
    }
  }
}
