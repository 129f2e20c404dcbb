import Foundation
import Testing

/// Files and links that somebody else put where the program writes; the program leaves them
/// unchanged.
@Suite struct ForeignFiles {
  private static let cases =
    "under nhl-2025\n\n== a minor\nP1 5:00 A6 2\n        > A6 starts, until 7:00\n"
  private static let sheet = "under    nhl-2025\n\nP1  5:00  A6   2 hooking\n"

  private func bench() throws -> Workbench {
    try Workbench([
      "g.sheet": Self.sheet, "suite/notes.txt": "mine",
    ])
  }

  private func link(_ name: String, to target: String, in bench: borrowing Workbench) throws {
    try FileManager.default.createSymbolicLink(
      atPath: bench.folder.appending(path: name).path, withDestinationPath: target)
  }

  private func names(in folder: String, of bench: borrowing Workbench) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: bench.folder.appending(path: folder).path)
      .sorted()
  }

  @Test func `a conversion needs a folder`() throws {
    let outcome = try bench().run("convert", "--format", "jsonl", "--into", "", "g.sheet")
    #expect(outcome.errors == "`--into` needs the name of a folder\n")
    #expect(outcome.status == 2)
  }

  @Test func `a conversion creates no file through a link`() throws {
    let bench = try bench()
    try link("suite/g.jsonl", to: "../nothing", in: bench)
    let outcome = try bench.run("convert", "--format", "jsonl", "--into", "suite", "g.sheet")
    #expect(
      outcome.errors == "suite/g.jsonl: there is one already, which is not overwritten\n")
    #expect(outcome.status == 2)
    #expect(!FileManager.default.fileExists(atPath: bench.folder.appending(path: "nothing").path))
  }

  @Test func `a conversion that a full disk ended leaves no part of a file`() throws {
    let plays = (0..<600).map { "P1 \($0 / 60):\($0 % 60 < 10 ? "0" : "")\($0 % 60) whistle\n" }
    let bench = try Workbench(["g.sheet": "under nhl-2025\n" + plays.joined()])
    let outcome = try bench.shell(
      "ulimit -f 4; penaltybox convert --format jsonl --into suite g.sheet")
    #expect(outcome.errors == "suite/g.jsonl: File too large\n")
    #expect(outcome.status == 2)
    #expect(try names(in: "suite", of: bench) == [])
    #expect(try bench.run("convert", "--format", "jsonl", "--into", "suite", "g.sheet").status == 0)
  }

  @Test(arguments: [
    ["replay"], ["convert", "--into", "out"], ["audit"], ["check"], ["fmt"], ["fmt", "--write"],
    ["fmt", "--check"],
  ])
  func `a link in a named folder is not read`(_ words: [String]) throws {
    let bench = try Workbench([
      "games/a.sheet": Self.sheet, "games/a.cases": Self.cases, "secret": "an inner secret\n",
    ])
    for ending in ["sheet", "cases"] { try link("games/x.\(ending)", to: "../secret", in: bench) }
    let outcome = try bench.run(words + ["games"])
    #expect(outcome.errors.contains(": expected a file, found a link; skipped\n"))
    #expect(!(outcome.errors + outcome.output).contains("inner"))
    #expect(try bench.text(of: "secret") == "an inner secret\n")
  }

  @Test func `a link that is named is read`() throws {
    let bench = try bench()
    try link("x.sheet", to: "g.sheet", in: bench)
    #expect(try bench.run("replay", "x.sheet").status == 0)
  }

  @Test func `a chart or a summary that is a link is not read`() throws {
    let bench = try Workbench([
      "a.json": AuditFeed.minor(code: "1551").text, "secret": "an inner secret\n",
      "charts/other.csv": "", "10.plays.json": #"[{"event":"hit"}]"#,
    ])
    try link("charts/2015020001.csv", to: "../secret", in: bench)
    let audit = try bench.run("audit", "--shifts", "charts", "a.json")
    #expect(
      audit.errors
        == "charts/2015020001.csv: expected a file, found a link; goes on without it\n")
    #expect(audit.status == 1)
    try link("10.summary.json", to: "secret", in: bench)
    let replay = try bench.run("replay", "10.plays.json")
    #expect(replay.errors.hasPrefix("10.summary.json: expected a file, found a link\n"))
    #expect(!replay.errors.contains("inner"))
    #expect(replay.status == 2)
  }
}
