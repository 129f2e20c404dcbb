// What would follow if something happened now.

/// What a book would rule if plays happened now.
public struct WhatIf: Sendable, Hashable {
  /// The plays asked about, each with what would be ruled on it, and the face-off that would settle them.
  public let plays: [PlayedEvent]
  /// The game as it would then stand.
  public let game: Game

  /// Whether play would go on, the face-off taken; not before a penalty shot, nor where the game has ended.
  public var goesOn: Bool { game.stoppage == nil && !game.isOver && !game.isDecided }

  /// All that would be ruled, in order.
  public var rulings: [Ruling] { plays.flatMap(\.rulings) }

  /// What would be left to a captain, and is assumed.
  public var openChoices: [CaptainsChoice] { rulings.openChoices }

  /// Those who would go back on the ice.
  public var returned: [Occupant] {
    rulings.compactMap {
      if case .returns(let occupant, _) = $0.effect { occupant } else { nil }
    }
  }
}

extension Game {
  /// What `book` would rule if `plays` happened now, one after the other, and play then went on.
  ///
  /// The game does not change:
  ///
  /// ```swift
  /// let goal = try game.whatIf(.goal(Goal(team: .visiting)), under: book)
  /// print(goal.returned.count, "returns, and the home team has", goal.game.manpower.home)
  /// // Prints "1 returns, and the home team has 5"
  /// ```
  ///
  /// The plays happen at the clock's last reading, or at `time`; the end of a period at its end. What the
  /// stoppage calls is settled as at the face-off behind it, where play goes on. Throws the reason where the book
  /// does not take one of the plays.
  public func whatIf(
    _ plays: [Play], at time: GameTime? = nil, under book: Rulebook
  ) throws(Refusal) -> WhatIf {
    var solver = Solver(self, under: book)
    let events = events(of: plays, from: time ?? clock)
    for index in events.indices {
      solver.look(ahead: events[index...])
      solver.take(events[index])
      if let refusal = solver.refusals.first {
        throw Refusal(event: refusal.event, reason: refusal.reason, game: self)
      }
    }
    let awaitsShot = !(solver.referee.game.stoppage?.shots.isEmpty ?? true)
    if let last = events.last, !awaitsShot, let period = solver.referee.resumption {
      solver.take(
        Event(
          id: Self.name(ofPlay: events.count),
          time: period == last.time.period ? last.time : GameTime(period: period, elapsed: .zero),
          play: .faceOff))
    }
    let solution = solver.finish()
    return WhatIf(plays: solution.plays, game: solution.game)
  }

  /// What `book` would rule if `play` happened now, and play then went on.
  ///
  /// The game does not change. Throws the reason where the book does not take the play.
  public func whatIf(_ play: Play, under book: Rulebook) throws(Refusal) -> WhatIf {
    try whatIf([play], under: book)
  }

  private func events(of plays: [Play], from time: GameTime) -> [Event] {
    var time = time
    return plays.enumerated().map { index, play in
      if case .periodEnd = play { time.elapsed = schedule.length(of: time.period) }
      return Event(id: Self.name(ofPlay: index), time: time, play: play)
    }
  }

  /// A name that no log gives a play: it has a blank.
  private static func name(ofPlay index: Int) -> Event.ID { .label("what if \(index + 1)") }
}

extension GameState {
  /// What the book would rule if `plays` happened now, one after the other, and play then went on.
  ///
  /// Throws the reason where the book does not take one of the plays.
  public func whatIf(_ plays: [Play]) throws(Refusal) -> WhatIf {
    try unsettled.whatIf(plays, at: time, under: book)
  }

  /// What the book would rule if `play` happened now, and play then went on.
  ///
  /// Throws the reason where the book does not take the play.
  public func whatIf(_ play: Play) throws(Refusal) -> WhatIf { try whatIf([play]) }

  /// What the book would rule if what `question` asks about happened now.
  ///
  /// Throws the reason where the book does not take it.
  public func answer(to question: BenchQuestion) throws(Refusal) -> WhatIf {
    try whatIf(question.play)
  }
}

/// What a bench asks most.
public enum BenchQuestion: Sendable, Hashable {
  /// Who returns if this team scores?
  case goal(by: Team)
  /// What if this team is given one more minor? A bench minor, which names nobody.
  case minor(to: Team)
  /// What if play is stopped?
  case whistle
  /// What if nothing more happens in the period?
  case periodEnd

  /// All of them, in the order in which they are asked.
  public static let all: [BenchQuestion] =
    Team.allCases.map { .goal(by: $0) } + Team.allCases.map { .minor(to: $0) }
    + [.whistle, .periodEnd]

  /// The play that it asks about.
  public var play: Play {
    switch self {
    case .goal(let team): .goal(Goal(team: team))
    case .minor(let team): .penalty(Call(offender: .bench(team), penalties: [.minor]))
    case .whistle: .whistle(reason: nil)
    case .periodEnd: .periodEnd
    }
  }
}
