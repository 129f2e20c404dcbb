import Foundation
import Testing

/// Files that never end, are not regular files, or cannot be opened.
@Suite struct FileKinds {
  private static let good = "under nhl-2025\nP1 5:00 A6 2\n"
  private static let cases =
    "under nhl-2025\n\n== a minor\nP1  5:00  A6  2\n          > A6 starts, until 7:00\n"

  private static let verbs = [
    ["replay"], ["convert"], ["audit"], ["check"], ["fmt"], ["state", "--at", "P1 5:00"],
  ]

  private func bench() throws -> Workbench {
    try Workbench(["games/a.sheet": Self.good, "games/a.cases": Self.cases])
  }

  @Test(arguments: verbs) func `a named pipe is not waited for`(_ words: [String]) throws {
    let bench = try bench()
    mkfifo(bench.folder.appending(path: "games/pipe.sheet").path, 0o600)
    let outcome = try bench.run(words + ["games/pipe.sheet"])
    #expect(outcome.errors == "games/pipe.sheet: expected a file, found a named pipe\n")
    #expect(outcome.status == 2)
  }

  @Test(arguments: [["audit"], ["check"], ["fmt", "--check"]])
  func `a named pipe in a folder is skipped`(_ words: [String]) throws {
    let bench = try bench()
    for ending in ["sheet", "cases", "other"] {
      mkfifo(bench.folder.appending(path: "games/pipe.\(ending)").path, 0o600)
    }
    let outcome = try bench.run(words + ["games"])
    #expect(outcome.errors.contains(": expected a file, found a named pipe; skipped\n"))
    #expect(!outcome.errors.contains("pipe.other"))
    // The folder contains nothing that an audit could compare.
    #expect(outcome.status < 2 || words == ["audit"])
  }

  @Test(arguments: verbs) func `a device is not read`(_ words: [String]) throws {
    let outcome = try bench().run(words + ["/dev/zero"])
    #expect(outcome.errors == "/dev/zero: expected a file, found a device\n")
    #expect(outcome.status == 2)
  }

  @Test(arguments: verbs) func `a file of a terabyte is refused at once`(_ words: [String]) throws {
    let bench = try Workbench(["a.sheet": Self.good])
    #expect(truncate(bench.folder.appending(path: "a.sheet").path, 1_000_000_000_000) == 0)
    let outcome = try bench.run(words + ["a.sheet"])
    #expect(outcome.errors == "a.sheet: larger than 64 MB, which is the most that is read\n")
    #expect(outcome.status == 2)
  }

  @Test func `standard input is read up to the same size`() throws {
    let bench = try Workbench(["a.sheet": Self.good])
    let endless = try bench.shell("penaltybox replay - < /dev/zero")
    #expect(endless.errors == "-: larger than 64 MB, which is the most that is read\n")
    #expect(endless.status == 2)
    for path in ["-", "/dev/stdin", "/dev/fd/0"] {
      let piped = try bench.shell("cat a.sheet | penaltybox replay \(path)")
      #expect(piped.output.contains("A6 in the box until 7:00"))
      #expect(piped.status == 0)
    }
  }

  @Test func `a rulebook has four megabytes at most`() throws {
    let bench = try Workbench(["a.sheet": Self.good, "book.json": "{}"])
    #expect(truncate(bench.folder.appending(path: "book.json").path, 4_000_001) == 0)
    let outcome = try bench.run("replay", "a.sheet", "--under", "book.json")
    #expect(outcome.errors == "book.json: larger than 4 MB, which is the most that is read\n")
    #expect(outcome.status == 2)
  }

  @Test(arguments: [["check"], ["fmt", "--check"]])
  func `one file that cannot be read does not hide the others`(_ words: [String]) throws {
    let bench = try bench()
    let other = Self.cases.replacingOccurrences(of: "7:00", with: "9:00") + "\n\n"
    try bench.write(Data(other.utf8), to: "games/z.cases")
    // Gzip files are never read, so not even an administrator gets past them.
    try bench.write(Data([0x1f, 0x8b, 8, 0]), to: "games/b.cases")
    let outcome = try bench.run(words + ["games"])
    #expect(outcome.errors.contains("games/b.cases: this is compressed by gzip"))
    #expect((outcome.output + outcome.errors).contains("z.cases"))
    #expect(outcome.status == 2)
  }

  @Test func `a folder without sheets and cases is not formatted`() throws {
    let outcome = try Workbench(["games/a.txt": ""]).run("fmt", "--check", "games")
    #expect(outcome.errors == "games: no sheets or case files in this folder\n")
    #expect(outcome.status == 2)
  }

  @Test(arguments: [
    ["replay"], ["check"], ["fmt"], ["audit", "--known"], ["audit", "--official"],
  ])
  func `a text has no more and no longer lines than people write`(_ words: [String]) throws {
    let bench = try Workbench(["a.sheet": Self.good])
    try bench.write(Data(repeating: 0x0a, count: 200_001), to: "many")
    try bench.write(Data(repeating: UInt8(ascii: "x"), count: 100_001), to: "long")
    let rest = words.count > 1 ? ["a.sheet"] : []
    let many = try bench.run(words + ["many"] + rest)
    #expect(many.errors.hasPrefix("many:"))
    #expect(many.errors.contains("more than 200,000 lines, which is the most that is read\n"))
    #expect(many.status == 2)
    let long = try bench.run(words + ["long"] + rest)
    #expect(long.errors.hasPrefix("long:1:"))
    #expect(
      long.errors.contains("longer than 100,000 bytes, which is the most that is read of a line\n"))
    #expect(long.status == 2)
  }

  @Test func `a typed line may not be endless`() throws {
    let bench = try Workbench()
    let typed = try bench.shell("penaltybox live a.jsonl --under nhl-2025 < /dev/zero")
    #expect(typed.errors == "-:1: longer than 100,000 bytes; the input is not read further\n")
    #expect(typed.status == 2)
  }
}
