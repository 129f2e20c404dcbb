// Coincidental penalties (HC 4.5, 4.6; NHL 19): what both teams were given at one stoppage is set off, majors
// first, then minors.

/// What setting off a stoppage's penalties comes to, beyond which of them are cancelled.
struct SetOff {
  /// Whether what is left is one minor of each team, played four-on-four.
  var paired = false
  /// The major of which only the difference to a minor is served, late in the game.
  var difference: (draft: Int, length: PlayingTime)?
  /// What was left to captains.
  var choices: [Effect] = []
}

extension Referee {
  /// Sets off the penalties of the two teams against each other, as many as possible.
  func setOff(_ drafts: inout [Draft], in stoppage: Stoppage) -> SetOff {
    if isPair(drafts) {
      return SetOff(paired: true)
    }
    var result = SetOff()
    let majors = Team.allCases.map { team in drafts.count { $0.isMajor && $0.penalty.team == team }
    }
    let minors = Team.allCases.map { team in drafts.count { $0.isMinor && $0.penalty.team == team }
    }
    let count = SetOffCount(minors: minors.min() ?? 0, majors: majors.min() ?? 0)
    if count.minors + count.majors > 0 {
      for team in Team.allCases {
        var search = SetOffSearch(
          holders: holders(of: team, drafts), count: count, named: stoppage.choices[team],
          matches: matchesToSetOff(drafts)
        )
        let choice = search.best()
        cancel(choice, of: team, &drafts)
        if let effect = captainsChoice(choice, of: team, named: stoppage.choices[team]) {
          result.choices.append(effect)
        }
      }
    }
    takeDifference(&drafts, at: stoppage.at, &result)
    return result
  }

  /// How many match penalties are set off against each other before any against majors.
  private func matchesToSetOff(_ drafts: [Draft]) -> Int {
    switch book.coincidental.matchSetOff.value {
    case .asMajor: return 0
    case .matchFirst: break
    }
    let matches = Team.allCases.map { team in
      drafts.count { $0.isMajor && $0.penalty.penaltyClass == .match && $0.penalty.team == team }
    }
    return matches.min() ?? 0
  }

  /// Whether the stoppage brought one minor to each team and nothing else on the clock, and the book has
  /// that played four-on-four.
  private func isPair(_ drafts: [Draft]) -> Bool {
    let onClock = drafts.filter(\.takesSkaterOff)
    guard onClock.count == 2, onClock.allSatisfy(\.isMinor),
      onClock[0].penalty.team != onClock[1].penalty.team
    else { return false }
    return switch book.coincidental.singleMinorsEach.value {
    case .substitution: false
    case .fourOnFourIfClockEmpty: !game.seats.contains { $0.isActive }
    case .fourOnFourAtFullStrength:
      !game.seats.contains { $0.isActive }
        && game.manpower == PerTeam(both: book.play.skaters.value)
    }
  }

  /// The players of `team` with something on the clock, in the order of occurrence.
  private func holders(of team: Team, _ drafts: [Draft]) -> [SetOffHolder] {
    var holders: [SetOffHolder] = []
    for draft in drafts where draft.penalty.team == team && draft.takesSkaterOff {
      var index = holders.firstIndex { $0.holder == draft.holder }
      if index == nil {
        holders.append(
          SetOffHolder(
            holder: draft.holder, offender: draft.penalty.offender, sitsAnyway: sitsAnyway(draft)))
        index = holders.count - 1
      }
      if let index {
        holders[index].owes.minors += draft.isMinor ? 1 : 0
        holders[index].owes.majors += draft.isMajor ? 1 : 0
        holders[index].matches += draft.isMajor && draft.penalty.penaltyClass == .match ? 1 : 0
      }
    }
    return holders
  }

  /// Whether somebody else sits for the offender's penalties on the clock whatever is set off.
  private func sitsAnyway(_ draft: Draft) -> Bool {
    switch draft.penalty.offender {
    case .skater: draft.ejected
    case .goalkeeper, .bench, .unidentified: true
    }
  }

  private func cancel(_ choice: SetOffChoiceMade, of team: Team, _ drafts: inout [Draft]) {
    let reference =
      choice.candidates.count > choice.kept.count
      ? book.coincidental.choice.rule : book.coincidental.setOff.rule
    for (holder, count) in zip(choice.holders, choice.cancelled) {
      var left = count
      let own = drafts.indices.filter {
        drafts[$0].penalty.team == team && drafts[$0].holder == holder.holder
          && drafts[$0].takesSkaterOff
      }
      // Where the log names a team-mate for one of two alike, that is the one that he sits for.
      let unserved = own.filter { drafts[$0].penalty.server == nil }
      let served = own.filter { drafts[$0].penalty.server != nil }
      for index in unserved + served {
        if drafts[index].isMajor && left.majors > 0 {
          left.majors -= 1
          drafts[index].setOffBy = reference
        } else if drafts[index].isMinor && left.minors > 0 {
          left.minors -= 1
          drafts[index].setOffBy = reference
        }
      }
    }
  }

  private func captainsChoice(
    _ choice: SetOffChoiceMade, of team: Team, named: [Player]
  ) -> Effect? {
    switch book.coincidental.choice.value {
    case .orderOfAims: return nil
    case .captain: break
    }
    guard choice.candidates.count > choice.kept.count else { return nil }
    return .choice(
      team, candidates: choice.candidates, taken: choice.kept, assumed: named.isEmpty)
  }

  /// Leaves only the difference to serve where, late in the game, one player of one team keeps a minor or a
  /// double minor and one of the other a major (NHL 19.4).
  private func takeDifference(_ drafts: inout [Draft], at: Instant, _ result: inout SetOff) {
    guard let reference = book.coincidental.lateRule, isLate(at) else { return }
    let left = drafts.indices.filter { drafts[$0].takesSkaterOff && !drafts[$0].cancelled }
    for team in Team.allCases {
      let minors = left.filter { drafts[$0].penalty.team == team }
      let majors = left.filter { drafts[$0].penalty.team == team.opponent }
      guard majors.count == 1, drafts[majors[0]].isMajor, !minors.isEmpty,
        minors.allSatisfy({ drafts[$0].isMinor && drafts[$0].holder == drafts[minors[0]].holder })
      else { continue }
      let major = majors[0]
      let length = minors.reduce(drafts[major].penalty.length) { $0 - drafts[$1].penalty.length }
      // The rule knows a minor and a double minor: three minors are longer than the major, and all is served.
      guard length > .zero else { continue }
      for index in minors { drafts[index].setOffBy = reference }
      result.difference = (major, length)
      return
    }
  }

  private func isLate(_ instant: Instant) -> Bool {
    guard let window = book.coincidental.lateWindow.value else { return false }
    let end = schedule.start(of: book.play.periods.value + 1)
    return end - instant <= window
  }
}

extension Draft {
  /// Whether it is set off as a minor.
  var isMinor: Bool { takesSkaterOff && penalty.penaltyClass == .minor }
  /// Whether it is set off as a major: a major or a match penalty.
  var isMajor: Bool { takesSkaterOff && penalty.penaltyClass != .minor }
}

extension CoincidentalProvisions {
  /// The rule for a minor against a major late in the game, where the book has one.
  var lateRule: RuleReference? {
    lateWindow.value == nil ? nil : lateWindow.rule
  }
}
