import HockeyRules
import Scoresheets

/// The order of plays: by the clock, then as listed, except during a stoppage.
extension HockeyTechGame {
  /// The indices in `plays` of the plays in the order in which they happened; repeated plays are
  /// left out and noted.
  func order(notes: inout [LogNote]) -> [Int] {
    let shootOut = plays.indices.filter { plays[$0].kind == .shootOut }
    var keys = plays.indices.filter { plays[$0].kind != .shootOut }.map { index in
      Key(time: plays[index].time, rank: 0, index: index)
    }
    let stopped = Set(plays.filter { $0.stopsPlay }.map { $0.time })
    for index in keys.indices where stopped.contains(keys[index].time) {
      keys[index].rank = plays[keys[index].index].rankInStoppage
    }
    keys.sort()
    return withoutRepeated(keys.map { $0.index }, notes: &notes) + shootOut
  }

  private struct Key: Comparable {
    var time: GameTime
    var rank: Int
    var index: Int

    static func < (left: Key, right: Key) -> Bool {
      if left.time != right.time { return left.time < right.time }
      return (left.rank, left.index) < (right.rank, right.index)
    }
  }

  /// Leaves out a penalty or a goal with the id and time of an earlier one; notes each repeated id.
  private func withoutRepeated(_ order: [Int], notes: inout [LogNote]) -> [Int] {
    var firsts: [Name: Int] = [:]
    return order.filter { index in
      let play = plays[index]
      guard let kind = play.kind, kind == .penalty || kind == .goal, let id = play.details.id,
        id > 0,
        let other = firsts.updateValue(index, forKey: Name(kind: kind, id: id))
      else { return true }
      let isRepeated = plays[other].time == play.time
      let first = Event.ID.number(other + 1)
      notes.append(
        isRepeated
          ? .repeated(first, line: play.mark.line) : .sharedID(first, line: play.mark.line))
      return !isRepeated
    }
  }

  /// The feed's id of a penalty or a goal, and the kind, because each kind is numbered separately.
  private struct Name: Hashable {
    var kind: HockeyTechPlayKind
    var id: Int
  }
}

extension HockeyTechPlay {
  /// Whether the play comes with a stoppage: a face-off in the same second follows it.
  fileprivate var stopsPlay: Bool {
    switch kind {
    case .penalty, .goal, .penaltyShot: true
    case .shot, .faceOff, .hit, .blockedShot, .goalieChange, .shootOut, nil: false
    }
  }

  /// The play's rank within a second with a stoppage: first a goal stopped play, then penalties
  /// were called, a penalty shot was taken, a goalkeeper came back, and the puck was dropped.
  fileprivate var rankInStoppage: Int {
    switch kind {
    case .shot, .hit, .blockedShot, nil: 0
    case .goal: details.flags.isPenaltyShot ? 3 : 1
    case .penalty: 2
    case .penaltyShot, .shootOut: 3
    case .goalieChange: 4
    case .faceOff: 5
    }
  }
}
