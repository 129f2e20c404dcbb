import Foundation
import Surface
import Testing

/// A typed question has the same answer by every way: by the command, by `serve`, and by
/// the Surface, which the libraries for C, Python and JavaScript call.
@Suite struct TypedQuestions {
  private static let sheet =
    "under nhl-2025\nhome A 6 30g\nP1 4:00 A6 2 tripping\n   5:00 whistle\n"

  private static func json(_ value: Any) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
    return String(decoding: data, as: UTF8.self)
  }

  /// The text of the member `answer` of the last line, or `nil` if there is none.
  private static func answer(_ text: String) -> String? {
    guard let start = text.firstRange(of: #""answer":"#)?.upperBound,
      let end = text.ranges(of: #","errors":["#).last?.lowerBound, start < end
    else { return nil }
    return String(text[start..<end])
  }

  private static func errors(_ text: String) throws -> [String] {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let errors = object?["errors"] as? [[String: Any]] ?? []
    return errors.compactMap { $0["report"] as? String }
  }

  /// A report about members of a request, in the command's words for them.
  private static func asCommand(_ report: String) -> String {
    for (member, word) in [("at:", "--at:"), ("plays:", "PLAY:")] where report.hasPrefix(member) {
      return word + report.dropFirst(member.count)
    }
    return report
  }

  @Test(
    arguments: [
      (["b goal"], "P1 4:30"), (["B goal"], "p1 430"), (["#6 2 slash"], nil),
      (["b 7 2 min rough", "a6 2 rough"], "P1 5:00"), (["b double minor high stick"], "P1 3:00"),
      (["penalty"], "P1 4:30"), (["b 7 2 misconduct"], nil), (["b goal"], "P1 4:99"),
      (["b goal"], "P9 0:10"), ([], "P1 4:30"), (["b goal"], "soon"),
    ] as [([String], String?)])
  func `the command, serve and the Surface answer alike`(
    _ plays: [String], _ at: String?
  ) throws {
    let bench = try Workbench(["a.sheet": Self.sheet])
    let time = at.map { ["--at", $0] } ?? []
    let command = try bench.run(["ask", "a.sheet", "--format", "json"] + time + plays)
    var request: [String: Any] = [
      "what": "ask", "log": ["name": "a.sheet", "text": Self.sheet], "plays": plays,
    ]
    request["at"] = at
    let stream = try bench.run("serve", input: try Self.json(request) + "\n")
    var surface = Surface()
    let reply = String(
      decoding: surface.answer(to: Array(try Self.json(request).utf8)), as: UTF8.self)

    let printed = command.output.isEmpty ? nil : String(command.output.dropLast())
    #expect(Self.answer(stream.output) == printed)
    #expect(Self.answer(reply) == printed)
    let reports = try Self.errors(reply).map(Self.asCommand)
    #expect(stream.output == reply)
    #expect(command.errors == reports.map { $0 + "\n" }.joined())
    #expect((command.status == 2) == (printed == nil))
    #expect((stream.status == 2) == (printed == nil))
  }

  @Test(arguments: ["P1 4:30", "p1 430", "P9 0:10", "P1 4:99"])
  func `a state is the same from the command, serve and the Surface`(_ at: String) throws {
    let bench = try Workbench(["a.sheet": Self.sheet])
    let command = try bench.run(["state", "a.sheet", "--format", "json", "--at", at])
    let request: [String: Any] = [
      "what": "state", "log": ["name": "a.sheet", "text": Self.sheet], "at": at,
    ]
    let stream = try bench.run("serve", input: try Self.json(request) + "\n")
    var surface = Surface()
    let reply = String(
      decoding: surface.answer(to: Array(try Self.json(request).utf8)), as: UTF8.self)
    let printed = command.output.isEmpty ? nil : String(command.output.dropLast())
    #expect(Self.answer(stream.output) == printed && Self.answer(reply) == printed)
    #expect(try command.errors == Self.errors(reply).map { Self.asCommand($0) + "\n" }.joined())
  }
}
