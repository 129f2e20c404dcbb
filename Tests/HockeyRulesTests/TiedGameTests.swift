import HockeyRules
import Scoresheets
import Testing

/// The continuation of a tied game: the next period, and whether a shoot-out may follow.
@Suite struct TiedGames {
  private func book(_ word: String, playOffs: String = "overtimes") throws -> Rulebook {
    try houseBook(
      [
        ("tied-game", #"{"value": "\#(word)", "rule": "house 1"}"#),
        ("play-off-tied-game", #"{"value": "\#(playOffs)", "rule": "house 2"}"#),
      ], extending: "nhl-2025")
  }

  @Test(arguments: ["overtime-then-shoot-out", "overtime-then-tie", "overtimes"])
  func `where overtime follows, its strength is the next change`(_ word: String) throws {
    let state = try state("P3 19:00 look", at: "P3 19:30", under: try book(word))
    let change = try #require(state.nextChange)
    #expect(change.time == GameTime(period: 4, elapsed: .zero))
    #expect(change.after == PerTeam(home: 3, visiting: 3))
    #expect(change.strengthAuthority?.key?.rawValue == "overtime-skaters")
  }

  @Test(arguments: ["shoot-out", "tie"])
  func `where no overtime follows, the end of regulation changes nothing`(_ word: String) throws {
    let book = try book(word)
    #expect(try state("P3 19:00 look", at: "P3 19:30", under: book).nextChange == nil)
    let short = try state("P3 19:00 A6 2", at: "P3 19:30", under: book)
    #expect(short.nextChange == nil)
    #expect(short.nextExpiry == nil)
    // A penalty of an earlier period continues in the next period.
    let second = try state("P2 19:00 A6 2", at: "P2 19:30", under: book)
    #expect(second.nextChange?.time == GameTime(period: 3, elapsed: .minutes(1)))
  }

  @Test(arguments: ["overtime-then-shoot-out", "overtime-then-tie"])
  func `one overtime ends before a penalty that would run on`(_ word: String) throws {
    let state = try state("OT 4:00 A6 2", at: "OT 4:30", under: try book(word))
    #expect(state.nextChange == nil)
  }

  @Test func `where overtimes go on until a goal, the penalty continues in the next one`() throws {
    let state = try state("OT 4:00 A6 2", at: "OT 4:30", under: try book("overtimes"))
    #expect(state.nextChange?.time == GameTime(period: 5, elapsed: .minutes(1)))
  }

  @Test(
    arguments: [
      ("overtime-then-shoot-out", [false, false, true]), ("shoot-out", [false, true, true]),
      ("overtime-then-tie", [false, false, false]), ("overtimes", [false, false, false]),
      ("tie", [false, false, false]),
    ] as [(String, [Bool])])
  func `a shoot-out may come where the book has one`(_ word: String, _ may: [Bool]) throws {
    let book = try book(word)
    let times = ["P2 10:00", "P3 10:00", "OT 1:00"]
    let answers = try times.map { time in
      try state("\(time) look", at: time, under: book).mayComeToShootOut
    }
    #expect(answers == may)
  }

  /// A pair leaves the clock when three-on-three overtime begins (NHL 84.3).
  @Test(arguments: [2, 3, 4])
  func `overtime begins after the last period of the game, however many it has`(
    _ periods: Int
  ) throws {
    let schedule = Schedule(
      regulationPeriods: periods, regulationLength: .minutes(20), overtimeLength: .minutes(5))
    var game = Game(under: try book("overtime-then-tie"), setup: GameSetup(schedule: schedule))
    let calls = [Team.home, .visiting].map {
      Call(offender: .skater(Player($0, 6)), penalties: [.minor])
    }
    for (index, call) in calls.enumerated() {
      let time = GameTime(period: periods, elapsed: .minutes(19))
      try game.play(Event(id: .number(index), time: time, play: .penalty(call)))
    }
    let overtime = GameTime(period: periods + 1, elapsed: .zero)
    try game.play(Event(id: .label("start"), time: overtime, play: .periodStart))
    try game.play(
      Event(
        id: .label("on"), time: GameTime(period: periods + 1, elapsed: .seconds(10)), play: .look))
    #expect(game.manpower == PerTeam(both: 3))
    #expect(game.penalties.map(\.isOffClock) == [true, true])
  }

  @Test func `play-offs have a point of their own`() throws {
    let book = try book("tie", playOffs: "overtime-then-shoot-out")
    #expect(book.tiedGame(for: .regular).value == .tie)
    #expect(book.tiedGame(for: .playOffs).value == .overtimeThenShootOut)
    #expect(book.tiedGame(for: .playOffs).key.rawValue == "play-off-tied-game")
  }
}
