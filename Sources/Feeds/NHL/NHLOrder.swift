import HockeyRules
import Scoresheets

/// The order of plays: the feed's own numbers are not chronological.
extension NHLGame {
  /// The indices in `plays` of the plays in the order in which they happened; repeated ones are
  /// left out and noted.
  ///
  /// `sharing` receives the indices of those whose number an earlier play has.
  func order(
    notes: inout [LogNote], sharing: inout [Int], isPenaltyShotCall: (NHLPlay) -> Bool
  ) -> [Int] {
    var keys = plays.indices.map { index in
      Key(
        instant: plays[index].time.period << 32 &+ plays[index].time.elapsed.tenths,
        sortOrder: plays[index].sortOrder, index: index)
    }
    keys.sort()
    var order = withoutRepeated(keys.map { $0.index }, &notes, &sharing)
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, plays[order[end]].time == plays[order[start]].time { end += 1 }
      if end - start > 1 { orderSecond(&order[start..<end], isPenaltyShotCall) }
      start = end
    }
    return order
  }

  private struct Key: Comparable {
    var instant: Int
    var sortOrder: Int
    var index: Int

    static func < (left: Key, right: Key) -> Bool {
      if left.instant != right.instant { return left.instant < right.instant }
      if left.sortOrder != right.sortOrder { return left.sortOrder < right.sortOrder }
      return left.index < right.index
    }
  }

  /// Leaves out a play that has the number, kind and time of an earlier play.
  private func withoutRepeated(
    _ order: [Int], _ notes: inout [LogNote], _ sharing: inout [Int]
  ) -> [Int] {
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

  /// Puts the plays of one second in order: as listed, but with a goal before the penalties (it
  /// stopped play, and they were called at that stoppage) and a face-off after them.
  ///
  /// A goal after the call of a penalty shot stays there, because it was scored on that shot.
  private func orderSecond(
    _ second: inout ArraySlice<Int>, _ isPenaltyShotCall: (NHLPlay) -> Bool
  ) {
    guard let first = second.firstIndex(where: { plays[$0].kind == .penalty }),
      let last = second.lastIndex(where: { plays[$0].kind == .penalty })
    else { return }
    let called = second[first...].firstIndex { isPenaltyShotCall(plays[$0]) } ?? second.endIndex
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
