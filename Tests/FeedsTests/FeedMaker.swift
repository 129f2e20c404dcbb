import HockeyRules

/// A maker of play-by-play files in the NHL's format.
///
/// Home is team 1 with players 101 (a goalkeeper), 106 and 112; visiting is team 2 with 201 (a
/// goalkeeper), 209 and 217.
struct FeedMaker {
  var gameType = 2
  var season = 20_152_016
  var plays: [String] = []
  var hasSweaters = false
  var rosterSpots: [String] {
    [(1, 101, "G", 30), (1, 106, "C", 6), (1, 112, "D", 12)].map(spot)
      + [(2, 201, "G", 31), (2, 209, "L", 9), (2, 217, "D", 17)].map(spot)
  }

  private func spot(_ spot: (team: Int, id: Int, position: String, sweater: Int)) -> String {
    let sweater = hasSweaters ? #","sweaterNumber":\#(spot.sweater)"# : ""
    return
      #"{"teamId":\#(spot.team),"playerId":\#(spot.id),"positionCode":"\#(spot.position)"\#(sweater)}"#
  }

  var text: String {
    let abbreviations = hasSweaters ? (#","abbrev":"STL""#, #","abbrev":"CHI""#) : ("", "")
    return """
      {"id":2015020001,"season":\(season),"gameType":\(gameType),"gameDate":"2015-10-07",
      "homeTeam":{"id":1\(abbreviations.0)},"awayTeam":{"id":2\(abbreviations.1)},
      "plays":[
      \(plays.joined(separator: ",\n"))
      ],"rosterSpots":[\(rosterSpots.joined(separator: ","))]}
      """
  }

  var bytes: [UInt8] { Array(text.utf8) }

  /// Adds a play; `order` is its `sortOrder`, by default the number of plays so far.
  mutating func add(
    _ type: String, _ time: String, id: Int? = nil, period: Int = 1, code: String? = "1551",
    order: Int? = nil, periodType: String = "REG", _ details: String? = nil
  ) {
    let number = plays.count + 1
    var members = [
      #""eventId":\#(id ?? number)"#,
      #""periodDescriptor":{"number":\#(period),"periodType":"\#(periodType)","maxRegulationPeriods":3}"#,
      #""timeInPeriod":"\#(time)","timeRemaining":"20:00""#,
    ]
    if let code { members.append(#""situationCode":"\#(code)""#) }
    members.append(#""typeCode":500,"typeDescKey":"\#(type)","sortOrder":\#(order ?? number)"#)
    if let details { members.append(#""details":{\#(details)}"#) }
    plays.append("{" + members.joined(separator: ",") + "}")
  }

  /// Adds a penalty of `team`.
  mutating func addPenalty(
    _ time: String, _ type: String, _ minutes: Int, team: Int = 1, by player: Int? = 106,
    served: Int? = nil, code: String? = "1551", order: Int? = nil, id: Int? = nil,
    infraction: String = "hooking"
  ) {
    let committed = player.map { #","committedByPlayerId":\#($0)"# } ?? ""
    let server = served.map { #","servedByPlayerId":\#($0)"# } ?? ""
    add(
      "penalty", time, id: id, code: code, order: order,
      #""typeCode":"\#(type)","descKey":"\#(infraction)","duration":\#(minutes)\#(committed)\#(server),"eventOwnerTeamId":\#(team)"#
    )
  }
}
