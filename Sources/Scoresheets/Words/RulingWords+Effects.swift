public import HockeyRules

// A case states an effect in its notation, which never changes. People read the effect in the words
// of the rink.
extension RulingWords {
  /// The effect as a case file states it, or `nil` if case files have no words for it; `period`, in
  /// which it takes place, is the period of its times.
  public func statement(of effect: Effect, in period: Int) -> RulingStatement? {
    func of(_ penalty: Penalty.ID, _ statement: PenaltyStatement) -> RulingStatement {
      let penaltyClass = showsClasses ? penalty.penaltyClass : nil
      return .penalty(RulingSubject(penalty.offender, penaltyClass), statement)
    }
    return switch effect {
    case .bench(.serves(let occupant, let offender, _)): .serves(occupant, for: offender)
    case .bench(.starts(let penalty, let end)):
      of(penalty, .starts(until: time(of: end, in: period)))
    case .bench(.sits(let penalty, let end)): of(penalty, .sits(until: time(of: end, in: period)))
    case .bench(.waits(let penalty)): of(penalty, .waits)
    case .bench(.ends(let penalty, let ending)): of(penalty, .ends(ending))
    case .bench(.returns(let occupant, _)): .returns(occupant)
    case .bench(.cancelled(let penalty)): of(penalty, .cancelled)
    case .bench(.frozen(let penalty, _)): of(penalty, .frozen)
    case .bench(.reinstated(let penalty, _, let end)):
      of(penalty, .startsAgain(until: time(of: end, in: period)))
    case .bench(.ejected(let offender)): .ejected(offender)
    case .call(.notAssessed(let offender, let penaltyClass, _)):
      .penalty(RulingSubject(offender, showsClasses ? penaltyClass : nil), .notAssessed)
    case .call(.penaltyShot(let shot)) where shot.ground != .owed: .penaltyShot(shot.team)
    case .call(.choice(let choice, _)): .mayChoose(choice.candidates)
    case .play(.manpower(let manpower, _)): .manpower(manpower)
    case .play(.noChange(let team)): .change(team, .none)
    case .play(.change(let team, let change)): .change(team, change)
    case .score(.pointLost(let team)): .pointLost(team)
    case .score(.scored(let goal)): .goal(StatedGoal(goal))
    case .score(.disallowed): .goalDisallowed
    case .score(.attempt(let attempt)): .attempt(attempt.shot)
    case .score(.won(let team, _)): .winner(team)
    case .bench, .call, .play, .score: nil
    }
  }

  /// The ruling in the words of the rink, without its rule.
  public func text(of ruling: Ruling) -> String {
    text(of: ruling.effect, in: ruling.period)
  }

  /// The effect in the words of the rink; it takes place in `period`, the period of its times.
  ///
  /// `servesHimself` says whether the offender of a penalty that begins or waits serves it himself.
  public func text(
    of effect: Effect, in period: Int, servesHimself: Bool = true
  ) -> String {
    switch effect {
    case .bench(let effect): text(of: effect, in: period, servesHimself)
    case .call(let effect): text(of: effect)
    case .play(let effect): text(of: effect, in: period)
    case .score(let effect): text(of: effect)
    }
  }

