/// A maker of a game's two files in HockeyTech's older view, which the WHL and others use.
///
/// Home is SPO, team 215, with players 501 (goalkeeper, 31), 506 (6) and 512 (12); visiting is KEL,
/// team 205, with 601 (goalkeeper, 1), 609 (9) and 617 (17). All facts are made up.
struct OlderViewMaker {
  var code = "whl"
  var plays: [String] = []
  /// The entries of the summary after the head.
  var goals: [String] = []
  var penalties: [String] = []
  var penaltyShots: (home: [String], visitor: [String]) = ([], [])
  var attempts: [String] = []
  var stretches: [String] = []
  /// The score, which includes the goal for winning a shoot-out, and the figures, which do not.
  var score = (home: 0, visitor: 0)
  var goalCount = (home: 0, visitor: 0)
  var isFinal = true
  var period = "3"
  var clock = "00:00:00"
  var overtime: Int?

  /// The text of the list of plays.
  var text: String {
    """
    {"GC":{"Parameters":{"feed":"gc","client_code":"\(code)","game_id":"77","tab":"pxpverbose"},
    "Pxpverbose":[
    \(plays.joined(separator: ",\n"))
    ]}}
    """
  }

  var bytes: [UInt8] { Array(text.utf8) }

  /// The text of the summary.
  var summary: String {
    let periods =
      (1...3).map { #""\#($0)":{"id":"\#($0)","length":"1200"}"# }
      + (overtime.map { [#""4":{"id":"4","length":"\#($0)"}"#] } ?? [])
    return """
      {"GC":{"Parameters":{"feed":"gc","client_code":"\(code)","game_id":"77","tab":"gamesummary"},
      "Gamesummary":{"meta":{"id":"77","season_id":"285","home_team":"215","visiting_team":"205",
      "date_played":"2024-11-09","period":"\(period)","game_clock":"\(clock)","started":"1",
      "status":"\(isFinal ? 4 : 2)","final":"\(isFinal ? 1 : 0)",
      "home_goal_count":"\(score.home)","visiting_goal_count":"\(score.visitor)"},
      "periods":{\(periods.joined(separator: ","))},
      "visitor":{"id":"205","team_code":"KEL","name":"Kelowna"},
      "home":{"id":"215","team_code":"SPO","name":"Spokane"},
      "shootoutDetail":[\(attempts.joined(separator: ","))],
      "penalties":[\(penalties.joined(separator: ","))],
      "goals":[\(goals.joined(separator: ","))],
      "goalies":{"visitor":[],"home":[\(stretches.joined(separator: ","))]},
      "home_team_lineup":\(Self.lineup(501, [506, 512])),
      "visitor_team_lineup":\(Self.lineup(601, [609, 617])),
      "pimTotal":{"visitor":0,"home":2},"powerPlayCount":{"visitor":1,"home":0},
      "powerPlayGoals":{"visitor":1,"home":0},
      "goalCount":{"visitor":\(goalCount.visitor),"home":\(goalCount.home)},
      "penaltyshots":{"visitor":[\(penaltyShots.visitor.joined(separator: ","))],
      "home":[\(penaltyShots.home.joined(separator: ","))]}}}}
      """
  }

  var summaryBytes: [UInt8] { Array(summary.utf8) }

  private static func lineup(_ goalkeeper: Int, _ skaters: [Int]) -> String {
    func player(_ id: Int, _ position: String) -> String {
      #"{"player_id":"\#(id)","jersey_number":"\#(sweater(id))","position":"7","#
        + #""position_str":"\#(position)","first_name":"A","last_name":"Player"}"#
    }
    return #"{"goalies":[\#(player(goalkeeper, "G"))],"#
      + #""players":[\#(skaters.map { player($0, "D") }.joined(separator: ","))]}"#
  }

  private static func sweater(_ id: Int) -> Int { [501: 31, 601: 1][id] ?? id % 100 }

  /// A player as each play names him; if `id` is 0, the empty list by which the feed names nobody.
  static func person(_ id: Int) -> String {
    guard id > 0 else { return "[]" }
    let isAtHome = id < 600
    return
      #"{"player_id":"\#(id)","jersey_number":"\#(sweater(id))","team_id":"\#(isAtHome ? 215 : 205)","#
      + #""team_code":"\#(isAtHome ? "SPO" : "KEL")","first_name":"A","last_name":"Player"}"#
  }

  private static func side(_ isHome: Bool) -> String {
    #""home":"\#(isHome ? 1 : 0)","team_id":"\#(isHome ? 215 : 205)""#
  }

  private static func ordinal(_ period: Int) -> String {
    period > 3 ? "OT" : ["1st", "2nd", "3rd"][period - 1]
  }

  /// A penalty, for which the feed counts `powerPlays` power plays.
  static func penalty(
    _ time: String, period: Int = 1, _ minutes: Int = 2, _ description: String = "Hooking",
    class name: String = "Minor", powerPlays: Int = 1, isHome: Bool = true, by player: Int = 506,
    served: Int? = nil, isBench: Bool = false, isForShot: Bool = false, id: Int = 0
  ) -> String {
    #"{"event":"penalty","id":"\#(id)","pp":"\#(powerPlays)","time_off_formatted":"\#(time)","#
      + #""period":"\#(ordinal(period))","period_id":"\#(period)","bench":"\#(isBench ? 1 : 0)","#
      + #"\#(side(isHome)),"penalty_shot":"\#(isForShot ? 1 : 0)","minutes":"\#(minutes).00","#
      + #""penalty_class":"\#(name)","lang_penalty_description":"\#(description)","#
      + #""player_penalized_info":\#(person(player)),"player_served_info":\#(person(served ?? player))}"#
  }

  /// A goal; `flags` lists the flags that are set.
  static func goal(
    _ time: String, period: Int = 1, isHome: Bool = false, by player: Int = 609,
    assists: [Int] = [], flags: [String] = [], id: Int = 0
  ) -> String {
    let all = ["power_play", "empty_net", "penalty_shot", "short_handed"]
    let properties = all.map { #""\#($0)":"\#(flags.contains($0) ? 1 : 0)""# }
    let helpers = assists.enumerated().map { #""assist\#($0 + 1)_player":\#(person($1)),"# }
    return #"{"event":"goal","id":"\#(id)","time":"\#(time)","time_formatted":"\#(time)","#
      + #""period":"\#(ordinal(period))","period_id":"\#(period)",\#(side(isHome)),"#
      + helpers.joined() + #"\#(properties.joined(separator: ",")),"plus":[],"minus":[],"#
      + #""goal_scorer":\#(person(player))}"#
  }

  /// A face-off between 506 and 609, whose time includes hours.
  static func faceOff(_ time: String, period: Int = 1) -> String {
    #"{"event":"faceoff","id":"1","period":"\#(period)","time":"00:\#(time)","#
      + #""player_home":\#(person(506)),"player_visitor":\#(person(609))}"#
  }

  /// The arrival or departure of a goalkeeper.
  static func goalkeeper(
    _ time: String, period: Int = 1, _ player: Int = 501, isComing: Bool
  ) -> String {
    let info = #""goalie_\#(isComing ? "in" : "out")_info":\#(person(player))"#
    return #"{"event":"goalie_change","period_id":"\#(period)","time":"\#(time)","#
      + #""team_id":"\#(player < 600 ? 215 : 205)",\#(info)}"#
  }

  /// An attempt of the shoot-out.
  static func attempt(isHome: Bool, by player: Int, scored: Bool) -> String {
    #"{"event":"shootout",\#(side(isHome)),"shot_order":"1","goal":"\#(scored ? 1 : 0)","#
      + #""s":0,"shooter_info":\#(person(player))}"#
  }

  /// A penalty shot, which only the summary lists.
  static func penaltyShot(_ time: String, isHome: Bool, by player: Int, scored: Bool = false)
    -> String
  {
    #"{"event":"penaltyshot","home":"\#(isHome ? 1 : 0)","period_id":"1","time":"\#(time)","#
      + #""player_id":"\#(player)","player_jersey_number":"\#(sweater(player))","#
      + #""game_goal_id":"\#(scored ? "8" : "")","period":"1st"}"#
  }
}
