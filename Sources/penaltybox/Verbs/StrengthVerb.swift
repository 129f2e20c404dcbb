import HockeyRules
import Scoresheets
import Surface
import Views

extension Verb {
  static let strength = Verb(
    name: "strength",
    summary: "add the strength of games to a table of instants: game, period, time",
    operands: .several("LOG"),
    options: [
      Option(.at, "FILE", "the instants: CSV with a head that has game, period and time, or lines"),
      .under, .from, .jobs, .league,
      Option(
        .clock, ["elapsed", "remaining"],
        "how the column `time` is counted (default: as in each log)"),
      .quiet,
    ],
    examples: [
      "penaltybox strength --at shots.csv games > shots-with-strength.csv",
      "echo \"a.sheet P2 12:34\" | penaltybox strength --at - a.sheet",
    ]
  ) { (arguments, console) throws(CommandError) in
    guard let path = arguments[.at] else { throw .optionMissing("--at FILE", of: "strength") }
    let text = try rethrowing(as: CommandError.init) { () throws(FileError) in
      try FileSystem.contents(of: path)
    }
    let table: InstantTable
    do throws(InstantTableError) {
      table = try InstantTable(text, arguments[.clock].flatMap { ClockDirection(rawValue: $0) })
    } catch { throw CommandError(reporting: "\(path.visible):1:1: \(error.words)") }
    var arguments = arguments
    let found = arguments.findLogs(&console)
    var asked = AskedStrengths(table)
    let status = try LogPlayer(arguments).each(&console) { log, console in
      asked.answer(from: log)
      return log.status(ofRefusals: &console)
    }
    console.print(table.headLine)
    table.write(asked.answers, at: asked.places) { console.print($0) }
    let unknown = asked.places.count { asked.answers[Int($0)].problem != nil }
    if unknown > 0 {
      console.remark("\(path.visible): \(unknown) of \(table.count) instants have a problem")
    }
    return max(found, status, unknown > 0 ? .differs : .done)
  }
}
