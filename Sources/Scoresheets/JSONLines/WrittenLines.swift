import HockeyRules

/// The JSON lines of a log, and the lines left out because no log can contain them.
///
/// Each line is read back before it is kept: all lines that are kept can be read.
package struct WrittenLines: Sendable {
  /// The lines that were left out.
  package private(set) var omissions: [OmittedLine] = []
  /// The lines in UTF-8, with a line end after each.
  package private(set) var bytes: [UInt8] = []
  private var reading = JSONLinesReading()
  private var count = 0

  package init(of log: GameLog) {
    do throws(LogError) { try add(JSONLines.head(of: log)) } catch {
      omissions.append(OmittedLine("the head is left out: \(error.problem.words)"))
      return
    }
    for team in Team.allCases {
      for player in log.rosters[team] { add(player, of: log.letters[team]) }
    }
    let notation = Notation(of: log)
    for play in log.plays { add(play, of: log, notation) }
  }

  private mutating func add(_ player: RosteredPlayer, of letters: String) {
    do throws(LogError) { try add(JSONLines.line(of: player, in: letters)) } catch {
      let words = "player \(letters)\(player.number) is left out: \(error.problem.words)"
      omissions.append(OmittedLine(words))
    }
  }

  private mutating func add(_ play: LoggedPlay, of log: GameLog, _ notation: Notation) {
    do throws(LogError) {
      let id = play.event.id
      let line = JSONLines.line(of: play, letters: log.letters, goalkeepers: log.goalkeepers)
      // The reader would take a repeated play only once.
      if let other = reading.line(of: id) {
        throw LogError(place: TextPlace(offset: 0, in: line), problem: .idTaken(id, line: other))
      }
      try add(line)
    } catch {
      // A book's overtime may be shorter than the time that the log puts on the clock.
      let length = play.length(ofPeriodIn: notation) { elapsed, _ in elapsed < .zero }
      let reason = length.map { "the period is only \($0.text) long" } ?? error.problem.words
      let (time, text) = (notation.text(of: play.event.time), notation.text(of: play.event.play))
      omissions.append(OmittedLine(of: play, "`\(time) \(text)` is left out: \(reason)"))
    }
  }

  /// Adds a line, which includes its line end, if it can be read back.
  private mutating func add(_ line: [UInt8]) throws(LogError) {
    let read: JSONLine
    do throws(JSONError) { read = try JSONLine(line, number: count + 1) } catch {
      throw LogError(error)
    }
    try reading.add(read)
    bytes += line
    count += 1
  }
}
