import HockeyRules

// The model's plays as the solver reads them.

extension Event {
  /// Creates the play as the solver reads it.
  init(_ event: SlowEvent, number: Int) {
    let start = (event.period - 1) * SlowBook.period
    self.init(
      id: .number(number),
      time: GameTime(period: event.period, elapsed: .seconds(event.second - start)),
      play: Play(event))
  }
}

extension Play {
  var isChoice: Bool {
    if case .captainChoice = self { true } else { false }
  }

  fileprivate init(_ event: SlowEvent) {
    func call(_ side: Side, _ charged: Charged, _ classes: [Class], shot: Bool = false) -> Call {
      Call(
        offender: charged.offender(of: side), penalties: classes.map(\.penaltyClass),
        penaltyShot: shot, server: event.server.map { Player(side.team, $0) },
        nobodySits: event.nobodySits)
    }
    self =
      switch event.play {
      case .joined(let entries): .position(GamePosition(entries))
      case .call(let side, let charged, let classes): .penalty(call(side, charged, classes))
      case .signal(let side, let charged, let classes): .signal(call(side, charged, classes))
      case .foulForShot(let side, let charged, let classes):
        .penalty(call(side, charged, classes, shot: true))
      case .shot(let side, let scored):
        .penaltyShot(Shot(team: side.team, shooter: Player(side.team, 9), scored: scored))
      case .sitsDown(let side, let number):
        .servesFor(Player(side.team, 10 + number), offender: Player(side.team, number))
      case .goal(let side):
        .goal(Goal(team: side.team, scorer: event.scorer.map { Player(side.team, $0) }))
      case .team(let side, let play): Play(play, of: side.team, server: event.server)
      case .awardedGoal(let side): .goal(Goal(team: side.team, awarded: true))
      case .ownGoal(_, let side): .goal(Goal(team: side.team, ownGoal: true))
      case .whistle: .whistle(reason: nil)
      case .correct(.void(let place)): .correction(.void(.init(place), reason: "so"))
      case .correct(.amend(let place, let amendment)):
        .correction(.amend(.init(place), Amendment(amendment), reason: "so"))
      case .correct(.disallow(let place)): .correction(.goalDisallowed(.init(place), reason: "so"))
      case .release(let side, let number):
        .correction(.release(Player(side.team, number), reason: "so"))
      case .penaltyClock(let side, let charged, let left):
        .correction(.penaltyClock(charged.offender(of: side), .seconds(left), reason: "so"))
      case .look: .other("look")
      }
  }
}

extension Amendment {
  fileprivate init(_ amendment: SlowAmendment) {
    self.init(
      amendment.classes.map(\.penaltyClass), penaltyShot: amendment.isForShot,
      offender: amendment.charged.map { $0.offender(of: amendment.side) },
      server: amendment.server.map { Player(amendment.side.team, $0) })
  }
}

extension Event.ID {
  /// The id of the play at `place`, or of a penalty of a position.
  fileprivate init(_ place: Int) {
    self = place < 0 ? .label("entry \(-1 - place)") : .number(place)
  }
}

extension GamePosition {
  fileprivate init(_ entries: [SlowEntry]) {
    self.init(
      entries: entries.enumerated().map { index, entry in
        Entry(
          id: Event.ID(SlowEntry.call(index)), offender: entry.charged.offender(of: entry.side),
          penaltyClass: entry.isMisconduct ? .misconduct : .minor,
          remaining: .seconds((entry.isMisconduct ? 600 : 120) - entry.served),
          manner: Manner(entry.manner))
      })
  }
}

extension GamePosition.Manner {
  fileprivate init(_ manner: SlowEntry.Manner) {
    self =
      switch manner {
      case .ordinary: .ordinary
      case .pair: .pair
      case .setOff: .setOff
      }
  }
}

extension ChallengeResult {
  fileprivate init(_ result: SlowChallenge) {
    self =
      switch result {
      case .upheld: .upheld
      case .failed: .failed
      case .notReviewed: .notReviewed
      }
  }
}

extension Play {
  fileprivate init(_ play: SlowTeamPlay, of team: Team, server: Int?) {
    self =
      switch play {
      case .timeOut: .timeOut(team)
      case .challenge(let result):
        .challenge(team, ChallengeResult(result), server: server.map { Player(team, $0) })
      case .noChange: .noChange(team)
      case .injured(let number): .injured(Player(team, number))
      case .inGoal(let number): .inGoal(Player(team, number))
      case .pulled: .goalkeeperOff(team)
      case .letOut(let number): .leftBox(Player(team, number), fault: .timekeeper)
      case .left(let number): .leftBox(Player(team, number), fault: .player)
      case .leftIce(let number): .leftIce(Player(team, number))
      case .satDown(let number): .backInBox(Player(team, number))
      case .forfeit: .forfeit(team)
      }
  }
}

extension Charged {
  func offender(of side: Side) -> Offender {
    switch self {
    case .skater(let number): .skater(Player(side.team, number))
    case .goalkeeper: .goalkeeper(Player(side.team, 30))
    case .bench: .bench(side.team)
    case .unknown: .unidentified(side.team)
    }
  }
}

extension Side {
  var team: Team { self == .home ? .home : .visiting }
}

extension Class {
  fileprivate var penaltyClass: PenaltyClass {
    switch self {
    case .minor: .minor
    case .major: .major
    case .match: .match
    case .misconduct: .misconduct
    case .gameMisconduct: .gameMisconduct
    }
  }
}
