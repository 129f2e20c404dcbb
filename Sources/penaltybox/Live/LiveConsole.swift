import HockeyRules
import Scoresheets
import Surface
import SystemLibrary
import Views

/// A scorekeeper's console for a log: it reads lines and shows rulings and the box.
///
/// The additions of a line to the log are on disk before any of them is shown.
struct LiveConsole: ~Copyable {
  var live: KeptLog
  var keeper: LogKeeper
  private(set) var console = Console()
  private var input: LineInput
  private var lineNumber = 0
  private var status = ExitStatus.done
  var isOver = false
  /// Whether a step could not be written to disk, or the input could not be read.
  private var hasFailed = false
  /// Whether a play was kept with a warning that it may be a slip.
  private var hasDoubts = false
  var outputs: LiveOutputs?
  var knowsClock: Bool
  let openedLines: Int
  /// Whether input and output are a terminal, so that questions can be asked.
  let isInteractive: Bool
  private var page: LivePage?
  private let isStrict: Bool

  init(
    _ live: KeptLog, _ keeper: consuming LogKeeper, isStrict: Bool, on terminal: (any Terminal)?,
    by calls: FileCalls = FileCalls()
  ) {
    self.isStrict = isStrict
    self.live = live
    knowsClock = live.log.clock == .remaining
    openedLines = live.lines
    self.keeper = keeper
    input = LineInput(limit: NotationLine.lengthLimit, by: calls)
    isInteractive = calls.isatty(STDIN_FILENO) && calls.isatty(STDOUT_FILENO)
    page = terminal.flatMap { try? LivePage($0) }
  }

  mutating func run(_ console: inout Console) -> ExitStatus {
    self.console = console
    sayWhereItGoesOn()
    tellOthers()
    showBox()
    while !isOver, let line = nextLine(prompt) {
      lineNumber += 1
      take(line)
    }
    if page == nil, !isOver { tellRest() }
    let prompt = prompt
    page?.end(prompt, &self.console)
    page = nil
    console = self.console
    return ending
  }

  private var prompt: String { "\(live.notation.text(of: live.time))> " }

  /// The exit status: on a terminal, slips are corrected at once, so only failures count, and
  /// warnings if that was requested.
  private var ending: ExitStatus {
    let ending = isInteractive ? (hasFailed ? .couldNotRun : .done) : status
    let isOdd = !live.game.warnings.isEmpty || hasDoubts
    return isStrict && isOdd ? max(ending, .differs) : ending
  }

  /// The next line; `nil` if there is none, or if the scorekeeper quits.
  private mutating func nextLine(_ prompt: String) -> [UInt8]? {
    guard page != nil else {
      if isInteractive { console.print(prompt) }
      console.flush()
      return input.next()
    }
    let live = live
    page?.panel = { Self.panel(of: live, $0, atMost: $1) }
    page?.complete = { text in
      Completions(ofTyped: text, in: live.log) { LiveCommand.completions(after: $0, in: live.log) }
    }
    guard let line = taken(page?.read(prompt, &console)) else { return nil }
    if !line.isEmpty { page?.say(console.palette.paint(prompt + line, .faint)) }
    return Array(line.utf8)
  }

  private mutating func taken(_ read: LivePage.Read?) -> String? {
    switch read {
    case .line(let line): return line
    case .failed(let error):
      fail("\(FileSystem.standardInput): \(error.words)")
      return nil
    case .end, nil: return nil
    }
  }

  private static func panel(of live: KeptLog, _ palette: Palette, atMost limit: Int) -> String {
    guard let moment = try? live.moment() else { return "" }
    let guide = LiveGuide(kept: live).lines
      .map { palette.wrapped(palette.paint($0, .assumed) + "\n") }.joined()
    let rest = limit - guide.count { $0 == "\n" }
    return StateText.panel(of: moment, in: palette, atMost: max(1, rest)) + guide
  }
}

// Lines.
extension LiveConsole {
  private mutating func take(_ bytes: [UInt8]) {
    do throws(NotationError) {
      let line = try NotationLine(number: lineNumber, bytes: bytes)
      if try takeHead(line) { return }
      switch try LiveCommand.line(line) {
      case .quit: isOver = true
      case .help(let topic): say(LiveHelp(letters: live.log.letters).text(on: topic))
      case .box: showBox(isAsked: true)
      case .score:
        say(styled: Document.scoresheet(of: live.game, isToSign: false).text(in: console.palette))
      case .log(let count): say(live.list(count))
      case .ask(let isOfPlay): try ask(bytes, isOfPlay: isOfPlay)
      case .undo(let undo):
        do throws(LiveObjection) { keep(try live.undoing(undo)) } catch { object(error.message) }
      case .fix(let name, let words):
        take(try live.fixing(name, with: words, typedAs: line), typedAs: line)
      case .play: try takePlay(bytes)
      }
    } catch {
      let error = error.withCommands
      report(isInteractive ? error.typedReport : error.report(in: FileSystem.standardInput))
      status = .couldNotRun
    }
  }

