import HockeyRules
import Rulebooks
import Scoresheets
import Testing

/// The examples in the doc comments of what a game and a solution can be asked.
@Suite struct QueryExamples {
  private let printer = Printer()
  private func print(_ items: Any...) { printer.print(items) }

  private func book() throws -> Rulebook {
    try #require(try Rulebooks.edition("nhl-2025")).rulebook
  }

  /// A minor that nothing ends, and a goal at the same strength later.
  private let events = SheetReader.read(
    "P1 5:00 A6 2 tripping @x\n   5:30 face-off\n   6:10 B9 goal\n"
  ).log.events

  @Test func `what if`() throws {
    let book = try book()
    let game = solve(Array(events.prefix(2)), under: book).game
    // example: Game.whatIf
    let goal = try game.whatIf(.goal(Goal(team: .visiting)))
    print(goal.returned.count, "returns, and the home team has", goal.game.manpower.home)
    // Prints "1 returns, and the home team has 5"
    // end of example
    try printer.printedWhat("Game.whatIf")
  }

  @Test func `a timeline`() throws {
    let book = try book()
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
    let book = try book()
    // example: LiveGame
    var live = LiveGame(under: book)
    let tripping = Call(offender: .skater(Player(.home, 6)), penalties: [.minor])
    let called = GameTime(period: 1, elapsed: .minutes(5))
    try live.play(Event(id: .number(1), time: called, play: .penalty(tripping)))
    let later = GameTime(period: 1, elapsed: .seconds(330))
    print(try live.state(at: later).clocks(of: .home).count, "penalty clock runs")
    live.undo()
    print(live.events.count, "plays")
    // Prints "1 penalty clock runs"
    // Prints "0 plays"
    // end of example
    try printer.printedWhat("LiveGame")
  }

  @Test func `what a correction changed`() throws {
    let book = try book()
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
}
