import HockeyRules
import Scoresheets
import Testing

/// The next change that the clock brings, and the consequences of a play now.
@Suite struct NextChanges {
  @Test func `a penalty that runs out restores the strength, and the change cites its rule`()
    throws
  {
    let change = try #require(try state("P1 5:00 A6 2\n", at: "5:30").nextChange)
    #expect(change.time == GameTime(period: 1, elapsed: .minutes(7)))
    #expect(change.before == PerTeam(home: 4, visiting: 5))
    #expect(change.after == PerTeam(home: 5, visiting: 5))
    #expect(change.ended.map(\.offender.player) == [Player(.home, 6)])
    #expect(change.returned == [.player(Player(.home, 6))])
    #expect(change.strengthAuthority?.rule?.number == "26.2")
  }

  @Test func `where a third man's penalty begins, the strength changes only with the one after`()
    throws
  {
    let sheet = "P1 5:00 A6 2\n   5:30 A7 2\n   5:40 A8 2\n"
    let state = try state(sheet, at: "6:00")
    #expect(state.nextExpiry?.time.elapsed == .minutes(7))
    #expect(state.nextExpiry?.started.map(\.offender.player) == [Player(.home, 8)])
    #expect(state.nextExpiry?.after == PerTeam(home: 3, visiting: 5))
    #expect(state.nextChange?.time.elapsed == .seconds(450))
    #expect(state.nextChange?.ended.map(\.offender.player) == [Player(.home, 7)])
    #expect(state.nextGain(of: .home)?.time == state.nextChange?.time)
    #expect(state.nextGain(of: .visiting) == nil)
  }

  @Test func `a misconduct that runs out changes no strength`() throws {
    let state = try state("P1 2:00 A6 10\n   11:00 B8 5\n", at: "11:30")
    #expect(state.nextExpiry?.time.elapsed == .minutes(12))
    #expect(state.nextChange?.time.elapsed == .minutes(16))
  }

  @Test func `with nobody in the box there is no next change`() throws {
    let state = try state("P1 5:00 A goal\n", at: "6:00")
    #expect(state.nextExpiry == nil)
    #expect(state.nextChange == nil)
  }

  @Test(arguments: [
    ("P3 19:00 look", 0, PerTeam(home: 3, visiting: 3)),
    ("P3 19:00 A6 2", 0, PerTeam(home: 3, visiting: 4)),
  ])
  func `a tied game continues at its overtime's strength`(
    _ play: String, _ elapsed: Int, _ after: PerTeam<Int>
  ) throws {
    let change = try #require(try state(play + "\n", at: "P3 19:30").nextChange)
    #expect(change.time == GameTime(period: 4, elapsed: .seconds(elapsed)))
    #expect(change.after == after)
    #expect(change.strengthAuthority?.rule?.number == "84.1")
  }

  @Test func `a game that is not tied ends before the penalty does`() throws {
    let state = try state("P3 18:00 A goal\n   19:00 A6 2\n", at: "P3 19:30")
    #expect(state.nextChange == nil)
    #expect(state.nextExpiry == nil)
  }

  @Test func `the regular season's overtime ends before the penalty does`() throws {
    #expect(try state("OT 4:00 A6 2\n", at: "OT 4:30").nextChange == nil)
  }

  @Test func `an awarded shot does not prevent the clock from running on`() throws {
    let state = try state("P1 5:00 A6 2\n   6:00 B2 PS\n", at: "6:00")
    #expect(state.nextGain(of: .home)?.time.elapsed == .minutes(7))
  }
}

