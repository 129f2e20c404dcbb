import HockeyRules
import SeededRandom
import Testing

/// A live game compared with the same log solved as a whole.
@Suite struct LiveGames {
  @Test(arguments: Setting.all)
  func `whatever is played, taken back, inserted or replaced, it is as if the log were solved anew`(
    _ setting: Setting
  ) throws {
    let book = try book(setting.bookID)
    for seed in 1...Thoroughness.count(quick: 1, thorough: 2) {
      var random = SplitMix(UInt64(seed))
      let plays = RandomGame.make(
        seed: seed, under: book, kind: setting.kind, plays: 40, captainsChoose: true)
      var live = LiveGame(under: book, setup: GameSetup(kind: setting.kind))
      var late: [Event] = []
      func solved(reaching time: GameTime = .start) -> Solution {
        let solution = solve(live.events, under: book, setup: GameSetup(kind: setting.kind))
        guard solution.game.clock < time else { return solution }
        let look = Event(id: "look", time: time, play: .other("look"))
        return solve(live.events + [look], under: book, setup: GameSetup(kind: setting.kind))
      }
      for event in plays {
        let before = solved()
        var old = live
        var change: LiveGame.Change?
        switch random.below(8) {
        case 0: change = live.undo()
        case 1: late.append(event)
        case 2 where !late.isEmpty: change = try? live.insert(late.removeFirst())
        case 3 where !live.events.isEmpty:
          let event = random.pick(live.events)
          let whistle = Event(id: event.id, time: event.time, play: .whistle())
          change = try? live.replace(event.id, with: whistle)
        case 4 where !live.events.isEmpty: change = live.remove(random.pick(live.events).id)
        default: change = try? live.play(event)
        }
        let after = solved()
        // A change that only the clock brings is no difference.
        let clock = max(before.game.clock, after.game.clock)
        let changed = solved(reaching: clock)
        swap(&live, &old)
        let difference = changed.difference(from: solved(reaching: clock))
        swap(&live, &old)
        #expect(change?.difference ?? difference == difference, "seed \(seed), \(event)")
        let warnings = after.warnings.filter { new in
          !before.warnings.contains { $0.event == new.event && $0.reason == new.reason }
        }
        #expect(change?.newWarnings ?? warnings == warnings, "seed \(seed), \(event)")
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

  @Test func `what was entered last is taken back, wherever it is in the game`() throws {
    let book = try book("nhl-2025")
    let plays = try events("P1 5:00 A6 2 @m\n   7:30 A7 2 @late\n   8:00 B9 goal @g")
    var live = LiveGame(under: book)
    try live.play(plays[0])
    try live.play(plays[2])
    try live.insert(plays[1])
    var again = LiveGame(under: book, events: live.events, entered: live.entered)
    #expect(again.entered == [.label("m"), .label("g"), .label("late")])
    for _ in 0..<2 {
      live.undo()
      #expect(live.events.map(\.id) == [.label("m"), .label("g")])
      #expect(live.solution == solve([plays[0], plays[2]], under: book))
      swap(&live, &again)
    }
    try live.replace(.label("m"), with: try events("P1 5:00 A8 2 @n")[0])
    live.undo()
    #expect(live.events.map(\.id) == [.label("n")])
    live.undo()
    #expect(live.events.isEmpty && live.entered.isEmpty && live.undo() == nil)
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

  @Test func `a change has the warnings that there were not before`() throws {
    var live = LiveGame(under: try book("nhl-2025"))
    let log = try events("P1 5:00 A6 goal\n   6:00 B9 goal @b\nOT 1:00 whistle @w")
    for event in log {
      let change = try live.play(event)
      #expect(change.newWarnings.isEmpty)
    }
    let undone = live.remove("b")
    #expect(undone?.newWarnings.map(\.event.id) == ["w"])
    #expect(undone?.newWarnings == live.solution.warnings)
    let late = try live.insert(try events("P1 4:00 A8 2 @late")[0])
    #expect(late.newWarnings.isEmpty && live.solution.warnings.map(\.play) == [2])
    let again = try live.insert(log[1])
    #expect(again.newWarnings.isEmpty && live.solution.warnings.isEmpty)
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

  @Test func `what expired while the clock ran is not a difference of the play taken back`() throws
  {
    var live = LiveGame(under: try book("nhl-2025"))
    for event in try events("P1 5:00 A6 2 @m\n   8:00 whistle @w") { try live.play(event) }
    let undone = live.undo()
    let change = try #require(undone)
    #expect(change.difference.isEmpty)
    #expect(change.refused == [])
  }

  @Test func `several changes are one, from the first game to the last`() throws {
    var live = LiveGame(under: try book("nhl-2025"))
    for event in try events("P1 5:00 A6 2 @m\n   6:00 A6 left-box player @left") {
      try live.play(event)
    }
    let before = live
    live.remove(.label("m"))
    #expect(live.change(from: before).refused.map(\.event.id) == [.label("left")])
    let without = live
    live.remove(.label("left"))
    #expect(live.change(from: before).refused == [])
    #expect(live.change(from: before).difference.penaltyMinutes?.after == PerTeam(both: 0))
    #expect(live.change(from: without).accepted == [])
    #expect(before.change(from: without).accepted.map(\.event.id) == [.label("left")])
  }

  @Test func `a play that was refused holds no late entry back`() throws {
    let plays = try events("P1 5:00 A6 2 @m\n   3:00 whistle @early\n   8:00 whistle @w")
    var live = LiveGame(under: try book("nhl-2025"), events: plays)
    #expect(live.place(of: GameTime(period: 1, elapsed: .minutes(4))) == 0)
    #expect(live.place(of: GameTime(period: 1, elapsed: .minutes(6))) == 2)
    try live.insert(try events("P1 4:00 A7 2 @late")[0])
    #expect(live.events.map(\.id) == ["late", "m", "early", "w"])
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
    #expect(throws: Refusal.Reason.self) { try board(300) }
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
