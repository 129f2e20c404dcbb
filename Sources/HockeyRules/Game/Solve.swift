/// Plays `events` in order under `book`.
///
/// ```swift
/// let tripping = Call(offender: .skater(Player(.home, 6)), penalties: [.minor])
/// let called = GameTime(period: 1, elapsed: .minutes(5))
/// let scored = GameTime(period: 1, elapsed: .minutes(6))
/// let events = [
///   Event(id: .number(1), time: called, play: .penalty(tripping)),
///   Event(id: .number(2), time: scored, play: .goal(Goal(team: .visiting))),
/// ]
/// let solution = solve(events, under: book)
/// print(solution.game.goals(of: .visiting, .powerPlay), "goal on the power play")
/// // Prints "1 goal on the power play"
/// ```
///
/// A refused play is recorded in ``Solution/refusals``, and the game goes on without it. What was called at the
/// last stoppage is settled where the log ends. The same events under the same book bring the same solution.
///
/// - Parameters:
///   - events: The plays in the order in which they happened.
///   - book: What the game is played by.
///   - kind: Which overtime the game has.
///   - schedule: How long its periods are; as the book has them where it is nil.
///   - goalkeepers: The players known to be goalkeepers, beyond what the calls say.
/// - Returns: The plays with their rulings, what was refused, and the game as it stands at the end.
public func solve(
  _ events: [Event], under book: Rulebook, kind: GameKind = .regular, schedule: Schedule? = nil,
  goalkeepers: Set<Player> = []
) -> Solution {
  let game = Game(under: book, kind: kind, schedule: schedule, goalkeepers: goalkeepers)
  var solver = Solver(game, under: book)
  solver.plays.reserveCapacity(events.count)
  let hasChoices = events.contains(where: \.play.isCaptainChoice)
  for index in events.indices {
    if hasChoices { solver.look(ahead: events[index...]) }
    solver.take(events[index])
  }
  return solver.finish()
}

/// The fold over a log: keeps each play's rulings, and gives a stoppage's plays their settled manpower.
struct Solver {
  var referee: Referee
  var plays: [PlayedEvent] = []
  var refusals: [Refusal] = []
  /// The first play of the stoppage that is on: from here on, `after` is not known yet.
  private var unsettled = 0

  init(_ game: Game, under book: Rulebook) {
    referee = Referee(game, under: book)
  }

  /// Notes what the captains choose at the instant of the first of `events`.
  mutating func look(ahead events: ArraySlice<Event>) {
    var choices = PerTeam<[[Player]]>(both: [])
    for event in events {
      guard event.time == events.first?.time else { break }
      if case .captainChoice(let team, let players, _) = event.play {
        choices[team].append(players)
      }
    }
    referee.choicesAhead = choices
  }

  /// Plays one event.
  mutating func take(_ event: Event) {
    if case .other = event.play, referee.isQuiet(until: event.time) {
      return recordQuiet(event)
    }
    let wasStopped = referee.game.stoppage != nil
    do throws(Refusal) {
      try referee.hear(event)
      record(event, wasStopped: wasStopped)
    } catch {
      refusals.append(error)
      let game = referee.game
      plays.append(
        PlayedEvent(
          event: event, rulings: [], before: game.manpower, after: game.manpower,
          score: referee.score, refused: error.reason))
    }
  }

  /// Records a play on which nothing is ruled, as most of a feed's are.
  private mutating func recordQuiet(_ event: Event) {
    referee.game.clock = event.time
    let manpower = referee.game.manpower
    plays.append(
      PlayedEvent(
        event: event, rulings: [], before: manpower, after: manpower, score: referee.score))
    if referee.game.stoppage == nil { unsettled = plays.count }
  }

  private mutating func record(_ event: Event, wasStopped: Bool) {
    var own = referee.rulings[...]
    // What settled the stoppage before this play belongs to that stoppage's last play.
    if let settlement = referee.settlement, wasStopped, let last = lastTaken {
      plays[last].rulings += own.prefix(settlement.rulings)
      plays[last].settlementCount += settlement.rulings
      own = own.dropFirst(settlement.rulings)
      closeStoppage(with: settlement.manpower)
    }
    plays.append(
      PlayedEvent(
        event: event, rulings: Array(own), before: referee.manpowerBefore,
        after: referee.game.manpower, score: referee.score))
    if referee.game.stoppage == nil { closeStoppage(with: referee.game.manpower) }
    referee.rulings.removeAll(keepingCapacity: true)
    referee.settlement = nil
  }

  /// Gives the plays of the stoppage that ended their settled manpower.
  private mutating func closeStoppage(with manpower: PerTeam<Int>) {
    for index in plays.indices[unsettled...] { plays[index].after = manpower }
    unsettled = plays.count
  }

  /// The last play that the book took: nothing is ruled on one that it did not.
  private var lastTaken: Int? { plays.lastIndex { $0.refused == nil } }

  /// Settles what the log's end leaves open.
  mutating func finish() -> Solution {
    if referee.game.stoppage != nil, let last = lastTaken {
      referee.rulings = []
      referee.cause = plays[last].event.id
      referee.settleAtEnd(in: plays[last].event.time.period)
      plays[last].rulings += referee.rulings
      plays[last].settlementCount += referee.rulings.count
      closeStoppage(with: referee.game.manpower)
    }
    return Solution(plays: plays, refusals: refusals, game: referee.game)
  }
}

extension Play {
  fileprivate var isCaptainChoice: Bool {
    if case .captainChoice = self { true } else { false }
  }
}

extension Referee {
  /// Settles the last stoppage of a log: the teams stand as they would at the face-off, but no play follows in
  /// which an advantage could count.
  mutating func settleAtEnd(in period: Int) {
    settle(resumingIn: nil)
    if !game.isOver { restoreManpower(in: period) }
  }
}
