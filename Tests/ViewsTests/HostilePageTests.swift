import HockeyRules
import PageChecking
import Rulebooks
import Scoresheets
import Testing

@testable import Views

/// Foreign texts never become markup, and never reorder the text next to them.
@Suite struct HostilePages {
  /// A log in which every text is `text`.
  private static func log(_ text: String) -> GameLog {
    let six = Player(.home, 6)
    func event(_ id: Int, _ second: Int, _ play: Play) -> LoggedPlay {
      LoggedPlay(
        event: Event(
          id: id == 1 ? .label(text) : .number(id),
          time: GameTime(period: 1, elapsed: .seconds(second)), play: play), line: id)
    }
    let infraction = Infraction(rawValue: text)
    var log = GameLog(
      id: text, letters: PerTeam(home: text, visiting: text + "2"), date: text, league: text,
      plays: [
        event(
          1, 60,
          .penalty(
            Call(offender: .skater(six), penalties: [.minor, .minor], infraction: infraction))),
        event(
          2, 70,
          .penalty(
            Call(offender: .bench(.visiting), penalties: [.minor], infraction: infraction))),
        event(3, 80, .whistle(reason: text)),
        event(4, 90, .other(text)),
        event(5, 100, .goal(Goal(team: .visiting, scorer: Player(.visiting, 9), assists: []))),
        event(6, 110, .correction(.release(six, reason: text))),
        event(7, 100, .goal(Goal(team: .visiting, scorer: Player(.visiting, 9), assists: []))),
        event(8, 120, .correction(.void(.label(text), reason: text))),
      ])
    log.rosters.home = [RosteredPlayer(number: 6, name: text)]
    return log
  }

  @Test(arguments: HostileCharacter.texts + [HostileCharacter.texts.joined()])
  func `a page and a picture have only our own markup`(_ text: String) throws {
    let book = Rulebooks.nhl2025.rulebook
    let log = Self.log(text)
    let game = PlayedGame(log, under: book, file: text, naming: .ids, isNamed: true)
    #expect(ParsedPage(ReplayPages.page(game, game)).faults == [])
    #expect(ParsedPage(ReplaySVG.text(of: game)).faults == [])
  }

  @Test func `the text itself is there, as it was written`() throws {
    let text = "</title><script>alert('&')</script>"
    let book = Rulebooks.nhl2025.rulebook
    let game = PlayedGame(Self.log(text), under: book, file: text, naming: .ids, isNamed: true)
    let page = ParsedPage(ReplayPages.page(game))
    #expect(page.all("h1").first?.text == "\(text) 0 – 1 \(text)2")
  }

  @Test(arguments: HostileCharacter.texts)
  func `a book's page has only our own markup`(_ text: String) throws {
    var edition = Rulebooks.nhl2025
    edition.league = text
    edition.title = text
    edition.extends = text
    for index in edition.provisions.indices {
      edition.provisions[index].basis = .assumed(text)
      edition.provisions[index].rule = RuleReference(book: text, number: text)
      if index % 3 == 0 { edition.provisions[index].value = .text(text) }
    }
    #expect(ParsedPage(Document.book(edition).html).faults == [])
    let other = Rulebooks.iihf2025
    let differences = BookDifferences(edition, other)
    #expect(ParsedPage(Document.differences(differences).html).faults == [])
  }
}
