// Signalled penalties (HC 4.15, NHL 15): the arm is up and play goes on until the offending team has the puck.

/// What a goal does about signalled penalties, and so to running ones.
enum Washing {
  /// Nothing was signalled on the team scored on.
  case none
  /// A signalled minor is not assessed; no running one ends for it.
  case washed
  /// All that was signalled is assessed, and a running minor ends.
  case endsRunning
}

extension Referee {
  /// Puts the arm up.
  mutating func signal(_ pending: PendingCall, _ period: Int) {
    if game.stoppage != nil { settle(resumingIn: period) }
    obey(.signalled(pending))
  }

  /// Calls what was signalled.
  mutating func assess(_ signal: PendingCall) {
    obey(.signalDown(signal))
    take(signal)
  }

  /// Rules on what was signalled on the team scored on.
  mutating func ruleOnSignals(_ goal: Goal, _ scored: inout ScoredGoal) -> Washing {
    let offending = goal.team.opponent
    let signals = game.signals
    let onOffender = signals.filter { $0.call.offender.team == offending }
    let washing = onOffender.isEmpty ? .none : washing(against: offending)
    switch washing {
    case .none:
      for signal in signals {
        assess(signal.call.offender.team == goal.team ? withoutShot(signal) : signal)
      }
    case .washed:
      for signal in signals where signal.call.offender.team != offending { assess(signal) }
      wash(onOffender, &scored)
    case .endsRunning:
      for signal in signals { assess(withoutShot(signal)) }
    }
    return washing
  }

  /// Whether what was signalled on `team` is washed out by a goal, or a running minor ends instead.
  private func washing(against team: Team) -> Washing {
    let short = game.manpower[team] < game.manpower[team.opponent]
    if short && servesMinor(team) { return .endsRunning }
    if game.manpower[team] > game.manpower[team.opponent] {
      switch book.signals.shortHandedScorer.value {
      case .notAssessed, .recorded: return .washed
      case .served: return .none
      }
    }
    switch book.signals.minor.value {
    case .served: return .none
    case .notAssessed, .recorded: break
    }
    guard !short, servesMinor(team) else { return .washed }
    switch book.signals.whileEven.value {
    case .notAssessed: return .washed
    case .runningMinorEnds: return .endsRunning
    }
  }

  /// Leaves one minor unassessed; a penalty shot's own minor before all others.
  private mutating func wash(_ signals: [PendingCall], _ scored: inout ScoredGoal) {
    let reference = book.signals.minor.rule
    let shot = signals.first { $0.call.penaltyShot && $0.call.hasMinorBehindShot }
    let chosen = shot ?? chosenToWash(signals)
    for signal in signals {
      var left = withoutShot(signal)
      if signal.id == chosen?.id {
        scored.washed.append(signal)
        if let index = left.call.penalties.firstIndex(of: .minor) {
          left.call.penalties.remove(at: index)
        }
        rule(.notAssessed(signal.call.offender, .minor, call: signal.id), by: reference)
        recordIfWashed(signal)
      }
      obey(.signalDown(signal))
      if !left.call.penalties.isEmpty { take(left) }
    }
  }

  /// Puts a minor that is not served on the record, where the book wants it there.
  mutating func recordIfWashed(_ signal: PendingCall) {
    switch book.signals.minor.value {
    case .notAssessed, .served: return
    case .recorded: break
    }
    var recorded = penalty(.minor, for: signal)
    recorded.id = game.penalties.count
    recorded.length = .zero
    recorded.standing = .over(.recorded, at: now)
    rule(.assessed(recorded), by: book.signals.minor.rule)
    ejectAtLimit(signal)
  }

  /// The signalled minor that is not assessed: the first, or one that the captain does not name to serve.
  private mutating func chosenToWash(_ signals: [PendingCall]) -> PendingCall? {
    let minors = signals.filter { $0.call.penalties.contains(.minor) }
    guard let first = minors.first, minors.count > 1 else { return minors.first }
    switch book.signals.several.value {
    case .orderOfOccurrence: return first
    case .captain: break
    }
    let team = first.call.offender.team
    let named = named(
      by: team, among: minors.map(\.call.offender), atMost: minors.count - 1)
    let washed =
      minors.first { !($0.call.offender.player.map(named.contains) ?? false) } ?? first
    let served = minors.filter { $0.id != washed.id }
    rule(
      .choice(
        team, candidates: minors.map(\.call.offender), taken: served.map(\.call.offender),
        assumed: named.isEmpty),
      by: book.signals.several.rule)
    return washed
  }

  /// The call with the ordinary penalty of its foul in place of the shot (HC 4.15(b) Note 3).
  func withoutShot(_ pending: PendingCall) -> PendingCall {
    guard pending.call.penaltyShot else { return pending }
    var ordinary = pending
    ordinary.call.penaltyShot = false
    if pending.call.hasMinorBehindShot && !pending.call.penalties.contains(.minor) {
      ordinary.call.penalties.insert(.minor, at: 0)
    }
    return ordinary
  }
}