  private func text(
    of effect: BenchEffect, in period: Int, _ servesHimself: Bool
  ) -> String {
    switch effect {
    case .assessed(let penalty): "\(notation.name(of: penalty.offender)): \(text(of: penalty))"
    case .seated(let seat): "\(name(of: seat.occupant)) takes a seat in the box"
    case .placed(let penalty, let seat):
      "\(name(of: penalty)) is served in the seat of \(notation.name(of: seat.offender))"
    case .serves(let occupant, let offender, _):
      text(serving: occupant, for: offender)
    case .vacated(let seat, .nobody):
      "nobody sits for \(notation.name(of: seat.offender)) yet"
    case .vacated(let seat, .player), .vacated(let seat, .substitute):
      "nobody has to sit for \(notation.name(of: seat.offender))"
    case .starts(let penalty, let end):
      text(penalty, servesHimself, "in the box", until: end, in: period)
    case .sits(let penalty, let end):
      text(penalty, servesHimself, "in the box", until: end, in: period) + ", off the board"
    case .waits(let penalty): text(penalty, servesHimself, "in line, not on the clock yet")
    case .ends(let penalty, let ending): text(penalty, endsBy: ending.reason)
    case .expires(.nobody(let offender), _):
      "nobody comes out for \(notation.name(of: offender))"
    case .expires(let occupant, _): timeIsUp(for: occupant, isOnClock: true)
    case .mayLeave(let occupant): timeIsUp(for: occupant, isOnClock: false)
    case .returns(.nobody(let offender), _):
      "a skater comes on from the bench for \(notation.name(of: offender))"
    case .returns(let occupant, _): "\(name(of: occupant)) out of the box"
    case .cancelled(let penalty): "\(coincidentalName(of: penalty)) coincidental, off the board"
    case .reduced(let penalty, let length): "\(name(of: penalty)) cut to \(length.text)"
    case .frozen(let penalty, let remaining):
      "\(name(of: penalty)) stops with \(remaining.text) left"
    case .leftBox(let player, let fault):
      "\(notation.name(of: player)) left the box too early, by the \(fault.word)'s fault"
    case .backInBox(let player): "\(notation.name(of: player)) is back in the box"
    case .leftIce(let player): "\(notation.name(of: player)) is off the ice again"
    case .reinstated(let penalty, _, let end):
      "\(name(of: penalty)) now runs until \(text(of: end, in: period))"
    case .unstarted(let penalty): "\(name(of: penalty)) has not started"
    case .paired(let seat, let isPaired):
      "\(notation.name(of: seat.offender)) is \(isPaired ? "" : "no longer ")one of a four-on-four pair"
    case .ejected(.bench(let team, nil)):
      "\(notation.name(of: .bench(team))): one of the staff is out of the game"
    case .ejected(let offender): "\(notation.name(of: offender)) is out of the game"
    case .readmitted(let offender): "\(notation.name(of: offender)) may play again"
    case .putRight: "the bench is put right"
    }
  }

  private func text(of effect: CallEffect) -> String {
    switch effect {
    case .called(let pending): "called: \(text(of: pending.call))"
    case .settled: "the calls of the stoppage are settled"
    case .signalled(let pending): "delayed penalty: \(text(of: pending.call))"
    case .signalDown(let pending): "no longer delayed: \(text(of: pending.call))"
    case .voided(let call): "\(name(call)) taken back"
    // A bench minor for the starting line-up is called after the goal, so it was never delayed.
    case .notAssessed(.bench(let team, let staff), let penaltyClass, _):
      "\(name(.bench(team, staff), penaltyClass)) washed out by the goal"
    case .notAssessed(let offender, let penaltyClass, _):
      "delayed \(penaltyClass.rinkName) on \(notation.name(of: offender)) washed out by the goal"
    case .penaltyShot(let shot):
      "penalty shot for \(notation.letters[shot.team])"
        + (shot.ground == .owed ? ", to be taken at the end of regulation" : "")
    case .penaltyShotOver(let shot): "penalty shot for \(notation.letters[shot.team]) is over"
    case .choice(let choice, _): text(of: choice)
    case .choiceRecorded(let team, let named):
      "the captain of \(notation.letters[team]) chooses \(names(named).listed("and"))"
    case .namedFirst(let offender, _):
      "the captain of \(notation.letters[offender.team]) names \(notation.name(of: offender)) to return first"
    }
  }

  private func text(of effect: PlayEffect, in period: Int) -> String {
    switch effect {
    case .stops: "play stops"
    case .resumes: "play resumes"
    case .manpower(let manpower, _): text(manpower: manpower)
    case .goalkeeper(let team, let isOnIce):
      "\(notation.letters[team]) goalkeeper \(isOnIce ? "on" : "off")"
    case .clockSet(let time): "clock set to \(notation.text(of: time, in: period))"
    case .runningTime(let lengths):
      lengths == nil ? "the clock stops at whistles" : "the clock runs"
    case .gameEnds: "game over"
    case .timeOut(let team): "time-out of \(notation.letters[team]) used"
    case .challenged(let challenge): "challenge by \(notation.letters[challenge.team])"
    case .noChange(let team): "\(notation.letters[team]) may not change players"
    case .change(let team, .all): "\(notation.letters[team]) may change players after all"
    case .change(let team, .penalised):
      "\(notation.letters[team]) may change only the player who has to sit"
    case .change(let team, .none): "\(notation.letters[team]) still may not change players"
    case .injured(let player): "\(notation.name(of: player)) is hurt: off until play resumes"
    case .inGoal(let player): "\(notation.name(of: player)) in the net"
    case .goalkeeperTooEarly(let team):
      "\(notation.letters[team]) goalkeeper back too early: goals do not count until a whistle"
    }
  }

