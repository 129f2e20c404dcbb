import Feeds
import HockeyRules
import Scoresheets
import Testing

/// Feeds whose facts about the game contradict their plays.
@Suite struct IncompleteFeedTests {
  private func log(
    _ score: (home: Int, visitor: Int), goals: Int = 1, shootOut: Bool = false
  ) -> GameLog {
    var maker = OlderViewMaker()
    maker.score = score
    maker.plays = (0..<goals).map { OlderViewMaker.goal("\($0 + 1):00") }
    if shootOut {
      maker.plays.append(OlderViewMaker.attempt(isHome: true, by: 506, scored: true))
    }
    return HockeyTechFeed.read(maker.bytes, beside: maker.summaryBytes).log.log
  }

  @Test func `a score that the plays do not have is told, home first`() {
    let log = log((home: 3, visitor: 1), goals: 0)
    let told = Incompleteness.score(
      told: PerTeam(home: 3, visiting: 1), plays: PerTeam(both: 0))
    #expect(log.incompleteness == told)
    #expect(told.words == "the feed says 3-1, its plays 0-0")
    #expect(self.log((home: 0, visitor: 1)).incompleteness == nil)
  }

  @Test func `the goal of a shoot-out may be counted or not`() {
    #expect(log((home: 1, visitor: 1), shootOut: true).incompleteness == nil)
    #expect(log((home: 0, visitor: 1), shootOut: true).incompleteness == nil)
    #expect(log((home: 2, visitor: 1), shootOut: true).incompleteness != nil)
  }

  @Test func `a game that is over and has no plays is told`() {
    #expect(log((home: 0, visitor: 0), goals: 0).incompleteness == .noPlays)
  }

  @Test func `a feed that says nothing is not doubted`() {
    var maker = FeedMaker()
    maker.add("period-start", "00:00")
    let log = NHLFeed.read(maker.bytes).log
    #expect(log.result == nil && log.incompleteness == nil)
  }
}
