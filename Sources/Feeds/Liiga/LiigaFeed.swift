import HockeyRules
public import Scoresheets

/// The games of Liiga, Finland's league, as its site serves them.
///
/// No other public source gives the begin and end of each penalty as the league timed it. The log
/// records both as the source's ruling.
public enum LiigaFeed {
  /// Reads the game in `text`.
  ///
  /// The log has the plays in the order in which they happened, with the feed's ids. Players have
  /// their sweater numbers.
  public static func read(_ text: [UInt8]) -> LogReading {
    var reader = JSONReader(text)
    var game = LiigaGame()
    var error: LogError?
    do throws(JSONError) {
      try game.read(from: &reader)
      try reader.finish()
    } catch let other {
      error = LogError(other)
    }
    return game.reading(error)
  }
}

/// The fields that we use from a game's file.
struct LiigaGame {
  var id: Int?
  var season: Int?
  var date: String?
  var series: String?
  var isOver: Bool?
  /// The playing time of the whole game, in seconds.
  var length = 0
  var teams = PerTeam(both: LiigaTeam())
  var shootOut: [LiigaAttempt] = []

  mutating func read(from reader: inout JSONReader) throws(JSONError) {
    try reader.beginObject()
    while try reader.nextKey() {
      switch reader.token {
      case "game": try read(from: &reader)
      case "homeTeamPlayers": teams.home.players = try LiigaTeam.players(from: &reader)
      case "awayTeamPlayers": teams.visiting.players = try LiigaTeam.players(from: &reader)
      case "id": id = try reader.integer()
      case "season": season = try reader.integer()
      case "start": date = String(try reader.string().prefix(10))
      case "homeTeam": try teams.home.read(from: &reader)
      case "awayTeam": try teams.visiting.read(from: &reader)
      case "ended": isOver = try reader.bool()
      case "gameTime": length = try reader.integer()
      case "serie": series = try reader.nullIsNext() ? nil : try reader.string()
      case "winningShotCompetitionEvents":
        try reader.eachObject { reader throws(JSONError) in
          shootOut.append(try LiigaAttempt(from: &reader))
        }
      default: try reader.skipValue()
      }
    }
  }
}

/// A team, with the goals that it scored and the penalties of its opponents.
struct LiigaTeam {
  /// The feed's name for the team, such as `624554857:lukko`.
  var name = ""
  var goals: Int?
  var powerPlays: Int?
  var powerPlayGoals: Int?
  var goalPlays: [LiigaPlay] = []
  var opponentsPenalties: [LiigaPlay] = []
  var goalkeepers: [LiigaPlay] = []
  var players: [Person] = []

  struct Person {
    var id = 0
    var number = 0
    var role = ""
  }

  mutating func read(from reader: inout JSONReader) throws(JSONError) {
    try reader.beginObject()
    while try reader.nextKey() {
      switch reader.token {
      case "teamId": name = try reader.string()
      case "goals": goals = try reader.integer()
      case "powerplayInstances": powerPlays = try reader.integer()
      case "powerplayGoals": powerPlayGoals = try reader.integer()
      case "goalEvents": goalPlays = try LiigaPlay.list(from: &reader)
      case "penaltyEvents": opponentsPenalties = try LiigaPlay.list(from: &reader)
      case "goalKeeperEvents": goalkeepers = try LiigaPlay.list(from: &reader)
      default: try reader.skipValue()
      }
    }
  }

  static func players(from reader: inout JSONReader) throws(JSONError) -> [Person] {
    var players: [Person] = []
    try reader.eachObject { reader throws(JSONError) in
      var player = Person()
      try reader.beginObject()
      while try reader.nextKey() {
        if try reader.nullIsNext() { continue }
        switch reader.token {
        case "id": player.id = try reader.integer()
        case "jersey": player.number = try reader.integer()
        case "roleCode": player.role = try reader.string()
        default: try reader.skipValue()
        }
      }
      players.append(player)
    }
    return players
  }
}

/// A goal, a penalty or a goalkeeper's spell; times are seconds of the whole game.
struct LiigaPlay {
  var id = 0
  var line = 0
  var time = 0
  var period = 1
  /// The scorer, the offender or the goalkeeper; 0 for none.
  var player = 0
  var server = 0
  var assists: [Int] = []
  var types: [String] = []
  var begin = 0
  var end = 0
  var minutes = 0
  var fault = ""
  var isEmptyNet = false

  static func list(from reader: inout JSONReader) throws(JSONError) -> [LiigaPlay] {
    var plays: [LiigaPlay] = []
    try reader.eachObject { reader throws(JSONError) in
      plays.append(try LiigaPlay(from: &reader))
    }
    return plays
  }

  private init(from reader: inout JSONReader) throws(JSONError) {
    line = reader.mark.line
    try reader.beginObject()
    while try reader.nextKey() {
      if try reader.nullIsNext() { continue }
      switch reader.token {
      case "scorerPlayerId", "playerId": player = try reader.integer()
      case "gameTime": time = try reader.integer()
      case "period": period = try reader.integer()
      case "eventId": id = try reader.integer()
      case "goalTypes": types = try reader.strings()
      case "assistantPlayerIds":
        try reader.beginArray()
        while try reader.nextElement() { assists.append(try reader.integer()) }
      case "suffererPlayerId": server = try reader.integer()
      case "penaltyBegintime", "beginTime": begin = try reader.integer()
      case "penaltyEndtime": end = try reader.integer()
      case "penaltyFaultType": fault = try reader.string()
      case "penaltyMinutes": minutes = try reader.integer()
      case "emptyNet": isEmptyNet = try reader.integer() != 0
      default: try reader.skipValue()
      }
    }
  }
}

struct LiigaAttempt {
  var number = 0
  var team = ""
  var shooter = 0
  var scored = false

  init(from reader: inout JSONReader) throws(JSONError) {
    try reader.beginObject()
    while try reader.nextKey() {
      if try reader.nullIsNext() { continue }
      switch reader.token {
      case "shootingPlayerId": shooter = try reader.integer()
      case "shotNumber": number = try reader.integer()
      case "shootingTeamId": team = try reader.string()
      case "goalScored": scored = try reader.bool()
      default: try reader.skipValue()
      }
    }
  }
}

extension JSONReader {
  /// Calls `body` before each element of the next array; a `null` has no elements.
  fileprivate mutating func eachObject(
    _ body: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    if try nullIsNext() { return }
    try beginArray()
    while try nextElement() { try body(&self) }
  }
}
