public import HockeyRules

/// The words for an effect: a statement of a case file, or words used only in the record.
private enum EffectWords {
  case statement(Statement)
  case record(String)
}

/// The game's penalties and seats, looked up by index for the words of an effect.
private struct Mentioned {
  var period: Int
  var penalty: (Int) -> Penalty
  var seat: (Int) -> Seat
}

extension RulingWords {
  /// The effect as a case file states it; nil if case files have no words for it.
  ///
  /// Its times are read in `period`, in which it takes place; `penalty` and `seat` look them up by
  /// index.
  public func statement(
    of effect: Effect, in period: Int, penalty: @escaping (Int) -> Penalty,
    seat: @escaping (Int) -> Seat
  ) -> Statement? {
    switch words(of: effect, Mentioned(period: period, penalty: penalty, seat: seat)) {
    case .statement(let statement): statement
    case .record: nil
    }
  }

  /// The effect in words, if possible those of a case file.
  ///
  /// Its times are read in `period`, in which it takes place; `penalty` and `seat` look them up by
  /// index.
  public func text(
    of effect: Effect, in period: Int, penalty: @escaping (Int) -> Penalty,
    seat: @escaping (Int) -> Seat
  ) -> String {
    switch words(of: effect, Mentioned(period: period, penalty: penalty, seat: seat)) {
    case .record(let words): return words
    case .statement(let statement):
      let words = text(of: statement, in: period)
      guard case .call(.choice(let choice, _)) = effect else { return words }
      return "\(words), \(names(choice.taken)) \(choice.isAssumed ? "assumed" : "named")"
    }
  }

  private func words(of effect: Effect, _ named: Mentioned) -> EffectWords {
    switch effect {
    case .bench(let effect): words(of: effect, named)
    case .call(let effect): words(of: effect)
    case .play(let effect): words(of: effect, named)
    case .score(let effect): words(of: effect, named)
    }
  }

  private func words(of effect: BenchEffect, _ named: Mentioned) -> EffectWords {
    let (period, penalty, seat) = (named.period, named.penalty, named.seat)
    return switch effect {
    case .assessed(let penalty):
      .record("\(notation.name(of: penalty.offender)) assessed \(text(of: penalty))")
    case .seated(let seat): .record("\(notation.name(of: seat.occupant)) takes a seat")
    case .placed(let index, let place):
      .record(
        "\(classed(penalty(index))) is served by \(notation.name(of: seat(place).occupant))")
    case .serves(let occupant, let offender, _): .statement(.serves(occupant, for: offender))
    case .vacated(let index, let occupant):
      .record(
        occupant == .nobody(for: seat(index).offender)
          ? "nobody sits for \(notation.name(of: seat(index).offender)) yet"
          : "nobody has to sit for \(notation.name(of: seat(index).offender))")
    case .starts(let index, let end):
      .statement(.starts(subject(penalty(index)), until: time(of: end, in: period)))
    case .sits(let index, let end):
      .statement(.sits(subject(penalty(index)), until: time(of: end, in: period)))
    case .waits(let index): .statement(.waits(subject(penalty(index))))
    case .ends(let index, let ending): .statement(.ends(subject(penalty(index)), ending))
    case .expires(let index):
      switch seat(index).occupant {
      case .player, .substitute:
        .record("\(notation.name(of: seat(index).occupant)) has served, returns at a stoppage")
      case .nobody(let offender): .record("nobody comes out for \(notation.name(of: offender))")
      }
    case .mayLeave(let occupant):
      .record("\(notation.name(of: occupant)) has served, leaves at a stoppage")
    case .returns(let occupant, _): .statement(.returns(occupant))
    case .cancelled(let index): .statement(.cancelled(subject(penalty(index))))
    case .reduced(let index, let length):
      .record("\(classed(penalty(index))) reduced to \(length.text)")
    case .frozen(let index, _): .statement(.frozen(subject(penalty(index))))
    case .leftBox(let player, let fault):
      .record("\(notation.name(of: player)) left the penalty box, \(fault.word)")
    case .backInBox(let player):
      .record("\(notation.name(of: player)) is back in the penalty box")
    case .reinstated(let index, _, let end):
      .statement(.startsAgain(subject(penalty(index)), until: time(of: end, in: period)))
    case .unstarted(let index): .record("\(classed(penalty(index))) has not started")
    case .paired(let place, let isPaired):
      .record(
        "\(notation.name(of: seat(place).occupant)) is \(isPaired ? "" : "no longer ")one of a pair"
      )
    case .ejected(let offender): .statement(.ejected(offender))
    case .readmitted(let offender): .record("\(notation.name(of: offender)) may play again")
    }
  }

  private func words(of effect: CallEffect) -> EffectWords {
    switch effect {
    case .called(let pending): .record("called: \(text(of: pending.call))")
    case .settled: .record("the stoppage is settled")
    case .signalled(let pending): .record("signalled: \(text(of: pending.call))")
    case .signalDown(let pending): .record("no longer signalled: \(text(of: pending.call))")
    case .voided(let call): .record("\(name(call)) taken back")
    case .notAssessed(let offender, let penaltyClass, _):
      .statement(.notAssessed(subject(offender, penaltyClass)))
    case .penaltyShot(let shot): .statement(.penaltyShot(shot.team))
    case .penaltyShotOver(let shot): .record("penalty shot \(notation.letters[shot.team]) over")
    case .choice(let choice, _): .statement(.mayChoose(choice.candidates))
    case .choiceRecorded(let team, let named):
      .record("\(notation.letters[team]) chooses \(names(named))")
    }
  }

  private func words(of effect: PlayEffect, _ named: Mentioned) -> EffectWords {
    switch effect {
    case .stops: .record("play stops")
    case .resumes: .record("play resumes")
    case .manpower(let manpower, _): .statement(.manpower(manpower))
    case .goalkeeper(let team, let isOnIce):
      .record("\(notation.letters[team]) goalkeeper \(isOnIce ? "on" : "off")")
    case .clockSet(let time): .record("clock set to \(notation.text(of: time, in: named.period))")
    case .runningTime(let lengths):
      .record(lengths == nil ? "the clock stops at whistles" : "the clock runs")
    case .gameEnds: .record("game over")
    }
  }

  private func words(of effect: ScoreEffect, _ named: Mentioned) -> EffectWords {
    switch effect {
    case .joined(let joining): .record("the game is joined at \(joining.score)")
    case .scored(let goal): .statement(.goal(StatedGoal(goal)))
    case .judgedAgain: .record("the goal is judged again")
    case .disallowed: .statement(.goalDisallowed)
    case .attempt(let shot): .statement(.attempt(shot))
    case .won(let team, _): .statement(.winner(team))
    case .powerPlay(let index):
      .record("power play \(notation.letters[named.penalty(index).team.opponent])")
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
  /// The statement of `goal` under the rulebook.
  public init(_ goal: ScoredGoal) {
    self.init(
      goal.manpower, emptyNet: goal.goal.emptyNet, penaltyShot: goal.penaltyShot,
      awarded: goal.goal.awarded)
  }
}
