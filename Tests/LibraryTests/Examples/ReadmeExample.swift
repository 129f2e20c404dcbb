// The example's imports stand by themselves.
// swift-format-ignore-file: OrderedImports
// example: use the library
import HockeyRules
import Rulebooks
import Scoresheets
// end of example

import Testing

@Suite struct ReadmeExample {
  @Test func `a sheet, a book, and what was ruled`() throws {
    let printer = Printer()
    func print(_ items: Any...) { printer.print(items) }
    // example: use the library
    let log = try GameLog(sheet: "P1 4:00 A6 2\n   5:00 B goal\n")
    let solution = solve(log, under: Rulebooks.nhl2025.rulebook)
    for ruling in solution.journal where !ruling.effect.isBookkeeping { print(ruling) }
    // Prints "A6 in the box until 6:00, NHL 2025-26 16.1"
    // Prints "4v5, NHL 2025-26 26.1"
    // Prints "A6's minor is over: goal against, NHL 2025-26 16.2"
    // Prints "A6 out of the box, NHL 2025-26 26.2"
    // Prints "power-play goal, NHL 2025-26 16.2"
    // Prints "5v5, NHL 2025-26 26.1"
    // end of example
    try printer.printedWhat("use the library")
  }

  @Test func `the question that three languages ask`() throws {
    let log = try GameLog(sheet: "OT 0:00 period-start\n   0:30 B2 2 tripping\n")
    let book = Rulebooks.nhl2025.rulebook
    let solution = solve(log, under: book)
    let printer = Printer()
    func print(_ items: Any...) { printer.print(items) }
    // example: the box
    let timeline = Timeline(of: solution)
    let state = try timeline.state(at: GameTime(period: 4, elapsed: .seconds(60)))
    for place in state.bench(of: .visiting) { print(place.offender, place.onBoard) }
    if let change = state.nextChange { print(change.time.elapsed.tenths / 10, change.after) }
    // end of example
    #expect(printer.lines.first == "B2 runs")
    #expect(printer.lines.last == "150 4-4")
  }

  @Test func `the question that five languages ask`() throws {
    let printer = Printer()
    func print(_ items: Any...) { printer.print(items) }
    // example: one question
    let sheet = """
      under hockey-canada-2024
      clock remaining
      P1  4:00  A6   2
          3:30  B11  2
          3:00  A9   5+GM
      """
    let log = try GameLog(sheet: sheet)
    let game = solve(log, under: try Rulebooks.edition(for: log).rulebook).game
    let goal = Play.goal(Goal(team: .visiting))
    let answer = try game.whatIf([goal], at: GameTime(period: 1, elapsed: .seconds(1050)))
    for ruling in answer.rulings {
      if case .bench(.returns(let player, _)) = ruling.effect, let rule = ruling.authority.rule {
        print(player, "out of the box by", rule)
      }
    }
    // end of example
    #expect(printer.lines == ["A6 out of the box by Hockey Canada 2024-26 4.14(c)"])
  }
}