  private mutating func takePlay(_ bytes: [UInt8]) throws(NotationError) {
    var reading = live
    let line = try live.line(bytes, number: lineNumber)
    var typed = try reading.read(line)
    if isInteractive, case .play(var play) = typed,
      let end = live.fullEnd(for: play, typedAs: line)
    {
      guard agrees(toEndAt: end, insteadOf: play.event.time) else { return }
      play.event.time = end
      typed = .play(play)
    }
    let outcome = reading.outcome(of: typed)
    if countsDown(outcome, typed) {
      // The line is read again, with the other direction.
      guard turnClock() else { return }
      return try takePlay(bytes)
    }
    take(outcome, typedAs: line)
  }

  private mutating func take(_ outcome: KeptLog.Outcome, typedAs line: NotationLine) {
    switch outcome {
    case .nothing: break
    case .step(let step): if agrees(to: step, isTimed: step.isFix || line.hasTime) { keep(step) }
    case .late(let step, let play, let objection):
      let forgotten = live.afterForgottenEnd(play, typedAs: line)
      offer(step, or: forgotten, for: play, objection.message)
    case .refused(let objection): object(objection.message)
    }
  }

  /// Answers a question about the game now, or about the time and the plays in the line.
  private mutating func ask(_ bytes: [UInt8], isOfPlay: Bool) throws(NotationError) {
    let palette = console.palette
    var reading = live
    let line = try live.line(bytes, number: lineNumber, skipping: 1)
    let typed = isOfPlay ? try reading.read(line) : .nothing
    let (time, play): (GameTime, Play?) =
      switch typed {
      case .nothing: (live.time, nil)
      case .clock(let time): (time, nil)
      case .play(let play), .late(let play), .position(let play): (play.event.time, play.event.play)
      }
    do throws(Refusal.Reason) {
      let moment = try live.moment(at: time)
      let answer =
        play.map { AskText.text(of: Inquiry(.plays([$0]), of: moment), in: palette) }
        ?? AskText.text(of: moment, in: palette)
      say(styled: answer)
    } catch { object("refused: \(live.game.words(forRefusing: error, at: time).text)".visible) }
  }

  /// Takes a step: its additions to the log are written to disk first, and shown only then; false if they
  /// cannot be written.
  @discardableResult
  mutating func keep(_ step: LiveStep) -> Bool {
    do throws(KeepingError) { if !step.lines.isEmpty { try keeper.append(step.lines) } } catch {
      fail(error.message)
      isOver = !error.isPassing
      return false
    }
    live = step.game
    tellOthers()
    let news = step.news(in: console.palette)
    // A page has no space for blank lines.
    let isOnPage = page != nil || news.isEmpty
    say(styled: isOnPage ? news.split(separator: "\n").joined(separator: "\n") : news + "\n")
    showBox()
    return true
  }

  /// Reports an input that cannot be read further, and a last line without its end, which may be
  /// incomplete and is not accepted.
  private mutating func tellRest() {
    if let failure = input.failure { fail("\(FileSystem.standardInput): \(failure.words)") }
    guard !input.rest.isEmpty else { return }
    let fault =
      input.rest.count > input.limit
      ? "longer than \(input.limit.grouped) bytes; the input is not read further"
      : "the last line may be incomplete, as it has no end; it is ignored\n  "
        + String(decoding: input.rest, as: UTF8.self).onOneLine
    console.report("-:\(lineNumber + 1): \(fault)")
    status = .couldNotRun
  }
}

// Output.
extension LiveConsole {
  /// Tells other programs what is new; if that fails, the scorekeeper hears of it once.
  private mutating func tellOthers() {
    guard let problem = outputs?.update(live) else { return }
    report(problem)
    status = max(status, .differs)
  }

  private mutating func sayWhereItGoesOn() {
    guard isInteractive, let last = live.log.plays.last else { return }
    let count = live.log.plays.count
    say(
      "\(keeper.path.fileName) goes on after \(count == 1 ? "1 play" : "\(count) plays"); the last is "
        + "\(live.game.line(of: last.event)); under \(live.game.book.name)\n".visible)
  }

  /// Shows the penalty box.
  ///
  /// On a page it is in sight already, so it is printed there only on request.
  private mutating func showBox(isAsked: Bool = false) {
    guard page == nil || isAsked else { return }
    do throws(Refusal.Reason) {
      say(styled: StateText.text(of: try live.moment(), in: console.palette))
    } catch { report(live.game.words(forRefusing: error, at: live.time).text) }
    if page == nil { console.print("\n") }
  }

  mutating func say(_ text: String) {
    if page == nil { console.print(text) } else { page?.say(text) }
  }

  private mutating func say(styled text: String) {
    if page == nil { console.print(styled: text) } else { page?.say(text) }
  }

  /// Reports an error; on a page, it appears among the other output.
  private mutating func report(_ message: String) {
    guard page != nil else { return console.report(message) }
    for line in message.split(separator: "\n") {
      page?.say(console.palette.paint(String(line), .bad))
    }
  }

