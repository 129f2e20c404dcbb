import HockeyRules
import Scoresheets
import Surface
import SystemLibrary
import Views

extension Verb {
  static let state = Verb(
    name: "state",
    summary: "show a game at an instant: score, strength, who sits or waits, what changes next",
    operands: .one("LOG"),
    options: momentOptions + [
      Option(.follow, "print a JSON line for each change as the log grows, until the game is over")
    ],
    examples: [
      "penaltybox state --follow game.jsonl",
      "penaltybox state game.sheet --at \"P2 12:34\"",
      "penaltybox state game.sheet --at \"P2 12:34\" --side before --format json",
    ]
  ) { (arguments, console) throws(CommandError) in
    if arguments.has(.follow) { return try follow(arguments, &console) }
    let instant = AskedInstant(arguments)
    return try answer(.state(instant), at: instant, arguments, &console) { moment, console in
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
    options: momentOptions,
    examples: [
      "penaltybox ask game.sheet --at \"P2 12:34\" \"B goal\"",
      "penaltybox ask game.sheet --at \"P2 12:34\" \"A6 2 hooking\" \"B7 2 roughing\"",
      "penaltybox ask game.sheet",
    ]
  ) { (arguments, console) throws(CommandError) in
    let instant = AskedInstant(arguments)
    let texts = Array(arguments.operands.dropFirst())
    var log = arguments
    log.operands = Array(arguments.operands.prefix(1))
    return try answer(.ask(instant, plays: texts), at: instant, log, &console) {
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

  /// Prints the state of a log, then its changes as it grows, until the game is over or nobody reads.
  private static func follow(
    _ arguments: Arguments, _ console: inout Console
  ) throws(CommandError) -> ExitStatus {
    for option in [Option.Name.at, .side, .strict] where arguments.has(option) {
      throw .notTogether(option.flag, "--follow", of: "state")
    }
    var player = LogPlayer(arguments)
    let path = arguments.operands.first ?? ""
    guard path != FileSystem.standardInput, !arguments.readsLines else {
      throw CommandError("`--follow` needs the file of a log", of: "state")
    }
    var seen: [UInt8]?
    var known: [GameChange]?
    while console.isOpen {
      do throws(SurfaceError) {
        let bytes = try? FileSystem.contents(of: path)
        if bytes == nil || bytes != seen {
          seen = bytes
          // The last line may still be written: what can be read before it is a game.
          let game = try player.play(try player.read(path)).game
          let now = GameChange.all(in: game.solution)
          if let before = known {
            console.print(GameChange.new(in: now, since: before), of: game)
          } else {
            console.print(json: StateAnswer(Moment(of: game, game.solution.timeline.end)))
          }
          known = now
          console.flush()
          if game.solution.game.isOver { return .done }
        }
      } catch { throw CommandError(reporting: error.told(in: path)) }
      usleep(200_000)
    }
    return .done
  }

  private static let momentOptions: [Option] = [
    .at, .clock, .side, .names, .strict, .under, .fromLines, .jobs, .league,
    .format(["text", "json"]), .color, .quiet,
  ]

  /// Answers `question` about each log, with what `show` prints about the game at `instant`, or about
  /// each line of the logs.
  private static func answer(
    _ question: Question, at instant: AskedInstant, _ arguments: Arguments,
    _ console: inout Console,
    show: (Moment, inout Console) throws(SurfaceError) -> ExitStatus
  ) throws(CommandError) -> ExitStatus {
    if arguments.readsLines { return try LineAnswers.print(question, arguments, &console) }
    return try LogPlayer(arguments).each(&console) { (log, console) throws(CommandError) in
      do throws(SurfaceError) {
        let moment = try instant.moment(of: log.game)
        let isOdd = arguments.has(.strict) && !moment.warnings.isEmpty
        return max(try show(moment, &console), isOdd ? .differs : .done)
      } catch { throw CommandError(error) }
    }
  }
}
