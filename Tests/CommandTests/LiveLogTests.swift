import Foundation
import Rulebooks
import Testing

/// The file that a console keeps its log in.
@Suite struct LiveLogs {
  private static let books = Rulebooks.ids.joined(separator: ", ")
  private static let head = #"{"penaltybox":1,"under":["nhl-2025"]}"#

  @Test func `one console keeps a log, and a second is refused`() throws {
    let bench = try Workbench()
    let first = try LiveSession(bench, ["game.jsonl", "--under", "nhl-2025"])
    try first.type("4:00 A6 2\n")
    #expect(first.wait(for: 1))
    let second = try bench.run("live", "game.jsonl", input: "5:00 A7 2\n")
    #expect(second.errors == "game.jsonl: another `penaltybox live` has this log open\n")
    #expect(second.output == "" && second.status == 2)
    // Readers are not kept out.
    #expect(try bench.run("replay", "game.jsonl").status == 0)
    _ = first.kill()
    #expect(try bench.run("live", "game.jsonl", input: "5:00 A7 2\n").status == 0)
  }

  @Test(arguments: ["written to", "replaced", "removed"])
  func `a log that another program has changed is no longer written to`(how: String) throws {
    let bench = try Workbench()
    let session = try LiveSession(bench, ["game.jsonl", "--under", "nhl-2025"])
    try session.type("4:00 A6 2\n")
    #expect(session.wait(for: 1))
    let url = bench.folder.appending(path: "game.jsonl")
    var text = try bench.text(of: "game.jsonl")
    switch how {
    case "written to":
      text += "\n"
      let file = try FileHandle(forWritingTo: url)
      try file.seekToEnd()
      try file.write(contentsOf: Data("\n".utf8))
    case "replaced": try Data(text.utf8).write(to: url, options: .atomic)
    default:
      try FileManager.default.removeItem(at: url)
      text = ""
    }
    try session.type("5:00 A7 2\n6:00 A8 2\n")
    let (output, status) = try session.end()
    #expect(!output.contains("@p2"))
    #expect(status == 2)
    #expect((try? bench.text(of: "game.jsonl")) ?? "" == text)
  }

  @Test(
    arguments: [
      (
        nil, [], "game.jsonl: this log names no rulebook; use `--under BOOK`, one of \(books)"
      ),
      (
        nil, ["--under", "nhl-2052"],
        "game.jsonl: unknown rulebook `nhl-2052`\ndid you mean `nhl-2025`?"
      ),
      (
        nil, ["--under", "nhl-2025", "--home", "tor"],
        "a team cannot be called `tor`; expected capital letters, such as `A` or `TOR`"
      ),
      (
        nil, ["--under", "nhl-2025", "--visiting", "OT"],
        "a team cannot be called `OT`; expected capital letters, such as `A` or `TOR`"
      ),
      (nil, ["--under", "nhl-2025", "--home", "B"], "both teams are called `B`"),
      (
        head, ["--home", "TOR"],
        "game.jsonl: this log was begun with `--home A`, which cannot be changed"
      ),
      (
        head, ["--kind", "play-offs"],
        "game.jsonl: this log was begun with `--kind regular`, which cannot be changed"
      ),
      (
        #"{"penaltybox":2}"#, [],
        """
        game.jsonl:1:1: unknown version 2 of this format; only 1 is known
          {"penaltybox":2}
          ^
        """
      ),
      (
        "under nhl-2025\nP1 4:00 A6 2", [],
        "game.jsonl: this is not a log in JSON lines; convert it with "
          + "`penaltybox convert --format jsonl game.jsonl > LOG`"
      ),
      (
        "under nhl-2025", [],
        "game.jsonl: this is not a log in JSON lines; convert it with "
          + "`penaltybox convert --format jsonl game.jsonl > LOG`"
      ),
      (
        head + "\n" + #"{"id":1,"period":1,"elapsed":"1:00","play":"wistle"}"#, [],
        """
        game.jsonl:2:44: 'wistle' is not a valid 'play'; the nearest is 'whistle'
          {"id":1,"period":1,"elapsed":"1:00","play":"wistle"}
                                                     ^
        """
      ),
    ] as [(String?, [String], String)])
  func `a log that cannot be kept is reported, and stays as it is`(
    text: String?, options: [String], message: String
  ) throws {
    let bench = try Workbench(text.map { ["game.jsonl": $0 + "\n"] } ?? [:])
    let outcome = try bench.run(["live", "game.jsonl"] + options, input: "4:00 A6 2\n")
    #expect(outcome.errors == message + "\n")
    #expect(outcome.output == "" && outcome.status == 2)
    #expect((try? bench.text(of: "game.jsonl")) == text.map { $0 + "\n" })
  }

  @Test(arguments: [
    ("none/game.jsonl", "none/game.jsonl: no such folder"),
    (".", ".: expected a file, found a folder"),
    ("/dev/null", "/dev/null: a log cannot be kept in this kind of file"),
  ])
  func `a place where no log can be is reported`(path: String, message: String) throws {
    let outcome = try Workbench().run("live", path, "--under", "nhl-2025", input: "4:00 A6 2\n")
    #expect(outcome.errors == message + "\n")
    #expect(outcome.output == "" && outcome.status == 2)
  }

