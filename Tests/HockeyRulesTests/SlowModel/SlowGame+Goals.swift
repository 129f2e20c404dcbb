// What a goal does to the penalties of both teams, running and signalled.

extension SlowGame {
  /// `scorer` scores in play, or is awarded a goal.
  mutating func goal(by scorer: Side, isAwarded: Bool = false) {
    score[scorer] += 1
    isOver = isOvertime
    let isShort = skaters[scorer.other] < skaters[scorer]
    if isAwarded && book.awardedGoalEndsNothing {
      // USA 409(b) imposes what is signalled where a minor runs; of an awarded goal, which by 402(c) does not end
      // that minor, it says nothing else.
      let runs = benches[scorer.other].minorThatAGoalEnds != nil
      if !(isShort && runs) { washMinor(of: scorer.other) }
    } else {
      if isShort { goalWhileShort(against: scorer.other) } else { goalElse(against: scorer.other) }
      if book.shortHandedGoalEndsOwnMinor && skaters[scorer] < skaters[scorer.other] {
        benches[scorer].endMinor()
      }
    }
    stop()
  }

  /// The running minor with the least time left ends, and what is signalled is imposed; where only majors run, a
  /// signalled minor is not.
  private mutating func goalWhileShort(against side: Side) {
    guard benches[side].minorThatAGoalEnds == nil else { return benches[side].endMinor() }
    benches[side].noteGoalOnMajor()
    washMinor(of: side)
  }

  /// Nothing ends, and the first signalled minor is not imposed; the NCAA has an exception at even strength.
  private mutating func goalElse(against side: Side) {
    let isEven = skaters[side] == skaters[side.other]
    let endsMinor = book.goalWhileEvenEndsMinor && isEven && hasSignalledMinor(side)
    guard endsMinor && benches[side].minorThatAGoalEnds != nil else { return washMinor(of: side) }
    benches[side].endMinor()
  }

  private func hasSignalledMinor(_ side: Side) -> Bool {
    signalled[side].contains { $0.classes.contains(.minor) }
  }

  /// The first signalled minor is not imposed; of a double minor two minutes stay.
  private mutating func washMinor(of side: Side) {
    guard book.goalWashesSignalledMinor,
      let index = signalled[side].firstIndex(where: { $0.classes.contains(.minor) }),
      let minor = signalled[side][index].classes.firstIndex(of: .minor)
    else { return }
    signalled[side][index].classes.remove(at: minor)
    if book.washedMinorCounts {
      classes[side, default: [:]][signalled[side][index].charged, default: []].append(.minor)
    }
  }
}
