import Testing

/// Words that the command does not accept.
@Suite struct Usage {
  @Test(arguments: [
    "", "ask", "live", "live -", "replay", "replay x --under", "replay x --quiet=yes",
    "replay x --under a --under b --under c", "check x --case a --case=b",
    "replay x --under a --under b --format jsonl", "state x y --at 1:00", "books show",
    "books diff nhl-2025", "books diff a b c", "books new", "books --mine",
    "books check a.json --format json", "books show nhl-2025 x", "convert a b", "help books show",
    "completion", "replay a --rows goals", "replay a b --format svg",
  ])
  func `words that cannot be taken are reported, and nothing is done`(_ words: String) throws {
    let outcome = try Workbench().run(words.split(separator: " ").map { String($0) })
    #expect(
      outcome.errors.hasPrefix("penaltybox: ") && outcome.errors.contains("\ntry `penaltybox "))
    #expect(outcome.output == "" && outcome.status == 2)
  }

  @Test(arguments: [
    ("reply", "replay"), ("--verion", "--version"), ("replay --formt text x", "--format"),
    ("replay -format text x", "--format"), ("replay --format=jsnl x", "jsonl"),
    ("replay x --from nlh", "nhl"), ("books shw", "show"), ("help replya", "replay"),
    ("completion csh", "zsh"), ("replay a.sheet --under nhl-2O25", "nhl-2025"),
    ("books check ours.jsn", "./ours.json"), ("replay a.shet", "a.sheet"),
  ])
  func `the nearest right word is named`(_ words: String, _ nearest: String) throws {
    let bench = try Workbench(["a.sheet": "under nhl-2025\n", "ours.json": "{}"])
    let outcome = try bench.run(words.split(separator: " ").map { String($0) })
    #expect(outcome.errors.contains("\ndid you mean `\(nearest)`?\n"), "\(outcome.errors)")
    #expect(outcome.output == "" && outcome.status == 2)
  }

  @Test func `what follows two hyphens is a file even if it looks like an option`() throws {
    let outcome = try Workbench().run("replay", "--", "--help")
    #expect(outcome.errors == "--help: no such file\n")
    #expect(outcome.status == 2)
  }
}
