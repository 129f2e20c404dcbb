import HockeyRules
import Rulebooks
import Scoresheets
import Testing

/// The examples in the doc comments of the queries of a game and a solution.
@Suite struct QueryExamples {
  private let printer = Printer()
  private func print(_ items: Any...) { printer.print(items) }

  private let book = Rulebooks.nhl2025.rulebook

  /// A minor that nothing ends, and a goal at the same strength later.
  private let events = SheetReader.read(
    "P1 5:00 A6 2 tripping @x\n   5:30 face-off\n   6:10 B9 goal\n"
  ).log.events

  @Test func `what if`() throws {
    let game = solve(Array(events.prefix(2)), under: book).game
    // example: Game.whatIf
    let goal = try game.whatIf(.goal(Goal(team: .visiting)))
    print(goal.returned.count, "returns, and the home team has", goal.game.manpower.home)
    // Prints "1 returns, and the home team has 5"
    // end of example
    try printer.printedWhat("Game.whatIf")
  }

  @Test func `a timeline`() throws {
    let solution = solve(events, under: book)
    // example: Timeline
    let timeline = Timeline(of: solution)
    let state = try timeline.state(at: GameTime(period: 1, elapsed: .seconds(345)))
    print(state.manpower.home, "skaters, and", state.bench(of: .home).count, "on the bench")
    // Prints "4 skaters, and 1 on the bench"
    // end of example
    try printer.printedWhat("Timeline")
  }

  @Test func `a live game`() throws {
    // example: LiveGame
    var live = LiveGame(under: book)
    let tripping = Call(offender: .skater(Player(.home, 6)), penalties: [.minor])
    try live.play(.penalty(tripping), at: GameTime(period: 1, elapsed: .minutes(5)))
    let later = GameTime(period: 1, elapsed: .seconds(330))
    print(try live.state(at: later).clocks(of: .home).count, "penalty clock runs")
    live.undo()
    print(live.events.count, "plays")
    // Prints "1 penalty clock runs"
    // Prints "0 plays"
    // end of example
    try printer.printedWhat("LiveGame")
  }

  @Test func `a correction after a goal`() throws {
    // example: a correction after a goal
    var live = LiveGame(under: book)
    func time(_ seconds: Int) -> GameTime { GameTime(period: 1, elapsed: .seconds(seconds)) }
    for (number, seconds) in [(5, 60), (6, 80)] {
      let call = Call(offender: .skater(Player(.home, number)), penalties: [.minor])
      try live.play(.penalty(call), at: time(seconds))
    }
    try live.play(.goal(Goal(team: .visiting)), at: time(110))
    print("in the box:", live.game.running(of: .home).map { $0.offender.player?.number ?? 0 })

    let wrongPlayer = Correction.void(live.events[0].id, reason: "the wrong player")
    try live.play(.correction(wrongPlayer), at: time(150))
    print("in the box:", live.game.running(of: .home).map { $0.offender.player?.number ?? 0 })
    // Prints "in the box: [6]"
    // Prints "in the box: []"
    // end of example
    try printer.printedWhat("a correction after a goal")
  }

  @Test func `what a correction changed`() throws {
    let correction = Event(
      id: .label("correction"), time: GameTime(period: 1, elapsed: .seconds(370)),
      play: .correction(.void(.label("x"), reason: "wrong-player")))
    // example: Solution.difference
    let corrected = solve(events + [correction], under: book)
    let difference = corrected.difference(from: solve(events, under: book))
    for change in difference.penalties {
      print(change.offender.player?.number ?? 0, change.after?.ending ?? .served)
    }
    // Prints "6 voided"
    // end of example
    try printer.printedWhat("Solution.difference")
  }

  @Test func `a reading of the clock`() throws {
    // example: GameTime
    let time = GameTime(period: 2, elapsed: .minutes(12) + .seconds(34))
    print(time, "and a minor later", time.elapsed + .minutes(2))
    // Prints "P2 12:34 and a minor later 14:34"
    // end of example
    try printer.printedWhat("GameTime")
  }

  @Test func `GameState of clocks`() throws {
    // example: GameState.clocks
    let log = try GameLog(sheet: "P1 5:00 A6 2+2\n   5:30 A7 2\n")
    let state = solve(log, under: book).timeline.end
    for clock in state.clocks(of: .home) {
      print(clock.offender, clock.remaining, clock.total, clock.runs)
    }
    // Prints "A6 1:30 3:30 true"
    // Prints "A7 2:00 2:00 true"
    // end of example
    try printer.printedWhat("GameState.clocks")
  }

  @Test func `ids that the library makes`() throws {
    // example: LiveGame.event
    var live = try LiveGame(GameLog(sheet: "P1 5:00 A6 2 @p1\n"), under: book)
    let goal = live.event(
      .goal(Goal(team: .visiting)), at: GameTime(period: 1, elapsed: .minutes(6)))
    try live.play(goal)
    live.remove(goal.id)
    let next = live.event(.faceOff, at: goal.time)
    print(goal.id, next.id)
    // Prints "@p2 @p3"
    // end of example
    try printer.printedWhat("LiveGame.event")
  }

  @Test func `LiveGame of insert`() throws {
    // example: LiveGame.insert
    var live = try LiveGame(GameLog(sheet: "P1 5:00 A6 2\n   6:00 B goal @g\n"), under: book)
    let other = Call(offender: .skater(Player(.visiting, 9)), penalties: [.minor])
    let time = GameTime(period: 1, elapsed: .seconds(310))
    let change = try live.insert(.penalty(other), at: time)
    print(change.difference.goals.map { $0.call }, live.game.manpower)
    // Prints "[@g] 4-4"
    // end of example
    try printer.printedWhat("LiveGame.insert")
  }

  @Test func `the words for rulings`() throws {
    // example: RulingWords
    let log = try GameLog(sheet: "home TOR\nP1 5:00 TOR6 2+2 tripping\n")
    let words = RulingWords(log)
    print(
      words.text(manpower: PerTeam(home: 4, visiting: 5)),
      words.notation.text(of: log.events[0].play))
    // Prints "4v5 TOR6 2+2 tripping"
    // end of example
    try printer.printedWhat("RulingWords")
  }
}
