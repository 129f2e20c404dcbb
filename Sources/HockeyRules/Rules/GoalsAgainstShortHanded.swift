// A goal against a short-handed team ends a minor (HC 4.2(b), NHL 16.2, IIHF 16.2).

extension Referee {
  /// Ends the running penalty that `goal` ends, if there is one.
  mutating func ruleOnRunning(_ goal: Goal, _ washing: SignalOutcome, _ scored: inout ScoredGoal) {
    if rehearsal?.repeatsDeeds ?? false { return endAgain(scored.call, &scored) }
    if goal.awarded {
      switch book.goals.awardedGoal.value {
      case .endsNothing: return
      case .asAnyGoal: break
      }
    }
    let against = goal.team.opponent
    switch scored.manpower {
    case .powerPlay:
      endMinor(
        of: against, &scored,
        by: washing == .endsRunning
          ? book.signalled.alreadyShort.citation : book.goals.ends.citation)
    case .even:
      if washing == .endsRunning {
        endMinor(of: against, &scored, by: book.signalled.whileEven.citation)
      }
    case .shortHanded:
      switch book.goals.shortHandedGoal.value {
      case .endsNothing: break
      case .endsOwnMinor:
        endMinor(
          of: goal.team, &scored, by: book.goals.shortHandedGoal.citation, .goalFor)
      }
    }
  }

  /// Whether `team` is serving a minor that a goal may end.
  func servesMinor(_ team: Team) -> Bool {
    game.bench.hasOpenPenalty { $0.team == team && game.canBeEnded($0) }
  }

  /// Ends the minor of `team` that the book names; a goal ends only one.
  mutating func endMinor(
    of team: Team, _ scored: inout ScoredGoal, by citation: Citation,
    _ reason: Penalty.Ending = .goalAgainst
  ) {
    let minors = game.running(of: team).filter { game.canBeEnded($0) }
    guard let ending = preferred(of: minors, of: team), let until = ending.until,
      let seat = ending.seat
    else {
      if reason == .goalAgainst { countFurtherAdvantage(of: team, &scored) }
      return
    }
    scored.ended = ScoredGoal.EndedPenalty(penalty: ending.id, until: until)
    rule(.bench(.ends(penalty: ending.id, reason)), by: citation)
    continueServing(in: seat)
  }

  /// The minor that the goal ends: of two equal minors, the one called first or, if the book leaves
  /// the choice to the captain, the one that he names.
  private mutating func preferred(of minors: [Penalty], of team: Team) -> Penalty? {
    guard minors.count > 1 else { return minors.first }
    let until = minors.compactMap { $0.until }.min()
    let tied = game.inOrderOfCalls(minors.filter { $0.until == until })
    return choose(
      among: tied, of: team, by: book.goals.tie, as: { $0.candidate }, penalties: { [$0] })
  }

  /// Counts another power play for a goal during a major, which continues (the leagues'
  /// statistics).
  private mutating func countFurtherAdvantage(of team: Team, _ scored: inout ScoredGoal) {
    let major = game.running(of: team).first { $0.penaltyClass != .minor && !$0.servedAsMajor }
    guard let major else { return }
    // A major that begins at the very end of a period has no power play of its own yet.
    if !major.gaveAdvantage {
      rule(.score(.powerPlay(penalty: major.id)), by: book.goals.powerPlays)
    }
    scored.isFurtherPowerPlay = true
    rule(.score(.powerPlay(penalty: major.id)), by: book.goals.powerPlays)
  }
}
