/// The penalties of one call that are still to be served when a game is joined.
struct SlowEntry: Hashable {
  var side: Side
  var charged: Charged
  var classes: [Class]
  /// The seconds served before the game is joined, and whether they were for a misconduct.
  var served: Int
  var servedMisconduct = false
  var manner = Manner.ordinary
  var isVoid = false

  /// Whether the log lists the entry as one penalty that is served off the clock.
  var isMisconduct: Bool { classes == [.misconduct] }

  /// The way in which the penalties are served.
  enum Manner: Hashable {
    case ordinary
    /// Two penalties, one of each team, are served together, with the teams at four-on-four.
    case pair
    case setOff
  }

  /// The id of the call of the entry at `index`: a number that no play has.
  static func call(_ index: Int) -> Int { -1 - index }
}

extension SlowChange {
  /// Makes the change in the penalties of a position, if the change names one of them.
  func make(in entries: inout [SlowEntry]) {
    let index = -1 - place
    guard entries.indices.contains(index) else { return }
    var staysPair = false
    switch self {
    case .void: entries[index].isVoid = true
    case .amend(_, let amendment):
      staysPair = amendment.classes == [.minor]
      entries[index].classes = amendment.classes
    case .disallow: return
    }
    guard entries[index].manner == .pair, !staysPair else { return }
    for index in entries.indices where entries[index].manner == .pair {
      entries[index].manner = .ordinary
    }
  }
}

extension SlowBench {
  /// Has the penalties run that were running when the game is joined, wherever they are listed.
  fileprivate mutating func continueServing() {
    for place in places.indices where !places[place].owed[0].isPaired {
      let first = places[place].owed[0]
      if first.left < first.length && places.count(where: \.runs) < 2 { places[place].runs = true }
    }
  }
}

extension SlowGame {
  /// Joins a game in which these penalties are being served.
  mutating func join(_ entries: [SlowEntry]) {
    for (index, entry) in entries.enumerated() where !entry.isVoid {
      classes[entry.side, default: [:]][entry.charged, default: []] += entry.classes
      if isEjected(entry.charged, of: entry.side) { benches[entry.side].leave(entry.charged) }
      // Each entry has a stoppage of its own.
      benches[entry.side].callsAt[SlowEntry.call(index)] = SlowEntry.call(index)
      seat(entry, of: SlowEntry.call(index))
    }
    for side in Side.allCases {
      benches[side].continueServing()
      benches[side].startWaiting()
    }
    skaters = entitled
  }

  /// Seats the penalties of an entry; the time served counts towards penalties on the clock first,
  /// majors before minors.
  private mutating func seat(_ entry: SlowEntry, of call: Int) {
    var served = entry.servedMisconduct ? 0 : entry.served
    var owed: [TimePenalty] = []
    let onClock =
      entry.classes.filter { $0 == .major || $0 == .match }
      + entry.classes.filter { $0 == .minor }
    for (number, penalty) in onClock.enumerated() {
      let length = penalty == .minor ? 120 : 300
      let left = max(0, length - served)
      served -= length - left
      if left == 0 { continue }
      owed.append(
        TimePenalty(
          name: SlowName(call: call, number: number), order: calls, isMajor: penalty != .minor,
          isPaired: entry.manner == .pair, length: length, left: left))
      calls += 1
    }
    if entry.manner == .setOff {
      for penalty in owed {
        benches[entry.side].sitOff(
          OffTime(call: call, charged: entry.charged, sitter: entry.charged, left: penalty.left))
      }
    } else if !owed.isEmpty {
      benches[entry.side].seat(entry.charged, owed, inOwnPlace: !entry.charged.isPerson)
    }
    if entry.servedMisconduct { served = entry.served }
    for penalty in entry.classes where penalty == .misconduct {
      benches[entry.side].sitOff(
        OffTime(
          call: call, charged: entry.charged, sitter: entry.charged, isMisconduct: true,
          left: max(0, 600 - served)))
      served = max(0, served - 600)
    }
  }
}
