import HockeyRules
import Scoresheets

struct HockeyTechTeam {
  var id: Int?
  var abbreviation: String?
  /// The players in the feed's order, skaters before goalkeepers; empty if the file lists none.
  private(set) var players: [RosteredPlayer] = []
  /// The numbers of the players in the log, by the feed's ids.
  private(set) var numbers: [Int: Int] = [:]
  /// The feed's ids of the goalkeepers, if the file lists them separately.
  var goalkeepers: Set<Int> = []
  var official: OfficialFigures?
  /// The team's goals by the feed's count, which includes the goal for winning a shoot-out.
  var goals: Int?
  var stretches: [Stretch] = []

  /// A stretch of a goalkeeper's playing time.
  struct Stretch {
    var start: HockeyTechPlay
    var end: HockeyTechPlay

    init(_ start: HockeyTechDetails, _ end: HockeyTechDetails, at mark: JSONReader.Mark) {
      self.start = HockeyTechPlay(.goalieChange, start, mark: mark)
      self.end = HockeyTechPlay(.goalieChange, end, mark: mark)
    }
  }

  mutating func read(from reader: inout JSONReader) throws(JSONError) {
    try reader.beginObject()
    while try reader.nextKey() {
      switch reader.token {
      case "info": try reader.team(&id, &abbreviation)
      case "stats": try readFigures(from: &reader)
      case "skaters", "goalies": try readPlayers(from: &reader)
      case "goalieLog": stretches += try Self.stretches(from: &reader)
      default: try reader.skipValue()
      }
    }
  }

  /// Reads the figures; the feed counts `goals` with the goal for winning a shoot-out, and
  /// `goalCount` without it.
  private mutating func readFigures(from reader: inout JSONReader) throws(JSONError) {
    var figures = GivenFigures()
    var allGoals: Int?
    if try reader.beginLooseObject() {
      while try reader.nextKey() {
        switch reader.token {
        case "goals": allGoals = try reader.looseInteger()
        case "goalCount": figures.goals = try reader.looseInteger()
        case "penaltyMinuteCount": figures.minutes = try reader.looseInteger()
        case "powerPlayOpportunities": figures.opportunities = try reader.looseInteger()
        case "powerPlayGoals": figures.powerPlayGoals = try reader.looseInteger()
        default: try reader.skipValue()
        }
      }
    }
    (official, goals) = (figures.official, allGoals ?? figures.goals)
  }

  private mutating func readPlayers(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.beginLooseArray() else { return }
    while try reader.nextElement() {
      try reader.beginObject()
      while try reader.nextKey() {
        switch reader.token {
        case "info": if let player = try HockeyTechListed.next(from: &reader) { list(player) }
        default: try reader.skipValue()
        }
      }
    }
  }

  mutating func list(_ player: HockeyTechListed) {
    numbers[player.id] = player.listed.number
    players.append(player.listed)
  }

  /// The stretches that a team's goalkeepers played, in either view; the feed gives no times for a
  /// goalkeeper who has not played.
  static func stretches(from reader: inout JSONReader) throws(JSONError) -> [Stretch] {
    try reader.elements { reader throws(JSONError) in
      let mark = reader.mark
      var (start, end) = (HockeyTechDetails(), HockeyTechDetails())
      var isOlder = false
      try reader.beginObject()
      while try reader.nextKey() {
        switch reader.token {
        case "info": start.comingIn = try HockeyTechPerson.next(from: &reader)
        case "player_id":
          start.comingIn = try reader.looseInteger().map { HockeyTechPerson(id: $0) }
          isOlder = true
        case "periodStart": start.period = try HockeyTechPeriod.next(from: &reader)
        case "period_start": start.period = try HockeyTechPeriod.named(from: &reader)
        case "timeStart", "time_start": start.time = try reader.looseTime()
        case "periodEnd": end.period = try HockeyTechPeriod.next(from: &reader)
        case "period_end": end.period = try HockeyTechPeriod.named(from: &reader)
        case "timeEnd", "time_end": end.time = try reader.looseTime()
        default: try reader.skipValue()
        }
      }
      end.goingOut = start.comingIn
      let hasPlayed =
        start.time != nil && end.time != nil && start.period != nil && end.period != nil
      return hasPlayed || !isOlder ? Stretch(start, end, at: mark) : nil
    }
  }
}

extension JSONReader {
  /// A playing time, or `nil` for `null` and for a string that is not a time.
  mutating func looseTime() throws(JSONError) -> PlayingTime? {
    guard try !nullIsNext() else { return nil }
    try readToken()
    return tokenTime
  }
}

/// The league's figures for a team, any of which may be missing.
struct GivenFigures {
  var goals: Int?
  var minutes: Int?
  var opportunities: Int?
  var powerPlayGoals: Int?

  /// The figures, or `nil` if one of them is missing.
  var official: OfficialFigures? {
    guard let goals, let minutes, let opportunities, let powerPlayGoals else { return nil }
    return OfficialFigures(
      goals: goals, minutes: minutes, opportunities: opportunities, powerPlayGoals: powerPlayGoals)
  }
}
