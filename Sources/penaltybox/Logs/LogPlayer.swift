import Audits
import HockeyRules
import Rulebooks
import Scoresheets
import Views
import Workers

/// A log's file, and its game played under a book.
struct PlayedLog: Sendable {
  var file: LogFile
  var game: PlayedGame

  /// Plays the log of `file` under `book`; a choice that it leaves out is taken from the source's
  /// own record of strength, if that shows one.
  ///
  /// With `isNamed`, players are shown with their names.
  init(_ file: LogFile, under book: ChosenBook, isNamed: Bool = false) {
    self.file = file
    game = Self.game(of: file, under: book, isNamed: isNamed)
    let choices = RecordedChoices(in: file.log, solvedAs: game.solution)
    guard choices.count > 0 else { return }
    self.file.log = choices.log
    game = Self.game(of: self.file, under: book, isNamed: isNamed)
  }

  private static func game(
    of file: LogFile, under book: ChosenBook, isNamed: Bool
  ) -> PlayedGame {
    PlayedGame(
      file.log, under: book.edition.rulebook, file: file.path.fileName, naming: file.naming,
      isNamed: isNamed, assumption: book.assumption?.words)
  }
}

/// A reader and player of the logs that a verb is given.
struct LogPlayer {
  let arguments: Arguments
  private var shelf = BookShelf()

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  /// How many logs are read and played for each thread before they are shown: memory does not grow with
  /// the number of logs.
  private static let logsPerThread = 8

  /// Shows each log with `show`, in order; reports the errors of those that cannot be read or played.
  ///
  /// Several threads read and play them. If a log cannot be read to its end, the valid part is shown
  /// before the error.
  func each(
    _ console: inout Console, _ show: (PlayedLog, inout Console) throws(UsageError) -> ExitStatus
  ) throws(UsageError) -> ExitStatus {
    let jobs = try arguments.jobs()
    let (arguments, paths) = (arguments, arguments.operands)
    var status = ExitStatus.done
    var taken = TakenGames()
    for start in stride(from: 0, to: paths.count, by: jobs * Self.logsPerThread) {
      let count = min(jobs * Self.logsPerThread, paths.count - start)
      let logs = Workers.map(
        count, threads: jobs, state: { LogPlayer(arguments) },
        progress: { console.progress(start + $0, of: paths.count) },
        { player, index in player.log(at: paths[start + index]) })
      for log in logs {
        if let file = log.file, let words = taken.take(GameIdentity(file), at: file.path) {
          console.remark(words)
          continue
        }
        status = max(status, try self.show(log, &console, show))
      }
    }
    return status
  }

  /// A log that was read, and played if its book was found.
  private struct ReadLog: Sendable {
    var file: LogFile?
    var played: PlayedLog?
    /// Why it cannot be read, or played, in words.
    var error: String?
  }

  private mutating func log(at path: String) -> ReadLog {
    do throws(FileError) {
      let file = try read(path)
      guard file.errors.isEmpty || !file.log.plays.isEmpty else { return ReadLog(file: file) }
      do throws(BookError) {
        return ReadLog(file: file, played: try play(file))
      } catch {
        return ReadLog(file: file, error: error.message(for: file.path))
      }
    } catch {
      return ReadLog(error: error.message)
    }
  }

  private func show(
    _ log: ReadLog, _ console: inout Console,
    _ show: (PlayedLog, inout Console) throws(UsageError) -> ExitStatus
  ) throws(UsageError) -> ExitStatus {
    var status = ExitStatus.done
    if let error = log.error {
      console.report(error)
      status = .couldNotRun
    }
    guard let file = log.file else { return status }
    if let played = log.played {
      status = try show(played, &console)
      if let assumption = played.game.assumption {
        console.remark("\(file.path): \(assumption)".visible)
      }
    }
    return max(status, tell(file, &console))
  }

  private mutating func play(_ file: LogFile) throws(BookError) -> PlayedLog {
    PlayedLog(
      file, under: try shelf.chosen(for: file.log, in: file.path, choice: arguments[.under]),
      isNamed: arguments.has(.names))
  }

  /// Plays what was read; nil, with an error reported, where no book can be found.
  mutating func play(_ file: LogFile, _ console: inout Console) -> PlayedLog? {
    do throws(BookError) {
      return try play(file)
    } catch {
      console.report(error.message(for: file.path))
      return nil
    }
  }

  /// Reports what is odd or wrong in a file, and what is missing of its game.
  func tell(_ file: LogFile, _ console: inout Console) -> ExitStatus {
    for note in file.notes { console.remark("\(file.path): \(note)".visible) }
    for error in file.errors { console.report(error) }
    if let incompleteness = file.log.incompleteness {
      console.remark("\(file.path): incomplete: \(incompleteness.words)".visible)
    }
    guard file.errors.isEmpty else { return .couldNotRun }
    return file.log.incompleteness == nil ? .done : .differs
  }

  /// Reads the log at `path`; nil, with an error reported, if nothing of it can be read.
  func read(_ path: String, _ console: inout Console) -> LogFile? {
    do throws(FileError) {
      return try read(path)
    } catch {
      console.report(error.message)
      return nil
    }
  }

  private func read(_ path: String) throws(FileError) -> LogFile {
    let under = arguments[.under]
    return try LogFile.read(path, format: arguments[.from], league: arguments[.league]) { log in
      BookShelf.schedule(of: log, in: path, choice: under)
    }
  }
}
