import HockeyRules
import Scoresheets

/// The order of plays: the feed's own numbers are not chronological.
extension NHLGame {
  /// The indices in `plays` of the plays in the order in which they happened; repeated plays are
  /// left out and noted.
  ///
  /// `sharing` receives the indices of different plays with the id of an earlier play.
  func order(
    notes: inout [LogNote], sharing: inout [Int], isPenaltyShotCall: (NHLPlay) -> Bool
  ) -> [Int] {
    var order = withoutRepeated(sorted, &notes, &sharing)
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, plays[order[end]].time == plays[order[start]].time { end += 1 }
      if end - start > 1 { orderSecond(&order[start..<end], isPenaltyShotCall) }
      start = end
    }
    return order
  }

  /// The indices in `plays` by time, then by the feed's order; most feeds already list them so.
  private var sorted: [Int] {
    func key(_ index: Int) -> Key {
      Key(
        instant: Int64(plays[index].time.period) << 32 &+ Int64(plays[index].time.elapsed.tenths),
        sortOrder: plays[index].sortOrder, index: index)
    }
    guard plays.count > 1 else { return Array(plays.indices) }
    var last = key(0)
    for index in 1..<plays.count {
      let next = key(index)
      if next < last { return plays.indices.map(key).sorted().map { $0.index } }
      last = next
    }
    return Array(plays.indices)
  }

  private struct Key: Comparable {
    /// The period, and the time in it, in 64 bits because WebAssembly's `Int` has only 32.
    var instant: Int64
    var sortOrder: Int
    var index: Int

    static func < (left: Key, right: Key) -> Bool {
      if left.instant != right.instant { return left.instant < right.instant }
      if left.sortOrder != right.sortOrder { return left.sortOrder < right.sortOrder }
      return left.index < right.index
    }
  }

  /// Leaves out a play with the id, kind and time of an earlier play.
  private func withoutRepeated(
    _ order: [Int], _ notes: inout [LogNote], _ sharing: inout [Int]
  ) -> [Int] {
    guard mayHaveRepeatedIDs else { return order }
    var firsts: [Int: Int] = [:]
    firsts.reserveCapacity(order.count)
    return order.filter { index in
      let play = plays[index]
      guard let other = firsts.updateValue(index, forKey: play.id) else { return true }
      let isRepeated = plays[other].kind == play.kind && plays[other].time == play.time
      let id = Event.ID.number(play.id)
      notes.append(
        isRepeated ? .repeated(id, line: play.line) : .sharedID(id, line: play.line))
      if !isRepeated { sharing.append(index) }
      return !isRepeated
    }
  }

  /// Whether two plays may have the same id: false if all ids are small and different, as usual.
  ///
  /// A bit for each id takes a tenth of a dictionary's time.
  private var mayHaveRepeatedIDs: Bool {
    var seen = [UInt64](repeating: 0, count: 64)
    for index in plays.indices {
      let id = plays[index].id
      guard (0..<64 * 64).contains(id) else { return true }
      let bit: UInt64 = 1 << UInt64(id % 64)
      guard seen[id / 64] & bit == 0 else { return true }
      seen[id / 64] |= bit
    }
    return false
  }

  /// Puts the plays of one second in order: as listed, except that a goal precedes the penalties,
  /// which were called at the stoppage after it, and a face-off follows the penalties.
  ///
  /// A goal after the call of a penalty shot keeps its place, because it was scored on that shot.
  private func orderSecond(
    _ second: inout ArraySlice<Int>, _ isPenaltyShotCall: (NHLPlay) -> Bool
  ) {
    guard let first = second.firstIndex(where: { plays[$0].kind == .penalty }),
      let last = second.lastIndex(where: { plays[$0].kind == .penalty })
    else { return }
    // Only the details show which call is for a penalty shot; read if a goal follows a call.
    let mayMove = second[first...].contains { isGoalInPlay(plays[$0]) }
    let called =
      mayMove
      ? second[first...].firstIndex { isPenaltyShotCall(plays[$0]) } ?? second.endIndex : first
    func comesFirst(_ index: Int) -> Bool {
      index >= first && index < called && isGoalInPlay(plays[second[index]])
    }
    func comesLast(_ index: Int) -> Bool {
      index < last && plays[second[index]].kind == .faceOff
    }
    let goals = (first..<second.endIndex).filter(comesFirst)
    let faceOffs = (second.startIndex..<last).filter(comesLast)
    guard !goals.isEmpty || !faceOffs.isEmpty else { return }
    func stays(_ index: Int) -> Bool { !comesFirst(index) && !comesLast(index) }
    let before = (second.startIndex..<first).filter(stays)
    let between = (first...last).filter(stays)
    let after = (last + 1..<second.endIndex).filter(stays)
    let ordered = (before + goals + between + faceOffs + after).map { second[$0] }
    second.replaceSubrange(second.startIndex..<second.endIndex, with: ordered)
  }

  private func isGoalInPlay(_ play: NHLPlay) -> Bool {
    play.kind == .goal && !play.inShootOut && play.situation?.isPenaltyShot != true
  }
}
