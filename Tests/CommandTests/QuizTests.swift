import Foundation
import PageChecking
import Testing

/// Case files as a quiz: situations without answers, and the rulings of any book on them.
@Suite struct Quiz {
  private static let quiz = """
    clock remaining

    == Which minor does the goal end?
    from  an exam
    P1  4:00  A6   2
        3:30  A7   2
        2:30  B    goal
        1:30  look

    == Who is out?
    P1  9:00  A8   2
              B8   2

    """

  private static let answered = """
    under  nhl-2025

    == the first minor ends
    P1  4:00  A6   2
        5:00  B    goal
              > ~ 5v5

    """

  private func bench(_ text: String) throws -> Workbench { try Workbench(["q.cases": text]) }

  @Test func `a replay plays each case of a file below its title`() throws {
    let outcome = try bench(Self.quiz).run("replay", "q.cases", "--under", "nhl-2025")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let heads = outcome.output.split(separator: "\n").filter { $0.hasSuffix("home A, visiting B") }
    #expect(
      heads == [
        "Which minor does the goal end? · home A, visiting B", "Who is out? · home A, visiting B",
      ])
    let page = try bench(Self.quiz).run(
      "replay", "q.cases", "--under", "nhl-2025", "--format", "html"
    ).output
    #expect(page.contains("<title>q.cases</title>"))
    #expect(page.contains("<h1>Which minor does the goal end?</h1>"))
    #expect(page.contains("<h1>Who is out?</h1>"))
  }

  @Test func `a replay compares two books on each case`() throws {
    let outcome = try bench(Self.quiz).run(
      "replay", "q.cases", "--under", "nhl-2025", "--under", "usa-hockey-2025")
    #expect(outcome.output.contains("Which minor does the goal end?\n"))
    #expect(outcome.output.contains("\nWho is out?\n"))
    let page = ParsedPage(
      try bench(Self.quiz).run(
        "replay", "q.cases", "--under", "nhl-2025", "--under", "usa-hockey-2025", "--format", "html"
      ).output)
    #expect(page.faults == [])
    #expect(page.all("h1").map { $0.text } == ["Which minor does the goal end?", "Who is out?"])
    #expect(page.all("title").map { $0.text } == ["NHL 2025-26 and USA Hockey 2025-29"])
    #expect(page.all("table", "compared").count == 1)
  }

  @Test func `a penalty that runs at the end of a situation is still to serve`() throws {
    let bench = try Workbench([
      "a.sheet": "under nhl-2025\nP1 5:00 A6 2\n   5:30 B goal\n   6:00 A7 2\n   6:10 look\n"
    ])
    let page = try bench.run("replay", "--format", "html", "a.sheet").output
    #expect(page.contains("still to serve"))
    #expect(page.contains("the rest, not served"))
  }

  @Test func `the good cases of a file are replayed before its errors`() throws {
    let outcome = try bench(Self.quiz + "\n== broken\nP1 5:0 A6 2\n").run(
      "replay", "q.cases", "--under", "nhl-2025")
    #expect(outcome.output.contains("Who is out?"))
    #expect(outcome.errors.hasPrefix("q.cases:15:4: "))
    #expect(outcome.status == 2)
  }

  @Test func `other verbs still say that a file of cases is not a log`() throws {
    let outcome = try bench(Self.quiz).run("state", "q.cases")
    #expect(outcome.errors.contains("this is a file of cases, not a log"))
    #expect(outcome.status == 2)
  }

  @Test func `questions have the plays and room for answers, but no rulings`() throws {
    let outcome = try bench(Self.quiz).run("check", "q.cases", "--questions", "--under", "nhl-2025")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains(
        """
        1. Which minor does the goal end?
          home A, visiting B · times are remaining
              Clock  Play
            P1 4:00  A6 2
            P1 3:30  A7 2
            P1 2:30  B goal
            P1 1:30  ?
            ______
        """))
    #expect(!outcome.output.contains("16.2"))
    #expect(!outcome.output.contains("an exam"))
  }

  @Test func `a title that gives the answer is only in the key`() throws {
    let bench = try bench(Self.answered)
    let questions = try bench.run("check", "q.cases", "--questions").output
    #expect(!questions.contains("the first minor ends"))
    #expect(questions.contains("\n1\n  home A, visiting B · times are elapsed\n"))
    #expect(
      try bench.run("check", "q.cases", "--answers").output.contains("\n1. the first minor ends\n"))
  }

  @Test func `a key has each ruling with its rule`() throws {
    let outcome = try bench(Self.quiz).run("check", "q.cases", "--answers", "--under", "nhl-2025")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.hasPrefix(
        """
        Answers under NHL 2025-26.

        1. Which minor does the goal end?
          home A, visiting B · times are remaining
          an exam
              Clock  Play and rulings                      Score  Strength  Rule
            P1 4:00  A6 2
                       A6 in the box until 2:00                   4v5       16.1
               3:30  A7 2
                       A7 in the box until 1:30                   3v5       16.1
               2:30  B goal                                0-1
                       A6 out of the box: power-play goal                   16.2, 26.2
                       power-play goal                            4v5       16.2
               1:30  A7 out of the box: time served               5v5       16.1, 26.2

        """))
  }

  @Test func `a key under two books has the rule of each, and a dash where one rules otherwise`()
    throws
  {
    let outcome = try bench(Self.quiz).run(
      "check", "q.cases", "--answers", "--under", "nhl-2025", "--under", "usa-hockey-2025")
    let lines = outcome.output.split(separator: "\n")
    let head = try #require(lines.first { $0.contains("Play and rulings") })
    #expect(head.hasSuffix("NHL 2025-26  USA Hockey 2025-29"))
    let shared = try #require(lines.first { $0.contains("A6 in the box until 2:00") })
    #expect(shared.hasSuffix("16.1         402(a)"))
    let own = try #require(lines.first { $0.contains("A8 in the box until 7:00") })
    #expect(own.contains("–"))
  }

  @Test func `a clock that counts down is read by each book's own overtime`() throws {
    let outcome = try bench("clock remaining\n\n== overtime\nOT 4:10 A1 2\n").run(
      "check", "q.cases", "--answers", "--under", "nhl-2025", "--under", "usa-hockey-2025-adult")
    let plays = outcome.output.split(separator: "\n").filter { $0.hasSuffix("A1 2") }
    #expect(plays == ["    OT 4:10  A1 2"])
  }

  @Test func `questions and key are pages for print`() throws {
    let bench = try bench(Self.quiz)
    for option in ["--questions", "--answers"] {
      let page = try bench.run(
        "check", "q.cases", option, "--under", "nhl-2025", "--format", "html"
      ).output
      #expect(page.contains("@page{size:auto"))
      #expect(page.contains("Which minor does the goal end?</h3>"))
      #expect(page.contains(#"<div class="blank">"#) == (option == "--questions"))
      #expect(ParsedPage(page).faults == [])
    }
  }

  @Test(
    arguments: [
      (["--questions", "--answers"], "--answers"), (["--answers", "--as", "iihf-2025"], "--as"),
      (["--answers", "--format", "junit"], "junit"), (["--format", "html"], "--format html"),
      (["--under", "nhl-2025", "--under", "iihf-2025"], "--answers"),
    ] as [([String], String)])
  func `options that make no sense for a quiz are refused`(_ words: [String], _ named: String)
    throws
  {
    let outcome = try bench(Self.quiz).run(["check", "q.cases"] + words)
    #expect(outcome.errors.contains(named))
    #expect(outcome.status == 2)
  }

  @Test(arguments: ["nhl-2025", "iihf-2025", "hockey-canada-2024", "usa-hockey-2025", "ncaa-2024"])
  func `the officials' thirty-four questions are answered under any book`(_ book: String) throws {
    let outcome = try Workbench().run(
      "check", Workbench.repository.appending(path: "Cases/quiz/officials.quiz").path,
      "--answers", "--under", book)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("\n34. "))
    #expect(!outcome.output.contains("refused"))
  }
}
