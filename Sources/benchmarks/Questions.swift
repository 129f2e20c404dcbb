import HockeyRules
import Scoresheets

/// A game for questions, with its solved log.
struct AskedGame {
  let events: [Event]
  let solution: Solution
  let timeline: Timeline
  /// Instants spread evenly over the game.
  let times: [GameTime]

  init(_ log: GameLog, under book: Rulebook) {
    events = log.events
    solution = solve(log, under: book)
    timeline = solution.timeline
    times = (1...3).flatMap { period in
      (0..<20).map { GameTime(period: period, elapsed: .seconds(7 + $0 * 60)) }
    }
  }

  /// The log with its first call taken back at the end, before the game is over.
  var corrected: [Event] {
    guard let call = events.first(where: { $0.play.call != nil }),
      let last = events.last(where: { $0.play != .gameEnd })
    else { return events }
    let void = Correction.void(call.id, reason: "the officials conferred")
    var events = events.filter { $0.play != .gameEnd }
    events.append(Event(id: .label("void"), time: last.time, play: .correction(void)))
    return events
  }
}

/// The times of questions to solved games, and of solving them again.
struct QuestionTimes {
  let games: [AskedGame]

  /// Prints the time of each question: the best of five runs.
  func report() {
    let logs = games.map(\.corrected)
    let states = games.map { game in game.times.compactMap { try? game.timeline.state(at: $0) } }
    let count = states.reduce(0) { $0 + $1.count }
    time("solve a whole game again after a correction", of: games.count) {
      zip(games, logs).reduce(0) {
        $0 + solve($1.1, under: $1.0.solution.book, setup: $1.0.solution.game.setup).plays.count
      }
    }
    time("make the timeline of a solved game", of: games.count) {
      games.reduce(0) { sum, game in
        sum + game.solution.timeline.end.manpower.home
      }
    }
    time("state at an instant", of: count) {
      games.reduce(0) { sum, game in
        game.times.reduce(sum) { sum, time in
          sum + ((try? game.timeline.state(at: time))?.manpower.home ?? 0)
        }
      }
    }
    let lookups = games.map { StrengthLookup(of: $0.solution) }
    time("make the lookup of strengths of a solved game", of: games.count) {
      games.reduce(0) { $0 + (StrengthLookup(of: $1.solution).strength(at: .start)?.now.home ?? 0) }
    }
    time("strength at an instant, by lookup", of: games.reduce(0) { $0 + $1.times.count }) {
      zip(games, lookups).reduce(0) { sum, asked in
        asked.0.times.reduce(sum) { $0 + (asked.1.strength(at: $1)?.now.home ?? 0) }
      }
    }
    time("who sits, both teams", of: count) {
      sum(states) { $0.bench(of: .home).count + $0.bench(of: .visiting).count }
    }
    time("next change of strength", of: count) { sum(states) { $0.nextChange?.after.home ?? 0 } }
    time("what if the visitors score", of: count) {
      sum(states) { (try? $0.answer(to: .goal(by: .visiting)))?.game.score.visiting ?? 0 }
    }
    time("all that a bench asks", of: count) {
      sum(states) { state in
        BenchQuestion.all.reduce(0) { $0 + ((try? state.answer(to: $1))?.rulings.count ?? 0) }
      }
    }
  }

  private func sum(_ states: [[GameState]], _ answer: (GameState) -> Int) -> Int {
    states.reduce(0) { sum, states in states.reduce(sum) { $0 + answer($1) } }
  }

  private func time(_ name: String, of count: Int, _ body: () -> Int) {
    guard isAsked(name) else { return }
    let (seconds, check) = best(of: body)
    print("\(name): \(rounded(seconds / Double(max(1, count)) * 1e6)) µs (\(count), \(check))")
  }
}
