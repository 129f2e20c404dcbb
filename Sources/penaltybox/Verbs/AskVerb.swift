import HockeyRules
import Scoresheets
import Surface
import Views

extension Verb {
  /// Shows what the book would rule if something happened.
  static let ask = Verb(
    name: "ask",
    summary:
      "show the rulings if PLAY happened; without it, answer a bench's usual questions",
    operands: .oneWith("LOG", others: "PLAY"),
    options: [
      Option(
        name: .at, value: .text("TIME"),
        summary: "the instant, such as \"P2 12:34\" (default: the log's end)"),
      .clock, .side, .names, .strict, .under, .fromLines, .jobs, .league,
      .format(["text", "json"]), .color, .quiet,
    ],
    examples: [
      "penaltybox ask game.sheet --at \"P2 12:34\" \"B goal\"",
      "penaltybox ask game.sheet --at \"P2 12:34\" \"A6 2 hooking\" \"B7 2 roughing\"",
      "penaltybox ask game.sheet",
    ]
  ) { (arguments, console) throws(UsageError) in
    if arguments.readsLines {
      return try LineAnswers.print(
        .ask(AskedInstant(arguments), plays: Array(arguments.operands.dropFirst())), arguments,
        &console)
    }
    let instant = AskedInstant(arguments)
    let texts = Array(arguments.operands.dropFirst())
    var log = arguments
    log.operands = Array(arguments.operands.prefix(1))
    let player = LogPlayer(log)
    return try player.each(&console) { log, console in
      do throws(SurfaceError) {
        let moment = try instant.moment(of: log.game)
        let isStrict = arguments.has(.strict)
        if texts.isEmpty {
          console.print(as: arguments[.format]) {
            AskText.text(of: moment, in: $0)
          } json: {
            AskJSON.write(moment, to: &$0)
          }
          return isStrict && !moment.warnings.isEmpty ? .differs : .done
        }
        let plays = try instant.plays(texts, at: moment)
        let inquiry = Inquiry(.plays(plays), of: moment)
        console.print(as: arguments[.format]) {
          AskText.text(of: inquiry, in: $0)
        } json: {
          AskJSON.write(inquiry, to: &$0)
        }
        let isOdd = !moment.warnings.isEmpty || !inquiry.warnings.isEmpty
        return inquiry.isTaken && !(isStrict && isOdd) ? .done : .differs
      } catch {
        console.report(error.report)
        return .couldNotRun
      }
    }
  }
}
