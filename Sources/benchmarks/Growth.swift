import HockeyRules
import Rulebooks
import Scoresheets
import Surface
import Views

/// Times of made-up games: how the time of a game grows with its plays, calls and corrections, and
/// how long the worst stoppage takes.
struct Growth {
  let book: Rulebook

  /// Prints the figures.
  func report() throws {
    reportLongGames()
    if isAsked("nothing but calls") { reportCalls() }
    if isAsked("brawl") { try reportBrawls() }
    reportCorrections()
    reportKeptGames()
  }

  /// Reports the times of a stoppage's corrections, each of which corrects one of its calls.
  private func reportCorrections() {
    for count in [25, 50, 98] where isAsked("\(count) corrections at one stoppage") {
      let solution = solve(MadeGames.corrections(count), under: book)
      let (seconds, changes) = best {
        var replay = CorrectionReplay(of: solution)
        return (count..<2 * count).reduce(0) { $0 + replay.difference(madeBy: $1).penalties.count }
      }
      print("\(count) corrections at one stoppage: \(rounded(seconds * 1000)) ms (\(changes))")
    }
  }

  /// Reports the times of games that are kept as in the console, with its output for each play.
  private func reportKeptGames() {
    for count in [250, 500, 1000, 2000] where isAsked("a kept game of \(count) plays") {
      let plays = MadeGames.long(plays: count).map { LoggedPlay(event: $0) }
      let start = KeptLog(LogReading(log: MadeGames.log), lines: 1, file: "", under: book)
      let (seconds, told) = best {
        var kept = start
        return plays.reduce(0) { told, play in
          guard let step = try? kept.adding(play) else { return told }
          kept = step.game
          return told + step.news(in: .plain).utf8.count
        }
      }
      print(
        "a kept game of \(count) plays: \(rounded(seconds * 1000)) ms,",
        "\(rounded(seconds / Double(count) * 1e6)) µs a play (\(told))")
    }
  }

  /// Reports the time of a play in games of a thousand, ten thousand and a hundred thousand plays.
  private func reportLongGames() {
    for count in [1_000, 10_000, 100_000] where isAsked("a game of \(grouped(count)) plays") {
      let events = MadeGames.long(plays: count)
      let (seconds, rulings) = best { solved(events) }
      let time = rounded(seconds * 1000)
      print(
        "a game of \(grouped(count)) plays: \(time) ms,",
        "\(rounded(seconds / Double(count) * 1e6)) µs a play (\(rulings) rulings)")
    }
  }

  private func reportCalls() {
    let events = MadeGames.calls(150)
    let (seconds, rulings) = best { (0..<100).reduce(0) { sum, _ in sum + solved(events) } }
    print(
      "games that are nothing but calls: \(rounded(Double(rulings) / seconds / 1e6)) million",
      "rulings/s (100 games of \(events.count) calls, \(rulings) rulings)")
  }

  private func solved(_ events: [Event]) -> Int {
    solve(events, under: book, setup: GameSetup(schedule: MadeGames.schedule)).journal.count
  }

  /// Reports the slowest of forty brawls under each book.
  private func reportBrawls() throws {
    for id in Rulebooks.ids {
      guard let book = Rulebooks.edition(id)?.rulebook else { continue }
      var worst = (seconds: 0.0, seed: 0)
      for seed in 1...40 {
        let events = MadeGames.brawl(seed: seed)
        let (seconds, _) = best { solve(events, under: book).journal.count }
        if seconds > worst.seconds { worst = (seconds, seed) }
      }
      print(
        "a brawl of forty calls under \(id): \(rounded(worst.seconds * 1000)) ms at worst",
        "(the slowest of 40, seed \(worst.seed))")
    }
  }

  private func grouped(_ number: Int) -> String {
    "\(number / 1000),000"
  }
}
