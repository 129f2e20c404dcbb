import Foundation
import Testing

/// Logs converted into another format, from which they can be read back.
@Suite struct Converting {
  private static let one = "under    nhl-2025\n\nP1  5:00  A6   2 hooking\n"
  private static let other = "under    iihf-2025\n\nP1  7:00  B9   goal\n"

  private func bench() throws -> Workbench {
    try Workbench(["a.sheet": Self.one, "games/b.sheet": Self.other])
  }

  @Test(arguments: ["sheet", "jsonl"])
  func `several logs become a file each, which are the same games`(_ format: String) throws {
    let bench = try bench()
    let outcome = try bench.run(
      "convert", "a.sheet", "games/b.sheet", "--format", format, "--into", "out/new")
    #expect(outcome.output == "")
    #expect(
      outcome.errors
        == "a.sheet is now out/new/a.\(format)\ngames/b.sheet is now out/new/b.\(format)\n")
    #expect(outcome.status == 0)
    for (name, sheet) in [("a", Self.one), ("b", Self.other)] {
      let again = try bench.run("convert", "out/new/\(name).\(format)")
      #expect(again.output == sheet)
      #expect(again.status == 0)
    }
  }

  @Test func `no file is overwritten`() throws {
    let bench = try bench()
    let outcome = try bench.run("convert", "a.sheet", "games/b.sheet", "--into", "games")
    #expect(
      outcome.errors == """
        a.sheet is now games/a.sheet
        games/b.sheet: there is one already, which is not overwritten

        """)
    #expect(outcome.status == 2)
    #expect(try bench.text(of: "games/b.sheet") == Self.other)
  }

  @Test func `a log of two games at once is not printed`() throws {
    let outcome = try bench().run("convert", "a.sheet", "games/b.sheet")
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("for several use `--into DIR`"))
    #expect(outcome.status == 2)
  }

  @Test(arguments: ["Beer League", "  Ü 12 # > @x", "beer"])
  func `a league of any words is read back`(_ league: String) throws {
    let bench = try Workbench([
      "a.jsonl": #"{"penaltybox":1,"under":["nhl-2025"],"league":"\#(league)"}"# + "\n"
        + #"{"id":1,"period":1,"elapsed":"5:00","play":"whistle"}"# + "\n"
    ])
    let sheet = try bench.run("convert", "a.jsonl")
    #expect(sheet.status == 0)
    try bench.write(Data(sheet.output.utf8), to: "a.sheet")
    let replay = try bench.run("replay", "a.sheet")
    #expect(replay.errors == "")
    #expect(replay.status == 0)
  }

  @Test(arguments: ["sheet", "jsonl"], [-1, 1_000_000_000])
  func `a feed's number that no player has is left out`(_ format: String, _ number: Int) throws {
    let feed = AuditFeed.minor().text.replacing(
      #""playerId":106,"#, with: #""playerId":106,"sweaterNumber":\#(number),"#)
    let bench = try Workbench(["a.json": feed])
    let outcome = try bench.run("convert", "--format", format, "a.json")
    #expect(
      outcome.errors == "a.json: the source numbers a player \(number), but numbers go from 0 to "
        + "999,999,999; the player is left out\n")
    #expect(outcome.status == 0)
    try bench.write(Data(outcome.output.utf8), to: "b.\(format)")
    #expect(try bench.run("replay", "b.\(format)").errors == "")
  }

  @Test func `a play that a sheet cannot have is left out and reported`() throws {
    let bench = try Workbench([
      "a.jsonl": """
      {"penaltybox":1,"under":["nhl-2025"]}
      {"id":1,"period":1,"elapsed":"5:00","play":"whistle"}
      {"id":2,"period":1,"elapsed":"25:00","play":"penalty","offender":"A6","call":"2"}
      {"id":3,"period":2,"elapsed":"1:00","play":"whistle"}

      """
    ])
    let outcome = try bench.run("convert", "a.jsonl")
    #expect(
      outcome.errors
        == "a.jsonl:3: a sheet cannot have the line `25:00  A6   2`, which is left out: "
        + "`25:00` is outside the period, which is 20:00 long\n")
    #expect(
      outcome.output
        == "under    nhl-2025\n\nP1  5:00  whistle\n\nP2  1:00  whistle\n"
        .replacing("\n\nP2", with: "\nP2"))
    #expect(outcome.status == 2)
  }

  @Test(arguments: [
    ("OT 4:00 A6 2", "`OT 4:00 A6 2`"),
    ("OT 2:50 clock 15:05 fault", "`OT 2:50 clock 15:05 fault`"),
  ])
  func `a time that the book's overtime does not have is left out and reported`(
    _ line: String, _ told: String
  ) throws {
    let bench = try Workbench([
      "a.sheet": "clock remaining\novertime 3:00\nP1 1:00 whistle\n\(line)\n"
    ])
    let outcome = try bench.run("convert", "--format", "jsonl", "a.sheet")
    #expect(outcome.errors == "a.sheet:4: \(told) is left out: the period is only 3:00 long\n")
    #expect(outcome.status == 2)
    try bench.write(Data(outcome.output.utf8), to: "b.jsonl")
    #expect(try bench.run("convert", "b.jsonl").output.contains("P1  1:00  whistle"))
  }

  @Test func `a time after the end is not written as 0:00 on a clock that counts down`() throws {
    let bench = try Workbench([
      "a.jsonl": """
      {"penaltybox":1,"clock":"remaining"}
      {"id":1,"period":1,"elapsed":"25:00","play":"whistle"}

      """
    ])
    let outcome = try bench.run("convert", "a.jsonl")
    #expect(
      outcome.errors
        == "a.jsonl:2: a sheet cannot have the line `P1  0:00  whistle`, which is left out: "
        + "the period is only 20:00 long\n")
    #expect(outcome.status == 2)
  }
}
