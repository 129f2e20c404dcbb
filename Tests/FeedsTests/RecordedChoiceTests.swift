import Feeds
import HockeyRules
import Rulebooks
import Scoresheets
import Testing

/// A captain's choice that only a feed's record shows is played wherever the log is solved.
@Suite struct RecordedChoiceTests {
  /// A double minor and a minor against one minor; the record has two skaters fewer, not one.
  private static var log: GameLog {
    var maker = FeedMaker()
    maker.addPenalty("5:00", "MIN", 4, by: 106)
    maker.addPenalty("5:00", "MIN", 2, by: 112)
    maker.addPenalty("5:00", "MIN", 2, team: 2, by: 209)
    for (time, code) in [("5:30", 1531), ("6:30", 1531), ("7:30", 1551)] {
      maker.add("hit", time, code: "\(code)")
    }
    return NHLFeed.read(maker.bytes).log
  }

  @Test func `the library plays it, and leaves it out if asked to`() throws {
    let book = try Rulebooks.edition(for: Self.log).rulebook
    func skaters(_ log: GameLog) -> [Int] {
      solve(log, under: book).plays.filter { $0.event.play == .other("hit") }
        .map { $0.before.home }
    }
    #expect(skaters(Self.log) == [3, 3, 5])
    var log = Self.log
    log.leavesOutChoices = false
    #expect(skaters(log) != [3, 3, 5])
    #expect(LiveGame(Self.log, under: book).events.count == Self.log.plays.count + 1)
    #expect(LiveGame(log, under: book).events.count == log.plays.count)
  }
}
