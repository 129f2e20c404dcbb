import Rulebooks
import Scoresheets
import SeededRandom
import Testing

@testable import HockeyRules

/// Logs that once led to an unsound game, and games in which one number is a skater's and a
/// goalkeeper's.
///
/// A player may keep goal for a part of a game (Hockey Canada 4.13(b), NHL 27.4); in one log, his
/// number then means a skater and a goalkeeper. He serves the skater's penalties, and a team-mate
/// serves the goalkeeper's; neither waits for the other.
@Suite struct SoundLogTests {
  private static let endOfCorrections =
    "B bench GM+PS\namend @play-9 5 r\nA2 2\nface-off\nA4 2 @play-22\nA bench 2+2\n"
    + "14:50.2 void @play-22 r"

  @Test(arguments: [
    ("nhl-2025", "P2 17:36.5 A1g 2\n A1 2\n 18:55.5 A1 2\n 19:42.5 face-off"),
    ("nhl-2025", "P1 1:00 A1 2\n 1:20 A1g 2\n 1:40 A1g 2+10\n 3:30 look\n 5:30 look"),
    ("nfhs-2020", "P1 1:00 A1g 2\n A1 2\n 1:40 A1 2\n 3:30 look\n 5:30 look"),
    (
      "nhl-2014",
      """
      P3 10:20.6 A4 2 served-by A3 @play-9
         face-off
         B3 M
         A3 left-box player
         14:29.2 \(SoundLogTests.endOfCorrections)
      """
    ),
    (
      "nhl-2014",
      """
      P3 10:20.6 A4 2 served-by A3 @play-9
         10:21 A3 left-box player
         14:29.2 B3 M
         \(SoundLogTests.endOfCorrections)
      """
    ),
  ])
  func `the log leaves a sound game at every ruling`(_ id: String, _ sheet: String) throws {
    #expect(broken(by: try events(sheet), under: try book(id)) == [])
  }

  @Test(arguments: Rulebooks.ids)
  func `one number as skater and goalkeeper leaves a sound game`(_ id: String) throws {
    let book = try book(id)
    for seed in 0..<Thoroughness.count(quick: 3, thorough: 12) {
      let events = RandomGame.make(
        seed: 2_000_000 + seed, under: book, kind: GameKind.allCases[seed % 3],
        isFullOfCorrections: seed % 4 == 0
      ).map { $0.withGoalkeeper(numbered: 1 + seed % 6) }
      let found = broken(by: events, under: book)
      if found.isEmpty { continue }
      let fewest = shrunk(events) { !broken(by: $0, under: book).isEmpty }
      Issue.record("under \(id), seed \(seed): \(found[0])\n\(sheet(fewest))")
      return
    }
  }

  /// The invariants that `events` break, after a ruling or between two plays.
  private func broken(by events: [Event], under book: Rulebook) -> [String] {
    var game = Game(under: book)
    var broken: [String] = []
    for event in events {
      if let rulings = try? game.rulings(on: event) {
        var before = game
        for ruling in rulings {
          before.apply(ruling)
          broken += before.checkInvariants()
        }
      }
      _ = try? game.play(event)
      broken += game.checkInvariantsBetweenPlays()
    }
    return broken
  }
}

extension Event {
  /// The play with the number `number` for all goalkeepers.
  fileprivate func withGoalkeeper(numbered number: Int) -> Event {
    func renamed(_ call: Call) -> Call {
      var call = call
      if call.offender.isGoalkeeper {
        call.offender = .goalkeeper(Player(call.offender.team, number))
      }
      return call
    }
    var event = self
    if case .penalty(let call) = play { event.play = .penalty(renamed(call)) }
    if case .signal(let call) = play { event.play = .signal(renamed(call)) }
    return event
  }
}
