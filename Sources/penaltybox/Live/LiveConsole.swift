import HockeyRules
import Scoresheets
import SystemLibrary
import Views

/// A scorekeeper's console for a log: it reads lines and shows rulings and the box.
///
/// The additions of a line to the log are on disk before any of them is shown.
struct LiveConsole: ~Copyable {
  private var live: KeptLog
  private var keeper: LogKeeper
  private var input: LineInput
  private var lineNumber = 0
  private var status = ExitStatus.done
  /// Whether a step could not be put on disk, or the input not be read.
  private var hasFailed = false
  /// Whether input and output are a terminal, which shows a page instead of a stream.
  private let isPage: Bool
  /// Whether a warning counts in the exit status.
  private let isStrict: Bool

  init(
    _ live: KeptLog, _ keeper: consuming LogKeeper, isStrict: Bool,
    by calls: FileCalls = FileCalls()
  ) {
    self.isStrict = isStrict
    self.live = live
    self.keeper = keeper
    input = LineInput(limit: NotationLine.lengthLimit, by: calls)
    isPage = calls.isatty(STDIN_FILENO) && calls.isatty(STDOUT_FILENO)
  }

  /// Processes lines until there are no more, or somebody quits.
  mutating func run(_ console: inout Console) -> ExitStatus {
    show("", &console)
    while true {
      if isPage { console.print("\(live.game.notation.text(of: live.time))> ") }
      console.flush()
      guard let line = input.next() else { break }
      lineNumber += 1
      guard take(line, &console) else { return ending }
    }
    tellRest(&console)
    return ending
  }

  /// The exit status: on a terminal, slips are corrected at once, so only what failed counts, and
  /// warnings where that was asked for.
  private var ending: ExitStatus {
    let ending = isPage ? (hasFailed ? .couldNotRun : .done) : status
    return isStrict && !live.game.warnings.isEmpty ? max(ending, .differs) : ending
  }

  /// Processes a line; false if it was the last.
  private mutating func take(_ bytes: [UInt8], _ console: inout Console) -> Bool {
    do throws(NotationError) {
      let line = try NotationLine(number: lineNumber, bytes: bytes)
      switch try LiveCommand.line(line) {
      case .quit: return false
      case .help: console.print(LiveCommand.helpText)
      case .state: show("", &console)
      case .undoLast(let count):
        return attempt(&console) { (live) throws(LiveObjection) in
          try live.undoing(try live.last(count))
        }
      case .undo(let name):
        return attempt(&console) { (live) throws(LiveObjection) in
          try live.undoing([try live.play(called: name)])
        }
      case .play: return try takePlay(line, &console)
      }
    } catch {
      console.report(error.withCommands.report(in: FileSystem.standardInput))
      status = .couldNotRun
    }
    return true
  }

  private mutating func takePlay(
    _ line: NotationLine, _ console: inout Console
  ) throws(NotationError) -> Bool {
    switch try live.outcome(of: line) {
    case .nothing: return true
    case .step(let step): return keep(step, &console)
    case .late(let step, let play, let objection):
      return offer(step, for: play, objection.message, &console)
    case .refused(let objection): return object(objection.message, &console)
    }
  }

  /// Offers to make the step that inserts a play that is before the last one: on a terminal with a
  /// question, otherwise by saying what to type.
  private mutating func offer(
    _ step: LiveStep, for play: LoggedPlay, _ message: String, _ console: inout Console
  ) -> Bool {
    let notation = live.game.notation
    guard isPage else {
      var line = live.game.line(of: play.event)
      if case .label(let label) = play.event.id { line += " @\(label)" }
      return object(
        "\(message); type `\(SheetReader.insert) \(line)` to put it there", &console)
    }
    let times = [play.event.time, live.live.game.clock].map { notation.text(of: $0) }
    let isAgreed = agrees(
      "\(times[0]) is before the last play, at \(times[1]). Insert it there? y/n ", &console)
    return isAgreed ? keep(step, &console) : true
  }

  /// Whether somebody answers `question` with yes; the end of the input is a no.
  private mutating func agrees(_ question: String, _ console: inout Console) -> Bool {
    while true {
      console.print(question)
      console.flush()
      guard let line = input.next() else { return false }
      lineNumber += 1
      switch String(decoding: line, as: UTF8.self).filter({ $0 != " " }).lowercased() {
      case "y", "yes": return true
      case "n", "no", "": return false
      default: continue
      }
    }
  }

  /// Makes a step, or reports why it cannot be made.
  private mutating func attempt(
    _ console: inout Console, _ step: (KeptLog) throws(LiveObjection) -> LiveStep
  ) -> Bool {
    do throws(LiveObjection) {
      return keep(try step(live), &console)
    } catch {
      return object(error.message, &console)
    }
  }

  /// Takes a step: its additions to the log go to disk first, and are shown only then.
  private mutating func keep(_ step: LiveStep, _ console: inout Console) -> Bool {
    do throws(KeepingError) {
      if !step.lines.isEmpty { try keeper.append(step.lines) }
    } catch {
      console.report(error.message)
      status = .couldNotRun
      hasFailed = true
      return error.isPassing
    }
    live = step.game
    show(step.news(in: console.palette), &console)
    return true
  }

  /// Reports why a line is not taken.
  private mutating func object(_ message: String, _ console: inout Console) -> Bool {
    console.report(message)
    status = max(status, .differs)
    return true
  }

  /// Shows the news and, below it, the current box.
  private func show(_ news: String, _ console: inout Console) {
    if isPage { console.clearPage() }
    console.print(styled: news)
    if !news.isEmpty { console.print("\n") }
    do throws(Refusal) {
      let moment = Moment(of: live.game, try live.state())
      console.print(styled: StateText.text(of: moment, in: console.palette))
    } catch {
      console.report(live.game.words.words(for: error.reason).text)
    }
    console.print("\n")
  }

  /// Reports an input that cannot be read further, and a last line without its end, which may be
  /// incomplete and is not taken.
  private mutating func tellRest(_ console: inout Console) {
    if let failure = input.failure {
      console.report("\(FileSystem.standardInput): \(failure.words)")
      status = .couldNotRun
      hasFailed = true
    }
    guard !input.rest.isEmpty else { return }
    guard input.rest.count <= input.limit else {
      console.report(
        "-:\(lineNumber + 1): longer than \(input.limit.grouped) bytes; the input is not read further"
      )
      status = .couldNotRun
      return
    }
    let text = String(decoding: input.rest, as: UTF8.self).onOneLine
    console.report(
      "-:\(lineNumber + 1): the last line may be incomplete, as it has no end; it is ignored\n"
        + "  \(text)")
    status = .couldNotRun
  }
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
