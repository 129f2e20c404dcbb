import HockeyRules

/// The times of games that are followed play by play.
struct LiveTimes {
  let games: [AskedGame]

  /// Prints the time of each question: the best of five runs.
  func report() {
    if isAsked("Game.play") { reportPlays() }
    if isAsked("copy") { reportCopies() }
    if isAsked("state at each second") { reportStates() }
    if isAsked("LiveGame") { reportLiveGames() }
  }

  /// `Game.play`, one play after the other: the mean, and the slowest play of all.
  ///
  /// For each play, the best of five times counts, so that the slowest play is not merely one that
  /// was interrupted.
  private func reportPlays() {
    let count = games.reduce(0) { $0 + $1.events.count }
    let (seconds, check) = best {
      games.reduce(0) { sum, asked in
        var game = asked.start
        for event in asked.events { _ = try? game.play(event) }
        return sum + game.score.home
      }
    }
    show("Game.play, mean", seconds / Double(max(1, count)), "\(count), \(check)")
    var worst = Duration.zero
    for asked in games {
      var times = [Duration](repeating: .seconds(1), count: asked.events.count)
      for _ in 0..<5 {
        var game = asked.start
        for (index, event) in asked.events.enumerated() {
          let start = ContinuousClock.now
          _ = try? game.play(event)
          times[index] = min(times[index], ContinuousClock.now - start)
        }
      }
      worst = max(worst, times.max() ?? .zero)
    }
    show("Game.play, worst", worst.inSeconds, "best of five for each play")
  }

  /// A play of a copy of a game after 200 plays, as in a simulation.
  private func reportCopies() {
    let games = games.map { asked in
      var game = asked.start
      for event in asked.events.prefix(200) { _ = try? game.play(event) }
      return game
    }
    for (name, play) in [
      ("face-off", Play.faceOff), ("call", .penalty(Event.lateCall)),
      ("goal", .goal(Goal(team: .visiting))),
    ] {
      let (seconds, count) = best {
        games.reduce(0) { sum, game in
          var copy = game
          let event = Event(id: .label("copy"), time: game.clock, play: play)
          return sum + ((try? copy.play(event)) == nil ? 0 : 1)
        }
      }
      show("a copy of a game and a \(name)", seconds / Double(max(1, games.count)), "\(count)")
    }
  }

  /// The state at each second of regulation: of a game in progress, and of a solved one.
  private func reportStates() {
    let some = games.enumerated().filter { $0.offset % 20 == 0 }.map { $0.element }
    let times = (1...3).flatMap { period in
      (0..<1200).map { GameTime(period: period, elapsed: .seconds($0)) }
    }
    // The games at each of these seconds; the time taken to play them does not count.
    let followed = some.map { asked in
      var game = asked.start
      var next = 0
      return times.map { time in
        while next < asked.events.count, asked.events[next].time <= time {
          _ = try? game.play(asked.events[next])
          next += 1
        }
        return game
      }
    }
    let count = some.count * times.count
    let byGame = best {
      followed.reduce(0) { sum, games in
        zip(games, times).reduce(sum) { $0 + ((try? $1.0.state(at: $1.1))?.manpower.home ?? 0) }
      }
    }
    show(
      "state at each second, Game.state(at:)", byGame.seconds / Double(count),
      "\(count), \(byGame.result)")
    let byTimeline = best {
      some.reduce(0) { sum, asked in
        times.reduce(sum) { $0 + ((try? asked.timeline.state(at: $1))?.manpower.home ?? 0) }
      }
    }
    show(
      "state at each second, Timeline", byTimeline.seconds / Double(count),
      "\(count), \(byTimeline.result)")
  }

  /// Live games after their 300th play: plays at the end, undone, and inserted earlier.
  private func reportLiveGames() {
    let long = games.filter { $0.events.count > 300 }
    guard !long.isEmpty else { return }
    var bests = [Stopwatch](repeating: Stopwatch(), count: 4)
    for run in 0..<5 {
      var watches = [Stopwatch](repeating: Stopwatch(), count: 4)
      for asked in long {
        let book = asked.solution.book
        var live = LiveGame(
          under: book, setup: asked.solution.game.setup, events: Array(asked.events.prefix(300)))
        let rest = asked.events.dropFirst(300)
        for event in rest { watches[0].time { _ = try? live.play(event) } }
        for _ in rest { watches[1].time { live.undo() } }
        let middle = GameTime(period: 2, elapsed: .minutes(10))
        watches[2].time { _ = try? live.insert(Event.late(at: middle)) }
        live.remove(.label("late"))
        let lastPeriod = GameTime(period: 3, elapsed: .zero)
        watches[3].time { _ = try? live.insert(Event.late(at: lastPeriod)) }
      }
      bests = run == 0 ? watches : zip(bests, watches).map { $0.sum < $1.sum ? $0 : $1 }
    }
    let names = [
      "LiveGame.play after the 300th play", "LiveGame.undo there",
      "LiveGame.insert in the middle of 300 plays",
      "LiveGame.insert at the start of the third period",
    ]
    for (name, watch) in zip(names, bests) {
      show(name, watch.sum.inSeconds / Double(max(1, watch.count)), "\(watch.count)")
    }
  }

  private func show(_ name: String, _ seconds: Double, _ remark: String) {
    print("\(name): \(rounded(seconds * 1e6)) µs (\(remark))")
  }
}

/// The sum of several times.
private struct Stopwatch {
  private(set) var sum = Duration.zero
  private(set) var count = 0

  mutating func time(_ body: () -> Void) {
    sum += ContinuousClock().measure(body)
    count += 1
  }
}

extension AskedGame {
  /// The game before its first play.
  fileprivate var start: Game { Game(under: solution.book, setup: solution.game.setup) }
}

extension Event {
  fileprivate static let lateCall = Call(offender: .skater(Player(.home, 98)), penalties: [.minor])

  /// A minor that is entered late.
  fileprivate static func late(at time: GameTime) -> Event {
    Event(id: .label("late"), time: time, play: .penalty(lateCall))
  }
}
