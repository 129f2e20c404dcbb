import Audits
import HockeyRules
import Scoresheets
import Views

extension AuditedFigure {
  /// The figure as found in `game`, with what the rulebook counts for it.
  init(_ difference: OfficialDifference, in game: PlayedGame) {
    self.difference = difference
    team = game.notation.letters[difference.team]
    finding = Finding(difference, in: game.name)
    counted =
      switch difference.figure {
      case .goals: game.goals { $0.goal.team == difference.team }
      case .powerPlayGoals:
        game.goals {
          $0.goal.team == difference.team && $0.manpower == .powerPlay && !$0.penaltyShot
        }
      case .opportunities: game.opportunities(of: difference.team)
      case .minutes: game.penalties(of: difference.team)
      }
  }
}

extension PlayedGame {
  fileprivate func goals(_ counts: (ScoredGoal) -> Bool) -> [String] {
    solution.game.goals.filter(counts).map { scored in
      "\(notation.text(of: scored.time)) \(notation.text(of: .goal(scored.goal)))"
    }
  }

  /// When each power play of `team` began, and the penalty that gave it.
  fileprivate func opportunities(of team: Team) -> [String] {
    solution.plays.flatMap { play in
      play.rulings.compactMap { ruling in
        guard case .powerPlay(let index) = ruling.effect else { return nil }
        let penalty = solution.game.penalties[index]
        guard penalty.team == team.opponent else { return nil }
        let time = solution.game.schedule.time(of: ruling.at, in: play.event.time.period)
        return "\(notation.text(of: time)) \(text(of: penalty))"
      }
    }
  }

  /// The penalties of `team` with their minutes.
  fileprivate func penalties(of team: Team) -> [String] {
    solution.game.penalties.filter { $0.team == team }.map { "\(text(of: $0)), \($0.minutes)" }
  }

  private func text(of penalty: Penalty) -> String {
    "\(notation.name(of: penalty.offender)) \(words.text(of: penalty))"
  }
}