  @Test func `a play is added to the log however large the numbers of those before are`() throws {
    let whistle = #"{"id":"p9223372036854775807","period":1,"elapsed":"1:00","play":"whistle"}"#
    let bench = try Workbench(["game.jsonl": "\(Self.head)\n\(whistle)\n"])
    let outcome = try bench.run("live", "game.jsonl", input: "2:00 whistle\n")
    #expect(outcome.output.contains("kept: @p1 P1 2:00 whistle\n"))
    #expect(outcome.errors == "" && outcome.status == 0)
  }

  @Test func `what is odd in a log is reported, and does not stop it`() throws {
    let whistle = #"{"id":1,"period":1,"elapsed":"1:00","play":"whistle"}"#
    let bench = try Workbench(["game.jsonl": "\(Self.head)\n\(whistle)\n\(whistle)\n"])
    let outcome = try bench.run("live", "game.jsonl", input: "2:00 whistle\nundo @1\n")
    #expect(outcome.errors == "game.jsonl: play 1 is repeated on line 3; it is taken once\n")
    #expect(outcome.output.contains("kept: @p1 P1 2:00 whistle\n"))
    #expect(outcome.output.contains("taken back: play 1 P1 1:00 whistle\n"))
    #expect(outcome.status == 0)
    #expect(try bench.text(of: "game.jsonl").hasSuffix("{\"undo\":1}\n"))
  }

  /// A terminal without a screen: the person's end and the program's.
  private static func terminal() throws -> (person: Int32, program: Int32) {
    #if os(Linux)
      let person = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var (locked, number) = (Int32(0), Int32(0))
      // Linux's TIOCSPTLCK and TIOCGPTN, whose macros Swift does not see.
      try #require(ioctl(person, 0x4004_5431, &locked) == 0)
      try #require(ioctl(person, 0x8004_5430, &number) == 0)
      let name = "/dev/pts/\(number)"
    #else
      let person = posix_openpt(O_RDWR | O_NOCTTY)
      try #require(grantpt(person) == 0 && unlockpt(person) == 0)
      let name = String(cString: try #require(ptsname(person)))
    #endif
    let program = open(name, O_RDWR | O_NOCTTY)
    try #require(program >= 0)
    return (person, program)
  }

  /// What a terminal shows when `text` is typed.
  private static func shown(
    typing text: String, in bench: borrowing Workbench
  ) throws -> (shown: String, status: Int32) {
    let (terminal, side) = try Self.terminal()
    defer { close(terminal) }
    let process = Process()
    process.executableURL = Workbench.program
    process.arguments = ["live", "game.jsonl", "--under", "nhl-2025", "--color", "never"]
    process.currentDirectoryURL = bench.folder
    process.environment = ["TERM": "xterm"]
    process.standardInput = FileHandle(fileDescriptor: side)
    process.standardOutput = FileHandle(fileDescriptor: side)
    process.standardError = FileHandle.nullDevice
    try process.run()
    close(side)
    let typed = Array(text.utf8)
    #expect(write(terminal, typed, typed.count) == typed.count)
    var shown = ""
    var bytes = [UInt8](repeating: 0, count: 4096)
    while case let count = read(terminal, &bytes, bytes.count), count > 0 {
      shown += String(decoding: bytes[..<count], as: UTF8.self)
    }
    process.waitUntilExit()
    return (shown, process.terminationStatus)
  }

  @Test func `on a terminal the page is drawn again after each play, and slips do not count`()
    throws
  {
    let bench = try Workbench()
    let (shown, status) = try Self.shown(typing: "4:00 A6 2\nA7 3\nquit\n", in: bench)
    #expect(status == 0)
    #expect(shown.components(separatedBy: "\u{1b}[H\u{1b}[2J").count == 3)
    #expect(shown.contains("\u{1b}[H\u{1b}[2Jkept: @p1 P1 4:00 A6 2\r\n"))
    #expect(shown.contains("\r\n\r\nP1 4:00> "))
  }

  @Test func `on a terminal a play before the last one is inserted if somebody says yes`() throws {
    let bench = try Workbench()
    let (shown, status) = try Self.shown(
      typing: "8:00 A6 2\n7:00 B7 2\nwhat\nn\n6:00 B8 2\ny\nA9 2\nquit\n", in: bench)
    #expect(status == 0)
    let question = "P1 7:00 is before the last play, at P1 8:00. Insert it there? y/n "
    #expect(shown.components(separatedBy: question).count == 3, "\(shown)")
    #expect(shown.contains("kept: @p2 P1 6:00 B8 2, before @p1 P1 8:00 A6 2\r\n"))
    let lines = try bench.text(of: "game.jsonl").split(separator: "\n").dropFirst(2)
    #expect(
      lines.joined(separator: "\n") == """
        {"id":"p2","period":1,"elapsed":"6:00","before":"p1","play":"penalty","offender":"B8","call":"2"}
        {"id":"p3","period":1,"elapsed":"8:00","play":"penalty","offender":"A9","call":"2"}
        """)
  }
}
