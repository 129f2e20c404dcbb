import Foundation
import PageChecking
import Testing

/// The pages and the picture that the command prints.
@Suite struct Pages {
  private static let sheet = "under nhl-2025\nP1 5:00 A6 2 hooking\n   5:30 B9 goal\n"

  @Test func `several games are one page`() throws {
    let bench = try Workbench(["a.sheet": Self.sheet, "b.sheet": Self.sheet])
    let outcome = try bench.run("replay", "--format", "html", "a.sheet", "b.sheet")
    let page = ParsedPage(outcome.output)
    #expect(page.faults == [])
    #expect(page.all("section").map { $0.attributes["id"] } == ["g1s0", "g2s0"])
    #expect(page.all("title").first?.text == "2 games")
    #expect(outcome.errors == "" && outcome.status == 0)
  }

  @Test func `a page of one game is called by its score`() throws {
    let outcome = try Workbench(["a.sheet": Self.sheet]).run("replay", "--format=html", "a.sheet")
    #expect(ParsedPage(outcome.output).all("title").first?.text == "A 0 – 1 B · a.sheet")
  }

  @Test func `the good part of an unreadable log is a whole page, and no page comes of nothing`()
    throws
  {
    let bench = try Workbench(["a.sheet": Self.sheet + "   6:00 A7 what\n", "b.sheet": ""])
    let outcome = try bench.run("replay", "--format", "html", "a.sheet")
    #expect(ParsedPage(outcome.output).faults == [])
    #expect(outcome.errors.hasPrefix("a.sheet:4:") && outcome.status == 2)
    let nothing = try bench.run("replay", "--format", "html", "b.sheet")
    #expect(nothing.output == "" && nothing.status == 2)
  }

  @Test func `a picture is of one game`() throws {
    let bench = try Workbench(["a.sheet": Self.sheet, "b.sheet": Self.sheet])
    let one = try bench.run("replay", "--format", "svg", "a.sheet")
    #expect(ParsedPage(one.output).faults == [] && one.status == 0)
    let two = try bench.run("replay", "--format", "svg", "a.sheet", "b.sheet")
    #expect(
      two.errors == """
        penaltybox: unexpected argument `b.sheet` for `replay --format svg`
        try `penaltybox replay --help`

        """)
    #expect(two.output == "" && two.status == 2)
  }

  @Test(arguments: ["html", "svg"])
  func `a game of more plays than a page shows is told, and others are shown`(
    _ format: String
  ) throws {
    let long = Self.sheet + String(repeating: "   5:30 look\n", count: 10_000)
    let bench = try Workbench(["long.sheet": long, "short.sheet": Self.sheet])
    let outcome = try bench.run("replay", "--format", format, "long.sheet")
    #expect(
      outcome.errors == "long.sheet: 10,002 plays; a page or a picture shows at most 10,000\n")
    #expect(outcome.output == "" && outcome.status == 2)
    if format == "svg" { return }
    let both = try bench.run("replay", "--format", format, "long.sheet", "short.sheet")
    #expect(ParsedPage(both.output).all("section").count == 1)
    #expect(both.status == 2)
  }

  @Test func `an audit's page has each difference with the minutes around it`() throws {
    let bench = try Workbench([
      "a.json": AuditFeed.minor(code: "1551").text,
      "charts/2015020001.csv": AuditFeed.chart(off: "05:00", on: "07:00"),
    ])
    let outcome = try bench.run("audit", "--format", "html", "--shifts", "charts", "a.json")
    let page = ParsedPage(outcome.output)
    #expect(page.faults == [])
    #expect(
      page.elements.compactMap { $0.attributes["aria-label"] } == [
        "ruled: 5v5, 4v5, 5v5; recorded: 5v5, 4v5; chart: 5v5, 4v5, 5v5"
      ])
    #expect(page.all("h3").map { $0.text } == ["P1 5:30 line 4"])
    #expect(page.all("rect", "differs").count == 1)
    #expect(page.all("p").contains { $0.text.hasPrefix("the source's error: ") })
    #expect(outcome.errors == "" && outcome.status == 1)
  }

  @Test func `the picture in the README is what the program makes`() throws {
    let name = "Cases/games/nhl-2016021084-overtime"
    let sheet = Workbench.repository.appending(path: "\(name).sheet").path
    let outcome = try Workbench().run("replay", "--format", "svg", sheet)
    let kept = try String(
      contentsOf: Workbench.repository.appending(path: "\(name).svg"), encoding: .utf8)
    #expect(
      outcome.output == kept,
      "make it again: penaltybox replay --format svg \(name).sheet > \(name).svg")
    let readme = try String(
      contentsOf: Workbench.repository.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("](\(name).svg)"))
  }
}
