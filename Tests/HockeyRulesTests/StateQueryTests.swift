import HockeyRules
import Scoresheets
import Testing

/// Questions about a game at an instant, each on a sheet whose answer a reader can judge.
@Suite struct StateQueries {
  /// Three penalties to A at one stoppage, one of them a misconduct, after a minor to B.
  private static let thirdMan = """
    P1  5:00  B9   2
        8:00  A6   2 hooking
              A7   2 slashing
        8:10  A8   2+10
    """

  @Test func `a penalty that ends at the very second of a goal is over before it`() throws {
    let state = try state("P1 5:00 A6 2\n   7:00 B goal\n", at: "7:00", .before)
    #expect(state.manpower == PerTeam(home: 5, visiting: 5))
    #expect(state.bench(of: .home) == [])
    #expect(state.game.score == PerTeam(home: 0, visiting: 0))
  }

  @Test func `a game that is over stays as it ended, at the time it ended`() throws {
    let sheet = "P1 5:00 A6 5\n   6:00 game-end\n"
    let state = try state(sheet, at: "12:00")
    #expect(state.time == GameTime(period: 1, elapsed: .minutes(6)))
    #expect(state.game.isOver)
    #expect(state.bench(of: .home).count == 1)
  }

  @Test func `before the plays of a second the game is as it was, after them as when play resumes`()
    throws
  {
    let sheet = "P1 5:00 A6 2\n   5:00 B8 2\n   5:00 B9 2\n"
    let before = try state(sheet, at: "5:00", .before)
    let after = try state(sheet, at: "5:00")
    #expect(before.manpower == PerTeam(home: 5, visiting: 5))
    #expect(after.manpower == PerTeam(home: 5, visiting: 4))
    #expect(before.settlement == [])
    #expect(after.settlement.contains { $0.effect == .call(.settled) })
    #expect(after.unsettled.penalties == [])
  }

  @Test func `each play of a second has its own state`() throws {
    let book = try book("nhl-2025")
    let solution = solve(
      try events("P1 5:00 A6 2\n   6:00 B goal\n   6:00 B7 2\n"), under: book)
    let timeline = Timeline(of: solution)
    #expect(try timeline.state(beforePlay: 1).manpower == PerTeam(home: 4, visiting: 5))
    #expect(try timeline.state(afterPlay: 1).manpower == PerTeam(home: 5, visiting: 5))
    #expect(try timeline.state(beforePlay: 2).game.score == PerTeam(home: 0, visiting: 1))
    #expect(try timeline.state(afterPlay: 2).manpower == PerTeam(home: 5, visiting: 4))
    #expect(timeline.end.manpower == PerTeam(home: 5, visiting: 4))
  }

  @Test func `an instant occurs twice where the clock is set back, and the later one is used`()
    throws
  {
    let sheet = "P1 5:00 A6 2\n   6:30 A7 2\n   6:40 clock 6:00 wrong\n   6:50 look\n"
    #expect(try state(sheet, at: "5:50").manpower == PerTeam(home: 4, visiting: 5))
    #expect(try state(sheet, at: "6:10").manpower == PerTeam(home: 3, visiting: 5))
  }

