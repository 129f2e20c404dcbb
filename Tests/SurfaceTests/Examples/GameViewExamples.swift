import HockeyRules
import PenaltyBoxViews
import Testing

@Suite struct GameViewExamples {
  @Test func `a game as tables, picture and changes`() throws {
    var printed: [String] = []
    func print(_ item: Any) { printed.append("\(item)") }
    // example: a game to show
    let game = try GameView(of: "under nhl-2025\nP1 4:00 A6 2 hooking\n 5:00 B goal\n")
    print(game.solution.game.score)
    print(game.csv(.penalties))
    print(try game.changes(after: game.solution.plays[0].event.id).map(\.text))
    // end of example
    #expect(printed[0] == "0-1")
    #expect(printed[1].split(separator: "\n").count == 2 && printed[1].contains("hooking"))
    #expect(
      printed[2]
        == #"["P1 5:00 goal B", "P1 5:00 A6 out of the box", "P1 5:00 power play B over"]"#)
    #expect(game.svg.hasPrefix("<svg") && game.page.contains("<svg"))
    #expect(game.scoresheet.contains("hooking"))
    for table in GameView.Table.allCases { #expect(game.csv(table).contains(",")) }
  }

  @Test func `an overlay in two lines`() throws {
    var printed: [String] = []
    func print(_ item: Any) { printed.append("\(item)") }
    let log = "under nhl-2025\nP1 4:00 A6 2 hooking\n"
    // example: an overlay
    let game = try GameView(of: log)
    for change in try game.changes() { print(change.text) }
    // end of example
    #expect(printed == ["P1 4:00 power play B"])
  }

  @Test func `a log that cannot be read, has no book or lacks a play is an error in words`() throws
  {
    func report(_ body: () throws -> Void) -> String {
      do { try body() } catch { return "\(error)" }
      return "nothing is thrown"
    }
    #expect(
      report { _ = try GameView(of: "P1 4:00 A6 hok\n", name: "a.sheet") }
        .hasPrefix("a.sheet:1:12: expected a call"))
    #expect(report { _ = try GameView(of: "P1 4:00 A6 2\n") }.contains("no rulebook"))
    let game = try GameView(of: "P1 4:00 A6 2\n", under: "nhl-2025")
    #expect(
      report { _ = try game.changes(until: "p9") } == "`until`: the log has no play @p9")
  }
}
