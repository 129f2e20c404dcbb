import HockeyRules
import Scoresheets

/// The choices that captains have not made, and how a scorekeeper records them.
public enum ChoiceText {
  /// The plays that would record the choices assumed at the last play of `game`, one line each.
  public static func advice(on game: PlayedGame) -> [String] {
    let rulings = game.solution.plays.last.map { game.solution.rulings(of: $0) } ?? []
    return rulings.compactMap { ruling in
      guard case .call(.choice(let choice, _)) = ruling.effect, choice.isAssumed else { return nil }
      let players = choice.takenNames
      let all = choice.names.compactMap { $0 }.map { game.notation.name(of: $0) }
      // A choice names players; whoever serves for the bench has no number yet.
      guard players.count == choice.taken.count, !players.isEmpty else { return nil }
      let play = game.notation.text(of: .captainChoice(choice.team, players))
      let captain = "captain of \(game.log.letters[choice.team])"
      return "\(captain): type `\(play)` if he agrees, or name others of "
        + all.joined(separator: ", ")
    }
  }
}
