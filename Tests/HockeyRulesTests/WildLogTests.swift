import SeededRandom
import Testing

@testable import HockeyRules

/// Logs that no scorer would write; every play is ruled on or refused.
@Suite struct WildLogs {
  @Test(arguments: Setting.all)
  func `no log traps, and accepted plays leave a sound game`(_ setting: Setting) throws {
    let book = try book(setting.bookID)
    for seed in 1...20 {
      let events = WildLog.make(seed: seed)
      let solution = solve(events, under: book, setup: GameSetup(kind: setting.kind))
      #expect(solution.plays.map(\.event) == events, "seed \(seed)")
      var game = Game(under: book, setup: GameSetup(kind: setting.kind))
      for (index, ruling) in solution.journal.enumerated() {
        game.apply(ruling)
        let broken = game.checkInvariants()
        guard broken.isEmpty else {
          Issue.record("seed \(seed), ruling \(index): \(broken)\n\(sheet(events))")
          return
        }
      }
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["hockey-canada-2024", "nhl-2025"])
  func `a brawl of all players is settled`(_ id: String) throws {
    let book = try book(id)
    var random = SplitMix(1)
    let events = (0..<100).map { number in
      let player = Player(random.pick(Team.allCases), 1 + random.below(20))
      let penalties = random.pick([
        [PenaltyClass.minor], [.minor, .minor], [.major], [.match], [.minor, .major],
        [.major, .misconduct], [.minor, .minor, .minor, .major, .match],
      ])
      return Event(
        id: .number(number), time: GameTime(period: 1, elapsed: .minutes(1)),
        play: .penalty(Call(offender: .skater(player), penalties: penalties)))
    }
    let game = solve(events, under: book).game
    #expect(game.checkInvariants() == [])
  }
}

/// A maker of events with only extreme numbers and strange players.
private struct WildLog {
  fileprivate var random: SplitMix

  static func make(seed: Int) -> [Event] {
    var maker = WildLog(random: SplitMix(UInt64(seed)))
    return (0..<40).map { maker.event(number: $0) }
  }

  private mutating func event(number: Int) -> Event {
    Event(id: .number(random.below(3) == 0 ? 0 : number), time: time(), play: play())
  }

  private mutating func time() -> GameTime {
    if random.below(4) > 0 {
      return GameTime(period: 1 + random.below(3), elapsed: .seconds(random.below(1201)))
    }
    return GameTime(
      period: random.pick([.min, -1, 0, 1, 4, 5, 99, 100, .max]),
      elapsed: PlayingTime(tenths: random.pick([.min, -1, 0, 1, 12_000, 12_001, .max])))
  }

  private mutating func play() -> Play {
    let team = random.pick(Team.allCases)
    let shot = Shot(
      team: team, shooter: player(), scored: random.flip(), foulOnRecord: random.flip())
    switch random.below(14) {
    case 0...3: return .penalty(call(team))
    case 4: return .signal(call(team))
    case 5:
      return .goal(
        Goal(
          team: team, scorer: player(), assists: random.flip() ? [player()] : [],
          ownGoal: random.flip(), awarded: random.flip(), emptyNet: random.flip()))
    case 6: return random.flip() ? .penaltyShot(shot) : .shootOut(shot)
    case 7: return random.flip() ? .goalkeeperOff(team) : .goalkeeperOn(team)
    case 8: return random.flip() ? .leftBox(player(), fault: .player) : .backInBox(player())
    case 9: return .captainChoice(team, [.skater(player()), .bench(team)])
    case 10: return random.pick([.faceOff, .whistle(reason: ""), .periodEnd, .periodStart])
    case 11: return random.below(20) == 0 ? .gameEnd : .other("")
    default: return .correction(correction())
    }
  }

  private mutating func player() -> Player {
    Player(random.pick(Team.allCases), random.pick([.min, -1, 0, 1, 1, 1, 2, 2, 30, .max]))
  }

  private mutating func call(_ team: Team) -> Call {
    Call(
      offender: random.pick([
        .skater(player()), .skater(player()), .goalkeeper(player()), .bench(team),
        .unidentified(team),
      ]),
      penalties: (0..<random.below(6)).map { _ in random.pick(PenaltyClass.allCases) },
      penaltyShot: random.below(4) == 0, infraction: Infraction(rawValue: "slashing"),
      server: random.below(3) == 0 ? player() : nil)
  }

  private mutating func correction() -> Correction {
    let id = Event.ID.number(random.below(8))
    switch random.below(6) {
    case 0: return .void(id, reason: "")
    case 1:
      return .amend(
        id, (0..<random.below(3)).map { _ in random.pick(PenaltyClass.allCases) }, reason: "")
    case 2: return .goalDisallowed(id, reason: "")
    case 3: return .release(player(), reason: "")
    case 4: return .penaltyClock(.skater(player()), time().elapsed, reason: "")
    default: return .clock(time(), reason: "")
    }
  }
}
