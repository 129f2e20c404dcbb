public import HockeyRules

/// Logs in JSON lines: a head, then one play per line.
///
/// Reader and writer are each other's inverse.
///
/// ```swift
/// var log = GameLog(id: "2026-01", books: ["nhl-2025"])
/// log.plays.append(LoggedPlay(event: event, line: 2))
/// let text = JSONLines.text(of: log)
/// print(JSONLines.read(text).log == log)
/// // Prints "true"
/// ```
///
///     {"penaltybox":1,"id":"2015030314","under":["nhl-2025"],"clock":"elapsed","home":"A","visiting":"B","kind":"regular"}
///     {"id":"p1","period":1,"elapsed":"3:30","play":"penalty","offender":"A6","call":"2+2","infraction":"hooking"}
///     {"id":"p2","period":1,"elapsed":"4:02","play":"goal","team":"B","scorer":"B9","assists":["B12"]}
///
/// `README.md` next to this file describes what each line may contain; `schema.json` is its JSON
/// Schema.
///
/// A log only grows. A further line, `{"undo":"p1"}`, takes a play back. A late entry has
/// `"before":"p2"`, which names the play before which it belongs. A last line that a crash left
/// incomplete is noted and left out. A repeated play with the same id is noted and taken once.
/// Reading stops at any other line that cannot be read.
public enum JSONLines {
  static let version = 1
  /// The key of a line that takes back a play.
  static let undo = "undo"

  /// Reads the log in `text`: all of it, or the part before the first error, and that error.
  public static func read(_ text: [UInt8]) -> LogReading {
    var reading = JSONLinesReading()
    reading.read(text)
    return reading.reading
  }

  /// Reads the line of one play without its log, as another device sends it.
  ///
  /// ```swift
  /// let line = JSONLines.line(of: LoggedPlay(event: event))
  /// print(try JSONLines.play(from: line).event == event)
  /// // Prints "true"
  /// ```
  ///
  /// `letters` are the log's names for the teams. Facts about the log are left out: the play before
  /// which a late entry belongs, and which players are goalkeepers.
  ///
  /// - Throws: ``LogError`` if the line is not that of a play.
  public static func play(
    from line: [UInt8], letters: PerTeam<String> = GameLog().letters
  ) throws(LogError) -> LoggedPlay {
    var reader: JSONPlayReader
    do throws(JSONError) {
      reader = JSONPlayReader(letters: letters, line: try JSONLine(line, number: 1))
    } catch {
      throw LogError(error)
    }
    return try reader.play()
  }

  /// The text of `log` in UTF-8, with a line end after each line.
  ///
  /// The teams' names must consist of letters and must differ.
  public static func text(of log: GameLog) -> [UInt8] {
    log.plays.reduce(into: head(of: log) + rosters(of: log)) { text, play in
      text += line(of: play, letters: log.letters, goalkeepers: log.goalkeepers)
    }
  }

  /// The first line of `log`.
  public static func head(of log: GameLog) -> [UInt8] {
    var (log, writer) = (log, JSONHeadWriter())
    writer.json.beginObject()
    writer.json.member(HeadKey.penaltybox.rawValue, version)
    log.describeHead(to: &writer)
    writer.json.endObject()
    writer.json.endLine()
    return writer.json.bytes
  }

  /// The lines that list the players of each team; empty if the log has no lists.
  public static func rosters(of log: GameLog) -> [UInt8] {
    Team.allCases.flatMap { team in
      log.rosters[team].flatMap { line(of: $0, in: log.letters[team]) }
    }
  }

  /// The line that lists `player` of the team called `letters`.
  static func line(of player: RosteredPlayer, in letters: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { $0.members(of: player, in: letters) }
    writer.endLine()
    return writer.bytes
  }

  /// The line that adds one play to a log.
  ///
  /// `letters` are the log's names for the teams. The `goalkeepers` are marked in every play that
  /// names them. A late entry belongs before the play `following` of the log.
  public static func line(
    of play: LoggedPlay, letters: PerTeam<String> = GameLog().letters,
    goalkeepers: Set<Player> = [], before following: Event.ID? = nil
  ) -> [UInt8] {
    var writer = JSONLinesWriter(
      letters: letters, goalkeepers: goalkeepers, following: following)
    writer.write(play)
    return writer.json.bytes
  }

  /// The line that takes back the play called `id` when it is added to a log.
  public static func line(undoing id: Event.ID) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key(undo)
      write(id, to: &writer)
    }
    writer.endLine()
    return writer.bytes
  }

  /// Writes a play's id, a number or a string.
  public static func write(_ id: Event.ID, to writer: inout JSONWriter) {
    switch id {
    case .number(let number): writer.integer(number)
    case .label(let label): writer.string(label)
    }
  }
}
