/// A game watched on a ticking clock: the slow model of strength and serving.
///
/// Its clock ticks in units of seconds, of which all times of the game are multiples. The calls of
/// a stoppage are settled when the puck is dropped again.
struct SlowGame {
  let book: SlowBook
  let isPlayOffs: Bool
  let unit: Int
  var second: Int
  var benches = Both(SlowBench(), SlowBench())
  var teams = Both(SlowTeam(), SlowTeam())
  /// The decisions on whom a team may change that might not.
  var lineChanges: Set<SlowLineChange> = []
  /// The team that has lost its point for the tie.
  var pointLost: Side?
  var skaters = Both(SlowBook.skaters, SlowBook.skaters)
  /// The skaters at the last face-off, and the number by which each team was short.
  private var skatersAtFaceOff = Both(SlowBook.skaters, SlowBook.skaters)
  private var shortAtFaceOff = Both(0, 0)
  /// The strength just before this second.
  private var strengthBefore = Both(SlowBook.skaters, SlowBook.skaters)
  var score = Both(0, 0)
  /// What a correction has needed that is not modelled.
  var beyond: Set<SlowLimit> = []
  /// Whether the game is heard again for a correction.
  var isHeardAgain = false
  /// Whether a goal in overtime has ended the game.
  var isOver = false
  var answers: [SlowAnswer] = []
  /// The returns from the penalty clock, in order.
  var returns: [SlowReturn] = []
  var isStopped = true
  var charges = Both<[Charge]>([], [])
  var signalled = Both<[Charge]>([], [])
  var classes: [Side: [Charged: [Class]]] = [:]
  var calls = 0
  /// The plays so far, as corrected so far.
  var history: [SlowEvent] = []
  /// The effects of the goals, by their places among the plays.
  var deeds: [Int: GoalDeed] = [:]
  /// The captain's candidates at the last goal.
  var choosable: [Charged] = []
  /// The effects that the goals must have, if a game is played again to count the time served.
  var script: [Int: GoalDeed]?
  /// The time served up to each second, since the one before it; kept if a correction may come.
  var ledger: [Int: Both<[ServedTime]>]?
  /// The time that was really served, if a game is played again.
  var served: [Int: Both<[ServedTime]>]?
  /// The second at which the game begins.
  let start: Int
  /// The first answer whose `after` is not settled yet.
  private var unsettled = 0

  init(_ book: SlowBook, isPlayOffs: Bool, unit: Int, from second: Int) {
    self.book = book
    self.isPlayOffs = isPlayOffs
    self.unit = unit
    self.second = second
    start = second
    for side in Side.allCases {
      benches[side].countsPairs = book.pairIsCounted
      benches[side].relievesServers = book.relievesServers
    }
    if second >= SlowBook.regulation { skaters = entitled }
    strengthBefore = strength
  }

  /// Whether a charge to the player is possible: he has not been put out.
  func mayCharge(_ charged: Charged, of side: Side) -> Bool {
    !benches[side].out.contains(charged) && !isEjected(charged, of: side)
  }

  mutating func play(_ event: SlowEvent) {
    go(to: event.second)
    if event.isNextPeriod { stop() }
    var before = skaters
    var isRefused = false
    history.append(event)
    switch event.play {
    case .joined(let entries):
      join(entries)
      before = skaters
    case .call(let side, let charged, let classes),
      .foulForShot(let side, let charged, let classes):
      stop()
      if isHeardAgain && !mayCharge(charged, of: side) { beyond.insert(.calledThoughOut) }
      charge(side, Charge(charged, classes, event, call: here))
    case .signal(let side, let charged, let classes):
      if isHeardAgain && !mayCharge(charged, of: side) { beyond.insert(.calledThoughOut) }
      signalled[side].append(Charge(charged, classes, event, call: here))
    case .shot(let side, true): shotScores(by: side)
    case .shot(_, false): stop()
    case .sitsDown(let side, let number):
      stop()
      benches[side].sitDown(for: .skater(number))
    // The offending team cannot score itself while its penalty is signalled (NHL 78.5(xi)).
    case .goal(let side) where !signalled[side].isEmpty: stop()
    case .goal(let side) where isNoGoal(side, by: event.scorer): stop()
    case .ownGoal(_, let side) where isNoGoal(side, by: nil): stop()
    case .goal(let side), .ownGoal(_, let side): goal(by: side, naming: event.named)
    case .awardedGoal(let side): goal(by: side, isAwarded: true)
    case .whistle: stop()
    case .team(let side, let play): isRefused = !teamPlay(play, of: side, event)
    case .correct(let change): correct(change)
    case .look: break
    }
    answers.append(
      SlowAnswer(before: before, after: skaters, score: score, isRefused: isRefused))
    if !isStopped { unsettled = answers.count }
  }

  /// The place of the current play among the plays.
  var here: Int { history.count - 1 }

  /// Settles the last stoppage; play does not go on.
  mutating func finish() {
    if isStopped { settleStoppage() }
  }

