import Cases
import Foundation
import HockeyRules
import SchemaChecking
import Scoresheets
import Testing
import Views

@testable import Surface

/// The command gives the library's answers, each is as its schema says, and none depends on the
/// questions before it.
@Suite struct SameAnswers {
  /// The games of this repository, and some of its cases, as sheets.
  private static func sheets() throws -> [(name: String, text: String)] {
    let games = try Requests.files(".sheet").map {
      (name: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8))
    }
    // Leagues' own rules are in book files, which no request can name.
    let cases = try Requests.files(".cases").filter { !$0.path.contains("/house-rules/") }
      .flatMap { file in
        CaseReader.read(Array(try Data(contentsOf: file)), file: file.path).file.cases
      }.filter { $0.log.clock == .elapsed && !$0.log.plays.isEmpty }
    let step = cases.count / (20 - games.count)
    return games
      + (1...20 - games.count).map {
        (name: "case-\($0).sheet", text: WrittenSheet(of: cases[$0 * step - 1].log).text)
      }
  }

  private static func answer(
    _ what: String, _ file: (name: String, text: String)?, _ members: [String: Any] = [:]
  ) throws -> String {
    var members = members
    if let file { members["log"] = ["name": file.name, "text": file.text] }
    return try Reply(what, members).answer
  }

  /// The output of the command in a folder with these files.
  private static func printed(
    _ words: [String], _ files: [(name: String, text: String)] = []
  ) throws -> String {
    let folder = try Doors.workFolder()
    for file in files {
      try Data(file.text.utf8).write(to: folder.appending(path: file.name))
    }
    let output = try Doors.command(words + ["--format", "json"], in: folder)
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// The sheets of one group of `count`; each sheet is in one group.
  private static func sheets(of group: Int, among count: Int) throws -> [(
    name: String, text: String
  )] {
    try sheets().enumerated().filter { ($0.offset + group).isMultiple(of: count) }.map(\.element)
  }

  @Test(arguments: [""] + GameRows.allCases.map(\.rawValue))
  func `the command has the same replay and rows of twenty games`(_ rows: String) throws {
    let group = GameRows.allCases.firstIndex { $0.rawValue == rows } ?? 0
    let sheets = try rows.isEmpty ? Self.sheets() : Self.sheets(of: group, among: 4)
    #expect(sheets.count == (rows.isEmpty ? 20 : 5))
    let folder = try Doors.workFolder()
    for sheet in sheets { try Data(sheet.text.utf8).write(to: folder.appending(path: sheet.name)) }
    let options = rows.isEmpty ? [] : ["--rows", rows]
    let output = try Doors.command(
      ["replay", "--format", "jsonl"] + options + sheets.map(\.name), in: folder)
    let answers = try sheets.map { sheet in
      try Self.answer(rows.isEmpty ? "replay" : "rows", sheet, rows.isEmpty ? [:] : ["rows": rows])
    }.filter { $0 != "[]" }
    let printed = String(decoding: output, as: UTF8.self).split(separator: "\n")
    #expect(
      printed.joined(separator: ",")
        == answers.map { $0.dropFirst().dropLast() }
        .joined(separator: ","))
  }

  @Test func `the command has the same states and answers about twenty games`() throws {
    for (group, what) in ["state", "ask", "ask"].enumerated() {
      for sheet in try Self.sheets(of: group, among: 3) {
        let plays = group < 2 ? [] : ["\(try GameLog(sheet: sheet.text).letters.home) goal"]
        let at = plays.isEmpty ? [] : ["--at", "P1 9:00", "--side", "before"]
        var members: [String: Any] = plays.isEmpty ? [:] : ["at": "P1 9:00", "side": "before"]
        members["plays"] = plays.isEmpty ? nil : plays
        let printed = try Self.printed([what, sheet.name] + plays + at, [sheet])
        #expect(try printed == Self.answer(what, sheet, members), "\(sheet.name)")
      }
    }
  }

  /// The text that a question has as its answer.
  private static func text(
    _ what: String, _ file: (name: String, text: String), _ members: [String: Any] = [:]
  ) throws -> String {
    let log: [String: Any] = ["log": ["name": file.name, "text": file.text]]
    return try #require(
      try Reply(what, log.merging(members) { $1 }).object["answer"] as? String, "\(file.name)")
  }

  @Test func `the command has the same logs, changes, pages and pictures of twenty games`() throws {
    let sheets = try Self.sheets()
    let folder = try Doors.workFolder()
    for sheet in sheets { try Data(sheet.text.utf8).write(to: folder.appending(path: sheet.name)) }
    func printed(_ words: [String]) throws -> String {
      String(decoding: try Doors.command(words, in: folder), as: UTF8.self)
    }
    let names = sheets.map(\.name)
    for format in ["sheet", "jsonl"] {
      _ = try printed(["convert", "--format", format, "--into", format] + names)
      for sheet in sheets {
        let file = folder.appending(path: format).appending(path: sheet.name)
        let path = file.deletingPathExtension().appendingPathExtension(format)
        let text = try String(contentsOf: path, encoding: .utf8)
        #expect(try text == Self.text("convert", sheet, ["to": format]), "\(sheet.name)")
      }
    }
    let changes = try sheets.map { try Self.answer("changes", $0).dropFirst().dropLast() }
    #expect(
      try printed(["replay", "--format", "changes"] + names).split(separator: "\n")
        .joined(separator: ",") == changes.filter { !$0.isEmpty }.joined(separator: ","))
    for (group, what) in ["svg", "page", "scoresheet"].enumerated() {
      let words = [
        ["replay", "--format", "svg"], ["replay", "--format", "html"],
        ["scoresheet", "--format", "html"],
      ][group]
      for sheet in try Self.sheets(of: group, among: 5) {
        let text = try printed(words + [sheet.name])
        #expect(try text == Self.text(what, sheet), "\(what) of \(sheet.name)")
      }
    }
  }

  @Test func `the command finds the same strength at each instant of twenty games`() throws {
    for sheet in try Self.sheets(of: 0, among: 3) {
      let instants = "period,time\n1,0:30\n1,9:00\n2,12:34\n3,20:00\n4,2:00\n9,1:00\nx,1\n"
      let folder = try Doors.workFolder()
      for (name, text) in [(sheet.name, sheet.text), ("instants.csv", instants)] {
        try Data(text.utf8).write(to: folder.appending(path: name))
      }
      let output = try Doors.command(["strength", "--at", "instants.csv", sheet.name], in: folder)
      let table = String(decoding: output, as: UTF8.self).split(separator: "\n").map {
        $0.split(separator: ",", omittingEmptySubsequences: false).dropFirst(2).map(String.init)
      }
      let log = ["name": sheet.name, "text": sheet.text]
      let asked = ["name": "instants.csv", "text": instants]
      let columns = try #require(
        try Reply("strength", ["log": log, "instants": asked]).object["answer"] as? [String: [Any]])
      #expect(table.count == 8 && Set(columns.keys) == Set(table[0]))
      for (place, name) in table[0].enumerated() {
        let cells = columns[name]?.map { $0 is NSNull ? "" : "\($0)" }
        #expect(cells == table.dropFirst().map { $0[place] }, "\(name) of \(sheet.name)")
      }
    }
  }

  @Test func `the command has the same books, checks, audits and seasons`() throws {
    let logs = try Self.sheets()
    let files = logs.map { ["name": $0.name, "text": $0.text] }
    #expect(
      try Self.printed(["season"] + logs.map(\.name), logs)
        == Self.answer("season", nil, ["logs": files]))
    for (words, books) in [
      (["books"], []), (["books", "show", "nhl-2025"], ["nhl-2025"]),
      (["books", "diff", "nhl-2025", "iihf-2025"], ["nhl-2025", "iihf-2025"]),
    ] {
      #expect(try Self.printed(words) == Self.answer("books", nil, ["books": books]))
    }
    for file in try Requests.files(".cases") where file.path.contains("/overtime/") {
      let cases = (file.lastPathComponent, try String(contentsOf: file, encoding: .utf8))
      #expect(try Self.printed(["check", cases.0], [cases]) == Self.answer("check", cases))
    }
    let hits = FeedRequests.nhl.replacing(
      #""typeDescKey":"goal""#, with: #""situationCode":"1541","typeDescKey":"hit""#)
    let feed = ("feed.json", hits)
    let audit = try Self.printed(["audit", feed.0], [feed])
    #expect(try audit == Self.answer("audit", feed) && audit.contains("figures"))
  }

  @Test func `the requests ask every question of the table`() throws {
    let asked = try Requests.all().map { request in
      try #require(
        try JSONSerialization.jsonObject(with: Data(request)) as? [String: Any])["what"] as? String
    }
    #expect(Set(asked) == Set(Question.all.map(\.word)))
  }

  @Test func `every answer is as the schema says`() throws {
    let path = Requests.root.appending(path: "Sources/Surface/schema.json")
    let schema = try Schema(String(contentsOf: path, encoding: .utf8))
    var surface = Surface()
    for request in try Requests.all() {
      let text = try Reply(request, &surface).text
      #expect(
        try schema.faults(in: text) == [],
        "\(String(decoding: request, as: UTF8.self).prefix(200)): \(text.suffix(400))")
    }
  }

  @Test func `what was asked before changes no answer`() throws {
    var surface = Surface()
    for request in try Requests.all().prefix(40) {
      var fresh = Surface()
      #expect(surface.answer(to: request) == fresh.answer(to: request))
    }
  }
}
