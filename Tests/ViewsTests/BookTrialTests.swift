import HockeyRules
import Rulebooks
import Scoresheets
import Testing

@testable import Views

/// A trial of a book on terminals of different widths.
@Suite struct BookTrials {
  private static func trial() throws -> BookTrial {
    let text = #"""
      {"id": "ours", "name": "Ours", "league": "Ours", "extends": "nhl-2025", "provisions": {
        "minor-length": {"value": "1:30", "rule": "house 1"},
        "skaters": {"value": 5, "rule": "house 2"}}}
      """#
    let ours = try Rulebooks.read(Array(text.utf8), file: "ours.json")
    let nhl = Rulebooks.nhl2025
    var trial = BookTrial(of: ours, extending: nhl)
    let sheet = "P1 5:00 A6 2 hooking\n   5:30 B goal\n"
    trial.add(
      SheetReader.read(sheet).log, title: "a minor that a goal ends, told in very many words",
      place: "Cases/a.cases:7")
    trial.add(SheetReader.read("P1 5:00 B goal\n").log, title: "a goal", place: "Cases/a.cases:1")
    return trial
  }

  @Test(arguments: [40, 60, 80, 140])
  func `no line is wider than the terminal, and the title stays together`(width: Int) throws {
    var palette = Palette.plain
    palette.width = width
    let text = Document.trial(try Self.trial(), limit: nil).text(in: palette)
    let lines = text.split(separator: "\n").map { String($0) }
    #expect(lines.filter { $0.columns > width } == [])
    let words = text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(
      words.contains(
        "a minor that a goal ends, told in very many words Cases/a.cases:7 "
          + "P1 5:00 A6 2 hooking, P1 5:30 B goal"))
  }

  @Test func `only what a change decides is shown`() throws {
    let text = Document.trial(try Self.trial(), limit: 2).text(in: .plain)
    #expect(text.contains("1 of 2 situations is decided by it.\n"))
    #expect(!text.contains("a goal\n"))
    // The book may repeat provisions that it inherits: no ruling changes because of it.
    #expect(!text.contains("skaters"))
  }
}
