import HockeyRules

/// The plays of two logs that are the same play of the game.
struct PlayPairs {
  private let first: [LoggedPlay]
  private let second: [LoggedPlay]
  private var partner: [Int?]
  private var isTaken: [Bool]

  /// The place in `second` of the play that each play of `first` is.
  static func partners(_ first: [LoggedPlay], _ second: [LoggedPlay]) -> [Int?] {
    var pairs = PlayPairs(first, second)
    pairs.pairAlike()
    for likeness in Likeness.allCases { pairs.pair(by: likeness) }
    return pairs.partner
  }

  private init(_ first: [LoggedPlay], _ second: [LoggedPlay]) {
    (self.first, self.second) = (first, second)
    partner = Array(repeating: nil, count: first.count)
    isTaken = Array(repeating: false, count: second.count)
  }

  /// How alike two plays are that are not the same.
  private enum Likeness: CaseIterable {
    /// The same player, and the same call if it is one.
    case sameAct
    /// The same player with another call.
    case samePlayer
    /// The same call or a goal of the same team, with another player.
    case sameTeam
  }

  /// Two keepers read the clock at most this far apart.
  private static let tolerance = PlayingTime.seconds(10)
  /// The number of plays that one is compared with: only a log that is not of a game has more.
  private static let most = 64

  private mutating func pairAlike() {
    var places: [Event.StatedPlay: [Int]] = [:]
    for (index, play) in second.enumerated().reversed() {
      places[play.event.statement, default: []].append(index)
    }
    for (index, play) in first.enumerated() {
      guard let match = places[play.event.statement]?.popLast() else { continue }
      take(index, match)
    }
  }

  private mutating func pair(by likeness: Likeness) {
    var places: [Kind: [Int]] = [:]
    for (index, play) in second.enumerated() where !isTaken[index] {
      places[Kind(play.event), default: []].append(index)
    }
    for (index, play) in first.enumerated() where partner[index] == nil {
      let near = places[Kind(play.event)]?.filter { !isTaken[$0] }.prefix(Self.most) ?? []
      let found = near.filter { isLike(play.event, second[$0].event, likeness) }
        .min { play.event.gap(to: second[$0].event) < play.event.gap(to: second[$1].event) }
      if let found { take(index, found) }
    }
  }

  private mutating func take(_ index: Int, _ match: Int) {
    partner[index] = match
    isTaken[match] = true
  }

  private func isLike(_ one: Event, _ other: Event, _ likeness: Likeness) -> Bool {
    let isEnd = one.play == .periodEnd || one.play == .gameEnd || one.play == .periodStart
    guard one.gap(to: other) <= Self.tolerance || isEnd else { return false }
    switch (one.play, other.play) {
    case (.penalty(let call), .penalty(let different)), (.signal(let call), .signal(let different)):
      let isSame = call.offender.isSame(as: different.offender)
      switch likeness {
      case .sameAct: return isSame && call.penalties == different.penalties
      case .samePlayer: return isSame
      case .sameTeam: return call.penalties == different.penalties
      }
    case (.goal(let goal), .goal(let different)):
      return likeness == .sameTeam || Play.agree(goal.scorer, different.scorer)
    case (.penaltyShot(let shot), .penaltyShot(let different)),
      (.shootOut(let shot), .shootOut(let different)):
      return likeness == .sameTeam || Play.agree(shot.shooter, different.shooter)
    case (.correction, .correction): return one.play == other.play || likeness == .sameTeam
    case (.other, _), (.captainChoice, _), (.leftBox, _), (.backInBox, _), (.servesFor, _):
      return one.play == other.play
    default: return true
    }
  }

  /// What two plays must share to be compared.
  private struct Kind: Hashable {
    var period: Int
    var word: PlayWord
    var team: Team?

    init(_ event: Event) {
      period = event.time.period
      word = event.play.word
      team = event.play.team
    }
  }
}

extension Event {
  /// What happened and when, whatever its id.
  fileprivate struct StatedPlay: Hashable {
    var time: GameTime
    var play: Play
  }

  fileprivate var statement: StatedPlay { StatedPlay(time: time, play: play) }

  /// The playing time between two plays of one period.
  fileprivate func gap(to other: Event) -> PlayingTime {
    max(time.elapsed, other.time.elapsed) - min(time.elapsed, other.time.elapsed)
  }
}

extension Offender {
  /// Whether it is the same player, whom perhaps only one log marks as a goalkeeper, or the same bench.
  fileprivate func isSame(as other: Offender) -> Bool {
    self == other || player != nil && player == other.player
  }

  /// The offender, or `other` if that says more.
  fileprivate func filled(from other: Offender) -> Offender {
    switch (self, other) {
    case (.skater(let player), .goalkeeper(let same)) where player == same: other
    case (.unidentified(let team), _) where team == other.team && other.player != nil: other
    default: self
    }
  }
}

extension LoggedPlay {
  /// The play, with what it leaves out and `other` has.
  func filled(from other: LoggedPlay) -> LoggedPlay {
    var play = self
    play.event.play = event.play.filled(from: other.event.play)
    play.recorded = recorded ?? other.recorded
    play.claim = claim ?? other.claim
    play.onIce = onIce ?? other.onIce
    play.remark = remark ?? other.remark
    return play
  }
}

extension Play {
  /// Whether two players are the same, or one log does not name his.
  fileprivate static func agree(_ one: Player?, _ other: Player?) -> Bool {
    one == nil || other == nil || one == other
  }

  /// The play, with what it leaves out and `other` has.
  fileprivate func filled(from other: Play) -> Play {
    switch (self, other) {
    case (.penalty(let call), .penalty(let more)): .penalty(call.filled(from: more))
    case (.signal(let call), .signal(let more)): .signal(call.filled(from: more))
    case (.goal(let goal), .goal(let more)): .goal(goal.filled(from: more))
    case (.penaltyShot(let shot), .penaltyShot(let more)): .penaltyShot(shot.filled(from: more))
    case (.shootOut(let shot), .shootOut(let more)): .shootOut(shot.filled(from: more))
    case (.whistle(nil), .whistle(let reason)): .whistle(reason: reason)
    case (.leftBox(let player, let fault, nil), .leftBox(_, _, let reason)):
      .leftBox(player, fault: fault, reason: reason)
    case (.captainChoice(let team, let named, nil), .captainChoice(_, _, let reason)):
      .captainChoice(team, named, reason: reason)
    default: self
    }
  }
}

extension Call {
  fileprivate func filled(from other: Call) -> Call {
    var call = self
    call.offender = offender.filled(from: other.offender)
    call.infraction = infraction ?? other.infraction
    call.server = server ?? other.server
    call.nobodySits = nobodySits || other.nobodySits && server == nil
    return call
  }
}

extension Goal {
  fileprivate func filled(from other: Goal) -> Goal {
    guard Play.agree(scorer, other.scorer) else { return self }
    var goal = self
    goal.scorer = scorer ?? other.scorer
    if assists.isEmpty { goal.assists = other.assists }
    goal.ownGoal = ownGoal || other.ownGoal
    goal.awarded = awarded || other.awarded
    goal.emptyNet = emptyNet || other.emptyNet
    return goal
  }
}

extension Shot {
  fileprivate func filled(from other: Shot) -> Shot {
    var shot = self
    shot.shooter = shooter ?? other.shooter
    return shot
  }
}
