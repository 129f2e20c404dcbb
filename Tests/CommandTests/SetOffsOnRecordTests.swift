import Foundation
import Testing

@Suite struct SetOffsOnRecord {
  /// A feed in which home's 6 owes a double minor and 7 a minor, and a visitors' minor is set off.
  ///
  /// Either 6 serves the double minor alone, or 6 and 7 serve two minutes each.
  private func feed(ofUnequalCalls codes: [Int]) -> String {
    func penalty(_ id: Int, _ player: Int, _ minutes: Int, team: Int) -> String {
      play(
        id, "05:00", "penalty",
        #""situationCode":"1551","details":{"typeCode":"MIN","descKey":"roughing","#
          + #""duration":\#(minutes),"committedByPlayerId":\#(player),"eventOwnerTeamId":\#(team)}"#
      )
    }
    let hits = zip(["05:30", "06:30", "07:30"], codes).enumerated().map { index, hit in
      play(index + 4, hit.0, "hit", #""situationCode":"\#(hit.1)""#)
    }
    return feed(
      of: [
        penalty(1, 6, 4, team: 1), penalty(2, 7, 2, team: 1), penalty(3, 9, 2, team: 2),
      ] + hits)
  }

  @Test(
    arguments: [
      ([1541, 1541, 1541], false, 4), ([1531, 1531, 1551], true, 3),
      ([1531, 1541, 1541], false, 4),
    ])
  func `of several lawful set-offs the one is taken that the feed's record of strength shows`(
    _ codes: [Int], _ isShown: Bool, _ home: Int
  ) throws {
    let bench = try Workbench(["a.json": feed(ofUnequalCalls: codes)])
    let outcome = try bench.run("replay", "--format", "jsonl", "a.json")
    let choices = outcome.output.split(separator: "\n").filter { $0.contains("captain-choice") }
    #expect(choices.count == (isShown ? 1 : 0))
    #expect(outcome.output.contains(#""before":{"home":\#(home),"visiting":5}"#))
  }

  @Test(arguments: ["sheet", "jsonl"])
  func `a converted feed has the choice that its record shows`(_ format: String) throws {
    let bench = try Workbench(["a.json": feed(ofUnequalCalls: [1531, 1531, 1551])])
    let converted = try bench.run("convert", "--format", format, "a.json")
    try bench.write(Data(converted.output.utf8), to: "b.\(format)")
    #expect(converted.output.contains("record-1"))
    let replayed = try bench.run("replay", "--format", "jsonl", "b.\(format)")
    #expect(replayed.output.contains(#""before":{"home":3,"visiting":5}"#))
  }

  private func play(_ id: Int, _ time: String, _ kind: String, _ rest: String) -> String {
    #"{"eventId":\#(id),"periodDescriptor":{"number":1,"periodType":"REG"},"sortOrder":\#(id),"#
      + #""timeInPeriod":"\#(time)","typeDescKey":"\#(kind)",\#(rest)}"#
  }

  private func feed(of plays: [String]) -> String {
    #"{"id":2015020001,"season":20152016,"gameType":2,"homeTeam":{"id":1},"#
      + #""awayTeam":{"id":2},"rosterSpots":[],"plays":[\#(plays.joined(separator: ","))]}"#
  }
}
