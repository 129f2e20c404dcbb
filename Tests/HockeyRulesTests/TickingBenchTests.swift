import HockeyRules
import SeededRandom
import Testing

@Suite struct TickingBenchTests {
  private static let length = 1300

  @Test(arguments: ["hockey-canada-2024", "nhl-2025"])
  func `the solver has the skaters that a ticking clock has, at every second`(
    _ id: String
  ) throws {
    let book = try book(id)
    var failures = 0
    for seed in 1...200 where failures < 3 {
      let fouls = RandomFouls.make(seed: seed, seconds: Self.length)
      let isEqual = { (fouls: [Int: Foul]) in
        Replayed(fouls, seconds: Self.length, under: book) == Replayed(ticking: fouls, Self.length)
      }
      guard !isEqual(fouls) else { continue }
      failures += 1
      let fewest = shrunk(fouls.sorted { $0.key < $1.key }.map(\.key)) { seconds in
        !isEqual(fouls.filter { seconds.contains($0.key) })
      }
      let least = fouls.filter { fewest.contains($0.key) }
      let ticked = Replayed(ticking: least, Self.length)
      let solved = Replayed(least, seconds: Self.length, under: book)
      Issue.record(
        "seed \(seed)\n\(sheet(Foul.events(least)))ticking \(ticked)\nsolved  \(solved)")
    }
  }

  @Test func `asking at every second changes no answer`() throws {
    let book = try book("hockey-canada-2024")
    for seed in 1...20 {
      let fouls = RandomFouls.make(seed: seed, seconds: Self.length)
      let looks = (0...Self.length).filter { fouls[$0] == nil }.map {
        Event(id: .number(-1), time: Foul.time($0), play: .other("look"))
      }
      let events = (Foul.events(fouls) + looks).sorted { $0.time < $1.time }
      let solution = solve(events, under: book)
      let ticked = Replayed(ticking: fouls, Self.length)
      for play in solution.plays where play.event.id == .number(-1) {
        let second = solution.game.schedule.instant(of: play.event.time).played.tenths / 10
        #expect(play.after.home == ticked.skaters[second], "seed \(seed), second \(second)")
      }
    }
  }
}

/// One thing that happens to the home team.
private enum Foul {
  case call(Int, [PenaltyClass])
  case goalAgainst
  case ownGoalFor
  case whistle

  var play: Play {
    switch self {
    case .call(let player, let penalties):
      .penalty(Call(offender: .skater(Player(.home, player)), penalties: penalties))
    case .goalAgainst: .goal(Goal(team: .visiting))
    case .ownGoalFor: .goal(Goal(team: .home))
    case .whistle: .whistle(reason: nil)
    }
  }

  static func time(_ second: Int) -> GameTime {
    let period = max(0, second - 1) / 1200
    return GameTime(period: period + 1, elapsed: .seconds(second - period * 1200))
  }

  static func events(_ fouls: [Int: Foul]) -> [Event] {
    fouls.sorted { $0.key < $1.key }.map {
      Event(id: .number($0.key), time: time($0.key), play: $0.value.play)
    }
  }
}

/// Makes a period and a bit of one team's fouls, close together.
private enum RandomFouls {
  static func make(seed: Int, seconds: Int) -> [Int: Foul] {
    var random = SplitMix(UInt64(seed))
    var fouls: [Int: Foul] = [:]
    var out: Set<Int> = []
    var second = 0
    while true {
      // Round gaps, so that penalties run out at the second of another play.
      second += random.flip() ? 1 + random.below(90) : 30 * (1 + random.below(4))
      guard second < seconds else { return fouls }
      switch random.below(10) {
      case 0, 1: fouls[second] = .goalAgainst
      case 2: fouls[second] = random.flip() ? .ownGoalFor : .whistle
      case 3...5 where random.flip(): break
      default:
        let player = random.pick((1...20).filter { !out.contains($0) }.prefix(6) + [])
        let penalties: [PenaltyClass] = random.pick([
          [.minor], [.minor], [.minor], [.minor, .minor], [.major], [.minor, .major],
        ])
        if penalties.contains(.major) { out.insert(player) }
        fouls[second] = .call(player, penalties)
      }
    }
  }
}

/// The skaters at every second, and who returned when.
private struct Replayed: Equatable, CustomStringConvertible {
  var skaters: [Int] = []
  var returns: [TickingBench.Return] = []

  /// As the ticking bench has it.
  init(ticking fouls: [Int: Foul], _ seconds: Int) {
    var bench = TickingBench()
    skaters = [5]
    for second in 1...seconds {
      bench.tick()
      // The intermission is a stoppage.
      if second == 1200 { bench.stop() }
      switch fouls[second] {
      case .call(let player, let penalties):
        bench.call(
          player,
          penalties.map {
            TickingBench.Owed(order: second, isMinor: $0 == .minor, left: $0 == .minor ? 120 : 300)
          })
      case .goalAgainst: bench.goalAgainst()
      case .ownGoalFor, .whistle: bench.stop()
      case nil: break
      }
      skaters.append(bench.skaters)
    }
    returns = bench.returns
  }

  /// As the solver has it: the rulings on manpower tell it for every second.
  init(_ fouls: [Int: Foul], seconds: Int, under book: Rulebook) {
    let end = Event(id: .number(seconds), time: Foul.time(seconds), play: .other("end"))
    let solution = solve(Foul.events(fouls) + [end], under: book)
    skaters = Array(repeating: 5, count: seconds + 1)
    for ruling in solution.plays.flatMap(\.rulings) {
      let second = ruling.at.played.tenths / 10
      switch ruling.effect {
      case .manpower(let manpower, _):
        for later in second...seconds { skaters[later] = manpower.home }
      case .returns(_, let seat?):
        guard let player = solution.game.seats[seat].offender.player else { continue }
        returns.append(TickingBench.Return(second: second, player: player.number))
      default: break
      }
    }
  }

  var description: String {
    var changes: [String] = []
    for second in skaters.indices.dropFirst() where skaters[second] != skaters[second - 1] {
      changes.append("\(second / 60):\(second % 60) \(skaters[second])")
    }
    let players = returns.map { "A\($0.player) at \($0.second / 60):\($0.second % 60)" }
    return (changes + players).joined(separator: ", ")
  }
}
