import Testing

@Suite struct Usage {
  @Test(
    arguments: [
      (["reply"], "unknown verb `reply`\ndid you mean `replay`?\ntry `penaltybox --help`"),
      ([], "expected a verb, such as `replay`\ntry `penaltybox --help`"),
      (["ask"], "`ask` needs a LOG\ntry `penaltybox ask --help`"),
      (["live"], "`live` needs a LOG\ntry `penaltybox live --help`"),
      (
        ["live", "-"],
        "`live` needs a file for its log, not `-`\ntry `penaltybox live --help`"
      ),
      (
        ["--verion"],
        "unknown option `--verion` before the verb\ndid you mean `--version`?\ntry `penaltybox --help`"
      ),
      (["replay"], "`replay` needs a LOG\ntry `penaltybox replay --help`"),
      (
        ["replay", "--formt", "text", "x"],
        "`replay` has no option `--formt`\ndid you mean `--format`?\ntry `penaltybox replay --help`"
      ),
      (
        ["replay", "-format", "text", "x"],
        "`replay` has no option `-format`\ndid you mean `--format`?\ntry `penaltybox replay --help`"
      ),
      (
        ["replay", "--format", "xml", "x"],
        "`xml` is not a value of `--format`; expected text, jsonl, csv, html, svg or changes\ntry `penaltybox replay --help`"
      ),
      (
        ["replay", "--format=jsnl", "x"],
        "`jsnl` is not a value of `--format`; expected text, jsonl, csv, html, svg or changes\ndid you mean `jsonl`?\ntry `penaltybox replay --help`"
      ),
      (
        ["replay", "x", "--under"], "`--under` needs a value: BOOK\ntry `penaltybox replay --help`"
      ),
      (["replay", "x", "--quiet=yes"], "`--quiet` takes no value\ntry `penaltybox replay --help`"),
      (
        ["replay", "x", "--from", "nlh"],
        "`nlh` is not a value of `--from`; expected sheet, jsonl, nhl, hockeytech, liiga or pwhl\ndid you mean `nhl`?\ntry `penaltybox replay --help`"
      ),
      (
        ["replay", "x", "--under", "a", "--under", "b", "--under", "c"],
        "`--under` may be given only 2 times\ntry `penaltybox replay --help`"
      ),
      (
        ["check", "x", "--case", "a", "--case=b"],
        "`--case` may be given only once\ntry `penaltybox check --help`"
      ),
      (
        ["replay", "x", "--under", "a", "--under", "b", "--format", "jsonl"],
        "`--format jsonl` and `--under b` cannot be used together\ntry `penaltybox replay --help`"
      ),
      (
        ["state", "x", "y", "--at", "P1 1:00"],
        "unexpected argument `y` for `state`\ntry `penaltybox state --help`"
      ),
      (
        ["books", "shw"],
        "`books` has no `shw`; expected show, diff, new, check or schema\ndid you mean `show`?\ntry `penaltybox books --help`"
      ),
      (["books", "show"], "`books show` needs a BOOK\ntry `penaltybox books --help`"),
      (["books", "diff", "nhl-2025"], "`books diff` needs a BOOK\ntry `penaltybox books --help`"),
      (
        ["books", "diff", "a", "b", "c"],
        "unexpected argument `c` for `books diff`\ntry `penaltybox books --help`"
      ),
      (["books", "new"], "`books new` needs `--extends BOOK`\ntry `penaltybox books --help`"),
      (
        ["books", "--mine"],
        "`--mine` needs `books show`\ntry `penaltybox books --help`"
      ),
      (
        ["books", "check", "a.json", "--format", "json"],
        "`--format json` and `books check` cannot be used together\ntry `penaltybox books --help`"
      ),
      (
        ["convert", "a", "b"],
        "`convert` prints one log; for several use `--into DIR`\ntry `penaltybox convert --help`"
      ),
      (
        ["help", "replya"], "unknown verb `replya`\ndid you mean `replay`?\ntry `penaltybox --help`"
      ),
      (
        ["help", "books", "show"],
        "unexpected argument `show` for `help`\ntry `penaltybox help --help`"
      ),
      (["completion"], "`completion` needs a SHELL\ntry `penaltybox completion --help`"),
      (
        ["completion", "csh"],
        "`completion` has no `csh`; expected bash, zsh, fish or words\ndid you mean `zsh`?\ntry `penaltybox completion --help`"
      ),
      (
        ["books", "show", "nhl-2025", "x"],
        "no rulebook has a provision `x`\ntry `penaltybox books --help`"
      ),
    ] as [([String], String)])
  func `words that cannot be taken are reported, and nothing is done`(
    _ words: [String], _ message: String
  ) throws {
    let outcome = try Workbench().run(words)
    #expect(outcome.errors == "penaltybox: \(message)\n")
    #expect(outcome.output == "")
    #expect(outcome.status == 2)
  }

  @Test func `what follows two hyphens is a file even if it looks like an option`() throws {
    let outcome = try Workbench().run("replay", "--", "--help")
    #expect(outcome.errors == "--help: no such file\n")
    #expect(outcome.status == 2)
  }
}
