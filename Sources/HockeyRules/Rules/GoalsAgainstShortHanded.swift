// A goal against a short-handed team ends a minor (HC 4.2(b), NHL 16.2, IIHF 16.2).

extension Referee {
  /// Ends the penalty that `goal` ends, if it ends one.
  mutating func ruleOnRunning(_ goal: Goal, _ washing: Washing, _ scored: inout ScoredGoal) {
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
        by: washing == .endsRunning ? book.signals.alreadyShort.rule : book.goals.ends.rule)
    case .even:
      if washing == .endsRunning {
        endMinor(of: against, &scored, by: book.signals.whileEven.rule)
      }
    case .shortHanded:
      switch book.goals.shortHandedGoal.value {
      case .endsNothing: break
      case .endsOwnMinor:
        endMinor(
          of: goal.team, &scored, by: book.goals.shortHandedGoal.rule, .goalFor)
      }
    }
  }

  /// Whether `team` is serving a minor that a goal may end.
  func servesMinor(_ team: Team) -> Bool {
    game.penalties.contains { $0.team == team && game.canBeEnded($0) }
  }

  /// Ends the minor of `team` that the book names: one for a goal.
  private mutating func endMinor(
    of team: Team, _ scored: inout ScoredGoal, by reference: RuleReference,
    _ reason: Penalty.Ending = .goalAgainst
  ) {
    let minors = game.penalties.filter { $0.team == team && game.canBeEnded($0) }
    guard let ending = preferred(of: minors), let until = ending.until, let seat = ending.seat
    else {
      countFurtherAdvantage(of: team)
      return
    }
    scored.ended = ScoredGoal.EndedPenalty(penalty: ending.id, until: until)
    rule(.ends(penalty: ending.id, reason), by: reference)
    goOn(in: seat)
  }

  /// The minor that the book has the goal end; of two alike, the one called first or that the captain names.
  private mutating func preferred(of minors: [Penalty]) -> Penalty? {
    let first: Penalty?
    switch book.goals.ends.value {
    case .leastTimeRemaining: first = minors.min { ($0.until ?? now) < ($1.until ?? now) }
    case .firstCalled: return minors.first
    }
    guard let first else { return nil }
    let tied = minors.filter { $0.until == first.until }
    guard tied.count > 1 else { return first }
    switch book.goals.tie.value {
    case .orderOfOccurrence: return first
    case .captain: break
    }
    let named = named(by: first.team, among: tied.map(\.offender))
    let taken = tied.first { $0.offender.player.map(named.contains) ?? false } ?? first
    rule(
      .choice(
        first.team, candidates: tied.map(\.offender), taken: [taken.offender],
        assumed: named.isEmpty),
      by: book.goals.tie.rule)
    return taken
  }

  /// A goal during a major ends nothing, but begins another opportunity where the book counts so (the
  /// leagues' statistics).
  private mutating func countFurtherAdvantage(of team: Team) {
    guard let major = game.running(of: team).first(where: { $0.penaltyClass != .minor }) else {
      return
    }
    switch book.goals.powerPlays.value {
    case .eachAdvantage:
      rule(.powerPlay(penalty: major.id), by: book.goals.powerPlays.rule)
    case .eachPenalty: break
    }
  }
}
