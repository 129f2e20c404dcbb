/// Time off the clock, for a misconduct or a penalty that is set off.
struct OffTime {
  /// The index of the play that called the penalty.
  var call: Int
  var charged: Charged
  /// The player who sits: the player charged, or a team-mate who is named.
  var sitter: Charged
  var isMisconduct = false
  var isMajor = false
  /// Whether time counts that was served for a minor or a major of the call.
  var countsOther = false
  /// The number of the call's stoppage, counted on its bench.
  var stoppage = 0
  var left: Int

  /// Whether the time begins only after a penalty of the same offender, called by `call` at
  /// `stoppage`.
  func follows(_ call: Int, of stoppage: Int) -> Bool {
    switch charged {
    case .skater: isOwn
    case .goalkeeper: self.stoppage == stoppage
    case .bench, .unknown: self.call == call
    }
  }

  /// Whether the player sits for himself.
  var isOwn: Bool { sitter == charged }

  var isMinor: Bool { !isMajor && !isMisconduct }
}

/// Time that somebody actually served for a call.
struct ServedTime: Hashable {
  var call: Int
  /// The second of the call's stoppage.
  var calledAt: Int?
  var charged: Charged
  /// Whether the time was served for a misconduct.
  var isMisconduct = false
  var isMinor = false
}

// The time actually served, and the penalties to which it counts when a corrected game is replayed.
extension SlowBench {
  /// The places whose time runs now.
  var placesNow: [Int] {
    places.indices.filter { places[$0].runs && !isAway(places[$0].charged) }
  }

  /// The off-clock times that run now.
  ///
  /// Each player who sits serves one such time at a time, once he serves nothing on the clock. For
  /// a bench, a separate player sits for each call; for a goalkeeper, one player sits for all his
  /// calls at a stoppage.
  var offTimesNow: [Int] {
    offTimes.indices.filter { index in
      let time = offTimes[index]
      guard time.left > 0, !isAway(time.sitter) else { return false }
      let isBehind = offTimes[..<index].contains {
        $0.left > 0
          && ($0.sitter == time.sitter && (time.sitter.isSkater || bothOfGoalkeeper($0, time))
            || $0.charged == time.charged && time.follows($0.call, of: $0.stoppage))
      }
      return !isBehind && !isOnClock(time)
    }
  }

  /// Whether the goalkeeper sits both times himself.
  private func bothOfGoalkeeper(_ one: OffTime, _ other: OffTime) -> Bool {
    goalkeeperSits && [one, other].allSatisfy { $0.isMajor || $0.isMisconduct }
  }

  /// Whether the sitter of `time`, or a penalty that precedes it, is still on the clock.
  private func isOnClock(_ time: OffTime) -> Bool {
    let isBehind = places.contains {
      $0.charged == time.charged && $0.owed.contains { time.follows($0.name.call, of: $0.stoppage) }
    }
    guard case .skater(let number) = time.sitter, !isBehind else { return isBehind }
    // A server's own time begins after the penalty that he sat for, which he served like his own.
    return places.contains {
      $0.charged == time.sitter || $0.server == number || !relievesServers && $0.sat == number
    }
  }

  /// The time that is being served now.
  var served: [ServedTime] {
    placesNow.map { place in
      let penalty = places[place].owed[0]
      return ServedTime(
        call: penalty.name.call, calledAt: callsAt[penalty.name.call],
        charged: penalty.charged ?? places[place].charged, isMinor: !penalty.isMajor)
    }
      + offTimesNow.map {
        let time = offTimes[$0]
        return ServedTime(
          call: time.call, calledAt: callsAt[time.call], charged: time.charged,
          isMisconduct: time.isMisconduct, isMinor: time.isMinor)
      }
  }

  /// Counts served time towards the penalties of its call, of any class, in the order due.
  ///
  /// If nothing is left of that call, the time counts towards another penalty of the same player.
  /// The time of a misconduct counts towards misconducts only. `times` are all that were served
  /// then.
  mutating func count(_ seconds: Int, of time: ServedTime, servedWith times: [ServedTime]) {
    defer { if !time.isMisconduct { toCome[time.call]?[time.charged]? -= seconds } }
    if count(seconds, of: time, { call, _, _ in call == time.call }) { return }
    if !time.charged.isPerson { return }
    let isOwn = isGoalkeepersOwn(time)
    // A goalkeeper who sat for two calls at once has served that time once.
    let others = isOwn ? times.filter(isGoalkeepersOwn).map(\.call) : []
    // A team-mate serves for the goalkeeper what he got at one stoppage.
    let isOfStoppage = time.charged == .goalkeeper && !isOwn
    let calls = callsAt
    _ = count(seconds, of: time) { call, charged, isMinor in
      charged == time.charged && (!isOfStoppage || calls[call] == time.calledAt)
        && (isMinor || !others.contains(call))
    }
  }

  /// Whether the goalkeeper himself served `time`.
  private func isGoalkeepersOwn(_ time: ServedTime) -> Bool {
    goalkeeperSits && time.charged == .goalkeeper && !time.isMinor
  }

  /// Whether the call of `charged` needs more time than others are known to serve later for it: that
  /// time counts for nothing else.
  private func needsTime(of call: Int, _ charged: Charged) -> Bool {
    let others = (toCome[call] ?? [:]).filter { $0.key != charged }.values.reduce(0, +)
    let onClock = places.flatMap(\.owed).filter { $0.name.call == call }.map(\.left)
    let offClock = offTimes.filter { $0.call == call }.map(\.left)
    return (onClock + offClock).reduce(0) { $0 + max(0, $1) } > others
  }

  /// Whether a goalkeeper served `time` himself, and a team-mate serves a penalty of the goalkeeper's
  /// for him, or the reverse, and the call has a penalty for which the time counts.
  private func isApart(_ time: ServedTime, isMinor: Bool) -> Bool {
    goalkeeperSits && time.charged == .goalkeeper && time.isMinor != isMinor
      && goalkeepersKinds[time.call, default: []].contains(time.isMinor)
  }

  /// Counts served time towards the first penalty due whose call and offender satisfy `takes`;
  /// returns false if there is none.
  private mutating func count(
    _ seconds: Int, of time: ServedTime,
    _ takes: (_ call: Int, _ charged: Charged, _ isMinor: Bool) -> Bool
  ) -> Bool {
    if !time.isMisconduct {
      for place in places.indices {
        let owed = places[place].owed.firstIndex {
          let charged = $0.charged ?? places[place].charged
          return $0.left > 0 && takes($0.name.call, charged, !$0.isMajor)
            && !isApart(time, isMinor: !$0.isMajor)
            && ($0.name.call == time.call || needsTime(of: $0.name.call, charged))
        }
        guard let owed else { continue }
        places[place].owed[owed].left -= seconds
        let penalty = places[place].owed[owed]
        if owed > 0 && penalty.left <= 0 && !isToBeEnded(penalty) {
          places[place].owed.remove(at: owed)
        }
        return true
      }
    }
    func takesOff(_ off: OffTime) -> Bool {
      off.left > 0 && takes(off.call, off.charged, off.isMinor)
        && !isApart(time, isMinor: off.isMinor)
        && (off.call == time.call || needsTime(of: off.call, off.charged))
    }
    let off =
      offTimes.firstIndex { $0.isMisconduct == time.isMisconduct && takesOff($0) }
      ?? offTimes.firstIndex { $0.isMisconduct && takesOff($0) }
    guard let off else { return false }
    offTimes[off].left -= seconds
    if !time.isMisconduct { offTimes[off].countsOther = true }
    return true
  }
}
