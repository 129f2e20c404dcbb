/// A game of the SPHL, in the older view of its two files.
enum OlderView {
  private static func play(_ time: String, _ id: Int, _ members: String) -> String {
    #"{"time_formatted":"\#(time)","period_id":"1","id":"\#(id)",\#(members)}"#
  }

  private static let player =
    #"{"player_id":"506","jersey_number":"6","team_id":"1","team_code":"SPO"}"#
  private static let scorer =
    #"{"player_id":"609","jersey_number":"9","team_id":"2","team_code":"KEL"}"#
  static let minor = play(
    "5:00", 1,
    #""event":"penalty","home":"1","team_id":"1","pp":"1","minutes":"2.00","penalty_class":"Minor","#
      + #""lang_penalty_description":"Tripping","player_penalized_info":\#(player)"#)
  static let goal = play(
    "6:00", 2,
    #""event":"goal","home":"0","team_id":"2","power_play":"1","goal_scorer":\#(scorer)"#)

  static func plays(_ plays: [String], code: String = "sphl") -> String {
    #"{"GC":{"Parameters":{"client_code":"\#(code)","game_id":"77"},"#
      + #""Pxpverbose":[\#(plays.joined(separator: ","))]}}"#
  }

  /// A summary with this score; `left` is the time on the clock of a game in progress.
  static func summary(
    _ home: Int, _ visiting: Int, left: String? = nil, goals: [String] = []
  ) -> String {
    let state =
      left.map { #""started":"1","final":"0","status":"2","period":"1","game_clock":"00:\#($0)""# }
      ?? #""started":"1","final":"1","status":"4","period":"3","game_clock":"00:00:00""#
    func counts(_ name: String, _ counts: (Int, Int)) -> String {
      #""\#(name)":{"home":\#(counts.0),"visitor":\#(counts.1)}"#
    }
    return #"{"GC":{"Parameters":{"client_code":"sphl"},"Gamesummary":{"meta":{"id":"77","#
      + #""date_played":"2024-11-09","home_goal_count":"\#(home)","visiting_goal_count":"\#(visiting)","#
      + #"\#(state)},"home":{"id":"1","team_code":"SPO"},"visitor":{"id":"2","team_code":"KEL"},"#
      + [
        counts("goalCount", (home, visiting)), counts("pimTotal", (2, 0)),
        counts("powerPlayCount", (0, 1)), counts("powerPlayGoals", (0, 1)),
        #""goals":[\#(goals.joined(separator: ","))]"#,
      ].joined(separator: ",") + "}}}"
  }

  static let assumption =
    "there is no rulebook of the SPHL here; the nearest, NHL 2025-26, is assumed"
}
