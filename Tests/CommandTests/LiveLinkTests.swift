import Foundation
import Testing

/// A log with an incomplete last line, sent by somebody who has put a file at `game.jsonl.torn`.
@Suite struct LiveLinks {
  private static let log = "{\"penaltybox\":1,\"under\":[\"nhl-2025\"]}\nssh-ed25519 AAAA attacker"

  @Test(arguments: ["victim", "missing"])
  func `an incomplete line is not written through a link`(target: String) throws {
    let bench = try Workbench(["game.jsonl": Self.log, "victim": "precious\n"])
    let outcome = try bench.shell(
      "ln -s \(target) game.jsonl.torn; penaltybox live game.jsonl < /dev/null")
    #expect(outcome.errors == "game.jsonl.torn: expected a file, found a link\n")
    #expect(outcome.output == "" && outcome.status == 2)
    #expect(try bench.text(of: "victim") == "precious\n")
    #expect(try bench.text(of: "game.jsonl") == Self.log)
    #expect(throws: (any Error).self) { try bench.text(of: "missing") }
  }

  @Test func `an incomplete line is not written into a pipe or a folder`() throws {
    let bench = try Workbench(["game.jsonl": Self.log])
    let pipe = try bench.shell(
      "mkfifo game.jsonl.torn; penaltybox live game.jsonl < /dev/null")
    #expect(pipe.errors == "game.jsonl.torn: expected a file, found a named pipe\n")
    #expect(pipe.status == 2)
    let folder = try bench.shell(
      "rm game.jsonl.torn; mkdir game.jsonl.torn; penaltybox live game.jsonl < /dev/null")
    #expect(folder.errors == "game.jsonl.torn: expected a file, found a folder\n")
    #expect(folder.status == 2)
    #expect(try bench.text(of: "game.jsonl") == Self.log)
  }

  @Test func `a log that the user names by a link is kept`() throws {
    let bench = try Workbench(["real.jsonl": Self.log])
    let outcome = try bench.shell(
      "ln -s real.jsonl game.jsonl; penaltybox live game.jsonl", input: "4:00 A6 2\n")
    #expect(outcome.status == 0)
    #expect(try bench.text(of: "real.jsonl").contains(#""offender":"A6""#))
  }
}
