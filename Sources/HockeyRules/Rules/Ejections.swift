// Ejections: by the call itself, by what each major carries, and by counts over the log (HC 4.4(a),
// 4.7(c), 4.8; NHL 20.4, 23).

extension Game {
  /// Adds the ejections that the book attaches to the calls, and marks the drafts of players who
  /// are out.
  func addEjections(to drafts: inout [Draft]) {
    if drafts.indices.contains(where: { mayEject(drafts[$0].penalty) }) {
      addResults(to: &drafts)
    } else if ejections.isEmpty {
      return
    }
    let ejecting = drafts.indices.filter { drafts[$0].penalty.penaltyClass.ejects }
    let out = Set(ejecting.map { drafts[$0].countedWith })
    for index in drafts.indices {
      drafts[index].ejected =
        out.contains(drafts[index].countedWith) || isOut(drafts[index].penalty.offender)
    }
  }

  /// Adds the penalties, beyond the calls themselves, that put offenders out.
  private func addResults(to drafts: inout [Draft]) {
    var added: [Draft] = []
    let called = drafts
    for index in called.indices {
      let group = called[index].countedWith
      let own = called.indices.filter { called[$0].countedWith == group }
      guard own.first == index,
        let result = ejection(of: called[index], own.map { called[$0] }, among: drafts)
      else { continue }
      added.append(result)
      takeMisconduct(of: group, for: result, from: &drafts)
    }
    drafts += added
  }

  /// Whether a penalty of this kind can put anybody out, by itself or by a count.
  private func mayEject(_ penalty: Penalty) -> Bool {
    if penalty.penaltyClass != .minor { return true }
    if book.ejections.countsPenalties || !setup.earlier.calls.isEmpty { return true }
    guard !book.ejections.infractionCounts.value.isEmpty, let infraction = penalty.infraction else {
      return false
    }
    return book.ejections.infractionCounts.value.contains { row in
      row.infractions.contains { $0.isSame(as: infraction) }
    }
  }

  /// The penalty, beyond the calls themselves, that puts the offender out, or `nil` if there is
  /// none or he is already out.
  ///
  /// A count applies to the penalty that reaches the limit, and not again to the next.
  private func ejection(of draft: Draft, _ own: [Draft], among drafts: [Draft]) -> Draft? {
    if own.contains(where: { $0.penalty.penaltyClass.ejects }) { return nil }
    func added(_ result: PenaltyClass, to call: PendingCall, by citation: Citation) -> Draft {
      self.draft(
        result, for: call, at: draft.penalty.calledAt, countedWith: draft.countedWith,
        addedBy: citation)
    }
    if let major = own.first(where: { book.ejections.carriesGameMisconduct($0.penalty) }) {
      return added(.gameMisconduct, to: major.call, by: book.ejections.majorsCarry.citation)
    }
    guard let player = draft.penalty.offender.player else { return nil }
    let earlier = bench.record(of: player)
    var limit = limit(reachedBy: own, of: player, after: earlier)
    if limit == nil {
      let row = book.ejections.infractionCounts.value.first {
        reaches($0, own, earlier, among: drafts)
      }
      limit = row.map { _ in book.ejections.infractionCounts.citation }
      if let limit, row?.penaltyClass == .minor {
        return added(.gameEjection, to: draft.call, by: limit)
      }
    }
    guard let limit else { return nil }
    var counted = added(.gameMisconduct, to: draft.call, by: limit)
    counted.penalty.assessedMinutes = book.ejections.countedMinutes.value
    counted.length = book.ejections.countedMinutes.citation
    return counted
  }

  /// The provision by which the penalties `own` of `player`, after his `earlier` ones, reach a
  /// count of penalties for any infraction, and bring a game misconduct; `nil` if there is none.
  private func limit(
    reachedBy own: [Draft], of player: Player, after earlier: [Int]
  ) -> Citation? {
    let limits: [(Provision<Int?>, PenaltyClass)] = [
      (book.ejections.majorsToGameMisconduct, .major),
      (book.ejections.misconductsToGameMisconduct, .misconduct),
    ]
    for (limit, penaltyClass) in limits where reaches(limit.value, penaltyClass, own, earlier) {
      return limit.citation
    }
    if book.ejections.countsPenalties {
      // The foul for a shot counts with the penalties called together with the shot.
      let fouls = foulsForShots(of: player)
      let shots = fouls.filter { foul in own.contains { $0.call.id == foul.call } }
      let before = tally(of: earlier, and: fouls.filter { !shots.contains($0) })
      var after = before
      for draft in own { after.add(draft.penalty, besides: shots) }
      for foul in shots { after.add(foul) }
      if let limit = limit(reachedFrom: before, to: after) { return limit }
    }
    return setup.earlier.calls.first { count in
      count.value.player == player
        && count.value.isReached(
          by: own.map { $0.penalty }, after: earlier.map { penalties[$0] })
    }?.citation
  }

  /// Removes the misconduct that led to the game misconduct `result` by a count, if the game
  /// misconduct replaces it.
  private func takeMisconduct(of group: PenaltyGroup, for result: Draft, from drafts: inout [Draft])
  {
    guard result.addedBy?.key == book.ejections.misconductsToGameMisconduct.key else { return }
    switch book.ejections.countedMisconduct.value {
    case .beside: return
    case .inPlace: break
    }
    let last = drafts.lastIndex {
      $0.countedWith == group && $0.penalty.penaltyClass == .misconduct
    }
    if let last { drafts.remove(at: last) }
  }

