import Foundation
import Testing

@testable import penaltybox

/// Each system call of a console fails once, in turn.
@Suite struct LiveFaults {
  private static let game = Result { try FaultyGame() }

  /// Types line `line` and the next; makes each call for the first of them fail in every way.
  @Test(arguments: 0..<50) func `no shown play is lost, and no failed one kept`(line: Int) throws {
    let game = try Self.game.get()
    let lines = FaultyGame.lines[line..<min(line + 2, 50)]
    let whole = try game.type(lines)
    #expect(whole.status == .done && whole.system.message == "")
    let log = String(decoding: game.logs[lines.endIndex], as: UTF8.self)
    #expect(whole.system.log == log)
    // The first call for the next line reads it.
    let calls = whole.system.calls
    let typed = calls.indices.filter { calls[$0] == .typed }
    let plays = game.logs[line...].prefix(3).map { Set(FaultyGame.plays(in: $0)) }
    let changed: Set<String> = plays.reduce([]) { $0.union($1.symmetricDifference(plays[0])) }
    var restarts = FaultyGame.Restarts()
    for call in 0..<typed[1] {
      for fault in calls[call].faults {
        let outcome = try game.type(lines, fault: (call, fault))
        let place: Comment = "\(lines.first ?? ""), \(fault) at call \(call), \(calls[call])"
        check(outcome, calls[call], fault, changing: changed, &restarts, place)
        if fault.isHarmless { #expect(outcome.system.log == log, place) }
      }
    }
  }

  @Test func `on a terminal, too, what the disk did not take is not shown`() throws {
    let game = try Self.game.get()
    let lines = ["0:00 whistle"][...]
    let whole = try game.type(lines, isTerminal: true)
    #expect(whole.status == .done && whole.shown == ["p1"])
    for call in [FaultyDisk.Call.write, .flush, .typed] {
      let number = try #require(whole.system.calls.firstIndex(of: call))
      let outcome = try game.type(lines, fault: (number, .fails(EIO)), isTerminal: true)
      #expect(outcome.status == .couldNotRun && outcome.shown == [], "\(call)")
      #expect(outcome.system.message.contains("Input/output error"), "\(call)")
    }
  }

  /// Checks the content of the disk, also after a crash, and the messages.
  private func check(
    _ outcome: FaultyGame.Outcome, _ call: FaultyDisk.Call, _ fault: FaultyDisk.Fault,
    changing changed: Set<String>, _ restarts: inout FaultyGame.Restarts, _ place: Comment
  ) {
    let system = outcome.system
    guard !fault.isHarmless else {
      #expect(outcome.status == .done && system.message == "", place)
      return
    }
    // A reader who closes the pipe of the answers does not want them.
    #expect(outcome.status == (fault == .fails(EPIPE) ? .done : .couldNotRun), place)
    if call != .answer { #expect(system.message != "", place) }
    // Only two failures can leave a line that was not written and not cut off either.
    let mayBeThere = system.message.contains("may be in the log")
    if mayBeThere { #expect(fault.isDouble, place) }
    for disk in system.disk.afterCrash {
      let plays = restarts.plays(on: disk)
      #expect(plays != nil, place)
      let odd = Set(plays ?? []).symmetricDifference(outcome.shown)
      // A step is on disk before its answer, which may then fail to be shown.
      #expect(odd.isSubset(of: mayBeThere || call == .answer ? changed : []), place)
    }
  }
}
