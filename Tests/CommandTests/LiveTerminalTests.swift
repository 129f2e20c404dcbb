import Foundation
import Testing

/// A scorekeeper's console on a terminal.
@Suite struct LiveTerminals {
  private static let words = [
    "live", "game.jsonl", "--under", "nhl-2025", "--home", "TOR", "--visiting", "MTL",
  ]

  @Test func `a line is edited with arrows, and comes back from the history`() throws {
    let terminal = try PseudoTerminal(Self.words)
    #expect(terminal.wait(for: "P1 0:00>"))
    terminal.type("4:00 tor 15 hook\u{1b}[D\u{1b}[D\u{1b}[D\u{1b}[D2 \r")
    #expect(terminal.wait(for: "kept: @p1 P1 4:00 TOR15 2 hooking"))
    terminal.type("\u{1b}[A")
    #expect(terminal.wait { $0.rows.last == "P1 4:00> 4:00 tor 15 2 hook" })
    terminal.type("\u{15}")
    #expect(terminal.wait { $0.rows.last == "P1 4:00>" })
    #expect(!terminal.written.contains("^["))
    terminal.type("\u{04}")
    #expect(terminal.end() == 0)
    #expect(terminal.isRestored)
    #expect(try terminal.log().count == 1)
  }

  @Test func `the score, the box and the clocks stay at the top, and count with the typed clock`()
    throws
  {
    let terminal = try PseudoTerminal(Self.words)
    terminal.wait(for: "P1 0:00>")
    terminal.enter("400 tor 15 2 hook", for: "kept: @p1")
    #expect(terminal.page.rows[0].hasPrefix("P1 4:00   TOR 0, MTL 0   4v5"))
    #expect(terminal.page.rows[1].hasPrefix("  2:00  TOR15  2 hooking  until 6:00"))
    #expect(terminal.page.rows[2] == "Next: 6:00 TOR15 out, 5v5")
    for number in 0..<30 { terminal.enter("at 4:\(number + 10)", for: "P1 4:\(number + 10)>") }
    #expect(terminal.page.rows[0].hasPrefix("P1 4:39"))
    #expect(terminal.page.rows[1].hasPrefix("  1:21  TOR15"))
    #expect(terminal.page.rows.count <= 24)
  }

  @Test(arguments: [60, 80, 140]) func `no row is wider than the terminal`(columns: Int) throws {
    let words = ["live", "game.jsonl", "--under", "usa-hockey-2025-youth", "--home", "TOR"]
    let terminal = try PseudoTerminal(words, columns: columns)
    terminal.wait(for: "P1 0:00>")
    terminal.enter("4:00 TOR15 2+10 checking-from-behind served-by TOR8", for: "kept: @p1")
    terminal.enter("B9 5+GM fighting", for: "kept: @p2")
    terminal.enter("5:00 B9 goal", for: "B9 is out of the game.")
    terminal.enter("", for: "not kept")
    terminal.enter("ask", for: "May not serve for another")
    terminal.enter("help penalties", for: "sits down again")
    #expect(terminal.page.rows[0].count <= columns)
    let wide = terminal.page.cells.filter { $0.count > columns }
    #expect(wide.isEmpty)
    #expect(!terminal.page.text.contains("2025-29 4"))
  }

  @Test func `another size draws the page anew`() throws {
    let terminal = try PseudoTerminal(Self.words)
    terminal.wait(for: "P1 0:00>")
    terminal.type("400 tor")
    terminal.wait(for: "400 tor")
    terminal.resize(rows: 10, columns: 40)
    #expect(terminal.wait { $0.rows.last == "P1 0:00> 400 tor" })
    #expect(terminal.page.rows.contains { $0 == String(repeating: "─", count: 40) })
  }

