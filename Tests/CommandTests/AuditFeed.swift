/// A game in the NHL's format, with a recorded strength at each play.
///
/// Home is team 1 with 101 in goal; visiting is team 2 with 201 in goal.
struct AuditFeed {
  var id = 2_015_020_001
  var season = 20_152_016
  private var plays: [String] = []

  /// A game whose id ends in `number`.
  init(_ number: Int = 1) {
    id = 2_015_020_000 + number
  }

  /// A game with a minor to the home team's 106 at 5:00, and hits before, during and after it.
  ///
  /// The feed records the strength `code` at the second hit.
  static func minor(_ number: Int = 1, code: String = "1541") -> AuditFeed {
    var feed = AuditFeed(number)
    feed.add("hit", "04:00")
    feed.addPenalty("05:00", of: 1, by: 106)
    feed.add("hit", "05:30", code: code)
    feed.add("hit", "06:00", code: "1541")
    feed.add("hit", "07:30")
    return feed
  }

  mutating func add(_ kind: String, _ time: String, code: String = "1551", _ rest: String = "") {
    let number = plays.count + 1
    plays.append(
      #"{"eventId":\#(number),"periodDescriptor":{"number":1,"periodType":"REG"},"#
        + #""timeInPeriod":"\#(time)","situationCode":"\#(code)","typeDescKey":"\#(kind)","#
        + #""sortOrder":\#(number)\#(rest)}"#)
  }

  mutating func addPenalty(
    _ time: String, of team: Int, by player: Int, _ type: String = "MIN", minutes: Int = 2
  ) {
    add(
      "penalty", time,
      #","details":{"typeCode":"\#(type)","descKey":"hooking","duration":\#(minutes),"#
        + #""committedByPlayerId":\#(player),"eventOwnerTeamId":\#(team)}"#)
  }

  /// Adds a goal, with the score that the feed gives after it.
  mutating func addGoal(
    _ time: String, of team: Int, by player: Int, assist: Int? = nil, code: String,
    score: (home: Int, visiting: Int)
  ) {
    let assists = assist.map { #""assist1PlayerId":\#($0),"# } ?? ""
    add(
      "goal", time, code: code,
      #","details":{"scoringPlayerId":\#(player),\#(assists)"eventOwnerTeamId":\#(team),"#
        + #""awayScore":\#(score.visiting),"homeScore":\#(score.home)}"#)
  }

  var text: String {
    let spots = [
      (1, 101, "G"), (1, 106, "C"), (1, 107, "C"), (1, 108, "C"), (1, 109, "C"), (2, 201, "G"),
      (2, 209, "L"),
    ].map {
      #"{"teamId":\#($0),"playerId":\#($1),"positionCode":"\#($2)"}"#
    }
    return #"{"id":\#(id),"season":\#(season),"gameType":2,"homeTeam":{"id":1},"#
      + #""awayTeam":{"id":2},"rosterSpots":[\#(spots.joined(separator: ","))],"plays":["#
      + "\n" + plays.joined(separator: ",\n") + "\n]}"
  }

  /// A shift chart of the first period.
  ///
  /// The goalkeepers, five visiting skaters and four home skaters play the whole period; the fifth
  /// home skater is off from `off` to `on`.
  static func chart(off: String, on: String) -> String {
    let all = [(1, 101), (2, 201)] + (0..<4).map { (1, 102 + $0) } + (0..<5).map { (2, 202 + $0) }
    return "period,start,end,teamId,playerId\n"
      + all.map { "1,00:00,20:00,\($0),\($1)\n" }.joined()
      + "1,00:00,\(off),1,106\n1,\(on),20:00,1,106\n"
  }
}
