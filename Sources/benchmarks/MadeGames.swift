import HockeyRules
import Scoresheets

/// Made-up games that are longer, or more full of calls, than any real one.
enum MadeGames {
  /// Ninety-nine long periods of regulation, so that no goal decides a long game.
  static let schedule = Schedule(
    regulationPeriods: 99, regulationLength: .seconds(period), overtimeLength: .minutes(5))

  /// A log of such a game, before its first play.
  static let log = GameLog(
    regulation: Regulation(periods: schedule.regulationPeriods, length: schedule.regulationLength))

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

  /// Forty calls at one face-off, of all kinds in an order that `seed` decides, by nineteen players
  /// of each team; then play goes on.
  static func brawl(seed: Int) -> [Event] {
    let kinds: [[PenaltyClass]] = [
      [.minor], [.minor, .minor], [.major], [.minor, .major], [.minor, .misconduct], [.match],
      [.major, .gameMisconduct],
    ]
    var random = UInt64(truncatingIfNeeded: seed)
    var events = (0..<40).map { index in
      // The multiplier and the addend of Knuth's MMIX.
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let kind = kinds[Int(random >> 33) % kinds.count]
      let offender = Player(index % 2 == 0 ? .home : .visiting, 2 + index / 2 % 19)
      let call = Call(offender: .skater(offender), penalties: kind)
      return event(index, at: 300, .penalty(call))
    }
    events.append(event(40, at: 300, .faceOff))
    return events
  }

  /// As many minors at one stoppage as corrections of them, by the teams in turn.
  static func corrections(_ count: Int) -> [Event] {
    (0..<2 * count).map { index in
      let offender = Player(index % 2 == 0 ? .home : .visiting, 1 + index)
      let call = Call(offender: .skater(offender), penalties: [.minor])
      let amend = Correction.amend(
        .number(index - count + 1), [.minor, .minor], reason: "blood")
      return event(index, at: 300, index < count ? .penalty(call) : .correction(amend))
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
