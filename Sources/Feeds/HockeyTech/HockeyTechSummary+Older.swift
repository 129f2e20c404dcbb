import HockeyRules
import Scoresheets

/// The summary in the older view: `home` and `visitor` throughout, flags and numbers as strings,
/// and one list of goals and one of penalties for the whole game.
extension HockeyTechSummary {
  /// Reads the value of a key of the older view.
  mutating func readOlder(_ key: JSONToken, from reader: inout JSONReader) throws(JSONError) {
    switch key {
    case "meta": try readMeta(from: &reader)
    case "home": try teams.home.readOlderInfo(from: &reader)
    case "visitor": try teams.visiting.readOlderInfo(from: &reader)
    case "goals": plays += try reader.plays(.goal)
    case "penalties": plays += try reader.plays(.penalty)
    case "penaltyshots":
      older.penaltyShots = try reader.perSide { (reader) throws(JSONError) in
        try reader.plays(.penaltyShot)
      }
    case "shootoutDetail": older.attempts = try reader.plays(.shootOut)
    case "goalies":
      let stretches = try reader.perSide { (reader) throws(JSONError) in
        try HockeyTechTeam.stretches(from: &reader)
      }
      for team in Team.allCases { teams[team].stretches = stretches[team] ?? [] }
    case "home_team_lineup": try teams.home.readLineup(from: &reader)
    case "visitor_team_lineup": try teams.visiting.readLineup(from: &reader)
    case "game_date_iso_8601": date = try reader.looseText().flatMap(Self.day) ?? date
    case "goalCount": try reader.eachFigure { older.figures[$0].goals = $1 }
    case "pimTotal": try reader.eachFigure { older.figures[$0].minutes = $1 }
    case "powerPlayCount": try reader.eachFigure { older.figures[$0].opportunities = $1 }
    case "powerPlayGoals": try reader.eachFigure { older.figures[$0].powerPlayGoals = $1 }
    default: try reader.skipValue()
    }
  }

  private mutating func readMeta(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.beginLooseObject() else { return }
    while try reader.nextKey() {
      switch reader.token {
      case "id": id = try reader.looseInteger()
      case "season_id": seasonID = try reader.looseInteger()
      case "date_played": date = try reader.looseText().flatMap(Self.day) ?? date
      case "started": hasStarted = try reader.looseFlag()
      case "final": isFinal = try reader.looseFlag() == true || isFinal
      // The vendor's number for the status; 4 means that the result is official.
      case "status": isFinal = try reader.looseInteger() == 4 || isFinal
      case "period": clock.period = try HockeyTechPeriod.named(from: &reader)
      case "game_clock": clock.left = try reader.looseText().flatMap { PlayingTime(ofHours: $0) }
      case "home_goal_count": teams.home.goals = try reader.looseInteger()
      case "visiting_goal_count": teams.visiting.goals = try reader.looseInteger()
      default: try reader.skipValue()
      }
    }
  }

  /// Reads the periods of the older view, an object with their numbers as keys.
  mutating func readLengths(from reader: inout JSONReader) throws(JSONError) {
    try reader.beginObject()
    while try reader.nextKey() {
      let number = reader.tokenDigits
      let seconds = try reader.number(at: "length")
      if let number, let seconds, (1...7200).contains(seconds) {
        lengths[number] = PlayingTime(tenths: seconds * 10)
      }
    }
  }

  /// Sets the facts that need several members, once all members are read.
  mutating func finishOlder() {
    for team in Team.allCases {
      for shot in older.penaltyShots[team] ?? [] {
        var shot = shot
        shot.details.team = shot.details.team ?? teams[team].id
        plays.append(shot)
      }
      teams[team].official = older.figures[team].official ?? teams[team].official
    }
    guard !older.attempts.isEmpty else { return }
    let shots = [Team.home, .visiting].map { team in
      older.attempts.filter { $0.details.isAtHome == (team == .home) }.map { attempt in
        var attempt = attempt
        attempt.details.team = attempt.details.team ?? teams[team].id
        return attempt
      }
    }
    takeInTurn(shots)
    older.attempts = []
  }

  /// The members that the older view lists by side before it names the teams.
  struct Older {
    var penaltyShots: PerTeam<[HockeyTechPlay]?> = PerTeam(both: nil)
    /// The attempts of the shoot-out, in the feed's order.
    var attempts: [HockeyTechPlay] = []
    var figures = PerTeam(both: GivenFigures())
  }
}

extension JSONReader {
  /// The plays of a list of the summary; none if `null` or an object stands there instead.
  fileprivate mutating func plays(
    _ kind: HockeyTechPlayKind
  ) throws(JSONError) -> [HockeyTechPlay] {
    try elements { reader throws(JSONError) in try HockeyTechPlay(listedAs: kind, from: &reader) }
  }

  /// The values of an object's members `home` and `visitor`, `nil` for a missing member.
  fileprivate mutating func perSide<Value>(
    _ value: (inout JSONReader) throws(JSONError) -> Value
  ) throws(JSONError) -> PerTeam<Value?> {
    var values = PerTeam<Value?>(both: nil)
    guard try beginLooseObject() else { return values }
    while try nextKey() {
      switch token {
      case "home": values.home = try value(&self)
      case "visitor": values.visiting = try value(&self)
      default: try skipValue()
      }
    }
    return values
  }

  /// Passes a figure of each team, `nil` if missing, to `take`.
  fileprivate mutating func eachFigure(_ take: (Team, Int?) -> Void) throws(JSONError) {
    let figures = try perSide { (reader) throws(JSONError) in try reader.looseInteger() }
    for team in Team.allCases { take(team, figures[team] ?? nil) }
  }
}
