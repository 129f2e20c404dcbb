import Audits
import Cases
import Feeds
import HockeyRules
import Rulebooks
import Scoresheets
import Surface
import Views

struct LogPlayer {
  let arguments: Arguments
  /// Whether to play each case of a file of cases.
  private let takesCases: Bool
  /// The season to which the logs belong, or `nil`.
  private let season: SeasonMaker?
  private var shelf = BookShelf.ofFiles

  init(_ arguments: Arguments, takesCases: Bool = false, season: SeasonMaker? = nil) {
    self.arguments = arguments
    self.takesCases = takesCases
    self.season = season
  }

  /// Reads each log, and calls `make` for it in several threads and then `take` in order.
  ///
  /// It reports unreadable files, and the errors that `take` throws.
  func each<Made: Sendable>(
    _ console: inout Console, _ make: @escaping @Sendable (inout LogPlayer, ReadLog) -> Made,
    take: (ReadLog, Made, inout Console) throws(SurfaceError) -> ExitStatus
  ) throws(SurfaceError) -> ExitStatus {
    var taken = TakenGames()
    return try arguments.each(of: arguments.operands, with: self, &console) { player, path in
      player.logs(at: path, make)
    } take: { (log, console) throws(SurfaceError) in
      let (file, made) = try log.get()
      guard let words = taken.take(file) else { return try take(file, made, &console) }
      console.remark(words)
      return .done
    }
  }

  private mutating func logs<Made>(
    at path: String, _ make: (inout LogPlayer, ReadLog) -> Made
  ) -> [Result<(ReadLog, Made), SurfaceError>] {
    do throws(SurfaceError) {
      var logs: [Result<(ReadLog, Made), SurfaceError>] = []
      for file in try read(path).each(cases: takesCases) {
        logs.append(.success((file, make(&self, file))))
      }
      return logs
    } catch { return [.failure(SurfaceError(error.told(in: path)))] }
  }

  /// Plays each log and calls `show` for it, in order.
  ///
  /// Reports each log that cannot be read or played. If a log cannot be read to its end, its valid
  /// part is shown before the error.
  func each(
    _ console: inout Console,
    _ show: (PlayedLog, inout Console) throws(SurfaceError) -> ExitStatus
  ) throws(SurfaceError) -> ExitStatus {
    try each(&console) { player, file -> Result<PlayedLog?, SurfaceError> in
      do throws(SurfaceError) {
        return .success(file.isUnreadable ? nil : try player.play(file))
      } catch { return .failure(SurfaceError(error.told(in: file.name))) }
    } take: { (file, played, console) throws(SurfaceError) in
      var status = ExitStatus.done
      do throws(SurfaceError) {
        if let log = try played.get() { status = try show(log, &console) }
      } catch {
        console.report(error.report)
        status = .couldNotRun
      }
      if case .success(let log?) = played, let assumption = log.game.assumption {
        console.remark("\(file.name): \(assumption)".visible)
      }
      if [.sheet, .jsonLines].contains(file.format), file.log.endsWithPenalty {
        let words = "the log ends as a penalty begins, whose power play does not count yet"
        console.remark("\(file.name): \(words); `game-end` ends the game".visible)
      }
      return max(status, tell(file, &console))
    }
  }

  mutating func play(_ file: ReadLog) throws(SurfaceError) -> PlayedLog {
    PlayedLog(
      file, under: try shelf.chosen(for: file.log, in: file.name, choice: arguments[.under]),
      called: file.title, isNamed: arguments.has(.names),
      after: try season?.earlierGames(for: file.log, in: file.name.fileName))
  }

  /// The log of `file` in `format`, or `nil` if nothing of it can be read.
  func converted(_ file: ReadLog, to format: ConvertedFormat) -> ConvertedLog? {
    guard !file.isUnreadable else { return nil }
    let log = shelf.completed(file.log, in: file.name, choice: arguments[.under])
    return ConvertedLog(log, of: file.name, as: format, isNamed: arguments.has(.names))
  }

  func read(_ path: String) throws(SurfaceError) -> ReadLog {
    let table = try arguments.tableWords()
    return try ReadLog(at: path, arguments, shelf: shelf, takesCases: takesCases, table: table)
  }

