import Foundation
import PageChecking
import Testing

/// The official scoresheet: as text, as a page, and in the console.
@Suite struct ScoresheetForm {
  private static let log = """
    {"penaltybox":1,"id":"adult league 17","under":["usa-hockey-2025-adult"],"clock":"remaining","home":"BEARS","visiting":"DUCKS","kind":"regular","date":"2026-11-24"}
    {"roster":"BEARS","number":30,"position":"G","name":"Anna Berg"}
    {"roster":"BEARS","number":15}
    {"roster":"BEARS","number":9}
    {"roster":"BEARS","number":7}
    {"roster":"BEARS","number":44}
    {"id":"p1","period":1,"elapsed":"2:37","play":"penalty","offender":"BEARS15","call":"2","infraction":"tripping"}
    {"id":"p2","period":1,"elapsed":"3:30","play":"goal","team":"DUCKS","scorer":"DUCKS9","assists":["DUCKS4","DUCKS17"]}
    {"id":"p3","period":1,"elapsed":"6:20","play":"penalty","offender":"BEARS7","call":"2","infraction":"roughing"}
    {"id":"p4","period":1,"elapsed":"6:20","play":"penalty","offender":"DUCKS22","call":"2","infraction":"roughing"}
    {"id":"p5","period":1,"elapsed":"9:00","play":"penalty","offender":"BEARS44","call":"2+10","infraction":"checking-from-behind","server":"BEARS9"}
    {"id":"p6","period":1,"elapsed":"12:00","play":"time-out","team":"DUCKS"}
    {"id":"p7","period":1,"elapsed":"19:30","play":"whistle"}
    {"id":"p8","period":1,"elapsed":"20:00","play":"period-end"}
    {"id":"p9","period":2,"elapsed":"1:00","play":"penalty","offender":"DUCKS4","call":"5+GM","infraction":"fighting"}
    {"id":"p10","period":2,"elapsed":"3:00","play":"goal","team":"BEARS","scorer":"BEARS9","assists":["BEARS15"]}
    {"id":"p11","period":2,"elapsed":"4:00","play":"penalty","offender":"DUCKS bench","call":"2","infraction":"too-many-men","server":"DUCKS88"}
    {"id":"p12","period":2,"elapsed":"20:00","play":"period-end"}
    {"id":"p13","period":3,"elapsed":"18:00","play":"goalkeeper-off","team":"BEARS"}
    {"id":"p14","period":3,"elapsed":"18:40","play":"goal","team":"DUCKS","scorer":"DUCKS17","emptyNet":true}
    {"id":"p15","period":3,"elapsed":"20:00","play":"period-end"}
    {"id":"p16","period":3,"elapsed":"20:00","play":"game-end"}

    """

  private func bench() throws -> Workbench { try Workbench(["game.jsonl": Self.log]) }

  @Test func `goals, penalties, goalkeepers and time-outs are as a scorer writes them`() throws {
    let outcome = try bench().run("scoresheet", "game.jsonl")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(
      outcome.output.contains(
        """
        BEARS: goals
            Per   Time  Type  Goal  Assist  Assist  Score
            P2   17:00  PP    9     15                1-1

        DUCKS: goals
            Per   Time  Type      Goal  Assist  Assist  Score
            P1   16:30  PP        9     4       17        0-1
            P3    1:20  EV EN GW  17                      1-2

        BEARS: penalties
            Per  No  Min  Infraction              Off  Start        On  Sits
            P1   15    2  tripping              17:23  17:23     16:30
            P1   7     2  roughing              13:40  13:40     11:00
            P1   44    2  checking from behind  11:00  11:00      9:00  9
            P1   44   10  checking from behind  11:00   9:00  P2 19:00

        DUCKS: penalties
            Per  No     Min  Infraction      Off  Start     On  Sits
            P1   22       2  roughing      13:40  13:40  11:00
            P2   4        5  fighting      19:00  19:00  14:00
            P2   4       10  fighting, GM  19:00
            P2   bench    2  too many men  16:00  16:00  14:00  88

        BEARS: players
          7, 9, 15, 30g, 44

               Goalkeepers  Net empty from  Time-out
        BEARS  30           P3 2:00
        DUCKS                               P1 8:00

        """))
    #expect(outcome.output.contains("\nReferee                 ____"))
    #expect(outcome.output.contains("\nPenalty bench, DUCKS    ____"))
  }

