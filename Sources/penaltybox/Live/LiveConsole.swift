import HockeyRules
import Scoresheets
import SystemLibrary
import Views

/// A scorekeeper's console for a log: it reads lines and shows rulings and the box.
///
/// The additions of a line to the log are on disk before any of them is shown.
struct LiveConsole: ~Copyable {
  var live: KeptLog
  var keeper: LogKeeper
  private(set) var input: LineInput
  var lineNumber = 0
  var status = ExitStatus.done
  /// Whether a step could not be written to disk, or the input could not be read.
  var hasFailed = false
  /// Whether a play was kept with a warning that it may be a slip.
  var hasDoubts = false
  /// Whether the direction in which the board counts is known.
  var knowsClock: Bool
  /// The number of lines that the log had when it was opened.
  let openedLines: Int
  /// Whether input and output are a terminal, so that questions can be asked.
  let isInteractive: Bool
  /// The page of a terminal on which the cursor can be moved.
  var page: LivePage?
  /// Whether a warning counts in the exit status.
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

  /// Processes lines until there are no more, or the scorekeeper quits.
  mutating func run(_ console: inout Console) -> ExitStatus {
    showBox(&console)
    var isQuit = false
    while !isQuit, let line = nextLine(prompt, &console) {
      lineNumber += 1
      isQuit = !take(line, &console)
    }
    if page == nil, !isQuit { tellRest(&console) }
    let prompt = prompt
    page?.end(prompt, &console)
    page = nil
    return ending
  }

  private var prompt: String { "\(live.game.notation.text(of: live.time))> " }

  /// The exit status: on a terminal, slips are corrected at once, so only failures count, and
  /// warnings if that was requested.
  private var ending: ExitStatus {
    let ending = isInteractive ? (hasFailed ? .couldNotRun : .done) : status
    let isOdd = !live.game.warnings.isEmpty || hasDoubts
    return isStrict && isOdd ? max(ending, .differs) : ending
  }

  /// The next line; nil if there is none, or if the scorekeeper quits.
  mutating func nextLine(_ prompt: String, _ console: inout Console) -> [UInt8]? {
    guard page != nil else {
      if isInteractive { console.print(prompt) }
      console.flush()
      return input.next()
    }
    let live = live
    page?.keep { Self.panel(of: live, $0, atMost: $1) }
    page?.complete { text in
      Completions(ofTyped: text, in: live.log) { LiveCommand.completions(after: $0, in: live.log) }
    }
    return taken(page?.read(prompt, &console), echo: prompt, &console)
  }

  /// The line that the page read.
  mutating func taken(
    _ read: LivePage.Read?, echo prompt: String?, _ console: inout Console
  ) -> [UInt8]? {
    switch read {
    case .line(let line):
      if let prompt, !line.isEmpty { page?.say(console.palette.paint(prompt + line, .faint)) }
      return Array(line.utf8)
    case .failed(let error):
      fail("\(FileSystem.standardInput): \(error.words)", &console)
      return nil
    case .end, nil: return nil
    }
  }

  private static func panel(
    of live: KeptLog, _ palette: Palette, atMost limit: Int
  ) -> String {
    guard let state = try? live.state() else { return "" }
    let guide = LiveGuide(kept: live).lines
      .map { palette.wrapped(palette.paint($0, .assumed) + "\n") }.joined()
    let rest = limit - guide.count { $0 == "\n" }
    return StateText.panel(of: Moment(of: live.game, state), in: palette, atMost: max(1, rest))
      + guide
  }
}

// Lines.
extension LiveConsole {
  /// Processes a line; false if it was the last.
  private mutating func take(_ bytes: [UInt8], _ console: inout Console) -> Bool {
    do throws(NotationError) {
      let line = try NotationLine(number: lineNumber, bytes: bytes)
      if let isTaken = try takeHead(line, &console) { return isTaken }
      switch try LiveCommand.line(line) {
      case .quit: return false
      case .help(let topic):
        say(LiveHelp(letters: live.log.letters).text(on: topic), &console)
      case .box: showBox(&console, isAsked: true)
      case .score: say(styled: ReplayText.boxScore(of: live.game, in: console.palette), &console)
      case .log(let count): say(live.list(count), &console)
      case .ask(let isOfPlay): try ask(bytes, isOfPlay: isOfPlay, &console)
      case .undoLast(let count):
        return attempt(&console) { (live) throws(LiveObjection) in
          try live.undoing(try live.last(count))
        }
      case .undo(let name):
        return attempt(&console) { (live) throws(LiveObjection) in
          try live.undoing([try live.play(called: name)])
        }
      case .play: return try takePlay(bytes, &console)
      }
    } catch {
      let error = error.withCommands
      report(
        isInteractive ? error.typedReport : error.report(in: FileSystem.standardInput), &console)
      status = .couldNotRun
    }
    return true
  }

  private mutating func takePlay(
    _ bytes: [UInt8], _ console: inout Console
  ) throws(NotationError) -> Bool {
    var reading = live
    let line = try NotationLine(typed: bytes, number: lineNumber, in: live.log)
    var typed = try reading.read(line)
    if isInteractive, case .play(var play) = typed,
      let end = live.fullEnd(for: play, typedAs: line)
    {
      guard let time = agreedEnd(end, for: play, &console) else { return true }
      play.event.time = time
      typed = .play(play)
    }
    let outcome = reading.outcome(of: typed)
    if countsDown(outcome, typed, &console) {
      guard turnClock(&console) else { return !hasFailed }
      // The line is read again, with the other direction.
      return try takePlay(bytes, &console)
    }
    switch outcome {
    case .nothing: return true
    case .step(let step):
      return agrees(to: step, isTimed: line.hasTime, &console) ? keep(step, &console) : true
    case .late(let step, let play, let objection):
      return offer(step, for: play, objection.message, &console)
    case .refused(let objection): return object(objection.message, &console)
    }
  }

  /// Answers a question about the game now, or about the time and the plays in the line.
  private mutating func ask(
    _ bytes: [UInt8], isOfPlay: Bool, _ console: inout Console
  ) throws(NotationError) {
    let palette = console.palette
    var reading = live
    let line = try NotationLine(typed: bytes, number: lineNumber, in: live.log, skipping: 1)
    let typed = isOfPlay ? try reading.read(line) : .nothing
    do throws(Refusal) {
      switch typed {
      case .nothing:
        say(
          styled: AskText.text(of: Moment(of: live.game, try live.state()), in: palette), &console)
      case .clock(let time):
        let moment = Moment(of: live.game, try live.live.state(at: time))
        say(styled: AskText.text(of: moment, in: palette), &console)
      case .play(let play), .late(let play), .position(let play):
        let moment = Moment(of: live.game, try live.live.state(at: play.event.time))
        let inquiry = Inquiry(.plays([play.event.play]), of: moment)
        say(styled: AskText.text(of: inquiry, in: palette), &console)
      }
    } catch {
      _ = object("refused: \(live.game.text(of: error))".visible, &console)
    }
  }
}

extension NotationLine {
  /// Whether it gives a time.
  fileprivate var hasTime: Bool { tokens.prefix(3).contains { $0.text.contains(":") } }
}

extension NotationError {
  /// The error, with the console's own commands among the suggestions.
  fileprivate var withCommands: NotationError {
    guard nearest == nil, let first = text.split(separator: " ").first, column <= first.count
    else { return self }
    var error = self
    error.nearest = nearestMatch(
      to: String(first), among: LiveCommand.words + [SheetReader.atTime, SheetReader.insert])
    return error
  }
}
