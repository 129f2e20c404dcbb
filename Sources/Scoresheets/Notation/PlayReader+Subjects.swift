package import HockeyRules

// Plays of a player or a team.
extension PlayReader {
  /// The play whose subject is `token`.
  mutating func play(of token: Token) throws(NotationError) -> Play {
    let subject = try cursor.named(token, .offender, in: notation)
    if case .goalkeeper(let player) = subject { goalkeepers.insert(player) }
    guard let next = cursor.peek else {
      throw cursor.failure(.call, near: [])
    }
    guard let verb = SubjectVerb(word: next.text) else {
      return .penalty(try call(by: offender(subject, token)))
    }
    cursor.skip()
    switch verb {
    case .bench: return try benchCall(team(subject, token))
    case .signalled: return .signal(try call(by: offender(subject, token)))
    case .goal: return .goal(try goal(by: subject, token))
    case .penaltyShot: return .penaltyShot(try shot(by: subject, token))
    case .shootOut: return .shootOut(try shot(by: subject, token))
    case .goalkeeper:
      let team = try team(subject, token)
      switch try cursor.next(GoalkeeperPlace.self) {
      case .off: return .goalkeeperOff(team)
      case .on: return .goalkeeperOn(team)
      }
    case .leftBox:
      let player = try player(subject, token)
      let fault = try cursor.next(Fault.self)
      return .leftBox(player, fault: fault, reason: try reasonIfAny())
    case .backInBox: return .backInBox(try player(subject, token))
    case .servesFor:
      return .servesFor(
        try player(subject, token),
        offender: try cursor.player(in: notation, goalkeepers: &goalkeepers))
    case .captainChoice: return try captainChoice(team(subject, token))
    }
  }

  private mutating func captainChoice(_ team: Team) throws(NotationError) -> Play {
    var named = [try candidate()]
    while let token = cursor.peek, !token.text.hasPrefix("@") {
      if cursor.take(SubjectVerb.because) {
        return .captainChoice(team, named, reason: try reason())
      }
      named.append(try candidate())
    }
    return .captainChoice(team, named)
  }

  /// An offender that a captain names: a player, `A?` or `A bench`.
  private mutating func candidate() throws(NotationError) -> Offender {
    let token = try cursor.next(.offender)
    let subject = try cursor.named(token, .offender, in: notation)
    if case .team(let team) = subject, cursor.take(SubjectVerb.bench.word) { return .bench(team) }
    if case .goalkeeper(let player) = subject { goalkeepers.insert(player) }
    return try offender(subject, token)
  }

  private mutating func benchCall(_ team: Team) throws(NotationError) -> Play {
    if cursor.take(SubjectVerb.signalled.word) { return .signal(try call(by: .bench(team))) }
    return .penalty(try call(by: .bench(team)))
  }

  /// A call, after its offender.
  private mutating func call(by offender: Offender) throws(NotationError) -> Call {
    let token = try cursor.next(.call, near: CallText.candidates)
    guard let (penalties, penaltyShot) = CallText.read(token.text) else {
      throw cursor.failure(
        .expected(.call, found: token.text), at: token,
        near: SubjectVerb.words + CallText.candidates)
    }
    var call = Call(offender: offender, penalties: penalties, penaltyShot: penaltyShot)
    if !CallText.endings.contains(cursor.peek?.text ?? "") {
      call.infraction = try word().map(Infraction.init(rawValue:))
    }
    if cursor.take(CallText.servedBy) {
      call.server = try cursor.player(in: notation, goalkeepers: &goalkeepers)
    } else if cursor.take(CallText.nobodySits) {
      call.nobodySits = true
    } else if let infraction = call.infraction, let extra = cursor.peek,
      !extra.text.hasPrefix("@")
    {
      throw secondWord(extra, behind: infraction.rawValue)
    }
    return call
  }

  /// The error if `extra` follows a call that should end with the word `infraction`.
  private func secondWord(_ extra: Token, behind infraction: String) -> NotationError {
    for (word, isExtra) in [(extra.text, true), (infraction, false)] {
      guard let ending = nearestMatch(to: word, among: CallText.endings) else { continue }
      var error = cursor.failure(.unexpected(extra.text), at: extra)
      error.nearest = isExtra || ending == CallText.nobodySits ? ending : "\(ending) \(extra.text)"
      return error
    }
    var error = cursor.failure(.infractionInTwoWords(extra.text), at: extra)
    if infraction.count + extra.text.count < 40, extra.text.allSatisfy({ $0.isLetter || $0 == "-" })
    {
      error.nearest = "\(infraction)-\(extra.text)"
    }
    return error
  }

  private mutating func goal(
    by subject: Named, _ token: Token
  ) throws(NotationError) -> Goal {
    var goal = Goal(team: subject.team, scorer: subject.player)
    while let next = cursor.peek, next.text.first?.isASCIIDigit == true {
      guard next.text.allSatisfy({ $0.isASCIIDigit }) else { break }
      let player = Player(goal.team, try cursor.number(next.text, at: next))
      // After a team alone, the scorer comes first: `B goal 9 4 17`.
      if case .team = subject, goal.scorer == nil {
        goal.scorer = player
      } else if goal.assists.count < 2 {
        goal.assists.append(player)
      } else {
        throw cursor.failure(.unexpected(next.text), at: next)
      }
      cursor.skip()
    }
    while let next = cursor.peek, !next.text.hasPrefix("@") {
      switch try cursor.next(GoalWord.self) {
      case .ownGoal: goal.ownGoal = true
      case .awarded: goal.awarded = true
      case .emptyNet: goal.emptyNet = true
      }
    }
    return goal
  }

  private mutating func shot(
    by subject: Named, _ token: Token
  ) throws(NotationError) -> Shot {
    let result = try cursor.next(ShotResult.self)
    let lacksFoul = cursor.take(ShotResult.withoutFoul)
    return Shot(
      team: subject.team, shooter: subject.player, result: result, foulOnRecord: !lacksFoul)
  }

  private func team(_ subject: Named, _ token: Token) throws(NotationError) -> Team {
    switch subject {
    case .team(let team): return team
    case .player, .goalkeeper, .unidentified:
      throw cursor.failure(
        .expected(.team, found: token.text), at: token)
    }
  }

  private func player(_ subject: Named, _ token: Token) throws(NotationError) -> Player {
    guard let player = subject.player else {
      throw cursor.failure(.expected(.player, found: token.text), at: token)
    }
    return player
  }

  private func offender(_ subject: Named, _ token: Token) throws(NotationError) -> Offender {
    switch subject {
    case .player(let player): return .skater(player)
    case .goalkeeper(let player): return .goalkeeper(player)
    case .unidentified(let team): return .unidentified(team)
    case .team:
      // If no call follows either, the error is the word after the team.
      guard let next = cursor.peek, CallText.read(next.text) == nil,
        next.text != SubjectVerb.signalled.word
      else { throw cursor.failure(.teamWithoutBench(token.text), at: token) }
      throw cursor.failure(.play, near: SubjectVerb.words)
    }
  }
}

extension Named {
  package var team: Team {
    switch self {
    case .team(let team), .unidentified(let team): team
    case .player(let player), .goalkeeper(let player): player.team
    }
  }

  package var player: Player? {
    switch self {
    case .player(let player), .goalkeeper(let player): player
    case .team, .unidentified: nil
    }
  }
}
