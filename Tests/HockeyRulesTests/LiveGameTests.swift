import HockeyRules
import SeededRandom
import Testing

/// A live game against the same log solved as a whole.
@Suite struct LiveGames {
  @Test(arguments: Setting.all)
  func `whatever is played, taken back, inserted or replaced, it is as if the log were solved anew`(
    _ setting: Setting
  ) throws {
    let book = try book(setting.bookID)
    for seed in 1...6 {
      var random = SplitMix(UInt64(seed))
      let plays = RandomGame.make(
        seed: seed, under: book, kind: setting.kind, plays: 40, captainsChoose: true)
      var live = LiveGame(under: book, setup: GameSetup(kind: setting.kind))
      var late: [Event] = []
      func solved() -> Solution {
        solve(live.events, under: book, setup: GameSetup(kind: setting.kind))
      }
      for event in plays {
        let before = solved()
        var change: LiveGame.Change?
        switch random.below(8) {
        case 0: change = live.undo()
        case 1: late.append(event)
        case 2 where !late.isEmpty: change = try? live.insert(late.removeFirst())
        case 3 where !live.events.isEmpty:
          let old = random.pick(live.events)
          let whistle = Event(id: old.id, time: old.time, play: .whistle())
          change = try? live.replace(old.id, with: whistle)
        case 4 where !live.events.isEmpty: change = live.remove(random.pick(live.events).id)
        default: change = try? live.play(event)
        }
        let after = solved()
        let difference = after.difference(from: before)
        #expect(change?.difference ?? difference == difference, "seed \(seed), \(event)")
        if change == nil { #expect(before == after, "seed \(seed), \(event)") }
        #expect(live.solution == after, "seed \(seed), \(event)")
      }
      #expect(
        live.solution == solve(live.events, under: book, setup: GameSetup(kind: setting.kind)),
        "seed \(seed)\n\(sheet(live.events, kind: setting.kind))")
    }
  }

  @Test func `a late entry goes where it belongs, and says what it changes`() throws {
    let book = try book("nhl-2025")
    var live = LiveGame(under: book)
    for event in try events("P1 5:00 A6 2 @m\n   8:00 B9 goal @g") { try live.play(event) }
    #expect(live.game.goals(of: .visiting, .powerPlay) == 0)
    let late = try events("P1 7:30 A7 2 @late")[0]
    let change = try live.insert(late)
    #expect(live.events.map(\.id) == [.label("m"), .label("late"), .label("g")])
    #expect(change.difference.goals.map(\.call) == [.label("g")])
    #expect(change.refused == [])
    #expect(live.game.goals(of: .visiting, .powerPlay) == 1)
  }

  @Test func `a late entry by which a later play is no longer possible says so`() throws {
    let book = try book("nhl-2025")
    var live = LiveGame(under: book)
    for event in try events("P1 5:00 A6 2\n   6:00 A6 left-box player @left") {
      try live.play(event)
    }
    let change = try live.insert(try events("P1 5:30 B9 goal @g")[0])
    #expect(change.refused.map(\.event.id) == [.label("left")])
    #expect(live.events.count == 3)
  }

  @Test func `a refused play leaves the game as it was`() throws {
    let book = try book("nhl-2025")
    var live = LiveGame(under: book)
    try live.play(try events("P1 5:00 A6 2")[0])
    let before = live.solution
    let early = try events("P1 4:00 B9 goal @g")[0]
    #expect(throws: Refusal.self) { try live.play(early) }
    #expect(live.solution == before)
    #expect(live.events.count == 1)
  }

  @Test func `what is taken back changes the game back`() throws {
    let book = try book("nhl-2025")
    var live = LiveGame(under: book)
    #expect(live.undo() == nil)
    let log = try events("P1 5:00 A6 2 @m\n   6:00 B9 goal @g")
    for event in log { try live.play(event) }
    let change = live.undo()
    #expect(change?.difference.score?.after == PerTeam(both: 0))
    #expect(live.solution == solve([log[0]], under: book))
  }

  @Test func `the penalty clocks of a scoreboard run while the clock runs`() throws {
    let book = try book("nhl-2025")
    var live = LiveGame(under: book)
    let log = try events(
      "P1 5:00 A6 2+2\n   5:30 A7 2\n   5:40 A8 2\n   5:40 A9 10\n   5:40 face-off")
    for event in log { try live.play(event) }
    let played = live
    func board(_ seconds: Int) throws -> [String] {
      let state = try played.state(at: GameTime(period: 1, elapsed: .seconds(seconds)))
      return state.clocks(of: .home).map { clock in
        let number = clock.player?.number ?? 0
        let (left, total) = (clock.remaining.tenths / 10, clock.total.tenths / 10)
        return "\(number) \(left) of \(total)\(clock.runs ? "" : " waits")"
      }
    }
    #expect(try board(341) == ["6 79 of 199", "7 109 of 109", "8 120 of 120 waits"])
    #expect(try board(420) == ["6 120 of 120", "7 30 of 30", "8 120 of 120 waits"])
    #expect(try board(451) == ["6 89 of 89", "8 119 of 119"])
    #expect(throws: Refusal.self) { try board(300) }
  }

  @Test
  func `a question about a later time is answered as of then, and an earlier time is refused`()
    throws
  {
    let book = try book("nhl-2025")
    var live = LiveGame(under: book)
    for event in try events("P1 5:00 A6 2") { try live.play(event) }
    let later = GameTime(period: 1, elapsed: .seconds(421))
    #expect(try live.game.whatIf([], at: later).game.manpower == PerTeam(both: 5))
    #expect(throws: Refusal.self) {
      try live.game.whatIf([], at: GameTime(period: 1, elapsed: .seconds(1)))
    }
  }
}
