import HockeyRules

/// A maker of a game's two files as HockeyTech publishes them.
///
/// Home is TOR, team 1, with players 101 (goalkeeper, 30), 106 (6) and 112 (12); visiting is OTT,
/// team 2, with 201 (goalkeeper, 31), 209 (9) and 217 (17).
struct HockeyTechMaker {
  var plays: [String] = []
  var seasonID = 5
  var isFinal = false
  /// The entries of the summary after the head.
  var goals: [String] = []
  var penalties: [String] = []
  var stretches: [String] = []
  var shootOut: String?

  /// The text of the list of plays.
  var text: String { "[\n" + plays.joined(separator: ",\n") + "\n]" }

  var bytes: [UInt8] { Array(text.utf8) }

  /// The text of the summary.
  var summary: String {
    let shootOut = shootOut.map { #","shootoutDetails":\#($0)"# } ?? ""
    return """
      {"details":{"id":10,"seasonId":"\(seasonID)","final":"\(isFinal ? 1 : 0)",
      "gameReportUrl":"https://lscluster.hockeytech.com/report.php?client_code=pwhl&game_id=10",
      "GameDateISO8601":"2025-01-15T19:00:00-05:00"},"hasShootout":false,
      "homeTeam":\(team(1, "TOR", [101, 106, 112], opportunities: 3)),
      "visitingTeam":\(team(2, "OTT", [201, 209, 217], opportunities: 2)),
      "periods":[{"info":{"id":"1"},"goals":[\(goals.joined(separator: ","))],
      "penalties":[\(penalties.joined(separator: ","))]}],
      "penaltyShots":{"homeTeam":[],"visitingTeam":[]}\(shootOut)}
      """
  }

  var summaryBytes: [UInt8] { Array(summary.utf8) }

  private func team(_ id: Int, _ letters: String, _ players: [Int], opportunities: Int) -> String {
    let skaters = players.dropFirst().map { #"{"info":\#(Self.person($0))}"# }
    return """
      {"info":{"id":\(id),"abbreviation":"\(letters)"},"stats":{"goals":3,"goalCount":2,
      "penaltyMinuteCount":4,"powerPlayGoals":1,"powerPlayOpportunities":\(opportunities)},
      "skaters":[\(skaters.joined(separator: ","))],"goalies":[{"info":\(Self.person(players[0]))}],
      "goalieLog":[\(id == 1 ? stretches.joined(separator: ",") : "")]}
      """
  }

  /// A player as every play names her; if `id` is 0, nobody.
  static func person(_ id: Int) -> String {
    let sweaters = [101: 30, 201: 31]
    let isGoalkeeper = sweaters[id] != nil
    return
      #"{"id":\#(id),"jerseyNumber":\#(sweaters[id] ?? id % 100),"position":"\#(isGoalkeeper ? "G" : "C")","#
      + #""playerImageURL":"https://assets.leaguestat.com/pwhl/120x160/\#(id).jpg"}"#
  }

  private static func people(_ ids: [Int]) -> String {
    "[" + ids.map(person).joined(separator: ",") + "]"
  }

  /// The details that every play with a time has.
  private static func when(_ time: String, _ period: String) -> String {
    #""period":{"id":"\#(period)","shortName":"","longName":""},"time":"\#(time)""#
  }

  /// The details of a penalty.
  static func penalty(
    _ time: String, _ minutes: String = "2.00", _ description: String = "Hooking", team: Int = 1,
    by player: Int = 106, served: Int? = nil, period: String = "1", id: Int = 0,
    isPowerPlay: Bool = true, isBench: Bool = false
  ) -> String {
    #"{"game_penalty_id":"\#(id)",\#(when(time, period)),"againstTeam":{"id":\#(team)},"#
      + #""minutes":"\#(minutes)","description":"\#(description)","takenBy":\#(person(player)),"#
      + #""servedBy":\#(person(served ?? player)),"isPowerPlay":\#(isPowerPlay),"isBench":\#(isBench)}"#
  }

  /// The details of a goal; `flags` lists the flags that are set.
  static func goal(
    _ time: String, team: Int = 2, by player: Int = 209, assists: [Int] = [], period: String = "1",
    id: Int = 0, flags: [String] = [], plus: [Int] = [], minus: [Int] = []
  ) -> String {
    let all = ["isPowerPlay", "isShortHanded", "isEmptyNet", "isPenaltyShot"]
    let properties = all.map { #""\#($0)":"\#(flags.contains($0) ? 1 : 0)""# }
    return #"{"game_goal_id":"\#(id)","team":{"id":\#(team)},\#(when(time, period)),"#
      + #""scoredBy":\#(person(player)),"assists":\#(people(assists)),"#
      + #""properties":{\#(properties.joined(separator: ","))},"#
      + #""plus_players":\#(people(plus)),"minus_players":\#(people(minus))}"#
  }

  /// Adds a play of the kind `event` with the object `details`.
  mutating func add(_ event: String, _ details: String) {
    plays.append(#"{"event":"\#(event)","details":\#(details)}"#)
  }

  /// Adds a face-off between 106 and 209.
  mutating func addFaceOff(_ time: String, period: String = "1") {
    add(
      "faceoff",
      #"{"homePlayer":\#(Self.person(106)),"visitingPlayer":\#(Self.person(209)),\#(Self.when(time, period)),"homeWin":"1"}"#
    )
  }

  mutating func addShot(_ time: String, team: Int, by player: Int, period: String = "1") {
    add(
      "shot",
      #"{"shooter":\#(Self.person(player)),"shooterTeamId":"\#(team)",\#(Self.when(time, period)),"isGoal":false}"#
    )
  }

  mutating func addPenaltyShot(_ time: String, team: Int, by player: Int, scored: Bool) {
    add(
      "penaltyshot",
      #"{"shooter":\#(Self.person(player)),"shooter_team":{"id":\#(team)},\#(Self.when(time, "1")),"isGoal":\#(scored)}"#
    )
  }

  /// An attempt of the shoot-out.
  static func attempt(team: Int, by player: Int, scored: Bool) -> String {
    #"{"shooter":\#(person(player)),"shooterTeam":{"id":\#(team)},"isGoal":\#(scored)}"#
  }

  /// Adds the arrival or departure of a goalkeeper.
  mutating func addGoalkeeper(
    _ time: String, team: Int = 1, _ player: Int = 101, isComing: Bool, period: String = "1"
  ) {
    let comingIn = isComing ? Self.person(player) : "null"
    let goingOut = isComing ? "null" : Self.person(player)
    add(
      "goalie_change",
      #"{"goalieComingIn":\#(comingIn),"goalieGoingOut":\#(goingOut),"team_id":"\#(team)",\#(Self.when(time, period))}"#
    )
  }
}

/// The expected call, as the readers make it; the default infraction is hooking.
func call(
  _ offender: Offender, _ penalties: [PenaltyClass], _ infraction: String? = "hooking",
  server: Player? = nil, penaltyShot: Bool = false
) -> Play {
  .penalty(
    Call(
      offender: offender, penalties: penalties, penaltyShot: penaltyShot,
      infraction: infraction.map { Infraction(rawValue: $0) }, server: server))
}
