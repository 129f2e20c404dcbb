import HockeyRules

extension FuzzTarget {
  /// A game whose plays, edits and questions come from the bytes.
  static let events = FuzzTarget(name: "events", longest: 160) { bytes in
    var source = ByteSource(bytes)
    let book = source.pick(Books.all)
    let setup = setup(&source)
    var live = LiveGame(under: book, setup: setup)
    var game = Game(under: book, setup: setup)
    for _ in 0..<24 where !source.isEmpty { edit(&live, &source) }
    for event in live.events {
      _ = try? game.play(event)
      checkGame(game)
    }
    checkEdits(of: live, book, setup)
    let solution = solve(live.events, under: book, setup: setup)
    require(solution.plays.map(\.event) == live.events, "a play is lost")
    ask(game, &source)
    ask(solution, &source)
  }

  private static func setup(_ source: inout ByteSource) -> GameSetup {
    var setup = GameSetup(kind: source.pick(GameKind.allCases))
    let byte = source.byte()
    if byte & 3 == 3 {
      let length = source.time()
      setup.schedule = Schedule(
        regulationPeriods: source.number(5), regulationLength: length,
        overtimeLength: source.time())
    }
    if byte & 4 != 0 { setup.goalkeepers = [source.player()] }
    if byte & 24 == 24 {
      setup.shooters = PerTeam(home: source.number(20), visiting: source.number(20))
    }
    if byte & 32 != 0 { setup.numbers = PerTeam(both: [source.number(8), source.number(8)]) }
    return setup
  }

  /// Adds, inserts, replaces or removes a play.
  private static func edit(_ live: inout LiveGame, _ source: inout ByteSource) {
    let kind = source.byte()
    let event = source.event(after: live.events.last?.time ?? .start)
    switch kind {
    case 0..<180: _ = try? live.play(event)
    case 180..<205: _ = try? live.insert(event)
    case 205..<220: _ = try? live.replace(event.id, with: event)
    case 220..<235: _ = live.remove(event.id)
    default: _ = live.undo()
    }
  }

  /// Checks that the edits led to the same game as all plays together.
  private static func checkEdits(of live: LiveGame, _ book: Rulebook, _ setup: GameSetup) {
    let fresh = LiveGame(under: book, setup: setup, events: live.events)
    require(
      live.game == fresh.game, "a game that was edited is not the one that its plays make")
    checkGame(live.game)
    _ = live.change(from: LiveGame(under: book, setup: setup))
  }

  private static func checkGame(_ game: Game) {
    let broken = game.checkInvariants()
    require(broken.isEmpty, "\(broken)")
  }

  private static func ask(_ game: Game, _ source: inout ByteSource) {
    let time = source.gameTime(after: game.clock)
    _ = (game.score, game.penaltyMinutes, game.winner, game.onIce, game.position)
    for time in [game.clock, time] {
      guard let state = try? game.state(at: time) else { continue }
      _ = (state.nextChange, state.minutes(of: .home), state.leaving(of: .visiting))
      for team in Team.allCases { _ = (state.clocks(of: team), state.bench(of: team)) }
      for question in BenchQuestion.all { _ = try? state.answer(to: question) }
      _ = try? state.whatIf([source.play(), source.play()])
    }
    _ = try? game.rulings(on: Event(id: source.id(), time: time, play: source.play()))
  }

  private static func ask(_ solution: Solution, _ source: inout ByteSource) {
    _ = (solution.timeAtStrength, solution.game.goals(of: .home, .powerPlay))
    let timeline = solution.timeline
    for time in [GameTime.start, source.gameTime(after: solution.game.clock)] {
      for side in Timeline.Side.allCases { _ = try? timeline.state(at: time, side) }
    }
    let index = source.number(24)
    _ = (try? timeline.state(beforePlay: index), try? timeline.state(afterPlay: index))
    _ = (solution.game(after: index), timeline.end.nextChange)
  }
}
