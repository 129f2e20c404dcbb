public import HockeyRules

/// Logs in JSON lines: a head, then a play a line.
///
/// Reader and writer are each other's inverse.
///
/// ```swift
/// var log = GameLog(id: "2026-01", books: ["nhl-2025"])
/// log.plays.append(LoggedPlay(event: event, line: 2))
/// let text = JSONLines.text(of: log)
/// print(JSONLines.reading(of: text).log == log)
/// // Prints "true"
/// ```
///
///     {"penaltybox":1,"id":"2015030314","under":["nhl-2025"],"clock":"elapsed","home":"A","visiting":"B","kind":"regular"}
///     {"id":"p1","period":1,"elapsed":"3:30","play":"penalty","offender":"A6","call":"2+2","infraction":"hooking"}
///     {"id":"p2","period":1,"elapsed":"4:02","play":"goal","team":"B","scorer":"B9","assists":["B12"]}
///
/// ## The head
///
/// | key | says |
/// | --- | --- |
/// | `penaltybox` | the version of this format: 1 |
/// | `id` | the game's id |
/// | `under` | the rulebooks' ids; none where it is missing |
/// | `clock` | `elapsed` or `remaining`: how people are shown the times (`elapsed` where missing) |
/// | `home`, `visiting` | the teams' letters (`A` and `B` where missing) |
/// | `kind` | `regular` or `play-offs` (`regular` where missing) |
/// | `date`, `league`, `season` | `2016-04-28`, `NHL`, the year in which the season began |
///
/// ## A play
///
/// | key | says |
/// | --- | --- |
/// | `id` | the play's name: a number or a string, no two alike |
/// | `period` | 1, 2, 3, overtimes from 4 |
/// | `elapsed` | the time since the period began, `3:30` or `0:12.4`, whatever the head's `clock` |
/// | `play` | what happened, below |
/// | `recorded` | what the source says of the skaters on the ice, home first: `5v4` |
/// | `goalkeepers` | with `recorded`: those on the ice, `1v1` where it is missing |
/// | `remark` | a remark of the scorer |
///
/// A player is his team's letters and his number, `A6`; an offender is that, or `A30g` for a
/// goalkeeper, `A bench` for the team, `A?` for a player nobody could name. A call is the penalties as
/// the handbooks print them, joined by `+`: `2` `5` `10` `GM` `GE` `GR` `M` `PS`; `0` for none.
///
/// | `play` | further keys; those in brackets may be missing |
/// | --- | --- |
/// | `period-start`, `period-end`, `game-end`, `face-off` | |
/// | `whistle` | [`reason`] |
/// | `penalty`, `signal` | `offender`, `call`, [`infraction`], [`server`] |
/// | `goal` | `team`, [`scorer`], [`assists`], [`ownGoal`], [`awarded`], [`emptyNet`] (true or false) |
/// | `penalty-shot`, `shoot-out` | `team`, [`shooter`], `scored`, [`foulOnRecord`] (true or false) |
/// | `goalkeeper-off`, `goalkeeper-on` | `team` |
/// | `left-box` | `player`, `fault`: `player` or `timekeeper` |
/// | `back-in-box` | `player` |
/// | `captain-choice` | `team`, `players` |
/// | `void`, `goal-disallowed` | `of`: a play's id, `reason` |
/// | `amend` | `of`, `call`, `reason` |
/// | `release` | `player`, `reason` |
/// | `clock` | `to`: the time it is set to, [`toPeriod`], `reason` |
/// | `other` | `name`: what the source calls it |
///
/// A last line that is torn, as a crash leaves it, is noted and left out. The same play again, with
/// the same id, is noted and taken once. Anything else that cannot be read ends the reading there.
public enum JSONLines {
  /// The version of the format that is written and read.
  static let version = 1

  /// The log that `text` holds.
  public static func reading(of text: [UInt8]) -> LogReading {
    var reading = JSONLinesReading()
    reading.read(text)
    return LogReading(log: reading.log, notes: reading.notes, error: reading.error)
  }

  /// The text of `log`, a line end behind each line.
  ///
  /// The teams' letters must be letters, and not the same for both.
  public static func text(of log: GameLog) -> [UInt8] {
    log.plays.reduce(into: head(of: log)) { $0 += line(of: $1, letters: log.letters) }
  }

  /// The first line of `log`.
  public static func head(of log: GameLog) -> [UInt8] {
    var writer = JSONWriter()
    writer.head(log)
    writer.endLine()
    return writer.bytes
  }

  /// The line of one play, as it is added to a log; `letters` are what the log calls the teams.
  public static func line(of play: LoggedPlay, letters: PerTeam<String>) -> [UInt8] {
    var writer = JSONLinesWriter(letters: letters)
    writer.write(play)
    return writer.json.bytes
  }

  /// Writes one play as an object, as part of what a program is told.
  public static func write(
    _ play: LoggedPlay, letters: PerTeam<String>, to writer: inout JSONWriter
  ) {
    var lines = JSONLinesWriter(letters: letters)
    lines.json = writer
    lines.writeObject(of: play)
    writer = lines.json
  }

  /// Writes what a log calls a play: a number or a string.
  public static func write(_ id: Event.ID, to writer: inout JSONWriter) {
    switch id {
    case .number(let number): writer.integer(number)
    case .label(let label): writer.string(label)
    }
  }
}
