import Scoresheets
import Testing
import Views

/// The views of a game that was joined in progress.
@Suite struct JoinedGames {
  static let sheet = """
    under nhl-2025
    from-position P2 12:34 2-1 minutes 8-6 opportunities 2-1
    from-position A6 2 hooking 1:14
    from-position B4 out

    P2 13:00  B9   goal
    P3  1:00  A7   goal
       20:00  game-end
    """

  @Test func `the replay says where it begins, and the box score what came before`() throws {
    let text = ReplayText.text(of: try game(Self.sheet), in: .plain)
    #expect(
      text.contains(
        """
        P2
          12:34  the game is joined at 2-1                2-1 4v5
                   B4 is out of the game                                   scorekeeper
                   A6 in the box until 13:48                               scorekeeper
          13:00  B9 goal                                  2-2
                   A6 out of the box: power-play goal                       16.2, 26.2
        """))
    #expect(
      text.contains(
        """
        Score  before  P2  P3  total
        A           2   0   1      3
        B           1   1   0      2

        """))
    #expect(
      text.contains(
        """
        A         1   0   0   0   0          0/2        8
        B         0   1   0   0   0          1/1        6

        """))
    #expect(text.contains("P3    1:00  EV GW  A7 "))
  }

  @Test func `the result for programs says where it begins`() throws {
    var writer = JSONWriter()
    ReplayJSONLines.write(try game(Self.sheet), to: &writer)
    let text = String(decoding: writer.bytes, as: UTF8.self)
    let joined =
      #""joined":{"period":2,"elapsed":754,"score":{"home":2,"visiting":1}},"penaltyMinutes":{"home":8,"visiting":6}"#
    #expect(text.contains(joined))
    #expect(text.contains(#""score":{"home":3,"visiting":2}"#))
    let before = #""manpower":{"home":4,"visiting":5},"seconds":26},"#
    #expect(text.contains(#""timeAtStrength":[{"# + before))
  }

  @Test func `the goals of a data frame have the score that they led to`() throws {
    let text = ReplayCSV.text(of: try game(Self.sheet), .goals, hasHead: false)
    #expect(
      text == """
        game.sheet,2,780,B,B9,,,PP,false,false,false,2,2,false,6,,,,,visiting,,,,,0,,,,true
        game.sheet,3,60,A,A7,,,EV,false,false,false,3,2,true,7,,,,,home,,,,,0,,,,true

        """)
  }
}
