import HockeyRules
import Scoresheets

/// The fields of a play in the older view, which has them next to the play's kind.
///
///     {"event":"penalty","time_off_formatted":"1:16","period_id":"1","team_id":"222","home":"1",
///      "pp":"1","bench":"0","minutes":"2.00","penalty_class":"Minor", …}
///
/// The view writes strings, numbers and flags in several ways, even within one file. One struct
/// serves for all kinds of plays: a field that a kind lacks is never set.
struct FlatDetails {
  private var found = HockeyTechDetails()
  private var periodID: HockeyTechPeriod?
  private var periodName: HockeyTechPeriod?
  /// The time as the feed writes it: in minutes and seconds, and again with or without hours.
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

  mutating func read(_ key: JSONToken, from reader: inout JSONReader) throws(JSONError) {
    switch key {
    case "id": found.id = try reader.looseInteger()
    case "period_id": periodID = try HockeyTechPeriod.named(from: &reader)
    case "period": periodName = try HockeyTechPeriod.named(from: &reader)
    case "time": long = try readTime(from: &reader)
    case "time_formatted", "time_off_formatted": shown = try readTime(from: &reader)
    case "s": seconds = try reader.looseInteger()
    case "team_id": found.team = try reader.looseInteger()
    case "home": isAtHome = try reader.looseFlag()
    case "penalty_shot": found.isPenaltyShot = try reader.looseFlag() ?? false
    case "goal": found.isGoal = try reader.looseFlag() ?? false
    case "game_goal_id": goalID = try reader.looseInteger()
    case "pp": found.powerPlays = try reader.looseInteger()
    case "bench": found.isBench = try reader.looseFlag() ?? false
    case "minutes": found.minutes = try reader.looseInteger()
    case "penalty_class": found.penaltyClass = try reader.looseText()
    case "lang_penalty_description": found.infraction = try reader.looseText()
    case "power_play": found.flags.isPowerPlay = try reader.looseFlag() ?? false
    case "short_handed": found.flags.isShortHanded = try reader.looseFlag() ?? false
    case "empty_net": found.flags.isEmptyNet = try reader.looseFlag() ?? false
    case "player_id": shooterID = try reader.looseInteger()
    case "jersey_number", "player_jersey_number": sweater = try reader.looseInteger()
    default: try readPeople(key, from: &reader)
    }
  }

  private mutating func readPeople(
    _ key: JSONToken, from reader: inout JSONReader
  ) throws(JSONError) {
    switch key {
    case "player_penalized_info": found.takenBy = try HockeyTechPerson.next(from: &reader)
    case "player_served_info": found.servedBy = try HockeyTechPerson.next(from: &reader)
    case "goal_scorer": scorer = try HockeyTechPerson.next(from: &reader)
    case "shooter_info": shooter = try HockeyTechPerson.next(from: &reader)
    case "assist1_player":
      if let assist = try HockeyTechPerson.next(from: &reader) {
        found.assists.insert(assist, at: 0)
      }
    case "assist2_player":
      if let assist = try HockeyTechPerson.next(from: &reader) { found.assists.append(assist) }
    case "plus": found.plus = try HockeyTechPerson.list(from: &reader)
    case "minus": found.minus = try HockeyTechPerson.list(from: &reader)
    case "goalie_in_info": found.comingIn = try HockeyTechPerson.next(from: &reader)
    case "goalie_out_info": found.goingOut = try HockeyTechPerson.next(from: &reader)
    case "player_home": found.takers.home = try HockeyTechPerson.next(from: &reader)
    case "player_visitor": found.takers.visiting = try HockeyTechPerson.next(from: &reader)
    default: try reader.skipValue()
    }
  }

  private mutating func readTime(from reader: inout JSONReader) throws(JSONError) -> PlayingTime? {
    guard try !reader.nullIsNext() else { return nil }
    let time = PlayingTime(ofHours: try reader.string())
    hasBadTime = hasBadTime || time == nil
    return time
  }

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
    // A penalty shot that scored names its goal; for other shots that text is empty.
    if kind == .penaltyShot, let goalID, goalID > 0 { details.isGoal = true }
    if details.team == nil { details.team = (details.player ?? details.comingIn)?.team }
    details.abbreviation =
      [details.takenBy, details.player, details.comingIn, details.goingOut, details.servedBy]
      .lazy.compactMap { $0?.teamCode }.first
    return details
  }
}

extension PlayingTime {
  /// Creates the time of a reading such as `13:00` or, with hours, `00:13:00`; returns `nil` for
  /// any other text.
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
