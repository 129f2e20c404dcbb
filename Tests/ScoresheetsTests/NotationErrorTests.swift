import Scoresheets
import Testing

/// Texts of more and longer lines than people write.
@Suite struct LineLimits {
  @Test func `a text has no more lines than are read`() {
    let most = [UInt8](repeating: UInt8(ascii: "\n"), count: NotationLine.countLimit)
    #expect(SheetReader.read(most).errors == [])
    let errors = SheetReader.read(most + Array("P1 5:00 A6 2\n\n".utf8)).errors
    #expect(
      errors.map(\.description) == [
        "200001:1: more than 200,000 lines, which is the most that is read"
      ])
  }

  @Test func `a line is no longer than is read, and the next one is read`() {
    let most = "P1 5:00 A6 2 #" + String(repeating: "x", count: NotationLine.lengthLimit - 14)
    let reading = SheetReader.read("\(most)\n\(most)x\nP1 6:00 A7 2\nP1 7:00 A8\n")
    #expect(
      reading.errors.map(\.description) == [
        "2:1: longer than 100,000 bytes, which is the most that is read of a line",
        "4:11: expected a call, such as `2`, `2+2` or `5+GM`, but the line ends here",
      ])
    #expect(reading.log.plays.count == 1)
    #expect(reading.errors[0].report(in: "a").utf8.count < 500)
  }
}

