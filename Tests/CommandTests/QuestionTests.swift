import Foundation
import Testing

/// Each question on the page about views has a command, which answers it.
@Suite struct QuestionsOnThePage {
  private static let files = [
    "game.sheet": """
    under    nhl-2025
    id       2025020027
    home     FLA
    visiting OTT

    P1  4:00  FLA6   2 hooking
        5:10  OTT9   goal 4 17
        9:00  FLA7   2+2 high-sticking
              OTT8   2 roughing
       10:00  FLA    bench 2 too-many-men
       14:00  OTT5   2+10 checking-from-behind served-by OTT12
       15:00  FLA9   goal @g
       15:30  goal-disallowed @g offside
       16:00  FLA12  PS tripping
              OTT4   penalty-shot missed
    P2  3:00  OTT    bench GM

    """,
    "shots.csv": "game,period,time,team\n2025020027,1,4:30,OTT\n2025020027,1,9:30,FLA\n",
    "table.csv": "period,time,team,player,minutes,text\n1,4:00,Bears,4,2,Hooking\n",
    "charts/1.csv": """
    period,start,end,teamId,playerId
    1,00:00,05:00,1,101
    1,01:00,03:00,1,102
    1,00:00,05:00,2,201

    """,
    "games/g1.sheet": "under nhl-2025\nid g1\nP1 4:00 A6 M\nP3 20:00 period-end\n",
    "feed.json": feed,
  ]
  private static let feed =
    #"{"id":1,"season":20252026,"gameType":2,"homeTeam":{"id":1,"abbrev":"AAA"},"awayTeam":{"id":2,"#
    + #""abbrev":"BBB"},"rosterSpots":[{"teamId":1,"playerId":101,"positionCode":"G"},{"teamId":1,"#
    + #""playerId":102,"positionCode":"C"},{"teamId":2,"playerId":201,"positionCode":"G"}],"plays":[{"#
    + #""eventId":8,"periodDescriptor":{"number":1},"timeInPeriod":"04:00","#
    + #""situationCode":"1551","typeDescKey":"shot-on-goal","sortOrder":1,"details":{"eventOwnerTeamId":1}}]}"#

  /// A part of what each command prints.
  private static let answers: [String: String] = [
    "penaltybox state --format json game.sheet --at 'P1 4:30'":
      "\"powerPlay\":{\"team\":\"visiting\",\"remaining\":90}",
    "penaltybox strength --at shots.csv game.sheet":
      "2025020027,1,9:30,FLA,4v5,4v5,4v5,",
    "penaltybox replay --format csv --rows power-plays game.sheet":
      "540,1,720,180,120,60,0,0,2,time,8 10",
    "penaltybox replay --format csv --rows intervals game.sheet":
      ",3v5,3,5,1,600,1,660,60,2,visiting,",
    "penaltybox replay --format csv --rows penalties game.sheet":
      ",1,240,1,310,goal-against,70,6,,true,1,",
    "penaltybox replay --format csv --rows penalties --names game.sheet":
      "2025020027,OTT,OTT5,minor,",
    "penaltybox replay --format csv --rows goals game.sheet":
      "2025020027,1,310,OTT,OTT9,OTT4,OTT17,PP,",
    "penaltybox replay --format csv --rows strengths game.sheet":
      "2025020027,visiting,OTT,5v4,5,4,",
    "penaltybox replay --format csv --rows attempts game.sheet":
      "2025020027,1,960,OTT,OTT4,penalty-shot,,false,missed,",
    "penaltybox replay --format changes game.sheet":
      "\"text\":\"P1 15:30 power play FLA\"",
    "penaltybox replay game.sheet":
      "off the board; out at the first whistle after 11:00",
    "penaltybox state game.sheet":
      "Out of the game: OTT bench (one of the staff)",
    "penaltybox ask game.sheet --at 'P1 4:30'":
      "FLA6 out of the box: power-play goal",
    "penaltybox audit feed.json":
      "plays not at full strength",
    "penaltybox season games":
      "May not play in the next game",
    "penaltybox replay --under nhl-2025 --under iihf-2025 game.sheet":
      "iihf-2025",
    "penaltybox convert --from csv --home Bears --visiting Ducks table.csv":
      "BEARS4   2 hooking",
  ]

  @Test func `each question has a command, and the other way round`() throws {
    let page = Workbench.repository.appending(path: "Sources/Views/README.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    let commands = lines.filter { $0.hasPrefix("| ") && $0.hasSuffix("` |") }.compactMap { line in
      line.dropLast(3).split(separator: "| `").last.map { String($0) }
    }.filter { $0.hasPrefix("penaltybox ") }
    #expect(commands.sorted() == Self.answers.keys.sorted())
  }

  @Test(arguments: answers.keys.sorted()) func `a command answers its question`(
    _ command: String
  ) throws {
    let outcome = try Workbench(Self.files).shell(command + " < /dev/null")
    let answer = try #require(Self.answers[command])
    #expect(outcome.output.contains(answer), "\(outcome.output)\(outcome.errors)")
    #expect(outcome.status < 2, "\(outcome.errors)")
  }
}
