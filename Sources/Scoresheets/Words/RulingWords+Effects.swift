public import HockeyRules

extension RulingWords {
  /// The effect as a case file states it, nil where case files have no words for it.
  ///
  /// Its times are read in `period`, in which it takes place; `penalty` looks up what it names by
  /// index.
  public func statement(
    of effect: Effect, in period: Int, penalty: (Int) -> Penalty
  ) -> Statement? {
    switch effect {
    case .serves(let occupant, let offender, _): .serves(occupant, for: offender)
    case .starts(let index, let end):
      .starts(subject(penalty(index)), until: time(of: end, in: period))
    case .sits(let index, let end):
      .sits(subject(penalty(index)), until: time(of: end, in: period))
    case .waits(let index): .waits(subject(penalty(index)))
    case .ends(let index, let ending): .ends(subject(penalty(index)), ending)
    case .returns(let occupant, _): .returns(occupant)
    case .cancelled(let index): .cancelled(subject(penalty(index)))
    case .frozen(let index, _): .frozen(subject(penalty(index)))
    case .reinstated(let index, let end):
      .startsAgain(subject(penalty(index)), until: time(of: end, in: period))
    case .ejected(let offender): .ejected(offender)
    case .notAssessed(let offender, let penaltyClass, _):
      .notAssessed(subject(offender, penaltyClass))
    case .penaltyShot(let shot): .penaltyShot(shot.team)
    case .choice(_, let candidates, _, _): .mayChoose(candidates)
    case .manpower(let manpower, _): .manpower(manpower)
    case .scored(let goal): .goal(StatedGoal(goal))
    case .goalDisallowed: .goalDisallowed
    case .won(let team): .winner(team)
    case .assessed, .seated, .placed, .expires, .mayLeave, .reduced, .leftBox, .backInBox,
      .powerPlay, .called, .settled, .signalled, .signalDown, .callVoided, .paired, .readmitted,
      .rescored,
      .penaltyShotOver, .choiceRecorded, .playStops, .playResumes, .goalkeeper, .clockSet,
      .runningTime,
      .unstarted, .gameEnds, .shootOutAttempt:
      nil
    }
  }

  /// The effect in words: those of a case file where it has words for it.
  ///
  /// Its times are read in `period`, in which it takes place; `penalty` and `seat` look up what it
  /// names by index.
  public func text(
    of effect: Effect, in period: Int, penalty: (Int) -> Penalty, seat: (Int) -> Seat
  ) -> String {
    guard let statement = statement(of: effect, in: period, penalty: penalty) else {
      return record(of: effect, in: period, penalty: penalty, seat: seat)
    }
    let words = text(of: statement, in: period)
    guard case .choice(_, _, let taken, let assumed) = effect else { return words }
    return "\(words), \(names(taken)) \(assumed ? "assumed" : "named")"
  }

  /// Words for the effects that case files leave to the record.
  private func record(
    of effect: Effect, in period: Int, penalty: (Int) -> Penalty, seat: (Int) -> Seat
  ) -> String {
    switch effect {
    case .assessed(let penalty):
      "\(notation.name(of: penalty.offender)) assessed \(text(of: penalty))"
    case .seated(let seat): "\(notation.name(of: seat.occupant)) takes a seat"
    case .placed(let index, let place):
      "\(classed(penalty(index))) is served by \(notation.name(of: seat(place).occupant))"
    case .expires(let index):
      "\(notation.name(of: seat(index).occupant)) has served, returns at a stoppage"
    case .mayLeave(let occupant): "\(notation.name(of: occupant)) has served, leaves at a stoppage"
    case .reduced(let index, let length): "\(classed(penalty(index))) reduced to \(length.text)"
    case .leftBox(let player, let fault):
      "\(notation.name(of: player)) left the penalty box, \(fault.word)"
    case .backInBox(let player): "\(notation.name(of: player)) is back in the penalty box"
    case .powerPlay(let index): "power play \(notation.letters[penalty(index).team.opponent])"
    case .called(let pending): "called: \(text(of: pending.call))"
    case .settled: "the stoppage is settled"
    case .signalled(let pending): "signalled: \(text(of: pending.call))"
    case .signalDown(let pending): "no longer signalled: \(text(of: pending.call))"
    case .callVoided(let call): "\(name(call)) taken back"
    case .paired(let place, let isPaired):
      isPaired
        ? "\(notation.name(of: seat(place).occupant)) is one of a pair"
        : "\(notation.name(of: seat(place).occupant)) is no longer one of a pair"
    case .rescored(let goal): "\(notation.text(of: .goal(goal.goal))) ruled again"
    case .readmitted(let offender): "\(notation.name(of: offender)) may play again"
    case .penaltyShotOver(let shot): "penalty shot \(notation.letters[shot.team]) over"
    case .choiceRecorded(let team, let players):
      "\(notation.letters[team]) chooses \(names(players.map { .skater($0) }))"
    case .playStops: "play stops"
    case .playResumes: "play resumes"
    case .goalkeeper(let team, let isOnIce):
      "\(notation.letters[team]) goalkeeper \(isOnIce ? "on" : "off")"
    case .runningTime(let lengths):
      lengths == nil ? "the clock stops at whistles" : "the clock runs"
    case .clockSet(let time): "clock set to \(notation.text(of: time, in: period))"
    case .unstarted(let index): "\(classed(penalty(index))) has not started"
    case .gameEnds: "game over"
    case .shootOutAttempt(let shot):
      notation.text(of: .shootOut(shot))
    case .serves, .starts, .sits, .waits, .ends, .returns, .cancelled, .frozen, .reinstated,
      .ejected, .notAssessed, .penaltyShot, .choice, .manpower, .scored, .goalDisallowed, .won:
      ""
    }
  }

  private func names(_ offenders: [Offender]) -> String {
    offenders.map { notation.name(of: $0) }.joined(separator: " ")
  }

  private func classed(_ penalty: Penalty) -> String {
    "\(notation.name(of: penalty.offender)) \(penalty.penaltyClass.word)"
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

  private func subject(_ penalty: Penalty) -> Subject {
    subject(penalty.offender, penalty.penaltyClass)
  }

  private func subject(_ offender: Offender, _ penaltyClass: PenaltyClass) -> Subject {
    Subject(offender, showsClasses ? penaltyClass : nil)
  }

  private func time(of instant: Instant, in period: Int) -> GameTime {
    notation.schedule.time(of: instant, in: period)
  }
}

extension StatedGoal {
  /// What the book said of `goal`.
  public init(_ goal: ScoredGoal) {
    self.init(
      goal.manpower, emptyNet: goal.goal.emptyNet, penaltyShot: goal.penaltyShot,
      awarded: goal.goal.awarded)
  }
}
