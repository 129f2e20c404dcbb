import Audits
import Feeds
import HockeyRules
import Scoresheets
import Views

/// Audits logs one by one; each thread has one of its own.
struct LogAuditor {
  let arguments: Arguments
  let official: OfficialRecord?
  let known: KnownErrors
  private var shelf = BookShelf()

  init(_ arguments: Arguments, official: OfficialRecord?, known: KnownErrors) {
    self.arguments = arguments
    self.official = official
    self.known = known
  }

  /// Reads, plays and audits the log at `path`.
  ///
  /// The good part of a log that cannot be read to its end is audited.
  mutating func audit(_ path: LogPaths.Path) -> AuditedLog {
    var audited = AuditedLog()
    do throws(FileError) {
      let file = try read(path.path)
      audited.remarks = file.notes.map { "\(file.path): \($0)" }
      if file.errors.isEmpty || !file.log.plays.isEmpty { audit(file, path, &audited) }
      audited.errors += file.errors
    } catch {
      audited.errors.append(error.message)
    }
    return audited
  }

  private func read(_ path: String) throws(FileError) -> LogFile {
    let under = arguments[.under]
    return try LogFile.read(path, format: arguments[.from]) { log in
      BookShelf.schedule(of: log, choice: under)
    }
  }

  private mutating func audit(
    _ file: LogFile, _ path: LogPaths.Path, _ audited: inout AuditedLog
  ) {
    let log: PlayedLog
    do throws(BookError) {
      log = PlayedLog(file, under: try shelf.book(for: file.log, choice: arguments[.under]))
    } catch {
      audited.errors.append(error.message(for: file.path))
      return
    }
    let audit = Audit(
      of: log.game.log, solvedAs: log.game.solution,
      fullStrength: log.game.book.play.skaters.value)
    var game = AuditedGame(
      name: log.game.name, path: file.path, book: log.game.book.name, group: Self.group(of: file))
    game.agreement = audit.agreement
    hold(&game, against: officialFigures(of: log.game), log.game)
    hold(&game, againstClaimsOf: log.game)
    guard game.hasSomething else {
      let words = "\(file.path): this log has no strength of its own to audit"
      if path.isFound {
        audited.remarks.append("\(words); skipped")
      } else {
        audited.errors.append(words)
      }
      return
    }
    if !audit.differences.isEmpty { add(audit.differences, of: log, to: &game, &audited) }
    audited.game = game
  }

  private static func group(of file: LogFile) -> AuditedGame.Group {
    AuditedGame.Group(
      league: file.log.league ?? file.format.rawValue, season: file.log.season)
  }

  /// What the league itself says of a game, as far as it is at hand.
  private func officialFigures(of game: PlayedGame) -> PerTeam<OfficialFigures?> {
    let told = official?[game.name] ?? PerTeam(both: nil)
    return PerTeam(
      home: told.home ?? game.log.official.home,
      visiting: told.visiting ?? game.log.official.visiting)
  }

  /// Holds a game against what its source makes of single plays.
  private func hold(_ game: inout AuditedGame, againstClaimsOf played: PlayedGame) {
    let audit = ClaimAudit(of: played.log, solvedAs: played.solution)
    game.claimed = audit.agreement
    game.claims = audit.differences.map { difference in
      let play = played.log.plays[difference.play]
      let finding = Finding(difference, of: play.event.id, in: game.name)
      return AuditedClaim(
        difference: difference, line: play.line,
        time: played.notation.text(of: play.event.time),
        play: played.notation.text(of: play.event.play), finding: finding,
        known: known.index(of: finding))
    }
  }

  /// Holds a game's figures against the official ones.
  private func hold(
    _ game: inout AuditedGame, against official: PerTeam<OfficialFigures?>, _ played: PlayedGame
  ) {
    for team in Team.allCases {
      guard let told = official[team] else { continue }
      game.teamsHeld.append(team)
      let ruled = OfficialFigures(of: team, in: played.solution.game)
      for difference in game.official.compare(told, with: ruled, of: team) {
        var figure = AuditedFigure(difference, in: played)
        figure.known = known.index(of: figure.finding)
        game.figures.append(figure)
      }
    }
  }

  private func add(
    _ differences: [Difference], of log: PlayedLog, to game: inout AuditedGame,
    _ audited: inout AuditedLog
  ) {
    let chart = chart(of: log, &audited)
    game.differences = differences.compactMap { difference in
      guard var found = AuditedDifference(difference, in: log.game, chart) else { return nil }
      found.known = found.finding.flatMap { known.index(of: $0) }
      return found
    }
  }

  /// The game's shift chart; nil where none is asked for, and what is wrong told where it cannot be
  /// had.
  private func chart(of log: PlayedLog, _ audited: inout AuditedLog) -> ShiftChart? {
    guard let folder = arguments[.shifts] else { return nil }
    guard let numbers = log.file.numbers else {
      audited.remarks.append(
        "\(log.file.path): this log tells no goalkeepers by a chart's numbers; audited without")
      return nil
    }
    let path = folder + (folder.hasSuffix("/") ? "" : "/") + log.game.name + ".csv"
    let text: [UInt8]
    do throws(FileError) {
      text = try FileSystem.contents(of: path)
    } catch {
      guard case .missing = error.problem else {
        audited.errors.append(error.message)
        return nil
      }
      audited.remarks.append("\(path): there is no such shift chart; audited without")
      return nil
    }
    do throws(TableError) {
      return try ShiftChart(text, numbers: numbers)
    } catch {
      audited.errors.append(error.message(file: path))
      return nil
    }
  }
}

extension AuditedGame {
  /// Whether its source tells anything that a rulebook can be held against.
  fileprivate var hasSomething: Bool {
    agreement.plays > 0 || !teamsHeld.isEmpty || claimed.comparedPenalties > 0
      || claimed.comparedGoals > 0
  }
}
