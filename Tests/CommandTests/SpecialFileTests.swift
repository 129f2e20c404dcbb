import Foundation
import Testing

/// Sockets, and folders that nobody may read, named and in folders.
@Suite struct SpecialFiles {
  private static let good = "under nhl-2025\nP1 5:00 A6 2\n"
  private static let cases =
    "under nhl-2025\n\n== a minor\nP1  5:00  A6  2\n          > A6 starts, until 7:00\n"

  private func bench() throws -> Workbench {
    try Workbench(["games/a.sheet": Self.good, "games/z.cases": Self.cases])
  }

  /// Makes a socket at `path` in the folder of `bench`.
  private func makeSocket(_ path: String, in bench: borrowing Workbench) throws {
    let path = bench.folder.appending(path: path).path
    #if os(Linux)
      let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let socket = socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    defer { close(socket) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let result = withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(result == 0)
  }

  @Test(arguments: [
    ["replay"], ["audit"], ["check"], ["fmt"], ["convert"], ["state", "--at", "P1 5:00"],
  ])
  func `a socket is not read, and what else is named is`(_ words: [String]) throws {
    let bench = try bench()
    try makeSocket("games/s.sheet", in: bench)
    let outcome = try bench.run(words + ["games/s.sheet"])
    #expect(outcome.errors == "games/s.sheet: expected a file, found a socket\n")
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.contains("0 agreed") })
    #expect(outcome.status == 2)
    guard words != ["state", "--at", "P1 5:00"] else { return }
    let good = words == ["check"] ? "games/z.cases" : "games/a.sheet"
    let rest = words == ["convert"] ? ["--into", "out"] : []
    let both = try bench.run(words + ["games/s.sheet", good] + rest)
    #expect(both.errors.contains("games/s.sheet: expected a file, found a socket\n"))
    let shown = [
      "check": "1 agreed", "audit": "games/a.sheet: the log has no recorded strength",
      "convert": "games/a.sheet is now out/a.sheet",
    ]
    #expect((both.output + both.errors).contains(shown[words[0]] ?? "A6"))
    #expect(both.status == 2)
  }

  @Test func `a socket keeps no log`() throws {
    let bench = try bench()
    try makeSocket("s.jsonl", in: bench)
    let outcome = try bench.run("live", "s.jsonl", "--under", "nhl-2025")
    #expect(outcome.errors == "s.jsonl: a log cannot be kept in this kind of file\n")
    #expect(outcome.status == 2)
  }

  @Test(arguments: [["audit"], ["check"], ["fmt", "--check"]])
  func `a socket in a folder is skipped`(_ words: [String]) throws {
    let bench = try bench()
    for ending in ["sheet", "cases", "other"] { try makeSocket("games/s.\(ending)", in: bench) }
    let outcome = try bench.run(words + ["games"])
    #expect(outcome.errors.contains(": expected a file, found a socket; skipped\n"))
    #expect(!outcome.errors.contains("s.other"))
    // The folder has nothing that an audit could compare.
    #expect(outcome.status < 2 || words == ["audit"])
  }

  /// Runs `words` as a user who is subject to permissions; `nil` if that is not possible.
  private func runBound(
    _ words: [String], in bench: borrowing Workbench
  ) throws -> Workbench.Outcome? {
    let command = words.map { "'\($0)'" }.joined(separator: " ")
    guard geteuid() == 0 else { return try bench.shell("penaltybox \(command)") }
    // An administrator reads everything, so the program runs as another user.
    let outcome = try bench.shell(
      "setpriv --reuid 65534 --clear-groups -- \"$PROGRAM\" --version >/dev/null || exit 99; "
        + "setpriv --reuid 65534 --clear-groups -- \"$PROGRAM\" \(command)")
    return outcome.status == 99 ? nil : outcome
  }

  @Test(arguments: [["replay"], ["audit"], ["check"], ["fmt", "--check"]])
  func `a folder that may not be read is reported, and the others are read`(
    _ words: [String]
  ) throws {
    let bench = try bench()
    try bench.write(Data(Self.good.utf8), to: "games/closed/b.sheet")
    let closed = bench.folder.appending(path: "games/closed").path
    #expect(chmod(closed, 0) == 0)
    defer { chmod(closed, 0o755) }
    let named = try runBound(words + ["games/closed"], in: bench)
    guard let named else { return }
    #expect(named.errors.contains("games/closed: no permission to read it\n"), "\(named.errors)")
    #expect(named.status == 2)
    // A file in it can be neither found nor read.
    let inner = try runBound(words + ["games/closed/b.sheet"], in: bench)
    #expect(inner?.errors.contains("games/closed/b.sheet: no permission to read it\n") == true)
    #expect(inner?.status == 2)
    guard words != ["replay"] else { return }
    let found = try runBound(words + ["games"], in: bench)
    #expect(found?.errors.contains("games/closed: no permission to read it\n") == true)
    if words == ["check"] { #expect(found?.output.contains("1 agreed") == true) }
    if words == ["audit"] { #expect(found?.errors.contains("games/a.sheet: ") == true) }
    #expect(found?.status == 2)
  }
}
