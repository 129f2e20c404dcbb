public import HockeyRules

extension RulingWords {
  /// The effect as a case file states it, nil where case files have no words for it.
  ///
  /// - Parameters:
  ///   - period: the period in which the effect takes place, to read its times in.
  ///   - penalty: the penalty of an index.
  public func statement(
    of effect: Effect, in period: Int, penalty: (Int) -> Penalty
  ) -> Statement? {
    switch effect {
    case .serves(let occupant, let offender): .serves(occupant, for: offender)
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
    case .assessed, .seated, .placed, .expires, .mayLeave, .powerPlay, .called, .settled,
      .signalled, .signalDown, .credited, .callVoided, .reduced, .unstarted, .leftBox,
      .backInBox, .penaltyShotOver, .choiceRecorded, .playStops, .playResumes, .goalkeeper,
      .clockSet, .gameEnds, .shootOutAttempt:
      nil
    }
  }

  /// The effect in words: those of a case file where it has words for it.
  ///
  /// - Parameters:
  ///   - period: the period in which the effect takes place, to read its times in.
  ///   - penalty: the penalty of an index.
  ///   - seat: the seat of an index.
  public func text(
    of effect: Effect, in period: Int, penalty: (Int) -> Penalty, seat: (Int) -> Seat
  ) -> String {
    let statement = statement(of: effect, in: period, penalty: penalty)
    switch effect {
    case .choice(_, _, let taken, let assumed):
      let names = taken.map { notation.name(of: $0) }.joined(separator: " ")
      let choice = statement.map { text(of: $0, in: period) } ?? ""
      return "\(choice), \(names) \(assumed ? "assumed" : "named")"
    case .assessed(let penalty):
      return "\(notation.name(of: penalty.offender)) assessed \(text(of: penalty))"
    case .seated(let seat): return "\(notation.name(of: seat.occupant)) takes a seat"
    case .expires(let index):
      return "\(notation.name(of: seat(index).occupant)) has served, returns at a stoppage"
    case .placed(let index, let number):
      return "\(text(of: penalty(index))) is served by \(notation.name(of: seat(number).occupant))"
    case .mayLeave(let occupant):
      return "\(notation.name(of: occupant)) has served, leaves at a stoppage"
    case .reduced(let index, let length):
      return "\(notation.name(of: penalty(index).offender)) owes \(length.text)"
    case .unstarted(let index):
      return "\(notation.name(of: penalty(index).offender)) has not started"
    case .leftBox(let player, let fault):
      return "\(notation.name(of: player)) left the penalty box, \(fault.word)"
    case .backInBox(let player): return "\(notation.name(of: player)) is back in the penalty box"
    case .settled: return "the stoppage is settled"
    case .callVoided: return "a call is taken back"
    case .credited(_, let served): return "\(served.text) of it have been served"
    case .powerPlay(let index):
      return "power play \(notation.letters[penalty(index).team.opponent])"
    case .called(let pending): return "called: \(text(of: pending.call))"
    case .signalled(let pending): return "signalled: \(text(of: pending.call))"
    case .signalDown: return "the arm goes down"
    case .penaltyShotOver: return "penalty shot over"
    case .choiceRecorded(let team, let players):
      let names = players.map { notation.name(of: $0) }.joined(separator: " ")
      return "\(notation.letters[team]) chooses \(names)"
    case .playStops: return "play stops"
    case .playResumes: return "play resumes"
    case .goalkeeper(let team, let isOnIce):
      return "\(notation.letters[team]) goalkeeper \(isOnIce ? "on" : "off")"
    case .clockSet(let time): return "clock set to \(notation.text(of: time, in: period))"
    case .gameEnds: return "game over"
    case .shootOutAttempt(let shot):
      return notation.text(of: .shootOut(shot), at: GameTime(period: period, elapsed: .zero))
    case .serves, .starts, .sits, .waits, .ends, .returns, .cancelled, .frozen, .reinstated,
      .ejected, .notAssessed, .penaltyShot, .manpower, .scored, .goalDisallowed, .won:
      return statement.map { text(of: $0, in: period) } ?? ""
    }
  }

  /// The penalties of a call with its infraction: `2+2 high-sticking`.
  public func text(ofPenalties call: Call) -> String {
    let penalties = CallText.text(call.penalties, penaltyShot: call.penaltyShot)
    return call.infraction.map { "\(penalties) \($0.rawValue)" } ?? penalties
  }

  /// The call as its line has it: `A6 2+2 high-sticking`.
  public func text(of call: Call) -> String {
    notation.text(of: .penalty(call), at: .start)
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