@Suite struct NotationErrors {
  /// Sheets with one error and its report.
  static let table: [(sheet: String, report: String)] = [
    (
      "date 2015-02-29",
      """
      game.sheet:1:6: expected a date, such as `2016-04-28`, not `2015-02-29`
        date 2015-02-29
             ^~~~~~~~~~
      """
    ),
    (
      "from-position A6 2 1:14",
      """
      game.sheet:1:15: expected a time and the score, such as `P2 12:34 2-1`, not `A6`
        from-position A6 2 1:14
                      ^~
      """
    ),
    (
      "from-position P2 12:34 2:1",
      """
      game.sheet:1:24: expected two figures, such as `1-0`, not `2:1`
        from-position P2 12:34 2:1
                               ^~~
      """
    ),
    (
      "from-position P2 12:34 2-1\nfrom-position A6 2 hooking",
      """
      game.sheet:2:27: expected the time left, such as `1:14`, but the line ends here
        from-position A6 2 hooking
                                  ^
      """
    ),
    (
      "from-position P2 12:34 2-1\nfrom-position A6 ot",
      """
      game.sheet:2:18: expected one penalty, such as `2` or `5`, not `ot`
        from-position A6 ot
                         ^~
      """
    ),
    (
      "from-position P2 12:34 2-1\nfrom-position A6 2 1:14 wait",
      """
      game.sheet:2:25: expected the end of the line, not `wait`
        from-position A6 2 1:14 wait
                                ^~~~
      did you mean `waits`?
      """
    ),
    (
      "from-position P2 12:34 2-1\nfrom-position P2 12:34 2-1",
      """
      game.sheet:2:1: line 1 already has the time and the score of the position
        from-position P2 12:34 2-1
        ^~~~~~~~~~~~~
      """
    ),
    (
      "P1 1:00 A6 2\nfrom-position P2 12:34 2-1",
      """
      game.sheet:2:1: `from-position` comes before the first play
        from-position P2 12:34 2-1
        ^~~~~~~~~~~~~
      """
    ),
    (
      "from-position P2 12:34 2-1\nunder nhl-2025",
      """
      game.sheet:2:1: `under` comes before the lines of `from-position`
        under nhl-2025
        ^~~~~
      """
    ),
    (
      "from-positon P2 12:34 2-1",
      """
      game.sheet:1:1: expected a line of the head, such as `under nhl-2025`, not `from-positon`
        from-positon P2 12:34 2-1
        ^~~~~~~~~~~~
      did you mean `from-position`?
      """
    ),
    (
      "P1 4:00 A6 signaled 2",
      """
      game.sheet:1:12: expected a call, such as `2`, `2+2` or `5+GM`, not `signaled`
        P1 4:00 A6 signaled 2
                   ^~~~~~~~
      did you mean `signalled`?
      """
    ),
    (
      "P1 4:00 wistle icing",
      """
      game.sheet:1:9: no team or play `wistle`; the teams are `A` and `B`
        P1 4:00 wistle icing
                ^~~~~~
      did you mean `whistle`?
      """
    ),
    (
      "undr nhl-2025",
      """
      game.sheet:1:1: expected a line of the head, such as `under nhl-2025`, not `undr`
        undr nhl-2025
        ^~~~
      did you mean `under`?
      """
    ),
    (
      "\nP1 4:75 A6 2",
      """
      game.sheet:2:4: `4:75` is not a time; seconds go up to 59
        P1 4:75 A6 2
           ^~~~
      """
    ),
    (
      "P1 4:00 B9 goal 4 17 3",
      """
      game.sheet:1:22: expected the end of the line, not `3`
        P1 4:00 B9 goal 4 17 3
                             ^
      """
    ),
    (
      "P1 25:00 A6 2",
      """
      game.sheet:1:4: `25:00` is outside the period, which is 20:00 long
        P1 25:00 A6 2
           ^~~~~
      """
    ),
    (
      "clock remaining\nP1 21:00 A6 2",
      """
      game.sheet:2:4: `21:00` is outside the period, which is 20:00 long
        P1 21:00 A6 2
           ^~~~~
      """
    ),
    (
      "P1 4.30 A6 2",
      """
      game.sheet:1:4: `4.30` is not a time; a time is written `12:34`, or `0:07.3` with tenths
        P1 4.30 A6 2
           ^~~~
      """
    ),
    (
      "P1 4:00 captain-choice A6",
      """
      game.sheet:1:9: `captain-choice` comes after a player or a team, as in `A captain-choice A15`
        P1 4:00 captain-choice A6
                ^~~~~~~~~~~~~~
      """
    ),
    (
      "P0 4:30 A6 2",
      """
      game.sheet:1:1: `P0` is not a period; periods are `P1` `P2` `P3`, `OT`, `OT2` …, `SO`
        P0 4:30 A6 2
        ^~
      """
    ),
    (
      "P1 4:00 2 hooking",
      """
      game.sheet:1:9: no team or play `2`; the teams are `A` and `B`
        P1 4:00 2 hooking
                ^
      """
    ),
    (
      "P1 4:00 A 2 hooking",
      """
      game.sheet:1:9: a call names a player (`A6`), `A bench`, or `A?` if the player is not known
        P1 4:00 A 2 hooking
                ^
      """
    ),
    (
      "P1 4:00 a6 2",
      """
      game.sheet:1:9: no team or play `a6`; the teams are `A` and `B`
        P1 4:00 a6 2
                ^~
      did you mean `A6`?
      """
    ),
    (
      "P1 4:00 C6 2",
      """
      game.sheet:1:9: no team is called `C`; the teams are `A` and `B`
        P1 4:00 C6 2
                ^~
      """
    ),
    (
      "P1 4:00 A99999999999999999999 2",
      """
      game.sheet:1:9: `A99999999999999999999` is too long: a number has at most nine digits
        P1 4:00 A99999999999999999999 2
                ^~~~~~~~~~~~~~~~~~~~~
      """
    ),
    (
      "P1 99999999999999999999:00 A6 2",
      """
      game.sheet:1:4: `99999999999999999999:00` is not a time; a time is written `12:34`, or \
      `0:07.3` with tenths
        P1 99999999999999999999:00 A6 2
           ^~~~~~~~~~~~~~~~~~~~~~~
      """
    ),
    (
      "P1 4:00 A6",
      """
      game.sheet:1:11: expected a call, such as `2`, `2+2` or `5+GM`, but the line ends here
        P1 4:00 A6
                  ^
      """
    ),
    (
      "P1 4:00",
      """
      game.sheet:1:8: expected a play, but the line ends here
        P1 4:00
               ^
      """
    ),
    (
      "P2 A6 2",
      """
      game.sheet:1:4: expected a time, such as `12:34`, not `A6`
        P2 A6 2
           ^~
      """
    ),
    (
      "P1 4:00 A6 2 high sticking",
      """
      game.sheet:1:19: an infraction is one word, joined by hyphens; `sticking` is \
      a second one
        P1 4:00 A6 2 high sticking
                          ^~~~~~~~
      did you mean `high-sticking`?
      """
    ),
    (
      "P1 4:00 A6 2 hooking servedby A12",
      """
      game.sheet:1:22: expected the end of the line, not `servedby`
        P1 4:00 A6 2 hooking servedby A12
                             ^~~~~~~~
      did you mean `served-by`?
      """
    ),
    (
      "P1 4:00 B9 penalty-shot score",
      """
      game.sheet:1:25: expected `scored`, `missed`, `lost` or `again`, not `score`
        P1 4:00 B9 penalty-shot score
                                ^~~~~
      did you mean `scored`?
      """
    ),
    (
      "P1 4:00 void @x",
      """
      game.sheet:1:16: expected a reason, but the line ends here
        P1 4:00 void @x
                       ^
      """
    ),
    (
      "P1 4:00 void x wrong",
      """
      game.sheet:1:14: expected the label of a play, such as `@x`, not `x`
        P1 4:00 void x wrong
                     ^
      """
    ),
    (
      "P1 4:00 A6 2 @x\n A7 2 @x",
      """
      game.sheet:2:7: the label `@x` is already used on line 1
         A7 2 @x
              ^~
      """
    ),
    (
      "under nhl-2025\nunder nhl-2025",
      """
      game.sheet:2:1: `under` is already on line 1
        under nhl-2025
        ^~~~~
      """
    ),
    (
      "home B",
      ""
    ),
    (
      "home B\nP1 4:00 B6 2",
      """
      game.sheet:1:6: both teams are called `B`
        home B
             ^
      """
    ),
    (
      "home OT",
      """
      game.sheet:1:6: a team cannot be called `OT`, which names a period
        home OT
             ^~
      """
    ),
    (
      "gap later",
      """
      game.sheet:1:1: `gap` belongs in a case file, not in a sheet
        gap later
        ^~~
      """
    ),
    (
      "P1 4:00 A6 2\n> A6 starts",
      """
      game.sheet:2:1: `>` belongs in a case file; a sheet has a head and plays
        > A6 starts
        ^
      """
    ),
    (
      "date 28.4.2016",
      """
      game.sheet:1:6: expected a date, such as `2016-04-28`, not `28.4.2016`
        date 28.4.2016
             ^~~~~~~~~
      """
    ),
  ]

