/// The maker of rulings: a game, its book, and the rulings on the current play.
///
/// Each topic of the rules is an extension in a file of its own. A topic decides by calling `rule`,
/// which applies the ruling at once, so that later decisions take it into account.
struct Referee {
  let book: Rulebook
  var game: Game
  /// The rulings so far, in the order in which they took effect.
  var rulings: [Ruling] = []
  /// The face-offs after the stoppages with calls so far.
  var faceOffs: [RuledFaceOff] = []
  /// The warnings noticed so far.
  var notices: [Notice] = []
  /// How many skaters each team's short bench left it when a warning last said so.
  var shortBench = PerTeam<Int?>(both: nil)
  /// The id of the current play.
  var play = Event.ID.number(0)
  /// The id of the last play that was taken.
  var lastPlay = Event.ID.number(0)
  /// The place in `rulings` of the first ruling on the current play itself, after the rulings on
  /// everything that fell due before.
  var firstOwn = 0
  /// The instant of the current play, or of what falls due before the play.
  var now: GameInstant
  /// The period of `now`.
  var period: Int
  /// The first settlement before the current play: its end in `rulings`, and the manpower after it.
  var settlement: (end: Int, manpower: PerTeam<Int>)?
  /// The manpower just before the current play takes effect.
  var manpowerBefore: PerTeam<Int>
  /// The time of the current play.
  var playTime = GameTime.start
  /// The captains' choices from the current play on, as far as the log is known.
  var choices: [LoggedChoice] = []
  /// The current play, if it is one of these choices.
  private var choiceHere: LoggedChoice?
  /// The known facts that bind a referee who hears the plays of a game again, to find what a
  /// correction changes.
  var rehearsal: Rehearsal?

  init(_ game: Game) {
    self.game = game
    book = game.book
    now = game.now
    period = game.period
    manpowerBefore = game.manpower
  }

  var schedule: Schedule { game.schedule }

  /// Rules `effect` by `provision`, and applies it.
  mutating func rule<Value>(_ effect: consuming Effect, by provision: Provision<Value>) {
    rule(effect, authority: .rule(provision.citation))
  }

  /// Rules `effect` by the provision of `citation`, and applies it.
  mutating func rule(_ effect: consuming Effect, by citation: Citation) {
    rule(effect, authority: .rule(citation))
  }

  /// Applies `effect` on the scorer's word rather than by a rule.
  mutating func enter(_ effect: consuming Effect, reason: String? = nil) {
    rule(effect, authority: .scorer(reason: reason))
  }

  // The effect goes into the journal without a copy: copying it and the ruling took a third of the
  // instructions of a ruling.
  mutating func rule(_ effect: consuming Effect, authority: consuming Authority) {
    let ruling = Ruling(effect, at: now, in: period, by: authority)
    game.apply(ruling)
    rulings.append(consume ruling)
  }

  /// Rules on everything that falls due up to `event`, then on `event` itself.
  ///
  /// A refused play leaves the game as it was.
  mutating func hear(_ event: Event) throws(Refusal) {
    if let reason = objection(to: event) {
      throw Refusal(event: event, reason: reason)
    }
    var event = event
    // A setting of the clock happens now, even if it is logged with an earlier time.
    event.time = max(game.clock, event.time)
    (play, playTime) = (event.id, event.time)
    noteChoice(event)
    if case .position(let position) = event.play {
      try join(position, event)
      if rehearsal == nil { game.note(event) }
      return
    }
    if mayRefuseOnArrival(event.play) {
      try arriveUnlessRefused(at: event)
    } else {
      arrive(at: event)
    }
    manpowerBefore = game.manpower
    firstOwn = rulings.count
    now = schedule.instant(of: event.time)
    period = event.time.period
    game.read(event.time)
    let amended = game.call(amendedBy: event.play)
    decide(event)
    lastPlay = event.id
    switch rehearsal {
    case .some: break
    case nil: game.note(event, amendedTo: amended)
    }
  }

  /// Notes `event` if it is a captain's choice, and forgets the choice of the last play.
  private mutating func noteChoice(_ event: Event) {
    if case .some(let passed) = choiceHere {
      if let place = choices.firstIndex(of: passed) { choices.remove(at: place) }
      choiceHere = nil
    }
    guard event.play.isCaptainChoice, let choice = LoggedChoice(event) else { return }
    choiceHere = choice
    if !choices.contains(choice) { choices.append(choice) }
  }

  /// Runs the clock to a play that the book may refuse because of what happens before it; a refused
  /// play leaves the game unchanged.
  private mutating func arriveUnlessRefused(at event: Event) throws(Refusal) {
    if hasArrived(at: event) {
      guard let reason = objectionOnArrival(to: event) else { return }
      throw Refusal(event: event, reason: reason)
    }
    // While a copy of the game exists, each of its arrays that changes is copied too.
    let before = (game, now, notices, shortBench, rehearsal)
    let mark = rulings.count
    arrive(at: event)
    guard let reason = objectionOnArrival(to: event) else { return }
    (game, now, notices, shortBench, rehearsal) = before
    rulings.removeLast(rulings.count - mark)
    faceOffs.removeAll { $0.settlement >= mark }
    settlement = nil
    throw Refusal(event: event, reason: reason)
  }

