import HockeyRules
import Scoresheets

/// The captains' choices that are still assumed, and how a scorekeeper records them.
package enum ChoiceText {
  /// The plays that would record the choices assumed at the last play of `game`, a line each.
  package static func advice(on game: PlayedGame) -> [String] {
    let rulings = game.solution.plays.last.map { game.solution.rulings(of: $0) } ?? []
    return rulings.compactMap { ruling in
      guard case .call(.choice(let choice, _)) = ruling.effect, choice.isAssumed else { return nil }
      let taken = choice.takenNames.map { game.notation.name(of: $0) }.listed("and")
      let all = choice.names.map { game.notation.name(of: $0) }.listed("or")
      let play = game.notation.text(of: .captainChoice(choice.team, choice.takenNames))
      return
        "\(taken) \(choice.subject), unless the captain says otherwise: type `\(play)`, or with "
        + "his choice of \(all)"
    }
  }
}