  private func reaches(
    _ limit: Int?, _ penaltyClass: PenaltyClass, _ own: [Draft], _ earlier: [Int]
  ) -> Bool {
    guard let limit else { return false }
    let new = own.count { $0.penalty.penaltyClass == penaltyClass }
    let before = earlier.count { penalties[$0].penaltyClass == penaltyClass }
    return before < limit && before + new >= limit
  }

  /// Whether the infractions of `row` reach its count; a double minor counts once (HC 4.8(b) I2).
  private func reaches(
    _ row: InfractionCount, _ own: [Draft], _ earlier: [Int], among drafts: [Draft]
  ) -> Bool {
    func isWaived(_ penalty: Penalty) -> Bool {
      guard !row.waivedBy.isEmpty else { return false }
      return row.isWaived(penalty, by: penalties)
        || row.isWaived(penalty, by: drafts.map { $0.penalty })
    }
    func calls(_ penalties: [Penalty]) -> Int {
      let counted = penalties.filter {
        $0.penaltyClass == row.penaltyClass.counted && row.counts($0) && !isWaived($0)
      }
      return Set(counted.map { $0.call }).count
    }
    let new = calls(own.map { $0.penalty })
    if new == 0 { return false }
    let before = calls(earlier.map { penalties[$0] })
    return before < row.count && before + new >= row.count
  }
}

extension EjectionProvisions {
  fileprivate func carriesGameMisconduct(_ penalty: Penalty) -> Bool {
    carriesGameMisconduct(penalty.penaltyClass, for: penalty.infraction)
  }

  /// Whether a penalty of this class for `infraction` is a major that puts the offender out.
  private func carriesGameMisconduct(
    _ penaltyClass: PenaltyClass, for infraction: Infraction?
  ) -> Bool {
    guard penaltyClass == .major else { return false }
    return switch majorsCarry.value {
    case .nothing: false
    case .gameMisconduct: true
    case .gameMisconductUnlessFighting: !infraction.isSame(as: .fighting)
    case .gameMisconductForFighting: infraction.isSame(as: .fighting)
    }
  }

  func putsOut(_ call: Call) -> Bool {
    call.penalties.contains { $0.ejects || carriesGameMisconduct($0, for: call.infraction) }
  }
}

extension Referee {
  /// Ejects the offender of a penalty that is recorded but not served, if it reaches the limit.
  mutating func ejectAtLimit(_ pending: PendingCall) {
    guard book.ejections.countsPenalties, let player = pending.call.offender.player,
      let citation = game.limitReached(by: pending, of: player),
      !game.isEjected(pending.call.offender)
    else { return }
    let minutes = book.ejections.countedMinutes
    record(.gameMisconduct, for: pending, minutes: minutes.value, by: minutes.citation)
    rule(.bench(.ejected(pending.call.offender)), by: citation)
    endOffClock(of: pending.call.offender, called: [], by: citation)
    replaceEjected(of: player.team, called: [], putOut: [player])
  }

  /// Ejects the players of `team` who leave the game with this stoppage.
  mutating func ruleEjections(of team: Team, _ drafts: [Draft]) {
    for index in drafts.indices
    where drafts[index].penalty.penaltyClass.ejects && drafts[index].penalty.team == team {
      let draft = drafts[index]
      if game.isEjected(draft.penalty.offender) { continue }
      let citation = draft.addedBy ?? ejectionRule(draft, drafts)
      rule(.bench(.ejected(draft.penalty.offender)), by: citation)
      endOffClock(of: draft.penalty.offender, called: drafts, by: citation)
    }
  }

  /// The provision that puts the offender of a called penalty out: for a major, the provision that
  /// makes majors carry an ejection; otherwise the provision for the penalty's class, even if a
  /// table gives the length.
  private func ejectionRule(_ draft: Draft, _ drafts: [Draft]) -> Citation {
    let own = drafts.filter { $0.countedWith == draft.countedWith }
    if draft.penalty.penaltyClass == .gameMisconduct,
      own.contains(where: { book.ejections.carriesGameMisconduct($0.penalty) })
    {
      return book.ejections.majorsCarry.citation
    }
    return book.classes.length(of: draft.penalty.penaltyClass).citation
  }
}

extension InfractionCount {
  fileprivate func counts(_ penalty: Penalty) -> Bool {
    infractions.contains { penalty.infraction.isSame(as: $0) }
  }

  /// Whether `penalty` does not count because of the calls on the other team at the same stoppage
  /// (AHL 20.4).
  fileprivate func isWaived(_ penalty: Penalty, by all: [Penalty]) -> Bool {
    all.contains { other in
      other.team != penalty.team && other.calledAt == penalty.calledAt && !other.isTakenBack
        && waivedBy.contains { other.infraction.isSame(as: $0) }
    }
  }
}

extension InfractionCount.CountedClass {
  fileprivate var counted: PenaltyClass {
    switch self {
    case .minor: .minor
    case .major: .major
    }
  }
}