@Suite struct WhatIfs {
  @Test func `a goal against the short-handed team lets its player return`() throws {
    let state = try state("P1 5:00 A6 2\n", at: "5:30")
    let goal = try state.answer(to: .goal(by: .visiting))
    #expect(goal.returned == [.player(Player(.home, 6))])
    #expect(goal.game.score == PerTeam(home: 0, visiting: 1))
    #expect(goal.game.manpower == PerTeam(home: 5, visiting: 5))
    #expect(goal.goesOn)
    let minor = try #require(state.game.penalties.first).id
    let ends = goal.rulings.first { $0.effect == .bench(.ends(penalty: minor, .goalAgainst)) }
    #expect(ends?.authority.rule?.number == "16.2")
    #expect(state.game.score == PerTeam(home: 0, visiting: 0))
    #expect(try state.answer(to: .goal(by: .home)).returned == [])
  }

  @Test func `a call is settled with the other calls of its stoppage`() throws {
    let state = try state("P1 5:00 A6 2\n", at: "5:00")
    let answer = try state.whatIf(
      .penalty(Call(offender: .skater(Player(.visiting, 7)), penalties: [.minor])))
    #expect(answer.game.manpower == PerTeam(home: 4, visiting: 4))
    #expect(answer.game.seats.map(\.paired) == [true, true])
  }

  @Test func `a whistle lets players leave whose time has expired`() throws {
    let state = try state("P1 5:00 A6 5 fighting\n   5:00 B7 5 fighting\n", at: "11:00")
    let answer = try state.answer(to: .whistle)
    #expect(answer.returned == [.player(Player(.home, 6)), .player(Player(.visiting, 7))])
  }

  @Test func `everything due before the end of the period is ruled on`() throws {
    let state = try state("P1 18:30 A6 2\n   17:00 B7 2\n", at: "18:45")
    let answer = try state.answer(to: .periodEnd)
    #expect(answer.game.clock == GameTime(period: 2, elapsed: .zero))
    #expect(answer.game.manpower == PerTeam(home: 4, visiting: 5))
  }

  @Test func `several plays happen one after the other`() throws {
    let state = try state("P1 5:00 A6 2\n", at: "5:30")
    let goal = Play.goal(Goal(team: .visiting))
    let answer = try state.whatIf([goal, .faceOff, goal])
    #expect(answer.game.score == PerTeam(home: 0, visiting: 2))
    #expect(answer.game.goals.map(\.manpower) == [.powerPlay, .even])
  }

  @Test func `a choice is given with its candidates`() throws {
    let state = try state("P1 5:00 A6 2\n   5:00 A7 2\n", at: "5:30")
    let answer = try state.answer(to: .goal(by: .visiting))
    let choice = try #require(answer.openChoices.first)
    #expect(choice.team == .home)
    #expect(choice.candidates == [.skater(Player(.home, 6)), .skater(Player(.home, 7))])
    #expect(choice.taken == [.skater(Player(.home, 6))])
    #expect(choice.citation.rule?.number == "16.2")
  }

  @Test func `a choice that a goal has led to is open until play resumes`() throws {
    let sheet = "P1 5:00 A6 2\n   5:00 A7 2\n   5:30 B goal\n"
    #expect(try state(sheet, at: "5:30").openChoices.map(\.citation.rule?.number) == ["16.2"])
    #expect(try state(sheet, at: "5:31").openChoices == [])
    let settled = sheet + "   5:30 A captain-choice A7\n"
    #expect(try state(settled, at: "5:30").openChoices == [])
  }

  @Test func `a captain's choice among the plays settles it`() throws {
    let state = try state("P1 5:00 A6 2\n   5:00 A7 2\n", at: "5:30")
    let answer = try state.whatIf([
      .goal(Goal(team: .visiting)), .captainChoice(.home, [.skater(Player(.home, 7))]),
    ])
    #expect(answer.returned == [.player(Player(.home, 7))])
    #expect(answer.openChoices == [])
  }

  @Test func `a play that the book refuses has no answer`() throws {
    let state = try state("P1 5:00 A6 2\n", at: "5:30")
    let shot = Play.penaltyShot(Shot(team: .visiting, scored: true))
    let refusal = #expect(throws: Refusal.self) { try state.whatIf(shot) }
    #expect(refusal?.reason == .noPenaltyShot(.visiting))
  }

