import HockeyRules
import Scoresheets

/// What a scorer writes of a game, and signs: the facts of a box score and of a scoresheet.
struct Scoresheet {

  struct Line {
    var penalty: Penalty
    /// When the penalty was called.
    var off: GameTime
    /// When its time began, and when its player could return.
    var start: GameTime?
    var on: GameTime?
    /// The player who sat for the offender.
    var server: Player?
  }

  let game: PlayedGame
  /// The periods of the game, from the first or from the one in which it was joined.
  let periods: ClosedRange<Int>
  let goals: [(goal: ScoredGoal, score: PerTeam<Int>)]
  let penalties: [Line]
  let timeOuts: [(time: GameTime, team: Team)]
  /// When each goalkeeper left and, if he did, came back.
  let emptyNets: [(team: Team, off: GameTime, on: GameTime?)]

  init(_ game: PlayedGame) {
    self.game = game
    let result = game.solution.game
    goals = result.scoredGoals
    penalties = Self.penalties(of: game)
    let taken = game.solution.plays.filter { $0.refused == nil }.map { $0.event }
    let played = taken.map { $0.time.period }.filter { $0 != game.notation.shootOut }
    let first = max(1, result.joining?.time.period ?? 1)
    periods = first...max(first, result.schedule.regulationPeriods, played.max() ?? first)
    timeOuts = taken.compactMap { event in
      if case .timeOut(let team) = event.play { (event.time, team) } else { nil }
    }
    var nets: [(team: Team, off: GameTime, on: GameTime?)] = []
    for event in taken {
      switch event.play {
      case .goalkeeperOff(let team): nets.append((team, event.time, nil))
      case .goalkeeperOn(let team):
        if let last = nets.lastIndex(where: { $0.team == team && $0.on == nil }) {
          nets[last].on = event.time
        }
      default: break
      }
    }
    emptyNets = nets
  }

  private static func penalties(of game: PlayedGame) -> [Line] {
    let result = game.solution.game
    let plays = PlayIndex(of: game.solution)
    var returns: [(at: GameInstant, occupant: Occupant, seat: Int?)] = []
    for ruling in game.solution.journal {
      guard case .bench(.returns(let occupant, let seat)) = ruling.effect else { continue }
      returns.append((ruling.at, occupant, seat?.index))
    }
    return zip(result.penalties, game.solution.courses).compactMap { pair in
      let (penalty, course) = pair
      guard !penalty.isTakenBack else { return nil }
      let call = plays[penalty.call].map { game.solution.plays[$0].event.time }
      let off = call ?? result.schedule.time(of: course.calledAt, in: 1)
      func time(_ instant: GameInstant?) -> GameTime? {
        instant.map { result.schedule.time(of: $0, in: off.period) }
      }
      let seat = penalty.seat.map { result.seats[$0] }
      let back = returns.first { back in
        guard let start = course.start, back.at >= start else { return false }
        if let seat { return back.seat == seat.index }
        return back.seat == nil && back.occupant.sits(for: penalty.offender)
      }
      // The first of two penalties in a row ends where the next begins.
      let isLast = seat.map { $0.penalties.last == penalty.index } ?? true
      return Line(
        penalty: penalty, off: off, start: time(course.start),
        on: time(isLast ? back?.at ?? course.returned : course.ended),
        server: server(of: penalty, back?.occupant ?? seat?.occupant))
    }
  }

  private static func server(of penalty: Penalty, _ occupant: Occupant?) -> Player? {
    if case .player(let player)? = occupant, player != penalty.offender.player { return player }
    if case .skater = penalty.offender, penalty.seat == nil { return nil }
    return penalty.server
  }
}

extension PenaltyCourse {
  /// When the penalty ended, if its player could return then.
  fileprivate var returned: GameInstant? {
    switch ending {
    case .recorded, .none: nil
    case .some: start == nil ? nil : ended
    }
  }
}

extension Occupant {
  func sits(for offender: Offender) -> Bool {
    switch self {
    case .player(let player): player == offender.player
    case .substitute(let other), .nobody(let other): other == offender
    }
  }
}
