import Foundation
import Testing

/// The file in which a console keeps its log.
@Suite struct LiveLogs {
  private static let head = #"{"penaltybox":1,"under":["nhl-2025"]}"#

  @Test func `one console keeps a log, and a second is refused`() throws {
    let bench = try Workbench()
    let first = try LiveSession(bench, ["game.jsonl", "--under", "nhl-2025"])
    try first.type("4:00 A6 2\n")
    #expect(first.wait(for: 1))
    let second = try bench.run("live", "game.jsonl", input: "5:00 A7 2\n")
    #expect(second.errors == "game.jsonl: another `penaltybox live` has this log open\n")
    #expect(second.output == "" && second.status == 2)
    // The lock does not keep out readers.
    #expect(try bench.run("replay", "game.jsonl").status == 0)
    _ = first.kill()
    #expect(try bench.run("live", "game.jsonl", input: "5:00 A7 2\n").status == 0)
  }

  @Test(arguments: ["written to", "replaced", "removed", "edited in place"])
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
    case "edited in place":
      text = text.replacing("A6", with: "A7")
      let file = try FileHandle(forWritingTo: url)
      try file.write(contentsOf: Data(text.utf8))
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

  @Test func `a log that was only touched is written to`() throws {
    let bench = try Workbench()
    let session = try LiveSession(bench, ["game.jsonl", "--under", "nhl-2025"])
    try session.type("4:00 A6 2\n")
    #expect(session.wait(for: 1))
    #expect(try bench.shell("touch game.jsonl").status == 0)
    try session.type("5:00 A7 2\n6:00 A8 2\n")
    let (output, status) = try session.end()
    #expect(output.contains("@p3") && status == 0)
  }

  @Test func `a log that is kept has no more plays than a step can copy at once`() throws {
    let head = #"{"penaltybox":1,"under":["nhl-2025"],"clock":"elapsed","home":"A","visiting":"B"}"#
    let plays = (1...4_999).map {
      #"{"id":"p\#($0)","period":1,"elapsed":"0:10","play":"other","name":"hit"}"# + "\n"
    }
    let bench = try Workbench(["game.jsonl": head + "\n" + plays.joined()])
    let outcome = try bench.keep("1:00 other hit\n1:10 other hit")
    #expect(outcome.errors.contains("refused: a game that is kept has at most 5,000 plays"))
    #expect(outcome.status == 1)
    let log = try String(contentsOf: bench.folder.appending(path: "game.jsonl"), encoding: .utf8)
    #expect(log.split(separator: "\n").count == 5_001)
  }

  @Test(
    arguments: [
      (nil, [], "names no rulebook"), (nil, ["--under", "nhl-2052"], "did you mean `nhl-2025`?"),
      (nil, ["--under", "nhl-2025", "--home", "U12"], "`U12`"),
      (nil, ["--under", "nhl-2025", "--visiting", "OT"], "`OT`"),
      (nil, ["--under", "nhl-2025", "--home", "B"], "both teams are called `B`"),
      (head, ["--home", "TOR"], "begun with `--home A`, which cannot be changed"),
      (head, ["--kind", "play-offs"], "begun with `--kind regular`, which cannot be changed"),
      (#"{"penaltybox":2}"#, [], "game.jsonl:1:1: unknown version 2"),
      ("under nhl-2025\nP1 4:00 A6 2", [], "`penaltybox convert --format jsonl game.jsonl > LOG`"),
      (
        head + "\n" + #"{"id":1,"period":1,"elapsed":"1:00","play":"wistle"}"#, [],
        "game.jsonl:2:44: 'wistle' is not a valid 'play'; the nearest is 'whistle'"
      ),
    ] as [(String?, [String], String)])
  func `a log that cannot be kept is reported, and stays as it is`(
    text: String?, options: [String], message: String
  ) throws {
    let bench = try Workbench(text.map { ["game.jsonl": $0 + "\n"] } ?? [:])
    let outcome = try bench.keep("4:00 A6 2", options)
    #expect(outcome.errors.contains(message))
    #expect(outcome.output == "" && outcome.status == 2)
    #expect((try? bench.text(of: "game.jsonl")) == text.map { $0 + "\n" })
  }

  @Test(arguments: [
    ("none/game.jsonl", "none/game.jsonl: no such folder"),
    (".", ".: expected a file, found a folder"),
    ("/dev/null", "/dev/null: expected a file, found a device"),
  ])
  func `a place where no log can be is reported`(path: String, message: String) throws {
    let outcome = try Workbench().run("live", path, "--under", "nhl-2025", input: "4:00 A6 2\n")
    #expect(outcome.errors == message + "\n")
    #expect(outcome.output == "" && outcome.status == 2)
  }

  @Test func `a play is added to the log however large the numbers of those before are`() throws {
    let whistle = #"{"id":"p9223372036854775807","period":1,"elapsed":"1:00","play":"whistle"}"#
    let bench = try Workbench(["game.jsonl": "\(Self.head)\n\(whistle)\n"])
    let outcome = try bench.keep("2:00 whistle")
    #expect(outcome.output.contains("kept: @p1 P1 2:00 whistle\n"))
    #expect(outcome.errors == "" && outcome.status == 0)
  }

  @Test func `what is odd in a log is reported, and does not stop it`() throws {
    let whistle = #"{"id":1,"period":1,"elapsed":"1:00","play":"whistle"}"#
    let bench = try Workbench(["game.jsonl": "\(Self.head)\n\(whistle)\n\(whistle)\n"])
    let outcome = try bench.keep("2:00 whistle\nundo @1")
    #expect(outcome.errors == "game.jsonl: play 1 is repeated on line 3; it is taken once\n")
    #expect(outcome.output.contains("kept: @p1 P1 2:00 whistle\n"))
    #expect(outcome.output.contains("taken back: play 1 P1 1:00 whistle\n"))
    #expect(outcome.status == 0)
    #expect(try bench.text(of: "game.jsonl").hasSuffix("{\"undo\":1}\n"))
  }
}
