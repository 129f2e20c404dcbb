extension LiveGame {
  /// A change of a live game: what is ruled otherwise than before.
  ///
  /// It keeps the two games and compares them only when it is asked.
  public struct Change: Sendable {
    private let before: Solver
    private let after: Solver

    init(from before: LiveGame, to after: LiveGame) {
      self.before = before.solver
      self.after = after.solver
    }

    /// The differences from the game before.
    ///
    /// Both games are compared at the later of their two clocks: what the clock alone has brought
    /// about until then is no difference.
    public var difference: SolutionDifference {
      let clock = max(before.referee.game.clock, after.referee.game.clock)
      return after.solution(at: clock).difference(from: before.solution(at: clock))
    }

    /// The plays that are refused now and were not before, in order.
    public var refused: [Refusal] { after.refusals(otherThanIn: before) }

    /// The plays that were refused before and are not refused now, in order; those that are no
    /// longer in the log are not among them.
    public var accepted: [Refusal] {
      let left = Set(after.plays.map { $0.event.id })
      return before.refusals(otherThanIn: after).filter { left.contains($0.event.id) }
    }
  }
}

extension Solver {
  /// The solution so far, once the clock has reached `time`.
  fileprivate func solution(at time: GameTime) -> Solution {
    var solver = self
    if referee.game.clock < time {
      // Any id that the notation cannot write does.
      solver.look(ahead: [])
      solver.take(Event(id: .label(""), time: time, play: .other("look")))
    }
    return solver.finish()
  }

  /// The refusals of plays that `other` does not refuse.
  fileprivate func refusals(otherThanIn other: Solver) -> [Refusal] {
    let known = Set(other.refusals.map { $0.event.id })
    return refusals.filter { !known.contains($0.event.id) }
  }
}
