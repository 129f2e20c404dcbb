import HockeyRules
import SeededRandom
import Testing

/// The results of corrections, in games of all kinds.
@Suite struct CorrectedGames {
  private static let seeds = 1...Thoroughness.count(quick: 4, thorough: 6)

  @Test(arguments: Setting.all)
  func `a call voided before play resumes was never made`(_ setting: Setting) throws {
    let book = try book(setting.bookID)
    var checked = 0
    for seed in Self.seeds {
      let events = RandomGame.make(seed: seed, under: book, kind: setting.kind)
      let taken = solve(events, under: book, setup: GameSetup(kind: setting.kind)).plays
      guard let index = taken.lastIndex(where: { $0.refused == nil && $0.event.play.isCallNow })
      else { continue }
      var corrected = events
      corrected.insert(contentsOf: voided(at: events[index].time), at: index + 1)
      let game = solve(corrected, under: book, setup: GameSetup(kind: setting.kind)).game
      let without = solve(events, under: book, setup: GameSetup(kind: setting.kind)).game
      checked += 1
      let isSame = game == without
      #expect(isSame, "seed \(seed)\n\(sheet(corrected, kind: setting.kind))")
    }
    #expect(checked > Self.seeds.count / 2, "\(checked) games have a call to correct")
  }

  @Test(arguments: Setting.all)
  func `a call voided later leaves nothing to serve and no minutes`(
    _ setting: Setting
  ) throws {
    let book = try book(setting.bookID)
    var checked = 0
    for seed in Self.seeds {
      let events = RandomGame.make(seed: seed, under: book, kind: setting.kind)
      let solution = solve(events, under: book, setup: GameSetup(kind: setting.kind))
      guard !solution.game.isOver, let last = solution.game.penalties.last else { continue }
      let void = Event(
        id: .label("void"), time: solution.game.clock,
        play: .correction(.void(last.call, reason: "the wrong player")))
      var later = solution.game.clock
      later.elapsed = later.elapsed + PlayingTime(tenths: 1)
      let look = Event(id: .label("look"), time: later, play: .other("look"))
      let game = solve(events + [void, look], under: book, setup: GameSetup(kind: setting.kind))
        .game
      checked += 1
      let own = game.penalties.filter { $0.call == last.call }
      #expect(own.allSatisfy { $0.isOver && $0.minutes == 0 }, "seed \(seed)")
      #expect(game.checkInvariants() == [], "seed \(seed)\n\(sheet(events + [void]))")
    }
    #expect(checked > Self.seeds.count / 2, "\(checked) games have a penalty to take back")
  }

  @Test(arguments: Setting.all)
  func `a solution does not differ from itself`(_ setting: Setting) throws {
    let book = try book(setting.bookID)
    for seed in Self.seeds {
      let events = RandomGame.make(seed: seed, under: book, kind: setting.kind)
      let solution = solve(events, under: book, setup: GameSetup(kind: setting.kind))
      #expect(solution.difference(from: solution).isEmpty, "seed \(seed)")
    }
  }

  @Test(arguments: Setting.all)
  func `a difference is the same in both directions`(_ setting: Setting) throws {
    let book = try book(setting.bookID)
    for seed in Self.seeds {
      var events = RandomGame.make(seed: seed, under: book, kind: setting.kind)
      let solution = solve(events, under: book, setup: GameSetup(kind: setting.kind))
      events.remove(at: seed % events.count)
      let other = solve(events, under: book, setup: GameSetup(kind: setting.kind))
      let there = solution.difference(from: other)
      let back = other.difference(from: solution)
      #expect(there.isEmpty == back.isEmpty, "seed \(seed)")
      #expect(there.strength.map(\.before) == back.strength.map(\.after), "seed \(seed)")
      #expect(
        there.goals.count == back.goals.count && there.penalties.count == back.penalties.count)
      #expect(there.gone.count == back.new.count, "seed \(seed)")
    }
  }

  /// A call on a player who is in no random game, and the correction that voids it at once.
  private func voided(at time: GameTime) -> [Event] {
    let call = Call(offender: .skater(Player(.home, 88)), penalties: [.minor])
    return [
      Event(id: .label("call"), time: time, play: .penalty(call)),
      Event(
        id: .label("void"), time: time,
        play: .correction(.void(.label("call"), reason: "the wrong player"))),
    ]
  }
}

extension Play {
  fileprivate var isCallNow: Bool {
    if case .penalty = self { true } else { false }
  }
}

