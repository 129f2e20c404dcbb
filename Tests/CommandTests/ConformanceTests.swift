import Foundation
import SchemaChecking
import SeededRandom
import Testing

/// The cases as JSON lines for other engines, and `serve` as such an engine.
@Suite struct Conformance {
  private typealias Object = [String: Any]

  private static func objects(_ text: String) throws -> [Object] {
    try text.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? Object)
    }
  }

  /// Whether `ruled` has each expected member, as `Cases/CONFORMANCE.md` requires.
  private static func agree(_ expected: Object, _ ruled: Object) -> Bool {
    expected.allSatisfy { key, value in
      guard key == "rule" else { return (ruled[key] as? String) == (value as? String) }
      let rules = (ruled[key] as? String ?? "").components(separatedBy: ", ")
      let number = value as? String ?? ""
      return rules.contains { $0 == number || $0.hasPrefix(number + "(") }
    }
  }

  private static func faults(_ expected: Object, _ ruled: Object) -> [String] {
    var faults: [String] = []
    let rulings = { (key: String, object: Object) in object[key] as? [Object] ?? [] }
    let all = rulings("effects", ruled)
    if let effects = expected["effects"] as? [Object] {
      var rest = effects[...]
      for effect in all {
        if let next = rest.first, agree(next, effect) {
          rest.removeFirst()
        } else if effect["optional"] == nil {
          faults.append("not expected: \(effect)")
        }
      }
      faults += rest.map { "not ruled: \($0)" }
    }
    for fact in rulings("facts", expected)
    where !(all + rulings("facts", ruled)).contains(where: { agree(fact, $0) }) {
      faults.append("not ruled: \(fact)")
    }
    let absent = Set(ruled["mayNotPlay"] as? [String] ?? [])
    if !absent.isDisjoint(with: expected["mayPlay"] as? [String] ?? [])
      || !absent.isSuperset(of: expected["mayNotPlay"] as? [String] ?? [])
    {
      faults.append("may not play: \(absent.sorted())")
    }
    let refused = rulings("refused", ruled)
    for refusal in rulings("refused", expected)
    where !refused.contains(where: {
      "\($0["play"] ?? "")" == "\(refusal["play"] ?? "")"
        && (refusal["reason"] == nil
          || $0["reason"] as? String == refusal["reason"] as? String)
    }) {
      faults.append("not refused: \(refusal)")
    }
    if refused.count != rulings("refused", expected).count { faults.append("refused: \(refused)") }
    for key in ["strength", "onIce", "score", "minutes", "opportunities", "winner", "shot"] {
      guard let value = expected[key] as? String else { continue }
      if ruled[key] as? String != value { faults.append("\(key): \(ruled[key] ?? "")") }
    }
    return faults
  }

  /// Every fifth case is asked; `PENALTYBOX_LONG=1` asks all.
  @Test func `serve answers the exported cases as they expect`() throws {
    let bench = try Workbench()
    let cases = Workbench.repository.appending(path: "Cases").path
    let export = try bench.run("check", cases, "--export")
    #expect(export.errors == "")
    #expect(export.status == 0)
    let lines = export.output.split(separator: "\n")
    let step = Thoroughness.current == .long ? 1 : 5
    let exported = try stride(from: 0, to: lines.count, by: step).flatMap {
      try Self.objects(String(lines[$0]))
    }
    #expect(exported.count > 1_000)
    for request in exported.compactMap({ $0["request"] as? Object }) {
      #expect((request["book"] == nil) != (request["books"] == nil), "\(request)")
    }
    for line in lines.prefix(200) {
      #expect(try Listing.faults(in: line, as: "exportedCase") == [])
    }
    let requests = try exported.map { one in
      let request = try #require(one["request"])
      return String(decoding: try JSONSerialization.data(withJSONObject: request), as: UTF8.self)
    }
    let served = try bench.run("serve", input: requests.joined(separator: "\n") + "\n")
    #expect(served.status == 0)
    let answers = try Self.objects(served.output)
    #expect(answers.count == exported.count)
    for (one, answer) in zip(exported, answers) where one["verdict"] == nil {
      let title = "\(one["file"] ?? ""): \(one["case"] ?? "")"
      let expected = try #require(one["expected"] as? [Object])
      let ruled = try #require(answer["answer"] as? [Object], "\(title): \(answer)")
      #expect(ruled.count == expected.count, "\(title)")
      for (expected, ruled) in zip(expected, ruled) {
        let at = "\(title) at \(expected["period"] ?? "") \(expected["elapsed"] ?? "")"
        #expect(Self.faults(expected, ruled) == [], "\(at)")
      }
    }
  }

  private static let cases = """
    under nhl-2025
    clock remaining

    == a minor, and a goal
    from  a rulebook
    P1  15:00  A6  2 hooking
               > A6 starts, until 13:00  16.1
    P1  14:00  B   goal
               > ~ may play A6
               > ~ 5v5

    """

  @Test func `a case that cannot be read is reported, and the others are exported`() throws {
    let bench = try Workbench(["a.cases": Self.cases + "\n== broken\nP1 5:0 A\n"])
    let outcome = try bench.run("check", "a.cases", "--export")
    #expect(outcome.output.hasPrefix(#"{"case":"a minor, and a goal""#))
    #expect(outcome.errors.contains("in the case `broken`"))
    #expect(outcome.status == 2)
  }
}
