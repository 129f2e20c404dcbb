import Foundation
import Testing

private let sheet = """
  clock    remaining

  P1 14:10  B12  5 fighting
            A4   5 fighting
     12:00  A6   2
     11:00  B    goal
  P2 18:00  A21  2
            B22  2
     16:30  A9   goal
  """

@Suite struct ReplayUnderTwo {
  @Test func `only the rulings that part are shown, side by side, with time and rules`() throws {
    let bench = try Workbench(["a.sheet": sheet])
    let outcome = try bench.run(
      "replay", "a.sheet", "--under", "nhl-2025", "--under", "hockey-canada-2024-junior")
    #expect(
      outcome.output == """
        a.sheet
                 nhl-2025                                       hockey-canada-2024-junior

        P1
          14:10  B12 5 fighting, A4 5 fighting
                 A4 and B12 coincidental: 5:00 each, off the    A4 is out of the game                 4.4(a)
                 board; out at the first whistle after 9:10
                                                   19.5, 19.1
                                                                A4 and B12 coincidental: 5:00 each, off the
                                                                board                                 4.5(a)
                                                                B12 is out of the game                4.4(a)
           9:10
                 B12's time is up; out at the next whistle
                                                   20.1, 19.1
                 A4's time is up; out at the next whistle
                                                   20.1, 19.1
           0:00
                 B12 out of the box                      19.1
                 A4 out of the box                       19.1

        At the end
                 penalty minutes 9-7                            penalty minutes 19-17

        """)
    #expect(outcome.errors == "")
    #expect(outcome.status == 1)
  }

  @Test func `a play that one book alone refuses parts them`() throws {
    let bench = try Workbench([
      "a.sheet": "P1 16:00 A4 2\n",
      "ours.json": #"""
      {"id": "ours", "name": "Ours", "league": "Ours", "extends": "nhl-2025", "provisions": {
        "period-length": {"value": "15:00", "rule": "house 1"}}}
      """#,
    ])
    let outcome = try bench.run(
      "replay", "a.sheet", "--under", "nhl-2025", "--under", "./ours.json")
    #expect(
      outcome.output == """
        a.sheet
                 nhl-2025                                       ours

        P1
          16:00  A4 2
                 A4 in the box until 18:00               16.1   refused, 16:00 into P1: this book's lasts
                                                                15:00
                 4v5                                            5v5

        At the end
                 penalty minutes 2-0                            penalty minutes 0-0

        """)
    #expect(outcome.status == 1)
  }

  @Test func `each book counts an overtime's readings back from its own end`() throws {
    let bench = try Workbench([
      "a.sheet": "clock remaining\nP1 5:00 A6 2\nOT 3:00 B7 2\n   2:30 A goal\n",
      "b.sheet": "clock remaining\nOT 7:00 A6 2\n",
    ])
    for (book, elapsed) in [("iihf-2025", "2:00"), ("hockey-canada-2024", "7:00")] {
      let outcome = try bench.run(
        "convert", "a.sheet", "--format", "jsonl", "--under", book)
      #expect(outcome.output.contains(#""period":4,"elapsed":"\#(elapsed)","play":"penalty""#))
      #expect(outcome.status == 0)
    }
    let both = try bench.run(
      "replay", "a.sheet", "--under", "iihf-2025", "--under", "hockey-canada-2024")
    #expect(!both.output.contains("refused"))
    #expect(both.output.contains("\n   3:00  B7 2\n"))
    let refused = try bench.run("replay", "b.sheet", "--under", "iihf-2025")
    #expect(
      refused.output.contains(
        "OT\n   7:00  A6 2: refused, 7:00 left in overtime: this book's lasts 5:00\n"))
    let kept = try bench.run("convert", "b.sheet", "--format", "jsonl", "--under", "iihf-2025")
    #expect(kept.errors == "b.sheet:2: `OT 7:00 A6 2` is left out: the period is only 5:00 long\n")
    #expect(kept.status == 2)
  }

  @Test func `the end of an overtime without a time is that of the book`() throws {
    let bench = try Workbench(["a.sheet": "P1  5:00  A6   2\nOT        period-end\n"])
    #expect(try bench.run("fmt", "--check", "a.sheet").status == 0)
    for (book, elapsed) in [("iihf-2025", "5:00"), ("hockey-canada-2024", "10:00")] {
      let outcome = try bench.run("convert", "a.sheet", "--format", "jsonl", "--under", book)
      #expect(outcome.output.contains(#""period":4,"elapsed":"\#(elapsed)","play":"period-end""#))
    }
  }

  @Test func `several games are one page`() throws {
    let bench = try Workbench(["a.sheet": sheet, "b.sheet": sheet])
    let books = ["--under", "nhl-2025", "--under", "hockey-canada-2024-junior"]
    let outcome = try bench.run(["replay", "--format", "html", "a.sheet", "b.sheet"] + books)
    #expect(outcome.output.components(separatedBy: "<html").count == 2)
    #expect(outcome.output.hasSuffix("</html>\n"))
  }

  @Test func `books that rule alike are said to`() throws {
    let bench = try Workbench(["a.sheet": "P1 5:00 A6 2\n   6:00 B goal\n"])
    let outcome = try bench.run("replay", "a.sheet", "--under", "nhl-2025", "--under", "nhl-2014")
    #expect(
      outcome.output == "a.sheet\nnhl-2025 and nhl-2014 give the same rulings on every play\n")
    #expect(outcome.status == 0)
  }
}
