import Testing

/// A log that is read repeatedly while its game goes on.
@Suite struct NewPlaysInLogs {
  private static let start = """
    {"penaltybox":1,"id":"g","under":["nhl-2025"]}
    {"id":"p1","period":1,"elapsed":"4:00","play":"penalty","offender":"A6","call":"2"}
    {"id":"p2","period":1,"elapsed":"4:00","play":"face-off"}

    """
  private static let goal = """
    {"id":"p3","period":1,"elapsed":"4:30","play":"goal","team":"B"}

    """

  private func bench() throws -> Workbench {
    try Workbench(["1.jsonl": Self.start, "2.jsonl": Self.start + Self.goal])
  }

  private func sources(_ output: String) -> [Substring] {
    output.split(separator: "\n").map { line in
      line.split(separator: ",").first { $0.contains("source") || $0.contains(#""final""#) } ?? ""
    }
  }

  @Test(arguments: ["p2", "1.jsonl"])
  func `only what is new is shown, since a play or since the log as it was`(since: String) throws {
    let bench = try bench()
    let lines = try bench.run("replay", "--format", "jsonl", "--since", since, "2.jsonl")
    #expect(sources(lines.output) == [#""source":"p3""#, #""kind":"final""#])
    let text = try bench.run("replay", "--since", since, "2.jsonl")
    #expect(text.output.hasPrefix("\nP1\n   4:30  B goal"))
    #expect(!text.output.contains("A6 2") && text.status == 0)
  }

  @Test(arguments: ["p3", "2.jsonl"]) func `where nothing is new, nothing is shown`(since: String)
    throws
  {
    for format in ["text", "jsonl"] {
      let outcome = try bench().run("replay", "--format", format, "--since", since, "2.jsonl")
      #expect(outcome.output == "" && outcome.status == 0)
    }
  }

  @Test func `a play on which something else is ruled now is new`() throws {
    let bench = try Workbench([
      "1.sheet": "under nhl-2025\nP1 4:00 A6 2\n   4:30 B goal\n   6:00 whistle\n",
      "2.sheet": "under nhl-2025\nP1 4:00 A6 2\n   4:10 B7 2\n   4:30 B goal\n   6:00 whistle\n",
    ])
    let outcome = try bench.run("replay", "--format", "jsonl", "--since", "1.sheet", "2.sheet")
    let sources = sources(outcome.output)
    #expect(sources.contains(#""source":3"#) && sources.contains(#""source":4"#))
    #expect(!sources.contains(#""source":2"#))
  }

  @Test func `what is neither a play nor a file is an error`() throws {
    let outcome = try bench().run("replay", "--since", "p7", "2.jsonl")
    #expect(
      outcome.errors == """
        --since: no play of g is called `p7`, and there is no such file; expected a play's id, or the \
        file as it was read before

        """)
    #expect(outcome.output == "" && outcome.status == 2)
  }

  @Test func `it is for one log, as text or lines`() throws {
    let bench = try bench()
    #expect(try bench.run("replay", "--since", "p2", "1.jsonl", "2.jsonl").status == 2)
    let page = try bench.run("replay", "--format", "html", "--since", "p2", "2.jsonl")
    #expect(page.errors.contains("`--format html` and `--since` cannot be used together"))
  }
}
