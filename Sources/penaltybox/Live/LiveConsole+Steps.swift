import HockeyRules
import Scoresheets
import Views

// Steps, and the output about them.
extension LiveConsole {
  /// Makes a step, or reports why it cannot be made.
  mutating func attempt(
    _ console: inout Console, _ step: (KeptLog) throws(LiveObjection) -> LiveStep
  ) -> Bool {
    do throws(LiveObjection) {
      return keep(try step(live), &console)
    } catch {
      return object(error.message, &console)
    }
  }

  /// Takes a step: its additions to the log are written to disk first, and shown only then.
  mutating func keep(_ step: LiveStep, _ console: inout Console) -> Bool {
    do throws(KeepingError) {
      if !step.lines.isEmpty { try keeper.append(step.lines) }
    } catch {
      fail(error.message, &console)
      return error.isPassing
    }
    live = step.game
    let news = step.news(in: console.palette)
    if page == nil {
      console.print(styled: news)
      if !news.isEmpty { console.print("\n") }
    } else {
      // A page has no space for blank lines.
      page?.say(news.split(separator: "\n").joined(separator: "\n"))
    }
    showBox(&console)
    return true
  }

  mutating func fail(_ message: String, _ console: inout Console) {
    report(message, &console)
    status = .couldNotRun
    hasFailed = true
  }

  /// Reports why a line is not accepted.
  mutating func object(_ message: String, _ console: inout Console) -> Bool {
    report(message, &console)
    status = max(status, .differs)
    return true
  }

  /// Shows the penalty box.
  ///
  /// On a page it is in sight already, so it is printed there only on request.
  mutating func showBox(_ console: inout Console, isAsked: Bool = false) {
    guard page == nil || isAsked else { return }
    do throws(Refusal) {
      let moment = Moment(of: live.game, try live.state())
      say(styled: StateText.text(of: moment, in: console.palette), &console)
    } catch {
      report(live.game.words.words(for: error.reason).text, &console)
    }
    if page == nil { console.print("\n") }
  }

  mutating func say(_ text: String, _ console: inout Console) {
    if page == nil { console.print(text) } else { page?.say(text) }
  }

  mutating func say(styled text: String, _ console: inout Console) {
    if page == nil { console.print(styled: text) } else { page?.say(text) }
  }

  /// Reports an error; on a page, it appears among the other output.
  mutating func report(_ message: String, _ console: inout Console) {
    guard page != nil else { return console.report(message) }
    for line in message.split(separator: "\n") {
      page?.say(console.palette.paint(String(line), .bad))
    }
  }

  /// Reports an input that cannot be read further, and a last line without its end, which may be
  /// incomplete and is not accepted.
  mutating func tellRest(_ console: inout Console) {
    if let failure = input.failure {
      fail("\(FileSystem.standardInput): \(failure.words)", &console)
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