  @Test(arguments: table.indices)
  func `an error gives the place, the problem and the nearest match`(index: Int) {
    let (sheet, report) = Self.table[index]
    let errors = SheetReader.read(sheet).errors
    #expect(errors.map { $0.report(in: "game.sheet") } == (report.isEmpty ? [] : [report]))
  }

  @Test func `bytes that are not text are shown as such`() {
    let broken: [UInt8] = Array("P1 4:00 A6 2 h".utf8) + [0xFF] + Array("king".utf8)
    #expect(
      SheetReader.read(broken).errors.map { $0.report(in: "x") } == [
        "x:1:15: this is not UTF-8\n  P1 4:00 A6 2 h\u{FFFD}king\n                ^"
      ])
    #expect(
      SheetReader.read("P1 4:00\0A6 2").errors.map { $0.report(in: "x") } == [
        "x:1:8: unexpected control character (0x0)\n  P1 4:00\u{FFFD}A6 2\n         ^"
      ])
  }

  @Test func `a season has four digits, as it is written`() {
    let errors = SheetReader.read("season 0999\n").errors
    #expect(errors.map { $0.message } == ["expected a year, such as `2016`, not `0999`"])
  }

  @Test func `of a very long line the part around the place is shown`() throws {
    let long = String(repeating: "x", count: 99_900)
    let error = try #require(SheetReader.read("P1 4:00 A6 2 \(long) y z").errors.first)
    let lines = error.report(in: "x").split(separator: "\n")
    #expect(lines.allSatisfy { $0.count < 180 })
    #expect(lines[2].count == 2 + 61 + 1)
  }
}
