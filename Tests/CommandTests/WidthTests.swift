import Testing

@testable import penaltybox

/// The output of the command on terminals of several widths; the tests of `Views` cover the views.
@Suite struct Widths {
  private static let cases = """
    under    nhl-2025

    == two minors called at a stoppage where the source has nobody short-handed at all
    from     ours, a source with a rather long name, edition of the season 2025-26, page 17
    P1  5:00  A6   2
              B7   2
              B9   2
              > nothing

    == broken
    P1  5:00  A6   2 high sticking and a good many other words that make this line longer than most

    """

  @Test(arguments: [60, 140])
  func `of a check, only the command to copy is wider than the terminal`(columns: Int) throws {
    let terminal = try PseudoTerminal(
      ["check", "a.cases"], columns: columns, files: ["a.cases": Self.cases])
    #expect(terminal.wait(for: "1 unreadable"))
    #expect(terminal.end() == 2)
    let wide = terminal.lines.filter { $0.count > columns }
    #expect(wide.allSatisfy { $0.hasPrefix("    again    penaltybox check a.cases") }, "\(wide)")
    #expect(terminal.lines.count { $0.hasPrefix("    again    ") } == 1)
  }

  /// Three fights at one stoppage; one side also has a minor and a misconduct.
  private static let brawl = """
    1723 bears 15 5 fighting
    ducks 4 5 fighting
    bears 7 5 fighting
    ducks 9 5 fighting
    bears 11 2+10 checking-from-behind served-by 8
    ducks 23 2+10 head-contact served-by 6
    xyz
    ask
    help penalties
    """

  @Test func `no line of live is wider than the terminal, and a new width counts at once`() throws {
    let words = ["live", "game.jsonl", "--under", "nhl-2025", "--home", "BEARS"]
    let terminal = try PseudoTerminal(words + ["--visiting", "DUCKS"], columns: 140)
    terminal.wait(for: "P1 0:00> ")
    terminal.resize(columns: 60)
    for line in Self.brawl.split(separator: "\n") {
      terminal.type("\(line)\r")
      terminal.wait(for: "\nP1 17:23> ")
    }
    terminal.type("exit\r")
    #expect(terminal.end() == 2)
    // A line with the prompt also contains the typed text, which may be longer.
    let lines = terminal.lines.drop { !$0.hasPrefix("kept: ") }
    #expect(lines.filter { $0.count > 60 && !$0.contains("P1 17:23> ") } == [])
    #expect(try terminal.log().count == 6)
  }

  @Test(arguments: [nil, 140, 60]) func `no line of the help is wider`(columns: Int?) {
    for verb in [nil] + Verb.all {
      let lines = Help.text(on: verb, columns: columns).split(separator: "\n")
      #expect(lines.filter { $0.count > min(columns ?? 100, 100) } == [], "\(verb?.name ?? "help")")
    }
  }

  @Test(arguments: 20...80) func `the mark of an error stays below its word`(width: Int) {
    let message = """
      game.sheet:4:20: expected a call, such as `2`, `2+2` or `5+GM`, not `hooking`
        P1 4:00 TOR15  hooking served-by TOR22 and more words than fit
                       ^~~~~~~
      """
    let lines = message.fitted(to: width).split(separator: "\n").map { String($0) }
    #expect(lines.allSatisfy { $0.count <= width })
    let mark = lines.firstIndex { $0.contains("^") } ?? 0
    let place = lines[mark].prefix { $0 == " " }.count
    let marked = lines[mark - 1].dropFirst(place).prefix(lines[mark].count - place)
    #expect("hooking".hasPrefix(marked.filter { $0 != "…" }) && marked.count > 3, "\(lines)")
    #expect(message.fitted(to: 100) == message)
  }
}
