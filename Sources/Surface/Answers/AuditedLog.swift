package import Audits
import Feeds
import HockeyRules
import Scoresheets
package import Views

package struct AuditTexts: Sendable {
  /// The league's own figures.
  package var official: NamedText?
  /// The list of known errors in the league's figures.
  package var known: NamedText?
  var shifts: NamedText?

  package init() {}
}

package struct AuditEvidence: Sendable {
  package let official: OfficialRecord?
  package let known: KnownErrors

  package init(_ texts: AuditTexts) throws(SurfaceError) {
    if let file = texts.official {
      do throws(TableError) { official = try OfficialRecord(file.text) } catch {
        throw SurfaceError(error, in: file.name)
      }
    } else {
      official = nil
    }
    guard let file = texts.known else {
      known = KnownErrors()
      return
    }
    do throws(NotationError) { known = try KnownErrors(file.text) } catch {
      throw SurfaceError(error, in: file.name)
    }
  }
}

extension PlayedLog {
  /// The audit of the game by `evidence`, which asks for `chart` only if a strength differs.
  ///
  /// Throws if the log has nothing to compare with a rulebook's rulings.
  package func audit(
    by evidence: AuditEvidence, chart: () -> ShiftChart?
  ) throws(SurfaceError) -> GameAudit {
    let audit = GameAudit(
      of: game,
      Audit(of: game.log, solvedAs: game.solution, fullStrength: game.book.play.skaters.value),
      path: file.name,
      season: LeagueSeason(league: file.log.league ?? file.format.rawValue, year: file.log.season),
      official: evidence.official?[game.name] ?? PerTeam(both: nil), known: evidence.known,
      chart: chart)
    guard audit.hasSomething else {
      throw SurfaceError(
        "the log has no recorded strength to audit", .nothingRecorded, in: file.name)
    }
    return audit
  }

  /// The shift chart in `text`; `nil` if the log does not know the league's numbers of its
  /// goalkeepers.
  package func chart(_ text: NamedText) throws(SurfaceError) -> ShiftChart? {
    guard let numbers = file.numbers else { return nil }
    do throws(TableError) { return try ShiftChart(text.text, numbers: numbers) } catch {
      throw SurfaceError(error, in: text.name)
    }
  }

  func audit(by texts: AuditTexts) throws(SurfaceError) -> AuditSummary {
    let evidence = try AuditEvidence(texts)
    var shifts: ShiftChart?
    if let text = texts.shifts {
      shifts = try chart(text)
      if shifts == nil {
        throw SurfaceError("the log lacks the numbers of a chart's goalkeepers", .nothingRecorded)
      }
    }
    var summary = AuditSummary(known: evidence.known)
    summary.add(try audit(by: evidence) { shifts })
    return summary
  }
}
