import Foundation
import Testing

/// The command that `check` prints for a difference, run by a shell.
@Suite struct CommandAgain {
  private static func cases(_ titles: String...) -> String {
    "under    nhl-2025\n\n"
      + titles.map { "== \($0)\nP1  5:00  A6   2\n          > 5v5\n" }.joined(separator: "\n")
  }

  /// A rulebook with any characters in its id, which is part of a case's name.
  private static func book(_ id: String) -> String {
    #"{"id":\#(HostileText.string(id)),"name":"Ours","league":"L","extends":"nhl-2025","provisions":{}}"#
  }

  @Test(arguments: [
    "a $(touch x) 'b' `touch x`", "\"; touch x #", #"a \ b \\"#, "$HOME ~ * ? [a] {a,b} !! & | ;",
    "''", "-", "--quiet", "%s %d \\033", "\u{9b}31m %s 'q' \\033 \u{202e}", "plain",
  ])
  func `the command to run again is safe in a shell, and selects the case`(_ title: String) throws {
    let bench = try Workbench([
      "Cases/$(touch x) 'a'.cases": Self.cases(title, "another")
    ])
    let first = try bench.run("check", "Cases").output
    let command = try #require(Self.commands(in: first).first)
    let again = try bench.shell(command).output
    #expect(Self.commands(in: again) == [command])
    #expect(again.hasSuffix("\n0 agreed, 1 differs, 0 gaps, 0 disputed, 0 unreadable\n"))
    #expect(!FileManager.default.fileExists(atPath: bench.folder.appending(path: "x").path))
  }

  @Test(arguments: ["a\nb.cases", "-x.cases", "a\u{1b}[2J\u{9b}.cases", "a;touch x.cases"])
  func `the command names any file`(_ name: String) throws {
    let bench = try Workbench([
      name: Self.cases("one")
    ])
    let command = try #require(Self.commands(in: try bench.run("check", "--", name).output).first)
    #expect(try Self.commands(in: bench.shell(command).output) == [command])
    #expect(!FileManager.default.fileExists(atPath: bench.folder.appending(path: "x").path))
  }

  @Test func `the command names the book's path`() throws {
    let bench = try Workbench([
      "a.cases": Self.cases("one"), "my books/ours.json": Self.book("ours"),
    ])
    let outcome = try bench.run(
      "check", "a.cases", "--under", "my books/ours.json")
    let command = try #require(Self.commands(in: outcome.output).first)
    #expect(command == "penaltybox check a.cases --case one --under 'my books/ours.json'")
    #expect(try bench.shell(command).output == outcome.output)
  }

  private static func commands(in output: String) -> [String] {
    output.split(separator: "\n").compactMap { line in
      line.hasPrefix("    again    ") ? String(line.dropFirst(13)) : nil
    }
  }
}
