import HockeyRules
import Scoresheets
import SeededRandom
import Testing

/// Numbers as large and as small as their types allow: no question traps.
@Suite struct Extremes {
  private static let numbers: [Int] = [.min, .min + 1, -1, 0, 1, 2, 3, 99, 12_000, .max - 1, .max]

  @Test func `playing time stops at its limits`() {
    #expect(PlayingTime(tenths: .max) + .seconds(1) == PlayingTime(tenths: .max))
    #expect(PlayingTime(tenths: .min) - .seconds(1) == PlayingTime(tenths: .min))
    #expect(PlayingTime(tenths: .min) + PlayingTime(tenths: -1) == PlayingTime(tenths: .min))
    #expect(PlayingTime.zero - PlayingTime(tenths: .min) == PlayingTime(tenths: .max))
    #expect(PlayingTime.minutes(.min) == PlayingTime(tenths: .min))
    #expect(PlayingTime.seconds(.max) == PlayingTime(tenths: .max))
    for number in Self.numbers {
      let time = PlayingTime(tenths: number)
      _ = (time.wholeMinutes, time.description, Duration(time))
      #expect(PlayingTime(Duration(time)) == time)
    }
  }

  @Test func `a schedule of any lengths has every time`() {
    for periods in Self.numbers {
      for length in Self.numbers {
        let length = PlayingTime(tenths: length)
        let schedule = Schedule(
          regulationPeriods: periods, regulationLength: length, overtimeLength: length)
        let notation = Notation(clock: .remaining, schedule: schedule)
        for period in Self.numbers {
          _ = (schedule.length(of: period), schedule.start(of: period))
          for elapsed in Self.numbers {
            let time = GameTime(period: period, elapsed: PlayingTime(tenths: elapsed))
            let instant = schedule.instant(of: time)
            _ = (time.description, notation.text(of: time), notation.text(of: instant, in: period))
          }
        }
      }
    }
  }

  @Test func `an instant after the period asked about is in its own`() {
    let schedule = Schedule(
      regulationPeriods: 3, regulationLength: .minutes(20), overtimeLength: .minutes(5),
      furtherOvertimeLength: .minutes(10))
    func time(_ minutes: Int) -> String {
      schedule.time(of: GameInstant(played: .minutes(minutes)), in: 99).description
    }
    #expect(
      [0, 20, 21, 60, 61, 65, 66, 75, 76].map(time) == [
        "P1 0:00", "P1 20:00", "P2 1:00", "P3 20:00", "OT 1:00", "OT 5:00", "OT2 1:00",
        "OT2 10:00", "OT3 1:00",
      ])
  }

  @Test(arguments: ["nhl-2025", "hockey-canada-2024"])
  func `a game of any schedule answers everything`(_ id: String) throws {
    let book = try book(id)
    for periods in [Int.min, 0, 3, .max] {
      for length in [Int.min, 0, 12_000, .max] {
        let schedule = Schedule(
          regulationPeriods: periods, regulationLength: PlayingTime(tenths: length),
          overtimeLength: PlayingTime(tenths: length))
        let setup = GameSetup(
          schedule: schedule, goalkeepers: [Player(.home, .max)],
          shooters: PerTeam(home: periods, visiting: .min),
          numbers: PerTeam(both: [.min, .max]))
        ask(solve(Self.events, under: book, setup: setup))
      }
    }
  }

  @Test(arguments: [0, -600, .min])
  func `overtimes without length do not go on for ever`(_ tenths: Int) throws {
    let schedule = Schedule(
      regulationPeriods: 3, regulationLength: .minutes(20),
      overtimeLength: PlayingTime(tenths: tenths))
    var game = Game(
      under: try book("nhl-2025"), setup: GameSetup(kind: .playOffs, schedule: schedule))
    let called = GameTime(period: 3, elapsed: .minutes(19))
    try game.play(
      Event(
        id: 1, time: called,
        play: .penalty(Call(offender: .skater(Player(.home, 6)), penalties: [.major]))))
    let state = try game.state(at: called)
    #expect(state.nextExpiry == nil && state.nextGain(of: .home) == nil)
  }

  /// Plays at the first and last times of periods, by players of any number.
  private static let events: [Event] = {
    var events: [Event] = []
    var random = SplitMix(7)
    func player() -> Player { Player(random.pick(Team.allCases), random.pick(numbers)) }
    for period in [1, 2, 3, 4, 5, 99] {
      for elapsed in [Int.min, 0, 1, 600, 12_000, .max] {
        let plays: [Play] = [
          .penalty(Call(offender: .skater(player()), penalties: [.minor, .major])),
          .goal(Goal(team: .home, scorer: player())), .faceOff,
          .captainChoice(.home, [.skater(player())]),
          .correction(
            .clock(
              GameTime(period: period, elapsed: PlayingTime(tenths: random.pick(numbers))),
              reason: "")),
          .shootOut(Shot(team: .home, shooter: player(), scored: true)), .periodEnd,
        ]
        for play in plays {
          events.append(
            Event(
              id: .number(random.pick(numbers).addingReportingOverflow(events.count).partialValue),
              time: GameTime(period: period, elapsed: PlayingTime(tenths: elapsed)), play: play))
        }
      }
    }
    return events
  }()

  private func ask(_ solution: Solution) {
    let game = solution.game
    _ = (solution.timeAtStrength, game.score, game.penaltyMinutes, game.winner, game.onIce)
    let timeline = solution.timeline
    for period in Self.numbers {
      for elapsed in Self.numbers {
        let time = GameTime(period: period, elapsed: PlayingTime(tenths: elapsed))
        for state in [try? timeline.state(at: time), try? game.state(at: time)] {
          guard let state else { continue }
          for team in Team.allCases { _ = (state.clocks(of: team), state.minutes(of: team)) }
          _ = state.nextChange
        }
        _ = try? game.whatIf([.goal(Goal(team: .home))], at: time)
        _ = try? game.rulings(on: Event(id: "look", time: time, play: .periodEnd))
      }
    }
    for index in Self.numbers {
      _ = (try? timeline.state(beforePlay: index), try? timeline.state(afterPlay: index))
      _ = solution.game(after: index)
    }
    _ = game.position
  }
}
