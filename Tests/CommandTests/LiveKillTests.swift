import Foundation
import Scoresheets
import SeededRandom
import Testing

/// A console keeps all plays that it has shown, whenever it is killed.
@Suite struct LiveKilled {
  /// A typed line, and the resulting line of the log.
  private struct Step {
    var typed: String
    var line: String
  }

  /// The plays and undos of the game from the index `count`, each no earlier than the one before.
  private static func steps(from count: Int) -> [Step] {
    (count..<count + 8).map { number in
      let line = number + 1
      if number % 9 == 8 { return Step(typed: "undo", line: #"{"undo":"p\#(id(number) - 1)"}"#) }
      let time = "\(number / 20):\(number % 20 * 2 + 10)"
      let head =
        #"{"id":"p\#(id(number))","period":1,"elapsed":"\#(time)","play":"#
      if number % 2 == 0 {
        return Step(typed: "\(time) whistle", line: head + #""whistle"}"#)
      }
      return Step(
        typed: "\(time) A\(line) 2 hooking",
        line: head + #""penalty","offender":"A\#(line)","call":"2","infraction":"hooking"}"#)
    }
  }

  /// The number of the play that the step with the index `count` adds.
  private static func id(_ count: Int) -> Int { count - count / 9 + 1 }

  /// The whole lines of the log after its head.
  ///
  /// A kill during a write leaves the beginning of a line, on which nothing was ruled.
  private static func lines(_ bench: borrowing Workbench) throws -> [String] {
    let text = try bench.text(of: "game.jsonl")
    let whole = text[..<(text.lastIndex(of: "\n") ?? text.startIndex)]
    return whole.split(separator: "\n").dropFirst().map(String.init)
  }

  /// Opens the log, which completes the last line, or moves the part of a line away.
  private static func mend(_ bench: borrowing Workbench) throws {
    #expect(try bench.keep("").status == 0)
  }

  /// Each of the two logs is killed ten times.
  @Test(arguments: 0..<2 as Range<UInt64>)
  func `a console that is killed at any moment loses no play that it has ruled on`(
    seed: UInt64
  ) throws {
    var random = SplitMix(seed)
    let bench = try Workbench()
    let begun = try bench.keep("", ["--under", "nhl-2025"])
    #expect(begun.status == 0)
    var (shownInAll, cutShort) = (0, 0)
    for round in 0..<10 {
      try Self.mend(bench)
      let before = try Self.lines(bench)
      let steps = Self.steps(from: before.count)
      let session = try LiveSession(bench, ["game.jsonl"])
      try session.type(steps.map { $0.typed + "\n" }.joined())
      // The kill comes some time after one of the first plays has been ruled on, while the next is
      // processed.
      let waited = random.below(steps.count)
      #expect(session.wait(for: waited), "round \(round)")
      usleep(UInt32(random.below(6_000)))
      let output = session.kill()
      let shown = LiveSession.steps(in: output)
      let after = try Self.lines(bench)
      let added = Array(after.dropFirst(before.count))
      #expect(Array(after.prefix(before.count)) == before, "round \(round)")
      #expect(added.count >= shown, "round \(round): \(output)")
      #expect(added == Array(steps.map(\.line).prefix(added.count)), "round \(round)")
      shownInAll += shown
      if added.count < steps.count { cutShort += 1 }
    }
    try Self.mend(bench)
    #expect(shownInAll > 10 && cutShort > 0, "the kills came too early or too late to tell")
    let again = try bench.keep("")
    #expect(again.errors == "" && again.status == 0)
    let replayed = try bench.run("replay", "game.jsonl")
    #expect(replayed.errors == "" && replayed.status == 0)
  }

  @Test func `a play that the disk does not take is not kept, and nothing of it stays`() throws {
    let bench = try Workbench()
    _ = try bench.keep("", ["--under", "nhl-2025"])
    // The file may have two blocks at most: 1024 bytes, or 2048 in some shells.
    let session = try LiveSession(bench, ["game.jsonl"], limits: "ulimit -f 2")
    let remark = String(repeating: "x", count: 400)
    for number in 1...9 { try session.type("\(number):00 whistle # \(remark)\n") }
    try session.type("undo\n")
    let (output, status) = try session.end()
    let kept = LiveSession.steps(in: output) - 1
    #expect((1...8).contains(kept))
    #expect(status == 2)
    let lines = try Self.lines(bench)
    #expect(output.contains("taken back: @p\(kept) "), "there is room for a short line")
    #expect(lines.count == kept + 1)
    #expect(lines.dropLast().allSatisfy { $0.hasSuffix(remark + #""}"#) })
    #expect(try bench.run("replay", "--quiet", "game.jsonl").status == 0)
  }
}