  /// The power plays that each team had: its opponent's bench gave them.
  var powerPlays: Both<Int> { Both(benches.visiting.powerPlays, benches.home.powerPlays) }

  /// Whether a team-mate may be named to serve: he is not penalised, here or before, and serves
  /// nobody else.
  func mayServe(_ number: Int, of side: Side) -> Bool {
    let called = charges[side] + signalled[side]
    return mayCharge(.skater(number), of: side) && !benches[side].isBusy(number)
      && !called.contains { $0.charged == .skater(number) || $0.server == number }
  }

  var isOvertime: Bool { second >= SlowBook.regulation }

  var overtimeSkaters: Int {
    isPlayOffs ? book.playOffOvertimeSkaters : book.overtimeSkaters
  }

  var isOvertimeOfThree: Bool { isOvertime && overtimeSkaters < SlowBook.skaters }

  private mutating func go(to end: Int) {
    while second < end {
      if second % SlowBook.period == 0 && second <= SlowBook.regulation { stop() }
      if isStopped {
        settleStoppage()
        isStopped = false
        for side in Side.allCases {
          teams[side].resume()
          benches[side].resume()
        }
        notePowerPlays()
      }
      tick()
    }
  }

  /// Advances play by a unit; released players step on the ice, even if overtime had made the teams
  /// level.
  private mutating func tick() {
    strengthBefore = strength
    second += unit
    ledger?[second] = Both(benches.home.served, benches.visiting.served)
    for side in Side.allCases {
      let returned = benches[side].returned.count
      benches[side].tick(unit, counting: served.map { $0[second]?[side] ?? [] })
      let back = benches[side].returned.count - returned
      skaters[side] = min(SlowBook.skaters, skaters[side] + back)
    }
    noteReturns()
    // No power play begins at the very end of a period.
    if second % SlowBook.period != 0 || second > SlowBook.regulation { notePowerPlays() }
  }

  private mutating func notePowerPlays() {
    for side in Side.allCases {
      guard book.countsAdvantages else {
        benches[side].notePenalties()
        continue
      }
      benches[side].notePowerPlays(
        advantage: strength[side.other] - strength[side],
        before: max(0, strengthBefore[side.other] - strengthBefore[side]))
    }
  }

  private mutating func noteReturns() {
    for side in Side.allCases {
      let known = returns.count { $0.side == side }
      for charged in benches[side].returned.dropFirst(known) {
        returns.append(SlowReturn(second: second, side: side, charged: charged))
      }
    }
  }

  mutating func stop() {
    for side in Side.allCases where !isStopped { teams[side].stop() }
    isStopped = true
    for side in Side.allCases {
      let raised = signalled[side]
      signalled[side] = []
      for raised in raised { charge(side, raised) }
      benches[side].stop()
    }
    noteReturns()
  }

  /// Settles the calls, and gives both teams the skaters with which play will go on.
  private mutating func settleStoppage() {
    if second == SlowBook.regulation && isOvertimeOfThree && book.pairLeavesClockInOvertime {
      for side in Side.allCases { benches[side].takePairsOffTheClock() }
    }
    let without = entitled
    let hasCalls = !charges.home.isEmpty || !charges.visiting.isEmpty
    let called = Both(leavesIce(.home), leavesIce(.visiting))
    settle()
    skaters = entitled
    if hasCalls { noteLineChanges(before: without, called: called) }
    skatersAtFaceOff = skaters
    shortAtFaceOff = Both(benches.home.short, benches.visiting.short)
    for index in unsettled..<answers.count { answers[index].after = skaters }
    unsettled = answers.count
  }

  /// Whether anybody of the team who is called had been on the ice.
  private func leavesIce(_ side: Side) -> Bool {
    charges[side].contains { charge in
      guard case .skater(let number) = charge.charged else { return true }
      return !benches[side].isBusy(number) && !benches[side].satLast.contains(number)
    }
  }

  /// The skaters that the penalties leave at a face-off.
  ///
  /// In overtime no team has fewer than three: the other gets extra skaters instead (84.3).
  var entitled: Both<Int> {
    let full = isOvertime ? overtimeSkaters : SlowBook.skaters
    let (home, visiting) = (full - benches.home.short, full - benches.visiting.short)
    let extraSkaters = max(0, SlowBook.fewestSkaters - min(home, visiting))
    return Both(home + extraSkaters, visiting + extraSkaters)
  }

  /// The skaters that a team would have if everybody whose time has expired had returned: those of
  /// the last face-off, and the ones whose time has expired since.
  func skatersWithReturns(of side: Side) -> Int {
    min(SlowBook.skaters, skatersAtFaceOff[side] + shortAtFaceOff[side] - benches[side].short)
  }

  /// The skaters by which a team is short-handed or not: one that is without a return is not.
  var strength: Both<Int> {
    var strength = skaters
    for side in Side.allCases where benches[side].isWithoutReturn {
      strength[side] = skatersWithReturns(of: side)
    }
    return strength
  }
}