  mutating func fail(_ message: String) {
    report(message)
    status = .couldNotRun
    hasFailed = true
  }

  mutating func object(_ message: String) {
    report(message)
    status = max(status, .differs)
  }
}

// Questions to the scorekeeper.
extension LiveConsole {
  /// Offers the step that inserts a play before the last one.
  ///
  /// On a terminal it asks a question, below the changes that the step would make; otherwise it
  /// says what to type.
  private mutating func offer(
    _ step: LiveStep, or forgotten: (end: LiveStep, play: LiveStep)?, for play: LoggedPlay,
    _ message: String
  ) {
    guard isInteractive else {
      var line = live.game.line(of: play.event)
      if case .label(let label) = play.event.id { line += " @\(label)" }
      return object("\(message); type `\(SheetReader.insert) \(line)` to put it there")
    }
    let last = live.notation.text(of: live.live.game.clock)
    say(styled: step.preview(in: console.palette))
    let question = "That is before the last play, at \(last). Insert it"
    guard let forgotten else {
      let isRight = agrees("\(question)? y/n ") || refuse("not inserted\n")
      if isRight, agrees(to: step, isTimed: true) { keep(step) }
      return
    }
    let period = live.notation.name(ofPeriod: live.live.game.clock.period)
    let next = live.notation.name(ofPeriod: forgotten.end.game.time.period)
    switch answer("\(question) (y), or has \(period) ended and is it \(next) (p)? y/p/n ", "yp") {
    case "y": if agrees(to: step, isTimed: true) { keep(step) }
    case "p":
      if agrees(to: forgotten.play, isTimed: true), keep(forgotten.end) { keep(forgotten.play) }
    default: say("not inserted\n")
    }
  }

  /// Whether a step may be made.
  ///
  /// On a terminal, an early end or a possible slip must be confirmed, and a play in place of another
  /// once, below what it changes; elsewhere there is a warning.
  private mutating func agrees(to step: LiveStep, isTimed: Bool) -> Bool {
    let doubts = step.doubts(isTimed: isTimed)
    guard isInteractive else {
      for doubt in doubts where !doubt.isWarning { report("warning: \(doubt.text)") }
      hasDoubts = hasDoubts || !doubts.isEmpty
      return true
    }
    if step.isFix {
      let lines = doubts.map { console.palette.paint($0.text, .assumed) + "\n" }
      say(styled: step.preview(in: console.palette) + lines.joined())
      return agrees("Is that right? y/n ") || refuse("not changed\n")
    }
    if let warning = step.warningOfEnd { return agrees("\(warning). Is it so? y/n ") }
    let isKept = doubts.allSatisfy { agrees("\($0.text). \($0.question) y/n ") }
    return isKept || refuse("not kept\n")
  }

  private mutating func refuse(_ message: String) -> Bool {
    say(message)
    return false
  }

  /// Whether a period that was ended without a time, when the clock read `time`, lasted until `end`.
  private mutating func agrees(toEndAt end: GameTime, insteadOf time: GameTime) -> Bool {
    let notation = live.notation
    let left = (end.elapsed - time.elapsed).text
    let question = "\(notation.name(ofPeriod: end.period)) has \(left) left."
    return agrees("\(question) Did it end at \(notation.reading(of: end).text)? y/n ")
      || refuse(
        "not ended; to end it now, give its time: "
          + "`\(notation.reading(of: time).text) period-end`\n")
  }

  /// Whether the answer to `question` is yes; the end of the input means no.
  mutating func agrees(_ question: String) -> Bool { answer(question, "y") == "y" }

  /// The answer to `question`, which is one of `letters`, or `n`; the end of the input means no.
  private mutating func answer(_ question: String, _ letters: String) -> Character {
    while true {
      let line: String?
      if page == nil {
        line = nextLine(question).map { String(decoding: $0, as: UTF8.self) }
      } else {
        line = taken(page?.ask(question, &console))
      }
      guard let answer = line else { return "n" }
      lineNumber += 1
      switch answer.filter({ $0 != " " }).lowercased() {
      case "n", "no", "": return "n"
      case "yes": return "y"
      case let answer where answer.count == 1:
        if let letter = answer.first, letters.contains(letter) { return letter }
      default: continue
      }
    }
  }
}

extension NotationLine {
  fileprivate var hasTime: Bool { tokens.prefix(3).contains { $0.text.contains(":") } }
}

extension NotationError {
  fileprivate var withCommands: NotationError {
    var error = self
    if case .unknownPlay(let found, let letters, _) = problem {
      error.problem = .unknownPlay(found, letters: letters, orCommand: true)
    }
    guard nearest == nil, let first = text.split(separator: " ").first, column <= first.count
    else { return error }
    error.nearest = nearestMatch(
      to: String(first), among: LiveCommand.words + [SheetReader.atTime, SheetReader.insert])
    return error
  }
}
