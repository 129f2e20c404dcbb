import HockeyRules
import Scoresheets
import Testing

/// Plays that cannot have happened as logged are kept and ruled on, with a warning.
@Suite struct Warnings {
  struct Odd: CustomStringConvertible, Sendable {
    var reason: Warning.Reason
    var sheet: String
    /// The index of the play that gets the warning.
    var play: Int
    /// The key of the provision that decides.
    var key: String?
    /// The book's value for a tied game, in the regular season and in the play-offs.
    var tied = "overtime-then-shoot-out"
    var kind = GameKind.regular

    var description: String { "\(reason)" }
  }

  private static func tiedBook(_ tied: String) throws -> Rulebook {
    try houseBook(
      [
        ("tied-game", #"{"value": "\#(tied)", "rule": "house 1"}"#),
        ("play-off-tied-game", #"{"value": "overtimes", "rule": "house 2"}"#),
      ], extending: "nhl-2025")
  }

  @Test(arguments: odd)
  func `an impossible play is kept with a warning`(_ odd: Odd) throws {
    let solution = solve(
      try events(odd.sheet), under: try Self.tiedBook(odd.tied), setup: GameSetup(kind: odd.kind))
    #expect(solution.refusals == [])
    #expect(solution.warnings.map(\.reason) == [odd.reason])
    let warning = try #require(solution.warnings.first)
    #expect(warning.play == odd.play)
    #expect(warning.event == solution.plays[odd.play].event)
    #expect(warning.citation?.key.rawValue == odd.key)
  }

  static let odd = [
    Odd(
      reason: .overtimeNotTied(score: PerTeam(home: 1, visiting: 0)),
      sheet: "P3 1:00 A goal\n   20:00 period-end\nOT 0:00 period-start\n   3:00 A6 2", play: 2,
      key: "tied-game"),
    Odd(
      reason: .overtimeNotTied(score: PerTeam(home: 1, visiting: 0)),
      sheet: "P3 1:00 A goal\nOT 3:00 B goal", play: 1, key: "tied-game"),
    Odd(
      reason: .overtimeNotTied(score: PerTeam(home: 1, visiting: 0)),
      sheet: "P3 1:00 A goal\nOT 3:00 A6 2", play: 1, key: "play-off-tied-game", kind: .playOffs),
    Odd(
      reason: .tooManyToSetOff(.home, limit: 96),
      sheet: "P1 1:00 A6 2" + String(repeating: "\n   A6 2", count: 97) + "\n   B9 2\n   2:00 A6 2",
      play: 96, key: "set-off"),
    Odd(
      reason: .tooManyOvertimes(limit: 1), sheet: "OT 5:00 period-end\nOT2 1:00 A6 2\n   1:30 look",
      play: 1, key: "tied-game"),
    Odd(
      reason: .tooManyOvertimes(limit: 1), sheet: "OT 5:00 period-end\nOT2 1:00 A goal", play: 1,
      key: "tied-game", tied: "overtime-then-tie"),
    Odd(
      reason: .tooManyOvertimes(limit: 0), sheet: "P3 20:00 period-end\nOT 1:00 A goal", play: 1,
      key: "tied-game", tied: "tie"),
    Odd(
      reason: .shootOutNotTied(score: PerTeam(home: 0, visiting: 1)),
      sheet: "P2 1:00 B goal\nSO A1 shoot-out scored\n   B1 shoot-out missed", play: 1,
      key: "tied-game"),
    Odd(
      reason: .gameEndsEarly(left: .minutes(15)), sheet: "P3 1:00 A goal\n   5:00 game-end",
      play: 1, key: "periods"),
    Odd(
      reason: .gameEndsEarly(left: .minutes(20)), sheet: "P2 1:00 A goal\n   20:00 game-end",
      play: 1, key: "periods"),
    Odd(
      reason: .gameEndsEarly(left: .minutes(4)), sheet: "OT 1:00 game-end", play: 0,
      key: "tied-game"),
    Odd(
      reason: .gameEndsTied(follows: .overtimeThenShootOut), sheet: "OT 5:00 game-end", play: 0,
      key: "tied-game"),
    Odd(
      reason: .gameEndsTied(follows: .overtimes), sheet: "P3 20:00 game-end", play: 0,
      key: "play-off-tied-game", kind: .playOffs),
    Odd(
      reason: .gameEndsTied(follows: .overtimeThenTie), sheet: "P3 20:00 game-end", play: 0,
      key: "tied-game", tied: "overtime-then-tie"),
    Odd(
      reason: .gameEndsTied(follows: .shootOut), sheet: "P3 20:00 game-end", play: 0,
      key: "tied-game", tied: "shoot-out"),
    Odd(
      reason: .periodEndsEarly(left: .seconds(30)), sheet: "P1 19:30 period-end", play: 0,
      key: "period-length"),
    Odd(
      reason: .periodEndsEarly(left: .minutes(1)), sheet: "OT 4:00 period-end", play: 0,
      key: "overtime-length"),
    Odd(
      reason: .goalTwice(first: .label("x")),
      sheet: "P1 1:00 A6 goal @x\n   1:00 look\n   1:00 A6 goal 7", play: 2),
    Odd(
      reason: .goalTwice(first: .label("x")), sheet: "P1 1:00 A goal @x\n   1:00 A goal", play: 1),
    Odd(
      reason: .creditedPlayerIsOff(Player(.home, 6)),
      sheet: "P1 1:00 A6 GM\n   2:00 A6 goal", play: 1, key: "ejected-scorer"),
    Odd(
      reason: .creditedPlayerIsOff(Player(.home, 6)),
      sheet: "P1 1:00 A6 5+GM\n   2:00 A9 goal 7 6", play: 1, key: "ejected-scorer"),
    Odd(
      reason: .creditedPlayerIsHurt(Player(.home, 6)),
      sheet: "P1 1:00 A6 injured\n   A6 2 served-by A12\n   2:00 A6 goal", play: 2,
      key: "injured-player"),
    Odd(
      reason: .creditedPlayerIsHurt(Player(.home, 6)),
      sheet: "P1 1:00 A6 injured\n   A6 2 served-by A12\n   2:00 A9 goal 6", play: 2,
      key: "injured-player"),
  ]

  /// Logs of possible games, each with the book's value for a tied game.
  static let right = [
    ("P3 1:00 A goal\n   20:00 period-end\n   20:00 game-end", "overtime-then-shoot-out"),
    ("P3 20:00 game-end", "tie"),
    ("OT 5:00 game-end", "overtime-then-tie"),
    // A goal ends the overtime.
    ("OT 0:00 period-start\n   3:00 A goal\n   3:00 period-end\n   3:00 game-end", "overtimes"),
    (
      "OT 5:00 period-end\nSO period-start\n   A1 shoot-out scored\n   B1 shoot-out missed\n"
        + "   A2 shoot-out scored\n   B2 shoot-out missed\n   period-end\n   game-end",
      "overtime-then-shoot-out"
    ),
    // The shoot-out has begun, but nobody has shot yet.
    ("OT 5:00 period-end\nSO period-start", "overtime-then-shoot-out"),
    ("OT 5:00 period-end\nOT2 3:00 A6 2\nOT3 1:00 look", "overtimes"),
    // A goal that did not count is logged again with its right scorer.
    (
      "P1 1:00 A6 goal @x\n   1:00 goal-disallowed @x review\n   1:00 A6 goal",
      "overtime-then-shoot-out"
    ),
    ("P1 1:00 A6 goal\n   1:00 A7 goal\n   1:00 B6 goal", "overtime-then-shoot-out"),
    // A refused play gives no warning.
    ("P3 1:00 A goal\n   20:00 game-end\nOT 1:00 B goal", "overtime-then-shoot-out"),
  ]

  @Test(arguments: right)
  func `a possible game has no warning`(_ sheet: String, _ tied: String) throws {
    #expect(solve(try events(sheet), under: try Self.tiedBook(tied)).warnings == [])
  }

  @Test func `a goal that counts though its scorer is out has a warning, too`() throws {
    let solution = solve(
      try events("P1 1:00 A6 GM\n   2:00 A6 goal"), under: try book("usa-hockey-2025"))
    #expect(solution.game.score == PerTeam(home: 1, visiting: 0))
    #expect(solution.warnings.map(\.reason) == [.creditedPlayerIsOff(Player(.home, 6))])
  }

  @Test func `what is asked about has it as well`() throws {
    let game = solve(try events("P1 1:00 A6 GM\n   2:00 whistle"), under: try book("nhl-2025")).game
    let goal = Play.goal(Goal(team: .home, scorer: Player(.home, 6)))
    #expect(
      try game.whatIf(goal).warnings.map(\.reason) == [.creditedPlayerIsOff(Player(.home, 6))])
  }

  @Test func `a team that lists too few players plays with those who are left, with a warning`()
    throws
  {
    let log = try GameLog(
      sheet: """
        home A 30g 2 3 4 5 6
        P1 1:00 A2 2
        A3 10
        2:00 whistle
        4:00 look
        12:00 whistle
        12:10 look
        """)
    let book = try book("usa-hockey-2025")
    let solution = solve(log, under: book)
    #expect(solution.warnings.map(\.reason) == [.shortBench(.home, skaters: 3)])
    #expect(solution.warnings.map(\.play) == [1])
    #expect(solution.game(after: 3).onIce == PerTeam(home: 4, visiting: 5))
    #expect(solution.game(after: 3).manpower == PerTeam(home: 5, visiting: 5))
    #expect(solution.game.onIce == PerTeam(both: 5))
  }

  @Test func `a list with fewer than play at full strength is not a whole one`() throws {
    let log = try GameLog(sheet: "home A 30g 2 3\nP1 1:00 A2 2\n   4:00 look")
    #expect(solve(log, under: try book("nhl-2025")).warnings == [])
  }

  @Test func `a log's own periods are its own affair`() throws {
    let schedule = Schedule(
      regulationPeriods: 2, regulationLength: .minutes(10), overtimeLength: .minutes(3))
    let book = try Self.tiedBook("overtime-then-shoot-out")
    let whole = solve(
      try events("P1 10:00 period-end\nP2 1:00 A goal\n   10:00 game-end"), under: book,
      setup: GameSetup(schedule: schedule))
    #expect(whole.warnings == [])
    let short = solve(
      try events("P1 9:00 period-end"), under: book, setup: GameSetup(schedule: schedule))
    #expect(short.warnings.map(\.reason) == [.periodEndsEarly(left: .minutes(1))])
    #expect(short.warnings.first?.citation == nil)
  }

  @Test func `what the book leaves to the leagues is no reason to warn`() throws {
    let book = try book("hockey-canada-2024")
    let solution = solve(
      try events("OT 10:00 period-end\nOT2 5:00 A6 2\n   20:00 game-end"), under: book)
    #expect(solution.warnings == [])
  }
}
