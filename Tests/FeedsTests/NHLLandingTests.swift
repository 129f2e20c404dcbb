import Feeds
import HockeyRules
import Rulebooks
import Scoresheets
import Testing

/// The NHL's `landing` file, with the figures of its `right-rail`.
@Suite struct NHLLandingTests {
  private static func name(_ first: String, _ last: String) -> String {
    #""firstName":{"default":"\#(first)"},"lastName":{"default":"\#(last)"}"#
  }

  private static func goal(
    _ time: String, _ strength: String, _ team: String, _ who: String, _ more: String = ""
  ) -> String {
    #"{"situationCode":"1551","strength":"\#(strength)",\#(who),"teamAbbrev":{"default":"\#(team)"},"#
      + #""timeInPeriod":"\#(time)","goalModifier":"none"\#(more)}"#
  }

  private static func period(_ number: Int, _ name: String, _ entries: String...) -> String {
    #"{"periodDescriptor":{"number":\#(number)},"\#(name)":[\#(entries.joined(separator: ","))]}"#
  }

  private static var landing: String {
    let scorer = name("Al", "Ov") + #","sweaterNumber":8"#
    let assist = #","assists":[{\#(name("Bo", "Po")),"sweaterNumber":9}]"#
    let penalty =
      #"{"timeInPeriod":"04:00","type":"MIN","duration":2,"committedByPlayer":{\#(name("Di", "Do")),"#
      + #""sweaterNumber":24},"teamAbbrev":{"default":"MIN"},"descKey":"hooking"}"#
    let bench =
      #"{"timeInPeriod":"14:00","type":"BEN","duration":2,"teamAbbrev":{"default":"MIN"},"#
      + #""descKey":"delaying-game","servedBy":"C. Co"}"#
    let first = period(1, "goals", goal("05:32", "pp", "BUF", scorer, assist))
    let third = period(3, "goals", goal("01:00", "ev", "MIN", name("Cy", "Co")))
    return """
      {"id":2023020204,"season":20232024,"gameType":2,"gameDate":"2023-11-10","gameState":"OFF",
      "awayTeam":{"id":30,"abbrev":"MIN","score":1},"homeTeam":{"id":7,"abbrev":"BUF","score":2},
      "summary":{"scoring":[\(first),\(third)],"threeStars":[],
      "shootout":[{"teamAbbrev":{"default":"MIN"},\(name("Cy", "Co")),"result":"save"},
      {"teamAbbrev":{"default":"BUF"},\(scorer),"result":"goal"}],
      "penalties":[\(period(1, "penalties", penalty, bench))]}}
      """
  }

  private static let rail = """
    {"linescore":{"totals":{"away":1,"home":1}},"teamGameStats":[
    {"category":"powerPlay","awayValue":"0/0","homeValue":"1/2"},
    {"category":"pim","awayValue":4,"homeValue":0}]}
    """

  @Test func `a page has goals with their strength, penalties and the shoot-out`() throws {
    let text = Array(Self.landing.utf8)
    #expect(Feed.detect(text) == .nhl)
    let reading = NHLFeed.read(text, beside: Array(Self.rail.utf8))
    #expect(reading.error == nil && reading.notes == [.onlyGoalsAndPenalties])
    #expect(reading.log.incompleteness == nil)
    #expect(
      WrittenSheet(of: reading.log.withoutLists).text
        == """
        home     BUF
        visiting MIN
        date     2023-11-10
        league   NHL
        season   2023
        id       2023020204

        P1  4:00  MIN24  2 hooking @n1
            5:32  BUF8   goal 9 @n3
           14:00  MIN    bench 2 delaying-game served-by MIN1 @n2
        P3  1:00  MIN1   goal @n4
        SO        MIN1   shoot-out missed @n5
                  BUF8   shoot-out scored @n6
                  game-end @end

        """.replacing(#/ @n\d/#, with: ""))
    #expect(reading.log.rosters.visiting.map(\.name) == ["Cy Co", "Di Do"])
  }

  @Test func `the league's labels and figures are there to audit`() throws {
    let log = NHLFeed.read(Array(Self.landing.utf8), beside: Array(Self.rail.utf8)).log
    #expect(log.plays.compactMap(\.claim) == [.goal(.powerPlay), .goal(.even)])
    #expect(
      log.official.home
        == OfficialFigures(goals: 1, minutes: 0, opportunities: 2, powerPlayGoals: 1))
    let game = try solve(log).game
    #expect(game.powerPlays == PerTeam(home: 2, visiting: 0))
    #expect(game.goals(of: .home, .powerPlay) == 1)
  }

  @Test func `a page that breaks off anywhere never traps`() {
    let bytes = Array(Self.landing.utf8)
    for length in stride(from: 0, to: bytes.count, by: 7) {
      #expect(NHLFeed.read(Array(bytes[..<length])).error != nil)
    }
  }
}
