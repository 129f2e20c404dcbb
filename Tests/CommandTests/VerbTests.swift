import Testing

private let sheet = """
  under    nhl-2025
  clock    remaining

  P1 15:00  A6    2 hooking
     14:00  B9    goal 10
  P3  0:00  game-end

  """

@Suite struct Replay {
  @Test func `a game with nothing refused ends with 0, without colours in a file`() throws {
    let outcome = try Workbench(["a.sheet": sheet]).run("replay", "a.sheet")
    #expect(outcome.output.hasPrefix("a.sheet · home A, visiting B\n"))
    #expect(outcome.output.contains("A6 out of the box: power-play goal"))
    #expect(!outcome.output.contains("\u{1b}"))
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test func `colours come where they are asked for, or not at all`() throws {
    let bench = try Workbench(["a.sheet": sheet])
    let always = try bench.run("replay", "a.sheet", "--color", "always")
    let plain = try bench.run("replay", "a.sheet", "--color=auto")
    #expect(always.output.contains("\u{1b}[1mP1\u{1b}[0m"))
    #expect(try plain.output == bench.run("replay", "a.sheet", "--color", "never").output)
  }

  @Test(arguments: [
    (
      "P1 3:00 face-off\n   5:00 A6 2\n   4:00 A7 2\n",
      "the clock ran backwards; the previous play was at P1 5:00; "
        + "this one fits between line 2 and line 3"
    ),
    ("P3 20:00 game-end\nOT 1:00 A6 2\n", "the game is over; no plays are accepted after it"),
  ])
  func `a refused play is reported with its reason, and the status is 1`(
    _ plays: String, _ reason: String
  ) throws {
    let bench = try Workbench(["a.sheet": "under nhl-2025\n\(plays)"])
    let text = try bench.run("replay", "a.sheet")
    #expect(text.output.contains(": refused, \(reason)\n"))
    #expect(text.errors.hasPrefix("a.sheet: 1 play refused: "))
    #expect(text.status == 1)
    let lines = try bench.run("replay", "--format", "jsonl", "a.sheet")
    #expect(lines.output.contains(#""refused":"\#(reason)""#))
    #expect(lines.status == 1)
  }

  @Test func `a warning changes the status only where it is asked to`() throws {
    let bench = try Workbench(["a.sheet": "under nhl-2025\nP1 19:30 period-end\n"])
    let plain = try bench.run("replay", "a.sheet")
    #expect(plain.output.contains("warning: the period was ended with 0:30 on the clock"))
    #expect(plain.output.hasSuffix("\n1 warning, marked above\n"))
    #expect(plain.status == 0)
    #expect(try bench.run("replay", "--strict", "a.sheet").status == 1)
    #expect(try bench.run("replay", "--strict", "--format", "jsonl", "a.sheet").status == 1)
    #expect(try bench.run("state", "a.sheet", "--at", "P1 19:30", "--strict").status == 1)
    #expect(try bench.run("state", "a.sheet", "--at", "P1 19:00", "--strict").status == 0)
  }

  @Test func `several logs come one after the other, and standard input among them`() throws {
    let bench = try Workbench(["a.sheet": sheet])
    let outcome = try bench.run("replay", "a.sheet", "-", input: sheet)
    #expect(outcome.output.contains("\n\n- · home A, visiting B\n"))
    #expect(outcome.status == 0)
  }

  @Test func `a book of one's own is read from its path`() throws {
    let bench = try Workbench([
      "a.sheet": sheet,
      "mine.json":
        #"{"id":"mine","name":"Ours","league":"Us","extends":"nhl-2025","provisions":{}}"#,
    ])
    let outcome = try bench.run("replay", "a.sheet", "--under", "mine.json")
    #expect(outcome.output.contains("under Ours · times are remaining\n"))
    #expect(outcome.status == 0)
    let wrong = try bench.run("replay", "a.sheet", "--under", "a.sheet.json")
    #expect(wrong.errors == "a.sheet.json: no such file\n")
    #expect(wrong.status == 2)
  }

  @Test func `a log that names its league and its day is played under the edition of that day`()
    throws
  {
    let bench = try Workbench(["a.sheet": "league NHL\ndate 2014-11-20\nP1 5:00 A6 2\n"])
    #expect(try bench.run("replay", "a.sheet").output.contains("\nunder NHL 2014-15 · "))
  }
}

@Suite struct State {
  @Test func `the time is read as the log counts it, or as the option says`() throws {
    let bench = try Workbench(["a.sheet": sheet])
    let remaining = try bench.run("state", "a.sheet", "--at", "P1 14:30")
    let elapsed = try bench.run("state", "a.sheet", "--at", "P1 5:30", "--clock", "elapsed")
    #expect(remaining.output.hasPrefix("P1 14:30   A 0, B 0   4v5"))
    #expect(remaining.output.contains("  1:30  A6  2 hooking  until 13:00"))
    #expect(remaining.output == elapsed.output)
    #expect(remaining.status == 0)
  }