  /// Lets the clock run to `time` without a play, and rules on everything that falls due by then.
  mutating func advance(to time: GameTime) throws(Refusal.Reason) {
    if game.isOver { throw .gameIsOver }
    if let reason = game.objection(to: time) { throw reason }
    if time < game.clock { throw .clockRanBackwards(from: game.clock) }
    arrive(at: time)
    now = max(game.now, schedule.instant(of: time))
    game.read(time)
  }

  private mutating func decide(_ event: Event) {
    switch event.play {
    case .position, .periodStart, .other: break
    case .periodEnd:
      stop()
      awardOwedShots(afterPeriod: event.time.period)
      endAtLead(in: event.time.period + 1)
    case .gameEnd: endGame()
    case .whistle, .deep: stop()
    case .timeOut(let team): takeTimeOut(of: team)
    case .challenge(let team, let result, let server):
      challenge(by: team, result, server, call: event.id)
    case .noChange(let team, let reason): forbidChange(to: team, reason)
    case .injured(let player): injure(player)
    case .inGoal(let player): putInGoal(player)
    case .forfeit(let team, let reason): forfeit(team, in: event.time.period, reason)
    case .faceOff: faceOff(in: event.time.period)
    case .penalty(let call): self.call(PendingCall(id: event.id, call: call))
    case .signal(let call): signal(PendingCall(id: event.id, call: call), event.time.period)
    case .goal(let goal): self.goal(goal, event)
    case .penaltyShot(let shot): penaltyShot(shot, event)
    case .shootOut(let shot): attempt(Attempt(call: event.id, shot: shot))
    case .goalkeeperOff(let team): enter(.play(.goalkeeper(team, onIce: false)))
    case .goalkeeperOn(let team): bringBackGoalkeeper(of: team)
    case .leftBox(let player, let fault, let reason): leftBox(player, fault, reason)
    case .backInBox(let player): sitDown(player)
    case .leftIce(let player): enter(.bench(.leftIce(player)))
    case .servesFor(let player, let offender): serve(player, for: offender)
    case .correction(let correction):
      correct(correction)
      if !game.isStopped { countAdvantages() }
    case .captainChoice(let team, let named, let reason): choose(named, of: team, reason)
    }
  }
}

extension Referee {
  /// Drops the puck, which ends the stoppage; some logs do not record face-offs.
  private mutating func faceOff(in period: Int) {
    if !game.isStopped, game.clock > .start { stop() }
    if game.isStopped { settle(resumingIn: period) }
  }
}

extension Game {
  /// Lets the clock run to `time` without a play: what falls due by then is ruled on, and the
  /// current stoppage is settled if it was before `time`.
  ///
  /// ```swift
  /// var later = game
  /// try later.advance(to: GameTime(period: 1, elapsed: .minutes(9)))
  /// print(game.manpower, later.manpower)
  /// // Prints "4-5 5-5"
  /// ```
  ///
  /// - Throws: The reason if the game is over, has no such time, or the clock has passed it; the
  ///   game is then unchanged.
  @discardableResult
  public mutating func advance(to time: GameTime) throws(Refusal.Reason) -> [Ruling] {
    if let last = lastPeriod(lacking: time) { throw .noSuchPeriod(last: last) }
    var referee = Referee(self)
    try referee.advance(to: time)
    self = referee.game
    return referee.rulings
  }

  /// The rulings that `book` makes on `event`, in the order in which they take effect.
  ///
  /// The game does not change. Rulings on what fell due before the play precede the play's own.
  ///
  /// ```swift
  /// let whistle = Event(id: .number(1), time: .start, play: .whistle(reason: "offside"))
  /// let rulings = try game.rulings(on: whistle)
  /// print(rulings.contains { $0.effect == .play(.stops) }, game.stoppage == nil)
  /// // Prints "true true"
  /// ```
  ///
  /// - Throws: ``Refusal`` if the book refuses the play: it is impossible in this game.
  public func rulings(on event: Event) throws(Refusal) -> [Ruling] {
    if hasPlay(called: event.id) {
      throw Refusal(event: event, reason: .idIsTaken(event.id))
    }
    var referee = Referee(self)
    try referee.hear(event)
    return referee.rulings
  }

  /// Plays `event`: makes the rulings on it, and applies them.
  ///
  /// ```swift
  /// var game = Game(under: book)
  /// do throws(Refusal) {
  ///   for ruling in try game.play(event) {
  ///     print(ruling.effect, ruling.authority.rule?.number ?? "as the scorer says")
  ///   }
  /// } catch {
  ///   print("not taken:", error.reason)
  /// }
  /// ```
  ///
  /// - Throws: ``Refusal`` if the book refuses the play; the game is then unchanged.
  @discardableResult
  public mutating func play(_ event: Event) throws(Refusal) -> [Ruling] {
    if hasPlay(called: event.id) {
      throw Refusal(event: event, reason: .idIsTaken(event.id))
    }
    // The referee rules on this game itself: on a copy, each ruling would be applied twice, and
    // each changed array would be copied.
    var referee = Referee(consume self)
    do throws(Refusal) {
      try referee.hear(event)
    } catch {
      self = referee.game
      throw error
    }
    self = referee.game
    return referee.rulings
  }
}
