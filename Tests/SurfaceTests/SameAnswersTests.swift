import Cases
import Foundation
import SchemaChecking
import Scoresheets
import Testing

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

  @Test(arguments: ["", "plays", "rulings", "penalties", "goals", "teams", "strengths", "players"])
  func `the command has the same replay and rows of twenty games`(_ rows: String) throws {
    let sheets = try Self.sheets()
    #expect(sheets.count == 20)
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

  @Test func `the command has the same states, answers, books, checks and audits`() throws {
    for sheet in try Self.sheets().prefix(5) {
      for what in ["state", "ask"] {
        #expect(
          try Self.printed([what, sheet.name], [sheet]) == Self.answer(what, sheet), "\(sheet.name)"
        )
      }
    }
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
