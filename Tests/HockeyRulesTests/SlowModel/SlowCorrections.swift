/// A correction of an earlier play, by its place among the plays.
enum SlowChange: Hashable {
  /// The call was never made.
  case void(Int)
  /// The call should have been for these penalties.
  case amend(Int, [Class])
  /// The goal does not count.
  case disallow(Int)

  /// Makes the change in `plays`.
  func make(in plays: inout [SlowEvent]) {
    switch self {
    case .void(let place): plays[place].play = .look
    case .disallow(let place): plays[place].play = .whistle
    case .amend(let place, let classes):
      switch plays[place].play {
      case .call(let side, let charged, _): plays[place].play = .call(side, charged, classes)
      case .signal(let side, let charged, _): plays[place].play = .signal(side, charged, classes)
      case .goal, .awardedGoal, .ownGoal, .foulForShot, .shot, .sitsDown, .whistle, .team,
        .correct, .look:
        break
      }
    }
  }
}

// A correction: the game is ruled on as if the play had been right from the start, and each player
// serves what he then owes, less what he has served since.
extension SlowGame {
  /// Plays the game twice more: once to find the effects of the goals, and once with these,
  /// counting time only for the players who really served.
  mutating func correct(_ change: SlowChange) {
    stop()
    history[history.count - 1].play = .look
    change.make(in: &history)
    var asIf = SlowGame(book, isPlayOffs: isPlayOffs, unit: unit, from: start)
    for event in history { asIf.play(event) }
    var again = SlowGame(book, isPlayOffs: isPlayOffs, unit: unit, from: start)
    again.script = asIf.deeds
    again.served = ledger
    for event in history { again.play(event) }
    isBeyondModel =
      isBeyondModel || asIf.isBeyondModel || again.isBeyondModel || asIf.hasThreeInTheBox
      || again.hasThreeInTheBox
    benches = again.benches
    charges = again.charges
    score = again.score
    classes = again.classes
    calls = again.calls
  }

  /// Whether a third penalty of a team had to wait: the penalties that wait after a correction are
  /// not modelled.
  var hasThreeInTheBox: Bool { Side.allCases.contains { benches[$0].mostPlaces > 2 } }
}
