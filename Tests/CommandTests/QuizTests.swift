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

  @Test(arguments: ["nhl-2025", "iihf-2025", "hockey-canada-2024", "usa-hockey-2025", "ncaa-2024"])
  func `the officials' thirty-four questions are answered under any book`(_ book: String) throws {
    let outcome = try Workbench().run(
      "replay", Workbench.repository.appending(path: "Cases/quiz/officials.quiz").path,
      "--under", book)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(!outcome.output.contains("refused"))
  }
}
