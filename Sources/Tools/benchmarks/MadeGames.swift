import HockeyRules

/// Made-up games, longer or fuller of calls than any real game.
enum MadeGames {
  /// Ninety-nine long periods of regulation: no goal in overtime ends a long game.
  static let schedule = Schedule(
    regulationPeriods: 99, regulationLength: .seconds(period), overtimeLength: .minutes(5))

  /// The length of a period, in seconds.
  private static let period = 24_000

  /// A game with a play every twelve seconds, and with as many penalties, goals and face-offs as a
  /// real game: four calls and two goals in every hundred plays.
  static func long(plays: Int) -> [Event] {
    (0..<plays).map { index in
      event(index, at: index * 12, play(index))
    }
  }

  private static func play(_ index: Int) -> Play {
    let turn = index / 50
    switch index % 50 {
    case 0, 13, 21, 31, 41: return .faceOff
    case 12, 40: return .whistle(reason: "icing")
    case 20: return .penalty(call(turn, by: .home, turn % 7 == 0 ? [.major] : [.minor]))
    case 26: return .goal(Goal(team: turn % 2 == 0 ? .visiting : .home))
    case 30:
      let isDouble = turn % 5 == 0
      return .penalty(call(turn, by: .visiting, isDouble ? [.minor, .minor] : [.minor]))
    default: return .other("shot-on-goal")
    }
  }

  /// A game of nothing but calls: one every twenty seconds, the teams in turn.
  static func calls(_ count: Int) -> [Event] {
    let kinds: [[PenaltyClass]] = [[.minor], [.minor], [.minor, .minor], [.minor], [.major]]
    return (0..<count).map { index in
      let team: Team = index % 2 == 0 ? .home : .visiting
      return event(index, at: index * 20, .penalty(call(index, by: team, kinds[index % 5])))
    }
  }

  /// A brawl: `calls` calls at one stoppage, the teams in turn, each amended at once.
  static func brawl(_ calls: Int) -> [Event] {
    (0..<calls).flatMap { index -> [Event] in
      let team: Team = index % 2 == 0 ? .home : .visiting
      let amendment = Amendment([.major], infraction: .fighting)
      let correction = Correction.amend(.number(2 * index + 1), amendment, reason: "")
      return [
        event(2 * index, at: 60, .penalty(call(index / 2, by: team, [.minor]))),
        event(2 * index + 1, at: 60, .correction(correction)),
      ]
    }
  }

  private static func call(_ turn: Int, by team: Team, _ penalties: [PenaltyClass]) -> Call {
    Call(offender: .skater(Player(team, 2 + turn % 19)), penalties: penalties)
  }

  private static func event(_ index: Int, at second: Int, _ play: Play) -> Event {
    let time = GameTime(period: second / period + 1, elapsed: .seconds(second % period))
    return Event(id: .number(index + 1), time: time, play: play)
  }
}

/// Prints the time of a play in games of a thousand, ten thousand and a hundred thousand plays, and
/// the speed of games of nothing but calls.
func reportMadeGames(under book: Rulebook) {
  func rulings(on events: [Event]) -> Int {
    solve(events, under: book, setup: GameSetup(schedule: MadeGames.schedule)).journal.count
  }
  for thousands in [1, 10, 100] where options.ask(for: "a game of \(thousands),000 plays") {
    let events = MadeGames.long(plays: thousands * 1000)
    let (seconds, count) = best { rulings(on: events) }
    print(
      "a game of \(thousands),000 plays: \(rounded(seconds * 1000)) ms,",
      "\(rounded(seconds / Double(events.count) * 1e6)) µs a play (\(count) rulings)")
  }
  if options.ask(for: "nothing but calls") {
    let events = MadeGames.calls(150)
    let (seconds, count) = best { (0..<100).reduce(0) { sum, _ in sum + rulings(on: events) } }
    print(
      "games that are nothing but calls: \(rounded(Double(count) / seconds / 1e6)) million",
      "rulings/s (100 games of \(events.count) calls, \(count) rulings)")
  }
  reportCorrections(under: book, rulings)
}

/// Prints the time of a correction in a live game, and of a brawl with as many amendments as calls.
private func reportCorrections(under book: Rulebook, _ rulings: ([Event]) -> Int) {
  let name = "a correction after 300 plays"
  if options.ask(for: name) {
    let live = LiveGame(
      under: book, setup: GameSetup(schedule: MadeGames.schedule),
      events: MadeGames.long(plays: 300))
    let void = Play.correction(.void(.number(21), reason: "the wrong player"))
    let time = GameTime(period: 1, elapsed: .seconds(3600))
    let (seconds, count) = best {
      (0..<100).reduce(0) { sum, _ in
        var corrected = live
        return sum + ((try? corrected.play(void, at: time))?.difference.penalties.count ?? 0)
      }
    }
    print("\(name): \(rounded(seconds * 1e4)) µs (100, \(count) penalties changed)")
  }
  guard options.ask(for: "a brawl") else { return }
  let events = MadeGames.brawl(98)
  let (seconds, count) = best { rulings(events) }
  print("a brawl of 98 calls, each amended: \(rounded(seconds * 1000)) ms (\(count) rulings)")
}
