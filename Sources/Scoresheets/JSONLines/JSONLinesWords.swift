import HockeyRules

/// The keys of a line that lists a player.
enum RosterKey: String, CaseIterable {
  case roster, number, position, name, playerId
}

/// The words of `result` for a shot that did not go in.
enum FailedShotWord: String, Worded {
  case lost
  case again

  /// The result of the shot that the word denotes.
  var result: ShotResult {
    switch self {
    case .lost: .lost
    case .again: .again
    }
  }
}

extension ShotResult {
  /// The word in addition to `scored`, or `nil` if `scored` is enough.
  var failedWord: FailedShotWord? {
    switch self {
    case .scored, .missed: nil
    case .lost: .lost
    case .again: .again
    }
  }
}
