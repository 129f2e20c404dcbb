import HockeyRules
import Scoresheets

/// The fields of a play in the older view, which has them next to the play's kind.
///
///     {"event":"penalty","time_off_formatted":"1:16","period_id":"1","team_id":"222","home":"1",
///      "pp":"1","bench":"0","minutes":"2.00","penalty_class":"Minor", …}
///
/// Strings, numbers and flags are written in several ways, even within one file. A field that a
/// kind of play does not have is never set, so one struct serves for all kinds.
struct FlatDetails {
  private var found = HockeyTechDetails()
  private var periodID: HockeyTechPeriod?
  private var periodName: HockeyTechPeriod?
  /// The time in minutes and seconds, and the time in hours, minutes and seconds, or without hours.
  private var shown: PlayingTime?
  private var long: PlayingTime?
  /// The whole seconds since the period began.
  private var seconds: Int?
  private var hasBadTime = false
  private var isAtHome: Bool?
  private var scorer: HockeyTechPerson?
  private var shooter: HockeyTechPerson?
  private var shooterID: Int?
  private var sweater: Int?
  private var goalID: Int?

  mutating func read(_ key: Key, from reader: inout JSONReader) throws(JSONError) {
    switch key {
    case .event, .details: try reader.skipValue()
    case .id: found.id = try reader.looseInteger()
    case .periodID: periodID = try HockeyTechPeriod.named(from: &reader)
    case .period: periodName = try HockeyTechPeriod.named(from: &reader)
    case .time: long = try readTime(from: &reader)
    case .timeFormatted, .timeOffFormatted: shown = try readTime(from: &reader)
    case .seconds: seconds = try reader.looseInteger()
    case .teamID: found.team = try reader.looseInteger()
    case .home: isAtHome = try reader.looseFlag()
    case .isPenaltyShot: found.isPenaltyShot = try reader.looseFlag() ?? false
    case .goal: found.isGoal = try reader.looseFlag() ?? false
    case .goalID: goalID = try reader.looseInteger()
    case .powerPlays: found.powerPlays = try reader.looseInteger()
    case .bench: found.isBench = try reader.looseFlag() ?? false
    case .minutes: found.minutes = try reader.looseInteger()
    case .penaltyClass: found.penaltyClass = try reader.looseText()
    case .description: found.infraction = try reader.looseText()
    case .powerPlay: found.flags.isPowerPlay = try reader.looseFlag() ?? false
    case .shortHanded: found.flags.isShortHanded = try reader.looseFlag() ?? false
    case .emptyNet: found.flags.isEmptyNet = try reader.looseFlag() ?? false
    case .playerID: shooterID = try reader.looseInteger()
    case .jerseyNumber, .playerJerseyNumber: sweater = try reader.looseInteger()
    default: try readPeople(key, from: &reader)
    }
  }

  private mutating func readPeople(
    _ key: Key, from reader: inout JSONReader
  ) throws(JSONError) {
    switch key {
    case .penalized: found.takenBy = try HockeyTechPerson.next(from: &reader)
    case .served: found.servedBy = try HockeyTechPerson.next(from: &reader)
    case .scorer: scorer = try HockeyTechPerson.next(from: &reader)
    case .shooter: shooter = try HockeyTechPerson.next(from: &reader)
    case .firstAssist:
      if let assist = try HockeyTechPerson.next(from: &reader) {
        found.assists.insert(assist, at: 0)
      }
    case .secondAssist:
      if let assist = try HockeyTechPerson.next(from: &reader) { found.assists.append(assist) }
    case .plus: found.plus = try HockeyTechPerson.list(from: &reader)
    case .minus: found.minus = try HockeyTechPerson.list(from: &reader)
    case .goalieIn: found.comingIn = try HockeyTechPerson.next(from: &reader)
    case .goalieOut: found.goingOut = try HockeyTechPerson.next(from: &reader)
    case .homePlayer: found.takers.home = try HockeyTechPerson.next(from: &reader)
    case .visitingPlayer: found.takers.visiting = try HockeyTechPerson.next(from: &reader)
    default: try reader.skipValue()
    }
  }

  private mutating func readTime(from reader: inout JSONReader) throws(JSONError) -> PlayingTime? {
    guard try !reader.nullIsNext() else { return nil }
    let time = PlayingTime(ofHours: try reader.string())
    hasBadTime = hasBadTime || time == nil
    return time
  }

  /// The details of a play of the kind `kind`.
  func details(of kind: HockeyTechPlayKind?) -> HockeyTechDetails {
    var details = found
    details.period = periodID ?? periodName
    details.time =
      shown ?? long ?? seconds.map { PlayingTime(tenths: max(0, min($0, 59_999)) * 10) }
    details.hasBadTime = hasBadTime
    details.isAtHome = isAtHome
    details.flags.isPenaltyShot = kind == .goal && found.isPenaltyShot
    details.isPowerPlay = found.powerPlays.map { $0 > 0 }
    let taker = shooterID.flatMap { $0 > 0 ? HockeyTechPerson(id: $0, sweater: sweater) : nil }
    details.player = scorer ?? shooter ?? taker
    // A penalty shot that was a goal names that goal; other shots have an empty text there.
    if kind == .penaltyShot, let goalID, goalID > 0 { details.isGoal = true }
    if details.team == nil { details.team = (details.player ?? details.comingIn)?.team }
    details.abbreviation =
      [details.takenBy, details.player, details.comingIn, details.goingOut, details.servedBy]
      .lazy.compactMap { $0?.teamCode }.first
    return details
  }

  /// The keys of both views: for the newer one, only those of the play itself.
  enum Key: String, CaseIterable {
    case event, details, id
    case periodID = "period_id"
    case period
    case time
    case timeFormatted = "time_formatted"
    case timeOffFormatted = "time_off_formatted"
    case seconds = "s"
    case teamID = "team_id"
    case home
    case homePlayer = "player_home"
    case visitingPlayer = "player_visitor"
    case powerPlays = "pp"
    case bench
    case isPenaltyShot = "penalty_shot"
    case minutes
    case penaltyClass = "penalty_class"
    case description = "lang_penalty_description"
    case penalized = "player_penalized_info"
    case served = "player_served_info"
    case scorer = "goal_scorer"
    case firstAssist = "assist1_player"
    case secondAssist = "assist2_player"
    case powerPlay = "power_play"
    case shortHanded = "short_handed"
    case emptyNet = "empty_net"
    case plus
    case minus
    case goalieIn = "goalie_in_info"
    case goalieOut = "goalie_out_info"
    case shooter = "shooter_info"
    case goal
    case goalID = "game_goal_id"
    case playerID = "player_id"
    case jerseyNumber = "jersey_number"
    case playerJerseyNumber = "player_jersey_number"

    static let names = FeedNames<Key>()
  }
}

extension PlayingTime {
  /// Creates the time of a reading such as `13:00` or `00:13:00`, in which hours come first;
  /// returns `nil` for any other text.
  init?(ofHours text: String) {
    if let time = PlayingTime(clockBytes: Array(text.utf8)) {
      self = time
      return
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count <= 2, let hours = Int(parts[0]), hours >= 0,
      let rest = PlayingTime(clockBytes: Array("\(parts[1]):\(parts[2])".utf8))
    else { return nil }
    self.init(tenths: hours * 36_000 + rest.tenths)
  }
}
