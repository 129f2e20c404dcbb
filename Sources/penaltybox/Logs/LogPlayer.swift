import Audits
import HockeyRules
import Rulebooks
import Scoresheets
import Surface
import Views
import Workers

/// A reader and player of the logs that a verb is given.
struct LogPlayer {
  let arguments: Arguments
  private var shelf = BookShelf.ofFiles

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
        if let file = log.file, let words = taken.take(GameIdentity(file), at: file.name) {
          console.remark(words)
          continue
        }
        status = max(status, try self.show(log, &console, show))
      }
    }
    return status
  }

  /// A log that was read, and played if its book was found.
  private struct ShownLog: Sendable {
    var file: ReadLog?
    var played: PlayedLog?
    /// Why it cannot be read, or played, in words.
    var error: String?
  }

  private mutating func log(at path: String) -> ShownLog {
    do throws(FileError) {
      let file = try read(path)
      guard !file.isUnreadable else { return ShownLog(file: file) }
      do throws(SurfaceError) {
        return ShownLog(file: file, played: try play(file))
      } catch {
        return ShownLog(file: file, error: error.told(in: file.name))
      }
    } catch {
      return ShownLog(error: error.message)
    }
  }

  private func show(
    _ log: ShownLog, _ console: inout Console,
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
        console.remark("\(file.name): \(assumption)".visible)
      }
    }
    return max(status, tell(file, &console))
  }

  private mutating func play(_ file: ReadLog) throws(SurfaceError) -> PlayedLog {
    PlayedLog(
      file, under: try shelf.chosen(for: file.log, in: file.name, choice: arguments[.under]),
      called: file.name.fileName, isNamed: arguments.has(.names))
  }

  /// Plays what was read; nil, with an error reported, where no book can be found.
  mutating func play(_ file: ReadLog, _ console: inout Console) -> PlayedLog? {
    do throws(SurfaceError) {
      return try play(file)
    } catch {
      console.report(error.told(in: file.name))
      return nil
    }
  }

  /// Reports what is odd or wrong in a file, and what is missing of its game.
  func tell(_ file: ReadLog, _ console: inout Console) -> ExitStatus {
    for note in file.notes { console.remark("\(file.name): \(note)".visible) }
    for error in file.errors { console.report(error.report) }
    if let incompleteness = file.log.incompleteness {
      console.remark("\(file.name): incomplete: \(incompleteness.words)".visible)
    }
    guard file.errors.isEmpty else { return .couldNotRun }
    return file.log.incompleteness == nil ? .done : .differs
  }

  /// Reads the log at `path`; nil, with an error reported, if nothing of it can be read.
  func read(_ path: String, _ console: inout Console) -> ReadLog? {
    do throws(FileError) {
      return try read(path)
    } catch {
      console.report(error.message)
      return nil
    }
  }

  private func read(_ path: String) throws(FileError) -> ReadLog {
    try ReadLog(at: path, arguments, shelf: shelf)
  }
}
