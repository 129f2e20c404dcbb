import Audits
import Scoresheets
import Views

/// The results of the logs audited so far, of which no more is kept than is told at the end.
struct AuditedLogs: Sendable {
  private(set) var console: Console
  private(set) var summary: AuditSummary
  /// Whether something of a log could not be read or played.
  private(set) var hasErrors = false
  /// The names of the games, where there are official figures that some game should have.
  private(set) var played: Set<String> = []
  private var counts: [(assumption: String, logs: Int)] = []
  private var taken = TakenGames()
  private var done = 0
  private let logs: Int
  private let hasOfficial: Bool

  /// No results yet of as many `logs`; remarks and errors go to `console`.
  init(_ console: Console, of logs: Int, official: OfficialRecord?, known: KnownErrors) {
    self.console = console
    self.logs = logs
    summary = AuditSummary(known: known)
    hasOfficial = official != nil
  }

  /// Adds the next log, unless its game was there before, and tells at once what was wrong with it; more are
  /// wanted whatever it was.
  mutating func add(_ log: AuditedLog) -> Bool {
    done += 1
    console.progress(done, of: logs)
    if let words = taken.take(log.identity, at: log.path) {
      console.remark(words)
      return true
    }
    for remark in log.remarks { console.remark(remark) }
    for error in log.errors { console.report(error) }
    if !log.errors.isEmpty { hasErrors = true }
    if let assumption = log.assumption { count(assumption) }
    guard let game = log.game else { return true }
    if hasOfficial { played.insert(game.name) }
    summary.add(game)
    return true
  }

  private mutating func count(_ assumption: String) {
    if let index = counts.firstIndex(where: { $0.assumption == assumption }) {
      counts[index].logs += 1
    } else {
      counts.append((assumption, 1))
    }
  }

  /// For how many logs each book was assumed, in words.
  var assumptions: [String] {
    counts.map { "\($0.logs) \($0.logs == 1 ? "log" : "logs"): \($0.assumption)".visible }
  }
}
