import HockeyRules

/// Penalties of both teams that belong together: set off against each other, or served
/// four-on-four.
struct PenaltyTie: Sendable {
  var at: GameInstant
  /// The indices of the penalties in the game.
  var penalties: [Int]

  /// The ties of `solution`: at each stoppage, the penalties that were set off or paired.
  static func all(of courses: [PenaltyCourse], in solution: Solution) -> [PenaltyTie] {
    let game = solution.game
    var paired = Array(repeating: false, count: game.seats.count)
    for ruling in solution.journal {
      if case .bench(.paired(let seat, let isPaired)) = ruling.effect {
        paired[seat.index] = isPaired
      }
    }
    var isTied = courses.map { $0.isSetOff }
    for seat in game.seats where paired[seat.index] {
      for penalty in seat.penalties { isTied[penalty] = true }
    }
    var ties: [PenaltyTie] = []
    for course in courses where isTied[course.penalty] {
      if ties.last?.at == course.calledAt {
        ties[ties.count - 1].penalties.append(course.penalty)
      } else {
        ties.append(PenaltyTie(at: course.calledAt, penalties: [course.penalty]))
      }
    }
    return ties.filter { tie in
      Team.allCases.allSatisfy { team in
        tie.penalties.contains { game.penalties[$0].team == team }
      }
    }
  }
}
