import HockeyRules
import Scoresheets

/// The fields that we use from the details of a play, or from an entry of the summary.
///
/// The newer view writes these fields alike in both files, and a key means the same in every kind
/// of play. `FlatDetails` reads the fields of the older view.
struct HockeyTechDetails {
  var period: HockeyTechPeriod?
  var time: PlayingTime?
  var hasBadTime = false
  /// The feed's id of a penalty or a goal.
  var id: Int?
  /// The team that is penalised, scores, shoots or changes its goalkeeper.
  var team: Int?
  var abbreviation: String?
  /// Whether that team is the home team; `nil` if the play does not say.
  var isAtHome: Bool?

  var minutes: Int?
  var infraction: String?
  var isPowerPlay: Bool?
  /// The number of power plays that the feed counts for a penalty, or `nil` if the feed does not
  /// count power plays.
  var powerPlays: Int?
  /// The feed's word for the class of a penalty, such as `Double Minor`, or `nil`.
  var penaltyClass: String?
  /// Whether the feed says that a penalty shot was awarded for the foul.
  var isPenaltyShot = false
  var isBench = false
  var takenBy: HockeyTechPerson?
  var servedBy: HockeyTechPerson?

  /// The player who scored, shot or hit.
  var player: HockeyTechPerson?
  var assists: [HockeyTechPerson] = []
  var isGoal = false
  var flags = HockeyTechGoalFlags()
  /// The skaters on the ice at a goal: the scoring team's, and the other team's.
  var plus: [HockeyTechPerson] = []
  var minus: [HockeyTechPerson] = []

  var comingIn: HockeyTechPerson?
  var goingOut: HockeyTechPerson?
  /// The players who took a face-off.
  var takers = PerTeam<HockeyTechPerson?>(both: nil)

  init() {}

  init(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.beginLooseObject() else { return }
    while try reader.nextKey() { try read(reader.token, from: &reader) }
  }

  private mutating func read(_ key: JSONToken, from reader: inout JSONReader) throws(JSONError) {
    switch key {
    case "period": period = try HockeyTechPeriod.next(from: &reader)
    case "time": try readTime(from: &reader)
    case "game_penalty_id", "game_goal_id": id = try reader.looseInteger()
    case "againstTeam", "team", "shooterTeam", "shooter_team": try reader.team(&team, &abbreviation)
    case "team_id", "teamId", "shooterTeamId": team = try reader.looseInteger()
    case "minutes": minutes = try reader.looseInteger()
    case "description": infraction = try reader.looseText()
    case "isPowerPlay": isPowerPlay = try reader.looseFlag()
    case "isBench": isBench = try reader.looseFlag() ?? false
    case "takenBy": takenBy = try HockeyTechPerson.next(from: &reader)
    case "servedBy": servedBy = try HockeyTechPerson.next(from: &reader)
    case "scoredBy", "shooter", "player": player = try HockeyTechPerson.next(from: &reader)
    case "assists": assists = try HockeyTechPerson.list(from: &reader)
    case "isGoal": isGoal = try reader.looseFlag() ?? false
    case "properties": flags = try HockeyTechGoalFlags(from: &reader)
    case "plus_players": plus = try HockeyTechPerson.list(from: &reader)
    case "minus_players": minus = try HockeyTechPerson.list(from: &reader)
    case "goalieComingIn": comingIn = try HockeyTechPerson.next(from: &reader)
    case "goalieGoingOut": goingOut = try HockeyTechPerson.next(from: &reader)
    case "homePlayer": takers.home = try HockeyTechPerson.next(from: &reader)
    case "visitingPlayer": takers.visiting = try HockeyTechPerson.next(from: &reader)
    default: try reader.skipValue()
    }
  }

  private mutating func readTime(from reader: inout JSONReader) throws(JSONError) {
    guard try !reader.nullIsNext() else { return }
    try reader.readToken()
    time = reader.tokenTime
    hasBadTime = time == nil
  }
}

struct HockeyTechGoalFlags {
  var isPowerPlay = false
  var isShortHanded = false
  var isEmptyNet = false
  var isPenaltyShot = false

  init() {}

  init(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.beginLooseObject() else { return }
    while try reader.nextKey() {
      switch reader.token {
      case "isPowerPlay": isPowerPlay = try reader.looseFlag() ?? false
      case "isShortHanded": isShortHanded = try reader.looseFlag() ?? false
      case "isEmptyNet": isEmptyNet = try reader.looseFlag() ?? false
      case "isPenaltyShot": isPenaltyShot = try reader.looseFlag() ?? false
      default: try reader.skipValue()
      }
    }
  }

  var manpower: ScoredGoal.Manpower {
    if isPowerPlay { return .powerPlay }
    return isShortHanded ? .shortHanded : .even
  }
}
