/// A play's effect on the run of play, and its possible places in a log.
struct PlayTraits: OptionSet {
  let rawValue: Int

  /// Play is stopped after the play.
  static let stopsPlay = PlayTraits(rawValue: 1)
  /// Play is on after the play.
  static let playIsOn = PlayTraits(rawValue: 2)
  /// The play may follow the goal or attempt that decided the game.
  static let mayFollowDecision = PlayTraits(rawValue: 4)
  /// A correction can name the play.
  static let isOnRecord = PlayTraits(rawValue: 8)
  /// The book can still refuse the play once the clock has run to its time.
  static let mayBeRefused = PlayTraits(rawValue: 16)
  /// The play may affect penalties as a goal does, or change the effect of an earlier goal.
  static let mayGiveDeeds = PlayTraits(rawValue: 32)
}

extension Play {
  /// The call of a penalty, made or signalled; `nil` for any other play.
  public var call: Call? {
    if case .penalty(let call) = self { return call }
    if case .signal(let call) = self { return call }
    return nil
  }

  /// Whether the play is a face-off; this is cheaper to ask than whether two plays are equal.
  package var isFaceOff: Bool { if case .faceOff = self { true } else { false } }

  var traits: PlayTraits {
    switch self {
    case .position: [.playIsOn]
    case .periodStart, .other: [.mayFollowDecision]
    case .periodEnd, .gameEnd, .whistle, .injured: [.stopsPlay, .mayFollowDecision]
    case .forfeit, .noChange, .deep: [.stopsPlay]
    case .faceOff: [.playIsOn, .mayFollowDecision]
    case .signal: [.playIsOn, .isOnRecord, .mayBeRefused]
    case .penalty, .challenge: [.stopsPlay, .mayFollowDecision, .isOnRecord, .mayBeRefused]
    case .goal, .penaltyShot: [.stopsPlay, .isOnRecord, .mayBeRefused, .mayGiveDeeds]
    case .shootOut: [.stopsPlay, .isOnRecord, .mayBeRefused]
    case .correction: [.stopsPlay, .mayFollowDecision, .mayBeRefused]
    case .servesFor, .timeOut: [.stopsPlay, .mayBeRefused]
    case .captainChoice: [.mayFollowDecision, .mayBeRefused, .mayGiveDeeds]
    case .leftBox, .backInBox, .leftIce, .inGoal: [.mayBeRefused]
    case .goalkeeperOff, .goalkeeperOn: []
    }
  }
}
