import Testing

/// Every answer counts a penalty-shot goal once, and in the same way.
@Suite struct PenaltyShotGoals {
  @Test func `a short-handed team's penalty-shot goal is short-handed nowhere`() throws {
    let bench = try Workbench([
      "a.sheet": """
      under nhl-2025
      P1 4:00 A6 2
         5:00 B7 PS
              A8 penalty-shot scored

      """
    ])
    func rows(_ kind: String) throws -> [[String: String]] {
      let table = try bench.run("replay", "--format", "csv", "--rows", kind, "a.sheet").output
      let cells = table.split(separator: "\n").map { line in
        line.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
      }
      return cells.dropFirst().map { row in
        [String: String](zip(cells[0], row)) { first, _ in first }
      }
    }
    let goal = try #require(try rows("goals").first)
    #expect(goal["manpower"] == "" && goal["penalty_shot"] == "true")
    let team = try #require(try rows("teams").first)
    #expect(team["short_handed_goals"] == "0" && team["penalty_shot_goals"] == "1")
    let box = try bench.run("replay", "a.sheet").output
    #expect(box.contains("P1   5:00  PS    A8 "))
    #expect(!box.contains("short-handed"))
  }
}
