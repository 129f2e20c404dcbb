import HockeyRules
import Scoresheets
import Views

extension Verb {
  /// Says what the book would rule if something happened.
  static let ask = Verb(
    name: "ask",
    summary:
      "what the book would rule if this happened now; without a PLAY, what a bench asks most",
    operands: .oneWith("LOG", others: "PLAY"),
    options: [
      Option(
        name: .at, value: .text("TIME"),
        summary: "the instant, such as \"P2 12:34\"; the log's end where it is left out"),
      .clock, .side, .under, .from, .format(["text", "json"]), .color, .quiet,
    ],
    examples: [
      "penaltybox ask game.sheet --at \"P2 12:34\" \"B goal\"",
      "penaltybox ask game.sheet --at \"P2 12:34\" \"A6 2 hooking\" \"B7 2 roughing\"",
      "penaltybox ask game.sheet",
    ]
  ) { (arguments, console) throws(UsageError) in
    let instant = LogInstant(arguments)
    let texts = Array(arguments.operands.dropFirst())
    var log = arguments
    log.operands = Array(arguments.operands.prefix(1))
    var player = LogPlayer(log)
    return try player.each(&console) { log, console in
      do throws(InstantError) {
        let moment = try instant.moment(of: log.game)
        if texts.isEmpty {
          show(moment, as: arguments[.format], &console)
          return .done
        }
        let plays = try plays(texts, at: moment)
        let inquiry = Inquiry(.plays(plays), of: moment)
        show(inquiry, as: arguments[.format], &console)
        return inquiry.isTaken ? .done : .differs
      } catch {
        console.report(error.message)
        return .couldNotRun
      }
    }
  }

  /// The plays that `texts` tell, one each, in the notation of sheets.
  private static func plays(
    _ texts: [String], at moment: Moment
  ) throws(InstantError) -> [Play] {
    var plays: [Play] = []
    for (index, text) in texts.enumerated() {
      do throws(NotationError) {
        plays.append(
          try moment.game.notation.play(text, at: moment.time, number: index + 1))
      } catch {
        throw InstantError(message: error.report(in: "PLAY"))
      }
    }
    return plays
  }

  private static func show(_ moment: Moment, as format: String?, _ console: inout Console) {
    guard format == "json" else {
      return console.print(AskText.text(of: moment, in: console.palette))
    }
    var writer = JSONWriter()
    AskJSON.write(moment, to: &writer)
    console.print(writer.bytes)
  }

  private static func show(_ inquiry: Inquiry, as format: String?, _ console: inout Console) {
    guard format == "json" else {
      return console.print(AskText.text(of: inquiry, in: console.palette))
    }
    var writer = JSONWriter()
    AskJSON.write(inquiry, to: &writer)
    console.print(writer.bytes)
  }
}
