import Foundation
import Testing

/// The options of `check` for the books of the cases, and for the extent of the report.
@Suite struct CheckOptions {
  private static let twice = """
    == differs twice
    P1  5:00  A6   2
        6:00  > ~ 5v5
        9:00  > ~ 5v4

    """

  private func bench(_ text: String) throws -> Workbench { try Workbench(["a.cases": text]) }

  private func heads(_ output: String) -> [Substring] {
    output.split(separator: "\n").filter { $0.hasPrefix("a.cases:") }
  }

  // MARK: All instants

  @Test func `a report has the first instant, and says how many more differ`() throws {
    let output = try bench("under nhl-2025\n" + Self.twice).run("check", "a.cases").output
    #expect(heads(output) == ["a.cases:4:11: differs twice, under nhl-2025"])
    #expect(output.contains("\n    more     1 other instant differs; `--all` shows them\n"))
  }

  @Test func `all instants are reported on request, each with its number`() throws {
    let bench = try bench("under nhl-2025\n" + Self.twice)
    let output = try bench.run("check", "a.cases", "--all").output
    #expect(
      heads(output) == [
        "a.cases:4:11: differs twice, under nhl-2025, difference 1 of 2",
        "a.cases:5:11: differs twice, under nhl-2025, difference 2 of 2",
      ])
    #expect(output.hasSuffix("\n0 agreed, 1 differs, 0 gaps, 0 disputed, 0 unreadable\n"))
    let github = try bench.run("check", "a.cases", "--all", "--format", "github", "--quiet").output
    #expect(
      github.split(separator: "\n").map { $0.prefix(34) } == [
        "::error file=a.cases,line=4,col=11", "::error file=a.cases,line=5,col=11",
      ])
  }

  @Test func `the situation has no time below zero`() throws {
    let late = """
      under nhl-2025 iihf-2025
      clock remaining

      == late
      P1  0:30  A6   2
      P2  1:00  > ~ 5v4
      P3  1:00  > ~ 5v4
      OT  0:01  > ~ 5v4

      """
    let output = try bench(late).run("check", "a.cases", "--all").output
    #expect(heads(output).count == 6)
    #expect(!output.contains(#/ -[0-9]/#))
    #expect(output.contains("\n    P2 1:00  4v5 · serving A6 0:00\n"))
  }

  // MARK: Books

  @Test func `a case without a book is played under the one asked for`() throws {
    let bench = try bench(Self.twice)
    let outcome = try bench.run("check", "a.cases", "--under", "iihf-2025")
    #expect(heads(outcome.output) == ["a.cases:3:11: differs twice, under iihf-2025"])
    #expect(outcome.status == 1)
    let without = try bench.run("check", "a.cases")
    #expect(
      without.errors == "a.cases:1:1: the case names no rulebook; use `--under BOOK`\n"
        + "in the case `differs twice`\n")
    #expect(without.status == 2)
  }

  @Test func `the times of a case without a book are read under the one asked for`() throws {
    let text = "clock remaining\nkind play-offs\n== x\nOT 15:00 A6 2\n      > ~ A6 starts\n"
    #expect(try bench(text).run("check", "a.cases", "--under", "nhl-2025").status == 0)
  }

  private static let books = """
    under    nhl-2025

    == a goal with one man short
    P1  5:00  A6   2
              > [nhl-2025] ~ 4v5
              > [iihf-2025] ~ 3v5

    """

  @Test func `another book is held against what the case expects of its own`() throws {
    let bench = try bench(Self.books)
    #expect(try bench.run("check", "a.cases", "--as", "iihf-2025").status == 0)
    let wrong = Self.books.replacing("~ 4v5", with: "~ 5v5")
    let outcome = try self.bench(wrong).run("check", "a.cases", "--as", "iihf-2025")
    #expect(
      heads(outcome.output) == [
        "a.cases:5:11: a goal with one man short, under nhl-2025 as iihf-2025"
      ])
    #expect(
      outcome.output.contains(
        "again    penaltybox check a.cases --case 'a goal with one man short' --under nhl-2025 "
          + "--as iihf-2025\n"))
    #expect(outcome.status == 1)
    let json = try self.bench(wrong).run(
      "check", "a.cases", "--as", "iihf-2025", "--format", "json"
    ).output
    #expect(json.contains(#""book":"iihf-2025","expected":"nhl-2025","outcome":"differs""#))
  }

  @Test func `the numbers of another book's rules are not compared`() throws {
    let cited = "== a minor\nP1 5:00 A6 2\n      > A6 starts  16.1\n      > 4v5  16.1\n"
    let bench = try bench("under nhl-2025\n" + cited)
    #expect(try bench.run("check", "a.cases", "--as", "usa-hockey-2025").status == 0)
    let wrong = try self.bench("under usa-hockey-2025\n" + cited).run("check", "a.cases")
    #expect(wrong.output.contains("+ A6 starts"))
    #expect(wrong.status == 1)
  }

  @Test func `a case that names the other book is held against what it expects of that`() throws {
    let both = Self.books.replacing("under    nhl-2025", with: "under    nhl-2025 iihf-2025")
    let outcome = try bench(both).run("check", "a.cases", "--as", "iihf-2025")
    #expect(heads(outcome.output) == ["a.cases:6:11: a goal with one man short, under iihf-2025"])
  }

  @Test func `a gap that closes under another book is still a gap`() throws {
    let gap = Self.books.replacing("short\n", with: "short\ngap not yet\n")
    let outcome = try bench(gap).run("check", "a.cases", "--as", "iihf-2025")
    #expect(outcome.output == "0 agreed, 0 differ, 1 gap, 0 disputed, 0 unreadable\n")
    #expect(outcome.status == 0)
  }

  @Test(arguments: ["--all", "--fail-fast", "--as=nhl-2025"])
  func `neither coverage nor an export has them`(_ option: String) throws {
    let name = option.prefix { $0 != "=" }
    for mode in [["--coverage"], ["--export"]] {
      let outcome = try bench(Self.books).run(["check", "a.cases", option] + mode)
      #expect(
        outcome.errors == "penaltybox: `\(mode[0])` and `\(name)` cannot be used together\n"
          + "try `penaltybox check --help`\n")
      #expect(outcome.status == 2)
    }
  }

  // MARK: The first failure

  @Test func `the check stops at the first case that fails`() throws {
    let good = "== good\nP1  5:00  A6   2\n          > ~ 4v5\n"
    let bench = try bench(
      "under nhl-2025\n" + good + Self.twice + good.replacing("good", with: "x"))
    let outcome = try bench.run("check", "a.cases", "--fail-fast")
    #expect(outcome.output.hasSuffix("\n1 agreed, 1 differs, 0 gaps, 0 disputed, 0 unreadable\n"))
    #expect(outcome.status == 1)
    let broken = try self.bench("under nhl-2025\n== a\nP1 5:0 A6 2\n" + Self.twice)
    let second = try broken.run("check", "a.cases", "--fail-fast")
    #expect(second.output == "0 agreed, 0 differ, 0 gaps, 0 disputed, 1 unreadable\n")
    #expect(second.status == 2)
  }
}
