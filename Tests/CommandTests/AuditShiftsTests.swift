import Foundation
import Testing

@Suite struct AuditShifts {
  private func outcome(_ chart: String?, code: String = "1551") throws -> Workbench.Outcome {
    let bench = try Workbench(["a.json": AuditFeed.minor(code: code).text])
    try bench.write(Data(), to: "charts/other.csv")
    if let chart { try bench.write(Data(chart.utf8), to: "charts/2015020001.csv") }
    return try bench.run("audit", "--shifts", "charts", "a.json")
  }

  @Test(arguments: [
    (
      AuditFeed.chart(off: "05:00", on: "07:00"),
      "the source's error: the shift chart agrees with the rulebook"
    ),
    (
      AuditFeed.chart(off: "19:00", on: "19:01"),
      "the rulebook's error, or the officials': the shift chart agrees with the source, against the rulebook for 2:00"
    ),
    (
      AuditFeed.chart(off: "05:00", on: "05:22"),
      "the rulebook's error, or the officials': the shift chart agrees with the source, against the rulebook for 1:38"
    ),
    (
      AuditFeed.chart(off: "05:00", on: "05:25")
        .replacing("1,05:25,20:00,1,106", with: "1,05:25,05:35,1,106"),
      "undecided: the shift chart agrees with the source for 0:10 only, as when players change"
    ),
    (
      AuditFeed.chart(off: "05:00", on: "07:00").replacing("1,00:00,20:00,1,102\n", with: ""),
      "undecided: the shift chart agrees with neither"
    ),
  ])
  func `the chart says whose error it is`(_ chart: String, _ words: String) throws {
    let outcome = try outcome(chart)
    #expect(outcome.output.contains("\n  \(words)\n"))
    #expect(outcome.output.contains("\nBy the shift charts"))
    #expect(outcome.errors == "")
    #expect(outcome.status == 1)
  }

  @Test func `the chart's strength is beside each play`() throws {
    let outcome = try outcome(AuditFeed.chart(off: "05:00", on: "07:00"))
    #expect(
      outcome.output.contains(
        """
            time  play            id  ruled  recorded  chart
            4:00  hit              1    5v5       5v5    5v5
            5:00  H106 2 hooking   2    5v5       5v5    5v5
            5:30  hit              3    4v5       5v5    4v5  differs
        """))
  }

  @Test func `the figures stand also without the plays where the source is wrong by its chart`()
    throws
  {
    func games(_ chart: String?, _ name: String) throws -> [Substring]? {
      let lines = try outcome(chart).output.split(separator: "\n")
      let line = lines.first { $0.hasPrefix("games, \(name)  ") }
      return line?.dropFirst("games, \(name)".count).split(separator: " ").prefix(2).map { $0 }
    }
    let wrong = AuditFeed.chart(off: "05:00", on: "07:00")
    #expect(try games(wrong, "every play") == ["1", "0"])
    #expect(try games(wrong, "every play, the source's errors left out") == ["1", "1"])
    let right = AuditFeed.chart(off: "19:00", on: "19:01")
    #expect(try games(right, "every play, the source's errors left out") == ["1", "0"])
    #expect(try games(nil, "every play, the source's errors left out") == nil)
  }

  @Test func `a missing chart is reported, and the audit goes on`() throws {
    let outcome = try outcome(nil)
    #expect(
      outcome.errors == "charts/2015020001.csv: no such shift chart; goes on without it\n")
    #expect(!outcome.output.contains("By the shift charts"))
    #expect(outcome.status == 1)
  }

  @Test func `a chart may have a byte-order mark`() throws {
    let outcome = try outcome("\u{FEFF}" + AuditFeed.chart(off: "05:00", on: "07:00"))
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("the source's error: the shift chart agrees"))
  }

  @Test(arguments: [
    ("", "1:1"),
    ("period,start,end,teamId,playerId\n", "1:1"),
    ("a,b\n", "1:1"),
    ("period,start,end,teamId,playerId\n1,0:00,0:30,1\n", "2:1"),
    ("period,start,end,teamId,playerId\n1,00:00,00:3,1,106\n", "2:9"),
    ("period,start,end,teamId,playerId\n1,00:00,00:30,1,x\n", "2:17"),
    ("period,start,end,teamId,playerId\n1,00:00,00:30,7,106\n", "2:15"),
  ])
  func `a chart that cannot be read is reported with its place`(_ chart: String, _ place: String)
    throws
  {
    let outcome = try outcome(chart)
    #expect(outcome.errors.hasPrefix("charts/2015020001.csv:\(place): "))
    #expect(outcome.status == 2)
  }

  @Test func `a log without the source's numbers is audited without its chart`() throws {
    let bench = try Workbench(["a.json": AuditFeed.minor(code: "1551").text])
    try bench.write(
      Data(bench.run("convert", "--format", "jsonl", "a.json").output.utf8), to: "a.jsonl")
    try bench.write(Data(), to: "charts/other.csv")
    let outcome = try bench.run("audit", "--shifts", "charts", "a.jsonl")
    #expect(
      outcome.errors
        == "a.jsonl: the log lacks the numbers of a chart's goalkeepers; goes on without it\n")
    #expect(outcome.status == 1)
  }
}
