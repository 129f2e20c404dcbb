public import HockeyRules
import Scoresheets

extension PlayedGame {
  /// The warnings about the play at `index` of the solution's plays.
  func warnings(aboutPlay index: Int) -> ArraySlice<Warning> {
    let first = warnings.firstIndex { $0.play >= index } ?? warnings.endIndex
    let end = warnings[first...].firstIndex { $0.play > index } ?? warnings.endIndex
    return warnings[first..<end]
  }

  /// The warning in words: what is odd, and what would be right.
  ///
  /// A play that it names is named as the log's source does: by its line or its id.
  public func text(of warning: Warning) -> String {
    guard case .goalTwice(let first) = warning.reason, naming == .lines,
      let play = log.plays.first(where: { $0.event.id == first })
    else { return words.text(of: warning.reason) }
    return "the same goal is on line \(play.line); expected it once"
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
