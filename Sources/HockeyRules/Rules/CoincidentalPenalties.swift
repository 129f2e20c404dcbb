// Coincidental penalties (HC 4.5, 4.6; NHL 19): the penalties of both teams at one stoppage are set
// off against each other, majors first, then minors.

/// The result of setting off a stoppage's penalties, besides the cancelled penalties themselves.
struct SetOff {
  /// Whether one minor of each team is left, played four-on-four.
  var paired = false
  /// The major of which, late in the game, only the difference from a minor is served.
  var difference: (draft: Int, length: PlayingTime)?
  /// The choice left to each team's captain, if any.
  var choices = PerTeam<CaptainsChoice?>(both: nil)
}

extension Referee {
  /// Sets off as many penalties of the two teams against each other as possible.
  func setOff(_ drafts: inout [Draft], in stoppage: Stoppage) -> SetOff {
    switch book.coincidental.setOff.value {
    case .agreed: break
    case .nothing: return SetOff()
    }
    if isPair(drafts) {
      return SetOff(paired: true)
    }
    let team = teamWithoutChoice(drafts, at: stoppage.at)
    return setOff(&drafts, at: stoppage.at, named: stoppage.choices, withoutChoice: team)
  }

  /// The team whose captain has nothing to choose: late in the game, only the difference between
  /// its minors and the other team's major is left.
  ///
  /// The penalties are then set off so that one player of each team remains, if possible (NHL 19.4,
  /// Situation Handbook 19N).
  private func teamWithoutChoice(_ drafts: [Draft], at instant: GameInstant) -> Team? {
    guard isLate(instant) else { return nil }
    var drafts = drafts
    let result = setOff(&drafts, at: instant, named: PerTeam(both: []), withoutChoice: nil)
    return result.difference.map { drafts[$0.draft].penalty.team.opponent }
  }

  private func setOff(
    _ drafts: inout [Draft], at instant: GameInstant, named: PerTeam<[Offender]>,
    withoutChoice: Team?
  ) -> SetOff {
    var result = SetOff()
    var owed = PerTeam(both: SetOffCount())
    for index in drafts.indices {
      if drafts.isMajor(index) { owed[drafts[index].penalty.team].majors += 1 }
      if drafts.isMinor(index) { owed[drafts[index].penalty.team].minors += 1 }
    }
    let count = SetOffCount(
      minors: min(owed.home.minors, owed.visiting.minors),
      majors: min(owed.home.majors, owed.visiting.majors))
    if count.minors + count.majors > 0 {
      for team in Team.allCases {
        let named = team == withoutChoice ? [] : named[team]
        let choice = SetOffSearch(
          groups: groups(of: team, drafts), count: count, named: named,
          matches: matchesToSetOff(drafts, of: team),
          amongFewest: book.coincidental.setOffChoice.value == .captainAmongFewest
        ).best()
        cancel(choice, of: team, &drafts)
        if team == withoutChoice { continue }
        result.choices[team] = captainsChoice(choice, of: team, named: named)
      }
    }
    takeDifference(&drafts, at: instant, &result)
    return result
  }

  /// The number of match penalties of `team` that are set off, in a book that first sets off like
  /// against like; `nil` if match penalties count as majors.
  private func matchesToSetOff(_ drafts: [Draft], of team: Team) -> Int? {
    switch book.coincidental.matchSetOff.value {
    case .asMajor: return nil
    case .likeFirst: break
    }
    func count(_ penaltyClass: PenaltyClass, _ team: Team) -> Int {
      drafts.indices.count {
        drafts.isMajor($0) && drafts[$0].penalty.penaltyClass == penaltyClass
          && drafts[$0].penalty.team == team
      }
    }
    let like = min(count(.match, team), count(.match, team.opponent))
    let majors = min(count(.major, team), count(.major, team.opponent))
    let across = min(count(.match, team) - like, count(.major, team.opponent) - majors)
    return like + across
  }

  /// Whether the stoppage leaves exactly one minor of each team on the clock, and the book plays
  /// these four-on-four.
  private func isPair(_ drafts: [Draft]) -> Bool {
    var onClock = PerTeam(both: 0)
    for index in drafts.indices where drafts.takesSkaterOff(index) {
      if !drafts.isMinor(index) { return false }
      onClock[drafts[index].penalty.team] += 1
    }
    guard onClock == PerTeam(both: 1) else { return false }
    if pairsLeaveClock(in: game.period) { return false }
    return switch book.coincidental.singleMinorsEach.value {
    case .substitution: false
    case .fourOnFourIfClockEmpty: !game.bench.hasActiveSeat { _ in true }
    case .fourOnFourIfNothingBeside:
      !game.bench.hasActiveSeat { _ in true } && !hasPenaltyBesideMinors(drafts)
    // The strength with which play would resume decides: a minor that a goal has just ended is
    // over.
    case .fourOnFourAtFullStrength:
      !game.bench.hasActiveSeat { _ in true }
        && Team.allCases.allSatisfy { entitlement(of: $0) == book.play.skaters.value }
    }
  }

  /// Whether a player who has one of the minors also gets a penalty that costs his team no skater.
  private func hasPenaltyBesideMinors(_ drafts: [Draft]) -> Bool {
    drafts.indices.contains { other in
      !drafts[other].penalty.penaltyClass.takesSkaterOff
        && drafts.indices.contains {
          drafts.isMinor($0) && drafts[$0].countedWith == drafts[other].countedWith
        }
    }
  }

