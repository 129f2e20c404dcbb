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
    return try ask(Request(.state), arguments, &console)
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
    var request = Request(.ask)
    request.plays = Array(arguments.operands.dropFirst())
    var log = arguments
    log.operands = Array(arguments.operands.prefix(1))
    return try ask(request, log, &console)
  }

  private static let momentOptions: [Option] = [
    .at, .clock, .side, .names, .strict, .under, .from, .league,
    .format(["text", "json"]), .color, .quiet,
  ]

  /// Asks `request` about the log at the instant in the options, and prints the answer.
  private static func ask(
    _ request: Request, _ arguments: Arguments, _ console: inout Console
  ) throws(SurfaceError) -> ExitStatus {
    if arguments.has(.clock), !arguments.has(.at) {
      throw .onlyWith("--clock", "--at", of: arguments.verb.name)
    }
    var request = request
    request.instant = AskedInstant(arguments)
    let season = try seasonMaker(arguments, &console)
    var surface = Surface()
    return try LogPlayer(arguments, season: season).each(&console) {
      (log, console) throws(SurfaceError) in
      console.print(try surface.answered(request, about: log), arguments)
    }
  }
}
