import Testing
import Views

@Suite struct ReplayTextOfASheet {
  @Test func `a whole game reads from its head to its box score`() throws {
    let text = ReplayText.text(of: try game(eventfulSheet), in: .plain)
    #expect(text == Self.replay)
  }

  @Test func `looks change nothing but looks`() throws {
    let game = try game(eventfulSheet)
    let painted = ReplayText.text(of: game, in: .terminal)
    #expect(painted.contains("\u{1b}[31mB9 goal: refused"))
    #expect(
      painted.contains("\u{1b}[33mcaptain's choice: A6 out on the goal (assumed), or A7\u{1b}[0m"))
    let plain = painted.replacing(/\u{1b}\[[0-9]+m/, with: "")
    #expect(plain == ReplayText.text(of: game, in: .plain))
  }

  @Test func `what falls due in a period of which the log says nothing more has its own time`()
    throws
  {
    let game = try game("under nhl-2025\nP1 19:00 A6 2\n   20:00 period-end\nP2 5:00 face-off\n")
    let text = ReplayText.text(of: game, in: .plain)
    #expect(
      text.contains(
        """
        P2
           1:00  A6 out of the box: time served           5v5               16.1, 26.2

        """))
  }

  @Test func `a settlement is below the last play of its stoppage, whatever settles it`() throws {
    let implied = try game("under nhl-2025\nP1 5:00 A6 2\n   6:00 look\n")
    let stated = try game("under nhl-2025\nP1 5:00 A6 2\n   5:00 face-off\n   6:00 look\n")
    #expect(
      ReplayText.text(of: implied, in: .plain) == ReplayText.text(of: stated, in: .plain))
  }

  private static let replay = """
    game.sheet · 2025-11-20 · home A, visiting B
    under NHL 2025-26 · times are remaining

    P1
      15:00  A6 2 hooking
               A6 in the box until 13:00              4v5                     16.1
               Face-off: A's end, B chooses                             15.5, 76.2
      14:30  B11 2+2 high-sticking
               B11 in the box until 12:30             4v4                     16.1
               Face-off: B's end, A chooses                             15.5, 76.2
      14:10  B12 5 fighting
      14:10  A4 5 fighting
               A4 and B12 coincidental: 5:00 each, off the board; out at the first whistle after 9:10  19.5, 19.1
               Face-off: nearest to where play stopped                        76.2
      13:40  A9 goal 12 17                            1-0
               even-strength goal                                             16.2
      13:00  A6 out of the box: time served           5v4               16.1, 26.2
      12:30  B11's minor is over: time served                                 16.1
             B11 in the box until 10:30                                       18.2
      12:00  A bench 2 too-many-players served-by A12
               A12 serves for A bench                                         20.3
               A bench minor until 10:00              4v4                     16.1
               Face-off: A's end, B chooses                             15.5, 76.2
      11:00  B30g 2 tripping
               B30's substitute serves                                        27.1
               B30's minor until 9:00                 4v3                     16.1
               Face-off: B's end, A chooses                             15.5, 76.2
      10:30  B11 out of the box: time served          4v4               16.1, 26.2
      10:00  A12 out of the box: time served          5v4               16.1, 26.2
       9:10  B12's time is up; out at the next whistle                  20.1, 19.1
             A4's time is up; out at the next whistle                   20.1, 19.1
       9:00  B30's substitute out of the box: time served  5v5          16.1, 26.2
       0:00  B12 out of the box                                               19.1
             A4 out of the box                                                19.1

    P2
      10:00  A6 signalled 2 tripping
       9:50  B8 goal                                  1-1
               delayed minor on A6 washed out by the goal                     15.2
               even-strength goal                                             16.2
       9:20  A6 2
       9:20  A7 2
               A6 in the box until 7:20                                       16.1
               A7 in the box until 7:20                                       16.1
               captain's choice: A6 out first (assumed), or A7  3v5           26.2
               Face-off: A's end, B chooses                             15.5, 76.2
       9:10  A8 2
               A8 in line, not on the clock yet                               26.1
               Face-off: A's end, B chooses                             15.5, 76.2
       9:00  B2 PS
               penalty shot for A                                             24.6
       9:00  A3 penalty-shot scored                   2-1
               penalty-shot goal                                              24.6
               Face-off: centre                                               76.2
       8:50  B goal                                   2-2
               captain's choice: A6 out on the goal (assumed), or A7          16.2
               A6 out of the box: power-play goal                       16.2, 26.2
               A8 in the box until 6:50                                       26.1
               power-play goal                                                16.2
      10:40  B9 goal: refused, the clock ran backwards; the previous play was at P2 8:50; this one fits between line 11 and line 12

    Score  P1  P2  P3  total
    A       1   1   0      2
    B       0   2   0      2

    Figures  EV  PP  SH  EN  PS  power plays  minutes
    A         1   0   0   0   1          0/3       15
    B         1   1   0   0   0          1/3       11

    Time at strength    5v5   4v5   4v4   5v4   4v3   3v5
    A first           24:40  0:30  3:00  2:00  0:30  0:30

    Per   Time  Type  Goal  Assist  Assist  Score
    P1   13:40  EV    A9    A12     A17       1-0
    P2    9:50  EV    B8                      1-1
    P2    9:00  PS    A3                      2-1
    P2    8:50  PP    B                       2-2

    Per  Player   Min  Infraction          Off     On  Sits
    P1   A6         2  hooking           15:00  13:00
    P1   B11        2  high-sticking     14:30  12:30
    P1   B11        2  high-sticking     14:30  10:30
    P1   B12        5  fighting          14:10   0:00
    P1   A4         5  fighting          14:10   0:00
    P1   A bench    2  too many players  12:00  10:00  A12
    P1   B30        2  tripping          11:00   9:00
    P2   A6         2                     9:20   8:50
    P2   A7         2                     9:20
    P2   A8         2                     9:10

    """
}
