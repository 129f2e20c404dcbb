// The example's imports stand by themselves.
// swift-format-ignore-file: OrderedImports
// example: a game in ten lines
import HockeyRules
import Rulebooks
import Scoresheets
// end of example

import Testing

@Suite struct TenLinesExamples {
  @Test func `a game in ten lines`() throws {
    let printer = Printer()
    func print(_ items: Any...) { printer.print(items) }
    // example: a game in ten lines
    let book = Rulebooks.nhl2025.rulebook
    let log = try GameLog(sheet: "P1 5:00 A6 2 tripping\n   6:10 B9 goal\n")
    let solution = solve(log, under: book)
    for step in solution.steps {
      for ruling in step.rulings where !ruling.effect.isBookkeeping { print(step.time, ruling) }
    }
    print("score", solution.game.score)
    // Prints "P1 5:00 A6 in the box until 7:00, NHL 2025-26 16.1"
    // Prints "P1 5:00 4v5, NHL 2025-26 26.1"
    // Prints "P1 6:10 A6's minor is over: goal against, NHL 2025-26 16.2"
    // Prints "P1 6:10 A6 out of the box, NHL 2025-26 26.2"
    // Prints "P1 6:10 power-play goal, NHL 2025-26 16.2"
    // Prints "P1 6:10 5v5, NHL 2025-26 26.1"
    // Prints "score 0-1"
    // end of example
    try printer.printedWhat("a game in ten lines")
  }

  @Test func `a game as it is played`() throws {
    let printer = Printer()
    func print(_ items: Any...) { printer.print(items) }
    let book = Rulebooks.nhl2025.rulebook
    // example: a game as it is played
    var game = Game(under: book)
    let called = GameTime(period: 1, elapsed: .minutes(5))
    let tripping = Call(offender: .skater(Player(.home, 6)), penalties: [.minor])
    try game.play(Event(id: .number(1), time: called, play: .penalty(tripping)))
    print(game.manpower.home, "skaters,", game.stoppage?.calls.count ?? 0, "call to be settled")
    // Prints "5 skaters, 1 call to be settled"

    try game.play(Event(id: .number(2), time: called, play: .faceOff))
    print(game.manpower.home, "skaters,", game.running(of: .home).count, "penalty running")
    // Prints "4 skaters, 1 penalty running"
    // end of example
    try printer.printedWhat("a game as it is played")
  }

  @Test func `what would be ruled`() throws {
    let printer = Printer()
    func print(_ items: Any...) { printer.print(items) }
    let book = Rulebooks.nhl2025.rulebook
    let game = try Self.shortHanded(under: book)
    // example: what would be ruled
    let time = GameTime(period: 1, elapsed: .seconds(370))
    let goal = Event(id: .number(3), time: time, play: .goal(Goal(team: .visiting)))
    for ruling in try game.rulings(on: goal) {
      if case .bench(.ends(let penalty, .goalAgainst)) = ruling.effect {
        print(penalty.offender, "would return")
      }
    }
    // Prints "A6 would return"
    print(game.score.visiting, "goals: nothing has happened")
    // Prints "0 goals: nothing has happened"
    // end of example
    try printer.printedWhat("what would be ruled")
  }

  @Test func `a play that the book does not take`() throws {
    let printer = Printer()
    func print(_ items: Any...) { printer.print(items) }
    let book = Rulebooks.nhl2025.rulebook
    var game = try Self.shortHanded(under: book)
    // example: a play that the book does not take
    let before = GameTime(period: 1, elapsed: .minutes(4))
    do throws(Refusal) {
      try game.play(Event(id: .number(3), time: before, play: .faceOff))
    } catch {
      print(error)
      print(RulingWords(Notation()).words(for: error.reason).advice ?? "")
    }
    // Prints "play 3 at P1 4:00 is refused: the clock ran backwards"
    // Prints "the previous play was at P1 5:00"
    // end of example
    try printer.printedWhat("a play that the book does not take")
  }

  /// The game at the end of the article's second example.
  private static func shortHanded(under book: Rulebook) throws -> Game {
    var game = Game(under: book)
    let called = GameTime(period: 1, elapsed: .minutes(5))
    let tripping = Call(offender: .skater(Player(.home, 6)), penalties: [.minor])
    try game.play(Event(id: .number(1), time: called, play: .penalty(tripping)))
    try game.play(Event(id: .number(2), time: called, play: .faceOff))
    return game
  }
}
