import HockeyRules
import Scoresheets

/// A game at an instant in one line.
public enum SituationText {
  /// Manpower, who serves and how long still, and who waits.
  public static func text(of moment: Moment) -> String {
    let state = moment.game.solution.game
    let now = moment.game.notation.schedule.instant(of: moment.time)
    var serving: [String] = []
    var waiting: [String] = []
    for place in Team.allCases.flatMap({ moment.bench(of: $0) }) {
      let name = moment.game.notation.name(of: place.offender)
      switch place.standing {
      case .serves(let until): serving.append("\(name) \((until - now).text)")
      case .waits(let time): waiting.append("\(name) \(time.text)")
      case .sits, .owes, .mayLeave: break
      }
    }
    var parts = [moment.game.words.text(manpower: state.manpower)]
    if !serving.isEmpty { parts.append("serving " + serving.joined(separator: ", ")) }
    if !waiting.isEmpty { parts.append("waiting " + waiting.joined(separator: ", ")) }
    return parts.joined(separator: " · ")
  }
}
