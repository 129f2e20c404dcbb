import Foundation
import Testing

/// The order in which a console writes, waits for the disk and answers.
@Suite struct LiveDisk {
  private static let strace = ["/usr/bin/strace", "/bin/strace"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// The kinds of the calls of a console on `game.jsonl` in the folder of `bench`: on the log
  /// (`log`), its other files and the answer, in order, or `nil` if calls cannot be traced here.
  private func calls(_ bench: borrowing Workbench, typed: String) throws -> [String]? {
    guard let strace = Self.strace else {
      print("skipped: there is no strace to see the order of writing and syncing by")
      return nil
    }
    let outcome = try bench.shell(
      "\(strace) -f -y -e trace=flock,write,fsync,fdatasync,ftruncate -o calls.txt "
        + "\"$PROGRAM\" live game.jsonl --under nhl-2025 --quiet", input: typed)
    guard let text = try? bench.text(of: "calls.txt"), text.contains("write(") else {
      print("skipped: strace cannot trace here: \(outcome.errors)")
      return nil
    }
    let folder = bench.folder.resolvingSymlinksInPath().path
    return text.split(separator: "\n").compactMap { line in
      // The number of the process comes first, followed by any number of blanks.
      guard let call = line.split(separator: " ", maxSplits: 1).last?.drop(while: { $0 == " " }),
        let name = call.split(separator: "(").first, let start = call.firstIndex(of: "<"),
        let end = call.firstIndex(of: ">")
      else { return nil }
      if call.hasPrefix("write(1<") { return "answer" }
      if call.hasPrefix("write(2<") { return nil }
      let path = call[call.index(after: start)..<end]
      guard path.hasPrefix(folder) else { return nil }
      return "\(name) \(path == folder ? "folder" : path.split(separator: "/").last ?? "")"
    }
  }

  @Test func `a play is on disk before it is answered, and so is what was there before`() throws {
    let bench = try Workbench()
    #expect(try bench.run("live", "game.jsonl", "--under", "nhl-2025").status == 0)
    guard let calls = try calls(bench, typed: "4:00 A6 2\n") else { return }
    #expect(
      calls == [
        "flock game.jsonl", "fdatasync game.jsonl", "fsync folder", "answer",
        "write game.jsonl", "fdatasync game.jsonl", "answer",
      ])
  }

  @Test func `the head and the name of a new log are on disk before anything is shown`() throws {
    let bench = try Workbench()
    guard let calls = try calls(bench, typed: "4:00 A6 2\nundo\n") else { return }
    #expect(
      calls == [
        "flock game.jsonl", "write game.jsonl", "fdatasync game.jsonl", "fsync folder", "answer",
        "write game.jsonl", "fdatasync game.jsonl", "answer",
        "write game.jsonl", "fdatasync game.jsonl", "answer",
      ])
  }

  @Test func `the scraps of a torn line are on disk before they are cut off`() throws {
    let head = #"{"penaltybox":1,"under":["nhl-2025"]}"#
    let bench = try Workbench(["game.jsonl": head + "\n" + #"{"id":"p1","per"#])
    guard let calls = try calls(bench, typed: "") else { return }
    #expect(
      calls == [
        "flock game.jsonl", "fdatasync game.jsonl", "fsync folder", "write game.jsonl.torn",
        "fdatasync game.jsonl.torn", "fsync folder", "ftruncate game.jsonl", "fdatasync game.jsonl",
        "answer",
      ])
  }
}
