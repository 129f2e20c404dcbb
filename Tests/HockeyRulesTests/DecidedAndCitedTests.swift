import HockeyRules
import Testing

/// A ruling cites the provision that decides it, even in a league's own book that states several
/// points by one rule.
@Suite struct DecidedAndCited {
  @Test
  func `a third major's game misconduct keeps a called misconduct, though one rule covers both`()
    throws
  {
    let book = try houseBook(
      [
        ("majors-to-game-misconduct", #"{"value": 3, "rule": "404a"}"#),
        ("misconducts-to-game-misconduct", #"{"value": 2, "rule": "404a"}"#),
        ("counted-misconduct", #"{"value": "in-place", "rule": "404b"}"#),
        ("penalties-to-game-misconduct", #"{"value": null, "rule": "404c"}"#),
      ], extending: "usa-hockey-2025")
    let sheet = "P1 1:00 A6 5\n   8:00 A6 5\n   15:00 A6 5+10\nP2 1:00 look"
    let solution = solve(try events(sheet), under: book)
    let classes = solution.game.penalties.map(\.penaltyClass)
    #expect(classes.filter { $0 == .misconduct }.count == 1)
    #expect(classes.filter { $0 == .gameMisconduct }.count == 1)
    #expect(solution.game.penaltyMinutes.home == 3 * 5 + 10 + book.ejections.countedMinutes.value)
    let ejection = try #require(solution.game.ejections.first)
    #expect(ejection.authority.key?.rawValue == "majors-to-game-misconduct")
    #expect(ejection.authority.rule == RuleReference(book: "House 2026", number: "404a"))

    let second = solve(try events("P1 1:00 A6 10\n   15:00 A6 10\nP2 1:00 look"), under: book)
    #expect(second.game.penalties.map(\.penaltyClass) == [.misconduct, .gameMisconduct])
    #expect(
      second.game.ejections.first?.authority.key?.rawValue == "misconducts-to-game-misconduct")
  }

  @Test func `a minor called while the clock runs is cited by running-time, from start to end`()
    throws
  {
    let row = #"{"lead": 5, "back": 3, "period-from": 3, "minor": "3:00", "major": "7:00"}"#
    let book = try houseBook(
      [("running-time", #"{"value": [\#(row)], "rule": "house 3"}"#)],
      extending: "hockey-canada-2024")
    // The lead is gone before the penalty is over, so the clock stops at whistles again.
    let goals = (1...5).map { "P3 0:0\($0) B goal\n" }.joined()
    let sheet = goals + "P3 1:00 A6 2\n   2:00 A goal\n   2:30 A goal\n   4:30 look"
    let solution = solve(try events(sheet), under: book)
    #expect(solution.game.runningTime == nil)
    expectCitations(
      of: 0, in: solution, "running-time", "house 3", [.minutes(44), .minutes(44)])
  }

  @Test func `a minor of shorter periods is cited by lengths-by-period, from start to end`() throws
  {
    let book = try houseBook(
      [
        ("period-length", #"{"value": "12:00", "rule": "house 4"}"#),
        (
          "lengths-by-period",
          #"{"value": [{"period-to": "12:00", "minor": "1:00", "major": "3:00"}], "rule": "house 5"}"#
        ),
      ], extending: "hockey-canada-2024")
    let solution = solve(try events("P1 1:00 A6 2\n   2:30 look"), under: book)
    expectCitations(
      of: 0, in: solution, "lengths-by-period", "house 5", [.minutes(2), .minutes(2)])
  }

  /// Expects that one point decides the penalty's assessment, start and end, and that the penalty
  /// ends on time.
  ///
  /// The first of `times` is the end announced at the start, the second the actual end.
  private func expectCitations(
    of index: Int, in solution: Solution, _ key: String, _ rule: String, _ times: [PlayingTime]
  ) {
    var until: GameInstant?
    var ended: GameInstant?
    var own: [Ruling] = []
    for ruling in solution.journal {
      switch ruling.effect {
      case .bench(.assessed(let penalty)) where penalty.id.index == index: own.append(ruling)
      case .bench(.starts(let id, let end)) where id.index == index:
        own.append(ruling)
        until = end
      case .bench(.ends(let id, .served)) where id.index == index:
        own.append(ruling)
        ended = ruling.at
      default: break
      }
    }
    #expect(own.count == 3)
    #expect(own.compactMap { $0.authority.key?.rawValue } == [key, key, key])
    #expect(own.compactMap { $0.authority.rule?.number } == [rule, rule, rule])
    #expect([until?.played, ended?.played] == times)
  }

  @Test func `a short-handed scorer's signalled minor goes on record by its own point`() throws {
    let book = try houseBook(
      [
        ("signalled-minor", #"{"value": "not-assessed", "rule": "house 6"}"#),
        ("signalled-short-handed-scorer", #"{"value": "recorded", "rule": "house 7"}"#),
      ], extending: "nhl-2025")
    let sheet = "P1 5:00 B8 2\n   5:30 A6 signalled 2\n   5:40 B goal\n   6:00 look"
    let solution = solve(try events(sheet), under: book)
    let minor = try #require(solution.game.penalties.first { $0.team == .home })
    #expect(minor.minutes == 2)
    #expect(minor.standing == .over(.recorded, at: GameInstant(played: .seconds(340))))
    let own = solution.journal.filter { ruling in
      switch ruling.effect {
      case .bench(.assessed(let penalty)): penalty.team == .home
      case .call(.notAssessed): true
      default: false
      }
    }
    #expect(own.count == 2)
    for ruling in own {
      #expect(ruling.authority.key?.rawValue == "signalled-short-handed-scorer")
      #expect(ruling.authority.rule == RuleReference(book: "House 2026", number: "house 7"))
    }

    // At even strength another point decides, and no penalty goes on record.
    let even = solve(
      try events("P1 5:30 A6 signalled 2\n   5:40 B goal\n   6:00 look"), under: book)
    #expect(even.game.penalties == [])
    #expect(even.journal.contains { $0.authority.key?.rawValue == "signalled-minor" })
  }
}
