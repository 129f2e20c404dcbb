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
      Option(
        name: .clock, value: .oneOf(["elapsed", "remaining"]),
        summary: "how that time is counted; as the log counts where it is left out"),
      .under, .from, .format(["text", "json"]), .color, .quiet,
    ],
    examples: ["penaltybox state game.sheet --at \"P2 12:34\""]
  ) { (arguments, console) throws(UsageError) in
    guard let at = arguments[.at] else { throw .optionMissing(.at, of: "state") }
    var player = LogPlayer(arguments)
    return try player.each(&console) { log, console in
      do throws(TimeError) {
        let moment = try moment(of: log, at: at, clock: arguments[.clock])
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

  /// The moment of `log` that the text `at` names.
  private static func moment(
    of log: PlayedLog, at: String, clock: String?
  ) throws(TimeError) -> Moment {
    var notation = log.game.notation
    if let clock = clock.flatMap(ClockDirection.init) { notation.clock = clock }
    let time: GameTime
    do throws(NotationError) {
      time = try notation.time(at)
    } catch {
      throw TimeError(message: error.report(in: "--at"))
    }
    do throws(Refusal) {
      return try Moment(of: log.game, at: time)
    } catch {
      let words = RulingWords(notation).words(for: error.reason)
      throw TimeError(message: "--at: `\(at)`: \(words.text)")
    }
  }
}

/// An instant that the game does not have, in words for people.
private struct TimeError: Error {
  var message: String
}

extension Notation {
  /// The time that a whole text such as `P2 12:34` names.
  fileprivate func time(_ text: String) throws(NotationError) -> GameTime {
    var cursor = LineCursor(try NotationLine(number: 1, bytes: Array(text.utf8)))
    let period = try cursor.period(
      schedule, shootOut: shootOut ?? schedule.regulationPeriods + 2)
    let time =
      period == shootOut && cursor.isAtEnd
      ? GameTime(period: period, elapsed: .zero) : try cursor.time(in: period, self)
    try cursor.expectEnd()
    return time
  }
}
