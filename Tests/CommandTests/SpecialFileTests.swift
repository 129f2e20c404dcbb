import Foundation
import Testing

/// Folders without permission to read, named on the command line or found in other folders.
@Suite struct SpecialFiles {
  private static let good = "under nhl-2025\nP1 5:00 A6 2\n"
  private static let cases =
    "under nhl-2025\n\n== a minor\nP1  5:00  A6  2\n          > A6 starts, until 7:00\n"

  private func bench() throws -> Workbench {
    try Workbench(["games/a.sheet": Self.good, "games/z.cases": Self.cases])
  }

  /// Runs `words` as a user who is subject to permissions; returns `nil` if that is not possible.
  private func runBound(
    _ words: [String], in bench: borrowing Workbench
  ) throws -> Workbench.Outcome? {
    let command = words.map { "'\($0)'" }.joined(separator: " ")
    guard geteuid() == 0 else { return try bench.shell("penaltybox \(command)") }
    // An administrator can read everything, so the program runs as another user.
    let outcome = try bench.shell(
      "setpriv --reuid 65534 --clear-groups -- \"$PROGRAM\" --version >/dev/null || exit 99; "
        + "setpriv --reuid 65534 --clear-groups -- \"$PROGRAM\" \(command)")
    return outcome.status == 99 ? nil : outcome
  }

  @Test(arguments: [["replay"], ["audit"], ["check"], ["fmt", "--check"]])
  func `a folder that may not be read is reported, and the others are read`(
    _ words: [String]
  ) throws {
    let bench = try bench()
    try bench.write(Data(Self.good.utf8), to: "games/closed/b.sheet")
    let closed = bench.folder.appending(path: "games/closed").path
    #expect(chmod(closed, 0) == 0)
    defer { chmod(closed, 0o755) }
    let named = try runBound(words + ["games/closed"], in: bench)
    guard let named else { return }
    #expect(named.errors.contains("games/closed: no permission to read it\n"), "\(named.errors)")
    #expect(named.status == 2)
    // A file in the folder can be neither found nor read.
    let inner = try runBound(words + ["games/closed/b.sheet"], in: bench)
    #expect(inner?.errors.contains("games/closed/b.sheet: no permission to read it\n") == true)
    #expect(inner?.status == 2)
    guard words != ["replay"] else { return }
    let found = try runBound(words + ["games"], in: bench)
    #expect(found?.errors.contains("games/closed: no permission to read it\n") == true)
    if words == ["check"] { #expect(found?.output.contains("1 agreed") == true) }
    if words == ["audit"] { #expect(found?.errors.contains("games/a.sheet: ") == true) }
    #expect(found?.status == 2)
  }
}
