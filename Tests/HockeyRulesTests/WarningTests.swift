import HockeyRules
import Scoresheets
import Testing

/// Plays that cannot have happened as logged are kept and ruled on, with a warning.
@Suite struct Warnings {
  struct Odd: CustomStringConvertible, Sendable {
    var reason: Warning.Reason
    var sheet: String
    /// The index of the play that is warned about.
    var play: Int
    /// The key of the provision that decides.
    var key: String?
    /// The book's value for a tied game, of either kind.
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
      reason: .tooManyToSetOff(.home, limit: 64),
      sheet: "P1 1:00 A6 2" + String(repeating: "\n   A6 2", count: 65) + "\n   B9 2\n   2:00 A6 2",
      play: 64, key: "set-off"),
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
  ]

  /// Logs of possible games, with the book's value for a tied game.
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
    // The shoot-out has begun, and nobody has shot yet.
    ("OT 5:00 period-end\nSO period-start", "overtime-then-shoot-out"),
    ("OT 5:00 period-end\nOT2 3:00 A6 2\nOT3 1:00 look", "overtimes"),
    // A goal that did not count, logged again with its right scorer.
    (
      "P1 1:00 A6 goal @x\n   1:00 goal-disallowed @x review\n   1:00 A6 goal",
      "overtime-then-shoot-out"
    ),
    ("P1 1:00 A6 goal\n   1:00 A7 goal\n   1:00 B6 goal", "overtime-then-shoot-out"),
    // Refused plays give no warning.
    ("P3 1:00 A goal\n   20:00 game-end\nOT 1:00 B goal", "overtime-then-shoot-out"),
  ]

  @Test(arguments: right)
  func `a possible game has no warning`(_ sheet: String, _ tied: String) throws {
    #expect(solve(try events(sheet), under: try Self.tiedBook(tied)).warnings == [])
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
