import Foundation
import SchemaChecking
import Testing

/// Audits and checks as other programs read them, compared with the listing of the answers' fields.
@Suite struct AuditSchema {
  @Test func `a check and its coverage have the fields and the types of the listing`()
    throws
  {
    let bench = try Workbench([
      "a/b.cases": "under nhl-2025\n\n== a minor\nP1 4:00 A6 2\n        > A6 starts, until 6:00\n"
    ])
    let check = try bench.run("check", "--format", "json", "a").output
    #expect(try Listing.faults(in: check, as: "check") == [])
    let coverage = try bench.run("check", "--coverage", "--format", "json", "a").output
    #expect(coverage.contains(#""complete":false"#))
    #expect(try Listing.faults(in: coverage, as: "coverage") == [])
  }

  @Test func `an audit with findings of every kind has the fields and the types of the listing`()
    throws
  {
    var refused = AuditFeed.minor(2)
    refused.addPenalty("08:00", of: 1, by: 106)
    refused.addGoal("08:30", of: 1, by: 107, assist: 107, code: "1541", score: (1, 0))
    var cut = AuditFeed(3)
    cut.addGoal("08:30", of: 1, by: 107, code: "1551", score: (3, 0))
    var odd = AuditFeed.minor(4)
    odd.add("period-end", "09:00")
    let bench = try AuditClaims.bench(opportunities: 2)
    let files = [
      "games/a.json": AuditFeed.minor(code: "0551").text, "games/b.json": refused.text,
      "games/c.json": cut.text, "games/d.json": odd.text,
      "charts/2015020001.csv": AuditFeed.chart(off: "05:00", on: "07:00"),
      "known.txt": """
      2015020001 P1 5:30 ruled 4v5 recorded 5v4 a slip
      2015020001 P1 5:31 ruled 4v5 recorded 5v5 another

      """,
    ]
    for (name, text) in files { try bench.write(Data(text.utf8), to: name) }
    let json = try bench.run(
      "audit", "--format", "json", "--known", "known.txt", "--shifts", "charts", "games"
    ).output
    #expect(try Listing.faults(in: json, as: "audit") == [])
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(
      Set(object?.keys ?? [:].keys) == [
        "figures", "differences", "claims", "official", "refused", "warnings", "incomplete",
        "knownGone", "leavingOutSourceErrors",
      ])
    for (key, value) in object ?? [:] { #expect((value as? [Any])?.isEmpty != true, "\(key)") }
  }
}