  @Test func `a place has its occupant, his expiry and the rule that put him there`() throws {
    let bench = try state(Self.thirdMan, at: "8:20").bench(of: .home)
    #expect(
      bench.map(\.occupant) == [.a(6), .a(7), .substitute(for: .skater(Player(.home, 8))), .a(8)])
    #expect(bench[0].standing == .serves(until: GameInstant(played: .minutes(10))))
    #expect(bench[0].authority?.rule?.number == "16.1")
    #expect(bench[0].wait == nil)
  }

  @Test func `the third man waits for one of the two being served`() throws {
    let place = try state(Self.thirdMan, at: "8:20").bench(of: .home)[2]
    #expect(place.standing == .waits(.minutes(2)))
    #expect(place.wait?.penalties.map(\.offender.player) == [Player(.home, 6), Player(.home, 7)])
    #expect(place.wait?.count == 1)
    #expect(place.authority?.rule?.number == "26.1")
  }

  @Test func `a fourth man waits for two of the three before him`() throws {
    let state = try state(Self.thirdMan + "\n    8:15  A10  2\n", at: "8:20")
    let place = try #require(
      state.bench(of: .home).first { $0.offender.player == Player(.home, 10) })
    #expect(place.wait?.penalties.map(\.offender.player?.number) == [6, 7, 8])
    #expect(place.wait?.count == 2)
  }

  @Test func `a misconduct waits for all penalties that its player serves before it`() throws {
    let place = try state(Self.thirdMan, at: "8:20").bench(of: .home)[3]
    #expect(place.standing == .waits(.minutes(10)))
    #expect(place.wait?.penalties.map(\.penaltyClass) == [.minor])
    #expect(place.authority?.rule == (try book("nhl-2025")).serving.misconductAfter.rule)
    #expect(place.authority?.key == (try book("nhl-2025")).serving.misconductAfter.key)
  }

  @Test func `running penalties are on the penalty clocks, and off-clock time is not`() throws {
    let sheet = Self.thirdMan + "\n   12:00  A4   5 fighting\n          B5   5 fighting\n"
    #expect(
      try state(sheet, at: "8:20").bench(of: .home).map(\.onBoard.word) == [
        "runs", "runs", "stands", "off: misconduct, 22.1",
      ])
    #expect(
      try state(sheet, at: "12:30").bench(of: .visiting).map(\.onBoard.word) == [
        "off: setOff, 19.5"
      ])
  }

  @Test func `a pair of minors played four-on-four runs on both clocks`() throws {
    let state = try state("P1 5:00 A6 2\n   5:00 B7 2\n", at: "5:30")
    #expect(state.manpower == PerTeam(home: 4, visiting: 4))
    #expect(Team.allCases.map { state.bench(of: $0).map(\.onBoard) } == [[.runs], [.runs]])
  }

  @Test func `a player with no place on the ice leaves at the next stoppage`() throws {
    let state = try state(Self.thirdMan, at: "10:00")
    #expect(state.leaving(of: .home).map(\.occupant) == [.a(7)])
    #expect(state.leaving(of: .home).first?.authority.rule?.number == "26.2")
    #expect(state.manpower == PerTeam(home: 4, visiting: 5))
    #expect(state.manpowerAuthority.rule?.number == "26.2")
  }

  @Test func `set-off time expires at its second, and the player leaves at a stoppage`() throws {
    let sheet = "P1 5:00 A6 5 fighting\n   5:00 B7 5 fighting\n   12:00 whistle\n"
    #expect(try state(sheet, at: "10:00").leaving(of: .home).map(\.occupant) == [.a(6)])
    #expect(try state(sheet, at: "12:00").leaving(of: .home) == [])
  }

  @Test func `nobody sits for a player who is out and has nothing to serve on the clock`() throws {
    let state = try state("P1 5:00 A6 5+GM fighting\n   5:00 B7 5+GM fighting\n", at: "6:00")
    #expect(state.bench(of: .home) == [])
    #expect(state.game.ejections.map(\.authority.rule?.number) == ["23.1", "23.1"])
  }

  @Test func `each penalty's minutes cite their rule`() throws {
    let minutes = try state(Self.thirdMan, at: "8:20").minutes(of: .home)
    #expect(minutes.map(\.penalty.minutes) == [2, 2, 2, 10])
    #expect(minutes.map(\.citation.rule?.number) == ["16.1", "16.1", "16.1", "22.1"])
  }

  @Test func `a game in progress answers the same questions`() throws {
    let book = try book("nhl-2025")
    var game = Game(under: book)
    for event in try events(Self.thirdMan) { try game.play(event) }
    let asked = try state(Self.thirdMan, at: "8:10")
    #expect(game.state.bench(of: .home) == asked.bench(of: .home))
    #expect(game.penalties.count == 3)
    #expect(game.state.game.penalties.count == 5)
  }

  @Test func `a time that the period does not have is refused`() throws {
    let book = try book("nhl-2025")
    let solution = solve(try events(Self.thirdMan), under: book)
    let time = GameTime(period: 1, elapsed: .seconds(1201))
    let refusal = #expect(throws: Refusal.Reason.self) { try solution.state(at: time) }
    #expect(refusal == .beyondPeriod(length: .minutes(20)))
  }
}

/// The state of a sheet's game under NHL 2025-26, at a time of its first period.
func state(
  _ sheet: String, at time: String, _ side: Timeline.Side = .after, under id: String = "nhl-2025"
) throws -> GameState {
  let book = try book(id)
  let solution = solve(try events(sheet), under: book)
  return try solution.state(at: try Notation().time(time), side)
}

extension Occupant {
  /// The home team's player with this number.
  fileprivate static func a(_ number: Int) -> Occupant { .player(Player(.home, number)) }
}

extension BenchPlace.OnBoard {
  fileprivate var word: String {
    switch self {
    case .runs: "runs"
    case .stands: "stands"
    case .not(let why, let authority): "off: \(why), \(authority?.rule?.number ?? "?")"
    }
  }
}

extension StateQueries {
  @Test func `a question about a play that is not there is refused`() throws {
    let book = try book("nhl-2025")
    let solution = solve(try events("P1 5:00 A6 2\n   6:00 B goal\n"), under: book)
    let timeline = Timeline(of: solution)
    for index in [-1, 2, .min, .max] {
      let before = #expect(throws: Refusal.Reason.self) { try timeline.state(beforePlay: index) }
      let after = #expect(throws: Refusal.Reason.self) { try timeline.state(afterPlay: index) }
      #expect(before == .noSuchPlay(count: 2))
      #expect(after == .noSuchPlay(count: 2))
    }
    let none = Timeline(of: solve([], under: book))
    #expect(throws: Refusal.Reason.self) { try none.state(beforePlay: 0) }
    #expect(solution.game(after: .max) == solution.game)
    #expect(solution.game(after: .min).penalties == [])
  }
}