/// The results of `Solution.difference(from:)`, in a game that a reader can follow.
@Suite struct SolutionDifferences {
  /// Games that random games found, reduced to the plays that matter.
  private static let found = [
    // A pair counts among the two penalties served at once, and another penalty has begun since.
    ("ncaa-2024", "P1 6:17 B? signalled 2 @x\n 6:51 A30g 2\n 6:58 B1 2\n 7:00 amend @x 2 so"),
    (
      "ncaa-2024",
      "P1 7:10 A bench 2\n B2 2\n A? 5 @x\n 7:11 A bench 5+GM\n 7:56 void @x so\n 8:00 look"
    ),
    // B4 has a seat of his own and sits in a team-mate's seat.
    (
      "ncaa-2024",
      "OT2 1:02 B5 2+2 served-by B4\n 1:33 A? goal @g\nOT3 1:24.9 B4 5\n"
        + " 4:10.9 B4 2+5 served-by B7\n goal-disallowed @g so\n A? goal 3"
    ),
    // B3 is off the bench when the clock is set back to a time at which his second minor still ran.
    (
      "ncaa-2024",
      "P3 20:00 B3 2+2\nOT 1:36 A1 goal @g\n 3:36 goal-disallowed @g so\n B3 left-box player\n"
        + " clock 3:00.1 so\n 3:26.1 B3 2+10"
    ),
    // A player who has left the bench keeps his seat when his penalty is put back.
    (
      "hockey-canada-2024",
      "OT 1:13 A3 signalled 2+2 served-by A4\n 8:09 B5 2\n 8:55 A4 2 served-by A7\n"
        + "OT2 1:43.6 A? signalled 2\n 2:09 A30g 2\n A3 left-box player\n clock 1:37.7 so\n"
        + " 3:10.7 A4 5+GM+PS"
    ),
    (
      "usa-hockey-2025",
      "P1 0:18 B5 signalled 10\n 4:32.9 B5 2\n 5:04.6 B2 goal 4 @g\n 5:20.6 B30g 2+2\n"
        + " 7:20.6 B30g 5\n B5 left-box timekeeper\n clock 6:31.1 so\n goal-disallowed @g so"
    ),
    (
      "usa-hockey-2025-adult",
      "P3 1:01 B4 2\n 3:01 B? signalled 2 served-by B4\n whistle offside\n 3:21.2 clock 3:08.1 so\n"
        + " 3:08.1 B4 left-box timekeeper\n clock 2:21.8 so\n 7:48.6 clock 6:29.4 so"
    ),
    (
      "usa-hockey-2025-adult",
      "P1 4:59.4 A2 2+10\n clock 4:14.7 so\n 6:14.7 B5 goal 1\n A2 left-box player\n"
        + " clock 5:39.2 so\n 20:00 A2 back-in-box"
    ),
    // A refused play must not move the clock.
    (
      "nfhs-2020",
      "P2 0:08 B1 5 fighting @x\n 1:08 amend @x 10 so\n 2:48.6 B1 2 fighting @y\n"
        + " 3:31.6 void @y so\n 12:14 B2 back-in-box\n 3:31.6 B? goal 1"
    ),
  ]

  @Test(arguments: found)
  func `a correction leaves a sound game at every ruling`(_ id: String, _ sheet: String) throws {
    let book = try book(id)
    let events = try events(sheet)
    let solution = solve(events, under: book, setup: GameSetup(kind: .playOffs))
    var applied = Game(under: book, setup: GameSetup(kind: .playOffs))
    for ruling in solution.journal {
      applied.apply(ruling)
      #expect(applied.checkInvariants() == [], "\(ruling)")
    }
    #expect(solution.game.checkInvariantsBetweenPlays() == [])
    var played = Game(under: book, setup: GameSetup(kind: .playOffs))
    var rulings: [Ruling] = []
    var refused: [Event.ID] = []
    for event in events {
      do throws(Refusal) { rulings += try played.play(event) } catch { refused.append(event.id) }
    }
    #expect(solution.refusals.map(\.event.id) == refused)
    #expect(Array(solution.journal.prefix(rulings.count)) == rulings)
  }

