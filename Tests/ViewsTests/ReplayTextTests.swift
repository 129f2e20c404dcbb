import Testing
import Views

@Suite struct ReplayTextOfASheet {
  @Test func `a whole game reads from its head to its box score`() throws {
    let game = try game(
      """
      under    nhl-2025
      clock    remaining
      date     2025-11-20

      P1 15:00  A6    2 hooking
         14:30  B11   2+2 high-sticking
         14:10  B12   5 fighting
                A4    5 fighting
         13:40  A9    goal 12 17
         12:00  A     bench 2 too-many-players served-by A12
         11:00  B30g  2 tripping
      P2 10:00  A6    signalled 2 tripping
          9:50  B8    goal
          9:20  A6    2
          9:10  A7    2
                A8    2
          9:00  B2    PS
                A3    penalty-shot scored
          8:50  B     goal
          8:40  A8    2
      """)
    #expect(ReplayText.text(of: game, in: .plain) == "")
  }
}
