import HockeyRules
import Scoresheets
import Surface
import Views

extension Verb {
  /// Adds the strength to the lines of a table of instants.
  static let strength = Verb(
    name: "strength",
    summary: "add the strength of games to a table of instants: game, period, time",
    operands: .several("LOG"),
    options: [
      Option(
        .at, "FILE", "the instants: CSV with a head that has game, period and time, or lines"),
      .under, .from, .filesFrom, .jobs, .league,
      Option(
        .clock, ["elapsed", "remaining"],
        "how the column `time` is counted (default: as in each log)"),
      .quiet,
    ],
    examples: [
      "penaltybox strength --at shots.csv games > shots-with-strength.csv",
      "echo \"a.sheet P2 12:34\" | penaltybox strength --at - a.sheet",
    ]
  ) { (arguments, console) throws(UsageError) in
    guard let path = arguments[.at] else {
      throw UsageError("`strength` needs `--at FILE`", of: "strength")
    }
    let table: InstantTable
    do throws(FileError) {
      let text = try FileSystem.contents(of: path)
      do throws(InstantTableError) {
        table = try InstantTable(text, arguments[.clock].flatMap { ClockDirection(rawValue: $0) })
      } catch {
        let names = error.expected.map { "`\($0)`" }.joined(separator: " or ")
        console.report("\(path.visible):1:1: the head has no column \(names)")
        return .couldNotRun
      }
    } catch {
      console.report(error.message)
      return .couldNotRun
    }
    var arguments = arguments
    let found = arguments.findLogs(&console)
    var asked = AskedStrengths(table)
    let status = try LogPlayer(arguments).each(&console) { log, console in
      asked.answer(from: log)
      return log.status(ofRefusals: &console)
    }
    console.print(table.headLine)
    for index in 0..<table.count { console.print(table.line(index, asked.answer(index))) }
    if asked.unknown > 0 {
      console.remark("\(path.visible): \(asked.unknown) of \(table.count) instants have a problem")
    }
    return max(found, status, asked.unknown > 0 ? .differs : .done)
  }
}

/// The instants of a table, and what is known of them so far.
private struct AskedStrengths {
  /// The lines about each game that no log has answered yet.
  private var waiting: [String: [Int]] = [:]
  private var instants: [InstantTable.Instant?] = []
  private var answers: [InstantAnswer?]

  init(_ table: InstantTable) {
    answers = Array(repeating: nil, count: table.count)
    instants.reserveCapacity(table.count)
    for index in 0..<table.count {
      let instant = table.instant(index)
      instants.append(instant)
      if let game = instant?.game { waiting[game, default: []].append(index) }
    }
  }

  /// Answers the instants of the game of `log`, which the table calls by its id or its file's name.
  mutating func answer(from log: PlayedLog) {
    let file = log.file.name.fileName
    let base = String(file.prefix { $0 != "." })
    let lines = [log.game.name, file, base].compactMap { waiting.removeValue(forKey: $0) }.joined()
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

  func answer(_ line: Int) -> InstantAnswer {
    answers[line]
      ?? InstantAnswer(
        problem: instants[line] == nil
          ? "the line needs a game with a period and a time" : "no log of this game")
  }

  /// How many lines have a problem.
  var unknown: Int { answers.indices.count { answer($0).problem != nil } }
}
