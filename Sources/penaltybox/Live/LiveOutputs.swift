import HockeyRules
import Scoresheets
import Surface
import Views

/// What a console that keeps a log writes for other programs: its changes, and texts for a stream.
///
/// The game goes on if they cannot be written; the scorekeeper is told once.
struct LiveOutputs {
  private let events: String?
  private let folder: String?
  private var changes: [GameChange]
  private var texts: [String: String] = [:]
  private var hasFailed = false

  /// Outputs as `arguments` ask for them; the changes of `game` so far are known already.
  init(_ arguments: Arguments, of game: PlayedGame) {
    events = arguments[.events]
    folder = arguments[.textDir]
    changes = GameChange.all(in: game.solution)
  }

  /// Writes what is new in `live`; returns an error in words, the first time.
  mutating func update(_ live: KeptLog) -> String? {
    guard events != nil || folder != nil else { return nil }
    do throws(FileError) {
      if let events {
        let now = GameChange.all(in: live.game.solution)
        var writer = JSONWriter()
        for change in GameChange.new(in: now, since: changes) {
          ChangeLine(change, in: live.game).writeLine(to: &writer)
        }
        changes = now
        if !writer.bytes.isEmpty { try FileSystem.add(writer.bytes, to: events) }
      }
      if let folder, let moment = try? live.moment() {
        for (name, text) in StreamTexts.all(of: moment) where texts[name] != text {
          try FileSystem.write(Array(text.utf8), to: "\(folder)/\(name).txt")
          texts[name] = text
        }
      }
    } catch {
      guard !hasFailed else { return nil }
      hasFailed = true
      return error.message
    }
    return nil
  }
}
