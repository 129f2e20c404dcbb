import Audits
import HockeyRules
package import Scoresheets
package import Views

/// The instants of a table, and the strengths found for them so far.
package struct AskedStrengths {
  private typealias Line = (number: Int, instant: InstantTable.Instant)

  package let table: InstantTable
  /// The lines about each game whose log has not come yet.
  private var waiting: [String: [Line]] = [:]
  /// The lines of a table without names of games, which are about the first log.
  private var unnamed: [Line] = []
  /// The distinct answers, which are far fewer than a season's instants.
  package private(set) var answers = [
    InstantAnswer(problem: "the line needs a game with a period and a time"),
    InstantAnswer(problem: "no log of this game"),
  ]
  /// The index in `answers` of each line's answer.
  package private(set) var places: [Int32]
  private var known: [InstantAnswer: Int32] = [:]

  /// Reads the instants in `file`, whose times count as `clock` says, or else as each game's log
  /// does.
  package init(_ file: NamedText, _ clock: ClockDirection?) throws(SurfaceError) {
    do throws(TableError) { table = try InstantTable(file.text, clock) } catch {
      throw SurfaceError(error, in: file.name)
    }
    places = Array(repeating: 0, count: table.count)
    var (game, lines): (ArraySlice<UInt8>, [Line]) = ([], [])
    for number in 0..<table.count {
      guard let line = table.instant(number) else { continue }
      places[number] = 1
      if line.game != game {
        keep(lines, about: game)
        (game, lines) = (line.game, [])
      }
      lines.append((number, line.instant))
    }
    keep(lines, about: game)
  }

  private mutating func keep(_ lines: [Line], about game: ArraySlice<UInt8>) {
    if table.namesGames {
      waiting[String(decoding: game, as: UTF8.self), default: []] += lines
    } else {
      unnamed += lines
    }
  }

  /// Answers the instants of the game of `log`, which the table names by its id or its file's name.
  package mutating func answer(from log: PlayedLog) {
    let file = String(log.file.name.split(separator: "/").last ?? "")
    let base = String(file.prefix { $0 != "." })
    let named = [log.game.name, file, base].flatMap { waiting.removeValue(forKey: $0) ?? [] }
    let lines = named + unnamed
    unnamed = []
    guard !lines.isEmpty else { return }
    let lookup = StrengthLookup(of: log.game.solution)
    for (number, instant) in lines {
      let answer =
        switch table.reading(instant, in: log.game) {
        case .time(let time): InstantAnswer(lookup.strength(at: time))
        case .shootOut: InstantAnswer.shootOut
        case nil: InstantAnswer(nil)
        }
      places[number] = place(of: answer)
    }
  }

  private mutating func place(of answer: InstantAnswer) -> Int32 {
    if let place = known[answer] { return place }
    let place = Int32(answers.count)
    known[answer] = place
    answers.append(answer)
    return place
  }
}
