import HockeyRules
import Scoresheets
import Testing
import Views

@testable import Surface

/// A team's list of players, typed or pasted from a page or a table.
@Suite struct TypedRosters {
  private static let berg = RosteredPlayer(number: 30, position: .goalkeeper, name: "Anna Berg")

  @Test(arguments: [
    "30 G Anna Berg", "#30 Anna Berg G", "30. Anna Berg (A) G", "Anna Berg\t30\tG", "30g Anna Berg",
    "G;30;Anna Berg", "30, Anna Berg, G", "  30\u{a0}Goalie Anna  Berg ", "30 | Anna Berg | GK",
    "G 30 Anna Berg\r",
  ])
  func `a player has his number, position and name in any order`(_ line: String) {
    let roster = TypedRoster("\n\(line)\n")
    #expect(roster.players == [Self.berg])
    #expect(roster.faults == [])
  }

  @Test func `only the number has to be there`() {
    let roster = TypedRoster("6\r\n7 D\n8 Bo D Lind\n9 Lind, Bo")
    #expect(
      roster.players == [
        RosteredPlayer(number: 6), RosteredPlayer(number: 7, position: .defence),
        RosteredPlayer(number: 8, name: "Bo D Lind"), RosteredPlayer(number: 9, name: "Lind, Bo"),
      ])
  }

  @Test func `numbers may be on one line`() {
    let roster = TypedRoster("1g 6, 7 30G")
    #expect(roster.players.map { $0.number } == [1, 6, 7, 30])
    #expect(roster.players.map { $0.position } == [.goalkeeper, nil, nil, .goalkeeper])
  }

  @Test func `what is no player is told with its line`() {
    let roster = TypedRoster("No. Name\n6 Anna\n\n6 Bo\n1234567 Cy")
    #expect(roster.players == [RosteredPlayer(number: 6, name: "Anna")])
    #expect(roster.faults.map { $0.line } == [1, 4, 5])
    #expect(roster.faults.map { $0.repeated } == [nil, 6, nil])
    #expect(roster.faults.first?.words == "this line has no number of a player")
  }

  @Test func `only what is new goes into the log, and nothing that is known is lost`() {
    var log = GameLog()
    log.rosters.home = [Self.berg, RosteredPlayer(number: 6)]
    let typed = TypedRoster("30\n6 Bo Lind\n7 D")
    #expect(
      typed.news(for: log, .home) == [
        RosteredPlayer(number: 6, name: "Bo Lind"), RosteredPlayer(number: 7, position: .defence),
      ])
    #expect(typed.news(for: log, .visiting).count == 3)
    #expect(log.typedRoster(of: .home) == "30 G Anna Berg\n6\n")
    #expect(TypedRoster(log.typedRoster(of: .home)).players == log.rosters.home)
  }
}
