import Scoresheets
import Testing

/// Texts with more or longer lines than people write.
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
  /// Sheets with one error: its place, the marked words, and the nearest match if there is one.
  static let table: [(sheet: String, place: String, marked: String, nearest: String?)] = [
    ("date 2015-02-29", "1:6", "2015-02-29", nil),
    ("from-position A6 2 1:14", "1:15", "A6", nil),
    ("from-position P2 12:34 2:1", "1:24", "2:1", nil),
    ("from-position P2 12:34 2-1\nfrom-position A6 2 hooking", "2:27", "", nil),
    ("from-position P2 12:34 2-1\nfrom-position A6 ot", "2:18", "ot", nil),
    ("from-position P2 12:34 2-1\nfrom-position A6 2 1:14 wait", "2:25", "wait", "waits"),
    ("from-position P2 12:34 2-1\nfrom-position P2 12:34 2-1", "2:1", "from-position", nil),
    ("P1 1:00 A6 2\nfrom-position P2 12:34 2-1", "2:1", "from-position", nil),
    ("from-position P2 12:34 2-1\nunder nhl-2025", "2:1", "under", nil),
    ("from-positon P2 12:34 2-1", "1:1", "from-positon", "from-position"),
    ("P1 4:00 A6 signaled 2", "1:12", "signaled", "signalled"),
    ("P1 4:00 wistle icing", "1:9", "wistle", "whistle"),
    ("undr nhl-2025", "1:1", "undr", "under"),
    ("\nP1 4:75 A6 2", "2:4", "4:75", nil),
    ("P1 4:00 B9 goal 4 17 3", "1:22", "3", nil),
    ("P1 25:00 A6 2", "1:4", "25:00", nil),
    ("clock remaining\nP1 21:00 A6 2", "2:4", "21:00", nil),
    ("P1 4.30 A6 2", "1:4", "4.30", nil),
    ("P1 4:00 captain-choice A6", "1:9", "captain-choice", nil),
    ("P0 4:30 A6 2", "1:1", "P0", nil),
    ("P1 4:00 2 hooking", "1:9", "2", nil),
    ("P1 4:00 A 2 hooking", "1:9", "A", nil),
    ("P1 4:00 a6 2", "1:9", "a6", "A6"),
    ("P1 4:00 C6 2", "1:9", "C6", nil),
    ("P1 4:00 A99999999999999999999 2", "1:9", "A99999999999999999999", nil),
    ("P1 99999999999999999999:00 A6 2", "1:4", "99999999999999999999:00", nil),
    ("P1 4:00 A6", "1:11", "", nil),
    ("P1 4:00", "1:8", "", nil),
    ("P2 A6 2", "1:4", "A6", nil),
    ("P1 4:00 A6 2 high sticking", "1:19", "sticking", "high-sticking"),
    ("P1 4:00 A6 2 hooking servedby A12", "1:22", "servedby", "served-by"),
    ("P1 4:00 B9 penalty-shot score", "1:25", "score", "scored"),
    ("P1 4:00 void @x", "1:16", "", nil),
    ("P1 4:00 void x wrong", "1:14", "x", nil),
    ("P1 4:00 A6 2 @x\n A7 2 @x", "2:7", "@x", nil),
    ("under nhl-2025\nunder nhl-2025", "2:1", "under", nil),
    ("home B\nP1 4:00 B6 2", "1:6", "B", nil),
    ("home OT", "1:6", "OT", nil),
    ("gap later", "1:1", "gap", nil),
    ("P1 4:00 A6 2\n> A6 starts", "2:1", ">", nil),
    ("date 28.4.2016", "1:6", "28.4.2016", nil),
  ]

  @Test(arguments: table)
  func `an error has its place, the words that are wrong, and the nearest match`(
    sheet: String, place: String, marked: String, nearest: String?
  ) throws {
    let errors = SheetReader.read(sheet).errors
    let report = try #require(errors.first).report(in: "a").split(separator: "\n")
    #expect(errors.count == 1 && report[0].hasPrefix("a:\(place): "))
    let start = try #require(report[2].firstIndex(of: "^")).utf16Offset(in: report[2])
    #expect(report[1].dropFirst(start).prefix(report[2].count - start) == marked)
    #expect(report.dropFirst(3).first == nearest.map { "did you mean `\($0)`?" }.map { $0[...] })
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
