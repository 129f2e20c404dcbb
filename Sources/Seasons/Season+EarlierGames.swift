public import HockeyRules
import Scoresheets

extension Season {
  /// The facts about earlier games that the solver must know: who may not play in `game`, and whose
  /// earlier calls count towards a game misconduct.
  public func earlierGames(for game: SeasonGame) -> EarlierGames {
    var earlier = EarlierGames()
    earlier.ineligiblesGoal = book.ineligiblesGoal
    for team in Team.allCases {
      let club = game.log.letters[team]
      for (person, turns) in out(of: NextGame(game), club: club) {
        guard let record = records[person],
          let place = record.bars(in: NextGame(game), without: turns).first
        else { continue }
        let obligation = record.obligations[place]
        let citation = Provision(
          true, key: .season(obligation.key), rule: obligation.rule, basis: obligation.basis
        ).citation
        switch person.role {
        case .player(let number): earlier.ineligible[Player(team, number)] = citation
        case .staff(let staff): earlier.ineligibleStaff[.bench(team, staff)] = citation
        case .bench, .club: break
        }
      }
      for person in persons[club] ?? [] {
        guard case .player(let number) = person.role else { continue }
        earlier.calls += calls(of: person, as: Player(team, number), in: game.stage)
      }
    }
    return earlier
  }

  private func calls(
    of person: Person, as player: Player, in stage: Stage
  ) -> [Provision<EarlierGames.CountedBefore>] {
    marks(of: person).compactMap { rule, marks in
      guard let ejecting = rule.ejecting, rule.window.stages.contains(stage),
        !rule.window.isOneGame, ejecting.upperBound > marks.count,
        let penaltyClass = rule.calls.classes.first
      else { return nil }
      let end = ejecting.upperBound == .max ? .max : ejecting.upperBound - marks.count
      let value = EarlierGames.CountedBefore(
        player, infractions: rule.calls.infractions.sorted().map { Infraction(rawValue: $0) },
        penaltyClass: penaltyClass, ejecting: max(1, ejecting.lowerBound - marks.count)...end)
      return Provision(
        value, key: .season(rule.key), rule: rule.ejectingRule ?? rule.rule,
        basis: rule.assumption.map { .assumed($0) } ?? .stated)
    }
  }
}

extension Obligation {
  /// Whether the book states the obligation or a value was assumed.
  fileprivate var basis: Basis {
    isAssumed ? remark.map { .assumed($0) } ?? .stated : .stated
  }
}
