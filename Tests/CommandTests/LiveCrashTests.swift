import Foundation
import Testing

@testable import penaltybox

/// A console that is stopped at each of its system calls, alone or with the machine, and opens its
/// log again.
///
/// Each call for opening a log also fails in turn.
@Suite struct LiveCrashes {
  private static let head = #"{"penaltybox":1,"under":["nhl-2025"]}"# + "\n"
  private static let whistle =
    #"{"id":"p1","period":1,"elapsed":"1:00","play":"whistle"}"# + "\n"
  private static let torn = #"{"id":"p2","per"#

  @Test func `a console that is stopped at any call loses no shown play`() throws {
    let game = try FaultyGame()
    let plays = game.logs.map(FaultyGame.plays)
    var restarts = FaultyGame.Restarts()
    var failures: [String] = []
    var points = 0
    let outcome = try FaultyGame.open(Disk(), typing: FaultyGame.lines) { system in
      let typed = FaultyGame.lines.count - system.typing.count
      let shown = Set(FaultyGame.shown(in: system.answer, after: []))
      // The step without an answer may be in the log, in whole or in part.
      let open = shown.symmetricDifference(plays[typed])
      for (kind, disk) in zip(["", "bare", "part", "zeros", "hole"], system.disk.afterCrash) {
        points += 1
        let kept = restarts.plays(on: disk)
        if kept.map({ shown.symmetricDifference($0).isSubset(of: open) }) != true {
          failures.append("call \(system.calls.count) \(kind): \(shown.sorted()), \(kept ?? [])")
        }
      }
    }
    #expect(outcome.status == .done && outcome.system.message == "")
    #expect(outcome.system.log == String(decoding: game.logs[50], as: UTF8.self))
    #expect(failures.prefix(3) == [])
    #expect(points > 2_000, "\(points)")
  }

  @Test func `a position that is stopped while it replaces another loses no player who sits`()
    throws
  {
    let lines = ["P2 12:34 2-1", "A6 2 1:14", "B9 2 0:50", "A7 2 0:30"].map {
      "from-position \($0)"
    }
    var restarts = FaultyGame.Restarts()
    var failures: [String] = []
    let outcome = try FaultyGame.open(Disk(), typing: lines) { system in
      // The last position has all players of the earlier ones.
      guard let last = FaultyGame.shown(in: system.answer, after: []).last else { return }
      for disk in system.disk.afterCrash {
        let kept = restarts.plays(on: disk) ?? []
        if kept.count != 1 || kept[0] < last { failures.append("\(last): \(kept)") }
      }
    }
    #expect(outcome.status == .done && outcome.shown.count == 4)
    #expect(failures == [])
  }

  /// Logs to open: none, an empty file, a torn head, a head, a whole log, a torn line, and a log
  /// that lacks only its last line end.
  private static let logs: [String?] = [
    nil, "", String(head.prefix(20)), head, head + whistle, head + whistle + torn,
    String((head + whistle).dropLast()),
  ]

  @Test(arguments: logs) func `a log whose opening fails or is stopped keeps all that it has`(
    text: String?
  ) throws {
    let disk = text.map { Disk(FaultyGame.path, Array($0.utf8)) } ?? Disk()
    let plays = text?.contains("whistle") == true ? ["p1"] : []
    let isTorn = text?.hasSuffix(Self.torn) == true
    var restarts = FaultyGame.Restarts()
    var failures: [String] = []
    func check(_ disk: Disk, _ place: @autoclosure () -> String) {
      for disk in disk.afterCrash {
        if restarts.plays(on: disk) != plays { failures.append("\(place()): its plays") }
        let kept = [FaultyGame.path, FaultyGame.path + ".torn"].compactMap { disk[$0] }
          .map { String(decoding: $0, as: UTF8.self) }.joined()
        if isTorn, !kept.contains(Self.torn) { failures.append("\(place()): its scraps") }
      }
    }
    let whole = try FaultyGame.open(disk) { system in
      check(system.disk, "stopped at call \(system.calls.count)")
    }
    #expect(whole.status == .done)
    for (call, kind) in whole.system.calls.enumerated() {
      for fault in kind.faults {
        let outcome = try FaultyGame.open(disk, fault: (call, fault))
        let place = "\(fault) at call \(call), \(kind)"
        check(outcome.system.disk, place)
        let isTold = outcome.status == .couldNotRun && outcome.system.message != ""
        switch kind {
        case .statusAt, .message, .typed, .answer: break
        default: if isTold == fault.isHarmless { failures.append("\(place): its message") }
        }
        if fault == .fails(EWOULDBLOCK) {
          #expect(outcome.system.message.contains("another `penaltybox live` has this log open"))
        }
      }
    }
    #expect(failures.prefix(5) == [])
  }
}
