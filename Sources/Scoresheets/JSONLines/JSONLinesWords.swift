import HockeyRules

/// The keys of a line that lists a player.
enum RosterKey: String, CaseIterable {
  case roster, number, position, name, playerId
}

/// The words of `result` for a shot that did not go in.
enum FailedShotWord: String, Worded {
  case lost
  case again

  /// The result that the word denotes.
  var result: ShotResult {
    switch self {
    case .lost: .lost
    case .again: .again
    }
  }
}

extension ShotResult {
  /// The word that JSON lines add to `scored`, or `nil` if `scored` says all.
  var failedWord: FailedShotWord? {
    switch self {
    case .scored, .missed: nil
    case .lost: .lost
    case .again: .again
    }
  }
}
