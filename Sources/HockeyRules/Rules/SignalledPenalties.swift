// Signalled penalties (HC 4.15, NHL 15): a referee's arm is up, and play goes on until the
// offending team has the puck.

/// The effect of a goal on signalled penalties, and so on running ones.
enum SignalOutcome: Equatable {
  /// Nothing was signalled against the team scored upon.
  case none
  /// A signalled minor is washed out, by this provision, and no running minor ends.
  case washed(by: Provision<SignalledMinor>)
  /// All signalled penalties are assessed, and a running minor ends.
  case endsRunning
}

extension Referee {
  /// Raises the arm for a call.
  mutating func signal(_ pending: PendingCall, _ period: Int) {
    if game.isStopped { settle(resumingIn: period) }
    enter(.call(.signalled(deprivingOfNoGoal(pending))))
  }

  /// Makes a signalled call.
  mutating func assess(_ signal: PendingCall) {
    enter(.call(.signalDown(signal)))
    take(signal)
  }

  /// Rules on the penalties signalled against the team scored upon.
  mutating func ruleOnSignals(_ goal: Goal, _ scored: inout ScoredGoal) -> SignalOutcome {
    let offending = goal.team.opponent
    let signals = game.signals
    let onOffender = signals.filter { $0.call.offender.team == offending }
    let washing =
      onOffender.isEmpty ? .none : washing(onOffender, against: offending, scored.call)
    switch washing {
    case .none:
      for signal in signals {
        assess(signal.call.offender.team == goal.team ? withoutShot(signal) : signal)
      }
    case .washed(let provision):
      for signal in signals where signal.call.offender.team != offending { assess(signal) }
      wash(onOffender, &scored, by: provision)
    case .endsRunning:
      for signal in signals { assess(withoutShot(signal)) }
    }
    return washing
  }

  /// Whether a goal washes out one of `signals` against `team`, or ends a running minor instead.
  private func washing(
    _ signals: [PendingCall], against team: Team, _ goal: Event.ID
  ) -> SignalOutcome {
    let strength = strength
    let short = strength[team] < strength[team.opponent]
    let provision =
      strength[team] > strength[team.opponent]
      ? book.signalled.shortHandedScorer : book.signalled.minor
    if let deed = knownDeed(of: goal) {
      if deed.washed.isEmpty && deed.ended != nil { return .endsRunning }
      return provision.value == .served && deed.washed.isEmpty ? .none : .washed(by: provision)
    }
    if short && servesMinor(team) { return .endsRunning }
    switch provision.value {
    case .served: return .none
    case .notAssessed, .recorded: break
    }
    // At even strength, the goal ends a running minor in place of a signalled one. A signalled
    // major contains no minor to wash out (NCAA 15.3, ruling 9; 16.2).
    let isEven = game.manpower[team] == game.manpower[team.opponent]
    let signalsMinor = signals.contains { withoutShot($0).call.penalties.contains(.minor) }
    guard isEven, signalsMinor, servesMinor(team) else { return .washed(by: provision) }
    switch book.signalled.whileEven.value {
    case .notAssessed: return .washed(by: provision)
    case .runningMinorEnds: return .endsRunning
    }
  }

  /// Leaves one minor unassessed, preferably the minor of a penalty shot.
  private mutating func wash(
    _ signals: [PendingCall], _ scored: inout ScoredGoal, by provision: Provision<SignalledMinor>
  ) {
    let shot = signals.first { $0.call.penaltyShot && $0.call.hasMinorBehindShot }
    let chosen: PendingCall?
    if let deed = knownDeed(of: scored.call) {
      chosen = signals.first { deed.washed.contains($0.id) }
    } else {
      chosen = shot ?? chosenToWash(signals)
    }
    for signal in signals {
      var left = withoutShot(signal)
      if signal.id == chosen?.id {
        scored.washed.append(signal)
        if let index = left.call.penalties.firstIndex(of: .minor) {
          left.call.penalties.remove(at: index)
        }
        rule(.call(.notAssessed(signal.call.offender, .minor, call: signal.id)), by: provision)
        recordIfWashed(signal, by: provision)
      }
      enter(.call(.signalDown(signal)))
      if !left.call.penalties.isEmpty { take(left) }
    }
  }

  /// Records a minor that is not served, if the book requires it.
  mutating func recordIfWashed(
    _ signal: PendingCall, by provision: Provision<SignalledMinor>
  ) {
    switch provision.value {
    case .notAssessed, .served: return
    case .recorded: break
    }
    record(.minor, for: signal, by: provision.citation)
    ejectAtLimit(signal)
  }

  /// The signalled minor that is not assessed: the first, or one that the captain has not named to
  /// be served.
  private mutating func chosenToWash(_ signals: [PendingCall]) -> PendingCall? {
    let minors = signals.filter { $0.call.penalties.contains(.minor) }
    guard let first = minors.first, minors.count > 1 else { return minors.first }
    switch book.signalled.several.value {
    case .orderOfOccurrence: return first
    case .captain: break
    }
    let team = first.call.offender.team
    let candidates = minors.map {
      Candidate(offender: $0.call.offender, server: $0.call.server)
    }
    let count = minors.reduce(0) { $0 + $1.call.minors }
    let named = named(by: team, among: candidates, atMost: count - 1)
    let washed =
      zip(minors, candidates).first { !$1.isOne(of: named) }?.0
      ?? minors.first { $0.call.minors > 1 } ?? first
    let served = minors.filter { $0.id != washed.id || $0.call.minors > 1 && !named.isEmpty }
    leave(
      choice(
        of: team, among: candidates, taken: served.map { $0.call.offender },
        assumed: named.isEmpty, by: book.signalled.several.citation))
    return washed
  }

  /// The call with the ordinary penalty of its foul in place of the shot (HC 4.15(b) Note 3).
  func withoutShot(_ pending: PendingCall) -> PendingCall {
    PendingCall(id: pending.id, call: pending.call.withoutShot)
  }
}

extension Call {
  /// The call with the ordinary penalty of its foul in place of the shot (HC 4.15(b) Note 3).
  var withoutShot: Call {
    guard penaltyShot else { return self }
    var ordinary = self
    ordinary.penaltyShot = false
    if hasMinorBehindShot && !listsMinorBehindShot { ordinary.penalties.insert(.minor, at: 0) }
    return ordinary
  }

  /// The number of minors in the call: two for a double minor.
  fileprivate var minors: Int { penalties.count { $0 == .minor } }
}
