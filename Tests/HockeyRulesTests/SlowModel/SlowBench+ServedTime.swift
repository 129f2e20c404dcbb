/// Time off the clock: a misconduct, or a penalty that is set off.
struct OffTime {
  /// The play that called the penalty, by its place among the plays.
  var call: Int
  var charged: Charged
  /// Who sits: the player charged, or a team-mate who is named.
  var sitter: Charged
  var isMisconduct = false
  /// The stoppage of the call, by its number among those of its bench.
  var stoppage = 0
  var left: Int

  /// Whether it begins after a penalty of the same offender that was called by `call` at `stoppage`.
  func follows(_ call: Int, of stoppage: Int) -> Bool {
    switch charged {
    case .skater: isOwn
    case .goalkeeper: self.stoppage == stoppage
    case .bench, .unknown: self.call == call
    }
  }

  /// Whether he sits for himself.
  var isOwn: Bool { sitter == charged }
}

/// Time that somebody really served for a call.
struct ServedTime: Hashable {
  var call: Int
  var charged: Charged
  /// Whether it was a misconduct's.
  var isMisconduct = false
}

// The time really served, and what it counts for in a game that is heard again.
extension SlowBench {
  /// The places whose time runs now.
  var placesNow: [Int] {
    places.indices.filter { places[$0].runs && !isAway(places[$0].charged) }
  }

  /// The off-clock times that run now: for each who sits the first, once he serves nothing on the
  /// clock.
  ///
  /// A team-mate sits for each call on the bench, and for all calls on a goalkeeper at one stoppage.
  var offTimesNow: [Int] {
    offTimes.indices.filter { index in
      let time = offTimes[index]
      guard time.left > 0, !isAway(time.sitter) else { return false }
      let isBehind = offTimes[..<index].contains {
        $0.left > 0
          && ($0.sitter == time.sitter && time.sitter.isSkater
            || $0.charged == time.charged && time.follows($0.call, of: $0.stoppage))
      }
      return !isBehind && !isOnClock(time)
    }
  }

  /// Whether who sits for `time` is on the clock, so that it begins later.
  private func isOnClock(_ time: OffTime) -> Bool {
    let isBehind = places.contains {
      $0.charged == time.charged && $0.owed.contains { time.follows($0.name.call, of: $0.stoppage) }
    }
    guard case .skater(let number) = time.sitter, !isBehind else { return isBehind }
    // His own time begins after the penalty that he sat for, which was served as if it were his.
    return places.contains {
      $0.charged == time.sitter || $0.server == number || !relievesServers && $0.sat == number
    }
  }

  /// The time that is served now.
  var served: [ServedTime] {
    placesNow.map { place in
      let penalty = places[place].owed[0]
      return ServedTime(call: penalty.name.call, charged: penalty.charged ?? places[place].charged)
    }
      + offTimesNow.map {
        ServedTime(
          call: offTimes[$0].call, charged: offTimes[$0].charged,
          isMisconduct: offTimes[$0].isMisconduct)
      }
  }

  /// Counts time that was served for the penalties of its call, in the order in which they are due,
  /// whatever their classes.
  ///
  /// If nothing is left of that call, it counts for another of the same player. The time of a
  /// misconduct counts for misconducts only.
  mutating func count(_ seconds: Int, of time: ServedTime) {
    let ofCall = count(seconds, isMisconduct: time.isMisconduct) { call, _ in call == time.call }
    if ofCall || !time.charged.isPerson { return }
    _ = count(seconds, isMisconduct: time.isMisconduct) { $1 == time.charged }
  }

  /// Counts time for the first penalty due for which `takes` holds of its call and its offender;
  /// false if there is none.
  private mutating func count(
    _ seconds: Int, isMisconduct: Bool, _ takes: (Int, Charged) -> Bool
  ) -> Bool {
    if !isMisconduct {
      for place in places.indices {
        let owed = places[place].owed.firstIndex {
          $0.left > 0 && takes($0.name.call, $0.charged ?? places[place].charged)
        }
        guard let owed else { continue }
        places[place].owed[owed].left -= seconds
        if owed > 0 && places[place].owed[owed].left <= 0 { places[place].owed.remove(at: owed) }
        return true
      }
    }
    let off =
      offTimes.firstIndex {
        $0.left > 0 && $0.isMisconduct == isMisconduct && takes($0.call, $0.charged)
      }
      ?? offTimes.firstIndex { $0.left > 0 && $0.isMisconduct && takes($0.call, $0.charged) }
    guard let off else { return false }
    offTimes[off].left -= seconds
    return true
  }
}
