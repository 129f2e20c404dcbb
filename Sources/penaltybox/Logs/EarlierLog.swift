import HockeyRules
import Scoresheets
import Surface
import Views

/// What a reader of a log has seen of it before: the value of `--since`.
struct EarlierLog {
  let arguments: Arguments
  /// The id of the last play seen, or the file as it was read before.
  let value: String

  /// The plays of `game` that are new.
  func newPlays(
    in game: PlayedGame, _ console: inout Console
  ) throws(UsageError) -> NewPlays? {
    if let plays = NewPlays(in: game, afterPlay: value) { return plays }
    guard FileSystem.kind(of: value) != nil else {
      console.report(
        "--since: no play of \(game.name) is called `\(value)`, and there is no such file; "
          .visible + "expected a play's id, or the file as it was read before")
      return nil
    }
    var earlier = arguments
    earlier.operands = [value]
    var player = LogPlayer(earlier)
    // What was odd in the earlier file was said when it was read.
    guard let file = player.read(value, &console), let log = player.play(file, &console) else {
      return nil
    }
    return NewPlays(in: game, since: log.game)
  }
}
