import Foundation
import Testing

/// A program started without one of its three streams must not mistake a file for that stream.
@Suite struct ClosedStreams {
  @Test(arguments: [">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
  func `a log gets nothing but plays if a stream is closed`(_ closed: String) throws {
    let bench = try Workbench()
    // The second line is refused and the third cannot be read, so both outputs are written.
    _ = try bench.shell(
      "penaltybox live game.jsonl --under nhl-2025 \(closed)",
      input: "P1 5:00 A6 2\n4:00 A7 2\nnonsense\n")
    let lines = try bench.text(of: "game.jsonl").split(separator: "\n")
    #expect(lines.allSatisfy { $0.hasPrefix("{") })
    #expect(lines.count == (closed.contains("<") ? 1 : 2))
    let again = try bench.run("replay", "game.jsonl")
    #expect(again.errors == "")
  }

  @Test func `a closed standard input cannot be read, and a closed output not written`() throws {
    let bench = try Workbench(["a.sheet": "under nhl-2025\nP1 5:00 A6 2\n"])
    let input = try bench.shell("penaltybox replay - <&-")
    #expect(input.errors == "-: Bad file descriptor\n")
    #expect(input.status == 2)
    let output = try bench.shell("penaltybox replay a.sheet >&-")
    #expect(output.errors == "penaltybox: cannot write standard output: Bad file descriptor\n")
    #expect(output.status == 2)
  }
}
