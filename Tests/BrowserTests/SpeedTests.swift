import Foundation
import Testing

/// The time of a keystroke in the sheet of a whole game, until the page is laid out again.
@Suite(.serialized, .enabled(if: Programs.page != nil)) struct Speed {
  /// Changes the number of a player a hundred times; returns the median and the worst milliseconds, and
  /// the module's memory.
  private static let edits = """
    (() => {
      const lines = sheet.value.split('\\n');
      const players = [...lines.keys()].filter((index) => /[A-Z]{3}[0-9]/.test(lines[index]));
      const times = [];
      for (let edit = 0; edit < 100; edit++) {
        const edited = lines.slice();
        const line = players[edit % players.length];
        edited[line] = edited[line].replace(/([A-Z]{3})[0-9]+/, '$1' + (edit + 20));
        const before = performance.now();
        sheet.value = edited.join('\\n');
        sheet.dispatchEvent(new Event('input'));
        document.body.getBoundingClientRect();
        times.push(performance.now() - before);
      }
      times.sort((a, b) => a - b);
      return [times[50], times[99], solver.memory()].map(Math.round).join(' ');
    })()
    """

  @Test func `a keystroke is followed at once, and the memory stays`() throws {
    let page = URL(filePath: try #require(Programs.page)).absoluteString
    let browser = try Browser(page)
    let games = "Object.keys(solver.games).length"
    for game in 0..<(Int(try browser.value(games)) ?? 0) {
      _ = try browser.value("variations.open(Object.values(solver.games)[\(game)])")
      let first = try browser.value(Self.edits).split(separator: " ").compactMap { Int($0) }
      let second = try browser.value(Self.edits).split(separator: " ").compactMap { Int($0) }
      let name = try browser.value("Object.keys(solver.games)[\(game)]")
      print("\(name): a keystroke takes \(second[0]) ms, at worst \(second[1]) ms")
      #expect(second[2] == first[2])
      #expect(second[0] < 1000)
    }
    try browser.close()
  }
}
