/// A play in the slow model's games.
enum SlowPlay: Hashable {
  /// The game is joined while these penalties are being served.
  case joined([SlowEntry])
  case call(Side, Charged, [Class])
  /// A penalty is signalled, and play goes on.
  case signal(Side, Charged, [Class])
  case goal(Side)
  /// The referee awards a goal.
  case awardedGoal(Side)
  /// The other team put the puck into its own net.
  case ownGoal(by: Side, for: Side)
  /// A foul gives the other team a penalty shot in place of a minor; the classes are the further
  /// penalties called.
  case foulForShot(Side, Charged, [Class])
  /// The penalty shot is taken.
  case shot(Side, scored: Bool)
  /// A substitute comes to sit for a player who is out.
  case sitsDown(Side, for: Int)
  case whistle
  case team(Side, SlowTeamPlay)
  /// The officials correct an earlier play.
  case correct(SlowChange)
  /// The officials let the player out, with nothing left to serve.
  case release(Side, Int)
  /// The officials set the penalty clock of the party to so many seconds.
  case penaltyClock(Side, Charged, Int)
  /// Nothing happens; the clock is read.
  case look

  var isGoal: Bool {
    switch self {
    case .goal, .awardedGoal, .ownGoal: true
    case .joined, .call, .signal, .foulForShot, .shot, .sitsDown, .whistle, .team, .correct,
      .release, .penaltyClock, .look:
      false
    }
  }

  var isJoining: Bool {
    if case .joined = self { true } else { false }
  }

  var isCorrection: Bool {
    switch self {
    case .correct, .release, .penaltyClock: true
    default: false
    }
  }
}

/// A play, and the second of playing time at which it happens.
struct SlowEvent: Hashable {
  var second: Int
  /// Whether a time at the end of a period is written as the beginning of the next period.
  var isNextPeriod = false
  var play: SlowPlay
  /// The player whom the captain of the team scored upon names at a goal.
  ///
  /// Of two equal minors, the named player's ends. Of two players with a signalled minor, the named
  /// player serves.
  var named: Charged?
  /// The number of the team-mate who serves, if a call names him.
  var server: Int?
  /// Whether nobody sits for the call yet.
  var nobodySits = false
  /// The number of the player who scores, if a goal names him.
  var scorer: Int?

  /// The period in which the time is written, from 1; all of overtime is one period.
  var period: Int {
    let full = min(second / SlowBook.period, SlowBook.regulation / SlowBook.period)
    let isEnd = second == full * SlowBook.period && full > 0 && !isNextPeriod
    return isEnd ? full : full + 1
  }
}

/// The result of one play.
struct SlowAnswer: Equatable {
  var before: Both<Int>
  var after: Both<Int>
  var score: Both<Int>
  /// Whether the book refuses the play.
  var isRefused = false
}

/// The return of a player to the ice, or of a team-mate who sat for him.
struct SlowReturn: Hashable {
  var second: Int
  var side: Side
  var charged: Charged
}

/// The setting of a log of the slow model.
struct SlowSetting {
  var book: SlowBook
  var isPlayOffs = false
  /// The number of seconds in a tick of the model's clock.
  var unit = 1

  func game(from second: Int) -> SlowGame {
    SlowGame(book, isPlayOffs: isPlayOffs, unit: unit, from: second / unit * unit)
  }
}
