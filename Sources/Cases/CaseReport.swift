import HockeyRules
import Scoresheets

// What people are told of a difference: the command line and the tests print the same block.

extension CaseRun {
  /// The case and its book in one line: `a third minor waits, under nhl-2025`.
  public var name: String { "\(`case`.title), under \(book.id)" }

  /// The difference as a block of lines: where, the situation, the comparison, the source, how the game got
  /// there, and the command that plays this case again.
  public func report(of difference: CaseDifference) -> String {
    let instant = `case`.instants[difference.instant]
    var lines = ["\(difference.place): \(name)", ""]
    lines += situation(at: instant).map { "    " + $0 }
    lines += difference.lines.map { line in
      "    " + Self.columns("\(line.mark.rawValue) \(line.text)", line.citation, width: 50)
    }
    if let from = `case`.from { lines.append("    from     \(from)") }
    let past = past(before: instant)
    if !past.isEmpty { lines += ["", "    how the game got there"] + past.map { "      " + $0 } }
    lines += ["", "    again    \(commandAgain)", ""]
    return lines.map { $0 + "\n" }.joined()
  }

  /// The command that plays this case under this book again.
  public var commandAgain: String {
    let title = `case`.title.replacing(#"""#, with: #"\""#)
    return "penaltybox check \(`case`.place.file) --case \"\(title)\" --under \(book.id)"
  }

  /// The instant's plays, and the game just before them.
  private func situation(at instant: CaseInstant) -> [String] {
    let game = solution.game(after: instant.plays.lowerBound - 1, under: book)
    let now = solution.game.schedule.instant(of: instant.time)
    let time = words.notation.text(of: instant.time)
    let plays = instant.plays.map { solution.plays[$0].event.play }.filter { $0 != .look }
      .map { words.notation.text(of: $0) }
    return ["\(time)  \(words.situation(of: game, at: now))"] + plays.map { "  " + $0 }
  }

  /// What was ruled before `instant`, each with its time and rule.
  private func past(before instant: CaseInstant) -> [String] {
    solution.plays.prefix(instant.plays.lowerBound).flatMap { play in
      let period = play.event.time.period
      return play.rulings.compactMap { ruling -> String? in
        if case .manpower = ruling.effect { return nil }
        guard let statement = statement(of: ruling, in: period) else { return nil }
        let time = solution.game.schedule.time(of: ruling.at, in: period)
        let text = words.text(of: statement, in: time.period)
        return Self.columns(
          "\(words.notation.text(of: time))  \(text)", ruling.authority.rule?.number, width: 48)
      }
    }
  }

  private static func columns(_ text: String, _ citation: String?, width: Int) -> String {
    citation.map { text.padded(to: width) + $0 } ?? text
  }
}
