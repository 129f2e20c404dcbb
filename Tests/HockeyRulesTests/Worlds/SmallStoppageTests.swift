import SeededRandom
import Testing

/// The set-off at all stoppages of up to four calls, compared with the slow model.
@Suite struct SmallStoppageTests {
  @Test(arguments: Thoroughness.sample(SlowBook.all.map(\.id), quick: 2), Start.allCases)
  func `as much as possible is set off, and no skater more than needed is short`(
    _ id: String, _ start: Start
  ) throws {
    let setting = SlowSetting(book: try slowBook(id), unit: 60)
    let rulebook = try book(id)
    let most = start == .early ? 4 : 3
    var failures = 0
    for calls in SmallStoppages.upToNames where calls.count <= most && failures < 3 {
      var both = SideBySide(setting, from: start.second, under: rulebook)
      let events = calls.map { SlowEvent(second: start.second, play: $0) }
      if events.allSatisfy({ both.play($0) }) && both.agreesToTheEnd() { continue }
      failures += 1
      let looks = [60, 120, 180, 240, 300].map {
        SlowEvent(second: start.second + $0, play: .look)
      }
      let report = difference(events + looks, setting, under: rulebook)
      Issue.record("under \(id)\n\(report ?? "the games side by side differ: \(calls)")")
    }
  }
}
