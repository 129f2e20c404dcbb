import Audits
import Feeds
import HockeyRules
import Scoresheets
import Views

extension FuzzTarget {
  static let nhl = FuzzTarget(name: "nhl", longest: 2048) { bytes in
    _ = Feed.detect(bytes)
    check(NHLFeed.read(bytes))
  }

  static let liiga = FuzzTarget(name: "liiga", longest: 2048) { bytes in
    _ = Feed.detect(bytes)
    check(LiigaFeed.read(bytes))
  }

  /// The plays and, after a NUL, their summary.
  static let pwhl = FuzzTarget(name: "pwhl", longest: 2048) { bytes in
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    let reading = HockeyTechFeed.read(
      Array(parts[0]), beside: parts.count > 1 ? Array(parts[1]) : nil)
    _ = reading.summaryError?.message(file: "fuzz")
    check(reading.log)
  }

  /// Reads a feed of any league.
  static func reading(of text: [UInt8]) -> LogReading {
    switch Feed.detect(text) {
    case .liiga: LiigaFeed.read(text)
    case .hockeyTech: HockeyTechFeed.read(text).log
    case .nhl, .sheet, .cases, .jsonLines, .table, .swehockey: NHLFeed.read(text)
    }
  }

  /// Writes and audits the log that was read, if it has at most `limit` plays.
  static func check(_ reading: LogReading, upTo limit: Int = playLimit) {
    for note in reading.notes { _ = note.words }
    _ = reading.error?.message(file: "fuzz")
    let log = reading.log
    guard log.plays.count <= limit else { return }
    checkSheet(of: log, isFromSheet: false)
    guard !log.plays.isEmpty else { return }
    checkJSONLines(of: log, isFromFeed: true)
    audit(log, shownBy: nil)
  }

  /// Audits `log`, and explains the differences by `chart`.
  static func audit(_ log: GameLog, shownBy chart: ShiftChart?) {
    let book = Books.book(for: log)
    let game = PlayedGame(log, under: book, file: "fuzz", naming: .ids)
    let audit = Audit(
      of: game.log, solvedAs: game.solution, fullStrength: book.play.skaters.value)
    let audited = GameAudit(
      of: game, audit, path: "fuzz",
      season: LeagueSeason(league: log.league ?? "nhl", year: log.season),
      official: log.official, known: KnownErrors()
    ) { chart }
    var summary = AuditSummary(known: KnownErrors())
    summary.add(audited)
    var writer = JSONWriter()
    summary.writeLine(to: &writer)
    let page = Document.audit(summary, known: "")
    _ = (page.text(in: .plain), page.html)
    checkKnownLines(of: summary)
  }

  /// Checks that an audit's differences, listed as known errors, can be read again.
  private static func checkKnownLines(of summary: AuditSummary) {
    let text = summary.knownLines
    do throws(NotationError) {
      let read = try KnownErrors(text.utf8)
      require(read.entries.count == text.count { $0 == "\n" }, "a known error is lost\n\(text)")
    } catch {
      fatalError("known errors are not read: \(error)\n\(text)")
    }
  }
}