  @Test(arguments: [
    ("P1 12:99", "--at:1:4: `12:99` is not a time; seconds go up to 59"),
    ("P1 25:00", "--at:1:4: `25:00` is outside the period, which is 20:00 long"),
    ("P0 5:00", "--at:1:1: `P0` is not a period; periods are `P1` `P2` `P3`, `OT`, `OT2` …, `SO`"),
    ("P1", "--at:1:3: expected a time, such as `12:34`, but the line ends here"),
    ("P7 1:00", "--at: `P7 1:00`: the game has no such period; the last with a clock is `OT`; "),
    ("OT2 1:00", "--at: `OT2 1:00`: the game has no such period"),
    ("P1 5:00 x", "--at:1:9: expected the end of the line, not `x`"),
  ])
  func `a time that is not one is reported`(_ time: String, _ message: String) throws {
    let outcome = try Workbench(["a.sheet": sheet]).run("state", "a.sheet", "--at", time)
    let isOfNotation = message.hasPrefix("--at:1:")
    #expect(outcome.errors.hasPrefix(message + (isOfNotation ? "\n  \(time)\n" : "")))
    #expect(outcome.output == "")
    #expect(outcome.status == 2)
  }

  @Test func `without a time it is that of the log's end`() throws {
    let bench = try Workbench(["a.sheet": sheet])
    let end = try bench.run("state", "a.sheet")
    #expect(end.status == 0 && end.errors == "")
    let head = try bench.run("ask", "a.sheet").output.split(separator: "\n")[0]
    #expect(end.output.hasPrefix(head))
  }

  @Test(arguments: ["p1 1430", "P1 14.30"]) func `a time may be typed in a hurry`(
    time: String
  ) throws {
    let bench = try Workbench(["a.sheet": sheet])
    #expect(
      try bench.run("state", "a.sheet", "--at", time).output
        == bench.run("state", "a.sheet", "--at", "P1 14:30").output)
    let asked = try bench.run("ask", "a.sheet", "--at", time, "b 9 goal")
    #expect(asked.output.contains("\nIf B9 goal\n"))
  }

  @Test func `an overtime that play-offs have, and a shoot-out, are no impossible instants`() throws
  {
    let bench = try Workbench(["a.sheet": sheet, "b.sheet": "kind play-offs\n" + sheet])
    #expect(try bench.run("state", "b.sheet", "--at", "OT4 5:00", "--clock", "elapsed").status == 0)
    #expect(try bench.run("state", "a.sheet", "--at", "SO").status == 0)
  }

  @Test func `the state is one object for other programs`() throws {
    let bench = try Workbench(["a.sheet": sheet])
    let outcome = try bench.run("state", "a.sheet", "--at", "P1 14:30", "--format", "json")
    #expect(outcome.output.hasPrefix(#"{"game":"a.sheet","period":1,"elapsed":330,"#))
  }
}

@Suite struct Convert {
  @Test func `a sheet becomes JSON lines and a sheet again`() throws {
    let bench = try Workbench(["a.sheet": sheet])
    let lines = try bench.run("convert", "a.sheet", "--format", "jsonl")
    #expect(lines.output.hasPrefix(#"{"penaltybox":1,"under":["nhl-2025"],"clock":"remaining","#))
    #expect(lines.status == 0)
    let again = try bench.run("convert", "-", input: lines.output)
    #expect(try again.output == bench.run("fmt", "a.sheet").output)
    #expect(again.errors == "")
  }
}

@Suite struct Fmt {
  @Test func `the canonical form is printed, and is its own`() throws {
    let bench = try Workbench(["a.sheet": "under nhl-2025\nP1 5:00 A6 2 # why\n"])
    let once = try bench.run("fmt", "a.sheet")
    #expect(
      once.output == "under    nhl-2025\n\nP1  5:00  A6   2                                 # why\n"
    )
    let twice = try bench.run("fmt", "-", input: once.output)
    #expect(twice.output == once.output)
  }

  @Test func `what cannot be read has no canonical form`() throws {
    let outcome = try Workbench(["a.sheet": "under nhl-2025\nP1 5:0 A6 2\n"]).run("fmt", "a.sheet")
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("a.sheet:2:4: `5:0` is not a time"))
    #expect(outcome.status == 2)
  }
}

@Suite struct Books {
  @Test func `all editions are listed`() throws {
    let outcome = try Workbench().run("books")
    #expect(outcome.output.hasPrefix("Book "))
    #expect(outcome.output.contains(#/\nnhl-2025 +NHL 2025-26 /#))
    #expect(outcome.output.contains("\nhockey-canada-2024 "))
    #expect(outcome.status == 0)
  }
}
