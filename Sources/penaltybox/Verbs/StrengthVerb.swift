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
  ) { (arguments, console) throws(SurfaceError) in
    guard let path = arguments[.at] else {
      throw .onlyWith("strength", "--at FILE", of: "strength")
    }
    var asked = try AskedStrengths(
      NamedText(at: path), arguments[.clock].flatMap { ClockDirection(rawValue: $0) })
    var arguments = arguments
    let found = arguments.findLogs(&console)
    let status = try LogPlayer(arguments).each(&console) { log, console in
      asked.answer(from: log)
      return log.status(ofRefusals: &console)
    }
    console.print(asked.table.headLine)
    asked.table.write(asked.answers, at: asked.places) { console.print($0) }
    let unknown = asked.places.count { asked.answers[Int($0)].problem != nil }
    if unknown > 0 {
      console.remark("\(path.visible): \(unknown) of \(asked.table.count) instants have a problem")
    }
    return max(found, status, unknown > 0 ? .differs : .done)
  }
}
