import Testing
import Views

/// The changes that `replay` prints below a correction.
@Suite struct CorrectionsInAReplay {
  @Test func `a correction says what it changed`() throws {
    let game = try game(
      """
      under nhl-2025
      P1  5:00  A6   2 hooking @hook
          6:20  B9   goal @g
          6:50  whistle
                goal-disallowed @g offside
         10:00  void @hook the league's ruling
         10:10  void @hook said again
         12:00  A7   2 @trip
         12:30  whistle
                amend @trip 5 an injury
         20:00  period-end
      """)
    let text = ReplayText.text(of: game, in: .plain)
    #expect(text.contains(Self.corrections), "\(text)")
  }

  @Test func `a correction at the log's end is not said to change what fell due before it`() throws
  {
    let game = try game(
      """
      under nhl-2025
      P1  2:00  A6   2 hooking @hook
          4:30  void @hook the wrong player
      """)
    let text = ReplayText.text(of: game, in: .plain)
    #expect(
      text.contains(
        """
           4:30  void @hook the wrong player
                   A6's minor is over: call taken back                     scorekeeper
                     A6's minor taken back at 4:30, was until 4:00
                     penalty minutes 0-0, was 2-0

        """), "\(text)")
  }

  private static let corrections = """
       6:50  goal-disallowed @g offside               0-0
               goal disallowed                                         scorekeeper
               A6's minor now runs until 7:30         4v5              scorekeeper
                 B9 goal at 6:20 does not count; was: power-play goal
                 A6's minor until 7:30, was until 6:20 (goal against)
                 4v5 from 6:50 to 7:30, was 5v5
                 score 0-0, was 0-1
       7:30  A6 out of the box: time served           5v5               16.1, 26.2
      10:00  void @hook the league's ruling
               A6's minor is over: call taken back                     scorekeeper
                 A6's minor taken back at 10:00, was until 7:30
                 penalty minutes 2-0, was 4-0
      10:10  void @hook said again
                 changes nothing
      12:00  A7 2
               A7's minor until 14:00                 4v5                     16.1
               Face-off: A's end, B chooses                             15.5, 76.2
      12:30  amend @trip 5 an injury
               A7's minor is over: call changed                        scorekeeper
               A7's major until 17:00                                         20.1
                 A7's minor changed at 12:30, was until 14:00
                 A7's major until 17:00, new
                 4v5 from 14:00 to 17:00, was 5v5
                 penalty minutes 5-0, was 2-0
    """
}