  @Test func `a penalty shot is taken before play resumes`() throws {
    let state = try state("P1 5:00 A6 2\n", at: "5:30")
    let foul = Call(offender: .skater(Player(.home, 8)), penalties: [], penaltyShot: true)
    let answer = try state.whatIf(.penalty(foul))
    #expect(answer.game.stoppage?.shots.map(\.team) == [.visiting])
    #expect(!answer.goesOn)
  }

  @Test func `a goal in sudden-victory overtime ends the game`() throws {
    let answer = try state("OT 1:00 look\n", at: "OT 1:30").answer(to: .goal(by: .home))
    #expect(answer.game.winner == .home)
    #expect(!answer.goesOn)
  }
}

@Suite struct Eligibility {
  private static let sheet = """
    P1  5:00  A6   2
        5:00  A7   5+GM
        5:00  A30g 2
        5:00  B8   10
    """

  @Test func `barred servers are given with the reason and the rule`() throws {
    let state = try state(Self.sheet, at: "6:00", under: "hockey-canada-2024")
    let barred = state.barredServers(of: .home)
    #expect(barred.map(\.player.number) == [7, 30])
    #expect(
      barred.map(\.reason) == [
        .playerIsOut(Player(.home, 7)), .goalkeeperMayNotServe(Player(.home, 30)),
      ])
    #expect(barred.compactMap(\.authority.rule?.number) == ["4.4(a)", "4.13(a)"])
  }

  @Test func `where a penalised player may not serve, he is one of the barred servers`() throws {
    let state = try state(Self.sheet, at: "6:00", under: "usa-hockey-2025")
    #expect(state.barredServers(of: .home).map(\.player.number) == [6, 7, 30])
    #expect(state.bar(toServe: Player(.home, 12), for: .bench(.home)) == nil)
    #expect(
      state.bar(toServe: Player(.home, 12), for: .bench(.visiting))?.reason
        == .serverOfOtherTeam(Player(.home, 12)))
  }

  @Test(arguments: [("nhl-2025", [8]), ("iihf-2025", [8])])
  func `players barred from the shoot-out are given with the rule`(
    _ id: String, _ visitors: [Int]
  ) throws {
    let state = try state(Self.sheet, at: "6:00", under: id)
    let barred = state.barredFromShootOut(of: .visiting)
    #expect(barred.map(\.player.number) == visitors)
    let rule = try book(id).shootOut.eligibility.citation
    #expect(barred.map(\.authority) == visitors.map { _ in .rule(rule) })
    #expect(state.barredFromShootOut(of: .home).map(\.player.number).contains(7))
  }

  @Test func `a team of whom two are out has sixteen who shoot before one may again`() throws {
    var lines = ["P1 1:00 A21 GM", "A22 GM"]
    for shooter in 1...16 {
      lines += ["A\(shooter) shoot-out missed", "B\(shooter) shoot-out missed"]
    }
    lines[2] = "SO " + lines[2]
    let book = try book("nhl-2025")
    let early = solve(try events(lines.dropLast(2).joined(separator: "\n")), under: book).game
    let first = Player(.home, 1)
    #expect(early.attempts.count == 30)
    #expect(early.state.bar(toShootOut: first)?.reason == .hasHadHisAttempt(first))
    let game = solve(try events(lines.joined(separator: "\n")), under: book).game
    #expect(game.attempts.count == 32)
    #expect(game.state.bar(toShootOut: first) == nil)
  }

  @Test func `once a shoot-out is decided nobody may shoot`() throws {
    let sheet = """
      SO A1 shoot-out scored
      B1 shoot-out missed
      A2 shoot-out scored
      B2 shoot-out missed
      """
    let game = solve(try events(sheet), under: try book("nhl-2025")).game
    #expect(game.shootOutWinner == .home)
    #expect(game.state.bar(toShootOut: Player(.visiting, 3))?.reason == .gameIsOver)
    #expect(game.state.barredFromShootOut(of: .visiting).isEmpty)
  }
}
