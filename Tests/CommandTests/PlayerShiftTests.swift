import Foundation
import Testing

/// The players' seconds at each strength, by the shift charts.
@Suite struct PlayerShifts {
  private func outcome(_ chart: String?, _ options: String...) throws -> Workbench.Outcome {
    let bench = try Workbench(["a.json": AuditFeed.minor().text])
    try bench.write(Data(), to: "charts/other.csv")
    if let chart { try bench.write(Data(chart.utf8), to: "charts/2015020001.csv") }
    return try bench.run(
      ["replay", "--rows", "players", "--format", "jsonl", "--shifts", "charts"] + options
        + ["a.json"])
  }

  // H106 sits from 5:00 to 7:00. The chart has the whole period, but the feed's last play is at 7:30:
  // the strength after it is not known.
  @Test(arguments: [
    ("H106", 330, 330, 0, 0), ("H102", 450, 330, 0, 120), ("V202", 450, 330, 120, 0),
  ])
  func `a player's seconds are shared out by strength`(
    player: String, seconds: Int, even: Int, powerPlay: Int, shortHanded: Int
  ) throws {
    let outcome = try outcome(AuditFeed.chart(off: "05:00", on: "07:00"))
    #expect(outcome.status == 0 && outcome.errors == "")
    let row = try #require(
      outcome.output.split(separator: "\n").first { $0.contains(#""player":"\#(player)","#) })
    for (name, value) in [
      ("seconds", seconds), ("seconds_5v5", even), ("seconds_5v4", powerPlay),
      ("seconds_4v5", shortHanded), ("seconds_4v4", 0),
    ] { #expect(row.contains(#""\#(name)":\#(value),"#), "\(row)") }
  }

  @Test func `without a chart the seconds are left out, and that is said`() throws {
    let outcome = try outcome(nil)
    #expect(outcome.errors == "charts/2015020001.csv: no such shift chart; goes on without it\n")
    #expect(outcome.output.contains(#""player":"H106","#) && outcome.status == 0)
    let rows = outcome.output.split(separator: "\n")
    #expect(rows.allSatisfy { $0.contains(#""seconds_5v5":null,"#) })
  }
}
