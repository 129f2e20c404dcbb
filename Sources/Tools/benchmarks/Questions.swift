import HockeyRules
import Scoresheets

/// A solved game, to be asked questions.
struct AskedGame {
  let log: GameLog
  let solution: Solution
  let timeline: Timeline
  /// The states at instants spread evenly over the game.
  let states: [GameState]

  init(_ log: GameLog, under book: Rulebook) {
    self.log = log
    let solution = solve(log, under: book)
    let timeline = solution.timeline
    self.solution = solution
    self.timeline = timeline
    states = Self.times.compactMap { try? timeline.state(at: $0) }
  }

  /// Twenty times in each period.
  static let times = (1...3).flatMap { period in
    (0..<20).map { GameTime(period: period, elapsed: .seconds(7 + $0 * 60)) }
  }
}

/// Prints the mean time of a play of a live game, and of each question to a solved game.
func reportQuestions(about games: [AskedGame]) {
  let plays = games.reduce(0) { $0 + $1.log.plays.count }
  time("Game.play, mean", of: plays) {
    games.reduce(0) { sum, asked in
      var game = Game(under: asked.solution.book, setup: asked.solution.game.setup)
      for event in asked.log.events { _ = try? game.play(event) }
      return sum + game.score.home
    }
  }
  time("make the timeline of a solved game", of: games.count) {
    games.reduce(0) { $0 + $1.solution.timeline.end.manpower.home }
  }
  let count = games.reduce(0) { $0 + $1.states.count }
  time("state at an instant", of: count) {
    games.reduce(0) { sum, game in
      AskedGame.times.reduce(sum) { $0 + ((try? game.timeline.state(at: $1))?.manpower.home ?? 0) }
    }
  }
  func ask(_ name: String, _ answer: (GameState) -> Int) {
    time(name, of: count) { games.reduce(0) { $1.states.reduce($0) { $0 + answer($1) } } }
  }
  ask("who sits, both teams") { $0.bench(of: .home).count + $0.bench(of: .visiting).count }
  ask("what if the visitors score") {
    (try? $0.answer(to: .goal(by: .visiting)))?.game.score.visiting ?? 0
  }
  ask("all that a bench asks") { state in
    BenchQuestion.all.reduce(0) { $0 + ((try? state.answer(to: $1))?.rulings.count ?? 0) }
  }
}

private func time(_ name: String, of count: Int, _ body: () -> Int) {
  guard options.ask(for: name) else { return }
  let (seconds, check) = best(of: body)
  print("\(name): \(rounded(seconds / Double(max(1, count)) * 1e6)) µs (\(count), \(check))")
}
