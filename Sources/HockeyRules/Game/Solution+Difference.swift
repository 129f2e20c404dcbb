extension Solution {
  /// The differences between this solution and `other`, of the same game; where `other` is the game
  /// without a correction, the changes that the correction makes.
  ///
  /// ```swift
  /// let corrected = solve(events + [correction], under: book)
  /// let difference = corrected.difference(from: solve(events, under: book))
  /// for change in difference.penalties {
  ///   print(change.offender.player?.number ?? 0, change.after?.ending ?? .served)
  /// }
  /// // Prints "6 voided"
  /// ```
  public func difference(from other: Solution) -> SolutionDifference {
    let names = SharedNames(other.game, game)
    let (gone, new) = rulings(partingFrom: other, names)
    return SolutionDifference(
      gone: gone, new: new, penalties: penalties(partingFrom: other, names),
      goals: goals(partingFrom: other), strength: strength(partingFrom: other),
      score: SolutionDifference.Change(other.game.score, game.score),
      penaltyMinutes: SolutionDifference.Change(other.game.penaltyMinutes, game.penaltyMinutes),
      powerPlays: SolutionDifference.Change(other.game.powerPlays, game.powerPlays))
  }

  private func rulings(
    partingFrom other: Solution, _ names: SharedNames
  ) -> (gone: [Ruling], new: [Ruling]) {
    let before = other.journal.filter { $0.effect.isSeen }
    let after = journal.filter { $0.effect.isSeen }
    var unmatched: [RuledEffect: Int] = [:]
    for ruling in after { unmatched[RuledEffect(ruling.effect, at: ruling.at), default: 0] += 1 }
    var kept: [RuledEffect: Int] = [:]
    let gone = before.filter { ruling in
      let effect = RuledEffect(names.translated(ruling.effect), at: ruling.at)
      guard let left = unmatched[effect], left > 0 else { return true }
      unmatched[effect] = left - 1
      kept[effect, default: 0] += 1
      return false
    }
    let new = after.filter { ruling in
      let effect = RuledEffect(ruling.effect, at: ruling.at)
      guard let left = kept[effect], left > 0 else { return true }
      kept[effect] = left - 1
      return false
    }
    return (gone, new)
  }

  private func penalties(
    partingFrom other: Solution, _ names: SharedNames
  ) -> [SolutionDifference.PenaltyChange] {
    typealias Course = SolutionDifference.Course
    var changes: [SolutionDifference.PenaltyChange] = []
    func add(_ before: Penalty?, _ after: Penalty?) {
      let courses = (before.map { Course($0) }, after.map { Course($0) })
      guard courses.0 != courses.1, let penalty = after ?? before else { return }
      changes.append(
        SolutionDifference.PenaltyChange(
          call: penalty.call, offender: penalty.offender, penaltyClass: penalty.penaltyClass,
          before: courses.0, after: courses.1))
    }
    for penalty in other.game.penalties {
      let index = names.penalty(penalty.id)
      add(penalty, game.penalties.indices.contains(index) ? game.penalties[index] : nil)
    }
    for penalty in game.penalties where !names.isShared(penalty.id) { add(nil, penalty) }
    return changes
  }

  private func goals(partingFrom other: Solution) -> [SolutionDifference.GoalChange] {
    var changes: [SolutionDifference.GoalChange] = []
    for goal in other.game.goals {
      let after = game.goals.last { $0.call == goal.call }
      if let after, after.countsLike(goal) { continue }
      changes.append(
        SolutionDifference.GoalChange(call: goal.call, before: goal, after: after))
    }
    for goal in game.goals where !other.game.goals.contains(where: { $0.call == goal.call }) {
      changes.append(SolutionDifference.GoalChange(call: goal.call, before: nil, after: goal))
    }
    return changes
  }

  private func strength(partingFrom other: Solution) -> [SolutionDifference.StrengthChange] {
    let before = ManpowerHistory(other)
    let after = ManpowerHistory(self)
    let end = max(game.now, other.game.now)
    let bounds = Set((before.steps + after.steps).map { $0.since }).filter { $0 < end }
    var changes: [SolutionDifference.StrengthChange] = []
    for (start, stop) in zip(bounds.sorted(), bounds.sorted().dropFirst() + [end]) {
      let was = before.manpower(at: start)
      let now = after.manpower(at: start)
      guard was != now else { continue }
      if let last = changes.last, last.end == start, last.before == was, last.after == now {
        changes[changes.count - 1].end = stop
      } else {
        changes.append(
          SolutionDifference.StrengthChange(start: start, end: stop, before: was, after: now))
      }
    }
    return changes
  }
}

/// An effect, and when it takes place.
private struct RuledEffect: Hashable {
  var effect: Effect
  var at: Instant

  init(_ effect: Effect, at instant: Instant) {
    self.effect = effect
    at = instant
  }
}

extension ScoredGoal {
  /// Whether the book counts it as it counts `other`, whatever penalty it ended.
  fileprivate func countsLike(_ other: ScoredGoal) -> Bool {
    goal == other.goal && manpower == other.manpower && penaltyShot == other.penaltyShot
      && time == other.time
  }
}
