import HockeyRules
import Rulebooks
import Scoresheets
import Seasons
import Testing

/// The examples in the article about a season.
@Suite struct SeasonExamples {
  @Test func season() throws {
    var printer = Printer()
    func print(_ items: Any...) { printer.print(items) }
    // example: a team's season
    let book = Rulebooks.nhl2025
    var season = Season(under: SeasonBook(book))
    let games = [
      "home TOR\nvisiting MTL\nP1 4:00 TOR6 5+GM boarding\n",
      "home BOS\nvisiting TOR\nP2 9:00 TOR6 5+GM charging\nP3 1:00 BOS8 M spearing\n",
    ]
    for (index, sheet) in games.enumerated() {
      let game = SeasonGame(id: "game \(index + 1)", log: try GameLog(sheet: sheet))
      for obligation in season.play(game, under: book.rulebook).added {
        print(obligation.person, obligation.sanction, obligation.rule?.number ?? "")
      }
    }
    // Prints "TOR6 games(1) 23.6"
    // Prints "BOS8 untilRuled 21.2"
    // end of example
    try printer.printedWhat("a team's season")
    printer = Printer()
    // example: before the next game
    for obligation in season.eligibility(for: .regular, club: "TOR") {
      print(obligation.person, "is out of", obligation.left, "game:", obligation.name)
    }
    print(season.mayPlay(Person("BOS", .player(8)), in: .regular))
    // Prints "TOR6 is out of 1 game: physical game misconduct"
    // Prints "false"
    // end of example
    try printer.printedWhat("before the next game")
    printer = Printer()
    // example: a decision of the league
    let sheet = "home TOR\nvisiting BOS\nP1 4:00 TOR9 2\n"
    var third = SeasonGame(id: "game 3", log: try GameLog(sheet: sheet))
    let hearing = SeasonGame.Decision(
      Person("BOS", .player(8)), .ruled(.games(3)), reason: "the hearing")
    third.decisions = [hearing]
    season.play(third, under: book.rulebook)
    for person in [Person("TOR", .player(6)), Person("BOS", .player(8))] {
      for obligation in season.ledger(of: person) {
        print(person, obligation.left, "left, served in", obligation.served)
      }
    }
    // Prints "TOR6 0 left, served in ["game 3"]"
    // Prints "BOS8 2 left, served in ["game 3"]"
    // end of example
    try printer.printedWhat("a decision of the league")
    printer = Printer()
    // example: a player who is out plays
    let late = "home MTL\nvisiting BOS\nP1 9:00 BOS8 goal\n"
    let fourth = SeasonGame(id: "game 4", log: try GameLog(sheet: late))
    let earlier = season.earlierGames(for: fourth)
    for warning in solve(fourth.log, under: book.rulebook, after: earlier).warnings {
      if case .ineligible = warning.reason {
        print(warning.time, RulingWords(fourth.log).text(of: warning.reason).prefix(31))
      }
    }
    // Prints "P1 9:00 BOS8 may not play in this game,"
    // end of example
    try printer.printedWhat("a player who is out plays")
  }
}
