import HockeyRules
import Scoresheets
import SeededRandom
import Testing

@Suite struct SheetRoundTrip {
  /// `log` without the facts that depend on its line numbers.
  private func withoutLines(_ log: GameLog) -> GameLog {
    var log = log
    for index in log.plays.indices {
      log.plays[index].line = 0
      if case .position(var position) = log.plays[index].event.play {
        for entry in position.entries.indices {
          if case .number = position.entries[entry].id { position.entries[entry].id = .number(0) }
        }
        log.plays[index].event.play = .position(position)
      }
      log.plays[index].reading = []
      if case .number = log.plays[index].event.id { log.plays[index].event.id = .number(0) }
    }
    return log
  }

  @Test(arguments: 0..<UInt64(Thoroughness.count(quick: 60, thorough: 400)))
  func `a log is read as it was written`(seed: UInt64) {
    let log = RandomLog.make(seed: seed)
    let text = SheetWriter.text(of: log)
    let reading = SheetReader.read(text)
    #expect(reading.errors.map { $0.report(in: "x") } == [])
    let isSame = withoutLines(reading.log) == withoutLines(log)
    #expect(isSame, "\(text)")
    #expect(SheetWriter.text(of: reading.log) == text)
    for play in reading.log.plays {
      if case .number(let number) = play.event.id { #expect(number == play.line) }
    }
  }
}
