// The counts of a player's and of a team's penalties in a game, and their consequences (USA Hockey
// 401(b), and leagues' own rules).

/// A tally of penalties, in each way in which a book may count them.
struct PenaltyTally {
  var penalties = 0
  var minors = 0
  var minutes = 0
  /// The calls with minors, of which each counts once.
  private var calls: Set<Event.ID> = []
  private let doubleMinors: DoubleMinorCounts

  init(_ doubleMinors: DoubleMinorCounts) {
    self.doubleMinors = doubleMinors
  }

  subscript(counted: GameCount.Counted) -> Int {
    switch counted {
    case .penalties: penalties
    case .minors: minors
    case .minutes: minutes
    }
  }

  /// Counts a penalty of `call`.
  mutating func add(_ penaltyClass: PenaltyClass, of call: Event.ID, minutes: Int) {
    self.minutes += minutes
    switch penaltyClass {
    case .minor:
      switch doubleMinors {
      case .twice: break
      case .once: if !calls.insert(call).inserted { return }
      }
      minors += 1
      penalties += 1
    case .major, .match, .misconduct: penalties += 1
    case .gameMisconduct, .grossMisconduct, .gameEjection: break
    }
  }

  /// Counts `penalty`.
  ///
  /// If it is the minor that the shot for one of `fouls` replaced, only its minutes count, because
  /// the foul is counted.
  mutating func add(_ penalty: Penalty, besides fouls: [FoulForShot]) {
    if penalty.length == .zero, penalty.penaltyClass == .minor,
      fouls.contains(where: { $0.call == penalty.call })
    {
      minutes += penalty.minutes
    } else {
      add(penalty.penaltyClass, of: penalty.call, minutes: penalty.minutes)
    }
  }

  /// Counts the minor that the shot for `foul` replaced.
  mutating func add(_ foul: FoulForShot) { add(.minor, of: foul.call, minutes: 0) }
}

extension Game {
  /// The count of the penalties at these indices, and of the fouls for penalty shots `fouls`.
  func tally(of penalties: [Int], and fouls: [FoulForShot]) -> PenaltyTally {
    var tally = PenaltyTally(book.ejections.doubleMinorCounts.value)
    for index in penalties { tally.add(self.penalties[index], besides: fouls) }
    for foul in fouls { tally.add(foul) }
    return tally
  }

  /// The count of the penalties of `team` so far, with the calls that are not settled yet.
  func tally(of team: Team) -> PenaltyTally {
    let own = penalties.indices.filter {
      penalties[$0].team == team && !penalties[$0].isTakenBack
    }
    let fouls = foulsForShots.filter { $0.offender.team == team }
    var tally = tally(of: own, and: fouls)
    for pending in stoppage?.calls ?? [] where pending.call.offender.team == team {
      for penaltyClass in pending.call.penalties {
        tally.add(
          penaltyClass, of: pending.id,
          minutes: minutes(of: penaltyClass, for: pending.call.offender))
      }
    }
    return tally
  }

  /// The provision that puts a player out when his penalties grow from `before` to `after`, or
  /// `nil` if there is none.
  ///
  /// A count applies to the penalty that reaches it, and not again to the next.
  func limit(reachedFrom before: PenaltyTally, to after: PenaltyTally) -> Citation? {
    let limit = book.ejections.penaltiesToGameMisconduct
    if let count = limit.value, before.penalties < count, after.penalties >= count {
      return limit.citation
    }
    let isReached = book.ejections.gameCounts.value.contains { row in
      row.then == .playerOut && before[row.counts] < row.reach && after[row.counts] >= row.reach
    }
    return isReached ? book.ejections.gameCounts.citation : nil
  }

  func foulsForShots(of player: Player) -> [FoulForShot] {
    foulsForShots.filter { $0.offender.player == player }
  }

  /// The provision by which the penalty of `pending` puts `player` out of the game; the penalty is
  /// on record without being served, or has led to a penalty shot.
  func limitReached(by pending: PendingCall, of player: Player) -> Citation? {
    let record = bench.record(of: player)
    let fouls = foulsForShots(of: player)
    var others = (penalties: record, fouls: fouls)
    if let own = fouls.lastIndex(where: { $0.call == pending.id }) {
      others.fouls.remove(at: own)
    } else if let own = record.firstIndex(where: { penalties[$0].call == pending.id }) {
      others.penalties.remove(at: own)
    }
    return limit(
      reachedFrom: tally(of: others.penalties, and: others.fouls),
      to: tally(of: record, and: fouls))
  }
}

extension Referee {
  /// Adds to `drafts` the game misconduct of a head coach whose team has reached a count.
  mutating func addCoaches(to drafts: inout [Draft]) {
    let counts = book.ejections.gameCounts
    if counts.value.isEmpty { return }
    for team in Team.allCases {
      let coach = Offender.bench(team, .coach)
      let isOut = game.penalties.contains {
        $0.offender == coach && game.bench.authorities[$0.index].length?.key == counts.key
      }
      guard !isOut, let last = game.stoppage?.calls.last(where: { $0.call.offender.team == team })
      else { continue }
      let tally = game.tally(of: team)
      guard counts.value.contains(where: { $0.then == .coachOut && tally[$0.counts] >= $0.reach })
      else { continue }
      let call = Call(offender: coach, penalties: [.gameMisconduct])
      var own = game.draft(
        .gameMisconduct, for: PendingCall(id: last.id, call: call), at: now,
        countedWith: .call(last.id), addedBy: counts.citation)
      own.length = counts.citation
      own.penalty.assessedMinutes = book.ejections.countedMinutes.value
      drafts.append(own)
    }
  }
}