  /// Reports what is odd or wrong in a file, and what its game lacks.
  func tell(_ file: ReadLog, _ console: inout Console) -> ExitStatus {
    for note in file.notes { console.remark("\(file.name): \(note)".visible) }
    for error in file.errors { console.report(error.report) }
    if let incompleteness = file.log.incompleteness {
      console.remark("\(file.name): incomplete: \(incompleteness.words)".visible)
    }
    guard file.errors.isEmpty else { return .couldNotRun }
    return file.log.incompleteness == nil ? .done : .differs
  }
}

extension PlayedLog {
  /// Reports the plays that the book refuses.
  ///
  /// Rows of goals or penalties leave such plays out, and in a long replay a reader may miss them.
  func status(ofRefusals console: inout Console) -> ExitStatus {
    if let words = game.refusedPlays { console.remark("\(file.name): \(words)".visible) }
    return game.solution.refusals.isEmpty ? .done : .differs
  }
}

extension ReadLog {
  /// Reads the log in the file at `path`, with the options in `arguments`.
  ///
  /// If the file is a list of plays only, the summary in the file next to it is read, too.
  init(
    at path: String, _ arguments: Arguments, shelf: BookShelf, takesCases: Bool = false,
    table: TableWords = TableWords()
  ) throws(SurfaceError) {
    let text = try NamedText(at: path)
    var summary: NamedText?
    var problem: SurfaceError?
    do throws(SurfaceError) {
      if let file = HockeyTechFeed.summary(besidePlays: path) {
        summary = try NamedText(at: file, followsLink: false)
      }
    } catch {
      // A list of plays may have no summary.
      if error.code != .missing { problem = error }
    }
    let isTable = !table.columns.isEmpty || table.teams != nil
    let format = arguments[.from].flatMap { LogFormat(name: $0) }
    self.init(
      text, format: format ?? (isTable ? .table : nil), league: arguments[.league],
      summary: summary, table: table)
    if case .cases = self.format, !takesCases {
      log = GameLog()
      let words = "this is a file of cases, not a log; use `penaltybox check` or `replay`"
      errors = [SurfaceError("\(path.visible): \(words)")]
    }
    if let problem { errors.insert(problem, at: 0) }
  }
}

extension ReadLog {
  var title: String { `case`?.title ?? name.fileName }
}

extension AskedInstant {
  init(_ arguments: Arguments) {
    self.init(
      at: arguments[.at].map { .typed($0) },
      clock: arguments[.clock].flatMap { ClockDirection(rawValue: $0) },
      side: arguments[.side].flatMap { Timeline.Side(rawValue: $0) })
    names = (at: "--at", plays: "PLAY")
  }
}

/// The games that a verb has taken from leagues' feeds, so that none counts twice.
///
/// The plays and the summary of a game may both be among the files, under names that do not match.
struct TakenGames {
  private var paths: [FeedGame: String] = [:]

  /// Takes the game in `file`, or returns why it is left out.
  ///
  /// Another file may complete an incomplete game, so such a game may come again.
  mutating func take(_ file: ReadLog) -> String? {
    guard file.errors.isEmpty, let game = file.feedGame else { return nil }
    if let first = paths[game] { return FeedGame.remark(file.name, sameAs: first) }
    if file.log.incompleteness == nil, file.log.result?.isFinal != false { paths[game] = file.name }
    return nil
  }
}

extension Arguments {
  /// The options' facts about a table; a log with columns or teams in the options is a table.
  func tableWords() throws(SurfaceError) -> TableWords {
    var words = TableWords()
    words.book = self[.under]
    words.clock = has(.at) ? nil : self[.clock].flatMap { ClockDirection(rawValue: $0) }
    switch (self[.home], self[.visiting]) {
    case (let home?, let visiting?): words.teams = PerTeam(home: home, visiting: visiting)
    case (nil, nil): break
    case (_?, nil), (nil, _?):
      throw SurfaceError(
        "`--home NAME` and `--visiting NAME` go together: the teams as the table names them")
    }
    for part in (self[.columns] ?? "").split(separator: ",") {
      let parts = part.split(separator: "=", maxSplits: 1).map { String($0) }
      guard parts.count == 2, let column = TableLog.Column(rawValue: parts[0]) else {
        let known = TableLog.Column.allCases.map { $0.rawValue }
        let nearest = nearestMatch(to: parts.first ?? "", among: known)
        throw SurfaceError(
          "`--columns` has \(known.map { "`\($0)=NAME`" }.listed("or")), not `\(part)`".visible
            + SurfaceError.question(nearest))
      }
      words.columns[column] = parts[1]
    }
    return words
  }
}
