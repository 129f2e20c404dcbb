import HockeyRules

/// Made-up games that are longer, or more full of calls, than any real one.
enum MadeGames {
  /// Ninety-nine long periods of regulation, so that no goal decides a long game.
  static let schedule = Schedule(
    regulationPeriods: 99, regulationLength: .seconds(period), overtimeLength: .minutes(5))

  /// The seconds of a period.
  private static let period = 24_000

  /// A game with a play every twelve seconds that has as many penalties, goals and face-offs as a
  /// real one: in every hundred plays, four are calls and two are goals.
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

  /// A game that is nothing but calls, one every twenty seconds, by the teams in turn.
  static func calls(_ count: Int) -> [Event] {
    let kinds: [[PenaltyClass]] = [[.minor], [.minor], [.minor, .minor], [.minor], [.major]]
    return (0..<count).map { index in
      let team: Team = index % 2 == 0 ? .home : .visiting
      return event(index, at: index * 20, .penalty(call(index, by: team, kinds[index % 5])))
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

/// Prints the time of a play in games of a thousand, ten thousand and a hundred thousand plays, and the speed of
/// games that are nothing but calls.
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
  guard options.ask(for: "nothing but calls") else { return }
  let events = MadeGames.calls(150)
  let (seconds, count) = best { (0..<100).reduce(0) { sum, _ in sum + rulings(on: events) } }
  print(
    "games that are nothing but calls: \(rounded(Double(count) / seconds / 1e6)) million",
    "rulings/s (100 games of \(events.count) calls, \(count) rulings)")
}
