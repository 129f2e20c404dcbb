import HockeyRules
import Scoresheets
import Surface
import Views

extension Verb {
  static let state = Verb(
    name: "state",
    summary: "show a game at an instant: score, strength, who sits or waits, what changes next",
    operands: .one("LOG"),
    options: momentOptions + [
      Option(
        .follow,
        "print a line for each change as the log grows, from its first play to the game's end"),
      Option(.tick, "with --follow, also print the state each second"),
    ],
    examples: [
      "penaltybox state --follow game.jsonl", "penaltybox state --follow --tick game.jsonl",
      "penaltybox state game.sheet --at \"P2 12:34\"",
      "penaltybox state game.sheet --at \"P2 12:34\" --side before --format json",
    ]
  ) { (arguments, console) throws(SurfaceError) in
    if arguments.has(.follow) {
      var follower = try LogFollower(arguments)
      return try follower.run(&console)
    }
    if arguments.has(.tick) { throw .onlyWith("--tick", "--follow", of: "state") }
    let instant = AskedInstant(arguments)
    return try answer(at: instant, arguments, &console) { moment, console in
      console.print(StateAnswer(moment), as: arguments[.format]) {
        StateText.text(of: moment, in: $0)
      }
      return moment.refusals.isEmpty ? .done : .differs
    }
  }

  static let ask = Verb(
    name: "ask",
    summary: "show the rulings if PLAY happened; without it, answer a bench's usual questions",
    operands: .oneWith("LOG", others: "PLAY"),
    options: momentOptions + [.season],
    examples: [
      "penaltybox ask game.sheet --at \"P2 12:34\" \"B goal\"",
      "penaltybox ask game.sheet --at \"P2 12:34\" \"A6 2 hooking\" \"B7 2 roughing\"",
      "penaltybox ask game.sheet",
    ]
  ) { (arguments, console) throws(SurfaceError) in
    let instant = AskedInstant(arguments)
    let texts = Array(arguments.operands.dropFirst())
    var log = arguments
    log.operands = Array(arguments.operands.prefix(1))
    return try answer(at: instant, log, &console) {
      (moment, console) throws(SurfaceError) in
      guard !texts.isEmpty else {
        console.print(UsualAnswers(moment), as: arguments[.format]) {
          AskText.text(of: moment, in: $0)
        }
        return .done
      }
      let inquiry = Inquiry(.plays(try instant.plays(texts, at: moment)), of: moment)
      console.print(AskedAnswer(inquiry), as: arguments[.format]) {
        AskText.text(of: inquiry, in: $0)
      }
      let isOdd = arguments.has(.strict) && !inquiry.warnings.isEmpty
      return inquiry.isTaken && !isOdd ? .done : .differs
    }
  }

  private static let momentOptions: [Option] = [
    .at, .clock, .side, .names, .strict, .under, .from, .league,
    .format(["text", "json"]), .color, .quiet,
  ]

  /// Prints, for each log, the text that `show` makes of its game at `instant`.
  private static func answer(
    at instant: AskedInstant, _ arguments: Arguments,
    _ console: inout Console,
    show: (Moment, inout Console) throws(SurfaceError) -> ExitStatus
  ) throws(SurfaceError) -> ExitStatus {
    if arguments.has(.clock), !arguments.has(.at) {
      throw .onlyWith("--clock", "--at", of: arguments.verb.name)
    }
    let season = try seasonMaker(arguments, &console)
    return try LogPlayer(arguments, season: season).each(&console) {
      (log, console) throws(SurfaceError) in
      let moment = try instant.moment(of: log.game)
      let isOdd = arguments.has(.strict) && !moment.warnings.isEmpty
      return max(try show(moment, &console), isOdd ? .differs : .done)
    }
  }
}
