import HockeyRules
import Scoresheets

// The command line and the tests print the same block.

extension CaseRun {
  /// The case and its book in one line: `a third minor waits, under nhl-2025`.
  package var name: String {
    isUnderAnother
      ? "\(`case`.title), under \(expectedBook) as \(book.id)"
      : "\(`case`.title), under \(book.id)"
  }

  /// The difference as a block of lines: the place, the situation, the comparison, the source, the
  /// earlier rulings, and the command that plays the case again.
  ///
  /// `label`, in the first line, numbers the difference if there are several.
  package func report(of difference: CaseDifference, label: String? = nil) -> String {
    let instant = `case`.instants[difference.instant]
    let name = label.map { "\(self.name), \($0)" } ?? name
    var lines = ["\(difference.place): \(name)".visible, ""]
    lines += situation(at: instant).map { "    " + $0 }
    lines += difference.lines.map { line in
      "    " + Self.columns("\(line.mark.rawValue) \(line.text)", line.citation, width: 50)
    }
    if let from = `case`.from { lines.append("    from     \(from.visible)") }
    let past = past(before: instant)
    if !past.isEmpty { lines += ["", "    how the game got there"] + past.map { "      " + $0 } }
    lines += ["", "    again    \(commandAgain)", ""]
    return lines.asLines
  }

  /// The command, for a POSIX shell, that plays the case again under the same book.
  package var commandAgain: String {
    let file = `case`.place.file
    // Without `./`, a path that begins with a hyphen would be read as an option.
    let path = file.hasPrefix("-") && file != "-" ? "./" + file : file
    var words = ["penaltybox", "check", path, "--case", `case`.title, "--under", request.book]
    if let other = request.other { words += ["--as", other] }
    return words.map({ $0.shellWord }).joined(separator: " ")
  }

  /// The situation just before the instant, and the instant's plays.
  private func situation(at instant: CaseInstant) -> [String] {
    let game = solution.game(after: instant.plays.lowerBound - 1)
    let now = solution.game.schedule.instant(of: instant.time)
    let time = words.notation.text(of: instant.time)
    let plays = instant.plays.map { solution.plays[$0].event.play }.filter { $0 != .look }
      .map { words.notation.text(of: $0) }
    return ["\(time)  \(words.situation(of: game, at: now))".visible]
      + plays.map { "  " + $0.visible }
  }

  /// The rulings before `instant`, each with its time and rule.
  private func past(before instant: CaseInstant) -> [String] {
    solution.plays.prefix(instant.plays.lowerBound).flatMap { play in
      let period = play.event.time.period
      return solution.rulings(of: play).compactMap { ruling -> String? in
        if case .play(.manpower) = ruling.effect { return nil }
        guard let statement = statement(of: ruling, on: play) else { return nil }
        let time = solution.game.schedule.time(of: ruling.at, in: period)
        let text = words.text(of: statement, in: time.period)
        return Self.columns(
          "\(words.notation.text(of: time))  \(text)", ruling.authority.rule?.number, width: 48)
      }
    }
  }

  private static func columns(_ text: String, _ citation: String?, width: Int) -> String {
    (citation.map { text.visible.padded(to: width) + $0 } ?? text).visible
  }
}
