import HockeyRules

/// The word for each play, in JSON lines and in output for programs.
package enum PlayWord: String, Worded {
  case position = "from-position"
  case periodStart = "period-start"
  case periodEnd = "period-end"
  case gameEnd = "game-end"
  case whistle
  case faceOff = "face-off"
  case penalty
  case signal
  case goal
  case penaltyShot = "penalty-shot"
  case shootOut = "shoot-out"
  case goalkeeperOff = "goalkeeper-off"
  case goalkeeperOn = "goalkeeper-on"
  case leftBox = "left-box"
  case backInBox = "back-in-box"
  case servesFor = "serves-for"
  case captainChoice = "captain-choice"
  case void
  case amend
  case goalDisallowed = "goal-disallowed"
  case release
  case clock
  case other
}

extension Play {
  /// The play's word.
  package var word: PlayWord {
    switch self {
    case .position: .position
    case .periodStart: .periodStart
    case .periodEnd: .periodEnd
    case .gameEnd: .gameEnd
    case .whistle: .whistle
    case .faceOff: .faceOff
    case .penalty: .penalty
    case .signal: .signal
    case .goal: .goal
    case .penaltyShot: .penaltyShot
    case .shootOut: .shootOut
    case .goalkeeperOff: .goalkeeperOff
    case .goalkeeperOn: .goalkeeperOn
    case .leftBox: .leftBox
    case .backInBox: .backInBox
    case .servesFor: .servesFor
    case .captainChoice: .captainChoice
    case .correction(.void): .void
    case .correction(.amend): .amend
    case .correction(.goalDisallowed): .goalDisallowed
    case .correction(.release): .release
    case .correction(.clock): .clock
    case .other: .other
    }
  }
}
