import HockeyRules
import Scoresheets

/// A team in a game's summary.
struct HockeyTechTeam {
  var id: Int?
  var abbreviation: String?
  /// Its players, in the feed's order: the skaters, then the goalkeepers; empty if the file does not give
  /// them.
  private(set) var players: [RosteredPlayer] = []
  /// The numbers that its players have in the log, by the feed's own.
  private(set) var numbers: [Int: Int] = [:]
  /// The feed's numbers for the goalkeepers among them, if the file lists them separately.
  var goalkeepers: Set<Int> = []
  var official: OfficialFigures?
  /// The team's goals by the feed's own count, including that of a shoot-out.
  var goals: Int?
  /// The stretches that its goalkeepers played.
  var stretches: [Stretch] = []

  /// The stretch that a goalkeeper played.
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
    while let key = try reader.nextKey(of: Key.names) {
      switch key {
      case .info: try reader.team(&id, &abbreviation)
      case .stats: (official, goals) = try OfficialFigures.next(from: &reader)
      case .skaters, .goalies: try readPlayers(from: &reader)
      case .goalieLog: try readStretches(from: &reader)
      }
    }
  }

  private enum Key: String, CaseIterable {
    case info, stats, skaters, goalies, goalieLog

    static let names = FeedNames<Key>()
  }

  private mutating func readPlayers(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.beginLooseArray() else { return }
    while try reader.nextElement() {
      try reader.beginObject()
      while try reader.nextKey() {
        if reader.token(is: "info") {
          if let player = try HockeyTechListed.next(from: &reader) {
            list(player)
          }
        } else {
          try reader.skipValue()
        }
      }
    }
  }

  /// Adds a player to the list.
  mutating func list(_ player: HockeyTechListed) {
    numbers[player.id] = player.listed.number
    players.append(player.listed)
  }

  private enum StretchKey: String, CaseIterable {
    case info, periodStart, timeStart, periodEnd, timeEnd

    static let names = FeedNames<StretchKey>()
  }

  private mutating func readStretches(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.beginLooseArray() else { return }
    while try reader.nextElement() {
      let mark = reader.mark
      var start = HockeyTechDetails()
      var end = HockeyTechDetails()
      try reader.beginObject()
      while let key = try reader.nextKey(of: StretchKey.names) {
        switch key {
        case .info:
          start.comingIn = try HockeyTechPerson.next(from: &reader)
          end.goingOut = start.comingIn
        case .periodStart: start.period = try HockeyTechPeriod.next(from: &reader)
        case .timeStart: start.time = try reader.looseTime()
        case .periodEnd: end.period = try HockeyTechPeriod.next(from: &reader)
        case .timeEnd: end.time = try reader.looseTime()
        }
      }
      stretches.append(Stretch(start, end, at: mark))
    }
  }
}

extension JSONReader {
  /// A playing time, or `nil` for `null` and for a string that is not one.
  mutating func looseTime() throws(JSONError) -> PlayingTime? {
    guard try !nullIsNext() else { return nil }
    try readToken()
    return tokenTime
  }
}

extension OfficialFigures {
  /// The figures, or `nil` if one of them is missing.
  init?(ifGiven goals: Int?, _ minutes: Int?, _ opportunities: Int?, _ powerPlayGoals: Int?) {
    guard let goals, let minutes, let opportunities, let powerPlayGoals else { return nil }
    self.init(
      goals: goals, minutes: minutes, opportunities: opportunities, powerPlayGoals: powerPlayGoals)
  }

  /// The league's own figures for a team, or `nil` if one of them is missing; and its goals,
  /// including that of a shoot-out.
  fileprivate static func next(
    from reader: inout JSONReader
  ) throws(JSONError) -> (OfficialFigures?, allGoals: Int?) {
    guard try reader.beginLooseObject() else { return (nil, nil) }
    var allGoals: Int?
    var goals: Int?
    var minutes: Int?
    var opportunities: Int?
    var powerPlayGoals: Int?
    while let key = try reader.nextKey(of: StatisticsKey.names) {
      let figure = try reader.looseInteger()
      switch key {
      case .goals: allGoals = figure
      case .goalCount: goals = figure
      case .penaltyMinuteCount: minutes = figure
      case .powerPlayOpportunities: opportunities = figure
      case .powerPlayGoals: powerPlayGoals = figure
      }
    }
    return (
      OfficialFigures(ifGiven: goals, minutes, opportunities, powerPlayGoals), allGoals ?? goals
    )
  }
}

/// The team's statistics that we use; of its two counts of goals, `goals` includes that of a
/// shoot-out.
private enum StatisticsKey: String, CaseIterable {
  case goals, goalCount, penaltyMinuteCount, powerPlayOpportunities, powerPlayGoals

  static let names = FeedNames<StatisticsKey>()
}
