import Audits
import HockeyRules
import Rulebooks
import Scoresheets
import Views

/// A log's file, and its game played under a book.
struct PlayedLog {
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

/// A reader and player of the logs that a verb is given, one after the other.
struct LogPlayer {
  let arguments: Arguments
  private var shelf = BookShelf()

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  /// Shows each log with `show`; reports the errors of those that cannot be read or played.
  ///
  /// If a log cannot be read to its end, the valid part is shown before the error.
  mutating func each(
    _ console: inout Console, _ show: (PlayedLog, inout Console) throws(UsageError) -> ExitStatus
  ) throws(UsageError) -> ExitStatus {
    var status = ExitStatus.done
    for (index, path) in arguments.operands.enumerated() {
      console.progress(index, of: arguments.operands.count)
      status = max(status, try play(path, &console, show))
    }
    return status
  }

  private mutating func play(
    _ path: String, _ console: inout Console,
    _ show: (PlayedLog, inout Console) throws(UsageError) -> ExitStatus
  ) throws(UsageError) -> ExitStatus {
    guard let file = read(path, &console) else { return .couldNotRun }
    var status = ExitStatus.done
    if file.errors.isEmpty || !file.log.plays.isEmpty {
      if let log = play(file, &console) {
        status = max(try show(log, &console), tell(log.game, of: file, &console))
      } else {
        status = .couldNotRun
      }
    }
    return max(status, tell(file, &console))
  }

  /// Plays what was read; nil, with an error reported, where no book can be found.
  mutating func play(_ file: LogFile, _ console: inout Console) -> PlayedLog? {
    do throws(BookError) {
      return PlayedLog(
        file, under: try shelf.chosen(for: file.log, in: file.path, choice: arguments[.under]),
        isNamed: arguments.has(.names))
    } catch {
      console.report(error.message(for: file.path))
      return nil
    }
  }

  /// Tells under what book a game was played, where that was assumed, and what is missing of it.
  private func tell(
    _ game: PlayedGame, of file: LogFile, _ console: inout Console
  ) -> ExitStatus {
    if let assumption = game.assumption { console.remark("\(file.path): \(assumption)".visible) }
    guard let incompleteness = game.incompleteness else { return .done }
    console.remark("\(file.path): incomplete: \(incompleteness.words)".visible)
    return .differs
  }

  /// Reports what is odd or wrong in a file.
  func tell(_ file: LogFile, _ console: inout Console) -> ExitStatus {
    for note in file.notes { console.remark("\(file.path): \(note)".visible) }
    for error in file.errors { console.report(error) }
    return file.errors.isEmpty ? .done : .couldNotRun
  }

  /// Reads the log at `path`; nil, with an error reported, if nothing of it can be read.
  func read(_ path: String, _ console: inout Console) -> LogFile? {
    let under = arguments[.under]
    do throws(FileError) {
      return try LogFile.read(path, format: arguments[.from], league: arguments[.league]) { log in
        BookShelf.schedule(of: log, in: path, choice: under)
      }
    } catch {
      console.report(error.message)
      return nil
    }
  }
}