  @Test func `a penalty that is taken back is not on the sheet`() throws {
    let void =
      #"{"id":"v","period":1,"elapsed":"2:40","before":"p2","play":"void","of":"p1","reason":"wrong call"}"#
    let output = try Workbench(["game.jsonl": Self.log + void + "\n"])
      .run("scoresheet", "game.jsonl").output
    #expect(!output.contains("tripping"))
    #expect(output.contains("P1   16:30  EV"))
  }

  @Test func `a sheet has names if they are asked for`() throws {
    let bench = try bench()
    #expect(!(try bench.run("scoresheet", "game.jsonl").output.contains("Berg")))
    #expect(
      try bench.run("scoresheet", "--names", "game.jsonl").output.contains("BEARS  30 Anna Berg"))
  }

  @Test func `the page has both teams next to each other, and lines to sign on`() throws {
    let outcome = try bench().run("scoresheet", "--format", "html", "game.jsonl")
    let page = ParsedPage(outcome.output)
    #expect(page.faults == [])
    #expect(page.all("h1").map { $0.text } == ["BEARS 1 – DUCKS 2"])
    #expect(page.all("div", "pair").count == 5)
    #expect(
      page.all("h3").map { $0.text } == [
        "BEARS: goals", "DUCKS: goals", "BEARS: penalties", "DUCKS: penalties",
        "BEARS: players",
      ])
    #expect(page.all("div", "sign").count == 2)
    #expect(outcome.output.contains("@page{size:auto;margin:9mm 12mm}"))
  }

  @Test func `the shots of a period are those of its last note`() throws {
    let sheet = """
      under nhl-2025
      P1 10:00 other shots-5-4
      P1 20:00 other shots-12-9
          period-end
      P2 20:00 other shots-3-8
      """
    let output = try Workbench(["a.sheet": sheet]).run("scoresheet", "a.sheet").output
    #expect(
      output.contains(
        """
        Shots on goal  P1  P2   P3  total
        A              12   3
        B               9   8
        """))
  }

  @Test func `several games are one page, each on paper of its own`() throws {
    let bench = try bench()
    try bench.write(Data(Self.log.replacing("league 17", with: "league 18").utf8), to: "b.jsonl")
    let outcome = try bench.run("scoresheet", "--format", "html", "game.jsonl", "b.jsonl")
    let page = ParsedPage(outcome.output)
    #expect(page.faults == [])
    #expect(page.all("h2").map { $0.text } == ["BEARS 1 – DUCKS 2", "BEARS 1 – DUCKS 2"])
  }

  @Test func `a refused play is named, and ends with 1`() throws {
    let late =
      #"{"id":"x","period":1,"elapsed":"1:00","play":"penalty","offender":"BEARS8","call":"2"}"#
    let outcome = try Workbench(["game.jsonl": Self.log + late + "\n"])
      .run("scoresheet", "game.jsonl")
    #expect(outcome.output.contains("\n1 play refused: P1 19:00 BEARS8 2"))
    #expect(outcome.status == 1)
  }

  @Test func `score in the console is the same sheet without the lines to sign on`() throws {
    let outcome = try bench().run("live", "game.jsonl", input: "score\n")
    #expect(
      outcome.output.contains("P1   44    2  checking from behind  11:00  11:00      9:00  9"))
    #expect(!outcome.output.contains("Referee"))
  }

  @Test func `the attempts of a shoot-out are listed`() throws {
    let sheet = """
      under nhl-2025
      P3 20:00 period-end
      OT 5:00 period-end
      SO A9 shoot-out scored
         B7 shoot-out missed

      """
    let output = try Workbench(["a.sheet": sheet]).run("scoresheet", "a.sheet").output
    #expect(
      output.contains(
        """
        Shoot-out  A          B
        round 1    A9 scored  B7 missed

        """))
  }
}
