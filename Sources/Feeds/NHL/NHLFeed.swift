import HockeyRules
public import Scoresheets

/// The NHL's play-by-play, as its web API serves it or its older API did
/// (`liveData.plays.allPlays`).
public enum NHLFeed {
  /// Reads the game in `text`.
  ///
  /// ```swift
  /// let reading = NHLFeed.read(text)
  /// if let error = reading.error { print(error.message(file: "game.json")) }
  /// let log = reading.log
  /// if let book = Rulebooks.edition(of: "NHL", season: log.season ?? 2025)?.rulebook {
  ///   let solution = solve(log, under: book)
  ///   print(log.id ?? "a game", solution.game.score.home, "to", solution.game.score.visiting)
  /// }
  /// // Prints "2025020001 0 to 1"
  /// ```
  ///
  /// The log has the plays in the order in which they happened, as far as the feed shows it.
  /// Players have their sweater numbers if the feed's roster gives them, otherwise the feed's ids.
  ///
  /// `rightRail` is the text of the game's `right-rail` file, which gives the league's own figures
  /// for a `landing` file.
  public static func read(_ text: [UInt8], beside rightRail: [UInt8]? = nil) -> LogReading {
    var reader = JSONReader(text)
    var game = NHLGame()
    do throws(JSONError) {
      if let rightRail {
        var rail = JSONReader(rightRail)
        game.official = try NHLRightRail(from: &rail).official
      }
      try game.read(from: &reader)
      try reader.finish()
    } catch {
      game.error = LogError(error)
    }
    return game.log(reader: reader)
  }
}

/// The fields that we use from a game's file, before its plays are put in order.
struct NHLGame {
  var id: Int?
  var season: Int?
  var gameType: Int?
  var date: String?
  /// The feed's facts about the game as a whole.
  var state = NHLState()
  var teams = PerTeam(both: NHLTeam())
  var roster = NHLRoster()
  /// The league's own figures, from the `right-rail` file.
  var official = PerTeam<OfficialFigures?>(both: nil)
  /// The content of a game's page, which has no list of plays.
  var landing: NHLLanding?
  /// The plays as listed, up to the first incomplete one.
  var plays: [NHLPlay] = []
  var error: LogError?

  mutating func read(from reader: inout JSONReader) throws(JSONError) {
    try reader.beginObject()
    while try reader.nextKey() {
      switch reader.token {
      case "id": id = try reader.integer()
      case "season": season = try reader.integer()
      case "gameType": gameType = try reader.integer()
      case "gameDate": date = try reader.nullIsNext() ? nil : try reader.string()
      case "gameState": state.word = try reader.nullIsNext() ? nil : try reader.string()
      case "clock": try state.readClock(from: &reader)
      case "periodDescriptor": try state.readPeriod(from: &reader)
      case "gamePk": id = try reader.integer()
      case "gameData": try readGameData(from: &reader)
      case "liveData": try readLiveData(from: &reader)
      case "homeTeam": teams.home = try NHLTeam(from: &reader)
      case "awayTeam": teams.visiting = try NHLTeam(from: &reader)
      case "plays": try readPlays(from: &reader)
      case "rosterSpots": roster = try NHLRoster(from: &reader)
      case "summary":
        var landing = NHLLanding()
        try landing.read(from: &reader)
        self.landing = landing
      default: try reader.skipValue()
      }
    }
  }

  private mutating func readPlays(from reader: inout JSONReader) throws(JSONError) {
    try reader.beginArray()
    plays.reserveCapacity(400)
    while try reader.nextElement() {
      let mark = reader.mark
      var fields = NHLPlayFields()
      try fields.read(from: &reader)
      add(fields.id, at: mark, reader) { () throws(NHLPlayFields.Missing) in
        try fields.play(mark: mark)
      }
    }
  }

  /// Adds the play called `id`, or records what it lacks; nothing is added after the first
  /// incomplete play.
  mutating func add(
    _ id: Int?, at mark: JSONReader.Mark, _ reader: borrowing JSONReader,
    _ play: () throws(NHLPlayFields.Missing) -> NHLPlay
  ) {
    if case .some = error { return }
    do throws(NHLPlayFields.Missing) {
      plays.append(try play())
    } catch {
      self.error = LogError(
        place: reader.place(of: mark), problem: error.problem(play: id, number: plays.count + 1))
    }
  }
}

/// A team in the feed.
struct NHLTeam {
  var id: Int?
  var abbreviation: String?
  /// The team's goals by the feed's count.
  var score: Int?
  /// The league's own figures; `nil` if the feed has none.
  var official: OfficialFigures?

  init() {}

  init(from reader: inout JSONReader) throws(JSONError) {
    try reader.beginObject()
    while try reader.nextKey() {
      switch reader.token {
      case "id": id = try reader.integer()
      case "score": score = try reader.nullIsNext() ? nil : try reader.integer()
      case "abbrev": abbreviation = try reader.nullIsNext() ? nil : try reader.string()
      default: try reader.skipValue()
      }
    }
  }
}
