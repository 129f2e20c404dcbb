import Cases
import Foundation
import Scoresheets
import Surface
import Testing

/// The command, run as a user runs it, prints the same bytes as the answers of the Surface.
struct SameAnswerTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The games of this repository, and 200 cases as sheets, by the names of their files.
  private static func sheets() throws -> [(name: String, text: String)] {
    let folder = root.appending(path: "Cases")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    func text(_ path: String) throws -> String {
      try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
    let games = try paths.filter { $0.hasSuffix(".sheet") }.map {
      (name: $0.split(separator: "/").last.map { String($0) } ?? $0, text: try text($0))
    }
    // The books of leagues' own rules are in files, which no request can name.
    let cases = try paths.filter { $0.hasSuffix(".cases") && !$0.hasPrefix("house-rules/") }.flatMap
    { path in
      CaseReader.read(try text(path).utf8, file: path).file.cases
    }.filter { $0.log.clock == .elapsed && !$0.log.plays.isEmpty }
    let step = max(1, cases.count / 200)
    let some = stride(from: 0, to: cases.count, by: step).prefix(200).map { index in
      (name: "case-\(index).sheet", text: WrittenSheet(of: cases[index].log).text)
    }
    return games + some
  }

  private static func answer(
    _ surface: inout Surface, _ what: String, _ sheet: (name: String, text: String)?,
    _ members: [String: Any] = [:]
  ) throws -> String {
    var request = members
    request["what"] = what
    if let sheet { request["log"] = ["name": sheet.name, "text": sheet.text] }
    let bytes = surface.answer(to: Array(try JSONSerialization.data(withJSONObject: request)))
    let text = String(decoding: bytes, as: UTF8.self)
    let head = "{\"answer\":"
    guard text.hasPrefix(head), let end = text.range(of: ",\"errors\":", options: .backwards)
    else { return text }
    return String(text[text.index(text.startIndex, offsetBy: head.count)..<end.lowerBound])
  }

  /// The elements of a JSON array whose elements are objects, as lines.
  private static func lines(_ array: String) throws -> String {
    let bytes = Array(array.utf8)
    var reader = JSONReader(bytes)
    var lines = ""
    try reader.beginArray()
    while try reader.nextElement() {
      let start = reader.mark.offset
      try reader.skipValue()
      let element = bytes[start..<reader.mark.offset].drop { $0 == UInt8(ascii: ",") }
      lines += String(decoding: element, as: UTF8.self) + "\n"
    }
    return lines
  }

  @Test func `each game has the same state and answers`() throws {
    let sheets = try Self.sheets()
    #expect(sheets.count > 200)
    let bench = try Workbench()
    var surface = Surface()
    for sheet in sheets {
      try bench.write(Data(sheet.text.utf8), to: sheet.name)
      for what in ["state", "ask"] {
        let printed = try bench.run([what, "--format", "json", sheet.name]).output
        #expect(printed.dropLast() == (try Self.answer(&surface, what, sheet)), "\(sheet.name)")
      }
    }
  }

  @Test(arguments: ["", "plays", "rulings", "penalties", "goals", "teams", "strengths", "players"])
  func `all games have the same replay and rows`(_ rows: String) throws {
    let sheets = try Self.sheets()
    let bench = try Workbench()
    for sheet in sheets { try bench.write(Data(sheet.text.utf8), to: sheet.name) }
    let options = rows.isEmpty ? [] : ["--rows", rows]
    let printed = try bench.run(
      ["replay", "--format", "jsonl"] + options + sheets.map(\.name))
    var surface = Surface()
    let answers = try sheets.map { sheet in
      try Self.lines(
        rows.isEmpty
          ? Self.answer(&surface, "replay", sheet)
          : Self.answer(&surface, "rows", sheet, ["rows": rows]))
    }
    #expect(printed.output == answers.joined())
  }

  @Test(arguments: ["sheet", "jsonl"])
  func `all games are converted alike`(_ format: String) throws {
    let bench = try Workbench()
    var surface = Surface()
    let sheets = try Self.sheets()
    for sheet in sheets { try bench.write(Data(sheet.text.utf8), to: sheet.name) }
    _ = try bench.run(["convert", "--format", format, "--into", "out"] + sheets.map(\.name))
    for sheet in sheets {
      let stem = sheet.name.dropLast(".sheet".count)
      let file = bench.folder.appending(path: "out/\(stem).\(format)")
      let answer = try Self.answer(&surface, "convert", sheet, ["to": format])
      let text = try JSONDecoder().decode(String.self, from: Data(answer.utf8))
      #expect(try String(contentsOf: file, encoding: .utf8) == text, "\(sheet.name)")
    }
  }

  @Test func `the books are the same`() throws {
    let bench = try Workbench()
    var surface = Surface()
    for (words, books) in [
      (["books", "--format", "json"], []),
      (["books", "show", "nhl-2025", "--format", "json"], ["nhl-2025"]),
      (["books", "diff", "nhl-2025", "iihf-2025", "--format", "json"], ["nhl-2025", "iihf-2025"]),
    ] {
      let answer = try Self.answer(&surface, "books", nil, ["books": books])
      #expect(try bench.run(words).output.dropLast() == answer)
    }
  }

  @Test func `a game is audited alike, with the league's files`() throws {
    var feed = AuditFeed.minor(code: "0551")
    feed.addGoal("08:30", of: 1, by: 107, assist: 106, code: "1551", score: (1, 0))
    let texts = [
      "official": "game_id,side,goals,pim,pp_opp,pp_goals\n2015020001,home,1,2,0,0\n"
        + "2015020001,away,0,0,3,0\n",
      "known": "2015020001 P1 5:31 ruled 4v5 recorded 5v5 a slip\n",
      "shifts": AuditFeed.chart(off: "05:00", on: "07:00"),
    ]
    let bench = try Workbench(["game.json": feed.text])
    let names = ["official": "f.csv", "known": "k.txt", "shifts": "charts/2015020001.csv"]
    for (key, name) in names { try bench.write(Data((texts[key] ?? "").utf8), to: name) }
    var surface = Surface()
    let printed = try bench.run(["audit", "--format", "json", "game.json"]).output
    #expect(
      printed.dropLast() == (try Self.answer(&surface, "audit", ("game.json", feed.text))))
    #expect(printed.contains(#""ruled":"4v5""#))
    let files = ["--official", "f.csv", "--known", "k.txt", "--shifts", "charts"]
    let all = try bench.run(["audit", "--format", "json"] + files + ["game.json"]).output
    let members = texts.mapValues { ["text": $0] as Any }
    #expect(
      all.dropLast() == (try Self.answer(&surface, "audit", ("game.json", feed.text), members)))
    #expect(all.contains(#""knownGone":[{"#) && all.contains(#""culprit":"#))
    let sheet = (name: "a.sheet", text: "under nhl-2025\nP1 4:00 A6 2\n")
    #expect(try Self.answer(&surface, "audit", sheet).contains(#""code":"nothing-recorded""#))
  }

  @Test func `case files are checked alike`() throws {
    let folder = Self.root.appending(path: "Cases/overtime")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    var surface = Surface()
    for name in names where name.hasSuffix(".cases") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let bench = try Workbench([name: text])
      let printed = try bench.run(["check", "--format", "json", name]).output
      #expect(printed.dropLast() == (try Self.answer(&surface, "check", (name, text))), "\(name)")
    }
  }
}
