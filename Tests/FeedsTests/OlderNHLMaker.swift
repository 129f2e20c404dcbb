/// A maker of a game in the NHL's older format.
///
/// All facts are made up. Home is STL, team 19, with players 101 (a goalkeeper, 30), 106 (6) and
/// 112 (12); visiting is CHI, team 16, with 201 (a goalkeeper, 31), 209 (9) and 217 (17).
struct OlderNHLMaker {
  var state = "Final"
  var type = "R"
  var plays: [String] = []
  var score = (home: 0, away: 0)
  var period = 3
  var left = "Final"
  var hasBoxScore = true

  var text: String {
    """
    {"copyright":"none","gamePk":2015020001,"link":"/x","metaData":{"wait":10},
    "gameData":{"game":{"pk":2015020001,"season":"20152016","type":"\(type)"},
    "status":{"abstractGameState":"\(state)","codedGameState":"7"},
    "teams":{"away":{"id":16,"name":"Away","abbreviation":"CHI","triCode":"CHI"},
    "home":{"id":19,"name":"Home","abbreviation":"STL","triCode":"STL"}},
    "players":{"ID106":{"id":106,"fullName":"Moved Away","primaryNumber":"66","currentTeam":{"id":16}}}},
    "liveData":{"plays":{"allPlays":[
    \(plays.joined(separator: ",\n"))
    ],"scoringPlays":[],"currentPlay":{"result":{"event":"x"}}},
    "linescore":{"currentPeriod":\(period),"currentPeriodTimeRemaining":"\(left)",
    "teams":{"home":{"goals":\(score.home)},"away":{"goals":\(score.away)}}},
    "boxscore":\(hasBoxScore ? boxScore : "{}")}}
    """
  }

  var bytes: [UInt8] { Array(text.utf8) }

  private var boxScore: String {
    func side(_ team: Int, _ players: [(Int, Int, String)], _ goals: Int) -> String {
      let list = players.map { id, sweater, position in
        #""ID\#(id)":{"person":{"id":\#(id),"fullName":"Player \#(id)"},"#
          + #""jerseyNumber":"\#(sweater)","position":{"code":"\#(position)"}}"#
      }
      return #"{"team":{"id":\#(team)},"teamStats":{"teamSkaterStats":{"goals":\#(goals),"pim":2,"#
        + #""powerPlayPercentage":"0.0","powerPlayGoals":0.0,"powerPlayOpportunities":1.0}},"#
        + #""players":{\#(list.joined(separator: ","))}}"#
    }
    let home = [(101, 30, "G"), (106, 6, "C"), (112, 12, "D")]
    let away = [(201, 31, "G"), (209, 9, "L"), (217, 17, "D")]
    return
      #"{"teams":{"away":\#(side(16, away, score.away)),"home":\#(side(19, home, score.home))}}"#
  }

  /// Adds a play; `result` lists members of its result, and `players` the players with their roles.
  mutating func add(
    _ type: String, _ time: String, period: Int = 1, periodType: String = "REGULAR",
    team: Int? = nil, _ result: String = "", players: [(String, Int)] = []
  ) {
    let number = plays.count
    let list = players.map { #"{"player":{"id":\#($0.1)},"playerType":"\#($0.0)"}"# }
    let owner = team.map { #","team":{"id":\#($0),"triCode":"X"}"# } ?? ""
    plays.append(
      #"{"players":[\#(list.joined(separator: ","))],"result":{"event":"x","eventTypeId":"\#(type)","#
        + #""description":"Puck in Crowd"\#(result.isEmpty ? "" : ",")\#(result)},"#
        + #""about":{"eventIdx":\#(number),"eventId":\#(number + 50),"period":\#(period),"#
        + #""periodType":"\#(periodType)","periodTime":"\#(time)"},"coordinates":{}\#(owner)}"#)
  }

  mutating func addPenalty(
    _ time: String, _ severity: String, _ secondary: String = "Hooking", minutes: Int = 2,
    by player: Int? = 106, served: Int? = nil, team: Int = 19
  ) {
    add(
      "PENALTY", time, team: team,
      #""secondaryType":"\#(secondary)","penaltySeverity":"\#(severity)","penaltyMinutes":\#(minutes)"#,
      players: (player.map { [("PenaltyOn", $0)] } ?? [])
        + (served.map { [("ServedBy", $0)] } ?? []))
  }

  mutating func addGoal(
    _ time: String, strength: String = "EVEN", emptyNet: Bool = false, team: Int = 16,
    by player: Int = 209, assists: [Int] = []
  ) {
    add(
      "GOAL", time, team: team,
      #""strength":{"code":"\#(strength)","name":"x"},"emptyNet":\#(emptyNet)"#,
      players: [("Scorer", player)] + assists.map { ("Assist", $0) } + [("Goalie", 101)])
  }
}
