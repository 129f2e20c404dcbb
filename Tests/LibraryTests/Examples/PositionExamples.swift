import HockeyRules
import Rulebooks
import Scoresheets
import Testing

@Suite struct PositionExamples {
  @Test func `joined`() throws {
    let printer = Printer()
    func print(_ items: Any...) { printer.print(items) }
    let book = Rulebooks.nhl2025.rulebook
    // example: joined
    let tripping = GamePosition.Entry(
      id: "x", offender: .skater(Player(.home, 6)), penaltyClass: .minor,
      remaining: .seconds(74))
    let position = GamePosition(
      score: PerTeam(home: 2, visiting: 1), entries: [tripping])
    let joined = GameTime(period: 2, elapsed: .seconds(446))
    var game = Game(under: book)
    try game.play(Event(id: 1, time: joined, play: .position(position)))
    print(game.score, game.manpower.home, "against", game.manpower.visiting)
    // Prints "2-1 4 against 5"
    // end of example
    try printer.printedWhat("joined")
  }

  @Test func `handed over`() throws {
    let printer = Printer()
    func print(_ items: Any...) { printer.print(items) }
    let book = Rulebooks.nhl2025.rulebook
    var game = Game(under: book)
    let call = Call(offender: .skater(Player(.home, 6)), penalties: [.minor])
    let called = GameTime(period: 1, elapsed: .minutes(5))
    try game.play(Event(id: 1, time: called, play: .penalty(call)))
    // example: handed over
    var other = Game(under: book, setup: game.setup)
    try other.play(Event(id: "joined", time: game.clock, play: .position(game.position)))
    print(other.score == game.score, other.manpower == game.state.manpower)
    // Prints "true true"
    // end of example
    try printer.printedWhat("handed over")
  }
}
