import Foundation
import Testing

/// The output of `check` and `fmt` on a terminal.
@Suite struct CheckWidths {
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

  @Test(arguments: [60, 80, 140])
  func `no line is wider than the terminal, but the command to copy`(columns: Int) throws {
    let terminal = try PseudoTerminal(
      ["check", "a.cases"], columns: columns, files: ["a.cases": Self.cases])
    #expect(terminal.wait(for: "1 unreadable"))
    #expect(terminal.end() == 2)
    let lines = terminal.lines
    let wide = lines.filter { $0.count > columns }
    #expect(wide.allSatisfy { $0.hasPrefix("    again    penaltybox check a.cases") }, "\(wide)")
    #expect(lines.count { $0.hasPrefix("    again    ") } == 1)
    #expect(
      lines.contains {
        $0.hasPrefix("a.cases:3:11: two minors") || $0.hasPrefix("a.cases:8:11: two")
      })
  }

  @Test(arguments: [60, 80, 140])
  func `the caret is below its place, however narrow the terminal`(columns: Int) throws {
    let terminal = try PseudoTerminal(
      ["fmt", "a.cases"], columns: columns, files: ["a.cases": Self.cases])
    #expect(terminal.wait(for: "^"))
    #expect(terminal.end() == 2)
    let lines = terminal.lines
    let caret = try #require(lines.firstIndex { $0.contains("^") })
    let place = try #require(lines[caret].firstIndex(of: "^"))
    let column = lines[caret].distance(from: lines[caret].startIndex, to: place)
    #expect(lines[caret - 1].dropFirst(column).hasPrefix("sticking"))
    #expect(lines.allSatisfy { $0.count <= columns })
  }
}
