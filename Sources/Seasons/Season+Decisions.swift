import HockeyRules
import Scoresheets

/// Decisions of an authority.
extension Season {
  /// Obeys a decision of the authority after `game`.
  mutating func decide(
    _ decision: SeasonGame.Decision, in game: SeasonGame, _ step: inout Step
  ) {
    let person = decision.person
    switch decision.kind {
    case .reported(let infraction):
      let act = Act(
        person: person, team: .home, classes: [], infraction: infraction.canonical)
      count(act, among: [], in: game, &step)
    case .ruled(let games):
      let isOpen: (Obligation) -> Bool = { $0.person == person && $0.sanction == .untilRuled }
      step.added.removeAll(where: isOpen)
      know(person)
      records[person]?.obligations.removeAll(where: isOpen)
      if games > 0 {
        step.added.append(
          Obligation(
            person, games: games, reason: decision.reason, game: game.id, number: steps.count))
      }
    case .rescinded: rescind(person, &step)
    case .reduced(let games):
      change(person, &step) { obligation in
        obligation.sanction = .games(games)
        obligation.left = max(0, games - obligation.served.count)
        obligation.remark = decision.reason
      }
    case .stayed: change(person, &step) { $0.isStayed = true }
    case .upheld:
      let adds = book.reviewAddsGames
      change(person, &step) { obligation in
        obligation.isStayed = false
        if adds { obligation.left += obligation.playedMeanwhile }
      }
    }
  }

  /// Changes the last obligation of `person`, of this game or an earlier one.
  private mutating func change(
    _ person: Person, _ step: inout Step, _ body: (inout Obligation) -> Void
  ) {
    if let place = step.added.lastIndex(where: { $0.person == person }) {
      body(&step.added[place])
    } else if let place = records[person]?.obligations.lastIndex(where: { $0.isOpen }) {
      if var record = records[person] {
        body(&record.obligations[place])
        records[person] = record
      }
    }
  }

  /// Takes back the calls of the last game with a call of `person` that counts.
  private mutating func rescind(_ person: Person, _ step: inout Step) {
    guard var record = records[person],
      let last = record.marks.values.compactMap({ $0.last?.game }).max()
    else { return }
    for place in book.rules.indices { record.marks[place]?.removeAll { $0.game == last } }
    record.obligations.removeAll { $0.gameNumber == last }
    if last == steps.count { step.added.removeAll { $0.person == person } }
    records[person] = record
  }
}
