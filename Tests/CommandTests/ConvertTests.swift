import Testing

/// Logs in another format, which can be read back.
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
}
