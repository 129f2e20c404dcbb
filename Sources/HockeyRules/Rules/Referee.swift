/// The one who rules: a game, the book it is played under, and the rulings on the play in hand.
///
/// Each topic of the rules is an extension in a file of its own. A topic decides by calling `rule`, which
/// makes the ruling take effect at once, so that what is decided next sees it.
struct Referee {
  let book: Rulebook
  var game: Game
  /// The rulings since they were last taken out.
  var rulings: [Ruling] = []
  /// The play in hand.
  var cause = Event.ID.number(0)
  /// Where the play in hand, or what fell due before it, lies in playing time.
  var now: Instant
  /// How the stoppage before the play in hand was settled on the way to it: how many of `rulings` did so,
  /// and the manpower that they left.
  var settlement: (rulings: Int, manpower: PerTeam<Int>)?
  /// Manpower just before the play in hand takes effect.
  var manpowerBefore: PerTeam<Int>
  /// The score so far.
  var score = PerTeam(both: 0)
  /// The captains' choices that the log records further on in this stoppage.
  var choicesAhead = PerTeam<[[Player]]>(both: [])

  init(_ game: Game, under book: Rulebook) {
    self.game = game
    self.book = book
    now = game.now
    manpowerBefore = game.manpower
    score = game.score
  }

  var schedule: Schedule { game.schedule }

  /// Rules `effect` by `reference`, and makes it take effect.
  mutating func rule(_ effect: Effect, by reference: RuleReference) {
    rule(effect, authority: .rule(reference))
  }

  /// Obeys what the scorer states.
  mutating func obey(_ effect: Effect, reason: String? = nil) {
    rule(effect, authority: .scorer(reason: reason))
  }

  private mutating func rule(_ effect: Effect, authority: Authority) {
    let ruling = Ruling(effect, at: now, cause: cause, by: authority)
    game.apply(ruling)
    rulings.append(ruling)
    switch effect {
    case .scored, .rescored, .goalDisallowed, .won: score = game.score
    case .assessed, .seated, .placed, .serves, .starts, .sits, .waits, .ends, .expires, .mayLeave,
      .returns, .cancelled, .reduced, .frozen, .leftBox, .backInBox, .reinstated, .ejected,
      .powerPlay, .called, .settled, .signalled, .signalDown, .callVoided, .notAssessed, .paired,
      .readmitted, .penaltyShot, .penaltyShotOver, .choice, .choiceRecorded, .playStops,
      .playResumes, .manpower,
      .goalkeeper, .clockSet, .runningTime, .unstarted, .gameEnds, .shootOutAttempt:
      break
    }
  }

  /// Rules on all that falls due up to `event`, then on `event` itself.
  ///
  /// A refused play leaves the game as it was.
  mutating func hear(_ event: Event) throws(Refusal) {
    if let reason = objection(to: event) {
      throw Refusal(event: event, reason: reason, game: game)
    }
    cause = event.id
    if case .captainChoice(let team, let players, _) = event.play {
      choicesAhead[team].append(players)
    }
    if event.play.mayBeRefused {
      try arriveUnlessRefused(at: event)
    } else {
      arrive(at: event)
    }
    manpowerBefore = game.manpower
    // Only a clock that is set back may be logged earlier than the last play; it stops play where it is.
    now = max(game.now, schedule.instant(of: event.time))
    game.clock = event.time
    decide(event)
  }

  /// Arrives at a play that the book may not take as the game then stands; if so, nothing has happened.
  private mutating func arriveUnlessRefused(at event: Event) throws(Refusal) {
    let before = game
    arrive(at: event)
    guard let reason = objectionOnArrival(to: event) else { return }
    game = before
    rulings = []
    settlement = nil
    throw Refusal(event: event, reason: reason, game: before)
  }

  private mutating func decide(_ event: Event) {
    switch event.play {
    case .periodStart, .other: break
    case .periodEnd: stop()
    case .gameEnd: endGame()
    case .whistle: stop()
    case .faceOff: faceOff(in: event.time.period)
    case .penalty(let call): self.call(PendingCall(id: event.id, call: call))
    case .signal(let call): signal(PendingCall(id: event.id, call: call), event.time.period)
    case .goal(let goal): self.goal(goal, event)
    case .penaltyShot(let shot): penaltyShot(shot, event)
    case .shootOut(let shot): attempt(shot)
    case .goalkeeperOff(let team): obey(.goalkeeper(team, onIce: false))
    case .goalkeeperOn(let team): obey(.goalkeeper(team, onIce: true))
    case .leftBox(let player, let fault, let reason): leftBox(player, fault, reason)
    case .backInBox(let player): backInBox(player)
    case .correction(let correction): correct(correction)
    case .captainChoice(let team, let players, let reason): choose(players, of: team, reason)
    }
  }
}

extension Referee {
  /// Drops the puck: that ends the stoppage, which some logs do not tell of themselves.
  private mutating func faceOff(in period: Int) {
    if game.stoppage == nil, game.clock > .start { stop() }
    if game.stoppage != nil { settle(resumingIn: period) }
  }
}

extension Game {
  /// The rulings `book` makes on `event`, in the order they take effect.
  ///
  /// Decides; changes nothing. What fell due before the play stands before the play's own rulings.
  ///
  /// ```swift
  /// let whistle = Event(id: .number(1), time: .start, play: .whistle(reason: "offside"))
  /// let rulings = try game.rulings(on: whistle, under: book)
  /// print(rulings.contains { $0.effect == .playStops }, game.stoppage == nil)
  /// // Prints "true true"
  /// ```
  ///
  /// - Throws: ``Refusal`` where the book does not take the play: it is impossible in this game.
  public func rulings(on event: Event, under book: Rulebook) throws(Refusal) -> [Ruling] {
    var referee = Referee(self, under: book)
    try referee.hear(event)
    return referee.rulings
  }

  /// Plays `event`: the rulings on it, made to take effect.
  ///
  /// ```swift
  /// var game = Game(under: book)
  /// do throws(Refusal) {
  ///   for ruling in try game.play(event, under: book) {
  ///     print(ruling.effect, ruling.authority.rule?.number ?? "as the scorer says")
  ///   }
  /// } catch {
  ///   print("not taken:", error.reason)
  /// }
  /// ```
  ///
  /// - Throws: ``Refusal`` where the book does not take the play; the game is then unchanged.
  @discardableResult
  public mutating func play(_ event: Event, under book: Rulebook) throws(Refusal) -> [Ruling] {
    let rulings = try rulings(on: event, under: book)
    // The play's own reading first: a ruling may set the clock to another.
    clock = event.time
    for ruling in rulings { apply(ruling) }
    return rulings
  }
}