  private func text(of effect: ScoreEffect) -> String {
    switch effect {
    case .joined(let joining): "the game is joined at \(joining.score)"
    case .scored(let goal): text(of: goal)
    case .judgedAgain: "the goal is judged again"
    case .disallowed: "goal disallowed"
    case .attempt(let attempt):
      (attempt.shot.shooter.map { notation.name(of: $0) } ?? notation.letters[attempt.shot.team])
        + " \(attempt.shot.scored ? "scores" : "does not score") in the shoot-out"
    case .won(let team, .goal): text(team, "win")
    case .won(let team, .lead(let lead)): text(team, "win") + " by a lead of \(lead)"
    case .won(let team, .shootOut): text(team, "win") + " in the shoot-out"
    case .pointLost(let team): "\(notation.letters[team]) loses its point"
    case .forfeited(let forfeit):
      "\(notation.letters[forfeit.team]) forfeits: \(text(figures: forfeit.score))"
    case .powerPlay(let penalty):
      "power play \(notation.letters[penalty.offender.team.opponent])"
    }
  }

  /// The goal in the words of the rink: `power-play goal, empty net`.
  package func text(of goal: ScoredGoal) -> String {
    var words = [goal.penaltyShot ? "penalty-shot goal" : goal.manpower.rinkName + " goal"]
    if goal.goal.emptyNet { words.append("empty net") }
    if goal.goal.awarded { words.append("awarded") }
    return words.joined(separator: ", ")
  }

  /// The captain's choice: `captain's choice: A8 on the board (assumed), or A5`.
  ///
  /// Without `assumed`, the captain made the choice.
  package func text(of choice: CaptainsChoice) -> String {
    let taken = names(choice.taken).listed("and")
    let others = names(choice.candidates.filter { !choice.taken.contains($0) }).listed("or")
    let made = "captain's choice: \(taken) \(choice.subject)"
    if others.isEmpty { return choice.isAssumed ? "\(made) (assumed)" : made }
    return choice.isAssumed ? "\(made) (assumed), or \(others)" : "\(made), not \(others)"
  }

  /// The coincidental penalties: `A7 and B22 coincidental: 2:00 each, off the board`.
  package func text(coincidental names: [String], _ length: PlayingTime) -> String {
    let each = names.count > 1 ? " each" : ""
    return "\(names.listed("and")) coincidental: \(length.text)\(each), off the board"
  }

  /// The offender, with the class of the penalty if the offender has other penalties.
  package func coincidentalName(of penalty: Penalty.ID) -> String {
    showsClasses ? name(of: penalty) : notation.name(of: penalty.offender)
  }

  /// The end of a penalty: `A6's minor is over: power-play goal`.
  package func text(_ penalty: Penalty.ID, endsBy reason: String) -> String {
    "\(name(of: penalty)) is over: \(reason)"
  }

  /// The end of a player's time: `A8's time is up; out at the next whistle`.
  ///
  /// A player whose time was on the clock may come out earlier, once his team may have another
  /// skater.
  package func timeIsUp(for occupant: Occupant, isOnClock: Bool) -> String {
    let name = name(of: occupant)
    let possessive =
      switch occupant {
      case .player: "\(name)'s time is up"
      case .substitute, .nobody: "\(name): time is up"
      }
    return possessive + "; " + Self.leaving(isOnClock: isOnClock)
  }

  /// The time at which a player whose time is up comes out.
  package static func leaving(isOnClock: Bool) -> String {
    isOnClock
      ? "out at the next whistle at the latest" : "out at the next whistle"
  }

  /// The team with a verb, in the plural after a name such as `BEARS`: `BEARS win`, `TOR wins`.
  package func text(_ team: Team, _ verb: String) -> String {
    let name = notation.letters[team]
    return name.count > 3 && name.hasSuffix("S") ? "\(name) \(verb)" : "\(name) \(verb)s"
  }

  /// The winner and the score, the winner's goals first: `B wins 4-3`.
  package func text(_ winner: Team, winsAt score: PerTeam<Int>) -> String {
    "\(text(winner, "win")) \(score[winner])-\(score[winner.opponent])"
  }