  /// The players of `team` with penalties on the clock, in the order of occurrence.
  private func groups(of team: Team, _ drafts: [Draft]) -> [SetOffGroup] {
    var groups: [SetOffGroup] = []
    // If the log names a team-mate for one of two equal penalties, he sits for that penalty.
    let places = drafts.indices.filter {
      drafts[$0].penalty.team == team && drafts.takesSkaterOff($0)
    }
    let unserved = places.filter { drafts[$0].penalty.server == nil }
    let served = places.filter { drafts[$0].penalty.server != nil }
    let together = Dictionary(grouping: unserved + served) { drafts[$0].servedWith }
    var seen: Set<PenaltyGroup> = []
    for place in places where seen.insert(drafts[place].servedWith).inserted {
      var group = setOffGroup(of: drafts[place], among: drafts)
      let own = together[group.servedWith] ?? []
      group.minors = own.filter { drafts.isMinor($0) }
      group.majors = own.filter { drafts.isMajor($0) }
      group.matches = own.filter { drafts[$0].penalty.penaltyClass == .match }
      groups.append(group)
    }
    return groups
  }

  private func setOffGroup(of draft: Draft, among drafts: [Draft]) -> SetOffGroup {
    let offender = draft.penalty.offender
    let hasMisconduct = drafts.hasMisconduct(in: draft.servedWith)
    let isOffClock =
      switch offender {
      case .skater(let player): hasMisconduct || isServingOffClock(player, besides: [])
      case .goalkeeper: hasMisconduct
      case .bench, .unidentified: false
      }
    return SetOffGroup(
      servedWith: draft.servedWith, offender: offender, server: draft.penalty.server,
      isSeated: isSeated(offender, isOut: draft.ejected), isEjected: draft.ejected,
      isOffClock: isOffClock)
  }

  /// Whether `offender` already serves on the clock: a further penalty then follows in his seat,
  /// and costs no further skater.
  private func isSeated(_ offender: Offender, isOut: Bool) -> Bool {
    guard let player = offender.player,
      !(offender.isGoalkeeper && book.serving.goalkeeperHasServers)
    else {
      return false
    }
    // A player who is out, or may not go on sitting for another, is relieved before his own penalty
    // is served.
    return activeSeat(of: player) { !book.serving.relievesServer(of: $0.offender) && !isOut } != nil
  }

  private func cancel(_ choice: SetOffChoiceMade, of team: Team, _ drafts: inout [Draft]) {
    let citation =
      choice.candidates.count > choice.keptCandidates.count
      ? book.coincidental.setOffChoice.citation : book.coincidental.setOff.citation
    for (group, count) in zip(choice.groups, choice.cancelled) {
      let setOff = group.majors.prefix(count.majors) + group.minors.prefix(count.minors)
      for index in setOff { drafts[index].setOffBy = citation }
    }
  }

  private func captainsChoice(
    _ choice: SetOffChoiceMade, of team: Team, named: [Offender]
  ) -> CaptainsChoice? {
    switch book.coincidental.setOffChoice.value {
    case .orderOfAims: return nil
    case .captain, .captainAmongFewest: break
    }
    guard choice.candidates.count > choice.keptCandidates.count else { return nil }
    return self.choice(
      of: team, among: choice.candidates, taken: choice.keptCandidates, assumed: named.isEmpty,
      by: book.coincidental.setOffChoice.citation)
  }

  /// Rules that the choices of `setOff` are left to the captains.
  mutating func leaveChoices(of setOff: SetOff) {
    for team in Team.allCases {
      if let choice = setOff.choices[team] { leave(choice) }
    }
  }

  /// Late in the game, leaves only the difference to serve if one player of one team keeps a minor
  /// or a double minor and one player of the other team keeps a major (NHL 19.4).
  private func takeDifference(_ drafts: inout [Draft], at: GameInstant, _ result: inout SetOff) {
    guard isLate(at) else { return }
    let citation = book.lateDifference(for: game.kind).citation
    let left = drafts.indices.filter { drafts.isOnClock($0) }
    for team in Team.allCases {
      let minors = left.filter { drafts[$0].penalty.team == team }
      let majors = left.filter { drafts[$0].penalty.team == team.opponent }
      guard majors.count == 1, drafts.isMajor(majors[0]), !minors.isEmpty,
        minors.allSatisfy({
          drafts.isMinor($0) && drafts[$0].servedWith == drafts[minors[0]].servedWith
        })
      else { continue }
      let major = majors[0]
      let length = minors.reduce(drafts[major].penalty.length) { $0 - drafts[$1].penalty.length }
      // The rule covers a minor and a double minor. Three minors are longer than the major, so
      // everything is served.
      guard length > .zero else { continue }
      for index in minors { drafts[index].setOffBy = citation }
      result.difference = (major, length)
    }
  }

  private func isLate(_ instant: GameInstant) -> Bool {
    guard let window = book.lateDifference(for: game.kind).value else { return false }
    let end = schedule.start(of: schedule.regulationPeriods + 1)
    return end - instant <= window
  }
}

extension [Draft] {
  /// Whether the draft at `index` is set off as a minor.
  func isMinor(_ index: Int) -> Bool {
    takesSkaterOff(index) && self[index].penalty.penaltyClass == .minor
  }

  /// Whether the draft at `index` is set off as a major: a major or a match penalty.
  func isMajor(_ index: Int) -> Bool {
    takesSkaterOff(index) && self[index].penalty.penaltyClass != .minor
  }
}
