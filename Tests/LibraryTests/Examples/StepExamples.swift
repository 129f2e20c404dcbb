import HockeyRules
import Rulebooks
import Scoresheets
import Testing

/// The examples in the doc comments on a solved game's steps.
@Suite struct StepExamples {
  private let printer = Printer()
  private func print(_ items: Any...) { printer.print(items) }

  private let book = Rulebooks.nhl2025.rulebook

  @Test func `steps`() throws {
    // example: Solution.steps
    let log = SheetReader.read("P1 5:00 A6 2 hooking\n   8:00 B9 goal\n").log
    for step in solve(log, under: book).steps {
      print(step.time, step.cause)
    }
    // Prints "P1 5:00 play(0)"
    // Prints "P1 7:00 clock"
    // Prints "P1 8:00 play(1)"
    // end of example
    try printer.printedWhat("Solution.steps")
  }

  @Test func `intervals`() throws {
    // example: Solution.intervals
    let log = SheetReader.read("P1 5:00 A6 2 hooking\n   8:00 whistle\n").log
    for interval in solve(log, under: book).intervals {
      print(interval.from, interval.to, interval.manpower)
    }
    // Prints "0:00 5:00 5-5"
    // Prints "5:00 7:00 4-5"
    // Prints "7:00 8:00 5-5"
    // end of example
    try printer.printedWhat("Solution.intervals")
  }

  @Test func `power plays`() throws {
    // example: Solution.powerPlays
    let sheet = "P1 5:00 A6 2 hooking\n   6:00 A7 2 tripping\n   6:30 B9 goal\n   9:00 whistle\n"
    for powerPlay in solve(SheetReader.read(sheet).log, under: book).powerPlays {
      print(powerPlay.team, powerPlay.from, powerPlay.to, powerPlay.goals.count, powerPlay.ending)
      for interval in powerPlay.intervals { print(interval.manpower, interval.length) }
    }
    // Prints "B 5:00 8:00 1 time"
    // Prints "4-5 1:00"
    // Prints "3-5 0:30"
    // Prints "4-5 1:30"
    // end of example
    try printer.printedWhat("Solution.powerPlays")
  }

  @Test func `time without a play`() throws {
    let game = solve(
      SheetReader.read("P1 5:00 A6 2 hooking\n   5:00 face-off\n").log.events, under: book
    ).game
    // example: Game.advance
    var later = game
    try later.advance(to: GameTime(period: 1, elapsed: .minutes(9)))
    print(game.manpower, later.manpower)
    // Prints "4-5 5-5"
    // end of example
    try printer.printedWhat("Game.advance")
  }

  @Test func `a power play goes on over a second one, and ends with the other team's penalty`()
    throws
  {
    let sheet = """
      P1 5:00 A6 2
         6:00 B9 2
         7:30 A7 2
         8:20 B11 goal
         8:30 whistle
      """
    let solution = solve(SheetReader.read(sheet).log, under: book)
    let powerPlays = solution.powerPlays
    #expect(powerPlays.map { $0.team } == [.visiting, .home, .visiting])
    #expect(powerPlays.map { $0.ending } == [.penalty, .penalty, .goal])
    #expect(
      powerPlays.map { $0.penalties.map { $0.offender.description } } == [["A6"], ["B9"], ["A7"]])
    #expect(powerPlays.map { $0.opportunities } == [1, 1, 1])
    let total = solution.intervals.reduce(PlayingTime.zero) { $0 + $1.length }
    #expect(total == .seconds(510))
    #expect(solution.intervals.dropFirst().allSatisfy { !$0.begunBy.isEmpty })
    #expect(
      zip(solution.intervals, solution.intervals.dropFirst()).allSatisfy {
        $0.endedBy == $1.begunBy
      })
  }
}
