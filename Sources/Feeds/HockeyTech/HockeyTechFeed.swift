import HockeyRules
public import Scoresheets

/// The games of the leagues served by HockeyTech, about twenty: the plays are in one file, the
/// summary in another.
///
/// There are two views of each. The pages of the PWHL and the AHL use the newer view
/// (`gameCenterPlayByPlay`, `gameSummary`). The pages of the WHL, the OHL, the QMJHL and others use
/// the older view, in an object `GC` or `SiteKit` (`pxpverbose`, `gamesummary`). Most leagues have
/// both.
///
/// Either file alone makes a log. The plays also have face-offs, shots and hits, and the order of
/// the shoot-out; the summary has the date, the rosters and the league's own figures, and says
/// which team is at home. Neither says which penalties were set off against which, when a penalty
/// was signalled, why play was stopped, or when a player came back.
public enum HockeyTechFeed {
  /// Reads the game in `text`, which is the list of plays or the summary.
  ///
  /// `summary` is the text of the summary that belongs to a list of plays, if there is one. Of the
  /// summary's plays, only penalty shots that the list leaves out are used. The log has the plays
  /// in the order in which they happened, and each play's id is its place in the list. Players have
  /// their sweater numbers.
  ///
  /// `league` is the league, if the caller knows it; otherwise the vendor's code in the text
  /// decides.
  public static func read(
    _ text: [UInt8], beside summary: [UInt8]? = nil, league: String? = nil
  ) -> HockeyTechReading {
    let text = HockeyTechText.withoutCallback(text)
    let summary = summary.map(HockeyTechText.withoutCallback)
    var reader = JSONReader(text)
    var game = HockeyTechGame()
    game.league =
      league ?? HockeyTechText.league(in: text)
      ?? summary.flatMap(HockeyTechText.league)
    let summaryError = summary.flatMap { game.readSummary(of: $0) }
    do throws(JSONError) {
      try game.read(from: &reader)
      try reader.finish()
    } catch {
      game.error = game.error ?? LogError(error)
    }
    return HockeyTechReading(log: game.log(reader: reader), summaryError: summaryError)
  }
}

extension HockeyTechFeed {
  package enum Part: Sendable { case plays, summary }

  /// The part of a game that `text`, or its beginning, contains; `nil` if it contains neither part.
  package static func part(of text: [UInt8]) -> Part? {
    var reader = JSONReader(HockeyTechText.withoutCallback(text))
    do throws(JSONError) {
      guard try reader.kind() == .object else { return .plays }
      guard try reader.enterEnvelope() else { return .summary }
      while let member = try reader.nextEnvelopeMember() {
        switch member {
        case .parameters: try reader.skipValue()
        case .summary: return .summary
        case .plays: return .plays
        }
      }
    } catch {}
    return nil
  }

  /// The usual path of the summary for the plays at `path`, or `nil` if `path` does not end like
  /// the path of plays.
  package static func summary(besidePlays path: String) -> String? {
    // The endings of both files in the newer view, and in the older.
    let endings = [
      (plays: ".plays.json", summary: ".summary.json"),
      (plays: ".pxpverbose.json", summary: ".gamesummary.json"),
      (plays: ".pxp.json", summary: ".gamesummary.json"),
      // The NHL's page of a game, and the league's figures.
      (plays: ".landing.json", summary: ".right-rail.json"),
    ]
    let bytes = Array(path.utf8)
    return endings.first { bytes.suffix($0.plays.utf8.count).elementsEqual($0.plays.utf8) }
      .map { String(path.dropLast($0.plays.count)) + $0.summary }
  }
}

/// The result of reading a game.
public struct HockeyTechReading: Sendable, Hashable {
  /// The log, the notes on it, and the error that ended its reading, if any.
  public var log: LogReading
  /// The error that ended the reading of the separate summary; the part before the error was used.
  public var summaryError: LogError?
}

/// The fields that we use from a game's files, before its plays are put in order.
struct HockeyTechGame {
  var summary = HockeyTechSummary()
  /// The league, or `nil` if neither the caller nor the text gives it.
  var league: String?
  /// The game's id in the request, whose parameters the older view repeats.
  private var requestedID: Int?
  /// The plays as listed, up to the first incomplete one.
  var plays: [HockeyTechPlay] = []
  var isSummary = false
  var error: LogError?

  /// Reads the list of plays or the summary, whichever comes next.
  mutating func read(from reader: inout JSONReader) throws(JSONError) {
    var hasPlays = false
    defer {
      if hasPlays { addPenaltyShots(reader) }
      if isSummary && !hasPlays {
        for play in summary.plays + summary.goalkeeperChanges { add(play, reader) }
      }
      summary.id = summary.id ?? requestedID
    }
    guard try reader.kind() == .object else {
      hasPlays = true
      return try readPlays(from: &reader)
    }
    let start = reader.mark
    guard try reader.enterEnvelope() else {
      reader.go(to: start)
      return try readOwnSummary(from: &reader)
    }
    while let member = try reader.nextEnvelopeMember() {
      switch member {
      case .parameters: try readParameters(from: &reader)
      case .summary: try readOwnSummary(from: &reader)
      case .plays:
        hasPlays = true
        try readPlays(from: &reader)
      }
    }
    try reader.leaveEnvelope()
  }

  /// Reads the summary in the text; without a list of plays, the summary's plays make the log.
  private mutating func readOwnSummary(from reader: inout JSONReader) throws(JSONError) {
    summary = HockeyTechSummary()
    isSummary = true
    try summary.read(from: &reader)
  }

  private mutating func readPlays(from reader: inout JSONReader) throws(JSONError) {
    try reader.beginArray()
    while try reader.nextElement() { add(try HockeyTechPlay(from: &reader), reader) }
  }

  private mutating func readParameters(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.beginLooseObject() else { return }
    while try reader.nextKey() {
      if reader.token(is: "game_id") {
        requestedID = try reader.looseInteger()
      } else {
        try reader.skipValue()
      }
    }
  }

  /// Adds the summary's penalty shots if the list of plays has none: the older view has none.
  private mutating func addPenaltyShots(_ reader: borrowing JSONReader) {
    guard !plays.contains(where: { $0.kind == .penaltyShot }) else { return }
    for var shot in summary.plays where shot.kind == .penaltyShot {
      // The shot's own place may be in the other file, so an error names the last play's place.
      guard let mark = plays.last?.mark else { return }
      shot.mark = mark
      add(shot, reader)
    }
  }

  /// Reads the separate summary; returns the error that ended the reading, or `nil`.
  mutating func readSummary(of text: [UInt8]) -> LogError? {
    var reader = JSONReader(text)
    do throws(JSONError) {
      let start = reader.mark
      if try reader.enterEnvelope() {
        while let member = try reader.nextEnvelopeMember() {
          switch member {
          case .summary: try summary.read(from: &reader)
          case .parameters, .plays: try reader.skipValue()
          }
        }
        try reader.leaveEnvelope()
      } else {
        reader.go(to: start)
        try summary.read(from: &reader)
      }
      try reader.finish()
      return missingTeam(reader)
    } catch {
      return LogError(error)
    }
  }

  private mutating func add(_ play: HockeyTechPlay, _ reader: borrowing JSONReader) {
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

  /// The error that the summary does not say which teams play, or `nil` if the summary names both.
  func missingTeam(_ reader: borrowing JSONReader) -> LogError? {
    summary.missingTeam.map {
      LogError(place: reader.startPlace, problem: .missingKey($0, of: "the summary"))
    }
  }
}
