import HockeyRules
import Testing

/// Games longer than any real game.
@Suite struct LongGames {
  private static let turns = 40

  @Test(arguments: ["nhl-2025", "iihf-2025", "usa-hockey-2025"])
  func `the same play in the same situation is ruled on as before`(_ id: String) throws {
    let events = (0..<Self.turns).flatMap { Self.turn($0) }
    let solution = solve(events, under: try book(id), setup: GameSetup(schedule: Self.schedule))
    #expect(solution.refusals == [])
    let count = events.count / Self.turns
    // The opening face-off has no stoppage before it, so the second turn is the first ordinary one.
    let turns = (1..<Self.turns).map { turn in
      solution.plays[turn * count..<(turn + 1) * count].map { play in
        Ruled(
          effects: solution.rulings(of: play).map { $0.effect.kind }, before: play.before,
          after: play.after)
      }
    }
    #expect(turns[0].contains { $0.before != $0.after })
    for turn in turns.dropFirst() { #expect(turn == turns[0]) }
    #expect(solution.game.checkInvariantsBetweenPlays() == [])
    for team in Team.allCases { #expect(solution.game.bench(of: team) == []) }
  }

  @Test func `ids as large as they come name one play each`() throws {
    let book = try book("nhl-2025")
    for id in [1, 1 << 18 - 1, 1 << 18, Int.max] {
      let again = (0..<2).map { index in
        Event(
          id: .number(id), time: GameTime(period: 1, elapsed: .seconds(index)),
          play: .other("shot"))
      }
      let solution = solve(again, under: book)
      #expect(solution.refusals.map { $0.reason } == [.idIsTaken(.number(id))], "\(id)")
    }
  }

  private struct Ruled: Equatable {
    var effects: [String]
    var before: PerTeam<Int>
    var after: PerTeam<Int>
  }

  /// A schedule with room for all turns in one period.
  private static let schedule = Schedule(
    regulationPeriods: 3, regulationLength: .minutes(10 * turns), overtimeLength: .minutes(5))

  /// Ten minutes with a goal on a minor, a third man, coincidental majors and a bench minor.
  ///
  /// No player in a turn has been called in an earlier turn.
  private static func turn(_ turn: Int) -> [Event] {
    func call(_ team: Team, _ number: Int, _ penalties: [PenaltyClass]) -> Play {
      .penalty(Call(offender: .skater(Player(team, turn * 10 + number)), penalties: penalties))
    }
    let plays: [(second: Int, play: Play)] = [
      (1, .faceOff), (20, call(.home, 1, [.minor])), (20, .faceOff),
      (60, .goal(Goal(team: .visiting))), (60, .faceOff),
      (100, call(.visiting, 1, [.minor, .minor])), (100, .faceOff),
      (110, call(.visiting, 2, [.minor])), (110, .faceOff),
      (120, call(.visiting, 3, [.minor])), (120, .other("shot")), (121, .faceOff),
      (130, .goal(Goal(team: .home))), (131, .faceOff), (200, call(.home, 4, [.major])),
      (200, call(.visiting, 4, [.major])), (200, .faceOff), (420, .whistle()),
      (430, .penalty(Call(offender: .bench(.home), penalties: [.minor]))), (430, .faceOff),
      (560, .whistle()), (570, .faceOff), (590, .other("shot")),
    ]
    return plays.enumerated().map { index, play in
      let elapsed = PlayingTime.seconds(turn * 600 + play.second)
      return Event(
        id: .number(turn * plays.count + index), time: GameTime(period: 1, elapsed: elapsed),
        play: play.play)
    }
  }
}

extension Effect {
  /// The name of the effect, without its numbers.
  fileprivate var kind: String {
    let words = String(describing: self).split(separator: "(", maxSplits: 2)
    return words.prefix(2).joined(separator: " ")
  }
}
