import Foundation
import Testing

@testable import penaltybox

/// A terminal with given keys for some lines.
final class KeyTerminal: Terminal {
  private var lines: [String]
  let size = TerminalSize.standard
  private(set) var isOpen = false

  init(_ lines: some Sequence<String>) { self.lines = Array(lines) }

  func begin() { isOpen = true }
  func end() { isOpen = false }
  func suspend() {}

  func wait(milliseconds: Int?) -> TerminalNews {
    // Nobody types while the page is drawn.
    if milliseconds == 0 { return .timeout }
    return .bytes(lines.isEmpty ? [] : Array((lines.removeFirst() + "\r").utf8))
  }
}

/// Each system call of a console with a page fails once, in turn.
@Suite struct LivePageFaults {
  /// The plays that the page has reported as kept.
  private static func kept(in answer: String) -> Set<String> {
    Set(
      answer.components(separatedBy: "kept: @").dropFirst().map { String($0.prefix { $0 != " " }) })
  }

  @Test func `a page shows no play that is not on disk`() throws {
    let game = try FaultyGame()
    let lines = ["0:00 whistle", "0:20 A6 2 hooking", "0:10 B7 2", "y", "0:40 period-end", "n"][...]
    func outcome(_ fault: (call: Int, fault: FaultyDisk.Fault)?) throws -> FaultyGame.Outcome {
      try game.type(lines, fault: fault, isTerminal: true, on: KeyTerminal(lines))
    }
    let whole = try outcome(nil)
    #expect(whole.status == .done && Self.kept(in: whole.system.answer) == ["p1", "p2", "p3"])
    var restarts = FaultyGame.Restarts()
    var faults = 0
    for (call, kind) in whole.system.calls.enumerated() where kind != .answer {
      for fault in kind.faults {
        faults += 1
        let outcome = try outcome((call, fault))
        let place: Comment = "\(fault) at call \(call), \(kind)"
        if !fault.isHarmless { #expect(outcome.status == .couldNotRun, place) }
        let kept = Self.kept(in: outcome.system.answer)
        for disk in outcome.system.disk.afterCrash {
          let plays = restarts.plays(on: disk)
          #expect(plays.map { kept.isSubset(of: $0) } == true, place)
        }
      }
    }
    #expect(faults > 20, "\(faults)")
  }

  @Test func `the terminal is given back at the end of the input and at a failure`() throws {
    let game = try FaultyGame()
    let terminal = KeyTerminal(["0:00 whistle"])
    let whole = try game.type([][...], isTerminal: true, on: terminal)
    #expect(!terminal.isOpen && whole.status == .done)
    let write = try #require(whole.system.calls.firstIndex(of: .write))
    let other = KeyTerminal(["0:00 whistle"])
    let failed = try game.type(
      [][...], fault: (write, .fails(EIO)), isTerminal: true, on: other)
    #expect(!other.isOpen && failed.status == .couldNotRun)
  }
}
