import Audits
import HockeyRules
import Rulebooks
import Scoresheets
import Views

extension FuzzTarget {
  /// The number of plays of the longest log that is solved; short logs show the faults.
  static let playLimit = 64

  /// Checks that `log`, written as a sheet, is read back unchanged.
  ///
  /// If the log is not from a sheet, plays that no sheet can contain are left out.
  static func checkSheet(of log: GameLog, isFromSheet: Bool) {
    let sheet = WrittenSheet(of: log)
    require(!isFromSheet || sheet.omissions.isEmpty, "a sheet leaves out \(sheet.omissions)")
    let reading = SheetReader.read(sheet.text)
    require(
      reading.errors.isEmpty, "a written sheet is not read: \(reading.errors)\n\(sheet.text)")
    // Without the lines left out, the head may name another book, and other lengths of periods.
    guard sheet.omissions.isEmpty else { return }
    require(reading.log.plays.count == log.plays.count, "a play is lost\n\(sheet.text)")
    let again = SheetWriter.text(of: reading.log)
    requireSame(sheet.text, again, "a sheet is written otherwise")
    // A shoot-out has no times in a sheet.
    let shootOut = Notation(of: log).shootOut
    let read = reading.log.timed(by: log.schedule)
    for (own, other) in zip(log.events, read.events) where own.time.period != shootOut {
      require(own.time == other.time, "\(own.time) is read as \(other.time)\n\(sheet.text)")
    }
  }

  /// Checks that `log`, written as JSON lines, is read back unchanged.
  ///
  /// If the log is from a feed, plays that no log can contain are left out.
  static func checkJSONLines(of log: GameLog, isFromFeed: Bool = false) {
    let lines = WrittenLines(of: log)
    require(isFromFeed || lines.omissions.isEmpty, "a log leaves out \(lines.omissions)")
    let text = String(decoding: lines.bytes, as: UTF8.self)
    let reading = JSONLines.read(lines.bytes)
    if let error = reading.error { fatalError("written lines are not read: \(error)\n\(text)") }
    require(reading.notes.isEmpty, "written lines are odd: \(reading.notes)\n\(text)")
    requireSame(
      text, String(decoding: JSONLines.text(of: reading.log), as: UTF8.self),
      "a log is written otherwise")
    guard lines.omissions.isEmpty else { return }
    require(reading.log.events == log.events, "a log is read as another\n\(text)")
  }

  /// Solves `log` and shows the game in one of the ways in which a command would.
  static func checkGame(of log: GameLog) {
    guard !log.plays.isEmpty, log.plays.count <= playLimit else { return }
    let game = PlayedGame(log, under: Books.book(for: log), file: "fuzz", naming: .lines)
    for play in game.solution.plays { _ = game.reason(forRefusing: play) }
    for warning in game.warnings { _ = game.text(of: warning) }
    require(game.solution.plays.count == log.plays.count, "a play is lost")
  }
}
