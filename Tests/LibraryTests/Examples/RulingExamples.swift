import HockeyRules
import Rulebooks
import Scoresheets
import Testing

@Suite struct RulingExamples {
  @Test func `decided, then made to take effect`() throws {
    let printer = Printer()
    func print(_ items: Any...) { printer.print(items) }
    let book = Rulebooks.nhl2025.rulebook
    // example: decided, then made to take effect
    var game = Game(under: book)
    let whistle = Event(id: .number(1), time: .start, play: .whistle(reason: "offside"))
    let rulings = try game.rulings(on: whistle)
    print(game.stoppage == nil ? "play is on" : "play has stopped")
    // Prints "play is on"

    for ruling in rulings { game.apply(ruling) }
    print(game.stoppage == nil ? "play is on" : "play has stopped")
    // Prints "play has stopped"
    // end of example
    try printer.printedWhat("decided, then made to take effect")
  }

  @Test func `who decided`() throws {
    let printer = Printer()
    func print(_ items: Any...) { printer.print(items) }
    let book = Rulebooks.nhl2025.rulebook
    // example: who decided
    let sheet = """
      P1  5:00  A6   2 tripping
          5:30  A8   2 hooking
          6:10  B9   goal
          6:40  release A8 wrong-player
      """
    let solution = try solve(GameLog(sheet: sheet), under: book)
    for ruling in solution.journal {
      guard case .bench(.ends(let penalty, let ending)) = ruling.effect else { continue }
      let player = penalty.offender.player?.number ?? 0
      switch ruling.authority {
      case .rule(let citation):
        print(player, ending, "by", citation.rule?.number ?? "no rule", citation.key.rawValue)
      case .scorer(let reason): print(player, ending, "because the scorer says:", reason ?? "")
      }
    }
    // Prints "6 goalAgainst by 16.2 goal-ends"
    // Prints "8 released because the scorer says: wrong-player"
    // end of example
    try printer.printedWhat("who decided")
  }

  @Test func `settled at the face-off`() throws {
    let printer = Printer()
    func print(_ items: Any...) { printer.print(items) }
    let book = Rulebooks.nhl2025.rulebook
    // example: settled at the face-off
    let sheet = """
      P1  5:00  A6   5 fighting
                A7   2 roughing
                B8   5 fighting
          5:00  face-off
      """
    let solution = try solve(GameLog(sheet: sheet), under: book)
    print(solution.plays[0].before.home, "skaters before,", solution.plays[0].after.home, "after")
    // Prints "5 skaters before, 4 after"

    for ruling in solution.rulings(of: solution.plays[3]) where !ruling.effect.isBookkeeping {
      print(ruling.text)
    }
    // Prints "A6 coincidental, off the board"
    // Prints "A7 in the box until 7:00"
    // Prints "A6 in the box until 10:00, off the board"
    // Prints "B8 coincidental, off the board"
    // Prints "B8 in the box until 10:00, off the board"
    // Prints "4v5"
    // end of example
    try printer.printedWhat("settled at the face-off")
  }
}
