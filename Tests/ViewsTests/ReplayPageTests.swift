import Foundation
import HockeyRules
import PageChecking
import Scoresheets
import Testing

@testable import Views

/// The page of a game, read as XML.
@Suite struct ReplayPages {
  static func page(_ games: PlayedGame...) -> String {
    ReplayHTML.opening("games")
      + games.enumerated().map { ReplayHTML.text(of: $1, number: $0 + 1) }.joined()
      + ReplayHTML.closing
  }

  @Test(arguments: try RealGames.all())
  func `it is well-formed, its ids are unique and every reference has its target`(
    _ real: RealGame
  ) {
    let page = ParsedPage(Self.page(real.game, real.game))
    #expect(page.faults == [])
    #expect(page.references.count > 10)
    let drawing = ParsedPage(ReplaySVG.text(of: real.game))
    #expect(drawing.faults == [])
  }

  @Test(arguments: try RealGames.all())
  func `every line of the replay is a row`(_ real: RealGame) {
    let page = ParsedPage(Self.page(real.game))
    let cells = page.elements.filter { $0.name == "td" && $0.path.contains("table") }
    let rows = Set(cells.map { $0.text })
    var story = ReplayRows(real.game)
    let lines = real.game.solution.steps.flatMap { story.next($0) }
    #expect(lines.filter { !rows.contains($0.words) }.map { $0.words } == [])
    let list = page.elements.filter { $0.name == "tr" && $0.path.last == "tbody" }
    #expect(list.count >= lines.count)
  }

  @Test(arguments: try RealGames.all())
  func `penalties have bars; goals, missed shots and refusals marks; all have rows`(
    _ real: RealGame
  ) {
    let page = ParsedPage(Self.page(real.game))
    let result = real.game.solution.game
    let calls = Set(result.penalties.map { $0.call } + result.goals.map { $0.call })
    let places = real.game.solution.plays.indices.filter {
      let play = real.game.solution.plays[$0]
      return calls.contains(play.event.id) || play.refused != nil || play.event.play.isMissedShot
    }
    for place in places {
      let marks = page.all("a", "k\(place)")
      #expect(marks.contains { $0.attributes["id"] == "g1b\(place)" })
      #expect(marks.allSatisfy { $0.attributes["href"] == "#g1p\(place)" })
      #expect(page.all("tbody", "k\(place)").map { $0.attributes["id"] } == ["g1p\(place)"])
      #expect(page.all("div", "k\(place)").count == 1)
    }
    #expect(Set(page.all("a").compactMap { $0.attributes["id"] }).count == places.count)
  }

  @Test(arguments: try RealGames.all())
  func `the tables say what the picture shows`(_ real: RealGame) throws {
    let page = ParsedPage(Self.page(real.game))
    let rows = page.elements.filter { $0.name == "tr" && $0.path.contains("details") }
    let picture = GamePicture(of: real.game)
    #expect(rows.count == 1 + picture.strengths.count)
    let penalties = real.game.solution.game.penalties.filter { !$0.isTakenBack }
    let infractions = Scoresheet(real.game).penalties(of: nil).rows.dropFirst().map { $0[3] }
    #expect(infractions.count == penalties.count)
    let cells = Set(page.all("td").map { $0.text })
    #expect(infractions.allSatisfy { $0.isEmpty || cells.contains($0) })
  }

  @Test func `it has a strict policy, no script, and asks nobody for anything`() throws {
    let text = Self.page(try game(eventfulSheet))
    let page = ParsedPage(text)
    let policy = page.all("meta").first { $0.attributes["http-equiv"] == "Content-Security-Policy" }
    #expect(
      policy?.attributes["content"]
        == "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'")
    #expect(!text.contains("://") && !text.contains("@import") && !text.contains("src="))
    let drawing = ReplaySVG.text(of: try game(eventfulSheet))
    #expect(drawing.replacing("http://www.w3.org/2000/svg", with: "").contains("://") == false)
  }

  @Test func `parts of the picture have names for a screen reader`() throws {
    let page = ParsedPage(Self.page(try RealGames.game("nhl-2016021084-overtime.sheet")))
    let drawings = page.all("svg", "period")
    #expect(drawings.map { $0.attributes["role"] } == Array(repeating: "group", count: 4))
    #expect(
      drawings.map { $0.attributes["aria-label"] } == [
        "Timeline of P1", "Timeline of P2", "Timeline of P3", "Timeline of OT",
      ])
    let titles = page.elements.filter { $0.name == "title" && $0.path.last == "a" }
    #expect(titles.count == page.elements.count { $0.name == "a" && $0.path.contains("svg") })
    #expect(
      titles.first { $0.text.hasPrefix("P2 1:49") }?.text
        == "P2 1:49 VAN15 2 hooking; 1:49 VAN15 in the box until 3:49 (16.1); "
        + "3:15 VAN15 out of the box: power-play goal (16.2, 26.2)")
    #expect(page.all("th").allSatisfy { $0.attributes["scope"] != nil })
  }
}

extension Play {
  fileprivate var isMissedShot: Bool {
    if case .penaltyShot(let shot) = self { shot.result == .missed } else { false }
  }
}
