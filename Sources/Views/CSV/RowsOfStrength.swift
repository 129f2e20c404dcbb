import HockeyRules
import Scoresheets

struct StrengthRow: RowSubject {
  let game: PlayedGame
  let team: Team
  let strength: StrengthTime
  private var own: Int { strength.manpower[team] }
  private var other: Int { strength.manpower[team.opponent] }

  static let columns: [Field<Self>] = .list {
    Field.side { $0.team }
    Field.team { $0.team }
    Field("strength", "The team's skaters and the opponents', such as `5v4`.") {
      "\($0.own)v\($0.other)"
    }
    Field("skaters", "The skaters that penalties leave the team.") { $0.own }
    Field("opponents", "The skaters that penalties leave the opponents.") { $0.other }
    Field("seconds", "The playing time at that strength.") { $0.strength.time }
    Field.teamID { $0.team }
  }

  static func forEach(of game: PlayedGame, _ take: (Self) -> Void) {
    let times = game.solution.timeAtStrength
    for team in Team.allCases {
      for strength in times { take(Self(game: game, team: team, strength: strength)) }
    }
  }
}

struct IntervalRow: RowSubject {
  let game: PlayedGame
  let number: Int
  let interval: StrengthInterval
  let powerPlay: (number: Int, team: Team)?

  static let columns: [Field<Self>] = .list {
    Field("number", "The interval's number in the game, from 1.") { $0.number }
    Field("strength", "The skaters that penalties leave the teams, home first, such as `5v4`.") {
      $0.interval.manpower.versusText
    }
    Field.perTeam("skaters", "skaters, without an extra attacker") { $0.interval.manpower[$1] }
    Field.clock("begin", "in which the interval begins") {
      $0.game.solution.beginning($0.interval.from)
    }
    Field.clock("end", "in which the interval ends") { $0.game.solution.ending($0.interval.to) }
    Field("seconds", "The length of the interval, in playing time.") { $0.interval.length }
    Field.powerPlay { $0.powerPlay }
  }

  static func forEach(of game: PlayedGame, _ take: (Self) -> Void) {
    let powerPlays = game.solution.powerPlays
    var next = 0
    for (index, interval) in game.solution.intervals.enumerated() {
      while next < powerPlays.count, powerPlays[next].to <= interval.from { next += 1 }
      let isIn = next < powerPlays.count && powerPlays[next].from <= interval.from
      take(
        Self(
          game: game, number: index + 1, interval: interval,
          powerPlay: isIn ? (next + 1, powerPlays[next].team) : nil))
    }
  }
}

struct PowerPlayRow: RowSubject {
  let game: PlayedGame
  let number: Int
  let powerPlay: PowerPlay
  /// The source's ids of the plays that called the power play's penalties.
  let penalties: [String]

  static let columns: [Field<Self>] = .list {
    Field("number", "The power play's number in the game, from 1.") { $0.number }
    Field.side { $0.powerPlay.team }
    Field.team { $0.powerPlay.team }
    Field.teamID { $0.powerPlay.team }
    Field.clock("begin", "in which the power play begins") {
      $0.game.solution.beginning($0.powerPlay.from)
    }
    Field.clock("end", "in which the power play ends") { $0.game.solution.ending($0.powerPlay.to) }
    Field("seconds", "The length of the power play, in playing time.") {
      $0.powerPlay.to - $0.powerPlay.from
    }
    Field.seconds(5, 4)
    Field.seconds(5, 3)
    Field.seconds(4, 3)
    Field("goals", "The power-play goals during the power play.") { $0.powerPlay.goals.count }
    Field("opportunities", "The opportunities that the book counts during the power play.") {
      $0.powerPlay.opportunities
    }
    Field(
      "end_reason",
      "How the power play ended: with a goal, with its time, or with a penalty to the stronger team."
    ) { $0.powerPlay.ending }
    Field(
      "penalties",
      "The `source` of each penalty that ran during the power play, separated by blanks."
    ) {
      $0.penalties.joined(separator: " ")
    }
  }

  static func forEach(of game: PlayedGame, _ take: (Self) -> Void) {
    let plays = PlayIndex(of: game.solution)
    for (index, powerPlay) in game.solution.powerPlays.enumerated() {
      var calls: [String] = []
      for penalty in powerPlay.penalties {
        guard let place = plays[penalty.call] else { continue }
        let source = game.source(ofPlayAt: place)
        if !calls.contains(source) { calls.append(source) }
      }
      take(Self(game: game, number: index + 1, powerPlay: powerPlay, penalties: calls))
    }
  }
}

extension Field<PowerPlayRow> {
  fileprivate static func seconds(_ own: Int, _ other: Int) -> Field {
    Field("seconds_\(own)v\(other)", "The playing time of the power play at \(own)v\(other).") {
      row in
      row.powerPlay.intervals.reduce(PlayingTime.zero) { sum, interval in
        let manpower = interval.manpower
        let counts =
          manpower[row.powerPlay.team] == own && manpower[row.powerPlay.team.opponent] == other
        return counts ? sum + interval.length : sum
      }
    }
  }
}

extension Solution {
  /// The time on the clock at which something begins: a period's end is the next period's 0:00.
  fileprivate func beginning(_ instant: GameInstant) -> GameTime {
    let time = ending(instant)
    let isEnd = time.elapsed >= game.schedule.length(of: time.period)
    return isEnd ? GameTime(period: time.period + 1, elapsed: .zero) : time
  }

  /// The time on the clock at which something ends.
  fileprivate func ending(_ instant: GameInstant) -> GameTime {
    game.schedule.time(of: instant, in: 1)
  }
}
