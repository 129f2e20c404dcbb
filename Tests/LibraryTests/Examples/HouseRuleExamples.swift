import HockeyRules
import Rulebooks
import Scoresheets
import Testing

/// The examples in the article about a book that a program makes.
@Suite struct HouseRuleExamples {
  private let printer = Printer()
  private func print(_ items: Any...) { printer.print(items) }

  // example: a house rule
  /// The rules of Thursday night: minors of 1:30, and the third one puts its player out.
  static func thursday() throws(RulebookErrors) -> Rulebook {
    try Rulebooks.usaHockey2025Adult.rulebook(
      id: "thursday", name: "Thursday Night",
      changing: [
        .init(\.classes.minorLength, to: .seconds(90), by: "4"),
        .init(
          \.ejections.gameCounts, to: [GameCount(counts: .minors, reach: 3, then: .playerOut)],
          by: "5"),
      ])
  }
  // end of example

  @Test func `a house rule`() throws {
    // example: a house rule is checked
    let sheet = """
      P1  2:00  A6  2 hooking
          5:00  A6  2 tripping
      P2  9:00  A6  2 slashing
      """
    let log = try GameLog(sheet: sheet)
    let thursday = try Self.thursday()
    for book in [thursday, Rulebooks.usaHockey2025Adult.rulebook] {
      let game = solve(log, under: book).game
      print(book.id, game.penalties[0].length, game.ejected)
    }
    // Prints "thursday 1:30 [A6]"
    // Prints "usa-hockey-2025-adult 2:00 []"

    let journal = solve(log, under: thursday).journal
    for ruling in journal where ruling.authority.rule?.book == thursday.name {
      if case .bench(.ejected) = ruling.effect { print(ruling) }
    }
    // Prints "A6 is out of the game, Thursday Night 5"
    // end of example
    try printer.printedWhat("a house rule is checked")
  }

  @Test func `the points for a form`() throws {
    // example: the points for a form
    for point in Rulebook.points where point.family == .goals {
      if case .choice(let words) = point.form { print(point.key.rawValue, words) }
    }
    // Prints "penalty-shot-goal ["ends-nothing", "ends-own-minor"]"
    // Prints "own-goal-assists ["none", "allowed"]"
    // Prints "short-handed-goal ["ends-nothing", "ends-own-minor"]"
    // Prints "ejected-scorer ["disallowed", "counts"]"
    // Prints "power-plays ["each-advantage", "each-penalty"]"
    // Prints "line-up-minor ["washed", "served"]"
    // end of example
    try printer.printedWhat("the points for a form")
  }
}
