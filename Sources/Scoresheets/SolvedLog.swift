package import HockeyRules

/// A log solved under a book, with the captains' choices that its source leaves out.
///
/// If several set-offs are lawful, or a goal may end either of two minors, a feed does not say
/// which was chosen, but the number of skaters afterwards often shows it. A choice replaces the
/// assumed one only if more of the feed's record then agrees with the rulings. The log gets the
/// choice as a play of its own, with a remark.
package struct SolvedLog: Sendable {
  /// The log, timed under the book, with the choices that the source's record shows.
  package private(set) var log: GameLog
  package private(set) var solution: Solution

  /// The number of choices found in the record so far.
  private var count = 0
  private var differing = 0

  /// The number of alternatives tried for an assumed choice: enough for every pair of ten players.
  private static let limit = 50

  /// Solves `log` under `book`; `earlier` are the consequences of earlier games of the season.
  package init(
    _ log: GameLog, under book: Rulebook, after earlier: EarlierGames = EarlierGames()
  ) {
    var setup = log.setup(under: book)
    setup.earlier = earlier
    self.log = log.timed(under: book)
    solution = solve(self.log.events, under: book, setup: setup)
    guard log.leavesOutChoices else { return }
    self.log.leavesOutChoices = false
    findChoices()
  }

  private mutating func findChoices() {
    guard Self.assumption(in: solution, from: 0) != nil else { return }
    differing = solution.differences(from: log)
    var index = 0
    while differing > 0, let assumption = Self.assumption(in: solution, from: index) {
      index = assumption.play + 1
      settle(assumption)
    }
  }

  /// A choice that the log does not give: the play at which it was ruled, and the candidates.
  private struct Assumption {
    var play: Int
    var team: Team
    var candidates: [Offender]
    var taken: [Offender]
  }

  /// The first assumed choice ruled at or after the play with the index `index`.
  private static func assumption(in solution: Solution, from index: Int) -> Assumption? {
    guard index < solution.plays.count else { return nil }
    for place in solution.journal.indices[solution.plays[index].due.lowerBound...] {
      guard case .call(.choice(let choice, _)) = solution.journal[place].effect, choice.isAssumed,
        let play = solution.plays.firstIndex(where: { place < $0.settlement.upperBound })
      else { continue }
      return Assumption(
        play: play, team: choice.team, candidates: choice.names, taken: choice.takenNames)
    }
    return nil
  }

  /// Adopts the choice with which most plays agree, if more plays agree with it than with the
  /// assumed choice.
  private mutating func settle(_ assumption: Assumption) {
    var best: (log: GameLog, solution: Solution, differing: Int)?
    // The same number of players is tried first, then other numbers: one player may keep two
    // penalties, or two players one each.
    let counts =
      [assumption.taken.count]
      + (1...max(1, assumption.candidates.count)).filter { $0 != assumption.taken.count }
    let others = counts.flatMap { Self.choices(of: $0, from: assumption.candidates) }
      .filter { $0 != assumption.taken }
    for named in others.prefix(Self.limit) {
      let other = log(choosing: named, at: assumption)
      let solved = solve(other.events, under: solution.book, setup: solution.game.setup)
      let differing = solved.differences(from: other)
      guard differing < best?.differing ?? self.differing,
        solved.refusals.count == solution.refusals.count
      else { continue }
      best = (other, solved, differing)
    }
    guard let best else { return }
    (log, solution, differing) = best
    count += 1
  }

  /// The log with the choice of `named`, inserted after the play at which it was ruled, or before
  /// that play if it is a face-off.
  private func log(choosing named: [Offender], at assumption: Assumption) -> GameLog {
    let time = log.plays[assumption.play].event.time
    let settling = log.plays[assumption.play].event.play
    let place = settling == .faceOff ? assumption.play : assumption.play + 1
    var other = log
    other.plays.insert(
      LoggedPlay(
        event: Event(
          id: .label("record-\(count + 1)"), time: time,
          play: .captainChoice(assumption.team, named)),
        line: log.plays[assumption.play].line, remark: "as the record of strength shows"),
      at: place)
    return other
  }

  /// The combinations of `count` of the `players`, in the order of the players, up to the limit.
  private static func choices(of count: Int, from players: [Offender]) -> [[Offender]] {
    guard count > 0 else { return [[]] }
    guard players.count >= count else { return [] }
    var found: [[Offender]] = []
    for index in players.indices where found.count < limit {
      found += choices(of: count - 1, from: Array(players[(index + 1)...]))
        .map { [players[index]] + $0 }
    }
    return found
  }
}
