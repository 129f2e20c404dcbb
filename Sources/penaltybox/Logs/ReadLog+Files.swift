import Feeds
import HockeyRules
import Scoresheets
import Surface

extension ReadLog {
  /// Reads the log in the file at `path` as the options of `arguments` say, with the summary in the file next
  /// to it, if it is a list of plays without one.
  init(at path: String, _ arguments: Arguments, shelf: BookShelf) throws(FileError) {
    let text = try FileSystem.contents(of: path)
    var summary: NamedText?
    var problem: String?
    do throws(FileError) {
      if let beside = Companion.summary(beside: path) {
        summary = NamedText(
          name: beside, text: try FileSystem.contents(of: beside, followsLink: false))
      }
    } catch {
      // The plays may be there without a summary.
      if !error.isMissing { problem = error.message }
    }
    let under = arguments[.under]
    self.init(
      NamedText(name: path, text: text), format: arguments[.from].flatMap { LogFormat(name: $0) },
      league: arguments[.league], summary: summary
    ) { log in shelf.schedule(of: log, in: path, choice: under) }
    if case .cases = format {
      log = GameLog()
      errors = [
        SurfaceError(
          "\(path.visible): this is a file of cases, not a log; use `penaltybox check`")
      ]
    }
    if let problem { errors.insert(SurfaceError(problem, .unreadable), at: 0) }
  }
}
