import HockeyRules
import Scoresheets
import Views

extension Verb {
  /// Shows a game at an instant.
  static let state = Verb(
    name: "state",
    summary: "a game at an instant: score, strength, who sits, who waits, what changes next",
    operands: .one("LOG"),
    options: [
      Option(name: .at, value: .text("TIME"), summary: "the instant, such as \"P2 12:34\""),
      .clock, .side, .under, .from, .format(["text", "json"]), .color, .quiet,
    ],
    examples: [
      "penaltybox state game.sheet --at \"P2 12:34\"",
      "penaltybox state game.sheet --at \"P2 12:34\" --side before --format json",
    ]
  ) { (arguments, console) throws(UsageError) in
    guard arguments[.at] != nil else { throw .optionMissing(.at, of: "state") }
    let instant = LogInstant(arguments)
    var player = LogPlayer(arguments)
    return try player.each(&console) { log, console in
      do throws(InstantError) {
        let moment = try instant.moment(of: log.game)
        if arguments[.format] == "json" {
          var writer = JSONWriter()
          StateJSON.write(moment, to: &writer)
          console.print(writer.bytes)
        } else {
          console.print(StateText.text(of: moment, in: console.palette))
        }
        return .done
      } catch {
        console.report(error.message)
        return .couldNotRun
      }
    }
  }
}
