import Foundation
import Testing

/// `fmt --write` and `fmt --check`.
@Suite struct FormatFiles {
  private static let loose = "under nhl-2025\nP1 5:00 A6 2\n"
  private static let canonical = "under    nhl-2025\n\nP1  5:00  A6   2\n"

  private func bench() throws -> Workbench {
    try Workbench(["games/a.sheet": Self.loose, "games/b.sheet": Self.canonical])
  }

  @Test func `files in another form are written, and named`() throws {
    let bench = try bench()
    let outcome = try bench.run("fmt", "--write", "games")
    #expect(outcome.output == "games/a.sheet\n")
    #expect(outcome.status == 0)
    #expect(try bench.text(of: "games/a.sheet") == Self.canonical)
    #expect(try bench.text(of: "games/b.sheet") == Self.canonical)
    #expect(try bench.run("fmt", "--write", "games").output == "")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: bench.folder.appending(path: "games").path)
    #expect(names.sorted() == ["a.sheet", "b.sheet"])
  }

  @Test func `a file keeps who may read it, and a link stays one`() throws {
    let bench = try bench()
    let file = bench.folder.appending(path: "games/a.sheet").path
    let link = bench.folder.appending(path: "link.sheet").path
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "games/a.sheet")
    #expect(try bench.run("fmt", "--write", "link.sheet").status == 0)
    #expect(try bench.text(of: "games/a.sheet") == Self.canonical)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link) == "games/a.sheet")
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a file that cannot be read is left as it is`() throws {
    let bench = try bench()
    let broken = "under nhl-2025\nP1 5:0 A6 2\n"
    try bench.write(Data(broken.utf8), to: "games/c.sheet")
    let outcome = try bench.run("fmt", "--write", "games")
    #expect(outcome.errors.hasPrefix("games/c.sheet:2:4: `5:0` is not a time"))
    #expect(outcome.status == 2)
    #expect(try bench.text(of: "games/c.sheet") == broken)
    #expect(try bench.text(of: "games/a.sheet") == Self.canonical)
  }

  @Test(
    arguments: [
      (["--write", "-"], "`fmt --write` needs a file, not `-`"),
      (["--write", "--check", "a"], "`--check` and `--write` cannot be used together"),
      ([], "`fmt` needs a FILE"),
    ] as [([String], String)])
  func `one thing is done at a time`(_ words: [String], _ message: String) throws {
    let outcome = try bench().run(["fmt"] + words)
    #expect(outcome.errors == "penaltybox: \(message)\ntry `penaltybox fmt --help`\n")
    #expect(outcome.status == 2)
  }
}
