import HockeyRules
import Scoresheets

extension CaseRun {
  /// The situation just before the instant, and the instant's plays.
  func situation(at instant: CaseInstant) -> [String] {
    let game = solution.game(after: instant.plays.lowerBound - 1)
    let now = solution.game.schedule.instant(of: instant.time)
    let time = words.notation.text(of: instant.time)
    let plays = instant.plays.map { solution.plays[$0].event.play }.filter { $0 != .look }
      .map { words.notation.text(of: $0) }
    return ["\(time)  \(words.situation(of: game, at: now))".visible]
      + plays.map { "  " + $0.visible }
  }

  /// The rulings before `instant`, each with its time and rule.
  func past(before instant: CaseInstant) -> [String] {
    solution.plays.prefix(instant.plays.lowerBound).flatMap { play in
      let period = play.event.time.period
      return solution.rulings(of: play).compactMap { ruling -> String? in
        if case .play(.manpower) = ruling.effect { return nil }
        guard let statement = statement(of: ruling, on: play) else { return nil }
        let time = solution.game.schedule.time(of: ruling.at, in: period)
        let text = words.text(of: statement, in: time.period)
        return "\(words.notation.text(of: time))  \(text)"
          .cited(ruling.authority.rule?.number, width: 48)
      }
    }
  }
}

extension String {
  /// The text and a citation, which begins after `width` columns.
  func cited(_ citation: String?, width: Int) -> String {
    (citation.map { visible.padded(to: width) + $0 } ?? self).visible
  }
}
