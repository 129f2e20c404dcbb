import HockeyRules

/// A small world: the time at which its games begin, and the limits on their plays.
struct SmallWorld {
  /// The second of playing time at which the games begin.
  var start: Int
  /// The second at which each game is examined last: nothing runs on the clock any more, or the
  /// period is over.
  var end: Int
  var games: SmallGames

  /// The worlds that are played at every change.
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
    SmallWorld(start: 300, end: 1200, games: games)
  }

  /// A world in or around the last five minutes of regulation, with some books' special rules.
  private static func late(_ games: SmallGames, from minute: Int) -> SmallWorld {
    SmallWorld(
      start: (40 + minute) * 60, end: 3600, games: games)
  }

  private static func overtime(_ games: SmallGames) -> SmallWorld {
    SmallWorld(start: 3630, end: 3900, games: games)
  }

  /// Plays all games of the world under `book`; adds the rulings on each game's last play, and the
  /// rulings that follow if nothing more is played.
  func play(under book: Rulebook, _ digests: inout RulingDigests) {
    let last = Event(SlowEvent(second: end, play: .look), number: -1)
    var events: [Event] = []
    games.walk(from: (game: Game(under: book), plays: 0)) { before, event in
      var (game, plays) = before
      var event = event
      event.second += start
      events.removeSubrange(plays...)
      events.append(Event(event, number: plays))
      digests.begin(events)
      do throws(Refusal) {
        digests.add(try game.play(events[plays]))
      } catch {
        digests.add(error.description, as: "refused")
        return nil
      }
      var ended = game
      // A goal in overtime has ended the game, and nothing more happens.
      if let rulings = try? ended.play(last) { digests.add(rulings) }
      return (game, plays + 1)
    }
  }
}
