import SeededRandom

// Plays that concern a team apart from its penalties and goals.

extension RandomSlowGame {
  mutating func addTeamPlay(_ side: Side) {
    var now = game
    now.play(SlowEvent(second: second, play: .look))
    let isBoundary = second % SlowBook.period == 0
    switch random.below(16) {
    case 0, 1: addTeamPlays([.timeOut], of: side)
    case 2, 3: addTeamPlays([.challenge(random.pick(SlowChallenge.allCases))], of: side)
    case 4,
      5 where !isBoundary:
      let plays: [SlowTeamPlay] =
        random.pick([[.noChange], [.noChange], [.noChange, .timeOut], [.timeOut, .noChange]])
      addTeamPlays(plays, of: side)
      if random.below(3) > 0 { addCalls(1 + random.below(3)) }
    case 6, 7: injure(side, now)
    case 8, 9: add(.team(side, .inGoal(30 + random.below(2))))
    case 10 where armUp == nil && !now.teams[side].isWithoutGoalkeeper:
      add(.team(side, .pulled))
    case 11...14: letOut(side, now)
    case 15 where !isBoundary && second % 60 == 0:
      addTeamPlays([.forfeit], of: side)
    default: add(.look)
    }
  }

  /// Adds plays that imply a whistle, sometimes by both teams.
  private mutating func addTeamPlays(_ plays: [SlowTeamPlay], of side: Side) {
    for play in plays { add(.team(side, play)) }
    if plays != [.forfeit] && random.below(3) == 0 {
      add(.team(random.flip() ? side : side.other, plays[0]))
    }
    // If the book refused the plays, play has not stopped.
    if game.isStopped { armUp = nil }
  }

  /// Hurts a player; half of the time he also gets a penalty that a team-mate serves.
  private mutating func injure(_ side: Side, _ now: SlowGame) {
    let number = 1 + random.below(4)
    let charged = Charged.skater(number)
    guard now.mayServe(number, of: side), now.mayCharge(charged, of: side) else {
      return add(.look)
    }
    armUp = nil
    add(.team(side, .injured(number)))
    guard random.flip() else { return }
    // Never a double minor: the model does not know who sits if only half of it is set off.
    add(
      .call(side, charged, random.pick([[.minor], [.minor], [.major]])),
      servedBy: SlowBook.server(forHurt: number))
    if random.below(3) == 0 { addCalls(1 + random.below(2)) }
  }

  /// Lets a player leave the box too early.
  ///
  /// If a player has already done so, he leaves the ice or sits down again instead.
  private mutating func letOut(_ side: Side, _ now: SlowGame) {
    let illegal = now.teams[side].illegal.filter { !now.benches[side].isExpired($0) }.min()
    guard !now.isStopped || random.below(4) == 0, let illegal else {
      let mayBeLetOut = now.benches[side].mayBeLetOut.filter { !now.teams[side].hurt.contains($0) }
      guard !mayBeLetOut.isEmpty else { return add(.look) }
      let number = random.pick(mayBeLetOut)
      return add(.team(side, random.flip() ? .letOut(number) : .left(number)))
    }
    add(.team(side, random.flip() ? .leftIce(illegal) : .satDown(illegal)))
  }

  /// Whether the player was hurt, and a team-mate sits for him or is named to sit for him.
  func isHurt(_ charged: Charged, _ side: Side) -> Bool {
    guard case .skater(let number) = charged else { return false }
    let server = SlowBook.server(forHurt: number)
    return game.benches[side].isReplaced(number)
      || (game.charges[side] + game.signalled[side]).contains { $0.server == server }
  }

  /// The scorer: sometimes a player who was hurt and who may have scored.
  mutating func scorer(of side: Side) -> Int? {
    let hurt = game.teams[side].hurt.sorted().filter { number in
      let isReplaced = game.benches[side].isReplaced(number)
      return game.mayCharge(.skater(number), of: side)
        && (isReplaced || game.mayServe(number, of: side) && !game.benches[side].isExpired(number))
    }
    guard !hurt.isEmpty, random.flip() else { return nil }
    return random.pick(hurt)
  }
}
