import HockeyRules
import Scoresheets
import Surface
import Views

// The console asks about a possible slip, and keeps the line once the answer is yes.
extension LiveConsole {
  private static let ifSo = "Type `y`, or the same line again, if so"

  mutating func ask(_ text: String, _ question: LiveQuestion) {
    say(console.palette.paint(text.visible, .assumed) + "\n")
    self.question = question
  }

  mutating func takePlay(_ bytes: [UInt8]) throws(NotationError) {
    var reading = live
    let line = try live.line(bytes, number: lineNumber)
    let typed = try reading.read(line)
    if case .play(let play) = typed, let end = live.fullEnd(for: play, typedAs: line),
      asks(about: play, endingAt: end, reading, bytes)
    {
      return
    }
    let outcome = reading.outcome(of: typed)
    if !asksForDirection(outcome, typed, bytes) { take(outcome, typedAs: line, bytes) }
  }

  mutating func take(_ outcome: KeptLog.Outcome, typedAs line: NotationLine, _ bytes: [UInt8]) {
    switch outcome {
    case .nothing: break
    case .step(let step):
      let doubts = step.doubts(isTimed: step.isFix || line.hasTime)
      let question = LiveQuestion(about: bytes, yes: .keep([step]))
      if step.isFix {
        show(step, doubts)
        ask("Is that right? \(Self.ifSo).", question)
      } else if let warning = step.warningOfEnd {
        ask("\(warning). Is it so? \(Self.ifSo).", question)
      } else if !doubts.isEmpty {
        let texts = doubts.map { "\($0.text). \($0.question)" }
        ask(texts.joined(separator: " ") + " \(Self.ifSo).", question)
      } else {
        keep(step)
      }
    case .late(let step, let play, _):
      show(step, step.doubts(isTimed: true))
      askToInsert(step, or: live.afterForgottenEnd(play, typedAs: line), bytes)
    case .refused(let objection): object(objection.message)
    }
  }

  /// Shows the effects of a step before it is made.
  private mutating func show(_ step: LiveStep, _ doubts: [LiveDoubt]) {
    let palette = console.palette
    let lines = doubts.map { palette.paint($0.text, .assumed) + "\n" }
    say(step.preview(in: palette) + lines.joined())
  }

  /// Asks whether to insert a play before the last one.
  ///
  /// If the scorekeeper may have forgotten the end of the period, the console offers the next as
  /// well.
  private mutating func askToInsert(
    _ step: LiveStep, or forgotten: (end: LiveStep, play: LiveStep)?, _ bytes: [UInt8]
  ) {
    let last = live.live.game.clock
    let text = "That is before the last play, at \(live.notation.text(of: last)). Insert it? "
    guard let forgotten else {
      return ask(
        text + "\(Self.ifSo).", LiveQuestion(about: bytes, yes: .keep([step])))
    }
    let next = live.notation.name(ofPeriod: forgotten.end.game.time.period)
    ask(
      text + "\(Self.ifSo); or `p` if \(live.notation.name(ofPeriod: last.period)) has ended and "
        + "it is \(next).",
      LiveQuestion(
        about: bytes, yes: .keep([step]), or: ("p", .keep([forgotten.end, forgotten.play]))))
  }

  /// Asks whether a period that was ended without a time lasted until `end`.
  ///
  /// Returns `false` if the period cannot have lasted so long.
  private mutating func asks(
    about play: LoggedPlay, endingAt end: GameTime, _ reading: KeptLog, _ bytes: [UInt8]
  ) -> Bool {
    var ended = play
    ended.event.time = end
    guard case .step(let step) = reading.outcome(of: .play(ended)) else { return false }
    let notation = live.notation
    let left = (end.elapsed - play.event.time.elapsed).text
    let now = "\(notation.reading(of: play.event.time).text) period-end"
    let warning = step.warningOfEnd.map { "\($0). " } ?? ""
    ask(
      warning + "\(notation.name(ofPeriod: end.period)) has \(left) left. Did it end at "
        + "\(notation.reading(of: end).text)? \(Self.ifSo); `\(now)` ends it now.",
      LiveQuestion(about: bytes, yes: .keep([step])))
    return true
  }
}

extension NotationLine {
  fileprivate var hasTime: Bool { tokens.prefix(3).contains { $0.text.contains(":") } }
}
