import HockeyRules

/// A small world: the time of the first play of its games, and the limits of their plays.
struct SmallWorld: CustomStringConvertible {
  /// The second of playing time of the first play.
  var start: Int
  /// The second at which each game is examined last: nothing runs on the clock any more, or the
  /// period ends.
  var end: Int
  var games: SmallGames
  var description: String

  /// The worlds that are counted with every change.
  static let short = [
    early(SmallGames(calls: 2, goals: 3)), late(SmallGames(calls: 2, goals: 3), from: 16),
    overtime(SmallGames(calls: 2, goals: 3)),
    early(SmallGames(calls: 1, goals: 1, teamPlays: 2)),
    late(SmallGames(calls: 1, goals: 1, teamPlays: 2), from: 16),
    overtime(SmallGames(calls: 1, goals: 1, teamPlays: 2)),
  ]

  /// The larger worlds.
  static let long = [
    early(SmallGames(calls: 4, goals: 0)), early(SmallGames(calls: 3, goals: 3)),
    late(SmallGames(calls: 3, goals: 3), from: 14), overtime(SmallGames(calls: 3, goals: 3)),
  ]

  private static func early(_ games: SmallGames) -> SmallWorld {
    SmallWorld(start: 300, end: 1200, games: games, description: "first period from 5:00")
  }

  /// Games in or around the last five minutes of regulation, in which some books have different
  /// rules.
  private static func late(_ games: SmallGames, from minute: Int) -> SmallWorld {
    SmallWorld(
      start: (40 + minute) * 60, end: 3600, games: games,
      description: "third period from \(minute):00")
  }

  private static func overtime(_ games: SmallGames) -> SmallWorld {
    SmallWorld(start: 3630, end: 3900, games: games, description: "overtime from 0:30")
  }

  /// Plays all games of the world under `book` and counts the rulings.
  func count(under book: Rulebook) -> [RulingTally] {
    let most = games.calls + games.goals + games.teamPlays
    var tallies = Array(repeating: RulingTally(), count: most)
    let last = Event(SlowEvent(second: end, play: .look), number: -1)
    games.walk(from: (game: Game(under: book), plays: 0)) { before, event in
      var (game, plays) = before
      var event = event
      event.second += start
      guard let rulings = try? game.play(Event(event, number: plays)) else {
        tallies[plays].refused += 1
        return nil
      }
      tallies[plays].games += 1
      tallies[plays].add(rulings)
      var ended = game
      // A goal in overtime has ended the game, and nothing happens any more.
      if let rulings = try? ended.play(last) { tallies[plays].add(rulings) }
      return (game, plays + 1)
    }
    return tallies
  }
}
