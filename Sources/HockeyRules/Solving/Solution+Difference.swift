extension Solution {
  /// The differences between this solution and `other`, of the same game; if `other` lacks a
  /// correction, these are the changes that the correction makes.
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
    let shared = zip(journal, other.journal).prefix { $0.effect == $1.effect && $0.at == $1.at }
    return difference(from: other, sharing: shared.count)
  }

  /// The differences between this solution and `other`, whose first `count` rulings are the same.
  func difference(from other: Solution, sharing count: Int) -> SolutionDifference {
    SolutionDifference(
      from: Ending(rulings: other.journal[count...], game: other.game),
      to: Ending(rulings: journal[count...], game: game), after: journal[..<count])
  }

  /// The end of a solution: its game, and the rulings after those that it shares with another
  /// solution.
  struct Ending {
    var rulings: ArraySlice<Ruling>
    var game: Game
  }
}

extension SolutionDifference {
  /// The differences between solutions that end in `before` and `after` and share the rulings
  /// `shared`.
  ///
  /// Shared rulings are not compared.
  init(from before: Solution.Ending, to after: Solution.Ending, after shared: ArraySlice<Ruling>) {
    (gone, new) = Self.rulings(before.rulings, after.rulings)
    penalties = Self.penalties(before.game, after.game)
    goals = Self.goals(before.game, after.game)
    strength = Self.strength(before, after, shared)
    score = Change(before.game.score, after.game.score)
    penaltyMinutes = Change(before.game.penaltyMinutes, after.game.penaltyMinutes)
    powerPlays = Change(before.game.powerPlays, after.game.powerPlays)
  }

  private static func rulings(
    _ before: ArraySlice<Ruling>, _ after: ArraySlice<Ruling>
  ) -> (gone: [Ruling], new: [Ruling]) {
    let before = before.filter { $0.effect.isCompared }
    let after = after.filter { $0.effect.isCompared }
    if before.isEmpty || after.isEmpty { return (before, after) }
    var unmatched: [RuledEffect: Int] = [:]
    for ruling in after { unmatched[RuledEffect(ruling), default: 0] += 1 }
    var kept: [RuledEffect: Int] = [:]
    let gone = before.filter { ruling in
      let effect = RuledEffect(ruling)
      guard let left = unmatched[effect], left > 0 else { return true }
      unmatched[effect] = left - 1
      kept[effect, default: 0] += 1
      return false
    }
    let new = after.filter { ruling in
      let effect = RuledEffect(ruling)
      guard let left = kept[effect], left > 0 else { return true }
      kept[effect] = left - 1
      return false
    }
    return (gone, new)
  }

  private static func penalties(_ before: Game, _ after: Game) -> [PenaltyChange] {
    if before.penalties == after.penalties { return [] }
    var changes: [PenaltyChange] = []
    func add(_ before: Penalty?, _ after: Penalty?) {
      let courses = (before.map { Course($0) }, after.map { Course($0) })
      guard courses.0 != courses.1, let penalty = after ?? before else { return }
      changes.append(
        PenaltyChange(
          call: penalty.call, offender: penalty.offender, penaltyClass: penalty.penaltyClass,
          before: courses.0, after: courses.1))
    }
    let shared = zip(before.penalties, after.penalties).prefix { $0.id == $1.id }
    for (before, after) in shared { add(before, after) }
    let (before, after) = (before.penalties[shared.count...], after.penalties[shared.count...])
    var unmatched: [Penalty.ID: Penalty] = [:]
    for penalty in after { unmatched[penalty.id] = penalty }
    for penalty in before { add(penalty, unmatched.removeValue(forKey: penalty.id)) }
    for penalty in after where unmatched[penalty.id] != nil { add(nil, penalty) }
    return changes
  }

  private static func goals(_ before: Game, _ after: Game) -> [GoalChange] {
    if before.goals == after.goals { return [] }
    let same = zip(before.goals, after.goals).prefix { $0 == $1 }.count
    let (before, after) = (before.goals[same...], after.goals[same...])
    var changes: [GoalChange] = []
    for goal in before {
      let now = after.last { $0.call == goal.call }
      if let now, now.countsLike(goal) { continue }
      changes.append(GoalChange(call: goal.call, before: goal, after: now))
    }
    for goal in after where !before.contains(where: { $0.call == goal.call }) {
      changes.append(GoalChange(call: goal.call, before: nil, after: goal))
    }
    return changes
  }

  private static func strength(
    _ before: Solution.Ending, _ after: Solution.Ending, _ shared: ArraySlice<Ruling>
  ) -> [StrengthChange] {
    let end = max(after.game.now, before.game.now)
    let schedule = after.game.schedule
    let moves = (before.rulings + after.rulings).compactMap { $0.movesStrength(schedule) }
    guard let earliest = moves.min() else { return [] }
    // Of the shared rulings, only those from the last strength before the first change matter.
    let last = shared.lastIndex { ruling in
      guard case .play(.manpower) = ruling.effect else { return false }
      return ruling.at < earliest
    }
    let shared = shared[(last ?? shared.startIndex)...]
    let before = Track(of: before.game, shared, before.rulings)
    let after = Track(of: after.game, shared, after.rulings)
    let same = zip(before.steps, after.steps).prefix { $0 == $1 }.count
    if same == before.steps.count && same == after.steps.count { return [] }
    // The two differ after the last step that they share.
    let first = max(0, same - 1)
    let bounds = Set((before.steps[first...] + after.steps[first...]).map { $0.from })
      .filter { $0 < end }.sorted()
    var changes: [StrengthChange] = []
    for (start, stop) in zip(bounds, bounds.dropFirst() + [end]) {
      let was = before[start] ?? before.steps[0].value
      let now = after[start] ?? after.steps[0].value
      guard was != now else { continue }
      if let last = changes.last, last.end == start, last.before == was, last.after == now {
        changes[changes.count - 1].end = stop
      } else {
        changes.append(StrengthChange(start: start, end: stop, before: was, after: now))
      }
    }
    return changes
  }
}

/// An effect, and when it takes place.
private struct RuledEffect: Hashable {
  var effect: Effect
  var at: GameInstant

  init(_ ruling: Ruling) { (effect, at) = (ruling.effect, ruling.at) }
}

extension Ruling {
  /// The first instant at which the effect can change the strength, or `nil`.
  fileprivate func movesStrength(_ schedule: Schedule) -> GameInstant? {
    switch effect {
    case .play(.manpower), .score(.joined): at
    case .play(.clockSet(let time)): min(at, schedule.instant(of: time))
    case .bench, .call, .play, .score: nil
    }
  }
}

extension ScoredGoal {
  /// Whether both goals count alike, whatever penalties they ended.
  fileprivate func countsLike(_ other: ScoredGoal) -> Bool {
    goal == other.goal && manpower == other.manpower && penaltyShot == other.penaltyShot
      && time == other.time
  }
}

extension Effect {
  /// Whether two solutions differ if only one has this effect.
  ///
  /// Bookkeeping does not make them differ, and neither does who chose.
  fileprivate var isCompared: Bool {
    switch self {
    case .call(.choice), .bench(.unstarted), .bench(.paired): false
    case .score: true
    case .bench, .call, .play: !isBookkeeping
    }
  }
}
