import Foundation
import Testing

/// A console when many players sit, on terminals of several widths.
@Suite struct LiveBrawls {
  private static let words = [
    "live", "game.jsonl", "--under", "nhl-2025", "--home", "BEARS", "--visiting", "DUCKS",
  ]

  /// Three fights at one stoppage; one side also has a minor and a misconduct.
  private static let brawl = """
    1723 bears 15 5 fighting
    ducks 4 5 fighting
    bears 7 5 fighting
    ducks 9 5 fighting
    bears 22 5 fighting
    ducks 17 5 fighting
    bears 11 2+10 checking-from-behind served-by 8
    bears 12 2 roughing
    ducks 23 2+10 head-contact served-by 6
    """

  @Test(arguments: [60, 80, 140]) func `no line is wider than the terminal`(columns: Int) throws {
    let terminal = try PseudoTerminal(Self.words, columns: columns)
    terminal.wait(for: "P1 0:00> ")
    /// Types a line, and waits for the next prompt: the terminal echoes what is typed before that into the answer.
    func enter(_ line: Substring, for text: String) {
      #expect(terminal.enter(String(line), for: text))
      terminal.wait(for: "\nP1 17:23> ")
    }
    for (index, line) in Self.brawl.split(separator: "\n").enumerated() {
      enter(line, for: "kept: @p\(index + 1) ")
    }
    enter("xyz", for: "no team, play or command `xyz`")
    enter("ask", for: "May not serve for another")
    enter("help penalties", for: "back-in-box")
    terminal.type("exit\r")
    #expect(terminal.end() == 2)
    // A line with the prompt ends with what was typed.
    let wide = terminal.lines.filter { $0.count > columns && !$0.contains("P1 17:23> ") }
    #expect(wide == [])
    #expect(try terminal.log().count == 9)
  }

  @Test func `a new width counts from the next line on`() throws {
    let terminal = try PseudoTerminal(Self.words, columns: 140)
    terminal.wait(for: "P1 0:00>")
    terminal.resize(columns: 50)
    terminal.enter("1723 bears 15 5 fighting", for: "kept: @p1")
    terminal.wait(for: "\nP1 17:23> ")
    terminal.type("exit\r")
    #expect(terminal.end() == 0)
    let lines = terminal.lines.drop { !$0.hasPrefix("kept: ") }
    #expect(lines.count > 2 && lines.allSatisfy { $0.count <= 50 })
  }
}
