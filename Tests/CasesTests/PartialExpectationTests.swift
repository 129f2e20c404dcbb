import Cases
import HockeyRules
import Rulebooks
import Scoresheets
import Testing

/// Instants that state only some of their effects.
@Suite struct PartialExpectations {
  private static let minor = "P1  4:00  A6   2\n"

  /// A case under the NHL's book, with its first line of expectations on line 6.
  private static func text(_ lines: String..., play: String = minor) -> String {
    "under    nhl-2025\n\n== a case\n\n" + play
      + lines.map { "          \($0)\n" }.joined()
  }

  private static func read(_ text: String) -> Cases.CaseReading {
    CaseReader.read(text.utf8, file: "x.cases")
  }

  /// The lines of the differences under the book called `id`.
  private static func differences(
    _ text: String, under id: String = "nhl-2025"
  ) throws -> [String] {
    let reading = read(text)
    #expect(reading.errors == [])
    let one = try #require(reading.file.cases.first)
    let book = try #require(Rulebooks.edition(id)).rulebook
    return CaseRun(one, under: book).differences().flatMap { difference in
      difference.lines.filter { $0.mark != .agreed }.map { "\($0.mark.rawValue) \($0.text)" }
    }
  }

  @Test(arguments: [
    ["> ~ 4v5"], ["> ~ A6 starts, until 6:00"], ["> ~ 4v5", "> ~ A6 starts  16.1"],
    ["> [nhl-2025] ~ 4v5", "> [iihf-2025] A6 starts"], ["> ~ may not play A6", "> ~ may play B6"],
  ])
  func `it is read, written as it is there, and agrees`(_ lines: [String]) throws {
    let text = Self.text() + lines.map { "          \($0)\n" }.joined()
    #expect(try Self.differences(text) == [])
    let canonical = try Formatter.canonical(text.utf8).get()
    #expect(Self.read(canonical).errors == [])
  }

  @Test func `without the mark an instant names all effects`() throws {
    #expect(try Self.differences(Self.text("> 4v5")) == ["+ A6 starts, until 6:00"])
  }

  @Test func `what it names must be so, and what was ruled of it instead is shown`() throws {
    #expect(
      try Self.differences(
        Self.text("> ~ A6 starts, until 7:00", "> ~ 5v4", "> ~ may play A6 A7")) == [
          "- A6 starts, until 7:00", "+ A6 starts, until 6:00", "- 5v4", "+ 4v5",
          "- may play A6 A7", "+ may not play A6",
        ])
  }

  @Test func `the mark may stand before the book, and is written behind it`() throws {
    let text = Self.text("> ~ [nhl-2025] 4v5")
    #expect(
      try Formatter.canonical(text.utf8).get() == Self.text("> [nhl-2025] ~ 4v5"))
  }

  @Test(arguments: [
    (["> 4v5", "> ~ A6 starts"], "7:13: ", "line 6"),
    (["> ~ 4v5", "> A6 starts"], "7:13: ", "line 6"),
    (["> [nhl-2025] 4v5", "> ~ A6 starts"], "7:13: ", "line 6"),
  ])
  func `an instant cannot do both`(_ lines: [String], _ place: String, _ other: String) {
    let text = Self.text() + lines.map { "          \($0)\n" }.joined()
    #expect(
      Self.read(text).errors.map(\.description) == [
        "\(place)an instant states all its effects, or with `~` before each statement some of them; "
          + "\(other) does the other"
      ])
  }

  @Test func `who may choose can be said without who is taken`() throws {
    let calls = "P1  4:00  A6   2+2 high-sticking\n          A8   2\n          B9   2\n"
    #expect(try Self.differences(Self.text("> ~ may choose A6 A8", play: calls)) == [])
    #expect(
      try Self.differences(Self.text("> may choose A6 A8", play: calls)).first == "+ A8 cancelled")
  }

  @Test func `a refusal may be expected for any reason`() throws {
    let late = Self.minor + "    3:00  A7   2\n"
    let bare = Self.text("refused", play: late)
    #expect(try Self.differences(bare) == [])
    #expect(try Formatter.canonical(bare.utf8).get() == bare)
    #expect(try Self.differences(Self.text("refused")) == ["- refused"])
    #expect(
      try Self.differences(Self.text("refused the game is over", play: late)) == [
        "- refused the game is over", "+ refused the clock ran backwards",
      ])
  }

  @Test func `a lost shot is ruled where it was not taken`() throws {
    let foul = "P1  4:00  A6   PS\n"
    let lost = foul + "          B    penalty-shot lost\n"
    let missed = foul + "          B9   penalty-shot missed\n"
    #expect(try Self.differences(Self.text("> penalty shot B lost", play: lost)) == [])
    #expect(
      try Self.differences(Self.text("> penalty shot B lost", play: missed)) == [
        "- penalty shot B lost", "+ penalty shot B",
      ])
  }

  @Test func `a shoot-out's attempt is ruled as the log has it`() throws {
    let attempt = "P3 20:00  period-end\nOT  5:00  period-end\nSO        A8   shoot-out lost\n"
    #expect(try Self.differences(Self.text("> A shoot-out lost", play: attempt)) == [])
    #expect(
      try Self.differences(Self.text("> A8 shoot-out scored", play: attempt)) == [
        "- A8 shoot-out scored", "+ A8 shoot-out lost",
      ])
  }

  @Test func `a player may play again when his time is over`() throws {
    let text = Self.text("> ~ may not play A6") + "     6:00  > ~ may play A6\n"
    #expect(try Self.differences(text) == [])
  }
}
