package import HockeyRules

// The record of a log's source, compared with the solution of the log.
extension Solution {
  /// The number of differences between the rulings and the record in `log`, the log of this
  /// solution: strengths and claims.
  func differences(from log: GameLog) -> Int {
    var count = 0
    compareStrengths(with: log) { _, ruled, recorded in count += ruled == recorded ? 0 : 1 }
    for index in log.plays.indices {
      guard let claim = log.plays[index].claim else { continue }
      if claim.ruled(on: log.plays[index].event.id, in: game) != claim { count += 1 }
    }
    return count
  }

  /// Passes each comparable strength that the source of `log`, the log of this solution, recorded
  /// to `compare`: the index of the play, the ruled manpower, and the recorded one.
  ///
  /// A face-off is compared with the manpower when play resumes, any other play with the manpower
  /// just before it. All plays in a second with a penalty, a goal or an expiry are left out,
  /// because the source does not say whether it recorded them before or after.
  package func compareStrengths(
    with log: GameLog, _ compare: (Int, _ ruled: PerTeam<Int>, _ recorded: PerTeam<Int>) -> Void
  ) {
    var start = 0
    while start < plays.count {
      let time = plays[start].event.time
      var end = start + 1
      while end < plays.count && plays[end].event.time.isInSecond(of: time) { end += 1 }
      let second = start..<end
      start = end
      if second.contains(where: { changesStrength(at: $0) }) { continue }
      for index in second {
        guard let recorded = log.plays[index].recorded,
          recorded.skaters.home.plus(recorded.skaters.visiting) > 2
        else { continue }
        // The side is that of `comparedSide`, which would have the play copied to ask for it.
        switch plays[index].event.play {
        case .position, .periodStart, .periodEnd, .gameEnd: continue
        case .faceOff: compare(index, plays[index].after, recorded.manpower)
        default: compare(index, plays[index].before, recorded.manpower)
        }
      }
    }
  }

  /// Whether the play at `index`, or an expiry in its second, changes the skaters on the ice.
  ///
  /// The play is not passed on: a copy of it costs more than the questions about it.
  private func changesStrength(at index: Int) -> Bool {
    switch plays[index].event.play {
    case .penalty, .goal, .penaltyShot, .shootOut, .correction: return true
    default: break
    }
    let rulings = rulings(of: plays[index])
    if rulings.isEmpty { return false }
    let second = game.schedule.instant(of: plays[index].event.time).played.tenths / 10
    return rulings.contains { ruling in
      guard ruling.at.played.tenths / 10 == second,
        case .bench(.ends(let penalty, _)) = ruling.effect
      else { return false }
      return game.penalties[penalty.index].isOnClock
    }
  }
}

extension GameTime {
  fileprivate func isInSecond(of other: GameTime) -> Bool {
    period == other.period && elapsed.tenths / 10 == other.elapsed.tenths / 10
  }
}

extension PlayedEvent {
  /// The side of the play's instant on which the source's strength is compared: after a face-off,
  /// when play resumes; before any other play.
  package var comparedSide: Timeline.Side { event.play.isFaceOff ? .after : .before }

  /// The manpower to compare with the source's record of the play.
  package var comparedManpower: PerTeam<Int> { comparedSide == .after ? after : before }
}

extension RecordedStrength {
  /// The skaters that penalties leave each team, at least 0: without the extra attacker if the
  /// goalkeeper is off.
  package var manpower: PerTeam<Int> {
    PerTeam(
      home: max(0, skaters.home.minus(goalkeepers.home ? 0 : 1)),
      visiting: max(0, skaters.visiting.minus(goalkeepers.visiting ? 0 : 1)))
  }
}

extension SourceClaim {
  /// The rulebook's ruling on the play `id` in `game`, of this claim's kind, or `nil` for a goal
  /// that the rulebook does not allow.
  package func ruled(on id: Event.ID, in game: Game) -> SourceClaim? {
    switch self {
    case .powerPlay:
      .powerPlay(game.penalties.contains { $0.call == id && $0.gaveAdvantage })
    case .powerPlays:
      .powerPlays(game.penalties.count { $0.call == id && $0.gaveAdvantage })
    case .goal:
      game.goals.first { $0.call == id }.map { .goal($0.manpower) }
    case .served:
      game.penalties.first { $0.call == id }.map { Self.served($0, in: game) }
    // The place of a face-off shows no choice; the audit compares it.
    case .faceOff: self
    }
  }

  /// The times at which the rulebook begins and ends a penalty.
  ///
  /// A penalty that never began takes no time; a penalty that was set off takes its length.
  private static func served(_ penalty: Penalty, in game: Game) -> SourceClaim {
    func claim(_ begin: GameInstant, _ end: GameInstant) -> SourceClaim {
      .served(from: begin, until: min(end, game.now))
    }
    let call = penalty.calledAt
    if penalty.service == .offClock(setOff: true) { return claim(call, call + penalty.length) }
    guard let begin = penalty.began else { return claim(call, call) }
    switch penalty.standing {
    case .over(_, let end), .serving(_, let end): return claim(begin, end)
    case .waiting, .frozen: return claim(begin, game.now)
    }
  }
}
