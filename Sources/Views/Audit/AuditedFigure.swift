import Audits
import HockeyRules
import Scoresheets

/// An official figure that differs.
struct AuditedFigure: Sendable {
  var difference: OfficialDifference
  /// The team's letters in this game.
  var team: String
  /// The items that the rulebook counts, each with its time.
  var counted: [String]
  var finding: Finding
  /// Its index among the known errors, if it is one.
  var known: Int?

  /// Describes a figure that differs in `game`, with the items that the rulebook counts.
  init(_ difference: OfficialDifference, in game: PlayedGame, _ known: KnownErrors) {
    self.difference = difference
    team = game.notation.letters[difference.team]
    finding = Finding(difference, in: game.name)
    self.known = known.index(of: finding)
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

  /// The power plays of `team`, each with its beginning and the penalty that caused it.
  fileprivate func opportunities(of team: Team) -> [String] {
    solution.plays.flatMap { play in
      solution.rulings(of: play).compactMap { ruling in
        guard case .score(.powerPlay(let index)) = ruling.effect else { return nil }
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
