import Feeds
import Testing

@Suite struct FeedDetectTests {
  @Test(arguments: [
    (#"{"id":2015030314,"season":20152016,"plays":[]}"#, LogFormat.nhl),
    (#"  {"venue":{"default":"x"},"gameType":2}"#, .nhl),
    (#"{"id":2015030314,"season":20152016,"ven"#, .nhl),
    (#"{"penaltybox":1}"#, .jsonLines),
    ("\u{feff}{\"id\":\"x\",\"penaltybox\":1}\n{\"id\":1}\n", .jsonLines),
    ("{\"id\":1,\"play\":\"whistle\"}\n{\"id\":2}\n", .jsonLines),
    ("", .sheet),
    ("under nhl-2025\nP1 4:00 A6 2\n", .sheet),
    ("P1 4:00 A6 2 == 3\n", .sheet),
    ("# cases\nunder nhl-2025\n\n== a title\nP1 4:00 A6 2\n", .cases),
    ("under nhl-2025\r\n== a title\r\n", .cases),
    ("[1,2]", .sheet),
    ("[]", .sheet),
    (#"[{"event":"faceoff"}]"#, .hockeyTech),
    (#"[{"ev"#, .hockeyTech),
    (#"{"details":{"id":10},"homeTeam":{}}"#, .hockeyTech),
    (#"{"homeTeam":{"info":{"id":1}},"visitingTeam":{}}"#, .hockeyTech),
    (#"{"homeTeam":{"id":1},"awayTeam":{"id":2}}"#, .nhl),
    ("\u{0}\u{1}", .sheet),
  ])
  func `a format shows by its content`(text: String, format: LogFormat) {
    #expect(Feed.detect(Array(text.utf8)) == format)
  }
}
