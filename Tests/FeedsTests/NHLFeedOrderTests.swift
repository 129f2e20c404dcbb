import Feeds
import HockeyRules
import Scoresheets
import Testing

@Suite struct NHLFeedOrderTests {
  /// The ids of the plays in the order in which they are read.
  private func ids(_ make: (inout FeedMaker) -> Void) -> [Int] {
    var maker = FeedMaker()
    make(&maker)
    return NHLFeed.read(maker.bytes).log.events.map { event in
      if case .number(let number) = event.id { number } else { -1 }
    }
  }

  private let goal = #""scoringPlayerId":209,"eventOwnerTeamId":2"#

  @Test func `plays come by period, time and the feed's order`() {
    let ids = ids { maker in
      maker.add("hit", "05:00", id: 1, period: 2, order: 1)
      maker.add("hit", "10:00", id: 2, order: 2)
      maker.add("hit", "09:59", id: 3, order: 9)
      maker.add("hit", "10:00", id: 4, order: 1)
      maker.add("hit", "10:00", id: 5, order: -5)
    }
    #expect(ids == [3, 5, 4, 2, 1])
  }

  @Test func `plays of one second and order stay as they are listed`() {
    let ids = ids { maker in
      for id in [4, 2, 9, 1] { maker.add("hit", "05:00", id: id, order: 1) }
    }
    #expect(ids == [4, 2, 9, 1])
  }

  @Test func `a goal comes before the penalties of its second and a face-off after them`() {
    let ids = ids { maker in
      maker.add("hit", "05:00", id: 1)
      maker.add("faceoff", "05:00", id: 2)
      maker.addPenalty("05:00", "MIN", 2, id: 3)
      maker.add("stoppage", "05:00", id: 4)
      maker.add("goal", "05:00", id: 5, goal)
      maker.addPenalty("05:00", "MIN", 2, team: 2, by: 209, id: 6)
      maker.add("goal", "05:00", id: 7, goal)
      maker.add("faceoff", "05:00", id: 8)
    }
    #expect(ids == [1, 5, 7, 3, 4, 6, 2, 8])
  }

  @Test func `a goal after the call of a penalty shot stays after it`() {
    let ids = ids { maker in
      maker.addPenalty("05:00", "PS", 0, id: 1)
      maker.add("goal", "05:00", id: 2, goal)
      maker.add("faceoff", "05:00", id: 3)
    }
    #expect(ids == [1, 2, 3])
  }

  @Test func `the marks of periods and of the game keep their places`() {
    let ids = ids { maker in
      maker.add("period-start", "00:00", id: 1, code: nil)
      maker.add("faceoff", "00:00", id: 2)
      maker.add("period-end", "20:00", id: 3, code: nil)
      maker.addPenalty("20:00", "MIN", 2, id: 4)
      maker.add("game-end", "20:00", id: 5, code: nil)
    }
    #expect(ids == [1, 2, 3, 4, 5])
  }

  @Test func `the end of a game that is listed before its shoot-out comes last`() {
    let ids = ids { maker in
      maker.add("game-end", "05:00", id: 1, period: 4, code: nil)
      maker.add("goal", "00:00", id: 2, period: 5, code: "0101", periodType: "SO", goal)
    }
    #expect(ids == [2, 1])
  }

  @Test func `the same play again is taken once and noted`() {
    var maker = FeedMaker()
    maker.addPenalty("05:00", "MIN", 2, order: 3, id: 7)
    maker.add("faceoff", "05:00", id: 8, order: 4)
    maker.addPenalty("05:00", "MIN", 2, order: 3, id: 7)
    let reading = NHLFeed.read(maker.bytes)
    #expect(reading.log.events.map(\.id) == [.number(7), .number(8)])
    #expect(reading.notes == [.repeated(.number(7), line: 6)])
  }

  @Test func `two plays that share an id are both taken and noted`() {
    var maker = FeedMaker()
    maker.add("hit", "05:00", id: 7)
    maker.add("hit", "06:00", id: 7)
    let reading = NHLFeed.read(maker.bytes)
    #expect(reading.log.events.map(\.id) == [.number(7), .label("7-2")])
    #expect(reading.notes == [.sharedID(.number(7), line: 5)])
  }

  @Test func `a play knows the line it is on`() {
    var maker = FeedMaker()
    maker.add("hit", "06:00")
    maker.add("hit", "05:00")
    #expect(NHLFeed.read(maker.bytes).log.plays.map(\.line) == [5, 4])
  }
}
