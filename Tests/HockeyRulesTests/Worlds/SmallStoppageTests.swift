import HockeyRules
import Rulebooks
import SeededRandom
import Testing

@Suite struct SmallStoppageTests {
  @Test(arguments: Thoroughness.sample(Rulebooks.ids, quick: 2))
  func `as much as possible is set off, and no skater more than needed is short`(
    _ id: String
  ) throws {
    let book = try book(id)
    let time = GameTime(period: 1, elapsed: .minutes(10))
    check(SmallStoppages.upToNames, at: time, under: book, late: false)
  }

  @Test(
    .enabled(if: Thoroughness.current > .quick),
    arguments: ["hockey-canada-2024-junior", "nhl-2025"])
  func `names and the order of calls do not change the set-off`(_ id: String) throws {
    let time = GameTime(period: 1, elapsed: .minutes(10))
    check(SmallStoppages.all(of: 4), at: time, under: try book(id), late: false)
  }

  /// The books in which a minor against a major leaves only the difference late in the game.
  private static let booksWithDifference = Rulebooks.ids.filter { id in
    (try? book(id))?.coincidental.lateDifference.value != nil
  }

  @Test(arguments: Thoroughness.sample(booksWithDifference, quick: 2))
  func `late in the game, a major against a minor leaves the difference`(_ id: String) throws {
    let book = try book(id)
    let window = try #require(book.coincidental.lateDifference.value)
    let time = GameTime(period: 3, elapsed: book.play.periodLength.value - window)
    let stoppages = SmallStoppages.upToNames.filter { $0.count <= 3 }
    check(stoppages, at: time, under: book, late: true)
  }

  @Test func `some books leave the difference late in the game`() {
    #expect(!Self.booksWithDifference.isEmpty)
  }

  private func check(_ stoppages: [[Call]], at time: GameTime, under book: Rulebook, late: Bool) {
    var failures = 0
    for calls in stoppages where failures < 5 {
      let events = calls.enumerated().map {
        Event(id: .number($0.offset), time: time, play: .penalty($0.element))
      }
      let expected = SettledStoppage(calls, under: book, late: late)
      let got = SettledStoppage(of: solve(events, under: book).game)
      guard got != expected else { continue }
      failures += 1
      Issue.record("\(sheet(events))expected \(expected)\ngot      \(got)")
    }
  }
}
