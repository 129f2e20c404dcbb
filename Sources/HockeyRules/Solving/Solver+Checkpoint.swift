// Going back to an earlier play, to solve a log again from there.

extension Solver {
  /// A solver's state before one of its plays.
  ///
  /// The checkpoint does not copy the earlier plays and rulings, which the solver still has.
  struct Checkpoint: Sendable {
    /// The referee without his rulings.
    fileprivate let referee: Referee
    /// The number of plays after which the next checkpoint is made.
    let next: Int
    /// The numbers of plays, rulings and refusals so far.
    let plays: Int
    let rulings: Int
    fileprivate let refusals: Int
    /// The plays of the current stoppage, to which the settlement is added later.
    fileprivate let unsettled: ArraySlice<PlayedEvent>
  }

  /// The current state of the solver.
  var checkpoint: Checkpoint {
    let unsettled = ArraySlice(Array(plays[unsettled...]))
    return Checkpoint(
      referee: referee.withoutRulings,
      next: plays.count + max(referee.game.keptInterval, unsettled.count / 4),
      plays: plays.count, rulings: referee.rulings.count, refusals: refusals.count,
      unsettled: unsettled)
  }

  /// Forgets all plays since `checkpoint`, which was made from this solver.
  mutating func goBack(to checkpoint: Checkpoint) {
    for play in plays[checkpoint.plays...] where !play.isRefused {
      ids?.remove(idsOf: play.event)
    }
    plays.removeLast(plays.count - checkpoint.plays)
    unsettled = plays.count - checkpoint.unsettled.count
    plays.replaceSubrange(unsettled..., with: checkpoint.unsettled)
    refusals.removeLast(refusals.count - checkpoint.refusals)
    var rulings: [Ruling] = []
    swap(&rulings, &referee.rulings)
    rulings.removeLast(rulings.count - checkpoint.rulings)
    referee = checkpoint.referee
    referee.rulings = rulings
    recorded = checkpoint.rulings
  }

  mutating func forgetRefusedPlay() -> Refusal? {
    guard plays.last?.refused != nil else { return nil }
    plays.removeLast()
    return refusals.removeLast()
  }

  /// The solution's end if the log ended here with the clock at `time`, with the rulings from index
  /// `first` on.
  func ending(from first: Int, at time: GameTime) -> Solution.Ending {
    let rulings = referee.rulings[first...]
    guard referee.game.clock < time || referee.game.isStopped else {
      return Solution.Ending(rulings: rulings, game: referee.game)
    }
    var referee = referee.withoutRulings
    if referee.game.clock < time {
      // The clock of a game that is over, or has no such time, does not move.
      try? referee.advance(to: time)
    }
    if referee.game.isStopped, let last = lastTaken {
      referee.settleAtEnd(in: plays[last].event.time.period)
    }
    return Solution.Ending(rulings: rulings + referee.rulings, game: referee.game)
  }
}

extension Referee {
  /// The current referee without rulings.
  var withoutRulings: Referee {
    var referee = self
    referee.rulings = []
    return referee
  }
}
