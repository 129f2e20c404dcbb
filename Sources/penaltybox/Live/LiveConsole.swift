import HockeyRules
import Scoresheets
import Surface
import SystemLibrary
import Views

/// A scorekeeper's console for a log, which shows the rulings on each typed line and the game's
/// state.
///
/// A line's additions to the log are on disk before the console shows any effect.
struct LiveConsole: ~Copyable {
  var live: KeptLog
  private var keeper: LogKeeper
  private(set) var console: Console
  private var input: LineInput
  private(set) var lineNumber = 0
  private var status = ExitStatus.done
  private var isOver = false
  var question: LiveQuestion?
  var knowsClock: Bool
  let openedLines: Int
  private let showsPrompt: Bool

  var path: String { keeper.path }

  init(_ live: KeptLog, _ keeper: consuming LogKeeper, knowsClock: Bool, on console: Console) {
    self.live = live
    self.knowsClock = knowsClock || live.log.clock == .remaining
    openedLines = live.lines
    self.keeper = keeper
    self.console = console
    input = LineInput(limit: NotationLine.lengthLimit, by: console.calls)
    showsPrompt = [STDIN_FILENO, STDOUT_FILENO].allSatisfy { console.calls.isatty($0) }
  }

  /// Reads lines until the input or the session ends.
  ///
  /// With `isStrict`, a warning makes the status `differs`.
  mutating func run(isStrict: Bool) -> ExitStatus {
    sayWhereItBegins()
    showState()
    while !isOver, let line = nextLine() {
      lineNumber += 1
      hear(line)
    }
    if let question { drop(question) }
    if !isOver { tellRest() }
    console.flush()
    return isStrict && !live.game.warnings.isEmpty ? max(status, .differs) : status
  }

  private mutating func nextLine() -> [UInt8]? {
    if showsPrompt { console.print("\(live.notation.text(of: live.time))> ") }
    console.flush()
    // The terminal's width may have changed meanwhile.
    defer { console.fit() }
    return input.next()
  }

  /// Takes a line as the answer to an open question.
  ///
  /// Any other line drops the question.
  private mutating func hear(_ bytes: [UInt8]) {
    guard let question else {
      return LiveQuestion.isYes(bytes) ? object("refused: nothing was asked") : take(bytes)
    }
    self.question = nil
    switch question.answer(in: bytes) {
    case .keep(let steps): for step in steps where !isOver { keep(step) }
    case .read(let countingDown): if !countingDown || turnClock() { take(question.line) }
    case nil:
      drop(question)
      if !LiveQuestion.isNo(bytes) { take(bytes) }
    }
  }

  private mutating func take(_ bytes: [UInt8]) {
    do throws(NotationError) {
      let line = try NotationLine(number: lineNumber, bytes: bytes)
      if try takeHead(line) { return }
      switch try LiveCommand.line(line) {
      case .quit: isOver = true
      case .help(let topic): say(LiveHelp(letters: live.log.letters).text(on: topic))
      case .box: showState { StateText.text(of: $0, in: $1) }
      case .score:
        say(Document.scoresheet(of: live.game, isToSign: false).text(in: console.palette))
      case .log(let count): say(live.list(count))
      case .ask(let isOfPlay): try answer(bytes, isOfPlay: isOfPlay)
      case .undo(let undo): take(live.outcome(of: undo), typedAs: line, bytes)
      case .fix(let name, let words):
        take(try live.fixing(name, with: words, typedAs: line), typedAs: line, bytes)
      case .play: try takePlay(bytes)
      }
    } catch {
      console.report(error.withCommands.typedReport)
      status = .couldNotRun
    }
  }

  /// Answers a question about the game now, or about the time and the play in the line.
  private mutating func answer(_ bytes: [UInt8], isOfPlay: Bool) throws(NotationError) {
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
      say(answer)
    } catch { object("refused: \(live.game.words(forRefusing: error, at: time).text)".visible) }
  }

  /// Takes a step: writes its lines to disk, then shows its effects.
  ///
  /// Returns `false` if the lines cannot be written.
  @discardableResult
  mutating func keep(_ step: LiveStep) -> Bool {
    do throws(SurfaceError) { if !step.lines.isEmpty { try keeper.append(step.lines) } } catch {
      fail(error)
      return false
    }
    live = step.game
    say(step.news(in: console.palette))
    showState()
    return true
  }

  /// Gives a log that has no plays yet the head of `log`, and shows its lengths.
  mutating func begin(_ log: GameLog) {
    do throws(SurfaceError) { try keeper.begin(JSONLines.head(of: log)) } catch {
      fail(error)
      isOver = true
      return
    }
    live = live.begun(with: log)
    say("\(lengths)\n")
  }
}

// Output.
extension LiveConsole {
  private mutating func sayWhereItBegins() {
    let (name, book) = (keeper.path.fileName, live.game.book.name)
    guard let last = live.log.plays.last else {
      say("\(name), under \(book): \(lengths). `?` lists what to type".visible + "\n")
      return
    }
    let plays = live.log.plays.count.counted("play")
    let line = live.game.line(of: last.event)
    let way = "the clock counts \(live.log.clock.way)"
    let greeting = "\(name), under \(book), goes on after \(plays); the last is \(line); \(way)"
    say(greeting.visible + "\n")
  }

  /// The lengths of the periods, and the direction of the clock.
  private var lengths: String {
    let schedule = live.notation.schedule
    let last = schedule.lastLength.map { ", the last \($0.text)" } ?? ""
    return "\(schedule.regulationPeriods) periods of \(schedule.regulationLength.text)\(last), "
      + "overtime \(schedule.overtimeLength.text); the clock counts \(live.log.clock.way)"
  }

  private mutating func showState(
    as text: (Moment, Palette) -> String = { StateText.short(of: $0, in: $1) }
  ) {
    do throws(Refusal.Reason) {
      say(text(try live.moment(), console.palette))
    } catch { console.report(live.game.words(forRefusing: error, at: live.time).text) }
  }

  /// Reports an input that fails, and a last line without its line end.
  ///
  /// Such a line may be incomplete, so it is ignored.
  private mutating func tellRest() {
    if let failure = input.failure {
      console.report("\(FileSystem.standardInput): \(failure.words)")
      status = .couldNotRun
    }
    guard !input.rest.isEmpty else { return }
    let fault =
      input.rest.count > input.limit
      ? "longer than \(input.limit.grouped) bytes; the input is not read further"
      : "the last line may be incomplete, as it has no end; it is ignored\n  "
        + String(decoding: input.rest, as: UTF8.self).onOneLine
    console.report("-:\(lineNumber + 1): \(fault)")
    status = .couldNotRun
  }

  mutating func say(_ text: String) { console.print(styled: text) }

  private mutating func fail(_ error: SurfaceError) {
    console.report(error.report)
    status = .couldNotRun
    isOver = isOver || !keeper.isSound
  }

  mutating func object(_ message: String) {
    console.report(message)
    status = max(status, .differs)
  }

  /// Reports that the line of an unanswered question is not kept.
  private mutating func drop(_ question: LiveQuestion) {
    object("not kept: \(String(decoding: question.line, as: UTF8.self))".visible)
    self.question = nil
  }
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
