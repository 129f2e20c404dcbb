import HockeyRules
import Scoresheets
import Views

// Questions to the scorekeeper.
extension LiveConsole {
  /// Offers the step that inserts a play before the last one.
  ///
  /// On a terminal it asks a question, below the changes that the step would make; otherwise it
  /// says what to type.
  mutating func offer(
    _ step: LiveStep, for play: LoggedPlay, _ message: String, _ console: inout Console
  ) -> Bool {
    let notation = live.game.notation
    guard isInteractive else {
      var line = live.game.line(of: play.event)
      if case .label(let label) = play.event.id { line += " @\(label)" }
      return object(
        "\(message); type `\(SheetReader.insert) \(line)` to put it there", &console)
    }
    let last = notation.text(of: live.live.game.clock)
    say(styled: step.preview(in: console.palette), &console)
    let isAgreed = agrees("That is before the last play, at \(last). Insert it? y/n ", &console)
    guard isAgreed else {
      say("not inserted\n", &console)
      return true
    }
    return agrees(to: step, isTimed: true, &console) ? keep(step, &console) : true
  }

  /// Whether a step may be made.
  ///
  /// On a terminal, an early end or a possible slip must be confirmed; elsewhere there is a
  /// warning.
  mutating func agrees(
    to step: LiveStep, isTimed: Bool, _ console: inout Console
  ) -> Bool {
    let doubts = step.doubts(isTimed: isTimed).map { (step.text(of: $0), $0.question) }
    guard isInteractive else {
      for (text, _) in doubts { report("warning: \(text)", &console) }
      hasDoubts = hasDoubts || !doubts.isEmpty
      return true
    }
    if let warning = step.warningOfEnd {
      return agrees("\(warning). Is it so? y/n ", &console)
    }
    for (text, question) in doubts where !agrees("\(text). \(question) y/n ", &console) {
      say("not kept\n", &console)
      return false
    }
    return true
  }

  /// Returns `end` if the scorekeeper confirms that a period that he ended without a time lasted
  /// until then; nil if not.
  mutating func agreedEnd(
    _ end: GameTime, for play: LoggedPlay, _ console: inout Console
  ) -> GameTime? {
    let notation = live.game.notation
    let left = (end.elapsed - play.event.time.elapsed).text
    let isFull = agrees(
      "\(notation.name(ofPeriod: end.period)) has \(left) left. "
        + "Did it end at \(notation.reading(of: end).text)? y/n ", &console)
    guard !isFull else { return end }
    say(
      "not ended; to end it now, give its time: "
        + "`\(notation.reading(of: play.event.time).text) period-end`\n", &console)
    return nil
  }

  /// Whether the answer to `question` is yes; the end of the input means no.
  mutating func agrees(_ question: String, _ console: inout Console) -> Bool {
    while true {
      let answer: [UInt8]?
      if page == nil {
        answer = nextLine(question, &console)
      } else {
        answer = taken(page?.ask(question, &console), echo: nil, &console)
      }
      guard let answer else { return false }
      lineNumber += 1
      switch String(decoding: answer, as: UTF8.self).filter({ $0 != " " }).lowercased() {
      case "y", "yes": return true
      case "n", "no", "": return false
      default: continue
      }
    }
  }
}
