import HockeyRules
public import Scoresheets

/// The NHL's play-by-play, as its web API serves it.
public enum NHLFeed {
  /// The game that `text` tells.
  ///
  /// Plays come in the order in which they happened, as far as the feed lets one know. Players have
  /// their sweater's number where the feed's roster gives it, else the feed's own.
  public static func reading(of text: [UInt8]) -> LogReading {
    var reader = JSONReader(text)
    var game = NHLGame()
    do throws(JSONError) {
      try game.read(from: &reader)
      try reader.finish()
    } catch {
      game.error = LogError(error)
    }
    return game.log(reader: reader)
  }
}

/// What a game's file holds that concerns us, before its plays are put in order.
struct NHLGame {
  var id: Int?
  var season: Int?
  var gameType: Int?
  var date: String?
  var teams = PerTeam(both: NHLTeam())
  var roster = NHLRoster()
  /// The plays as listed, up to the first that lacks something.
  var plays: [NHLPlay] = []
  var error: LogError?

  mutating func read(from reader: inout JSONReader) throws(JSONError) {
    try reader.beginObject()
    while try reader.nextKey() {
      if reader.token(is: "id") {
        id = try reader.integer()
      } else if reader.token(is: "season") {
        season = try reader.integer()
      } else if reader.token(is: "gameType") {
        gameType = try reader.integer()
      } else if reader.token(is: "gameDate") {
        date = try reader.nullIsNext() ? nil : try reader.string()
      } else if reader.token(is: "homeTeam") {
        teams.home = try NHLTeam(from: &reader)
      } else if reader.token(is: "awayTeam") {
        teams.visiting = try NHLTeam(from: &reader)
      } else if reader.token(is: "plays") {
        try readPlays(from: &reader)
      } else if reader.token(is: "rosterSpots") {
        try roster.read(from: &reader)
      } else {
        try reader.skipValue()
      }
    }
  }

  private mutating func readPlays(from reader: inout JSONReader) throws(JSONError) {
    try reader.beginArray()
    plays.reserveCapacity(400)
    var line = 1
    var last: JSONReader.Mark?
    while try reader.nextElement() {
      let mark = reader.mark
      line += last.map { reader.lineEnds(from: $0, to: mark) } ?? reader.line(of: mark) - 1
      last = mark
      var fields = NHLPlayFields()
      try fields.read(from: &reader)
      guard error == nil else { continue }
      do throws(NHLPlayFields.Missing) {
        plays.append(try fields.play(mark: mark, line: line))
      } catch {
        self.error = LogError(
          place: reader.place(of: mark),
          problem: error.problem(play: fields.id, number: plays.count + 1))
      }
    }
  }
}

/// A team as the feed has it.
struct NHLTeam {
  var id: Int?
  var abbreviation: String?

  init() {}

  init(from reader: inout JSONReader) throws(JSONError) {
    try reader.beginObject()
    while try reader.nextKey() {
      if reader.token(is: "id") {
        id = try reader.integer()
      } else if reader.token(is: "abbrev") {
        abbreviation = try reader.nullIsNext() ? nil : try reader.string()
      } else {
        try reader.skipValue()
      }
    }
  }
}
