import HockeyRules
import Scoresheets
import Testing

/// A number that the team does not have brings one warning for each player.
@Suite struct NumberWarnings {
  private func unknown(_ sheet: String) throws -> [Warning] {
    solve(SheetReader.read(sheet).log, under: try book("nhl-2025")).warnings
  }

  private static let head = "home A 1g 6 7\nvisiting B 9 12\n"

  @Test func `a number that is on no list gives one warning`() throws {
    let warnings = try unknown(
      Self.head + "P1 5:00 A6 2\n 5:10 B9 goal 13 12\n 6:00 A8 2 served-by A7\n 7:00 A8 2\n")
    #expect(
      warnings.map(\.reason) == [
        .unknownNumber(Player(.visiting, 13)), .unknownNumber(Player(.home, 8)),
      ])
    #expect(warnings.map(\.play) == [1, 2])
  }

  @Test func `a team without a list has no unknown numbers`() throws {
    #expect(try unknown("home A 6\nP1 5:00 B44 2\n") == [])
    #expect(
      try unknown("home A 6\nP1 5:00 A44 2\n").map(\.reason) == [.unknownNumber(Player(.home, 44))])
  }

  @Test func `a refused play gives no warning`() throws {
    #expect(try unknown(Self.head + "P1 5:00 A6 2\n 4:00 A8 2\n") == [])
  }
}
