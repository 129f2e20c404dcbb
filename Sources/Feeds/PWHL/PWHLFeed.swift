import HockeyRules
public import Scoresheets

/// The PWHL's games, as HockeyTech publishes them: the plays in one file, the summary in another.
///
/// Either file alone makes a log. The plays also have face-offs, shots and hits, and the order of
/// the shoot-out; the summary has the date, the rosters and the league's own figures, and says
/// which team is at home. Neither says which penalties were set off against which, when a penalty
/// was signalled, why play was stopped, or when a player came back.
public enum PWHLFeed {
  /// Reads the game in `text`, which is the list of plays or the summary.
  ///
  /// `summary` is the text of the summary beside a list of plays, if there is one; its plays are
  /// not used. The plays are in the order in which they happened; the id of each is its place in
  /// the list. Players have their sweaters' numbers.
  public static func read(_ text: [UInt8], beside summary: [UInt8]? = nil) -> PWHLReading {
    var reader = JSONReader(text)
    var game = PWHLGame()
    let summaryError = summary.flatMap { game.readSummary(of: $0) }
    do throws(JSONError) {
      try game.read(from: &reader)
      try reader.finish()
    } catch {
      game.error = game.error ?? LogError(error)
    }
    return PWHLReading(log: game.log(reader: reader), summaryError: summaryError)
  }
}

/// The result of reading a game.
public struct PWHLReading: Sendable, Hashable {
  /// The log, the notes on it, and the error that ended its reading, if any.
  public var log: LogReading
  /// The error that ended the reading of the summary beside the plays; what comes before it was
  /// used.
  public var summaryError: LogError?
}

/// The fields we use of a game's files, before its plays are put in order.
struct PWHLGame {
  var summary = PWHLSummary()
  /// The plays as listed, up to the first incomplete one.
  var plays: [PWHLPlay] = []
  /// Whether the plays are the summary's own.
  var isSummary = false
  var error: LogError?

  /// Reads the list of plays or the summary, whichever comes next.
  mutating func read(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.kind() == .object else {
      try reader.beginArray()
      while try reader.nextElement() { add(try PWHLPlay(from: &reader), reader) }
      return
    }
    isSummary = true
    defer {
      for play in summary.plays + summary.goalkeeperChanges { add(play, reader) }
    }
    try summary.read(from: &reader)
  }

  /// Reads the head of the summary beside the plays; returns the error that ended the reading, if
  /// any.
  mutating func readSummary(of text: [UInt8]) -> LogError? {
    var reader = JSONReader(text)
    do throws(JSONError) {
      try summary.read(from: &reader)
      try reader.finish()
      return missingTeam(reader)
    } catch {
      return LogError(error)
    }
  }

  private mutating func add(_ play: PWHLPlay, _ reader: borrowing JSONReader) {
    guard error == nil else { return }
    if let problem = play.problem(of: "play \(plays.count + 1)") {
      error = LogError(place: reader.place(of: play.mark), problem: problem)
      return
    }
    var play = play
    if case .number(let period) = play.details.period, let time = play.details.time {
      play.time = GameTime(period: period, elapsed: time)
    }
    plays.append(play)
  }

  /// The error that the summary does not say which teams play; nil if it does.
  func missingTeam(_ reader: borrowing JSONReader) -> LogError? {
    summary.missingTeam.map {
      LogError(place: reader.startPlace, problem: .missingKey($0, of: "the summary"))
    }
  }
}
