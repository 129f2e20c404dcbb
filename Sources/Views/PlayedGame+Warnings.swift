public import HockeyRules
import Scoresheets

extension PlayedGame {
  /// The warnings about the play at `index` of the solution's plays.
  func warnings(aboutPlay index: Int) -> ArraySlice<Warning> {
    // The warnings are in the order of the plays, and a log may have one for each of its plays: the first
    // is found by halving.
    var first = 0
    var end = warnings.count
    while first < end {
      let middle = (first + end) / 2
      if warnings[middle].play < index { first = middle + 1 } else { end = middle }
    }
    return warnings[first...].prefix { $0.play == index }
  }

  /// The warning in words: what is odd, and what would be right.
  ///
  /// A play that it names is named as the log's source does: by its line or its id.
  public func text(of warning: Warning) -> String {
    guard case .goalTwice(let first) = warning.reason, naming == .lines,
      let play = play(called: first, before: warning.play)
    else { return words.text(of: warning.reason) }
    return "the same goal is on line \(play.line); expected it once"
  }

  /// A play of the log, looked for from where a warning is, because the two are near each other.
  private func play(called id: Event.ID, before index: Int) -> LoggedPlay? {
    log.plays.prefix(index).last { $0.event.id == id } ?? log.plays.first { $0.event.id == id }
  }

  /// How many warnings there are, in words; nil if there are none.
  var warningCount: String? {
    switch warnings.count {
    case 0: nil
    case 1: "1 warning"
    default: "\(warnings.count) warnings"
    }
  }
}