  private func text(serving occupant: Occupant, for offender: Offender) -> String {
    guard occupant == .substitute(for: offender) else {
      return "\(name(of: occupant)) serves for \(notation.name(of: offender))"
    }
    return offender.player == nil
      ? "a player serves for \(notation.name(of: offender))" : "\(name(of: occupant)) serves"
  }

  /// The penalty at a place such as the box; a player who serves his own penalty is named by his
  /// number alone.
  private func text(
    _ penalty: Penalty.ID, _ servesHimself: Bool, _ place: String, until end: GameInstant? = nil,
    in period: Int = 1
  ) -> String {
    let time = end.map { " until \(text(of: $0, in: period))" } ?? ""
    return servesHimself && penalty.offender.isSkater && !showsClasses
      ? "\(notation.name(of: penalty.offender)) \(place)\(time)"
      : name(of: penalty) + (end == nil ? " \(place)" : time)
  }

  /// The penalty's name: `A6's minor`, `A bench minor`.
  package func name(of penalty: Penalty.ID) -> String {
    name(penalty.offender, penalty.penaltyClass)
  }

  /// The name of a penalty of `offender`: `A6's minor`, `A bench minor`.
  package func name(_ offender: Offender, _ penaltyClass: PenaltyClass) -> String {
    let name = notation.name(of: offender)
    return switch offender {
    case .bench(_, nil): "\(name) \(penaltyClass.rinkName)"
    case .skater, .goalkeeper, .bench(_, .some), .unidentified: "\(name)'s \(penaltyClass.rinkName)"
    }
  }

  private func name(of occupant: Occupant) -> String { notation.serverName(of: occupant) }

  private func names(_ offenders: [Offender]) -> [String] {
    offenders.map { notation.name(of: $0) }
  }

  private func text(of instant: GameInstant, in period: Int) -> String {
    notation.text(of: instant, in: period)
  }

  private func time(of instant: GameInstant, in period: Int) -> GameTime {
    notation.schedule.time(of: instant, in: period)
  }

  /// The penalties of a call with its infraction: `2+2 high-sticking`.
  public func text(ofPenalties call: Call) -> String {
    let penalties = CallText.text(call.penalties, penaltyShot: call.penaltyShot)
    return call.infraction.map { "\(penalties) \($0.rawValue)" } ?? penalties
  }

  /// The call as its line has it: `A6 2+2 high-sticking`.
  public func text(of call: Call) -> String {
    notation.text(of: .penalty(call))
  }

  /// The penalty's class with its infraction: `2 hooking`.
  public func text(of penalty: Penalty) -> String {
    let word = penalty.penaltyClass.word
    return penalty.infraction.map { "\(word) \($0.rawValue)" } ?? word
  }
}

extension CaptainsChoice {
  /// The consequence of the choice for the players who are chosen.
  package var subject: String {
    switch citation.key.rawValue {
    case "goal-tie": "out on the goal"
    case "equal-expiry": "out first"
    case "signalled-several": "to serve"
    default: "on the board"
    }
  }
}

extension Penalty.Ending {
  /// The reason why the penalty is over, in the words of the rink.
  package var reason: String {
    switch self {
    case .served: "time served"
    case .goalAgainst: "goal against"
    case .goalFor: "short-handed goal"
    case .released: "released"
    case .voided: "call taken back"
    case .replaced: "call changed"
    case .recorded: "nothing to serve"
    }
  }
}

extension PenaltyClass {
  /// The class in the words of the rink: `minor`, `game misconduct`.
  package var rinkName: String {
    switch self {
    case .minor: "minor"
    case .major: "major"
    case .match: "match penalty"
    case .misconduct: "misconduct"
    case .gameMisconduct: "game misconduct"
    case .grossMisconduct: "gross misconduct"
    case .gameEjection: "game ejection"
    }
  }
}

extension ScoredGoal.Manpower {
  /// The manpower in the words of the rink: `power-play`.
  fileprivate var rinkName: String {
    switch self {
    case .even: "even-strength"
    case .powerPlay: "power-play"
    case .shortHanded: "short-handed"
    }
  }
}

extension StatedGoal {
  /// The statement of `goal` under the rulebook.
  public init(_ goal: ScoredGoal) {
    self.init(
      goal.manpower, emptyNet: goal.goal.emptyNet, penaltyShot: goal.penaltyShot,
      awarded: goal.goal.awarded)
  }
}
