import Audits
import HockeyRules
import Scoresheets
import Views

extension Verb {
  /// Holds logs against their sources' own figures.
  static let audit = Verb(
    name: "audit",
    summary: "where a log's own record of strength and the rulebook part",
    operands: .several("LOG"),
    options: [.under, .from, .official, .color, .quiet],
    examples: [
      "penaltybox audit game.json", "penaltybox audit --official figures.csv games/*.json",
    ]
  ) { (arguments, console) throws(UsageError) in
    let official: OfficialRecord?
    do throws(OfficialError) {
      official = try record(arguments[.official])
    } catch {
      console.report(error.message)
      return .couldNotRun
    }
    var report = AuditReport()
    var player = LogPlayer(arguments)
    let read = try player.each(&console) { log, console in
      let audit = Audit(
        of: log.file.log, solvedAs: log.game.solution,
        fullStrength: log.game.book.play.skaters.value)
      let claims = ClaimAudit(of: log.file.log, solvedAs: log.game.solution)
      let hasOwnWord = claims.agreement != ClaimAgreement() || log.file.log.hasOfficialFigures
      guard audit.agreement.plays > 0 || hasOwnWord else {
        console.report("\(log.file.path): this log has no strength of its own to audit")
        return .couldNotRun
      }
      report.add(audit, of: log.file.log.season)
      for difference in audit.differences {
        report.differences += text(of: difference, in: log, console.palette)
      }
      report.add(claims, of: log)
      let agrees = report.hold(log, against: official)
      return audit.differences.isEmpty && claims.differences.isEmpty && agrees ? .done : .differs
    }
    if !console.isQuiet { console.print(report.tables(console.palette)) }
    console.print(report.differences)
    return read
  }

  /// The record of official figures at `path`; nil where none is named.
  private static func record(_ path: String?) throws(OfficialError) -> OfficialRecord? {
    guard let path else { return nil }
    let text: [UInt8]
    do throws(FileError) {
      text = try FileSystem.contents(of: path)
    } catch {
      throw OfficialError(message: error.message)
    }
    do throws(OfficialRecord.UnreadableLine) {
      return try OfficialRecord(text)
    } catch {
      throw OfficialError(
        message: "\(path):\(error.line):1: expected game_id,side,goals,pim,pp_opp,pp_goals\n"
          + "  \(error.text)\n  ^")
    }
  }

  /// A difference with its situation.
  private static func text(
    of difference: Difference, in log: PlayedLog, _ palette: Palette
  ) -> String {
    guard let first = difference.plays.first, let last = difference.plays.last else { return "" }
    let plays = log.file.log.plays
    let time = plays[first].event.time
    let notation = log.game.notation
    var head = "\(log.file.path):\(plays[first].line): \(log.game.name) \(notation.text(of: time))"
    if last != first {
      let end = notation.text(of: plays[last].event.time, in: time.period)
      head += " to \(end), \(difference.plays.count) plays"
    }
    let figures =
      "ruled \(difference.ruled.home)v\(difference.ruled.visiting), "
      + "recorded \(difference.recorded.home)v\(difference.recorded.visiting)"
    let moment = try? Moment(of: log.game, at: time)
    let situation = moment.map { moment in
      let state = moment.state.game
      return log.game.words.situation(of: state, at: state.schedule.instant(of: time))
    }
    return palette.paint(head, .strong) + "\n  " + palette.paint(figures, .bad)
      + (situation.map { " · \($0)" } ?? "") + "\n"
  }
}

/// A file of official figures that cannot be read, in words.
private struct OfficialError: Error {
  var message: String
}
