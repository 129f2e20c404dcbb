// The consequences if something happened now.

/// The rulings that a book would make if plays happened now.
public struct WhatIf: Sendable, Hashable {
  /// The plays asked about, solved: the rulings on each, and the face-off that would settle them.
  ///
  /// Its own ``Solution/warnings`` are empty, because most callers do not want them: see
  /// ``warnings``.
  public let solution: Solution
  let scoreBefore: PerTeam<Int>
  /// The warnings noticed while the plays were ruled on.
  let notices: [Notice]

  /// The plays asked about, and the face-off that would settle them.
  public var plays: [PlayedEvent] { solution.plays }

  /// The game after these plays.
  public var game: Game { solution.game }

  /// Whether play would resume after the face-off; false before a penalty shot, and after the game.
  public var goesOn: Bool { !game.isStopped && !game.isOver && !game.isDecided }

  /// All rulings that would be made, in order.
  public var rulings: [Ruling] { solution.journal }

  /// The warnings that there would be if these plays had happened.
  ///
  /// They are computed at each access.
  public var warnings: [Warning] {
    WarningFinder.warnings(about: plays, leadingTo: game, from: scoreBefore, notices)
  }

  /// The choices that would be left to a captain, with the choice that is assumed.
  public var openChoices: [CaptainsChoice] { rulings.openChoices }

  /// The face-off after the penalties asked about, or `nil` if none are called.
  public var faceOff: FaceOff? {
    plays.last.flatMap { solution.faceOff(settledAt: $0.rulings) }
  }

  /// The players who would return to the ice.
  public var returned: [Occupant] { rulings.returned }
}

extension Game {
  /// Returns what `book` would rule if `plays` happened now, one by one, and play then resumed.
  ///
  /// The game does not change:
  ///
  /// ```swift
  /// let goal = try game.whatIf(.goal(Goal(team: .visiting)))
  /// print(goal.returned.count, "returns, and the home team has", goal.game.manpower.home)
  /// // Prints "1 returns, and the home team has 5"
  /// ```
  ///
  /// The plays happen at the clock's last reading, or at `time`; the end of a period happens at its
  /// end. Without plays, the clock only reaches `time`. Calls are settled as at the face-off after
  /// the stoppage, when play resumes.
  ///
  /// - Throws: ``Refusal`` if the book refuses one of the plays, or the clock has passed `time`.
  public func whatIf(
    _ plays: [Play], at time: GameTime? = nil
  ) throws(Refusal) -> WhatIf {
    var solver = Solver(self)
    solver.ids = nil
    let events = events(of: plays, from: time ?? clock)
    if plays.isEmpty, let time {
      do throws(Refusal.Reason) {
        try solver.advance(to: time)
      } catch {
        let next = Event(id: Self.name(ofPlay: 0), time: time, play: .faceOff)
        throw Refusal(event: next, reason: error)
      }
    }
    solver.referee.choices = events.choices
    for event in events {
      solver.take(event)
      if let refusal = solver.refusals.first { throw refusal }
    }
    let awaitsShot = !(solver.referee.game.stoppage?.shots.isEmpty ?? true)
    let last = events.last?.time ?? time
    if let last, !awaitsShot, let period = solver.referee.resumption {
      solver.take(
        Event(
          id: Self.name(ofPlay: events.count),
          time: period == last.period ? last : GameTime(period: period, elapsed: .zero),
          play: .faceOff))
    }
    let solution = solver.finish(warns: false)
    return WhatIf(solution: solution, scoreBefore: score, notices: solver.referee.notices)
  }

  /// Returns what `book` would rule if `play` happened now, and play then resumed.
  ///
  /// The game does not change. Throws the reason if the book refuses the play.
  public func whatIf(_ play: Play) throws(Refusal) -> WhatIf {
    try whatIf([play])
  }

  private func events(of plays: [Play], from time: GameTime) -> [Event] {
    var time = time
    return plays.enumerated().map { index, play in
      if case .periodEnd = play { time.elapsed = schedule.length(of: time.period) }
      return Event(id: Self.name(ofPlay: index), time: time, play: play)
    }
  }

  /// A name that no log can give a play, because it contains a space.
  private static func name(ofPlay index: Int) -> Event.ID { .label("what if \(index + 1)") }
}

extension GameState {
  /// Returns what the book would rule if `plays` happened now, one by one, and play then resumed.
  ///
  /// Throws the reason if the book refuses one of the plays.
  public func whatIf(_ plays: [Play]) throws(Refusal) -> WhatIf {
    try unsettled.whatIf(plays, at: time)
  }

  /// Returns what the book would rule if `play` happened now, and play then resumed.
  ///
  /// Throws the reason if the book refuses the play.
  public func whatIf(_ play: Play) throws(Refusal) -> WhatIf { try whatIf([play]) }

  /// Returns what the book would rule if the play of `question` happened now.
  ///
  /// Throws the reason if the book refuses the play.
  public func answer(to question: BenchQuestion) throws(Refusal) -> WhatIf {
    try whatIf(question.play)
  }
}

/// The questions that a bench asks most.
@nonexhaustive public enum BenchQuestion: Sendable, Hashable {
  /// Who returns if this team scores?
  case goal(by: Team)
  /// What if this team is given one more minor: a bench minor, which names nobody?
  case minor(to: Team)
  /// What if play is stopped?
  case whistle
  /// What if nothing more happens in the period?
  case periodEnd

  /// All questions, in the order in which they are asked.
  public static let all: [BenchQuestion] =
    Team.allCases.map { .goal(by: $0) } + Team.allCases.map { .minor(to: $0) }
    + [.whistle, .periodEnd]

  /// The play that the question is about.
  public var play: Play {
    switch self {
    case .goal(let team): .goal(Goal(team: team))
    case .minor(let team): .penalty(Call(offender: .bench(team), penalties: [.minor]))
    case .whistle: .whistle(reason: nil)
    case .periodEnd: .periodEnd
    }
  }
}
