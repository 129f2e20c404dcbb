import HockeyRules
import Scoresheets
import SeededRandom
import Testing

@Suite struct SheetReading {
  private func times(_ sheet: String) -> [GameTime] {
    let reading = SheetReader.read(sheet)
    #expect(reading.errors == [])
    return reading.log.plays.map(\.event.time)
  }

  private func time(_ period: Int, _ tenths: Int) -> GameTime {
    GameTime(period: period, elapsed: PlayingTime(tenths: tenths))
  }

  @Test func `a log of a sheet is the whole of it, or its first error`() throws {
    let sheet = "P1 5:00 A6 2 @x\n   6:10 B9 gaol\n   7:00 B8 gaol\n"
    let error = try #require(SheetReader.read(sheet).errors.first)
    #expect(throws: error) { try GameLog(sheet: sheet) }
    let good = "P1 5:00 A6 2 @x\n"
    #expect(try GameLog(sheet: good) == SheetReader.read(good).log)
  }

  @Test func `what is left out is what the line before had`() {
    #expect(
      times(
        """
        P1 4:00 A6 2
           B7 2
        P2 0:07.3 B goal
           1:00 whistle
        """) == [time(1, 2400), time(1, 2400), time(2, 73), time(2, 600)])
  }

  @Test func `a clock may count down`() {
    #expect(
      times(
        """
        clock remaining
        P1 12:34.5 A6 2
        OT 4:59 whistle
        """) == [time(1, 4455), time(4, 10)])
    #expect(
      times(
        """
        clock remaining
        kind play-offs
        OT2 19:00 whistle
        """) == [time(5, 600)])
  }

  @Test func `periods may have another number and length`() {
    #expect(
      times(
        """
        clock remaining
        periods 2 15:00
        overtime 10:00
        P1 14:00 whistle
        OT 9:00 whistle
        """) == [time(1, 600), time(3, 600)])
  }

  @Test func `after a clock that is set, a line without a time is at its new time`() {
    #expect(
      times(
        """
        P1 1:00 A5 2
        2:00 whistle
        clock 2:40 it had stood still
        B8 2
        A9 2
        5:00 whistle
        clock 4:30 it had run on
        B9 2
        """)
        == [
          time(1, 600), time(1, 1200), time(1, 1200), time(1, 1600), time(1, 1600), time(1, 3000),
          time(1, 3000), time(1, 2700),
        ])
  }

  @Test func `that time is counted from the end of the book's overtime, too`() {
    let reading = SheetReader.read(
      """
      clock remaining
      OT 3:00 whistle
      clock 3:20 it had run on
      B8 2
      """)
    var schedule = Schedule.standard(for: .regular)
    schedule.overtimeLength = .minutes(10)
    let timed = reading.log.timed(by: schedule)
    #expect(
      timed.plays.map { $0.event.time.elapsed }
        == [.minutes(7), .minutes(7), PlayingTime(tenths: 4000)])
  }

  @Test func `overtime is also a fourth period, and the shoot-out has no time`() {
    #expect(
      times(
        """
        P4 1:00 whistle
        OT 2:00 whistle
        SO A9 shoot-out scored
           B9 shoot-out missed
        """) == [time(4, 600), time(4, 1200), time(5, 0), time(5, 0)])
    #expect(
      times(
        """
        kind play-offs
        OT2 20:00 period-end
        SO A9 shoot-out scored
        """) == [time(5, 12_000), time(6, 0)])
  }

  @Test func `a period's start and end need no time`() {
    #expect(
      times(
        """
        P1 period-start
        P2 period-start
        P3 period-end
        """) == [time(1, 0), time(2, 0), time(3, 12_000)])
  }

  @Test func `a head says whose game it is and how it is read`() {
    let log = SheetReader.read(
      """
      # a comment
      under   nhl-2025 iihf-2025   # two books
      clock   remaining
      home    TOR
      visiting MTL
      kind    play-offs
      date    2016-04-28
      periods 3 15:00
      overtime 10:00
      league  nhl
      season  2015
      id      2015030411
      """
    ).log
    #expect(
      log
        == GameLog(
          id: "2015030411", books: ["nhl-2025", "iihf-2025"], clock: .remaining,
          letters: PerTeam(home: "TOR", visiting: "MTL"), kind: .playOffs, date: "2016-04-28",
          league: "nhl", season: 2015, regulation: Regulation(periods: 3, length: .minutes(15)),
          overtimeLength: .minutes(10)))
  }

  @Test func `a sheet is read from bytes as from text`() {
    let text = "P1 4:00 A6 2\n   5:00 B gaol\n"
    let fromBytes = SheetReader.read(Array(text.utf8))
    let fromText = SheetReader.read(text)
    #expect(fromBytes.log == fromText.log)
    #expect(fromBytes.errors == fromText.errors)
    #expect(fromText.errors.count == 1)
  }

  @Test func `line ends of other systems and a byte-order mark do not matter`() {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("P1 4:00 A6 2\r\n5:00 B goal # wow\r\n".utf8)
    let reading = SheetReader.read(bytes)
    #expect(reading.errors == [])
    #expect(reading.log.plays.map(\.line) == [1, 2])
    #expect(reading.log.plays.map(\.remark) == [nil, "wow"])
  }

  @Test(arguments: ["", "\n", "   \n\t\n", "# only a comment"])
  func `an empty sheet is a game without plays`(text: String) {
    let reading = SheetReader.read(text)
    #expect(reading.errors == [])
    #expect(reading.log == GameLog())
  }

  @Test
  func `the good part before the first bad line is kept, and later bad lines are reported too`() {
    let reading = SheetReader.read(
      """
      P1 4:00 A6 2
         5:00 A6 hooking
         6:00 B goal
         7:75 B goal
      """)
    #expect(reading.log.plays.count == 1)
    #expect(reading.errors.map(\.line) == [2, 4])
  }

  @Test func `twenty errors are enough`() {
    let sheet = String(repeating: "P1 4:00 A6 hooking\n", count: 100)
    #expect(SheetReader.read(sheet).errors.count == SheetReader.errorLimit)
  }

  @Test func `a head line that shapes the plays is the only error where it cannot be read`() {
    let reading = SheetReader.read(
      """
      home tor
      P1 4:00 TOR6 2
         5:00 TOR7 2
      """)
    #expect(reading.errors.map(\.line) == [1])
  }

  @Test func `a scorekeeper's console goes on after a line that cannot be read`() throws {
    var reader = SheetReader()
    #expect(try reader.read(line: "P1 4:00 A6 2", number: 1)?.event.id == .number(1))
    #expect(throws: NotationError.self) { try reader.read(line: "OT 9 B goal", number: 2) }
    let play = try reader.read(line: "B goal", number: 3)
    #expect(play?.event.time == GameTime(period: 1, elapsed: .minutes(4)))
    #expect(reader.log.plays.count == 2)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `no bytes make the reader stop`(seed: UInt64) {
    var random = SplitMix(seed)
    let words = ["P1 ", "4:00 ", "A6 ", "2+", "goal", " @x", "#", ">", "==", "\n", "clock ", "SO "]
    var bytes: [UInt8] = []
    for _ in 0..<random.below(60) {
      if random.below(3) == 0 {
        bytes.append(UInt8(random.below(256)))
      } else {
        bytes += Array(words[random.below(words.count)].utf8)
      }
    }
    for error in SheetReader.read(bytes).errors {
      #expect(error.report(in: "x").hasPrefix("x:\(error.line):\(error.column): "))
    }
  }
}

@Suite struct LongSheets {
  @Test(.timeLimit(.minutes(1)))
  func `a sheet of many lines takes no longer for each of them`() {
    let sheet =
      "P1 4:00 A6 2\n" + String(repeating: "4:00 B9 goal 12 17 # a remark\n", count: 20_000)
    let reading = SheetReader.read(sheet)
    #expect(reading.log.plays.count == 20_001)
  }
}
