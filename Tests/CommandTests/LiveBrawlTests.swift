import Foundation
import Testing

/// A console on a terminal when many players sit, and when much is pasted.
@Suite struct LiveBrawls {
  private static let words = [
    "live", "game.jsonl", "--under", "nhl-2025", "--home", "BEARS", "--visiting",
    "DUCKS",
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

  @Test(arguments: [(24, 80), (24, 60), (40, 140)])
  func `answers and errors are in sight with three fights at one stoppage`(
    rows: Int, columns: Int
  ) throws {
    let terminal = try PseudoTerminal(Self.words, rows: rows, columns: columns)
    terminal.wait(for: "P1 0:00>")
    for (index, line) in Self.brawl.split(separator: "\n").enumerated() {
      #expect(terminal.enter(String(line), for: "kept: @p\(index + 1) "))
    }
    let rule = try #require(terminal.page.rows.firstIndex { $0.hasPrefix("──") })
    #expect(rule < rows / 2, "\(terminal.page.text)")
    if rows == 24 { #expect(terminal.page.text.contains(" more: `box`")) }
    #expect(terminal.page.rows[..<rule].contains { $0.hasPrefix("Next: ") })
    #expect(terminal.page.cells.allSatisfy { $0.count <= columns })
    #expect(terminal.enter("xyz", for: "no team, play or command `xyz`"))
    #expect(terminal.enter("ask", for: "Page Up, Page Down"))
    #expect(terminal.enter("help goals", for: "goal empty-net"))
    #expect(terminal.page.rows.count <= rows)
  }

  /// The seconds that the console works until `text` is shown, after `keys` are typed.
  private func seconds(_ keys: String, until text: String) throws -> (Duration, Int) {
    let terminal = try PseudoTerminal(Self.words)
    terminal.wait(for: "P1 0:00>")
    let before = terminal.written.count
    let start = ContinuousClock.now
    terminal.type(keys)
    #expect(terminal.wait(for: text))
    return (ContinuousClock.now - start, terminal.written.count - before)
  }

  @Test func `the beginning and the end of a long answer are in sight`() throws {
    let terminal = try PseudoTerminal(Self.words)
    terminal.wait(for: "P1 0:00>")
    terminal.enter("400 bears 15 2 hook", for: "kept: @p1")
    #expect(terminal.enter("ask", for: " more rows: Page Up"))
    #expect(terminal.page.rows.contains("P1 4:00> ask"))
    #expect(terminal.page.text.contains("BEARS get a skater back at 6:00"))
  }

  @Test(arguments: ["", "\u{1b}[200~"])
  func `a long pasted line is taken at once, and drawn once`(mark: String) throws {
    let text = String(repeating: "x", count: 16_000)
    let end = mark.isEmpty ? "" : "\u{1b}[201~"
    let (time, written) = try seconds(
      "\(mark)\(text)\(end)\u{15}500 whistle\r", until: "kept: @p1")
    #expect(time < .seconds(5), "\(time)")
    #expect(written < 20_000, "\(written)")
  }

  @Test func `keys that only command end no session while they are pasted`() throws {
    let terminal = try PseudoTerminal(Self.words)
    terminal.wait(for: "P1 0:00>")
    terminal.type("\u{1b}[200~500 \u{03}\u{03}\u{04}\u{1a}whi\u{15}stle\u{1b}[201~\r")
    #expect(terminal.wait(for: "kept: @p1 P1 5:00 whistle"))
  }
}
