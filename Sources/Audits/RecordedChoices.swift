public import HockeyRules
public import Scoresheets

/// The captains' choices that a source leaves out, taken from its own record of strength.
///
/// Where several set-offs are lawful, or a goal may end either of two minors, a feed does not tell
/// which was chosen; but how many stood on the ice afterwards often does. A choice is taken over only
/// where more of the source's plays then agree with the rulebook than under the one assumed, and
/// stands in the log as a play of its own, with a remark.
public struct RecordedChoices: Sendable {
  /// The log, with the choices that its record shows.
  public private(set) var log: GameLog
  /// The solved log.
  public private(set) var solution: Solution
  /// How many choices the record has shown.
  public private(set) var count = 0

  private let book: Rulebook
  private var differing: Int

  /// So many other choices are tried for one that is assumed: enough for every pair of ten players.
  private static let limit = 50

  /// Looks for the choices that the record of `log` shows, which `solution` solves under `book`.
  public init(in log: GameLog, solvedAs solution: Solution, under book: Rulebook) {
    self.log = log
    self.solution = solution
    self.book = book
    differing = 0
    guard Self.assumption(in: solution, from: 0) != nil else { return }
    differing = Self.differing(log, solution, book)
    var index = 0
    while differing > 0, let assumption = Self.assumption(in: self.solution, from: index) {
      index = assumption.play + 1
      settle(assumption)
    }
  }

  /// A choice that nobody told: the play that it was ruled on, and what it was between.
  private struct Assumption {
    var play: Int
    var team: Team
    var candidates: [Player]
    var taken: [Player]
  }

  /// The first choice assumed from the play at `index` on.
  private static func assumption(in solution: Solution, from index: Int) -> Assumption? {
    for play in solution.plays.indices[min(index, solution.plays.count)...] {
      for ruling in solution.plays[play].rulings {
        guard case .choice(let team, let candidates, let taken, assumed: true) = ruling.effect
        else { continue }
        return Assumption(
          play: play, team: team, candidates: candidates.compactMap(\.player),
          taken: taken.compactMap(\.player))
      }
    }
    return nil
  }

  /// Takes the choice over under which most plays agree, if more do than under the one assumed.
  private mutating func settle(_ assumption: Assumption) {
    var best: (log: GameLog, solution: Solution, differing: Int)?
    let others = Self.choices(of: assumption.taken.count, from: assumption.candidates)
      .filter { $0 != assumption.taken }
    for players in others.prefix(Self.limit) {
      let other = log(choosing: players, at: assumption)
      let solved = solve(
        other.events, under: book, kind: other.kind, schedule: solution.game.schedule,
        goalkeepers: other.goalkeepers)
      let differing = Self.differing(other, solved, book)
      guard differing < best?.differing ?? self.differing,
        solved.refusals.count == solution.refusals.count
      else { continue }
      best = (other, solved, differing)
    }
    guard let best else { return }
    (log, solution, differing) = best
    count += 1
  }

  /// The log with the choice of `players`, behind the plays that it is about: a face-off settles those before it.
  private func log(choosing players: [Player], at assumption: Assumption) -> GameLog {
    let time = log.plays[assumption.play].event.time
    let settling = log.plays[assumption.play].event.play
    let place = settling == .faceOff ? assumption.play : assumption.play + 1
    var other = log
    other.plays.insert(
      LoggedPlay(
        event: Event(
          id: .label("record-\(count + 1)"), time: time,
          play: .captainChoice(assumption.team, players)),
        line: log.plays[assumption.play].line, remark: "as the record of strength shows"),
      at: place)
    return other
  }

  private static func differing(_ log: GameLog, _ solution: Solution, _ book: Rulebook) -> Int {
    let agreement = Audit(
      of: log, solvedAs: solution, fullStrength: book.play.skaters.value
    ).agreement
    let claims = ClaimAudit(of: log, solvedAs: solution).differences.count
    return agreement.plays - agreement.agreedPlays + claims
  }

  /// The choices of `count` of `players`, in the order of the players, up to the limit.
  private static func choices(of count: Int, from players: [Player]) -> [[Player]] {
    guard count > 0 else { return [[]] }
    guard players.count >= count else { return [] }
    var found: [[Player]] = []
    for index in players.indices where found.count < limit {
      found += choices(of: count - 1, from: Array(players[(index + 1)...]))
        .map { [players[index]] + $0 }
    }
    return found
  }
}
