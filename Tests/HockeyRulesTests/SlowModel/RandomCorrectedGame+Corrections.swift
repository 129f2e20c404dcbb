import SeededRandom

// The corrections of a random game.
extension RandomCorrectedGame {
  /// Corrects a call while an arm is up for it.
  mutating func correctSignal(of side: Side) {
    guard let charge = game.signalled[side].last else { return }
    add(.correct(random.flip() ? .void(charge.call) : .amend(charge.call, amendment(charge.call))))
  }

  mutating func addCorrections(_ most: Int = 2) {
    // No rule says whether a correction that changes nothing on the ice stops play.
    if !game.isStopped || game.second < second { add(.whistle) }
    for _ in 0..<(random.below(5) < 3 ? 1 : most) { addCorrection() }
  }

  /// The kind of corrections in the game.
  ///
  /// For a single correction, the kind says what it does, and whether it comes at the stoppage of
  /// the corrected play.
  var kind: String {
    let places = events.indices.filter { events[$0].play.isCorrection }
    if places.isEmpty { return "no correction" }
    guard places.count == 1 else { return "several corrections" }
    guard case .correct(let change) = events[places[0]].play else { return "a decision" }
    if change.place < 0 { return "of a position" }
    let isAtOnce = events[places[0]].second == events[change.place].second
    let when = isAtOnce ? "at once" : "later"
    return switch change {
    case .void: "void \(when)"
    case .amend: "amend \(when)"
    case .disallow: "disallow \(when)"
    }
  }

  private mutating func addCorrection() {
    if random.below(6) == 0 { return addDecision(of: random.flip() ? .home : .visiting) }
    var places = Array(events.indices)
    if case .joined(let entries)? = events.first?.play {
      places = entries.indices.map(SlowEntry.call) + places
    }
    places = places.filter { mayBeCorrected($0) }
    guard !places.isEmpty else { return }
    let place = random.flip() ? places[places.count - 1] : random.pick(places)
    guard called(at: place) != nil else { return add(.correct(.disallow(place))) }
    add(.correct(random.flip() ? .void(place) : .amend(place, amendment(place))))
  }

  /// Adds a release or a setting of a penalty clock, if somebody sits to whom it can apply.
  private mutating func addDecision(of side: Side) {
    let bench = game.benches[side]
    let clocks = bench.places.filter { place in
      let isOne = bench.places.count { $0.charged == place.charged && $0.runs } == 1
      return place.runs && isOne && (place.charged.isSkater || place.charged == .bench)
    }
    if random.flip(), !clocks.isEmpty {
      let place = random.pick(clocks)
      let left = 10 * (1 + random.below(place.owed[0].length / 10))
      add(.penaltyClock(side, place.charged, left))
    } else {
      let sitting = bench.mayBeLetOut.filter { bench.isBusy($0) }
      if !sitting.isEmpty { add(.release(side, random.pick(sitting))) }
    }
  }

  /// The call that the call at `place` should have been: other penalties, and now and then another
  /// offender, a server or a penalty shot.
  mutating func amendment(_ place: Int) -> SlowAmendment {
    guard let (side, charged, _) = called(at: place) else {
      return SlowAmendment(side: .home, classes: [.minor])
    }
    var amendment = SlowAmendment(side: side, classes: classes(for: charged))
    if place < 0 { return amendment }
    let other = Charged.skater(1 + random.below(4))
    if random.below(4) == 0, charged.isPerson, other != charged, game.mayCharge(other, of: side) {
      amendment.charged = other
    }
    if random.below(8) == 0, charged.isPerson, mayBeForShot(place) {
      amendment.isForShot = true
      amendment.classes = random.pick([[], [], [.minor], [.major]])
    }
    let isGoalkeepersOnly =
      charged != .goalkeeper || !isCalled(.goalkeeper, of: side, besides: place)
    if isGoalkeepersOnly {
      amendment.server = server(for: amendment.charged ?? charged, amendment.classes, of: side)
    }
    return amendment
  }

  /// Whether a call besides the call at `place` concerns `charged`.
  private func isCalled(_ charged: Charged, of side: Side, besides place: Int) -> Bool {
    events.indices.contains { other in
      other != place
        && events[other].play.called.map { $0.side == side && $0.charged == charged } ?? false
    }
  }

  /// Whether the call at `place` may become a foul for a penalty shot.
  ///
  /// The model does not know what becomes of two shots at one stoppage, or how a shot counts towards
  /// a limit of penalties.
  private func mayBeForShot(_ place: Int) -> Bool {
    let others = events.indices.filter { $0 != place && events[$0].second == events[place].second }
    return setting.book.penaltiesToEject == nil && !events[place].play.isSignal
      && !others.contains { other in
        if case .foulForShot = events[other].play { return true }
        return events.contains { $0.play.isForShot(of: other) }
      }
  }

  /// The team, the party and the penalties of the call at `place`, or `nil` if that is a goal.
  private func called(at place: Int) -> (side: Side, charged: Charged, classes: [Class])? {
    if place >= 0 {
      guard let called = events[place].play.called else { return nil }
      let others: [Charged] = events.compactMap { event in
        guard case .correct(.amend(place, let amendment)) = event.play else { return nil }
        return amendment.charged
      }
      return (called.side, others.last ?? called.charged, called.classes)
    }
    guard case .joined(let entries)? = events.first?.play else { return nil }
    let entry = entries[-1 - place]
    return (entry.side, entry.charged, entry.classes)
  }

  private func mayBeCorrected(_ place: Int) -> Bool {
    if place < 0 { return !events.contains { $0.play == .correct(.void(place)) } }
    return switch events[place].play {
    case .call, .signal, .foulForShot, .goal, .shot(_, true):
      !events.contains {
        $0.play == .correct(.void(place)) || $0.play == .correct(.disallow(place))
      }
    case .joined, .awardedGoal, .ownGoal, .shot, .sitsDown, .whistle, .team, .correct, .release,
      .penaltyClock, .look:
      false
    }
  }
}

extension SlowPlay {
  /// The team, the party and the penalties that the play calls, or `nil` if it calls none.
  var called: (side: Side, charged: Charged, classes: [Class])? {
    switch self {
    case .call(let side, let charged, let classes), .signal(let side, let charged, let classes),
      .foulForShot(let side, let charged, let classes):
      (side, charged, classes)
    case .joined, .goal, .awardedGoal, .ownGoal, .shot, .sitsDown, .whistle, .team, .correct,
      .release, .penaltyClock, .look:
      nil
    }
  }

  var isSignal: Bool { if case .signal = self { true } else { false } }

  /// Whether the play makes the call at `place` a foul for a penalty shot.
  fileprivate func isForShot(of place: Int) -> Bool {
    if case .correct(.amend(place, let amendment)) = self { amendment.isForShot } else { false }
  }
}
