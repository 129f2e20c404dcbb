import HockeyRules
import Scoresheets
import Surface
import Views

extension Verb {
  /// Shows a game at an instant.
  static let state = Verb(
    name: "state",
    summary: "show a game at an instant: score, strength, who sits or waits, what changes next",
    operands: .one("LOG"),
    options: [
      Option(
        name: .at, value: .text("TIME"),
        summary: "the instant, such as \"P2 12:34\" (default: the log's end)"),
      .clock, .side, .names, .strict, .under, .fromLines, .jobs, .league,
      .format(["text", "json"]), .color, .quiet,
    ],
    examples: [
      "penaltybox state game.sheet --at \"P2 12:34\"",
      "penaltybox state game.sheet --at \"P2 12:34\" --side before --format json",
    ]
  ) { (arguments, console) throws(UsageError) in
    if arguments.readsLines {
      return try LineAnswers.print(.state(AskedInstant(arguments)), arguments, &console)
    }
    let instant = AskedInstant(arguments)
    let player = LogPlayer(arguments)
    return try player.each(&console) { log, console in
      do throws(SurfaceError) {
        let moment = try instant.moment(of: log.game)
        console.print(as: arguments[.format]) {
          StateText.text(of: moment, in: $0)
        } json: {
          StateJSON.write(moment, to: &$0)
        }
        return arguments.has(.strict) && !moment.warnings.isEmpty ? .differs : .done
      } catch {
        console.report(error.report)
        return .couldNotRun
      }
    }
  }
}
