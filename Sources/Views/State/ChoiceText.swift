import HockeyRules
import Scoresheets

/// The choices that captains have not made, and how a scorekeeper records them.
public enum ChoiceText {
  /// The plays that would record the choices assumed at the last play of `game`, one line each.
  public static func advice(on game: PlayedGame) -> [String] {
    let rulings = game.solution.plays.last.map { game.solution.rulings(of: $0) } ?? []
    return rulings.compactMap { ruling in
      guard case .call(.choice(let choice, _)) = ruling.effect, choice.isAssumed else { return nil }
      let all = choice.names.map { game.notation.name(of: $0) }
      let play = game.notation.text(of: .captainChoice(choice.team, choice.takenNames))
      let captain = "captain of \(game.log.letters[choice.team])"
      return "\(captain): type `\(play)` if he agrees, or name others of "
        + all.joined(separator: ", ")
    }
  }
}
