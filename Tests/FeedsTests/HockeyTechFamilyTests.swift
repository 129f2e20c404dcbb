import Feeds
import HockeyRules
import Scoresheets
import Testing

/// The leagues that HockeyTech serves, and the spellings in their files.
@Suite struct HockeyTechFamilyTests {
  private var maker: OlderViewMaker {
    var maker = OlderViewMaker()
    maker.plays = [
      OlderViewMaker.faceOff("00:00"), OlderViewMaker.penalty("1:00", id: 1),
      OlderViewMaker.goal("2:00", flags: ["power_play"], id: 1),
    ]
    maker.penalties = [OlderViewMaker.penalty("1:00")]
    maker.goals = [OlderViewMaker.goal("2:00")]
    maker.score = (home: 0, visitor: 1)
    maker.goalCount = maker.score
    return maker
  }

  @Test(arguments: [
    ("ahl", "AHL"), ("echl", "ECHL"), ("sphl", "SPHL"), ("ohl", "OHL"), ("whl", "WHL"),
    ("lhjmq", "QMJHL"), ("ushl", "USHL"), ("bchl", "BCHL"), ("pwhl", "PWHL"),
  ])
  func `the vendor's code shows the league, unless the caller knows it`(
    code: String, league: String
  ) {
    var maker = maker
    maker.code = code
    #expect(HockeyTechFeed.read(maker.bytes).log.log.league == league)
    #expect(HockeyTechFeed.read(maker.summaryBytes).log.log.league == league)
    #expect(HockeyTechFeed.read(maker.bytes, league: "KHL").log.log.league == "KHL")
  }

  @Test func `without a code the PWHL is assumed, and said`() {
    let text = maker.text.replacing(#""client_code":"whl","#, with: "")
    let reading = HockeyTechFeed.read(Array(text.utf8)).log
    #expect(reading.log.league == "PWHL" && reading.notes == [.assumedLeague("PWHL")])
  }

  @Test(arguments: [
    ("GC", "Pxpverbose"), ("SiteKit", "Pxpverbose"), ("GC", "pxpverbose"), ("GC", "Pxp"),
  ])
  func `the envelope and its members have several spellings`(envelope: String, member: String) {
    let text = maker.text.replacing(#""GC""#, with: "\"\(envelope)\"")
      .replacing(#""Pxpverbose""#, with: "\"\(member)\"")
    #expect(Feed.detect(Array(text.utf8)) == .hockeyTech)
    let log = HockeyTechFeed.read(Array(text.utf8)).log
    #expect(log.error == nil && log.log.plays == HockeyTechFeed.read(maker.bytes).log.log.plays)
  }

  @Test(arguments: ["Gamesummary", "GameSummary", "gameSummary", "gamesummary"])
  func `the summary has several spellings`(member: String) {
    let text = maker.summary.replacing(#""Gamesummary""#, with: "\"\(member)\"")
    let log = HockeyTechFeed.read(Array(text.utf8)).log
    #expect(log.error == nil && log.log == HockeyTechFeed.read(maker.summaryBytes).log.log)
  }

  @Test func `the plays and the summary may be without their envelope, and in a call`() {
    let plays = HockeyTechFeed.read(maker.bytes, league: "WHL").log.log.plays.map(\.event)
    let list = "[" + maker.plays.joined(separator: ",") + "]"
    for text in [list, "angular.callbacks._0(\(list));", " (\(list))\n"] {
      let bytes = Array(text.utf8)
      #expect(Feed.detect(bytes) == .hockeyTech)
      let log = HockeyTechFeed.read(bytes, league: "WHL").log
      #expect(log.error == nil && log.log.plays.map(\.event) == plays)
    }
    let inner = maker.summary.split(separator: #""Gamesummary":"#, maxSplits: 1)[1].dropLast(2)
    let bytes = Array(inner.utf8)
    #expect(Feed.detect(bytes) == .hockeyTech)
    let log = HockeyTechFeed.read(bytes, league: "WHL").log
    let whole = HockeyTechFeed.read(maker.summaryBytes).log.log
    #expect(log.error == nil && log.log.events == whole.events && log.log.id == whole.id)
  }

  @Test func `one file may have both`() {
    let summary = maker.summary.split(separator: #""Gamesummary":"#, maxSplits: 1)[1].dropLast(2)
    let text = maker.text.dropLast(2) + #","Gamesummary":\#(summary)}}"#
    let both = HockeyTechFeed.read(maker.bytes, beside: maker.summaryBytes).log
    let log = HockeyTechFeed.read(Array(text.utf8)).log
    #expect(log.error == nil && log.log == both.log)
  }

  @Test func `wherever a file is truncated, the plays before are kept, and it is marked`() {
    let bytes = maker.bytes
    let summary = maker.summaryBytes
    let whole = HockeyTechFeed.read(bytes, beside: summary).log
    #expect(whole.error == nil && whole.log.incompleteness == nil)
    for length in bytes.indices.sample {
      let torn = HockeyTechFeed.read(Array(bytes[..<length]), beside: summary).log
      #expect(torn.error != nil && torn.log.incompleteness != nil)
      let plays = torn.log.plays.filter { $0.event.play != .gameEnd }
      #expect(plays.elementsEqual(whole.log.plays.prefix(plays.count)))
    }
    for length in summary.indices.sample {
      let torn = HockeyTechFeed.read(bytes, beside: Array(summary[..<length]))
      #expect(torn.summaryError != nil && torn.log.log.plays.count >= 3)
      #expect(HockeyTechFeed.read(Array(summary[..<length])).log.error != nil)
    }
  }
}