  @Test func `Ctrl-C clears the line and says so, twice quits, and Ctrl-D ends the line`() throws {
    let terminal = try PseudoTerminal(Self.words)
    terminal.wait(for: "P1 0:00>")
    terminal.type("400 tor\u{03}")
    #expect(terminal.wait(for: "Ctrl-C again quits"))
    #expect(terminal.page.rows.contains("P1 0:00>"))
    terminal.type("x\u{7f}")
    #expect(terminal.wait { !$0.text.contains("again") })
    terminal.type("\u{03}\u{03}")
    #expect(terminal.end() == 0 && terminal.isRestored)
    let other = try PseudoTerminal(Self.words)
    other.wait(for: "P1 0:00>")
    other.type("\u{04}")
    #expect(other.end() == 0 && other.isRestored)
    #expect(
      other.written.hasSuffix("\r\n\u{1b}[?2004l"), "\(other.written.suffix(20).debugDescription)")
  }

  /// The signals that end a program which does not handle them.
  private static let deadly: [Int32] = {
    let all = [SIGTERM, SIGHUP, SIGINT, SIGABRT, SIGXCPU, SIGVTALRM, SIGPROF, SIGSYS]
    #if os(Linux)
      return all + [SIGPWR, SIGIO, 16]
    #else
      return all
    #endif
  }()

  @Test(arguments: deadly)
  func `a signal that ends the console leaves the terminal as it was`(signal: Int32) throws {
    let terminal = try PseudoTerminal(Self.words)
    terminal.wait(for: "P1 0:00>")
    #expect(!terminal.isRestored)
    terminal.send(signal)
    #expect(terminal.end() == -signal)
    #expect(terminal.isRestored)
  }

  @Test func `a suspended console goes on where it was`() throws {
    let terminal = try PseudoTerminal(Self.words)
    terminal.wait(for: "P1 0:00>")
    terminal.type("400 wh\u{1a}")
    Thread.sleep(forTimeInterval: 0.3)
    terminal.send(SIGCONT)
    terminal.type("istle\r")
    #expect(terminal.wait(for: "kept: @p1 P1 4:00 whistle"))
  }

  @Test func `Tab completes, and shows what fits where that is not clear`() throws {
    let terminal = try PseudoTerminal(Self.words)
    terminal.wait(for: "P1 0:00>")
    terminal.enter("400 tor 15 2 hook", for: "kept: @p1")
    terminal.type("\u{07}vo\t@\ta mistake")
    #expect(terminal.wait(for: "> void @p1 a mistake"))
    terminal.type("\u{15}500 tor 16 2 ho\t\t")
    #expect(terminal.wait(for: "holding  holding-the-stick  hooking"))
    terminal.type("o\t\r")
    #expect(terminal.wait(for: "kept: @p2 P1 5:00 TOR16 2 hooking"))
  }

  @Test func `a forgotten penalty is put where it belongs once somebody agrees`() throws {
    let terminal = try PseudoTerminal(Self.words + ["--clock", "elapsed"])
    terminal.wait(for: "P1 0:00>")
    terminal.enter("600 mtl 9 goal", for: "kept: @p1")
    terminal.enter("530 tor 8 2 slash", for: "y/p/n")
    #expect(
      terminal.page.text.contains("MTL9 goal at 6:00: power-play goal; was: even-strength goal"))
    terminal.enter("n", for: "not inserted")
    #expect(try terminal.log().count == 1)
    terminal.enter("530 tor 8 2 slash", for: "slash\nP1 5:30 TOR8 2 slashing, put before @p1")
    terminal.enter("what", for: "y/p/n what")
    terminal.type("y\r")
    #expect(terminal.wait(for: "kept: @p2 P1 5:30 TOR8 2 slashing, before @p1"))
    #expect(try terminal.log().last?.contains(#""before":"p1""#) == true)
  }

  @Test func `a period that ends with time left is asked about`() throws {
    let terminal = try PseudoTerminal(Self.words)
    terminal.wait(for: "P1 0:00>")
    terminal.enter("500 whistle", for: "kept: @p1")
    terminal.enter("period-end", for: "P1 has 15:00 left. Did it end at 20:00? y/n")
    terminal.enter("n", for: "not ended")
    #expect(try terminal.log().count == 1)
    terminal.enter("9:00 period-end", for: "the period was ended with 11:00 on")
    terminal.enter("n", for: "P1 5:00>")
    #expect(try terminal.log().count == 1)
    terminal.enter("period-end", for: "Did it end at 20:00? y/n")
    terminal.enter("y", for: "kept: @p2 P1 20:00 period-end")
    #expect(try terminal.log().last?.contains(#""elapsed":"20:00""#) == true)
  }

  @Test func `the ends of periods and of the game are guided`() throws {
    let terminal = try PseudoTerminal(Self.words)
    #expect(terminal.wait(for: "Type a play, such as `4:00 TOR15 2 hooking`; `?` lists all."))
    terminal.enter("at 20:00", for: "P1 has no time left: type `period-end`.")
    terminal.enter("period-end", for: "P1 has ended. A call at the horn: `P1 20:00 TOR15 2`.")
    #expect(terminal.page.rows.last == "P2 0:00>")
    terminal.enter("P3 20:00 period end", for: "P3 has ended.")
    #expect(terminal.wait(for: "OT 0:00>"))
    terminal.enter("5:00 period-end", for: "The shoot-out: `SO`, then `TOR9 scored`")
    terminal.enter("undo", for: "taken back")
    terminal.enter("1:00 tor 9 goal", for: "TOR wins 1-0: type `game-end`.")
    terminal.enter("game-end", for: "The game is over. `score` shows the box score, `exit` ends.")
    terminal.enter("score", for: "Goalkeepers  Net empty from")
    terminal.type("exit\r")
    #expect(terminal.end() == 0)
  }

  @Test func `an error points at the line that was typed`() throws {
    let terminal = try PseudoTerminal(Self.words)
    terminal.wait(for: "P1 0:00>")
    terminal.enter("400 tor 15 2x hook", for: "expected a call")
    #expect(
      terminal.page.text.contains(
        """
        P1 0:00> 400 tor 15 2x hook
          400 tor 15 2x hook
                     ^~
        expected a call, such as `2`, `2+2` or `5+GM`, not `2x`
        """), "\(terminal.page.text)")
    #expect(!terminal.page.text.contains("-:1:"))
  }

  @Test func `slips do not count, and lines typed before the page is there are taken`() throws {
    let terminal = try PseudoTerminal(Self.words)
    terminal.type("4:00 TOR6 2\nMTL7 3\nunod\nquit\n")
    #expect(terminal.end() == 0)
    #expect(terminal.page.text.contains("did you mean `undo`?"))
    #expect(terminal.isRestored)
    #expect(try terminal.log().count == 1)
  }

  @Test func `what is longer than the page is shown page by page`() throws {
    let terminal = try PseudoTerminal(Self.words)
    terminal.wait(for: "P1 0:00>")
    terminal.enter("400 tor 15 2 hook", for: "kept: @p1")
    terminal.enter("ask", for: "Page Up, Page Down: what was said")
    #expect(!terminal.page.text.contains("If TOR scores"))
    for _ in 0..<4 where !terminal.page.text.contains("If TOR scores") {
      let before = terminal.page.text
      terminal.type("\u{1b}[5~")
      terminal.wait { $0.text != before }
    }
    #expect(terminal.page.text.contains("If TOR scores"))
    #expect(terminal.page.rows[0].hasPrefix("P1 4:00"))
    terminal.type("\u{1b}[5~\u{1b}[5~\u{1b}[5~\u{1b}[5~")
    #expect(terminal.wait(for: "P1 0:00> 400 tor 15 2 hook"))
    terminal.type("\u{1b}[6~\u{1b}[6~\u{1b}[6~\u{1b}[6~\u{1b}[6~")
    #expect(terminal.wait(for: "TOR gets a skater back at 6:00"))
    terminal.enter("whistle", for: "kept: @p2")
    #expect(!terminal.page.text.contains("Page Up"))
  }

  @Test func `a terminal without a cursor has plain lines`() throws {
    let terminal = try PseudoTerminal(Self.words, term: "dumb")
    terminal.wait(for: "P1 0:00>")
    terminal.enter("400 tor 15 2 hook", for: "until 6:00")
    #expect(!terminal.written.contains("\u{1b}"))
    terminal.type("quit\r")
    #expect(terminal.end() == 0)
  }

  @Test func `half a key and a long line are no trouble`() throws {
    let terminal = try PseudoTerminal(Self.words, rows: 12, columns: 40)
    terminal.wait(for: "P1 0:00>")
    let reason = (0..<40).map { "word\($0)" }.joined(separator: " ")
    terminal.type("400 whistle # \(reason)\u{1b}")
    #expect(terminal.wait(for: "word39"))
    // Escape alone is a key if nothing follows it for a while.
    Thread.sleep(forTimeInterval: 0.3)
    #expect(terminal.page.rows[0].hasPrefix("P1 0:00"))
    terminal.type("\u{15}500 whistle\r")
    #expect(terminal.wait(for: "kept: @p1 P1 5:00 whistle"))
  }
}
