import HockeyRules
import Scoresheets

/// What captains have not said, and how a scorekeeper records it.
public enum ChoiceText {
  /// The plays that would record the choices assumed with the last play of `game`, a line each.
  public static func advice(on game: PlayedGame) -> [String] {
    let rulings = game.solution.plays.last?.rulings ?? []
    return rulings.compactMap { ruling in
      guard case .choice(let team, let candidates, let taken, assumed: true) = ruling.effect
      else { return nil }
      let players = taken.compactMap(\.player)
      let all = candidates.compactMap(\.player).map { game.notation.name(of: $0) }
      // A choice names players; who sits for a bench has no number yet.
      guard players.count == taken.count, !players.isEmpty else { return nil }
      let play = game.notation.text(of: .captainChoice(team, players))
      let captain = "captain of \(game.log.letters[team])"
      return "\(captain): type `\(play)` where he agrees, or name others of "
        + all.joined(separator: ", ")
    }
  }
}
