/// A game on a ticking clock: the slow model of strength and serving.
///
/// A tick is a number of seconds of which all times of the game are multiples. The calls of a
/// stoppage are settled when the puck is dropped again.
struct SlowGame {
  let book: SlowBook
  let isPlayOffs: Bool
  let unit: Int
  var second: Int
  var benches = Both(SlowBench(), SlowBench())
  var teams = Both(SlowTeam(), SlowTeam())
  /// The decisions on the players whom a team may change at a stoppage that limits changes.
  var lineChanges: Set<SlowLineChange> = []
  /// The team that has lost its point for the tie.
  var pointLost: Side?
  var skaters = Both(SlowBook.skaters, SlowBook.skaters)
  /// The skaters of each team at the last face-off, and the number of skaters by which each team
  /// was short.
  private var skatersAtFaceOff = Both(SlowBook.skaters, SlowBook.skaters)
  private var shortAtFaceOff = Both(0, 0)
  /// The strength just before this second.
  private var strengthBefore = Both(SlowBook.skaters, SlowBook.skaters)
  var score = Both(0, 0)
  /// The situations after corrections to which the model has no answer.
  var beyond: Set<SlowLimit> = []
  /// Whether the game is being replayed for a correction.
  var isHeardAgain = false
  /// Whether a correction has changed the game.
  var isCorrected = false
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
  /// The effects of the goals, by the indices of their plays.
  var deeds: [Int: GoalDeed] = [:]
  /// The candidates of the captain's choice at the last goal.
  var choosable: [Charged] = []
  /// The known effects of the goals, if the game is replayed to count the time served.
  var script: [Int: GoalDeed]?
  /// The time served in each tick, by the second at its end; kept if a correction may come.
  var ledger: [Int: Both<[ServedTime]>]?
  /// The time that was actually served, if the game is being replayed.
  var served: [Int: Both<[ServedTime]>]?
  /// The call and the length of the penalty whose clock the officials set, and the seconds that it
  /// had been served then, by their plays.
  var clocks: [Int: (call: Int, length: Int, served: Int)] = [:]
  /// The second at which the game begins.
  let start: Int
  /// The index of the first answer whose `after` is not settled yet.
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
      benches[side].goalkeeperSits = book.goalkeeperSits
    }
    if second >= SlowBook.regulation { skaters = entitled }
    strengthBefore = strength
  }

  /// Whether the player can be charged: he has not been put out of the game.
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
      let isPlain = isLateForShot(event.play, of: side)
      charge(side, Charge(charged, isPlain ? [.minor] + classes : classes, event, call: here))
    case .signal(let side, let charged, let classes):
      if isHeardAgain && !mayCharge(charged, of: side) { beyond.insert(.calledThoughOut) }
      signalled[side].append(Charge(charged, classes, event, call: here))
    case .shot(let side, true): shotScores(by: side)
    case .shot(_, false): stop()
    case .sitsDown(let side, let number):
      stop()
      benches[side].sitDown(for: .skater(number))
    // The offending team cannot score while its own penalty is signalled (NHL 78.5(xi)).
    case .goal(let side) where !signalled[side].isEmpty: stop()
    case .goal(let side) where isNoGoal(side, by: event.scorer): stop()
    case .ownGoal(_, let side) where isNoGoal(side, by: nil): stop()
    case .goal(let side), .ownGoal(_, let side): goal(by: side, naming: event.named)
    case .awardedGoal(let side): goal(by: side, isAwarded: true)
    case .whistle: stop()
    case .team(let side, let play): isRefused = !teamPlay(play, of: side, event)
    case .correct(let change): correct(change)
    case .release(let side, let number):
      stop()
      benches[side].release(number)
    case .penaltyClock(let side, let charged, let left): setClock(of: charged, side, to: left)
    case .look: break
    }
    answers.append(
      SlowAnswer(before: before, after: skaters, score: score, isRefused: isRefused))
    if !isStopped { unsettled = answers.count }
  }

  /// Whether a foul for a shot leaves its minor, because the team that would shoot had fouled first
  /// (HC 4.4(a)).
  private func isLateForShot(_ play: SlowPlay, of side: Side) -> Bool {
    guard book.earlierFoulTakesShot, case .foulForShot(_, _, let classes) = play else {
      return false
    }
    return charges[side.other].contains { !$0.classes.isEmpty }
      && !classes.contains { $0 == .major || $0 == .match }
  }

  /// The index of the current play.
  var here: Int { history.count - 1 }

  /// Settles the last stoppage, after which play does not resume.
  mutating func finish() {
    if isStopped { settleStoppage() }
  }

  /// The power plays that each team had; the other team's bench counts them.
  var powerPlays: Both<Int> { Both(benches.visiting.powerPlays, benches.home.powerPlays) }

  /// Whether a team-mate may be named to serve: he has no penalty, at this stoppage or before, and
  /// serves for nobody else.
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

  /// Advances play by a tick; released players step on the ice, even if overtime levelled the
  /// teams.
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

  /// Settles the calls, and gives both teams the skaters with which play resumes.
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

  /// Whether a player of the team who is called was on the ice.
  private func leavesIce(_ side: Side) -> Bool {
    charges[side].contains { charge in
      guard case .skater(let number) = charge.charged else { return true }
      return !benches[side].isBusy(number) && !benches[side].satLast.contains(number)
    }
  }

  /// The skaters that the penalties leave each team at a face-off.
  ///
  /// In overtime no team has fewer than three; the other team gets extra skaters instead (84.3).
  var entitled: Both<Int> {
    let full = isOvertime ? overtimeSkaters : SlowBook.skaters
    let (home, visiting) = (full - benches.home.short, full - benches.visiting.short)
    let extraSkaters = max(0, SlowBook.fewestSkaters - min(home, visiting))
    return Both(home + extraSkaters, visiting + extraSkaters)
  }

  /// The skaters of a team if everybody whose time has expired had returned: the skaters at the
  /// last face-off, and the players whose time has expired since.
  func skatersWithReturns(of side: Side) -> Int {
    min(SlowBook.skaters, skatersAtFaceOff[side] + shortAtFaceOff[side] - benches[side].short)
  }

  /// The skaters that decide whether a team is short-handed.
  ///
  /// A team whose place nobody sat in is not short-handed once its time has expired.
  var strength: Both<Int> {
    var strength = skaters
    for side in Side.allCases where benches[side].isWithoutReturn {
      strength[side] = skatersWithReturns(of: side)
    }
    return strength
  }
}
