import HockeyRules
import Scoresheets
package import Views

/// The instants of a table, and what is known of them so far.
package struct AskedStrengths {
  /// The lines about each game that no log has answered yet.
  private var waiting: [String: [Int]] = [:]
  /// The lines that name no game: they are about the only one.
  private var unnamed: [Int] = []
  private var instants: [InstantTable.Instant?] = []
  private var answers: [InstantAnswer?]

  package init(_ table: InstantTable) {
    answers = Array(repeating: nil, count: table.count)
    instants.reserveCapacity(table.count)
    for index in 0..<table.count {
      let instant = table.instant(index)
      instants.append(instant)
      guard let instant else { continue }
      if let game = instant.game {
        waiting[game, default: []].append(index)
      } else {
        unnamed.append(index)
      }
    }
  }

  /// Answers the instants of the game of `log`, which the table calls by its id or its file's name.
  package mutating func answer(from log: PlayedLog) {
    let file = String(log.file.name.split(separator: "/").last ?? "")
    let base = String(file.prefix { $0 != "." })
    let named = [log.game.name, file, base].flatMap { waiting.removeValue(forKey: $0) ?? [] }
    let lines = named + unnamed
    unnamed = []
    guard !lines.isEmpty else { return }
    let lookup = StrengthLookup(of: log.game.solution)
    let schedule = log.game.solution.game.schedule
    for line in lines {
      answers[line] = instants[line].map { instant in
        InstantAnswer(
          lookup.strength(at: instant.reading(in: schedule, usual: log.game.notation.clock)))
      }
    }
  }

  private func answer(_ line: Int) -> InstantAnswer {
    answers[line]
      ?? InstantAnswer(
        problem: instants[line] == nil
          ? "the line needs a game with a period and a time" : "no log of this game")
  }

  /// The answers to all lines.
  package var all: [InstantAnswer] { answers.indices.map { answer($0) } }
}
