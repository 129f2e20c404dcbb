import Glibc
import Scoresheets

extension Verb {
  /// A scorekeeper's console on a log.
  static let live = Verb(
    name: "live",
    summary: "keep a game's log: type plays, see rulings and the box; each play is on disk first",
    operands: .one("LOG"),
    options: [
      .under, .home, .visiting, .kind,
      Option(
        name: .clock, value: .oneOf(["elapsed", "remaining"]),
        summary: "how times are typed and shown; as the log counts, elapsed in a new one"),
      .color, .quiet,
    ],
    examples: ["penaltybox live game.jsonl --under nhl-2025 --home TOR --visiting MTL"]
  ) { (arguments, console) throws(UsageError) in
    let path = arguments.operands.first ?? ""
    guard path != FileSystem.standardInput else { throw .noFileToKeep }
    // A file that may not grow any more is told of by `write`, where it can be dealt with.
    signal(SIGXFSZ, SIG_IGN)
    do throws(LiveFailure) {
      var live = try LiveLog(path: path, arguments: arguments).open(&console)
      return live.run(&console)
    } catch {
      console.report(error.message)
      return .couldNotRun
    }
  }
}