  @Test func `what is put back for a player who left too early is stopped`() throws {
    let sheet = """
      P3 20:00 B3 2+2
      OT 1:36 A1 goal @g
      3:36 goal-disallowed @g so
      B3 left-box player
      clock 3:00.1 so
      """
    let setup = GameSetup(kind: .playOffs)
    var game = Game(under: try book("ncaa-2024"), setup: setup)
    for event in try events(sheet) { try game.play(event) }
    // The first half was over at 2:00 of overtime, so the player has served a minute and a tenth of
    // the second half.
    let left = PlayingTime.seconds(59) + PlayingTime(tenths: 9)
    #expect(
      game.penalties.map { $0.standing } == [
        .over(.served, at: GameInstant(played: .minutes(62))), .frozen(remaining: left),
      ])
  }

  @Test func `after the clock is set back, the strength is that with which play resumes`() throws {
    // The goal has ended the minor for good, so nobody is short-handed after the clock is set back.
    let book = try book("nhl-2025")
    let short = solve(
      try events("P1 5:00 A6 2\n   6:00 B9 goal\n   6:30 clock 5:30 \"horn\"\n   8:00 look"),
      under: book)
    let full = solve(try events("P1 5:00 whistle\n   8:00 look"), under: book)
    #expect(
      short.difference(from: full).strength.map { [$0.start, $0.end] } == [[at(5, 0), at(5, 30)]])
  }

  @Test func `a disallowed power-play goal puts the released player back`() throws {
    let game = "P1 5:00 A6 2\n   6:20 B9 goal @g\n   6:50 whistle"
    let end = "   8:00 look"
    let book = try book("nhl-2025")
    let before = solve(try events(game + "\n" + end), under: book)
    let after = solve(
      try events(game + "\n   6:50 goal-disallowed @g offside\n" + end), under: book)
    let difference = after.difference(from: before)
    #expect(difference.score?.before == PerTeam(home: 0, visiting: 1))
    #expect(difference.score?.after == PerTeam(home: 0, visiting: 0))
    #expect(difference.goals.map(\.call) == [.label("g")])
    #expect(difference.goals.first?.before?.manpower == .powerPlay)
    #expect(difference.goals.first?.after == nil)
    #expect(difference.penalties.first?.offender == .skater(Player(.home, 6)))
    #expect(difference.penalties.first?.before?.ending == .goalAgainst)
    #expect(difference.penalties.first?.after?.end == at(7, 30))
    #expect(
      difference.strength.map { [$0.start, $0.end] } == [[at(6, 50), at(7, 30)]])
    #expect(difference.strength.first?.before == PerTeam(both: 5))
    #expect(difference.strength.first?.after == PerTeam(home: 4, visiting: 5))
    #expect(difference.penaltyMinutes == nil && difference.powerPlays == nil)
    #expect(difference.gone.isEmpty)
  }

  @Test func `who began in the released player's place stays if there is room for both by now`()
    throws
  {
    let log = "P1 5:00 A6 2\n   5:10 A7 2\n   5:20 A8 2\n   6:00 B9 goal @g\n   7:30 whistle\n"
    let game = solve(
      try events(log + "   7:30 goal-disallowed @g offside\n   7:40 look"),
      under: try book("nhl-2025")
    ).game
    #expect(game.running(of: .home).map(\.offender.player?.number) == [6, 8])
    #expect(game.penalties[2].until == at(8, 0))
  }

  @Test func `who is left of a set-off sits as a pair if he would have without it`() throws {
    let calls = "P1 5:00 A6 2\n   A7 2 @a\n   B8 2\n   B9 2 @b\n"
    let book = try book("nhl-2025")
    let corrected = solve(
      try events(calls + "   5:30 void @a x\n   5:30 void @b x\n   6:00 look"), under: book
    ).game
    #expect(corrected.manpower == PerTeam(both: 4))
    #expect(corrected.seats.filter { $0.standing == .running }.map(\.paired) == [true, true])
  }

  @Test func `a correction that no longer has an effect changes nothing`() throws {
    let game = "P1 5:00 A6 2 @x\n   5:30 void @x the wrong player"
    let book = try book("nhl-2025")
    let before = solve(try events(game + "\n   8:00 look"), under: book)
    let after = solve(try events(game + "\n   6:00 void @x said again\n   8:00 look"), under: book)
    #expect(after.refusals == [])
    #expect(after.difference(from: before).isEmpty)
  }

  @Test func `a goal is no longer on the power play where the penalty was voided before it`() throws
  {
    let book = try book("nhl-2025")
    let goal = "   6:00 B9 goal @g\n   6:10 look"
    let before = solve(try events("P1 5:00 A6 2 @x\n" + goal), under: book)
    let after = solve(try events("P1 5:00 A6 2 @x\n   5:30 void @x wrong\n" + goal), under: book)
    let difference = after.difference(from: before)
    #expect(difference.goals.first?.before?.manpower == .powerPlay)
    #expect(difference.goals.first?.after?.manpower == .even)
    #expect(difference.penaltyMinutes?.after == PerTeam(both: 0))
  }

  private func at(_ minutes: Int, _ seconds: Int) -> GameInstant {
    GameInstant(played: .minutes(minutes) + .seconds(seconds))
  }
}
