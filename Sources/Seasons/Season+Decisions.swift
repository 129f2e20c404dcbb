import HockeyRules
import Scoresheets

extension Season {
  /// Applies a decision made after `game`; a decision that changes nothing gets a remark.
  mutating func decide(_ decision: SeasonGame.Decision, in game: SeasonGame, _ step: inout Step) {
    let person = decision.person
    if case .player = person.role, !seen.contains(person) { note(.unknownPerson(person), in: game) }
    let hasEffect: Bool
    switch decision.kind {
    case .reported(let infraction):
      var act = Act(person: person, team: .home)
      act.reported = infraction.canonical
      hasEffect = count(act, among: [], in: game, &step)
    case .ruled(let sanction):
      rule(sanction, decision, in: game, &step)
      hasEffect = true
    case .rescinded: hasEffect = rescind(person, &step)
    case .reduced(let games): hasEffect = reduce(person, to: games, decision.reason, &step)
    case .stayed:
      hasEffect = change(
        person, &step, where: { $0.isOpen && !$0.isStayed }, { $0.isStayed = true })
    case .upheld:
      let adds = book.reviewAddsGames
      func uphold(_ obligation: inout Obligation) {
        obligation.isStayed = false
        if adds { obligation.left += obligation.playedMeanwhile }
      }
      hasEffect = change(person, &step, where: { $0.isStayed }, uphold)
    }
    if !hasEffect { note(.decisionWithoutEffect(decision), in: game) }
  }

  /// Puts the league's ruling on `person` in the place of the suspensions that waited for it.
  ///
  /// Games already sat out count towards the ruling.
  private mutating func rule(
    _ sanction: SeasonRule.Sanction, _ decision: SeasonGame.Decision, in game: SeasonGame,
    _ step: inout Step
  ) {
    let person = decision.person
    know(person)
    var ruling = Obligation(
      person, ruled: sanction, reason: decision.reason, game: game, number: steps.count)
    let isOpen: (Obligation) -> Bool = { $0.person == person && $0.sanction == .untilRuled }
    let open = step.added.filter(isOpen) + (records[person]?.obligations.filter(isOpen) ?? [])
    step.added.removeAll(where: isOpen)
    records[person]?.obligations.removeAll(where: isOpen)
    guard sanction != .games(0) else { return }
    ruling.served = open.flatMap { $0.served }
    ruling.left = max(0, ruling.left - ruling.served.count)
    step.added.append(ruling)
    // A game misconduct for which the league suspends a player no longer counts (NHL 23.2).
    guard let last = records[person]?.lastMark else { return }
    for (place, rule) in book.rules.enumerated() where rule.calls.unlessRuled {
      records[person]?.marks[place]?.removeAll { $0.game == last }
    }
  }

  /// Changes the latest obligation of `person` for which `fits` holds, from any game.
  ///
  /// Returns false if there is no such obligation.
  private mutating func change(
    _ person: Person, _ step: inout Step, where fits: (Obligation) -> Bool,
    _ body: (inout Obligation) -> Void
  ) -> Bool {
    if let place = step.added.lastIndex(where: { $0.person == person && fits($0) }) {
      body(&step.added[place])
      return true
    }
    guard let place = records[person]?.obligations.lastIndex(where: fits) else { return false }
    if var record = records[person] {
      body(&record.obligations[place])
      records[person] = record
    }
    return true
  }

  /// Replaces the latest open obligation of `person`, and all others from the same call, by an
  /// obligation of `games` games.
  private mutating func reduce(
    _ person: Person, to games: Int, _ reason: String, _ step: inout Step
  ) -> Bool {
    var last: Obligation?
    let found = change(person, &step, where: { $0.isOpen }, { last = $0 })
    guard found, let last else { return false }
    let isOther: (Obligation) -> Bool = {
      $0.person == person && $0 != last && $0.isOfSameCall(as: last)
    }
    let others = step.added.filter(isOther) + (records[person]?.obligations.filter(isOther) ?? [])
    step.added.removeAll(where: isOther)
    records[person]?.obligations.removeAll(where: isOther)
    func shorten(_ obligation: inout Obligation) {
      obligation.sanction = .games(games)
      obligation.served += others.flatMap { $0.served }
      obligation.left = max(0, games - obligation.served.count)
      obligation.isReduced = true
      obligation.remark = reason
    }
    return change(person, &step, where: { $0 == last }, shorten)
  }

  /// Takes back the calls of `person` in the latest game with a counted call.
  ///
  /// Returns false if there is no such game.
  private mutating func rescind(_ person: Person, _ step: inout Step) -> Bool {
    guard var record = records[person], let last = record.lastMark else { return false }
    for place in book.rules.indices { record.marks[place]?.removeAll { $0.game == last } }
    record.obligations.removeAll { $0.gameNumber == last }
    if last == steps.count { step.added.removeAll { $0.person == person } }
    records[person] = record
    return true
  }
}

extension Season.Record {
  /// The number of the latest game with a counted call.
  fileprivate var lastMark: Int? { marks.values.compactMap { $0.last?.game }.max() }
}
