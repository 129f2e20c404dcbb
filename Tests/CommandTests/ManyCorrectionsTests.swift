import Testing

/// A small log never takes long to show.
@Suite struct ManyCorrections {
  private static func log(_ count: Int) -> String {
    let numbers = 1...count
    return "under nhl-2025\nP1 5:00 A1 2 @c1\n"
      + numbers.dropFirst().map { " \($0 % 2 == 0 ? "B" : "A")\($0) 2 @c\($0)\n" }.joined()
      + numbers.map { " amend @c\($0) 2+2 blood\n" }.joined()
  }

  // This once took several minutes, a time cubic in the number of corrections.
  @Test(.timeLimit(.minutes(1)))
  func `a stoppage with 98 calls and 98 corrections of them is shown at once`() throws {
    let bench = try Workbench(["a.sheet": Self.log(98)])
    let outcome = try bench.run("replay", "a.sheet")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output.hasSuffix("P1   B98       2              5:00\n"))
  }
}
