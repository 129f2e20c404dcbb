// Who leaves the game: by the call itself, by what every major carries, and by what the log counts
// (HC 4.4(a), 4.7(c), 4.8; NHL 20.4, 23).

extension Referee {
  /// Adds the ejections that the book attaches to what was called, and marks whose offender is out.
  func addEjections(to drafts: inout [Draft]) {
    guard drafts.contains(where: mayEject) else { return }
    var added: [Draft] = []
    var seen: [Holder] = []
    for draft in drafts where !seen.contains(draft.holder) {
      seen.append(draft.holder)
      let own = drafts.filter { $0.holder == draft.holder }
      guard let result = ejection(of: draft, own) else { continue }
      added.append(result)
      takeMisconduct(of: draft.holder, for: result, from: &drafts)
    }
    drafts += added
    for index in drafts.indices {
      drafts[index].ejected = drafts.contains {
        $0.holder == drafts[index].holder && $0.penalty.penaltyClass.ejects
      }
    }
  }

  /// Whether a penalty of this kind can put anybody out, by itself or by a count.
  private func mayEject(_ draft: Draft) -> Bool {
    if draft.penalty.penaltyClass != .minor { return true }
    if book.ejections.penaltiesToGameMisconduct.value != nil { return true }
    guard let infraction = draft.penalty.infraction else { return false }
    return book.ejections.infractionCounts.value.contains { $0.infractions.contains(infraction) }
  }

  /// What puts the offender out beyond the calls themselves; nil where nothing does, or he is out already.
  private func ejection(of draft: Draft, _ own: [Draft]) -> Draft? {
    if own.contains(where: { $0.penalty.penaltyClass.ejects }) { return nil }
    func added(_ result: PenaltyClass, by rule: RuleReference) -> Draft {
      Draft(
        call: draft.call, penalty: penalty(result, for: draft.call), holder: draft.holder,
        addedBy: rule)
    }
    if let carried = carried(by: own) { return added(carried, by: book.ejections.majorsCarry.rule) }
    guard let player = draft.penalty.offender.player else { return nil }
    let earlier = game.penalties.filter { $0.offender.player == player }
    let limits: [(Provision<Int?>, PenaltyClass)] = [
      (book.ejections.majorsToGameMisconduct, .major),
      (book.ejections.misconductsToGameMisconduct, .misconduct),
    ]
    for (limit, penaltyClass) in limits where reaches(limit.value, penaltyClass, own, earlier) {
      var counted = added(.gameMisconduct, by: limit.rule)
      counted.penalty.minutes = book.ejections.countedMinutes.value
      return counted
    }
    if reachesLimit(player, with: own.count { $0.penalty.countsTowardsLimit }) {
      return added(.gameMisconduct, by: book.ejections.penaltiesToGameMisconduct.rule)
    }
    let row = book.ejections.infractionCounts.value.first { reaches($0, own, earlier) }
    return row.map {
      added($0.result.penaltyClass, by: book.ejections.infractionCounts.rule)
    }
  }

  /// Whether the penalties of `player` so far and `new` ones reach the limit of a game.
  private func reachesLimit(_ player: Player, with new: Int) -> Bool {
    guard let limit = book.ejections.penaltiesToGameMisconduct.value else { return false }
    let earlier = game.penalties.count { $0.offender.player == player && $0.countsTowardsLimit }
    return earlier + new + game.foulsForShots.count { $0.player == player } >= limit
  }

  /// Puts the offender of a penalty that is recorded and not served out where it reaches the limit.
  mutating func ejectAtLimit(_ pending: PendingCall) {
    guard let player = pending.call.offender.player, reachesLimit(player, with: 0),
      !game.ejected.contains(pending.call.offender)
    else { return }
    var result = penalty(.gameMisconduct, for: pending)
    result.id = game.penalties.count
    result.standing = .over(.recorded, at: now)
    rule(.assessed(result), by: book.ejections.penaltiesToGameMisconduct.rule)
    rule(.ejected(pending.call.offender), by: book.ejections.penaltiesToGameMisconduct.rule)
  }

  /// Takes back the misconduct that brought a game misconduct by the count, where that is given in its place.
  private func takeMisconduct(of holder: Holder, for result: Draft, from drafts: inout [Draft]) {
    guard result.addedBy == book.ejections.misconductsToGameMisconduct.rule else { return }
    switch book.ejections.countedMisconduct.value {
    case .beside: return
    case .inPlace: break
    }
    let last = drafts.lastIndex {
      $0.holder == holder && $0.penalty.penaltyClass == .misconduct
    }
    if let last { drafts.remove(at: last) }
  }

  private func carried(by own: [Draft]) -> PenaltyClass? {
    switch book.ejections.majorsCarry.value {
    case .nothing: nil
    case .gameMisconduct:
      own.contains { $0.penalty.penaltyClass == .major } ? .gameMisconduct : nil
    }
  }

  private func reaches(
    _ limit: Int?, _ penaltyClass: PenaltyClass, _ own: [Draft], _ earlier: [Penalty]
  ) -> Bool {
    guard let limit else { return false }
    let new = own.count { $0.penalty.penaltyClass == penaltyClass }
    guard new > 0 else { return false }
    return new + earlier.count { $0.penaltyClass == penaltyClass } >= limit
  }

  /// Whether the infractions of `row` reach its count; a double minor counts once (HC 4.8(b) I2).
  private func reaches(_ row: InfractionCount, _ own: [Draft], _ earlier: [Penalty]) -> Bool {
    var calls: [Event.ID] = []
    var new = false
    for penalty in earlier + own.map(\.penalty) {
      guard penalty.penaltyClass == .minor, let infraction = penalty.infraction,
        row.infractions.contains(infraction), !calls.contains(penalty.call)
      else { continue }
      calls.append(penalty.call)
      new = new || own.contains { $0.penalty.call == penalty.call }
    }
    return new && calls.count >= row.count
  }

  /// Rules those of `team` out who leave the game with this stoppage.
  mutating func ruleEjections(of team: Team, _ drafts: [Draft]) {
    for draft in drafts
    where draft.penalty.team == team && draft.penalty.penaltyClass.ejects
      && !game.ejected.contains(draft.penalty.offender)
    {
      rule(.ejected(draft.penalty.offender), by: draft.addedBy ?? ejectionRule(draft, drafts))
      endOffClock(
        of: draft.penalty.offender, called: drafts, by: rule(for: draft.penalty.penaltyClass))
    }
  }

  /// The rule that puts the offender of a called penalty out: that of the major which carries it, or its own.
  private func ejectionRule(_ draft: Draft, _ drafts: [Draft]) -> RuleReference {
    let own = drafts.filter { $0.holder == draft.holder }
    if draft.penalty.penaltyClass == .gameMisconduct, carried(by: own) != nil {
      return book.ejections.majorsCarry.rule
    }
    return rule(for: draft.penalty.penaltyClass)
  }
}

extension Penalty {
  /// Whether it counts towards a limit of penalties in a game (USA Hockey 401(b)).
  fileprivate var countsTowardsLimit: Bool {
    switch penaltyClass {
    case .minor, .major, .match, .misconduct: true
    case .gameMisconduct, .grossMisconduct, .gameEjection: false
    }
  }
}
