import HockeyRules

/// The keys of a head.
enum HeadKey: String, CaseIterable {
  case penaltybox
  case id
  case under
  case clock
  case home
  case visiting
  case homeId
  case visitingId
  case kind
  case date
  case league
  case season
  case periods
  case periodLength
  case overtimeLength
  case shooters
}

/// The keys of a line that lists a player.
enum RosterKey: String, CaseIterable {
  case roster
  case number
  case position
  case name
  case playerId
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
