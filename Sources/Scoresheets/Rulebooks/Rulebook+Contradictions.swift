import HockeyRules

extension Rulebook {
  /// The contradictions between provisions, each with the keys of the provisions involved.
  var contradictions: [(keys: [String], problem: RulebookError.Problem)] {
    var found: [(keys: [String], problem: RulebookError.Problem)] = []
    func check<Value: Comparable>(
      _ provision: Provision<Value>, isAtMost other: Provision<Value>,
      _ value: (Value) -> String
    ) {
      guard provision.value > other.value else { return }
      let key = provision.key.rawValue
      found.append(
        (
          [key, other.key.rawValue],
          .contradiction(
            key, is: value(provision.value), but: other.key.rawValue,
            because: "only \(value(other.value))")
        ))
    }
    let number: (Int) -> String = { String($0) }
    let time: (PlayingTime) -> String = { $0.text }
    check(play.minimumSkaters, isAtMost: play.skaters, number)
    // Provisions on an overtime that no game has contradict nothing.
    for kind in GameKind.allCases where tiedGame(for: kind).value.hasOvertime {
      let overtime = overtime(for: kind)
      guard !overtime.strengths.value.isEmpty else {
        check(overtime.skaters, isAtMost: play.skaters, number)
        check(play.minimumSkaters, isAtMost: overtime.skaters, number)
        continue
      }
      let key = overtime.strengths.key.rawValue
      for row in overtime.strengths.value {
        check(overtime.strengths.giving(row.skaters), isAtMost: play.skaters, number)
        if row.minimum > row.skaters {
          let expected = "'minimum' no larger than 'skaters'"
          found.append(([key], .wrongValue(key, expected: expected, nearest: nil)))
        }
      }
    }
    let (regular, playOffs) = (play.tiedGame.value, tiedGame(for: .playOffs).value)
    let final = tiedGame(for: .final).value
    if regular.hasOvertime, playOffs.hasOvertime {
      check(play.overtime.length, isAtMost: play.playOffOvertime.length, time)
    }
    if playOffs == .overtimes {
      check(play.playOffOvertime.length, isAtMost: play.playOffOvertime.furtherLength, time)
    }
    if playOffs.hasOvertime, final.hasOvertime {
      check(play.playOffOvertime.length, isAtMost: play.finalOvertime.length, time)
    }
    if final == .overtimes {
      check(play.finalOvertime.length, isAtMost: play.finalOvertime.furtherLength, time)
    }
    check(classes.minorLength, isAtMost: classes.majorLength, time)
    for (row, next) in zip(classes.lengthsByPeriod.value, classes.lengthsByPeriod.value.dropFirst())
    where row.periodTo >= next.periodTo {
      let key = classes.lengthsByPeriod.key.rawValue
      found.append(
        (
          [key],
          .wrongValue(
            key, expected: "rows in the order of 'period-to', the shortest first", nearest: nil)
        ))
    }
    return found
  }
}

extension TiedGame {
  /// Whether a tied game has any overtime.
  fileprivate var hasOvertime: Bool {
    switch self {
    case .overtimeThenShootOut, .overtimeThenTie, .overtimes: true
    case .shootOut, .tie: false
    }
  }
}
