import Foundation
import Testing

/// An error that prevents a case from being judged is listed with the others, in every format.
@Suite struct UnreadableCases {
  private static let good = "== good\nP1  5:00  A6   2\n          > ~ 4v5\n"
  private static let broken = "== broken\nP1 5:0 A6 2\n"
  private static let differing = "== differing\nP1  5:00  A6   2\n          > ~ 5v5\n"
  private static let message =
    "`5:0` is not a time; a time is written `12:34`, or `0:07.3` with tenths"

  private func bench(_ cases: String...) throws -> Workbench {
    try Workbench(["Cases/a.cases": "under    nhl-2025\n\n" + cases.joined(separator: "\n")])
  }

  private func output(_ format: String) throws -> String {
    let bench = try bench(Self.good, Self.broken, Self.differing)
    let outcome = try bench.run("check", "Cases", "--format", format)
    #expect(outcome.status == 2)
    return outcome.output
  }

  @Test func `JUnit has an error, with its message, place and title`() throws {
    let output = try output("junit")
    let lines = output.split(separator: "\n").map { line in
      line.replacing(#/ time="[0-9]+[.][0-9]{6}"/#, with: "")
    }
    let counts = #"tests="3" failures="1" errors="1" skipped="0""#
    #expect(
      lines.prefix(5) == [
        #"<?xml version="1.0" encoding="UTF-8"?>"#,
        #"<testsuites name="penaltybox" \#(counts)>"#,
        #"  <testsuite name="Cases/a.cases" \#(counts)>"#,
        #"    <testcase classname="Cases/a.cases" name="good, under nhl-2025" file="Cases/a.cases" line="3"/>"#,
        #"    <testcase classname="Cases/a.cases" name="broken" file="Cases/a.cases" line="8">"#,
      ])
    #expect(
      lines[5].hasPrefix(
        #"      <error type="unreadable" message="\#(Self.message)">Cases/a.cases:8:4: `5:0`"#))
    #expect(
      output.contains(#"      <failure type="differs" message="- 5v5 + 4v5">Cases/a.cases:12:11: "#)
    )
    #expect(output.count { $0 == "\n" } > 10 && output.hasSuffix("</testsuites>\n"))
    #expect(output.contains(#/ time="[0-9]+[.][0-9]{6}"/#))
  }

  @Test func `JUnit says why a case is not judged`() throws {
    let gap = Self.differing.replacing("differing\n", with: "differing\ngap <not> yet\n")
    let disputed = Self.good.replacing("good\n", with: "good\ndisputed two readings\n")
    let output = try bench(gap, disputed).run("check", "Cases", "--format", "junit").output
    #expect(output.contains(#"<skipped message="gap: &lt;not&gt; yet"/>"#))
    #expect(output.contains(#"<skipped message="disputed: two readings"/>"#))
    #expect(output.contains(#"failures="0" errors="0" skipped="2""#))
  }

  @Test func `GitHub gets its file and line, and nothing is said twice`() throws {
    let bench = try bench(Self.good, Self.broken, Self.differing)
    let outcome = try bench.run("check", "Cases", "--format", "github")
    let lines = outcome.output.split(separator: "\n")
    #expect(
      lines[0].hasPrefix(
        "::error file=Cases/a.cases,line=8,col=4,title=broken::Cases/a.cases:8:4: `5:0`"))
    #expect(
      lines[1].hasPrefix("::error file=Cases/a.cases,line=12,col=11,title=differing%2C under"))
    #expect(lines[2] == "1 agreed, 1 differs, 0 gaps, 0 disputed, 1 unreadable")
    #expect(outcome.errors == "")
  }

  @Test func `JSON has its place, title and message, and each difference its time and line`()
    throws
  {
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(try output("json").utf8)) as? [String: Any])
    let results = try #require(object["results"] as? [[String: Any]])
    #expect(results.map { $0["outcome"] as? String } == ["agrees", "unreadable", "differs"])
    #expect(results[1]["case"] as? String == "broken")
    #expect(results[1]["line"] as? Int == 8)
    #expect(results[1]["column"] as? Int == 4)
    #expect(results[1]["message"] as? String == Self.message)
    let differences = try #require(results[2]["differences"] as? [[String: Any]])
    #expect(differences.map { $0["at"] as? String } == ["P1 5:00", "P1 5:00"])
    #expect(differences.map { $0["line"] as? Int } == [12, 12])
  }

  @Test(
    arguments: [
      ("== a case\n", "the case has no plays"),
      (
        "== a case\nP1 5:00 A6 2\n",
        "the case expects nothing; add a line such as `> 5v4` or `refused` below a play, "
          + "or print the rulings with `penaltybox replay`"
      ),
    ] as [(String, String)])
  func `a case without plays or expectations is refused`(_ text: String, _ message: String) throws {
    for format in ["text", "junit", "json"] {
      let outcome = try bench(text).run("check", "Cases", "--format", format)
      #expect(outcome.errors == "Cases/a.cases:3:1: \(message)\nin the case `a case`\n")
      #expect(outcome.output.contains(format == "text" ? ", 1 unreadable\n" : "a case"))
      #expect(outcome.status == 2)
    }
  }

  @Test func `a case that expects nothing under one of its books is refused under that`() throws {
    let text = Self.good.replacing("good\n", with: "good\nunder nhl-2025 iihf-2025\n")
      .replacing("> ~", with: "> [iihf-2025] ~")
    let outcome = try bench(text).run("check", "Cases")
    #expect(
      outcome.errors
        == "Cases/a.cases:3:1: the case expects nothing under nhl-2025\nin the case `good`\n")
    #expect(outcome.output == "1 agreed, 0 differ, 0 gaps, 0 disputed, 1 unreadable\n")
    #expect(outcome.status == 2)
  }

  @Test func `a book and a file that cannot be found are errors too`() throws {
    let bench = try Workbench(["a.cases": "under nhl-2O25\n" + Self.good])
    let output = try bench.run("check", "a.cases", "b.cases", "--format", "junit").output
    #expect(output.contains(#"<error type="unreadable" message="unknown rulebook `nhl-2O25`">"#))
    #expect(
      output.contains(
        #"<error type="unreadable" message="b.cases: no such file">b.cases: no such file"#))
    #expect(output.contains(#"tests="2" failures="0" errors="2""#))
  }

  @Test(arguments: [
    ("nhl-2025", "", "a.cases:3:1: the case has no plays\n"),
    ("nhl-2999", "P1 5:00 A6 2\n  > 4v5\n", "a.cases:3:1: unknown rulebook `nhl-2999`; expected "),
  ])
  func `of a file's errors twenty are told, and all are counted`(
    _ book: String, _ plays: String, _ first: String
  ) throws {
    let cases = (0..<50).map { "\n== \($0)\n\(plays)" }.joined()
    let bench = try bench(Self.good)
    try bench.write(Data("under \(book)\n\(cases)".utf8), to: "a.cases")
    let outcome = try bench.run("check", "a.cases", "Cases")
    #expect(outcome.errors.hasPrefix(first))
    #expect(outcome.errors.split(separator: "\n").count { $0.hasPrefix("a.cases:") } == 21)
    #expect(outcome.errors.contains("\na.cases: 30 more errors\n"))
    #expect(outcome.output.hasPrefix("1 agreed, "))
    #expect(outcome.output.contains(", 50 unreadable\n"))
    #expect(outcome.status == 2)
    let export = try bench.run("check", "a.cases", "--export")
    #expect(export.errors.contains("a.cases: 30 more errors\n"))
  }
}
