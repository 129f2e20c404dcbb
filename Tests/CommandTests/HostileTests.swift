import Foundation
import PageChecking
import Testing

/// Foreign texts never control a terminal, whatever the verb and the format.
@Suite struct Hostile {
  private static let json = HostileText.json

  private static let log = """
    {"penaltybox":1,"id":\(json),"under":["nhl-2025"],"league":\(json)}
    {"roster":"A","number":6,"position":"C","name":\(json)}
    {"id":\(json),"period":1,"elapsed":"5:00","play":"penalty","offender":"A6","call":"2","infraction":\(json),"remark":\(json)}
    {"id":"p2","period":1,"elapsed":"5:10","play":"whistle","reason":\(json)}
    {"id":"p3","period":1,"elapsed":"5:20","play":"other","name":\(json),"recorded":"5v5"}
    {"id":"p4","period":1,"elapsed":"5:30","play":"signal","offender":"B7","call":"2","infraction":\(json)}
    {"id":"p5","period":1,"elapsed":"5:40","play":"penalty-shot","team":"A","shooter":"A6","scored":true}
    {"id":"p6","period":1,"elapsed":"5:50","play":"release","player":"A9","reason":\(json)}
    {"id":"p7","period":1,"elapsed":"5:55","play":"goal","team":"B","scorer":"B9"}
    {"id":"p8","period":1,"elapsed":"6:00","play":"void","of":\(json),"reason":\(json)}

    """

  private static let feed = AuditFeed.minor(code: "1551").text
    .replacing("\"hooking\"", with: json).replacing("\"hit\"", with: json)
    .replacing(#""homeTeam":{"id":1}"#, with: #""homeTeam":{"id":1,"abbrev":\#(json)}"#)
    .replacing("\"MIN\"", with: json)

  private static let book = """
    {"id":\(json),"name":\(json),"league":\(json),"title":\(json),"extends":"nhl-2025","provisions":{
    "periods":{"value":2,"record":\(json)},
    "period-length":{"value":"15:00","rule":\(json),"open":\(json)},
    "line-up-minor":{"value":"served","rule":"1","moot":\(json)},
    "minor-length":{"value":"1:30","rule":\(json),"unverified":\(json)},
    "infraction-counts":{"rule":"house 3","value":[
    {"infractions":[\(json)],"class":"minor","count":3,"waived-by":[]}]}}}
    """

  private static let shown = HostileText.shown

  private static let sheet = """
    under    nhl-2025
    P1  5:00  A6   2 \(shown)
        6:00  B9   goal   # \(shown)
        6:30  release A9 \(shown)

    """

  private static let cases = """
    under    nhl-2025

    == one \(shown)
    from     \(shown)
    P1  5:00  A6   2 \(shown)
        6:00  > 4v5
        7:00  > nothing

    == differs \(shown)
    P1  5:00  A6   2
              > 5v5

    == two \(shown)
    gap      \(shown)
    P1  5:00  A6   2
              > 4v5

    == three \(shown)
    disputed \(shown)
    P1  5:00  A6   2
              > A7 starts, until 7:00

    """

  /// A folder with the files, each of which is also there under a hostile name.
  private static func bench() throws -> Workbench {
    let name = HostileText.name
    return try Workbench([
      "log.jsonl": log, "\(name).jsonl": log, "feed.json": feed, "\(name).json": feed,
      "book.json": book, "\(name).book.json": book, "a.sheet": sheet, "\(name).sheet": sheet,
      "Cases/a.cases": cases, "Cases/\(name).cases": cases,
      "known.txt": "2015020009 P1 5:30 ruled 4v5 recorded 5v5 \(shown)\n",
      "bad.jsonl": "{\"penaltybox\":1,\(json):1}\n", "bad.json": "{\(json):\u{1b}}",
      "bad.sheet": "under nhl-2025\nP1 5:00 A6 2 \(name)\n", "books.sheet": "under \(shown)\n",
      "badbook.json": "{\"id\":\(json),\(json):1,\"provisions\":{\(json):\(json)}}",
      "bad.cases": "== \(shown)\nP1 \(shown)\n> \(shown)\n", "bad.txt": name,
      "torn.jsonl": "{\"\(name)",
      "bad.csv": "\(name),1\n",
    ])
  }

  /// Commands whose output is text, and may be coloured.
  static let texts: [[String]] =
    [
      ["replay", "log.jsonl"], ["replay", "log.jsonl", "--names"], ["replay", "feed.json"],
      ["replay", "a.sheet"], ["replay", "a.sheet", "--under", "book.json"],
      ["replay", "log.jsonl", "--under", "nhl-2025", "--under", "book.json"],
      ["replay", "a.sheet", "--under", "book.json", "--under", "book.json"],
      ["state", "log.jsonl", "--at", "P1 5:35", "--names"],
      ["state", "feed.json", "--at", "P1 5:30"],
      ["ask", "log.jsonl", "--at", "P1 5:35", "--names"],
      ["ask", "a.sheet", "--at", "P1 5:35", "B7 2 \(shown)"],
      ["audit", "feed.json", "log.jsonl", "--known", "known.txt", "--strict"],
      ["audit", "feed.json", "--format", "known"],
      ["books", "show", "book.json"], ["books", "diff", "nhl-2025", "book.json"],
      ["books", "new", "--extends", "book.json"], ["books", "check", "book.json"],
      ["books", "show", "book.json", "--mine"],
      ["check", "Cases"], ["check", "Cases", "--under", "book.json"],
      ["check", "Cases", "--coverage", "--under", "book.json"],
      ["fmt", "a.sheet"], ["fmt", "--check", "a.sheet"], ["convert", "log.jsonl"],
      ["convert", "feed.json"],
    ]
    + [
      "replay", "audit", "convert", "fmt", "check", "ask",
    ].flatMap { verb in
      ["jsonl", "json", "sheet", "cases"].map { [verb, "\(HostileText.name).\($0)"] }
    }

  @Test(arguments: texts) func `text has only our own styles`(_ words: [String]) throws {
    let coloured = words[0] != "fmt" && words[0] != "convert"
    let bench = try Self.bench()
    let plain = try bench.run(words)
    #expect(HostileText.faults(in: plain.output) == [])
    #expect(HostileText.faults(in: plain.errors) == [])
    guard coloured else { return }
    let outcome = try bench.run(words + ["--color", "always"])
    #expect(HostileText.faults(in: outcome.output, isColoured: true) == [])
    #expect(HostileText.faults(in: outcome.errors) == [])
  }

  @Test(arguments: [
    ["replay", "--format", "jsonl", "log.jsonl", "feed.json", "\(HostileText.name).sheet"],
    ["state", "--format", "json", "--at", "P1 5:35", "--names", "log.jsonl"],
    ["ask", "--format", "json", "--at", "P1 5:35", "--names", "log.jsonl"],
    ["convert", "--format", "jsonl", "--names", "log.jsonl"],
    ["books", "--format", "json", "show", "book.json"],
    ["books", "--format", "json", "diff", "nhl-2025", "book.json"],
    ["audit", "--format", "json", "feed.json", "log.jsonl"],
    ["check", "--format", "json", "Cases", "--under", "book.json"],
    ["check", "--format", "json", "--coverage", "Cases", "--under", "book.json"],
  ]) func `JSON has hidden characters as escapes`(_ words: [String]) throws {
    let outcome = try Self.bench().run(words)
    #expect(HostileText.faults(in: outcome.output) == [])
    #expect(HostileText.faults(in: outcome.errors) == [])
    #expect(outcome.output != "")
    #expect(outcome.output.contains(#"\u009b2J"#))
    for line in outcome.output.split(separator: "\n") {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
  }

  @Test func `what JSON escapes comes back`() throws {
    let bench = try Self.bench()
    let once = try bench.run("convert", "--format", "jsonl", "--names", "log.jsonl").output
    let head = try #require(once.split(separator: "\n").first)
    let object = try JSONSerialization.jsonObject(with: Data(head.utf8)) as? [String: Any]
    #expect(object?["id"] as? String == HostileText.all)
    #expect(
      try bench.run("convert", "--format", "jsonl", "--names", "-", input: once).output == once)
  }

  @Test(arguments: ["plays", "penalties", "goals", "teams", "strengths", "players"])
  func `CSV has no hidden characters`(_ rows: String) throws {
    let outcome = try Self.bench().run(
      "replay", "--format", "csv", "--rows", rows, "--names", "--color", "always", "log.jsonl",
      "feed.json")
    #expect(HostileText.faults(in: outcome.output, hasLineBreaks: true) == [])
    #expect(HostileText.faults(in: outcome.errors) == [])
  }

  @Test(arguments: [
    ["replay", "--format", "html", "--names", "log.jsonl", "feed.json", "a.sheet"],
    ["replay", "--format", "html", "\(HostileText.name).jsonl"],
    ["replay", "--format", "svg", "--names", "log.jsonl"],
    ["audit", "--format", "html", "feed.json", "log.jsonl", "--known", "known.txt"],
    ["books", "--format", "html", "show", "book.json"],
    ["books", "--format", "html", "diff", "nhl-2025", "book.json"],
  ]) func `a page has only our own markup`(_ words: [String]) throws {
    let outcome = try Self.bench().run(words)
    #expect(HostileText.faults(in: outcome.output) == [])
    #expect(HostileText.faults(in: outcome.errors) == [])
    #expect(ParsedPage(outcome.output).faults == [])
    #expect(outcome.output.contains("&lt;b&gt;&quot;&#39;&amp;"))
  }

  @Test(arguments: ["junit", "github"])
  func `a check has no hidden characters in any format`(_ format: String) throws {
    for words in [[], ["--under", "book.json"]] {
      let outcome = try Self.bench().run(
        ["check", "Cases", "--format", format, "--color", "always"] + words)
      #expect(HostileText.faults(in: outcome.output) == [])
      #expect(HostileText.faults(in: outcome.errors) == [])
      #expect(outcome.output.contains("differs"))
    }
  }

  @Test(arguments: [
    ["replay", "bad.jsonl"], ["replay", "bad.json"], ["replay", "bad.sheet"],
    ["replay", "books.sheet"], ["replay", "bad.txt"], ["replay", "torn.jsonl"],
    ["state", "--at", HostileText.name, "a.sheet"], ["ask", "a.sheet", HostileText.name],
    ["audit", "bad.json", "a.sheet"], ["audit", "--known", "bad.txt", "feed.json"],
    ["audit", "--official", "bad.csv", "feed.json"], ["convert", "bad.jsonl"],
    ["convert", "bad.jsonl", "bad.json", "--into", HostileText.name],
    ["replay", "a.sheet", "--under", "badbook.json"], ["books", "show", "badbook.json"],
    ["books", "show", HostileText.name], ["books", "show", "\(HostileText.name).json"],
    ["check", "bad.cases"], ["check", "Cases", "--case", HostileText.name],
    ["check", HostileText.name, "--export"], ["fmt", "bad.sheet"],
    ["fmt", "bad.cases"], ["replay", "missing\(HostileText.name)"], [HostileText.name],
    ["replay", "--\(HostileText.name)"], ["replay", "--format", HostileText.name, "a.sheet"],
    ["books", HostileText.name], ["books", "show", "nhl-2025", HostileText.name],
    ["live", "bad.jsonl"], ["live", "a.sheet"],
    ["live", "new.jsonl", "--home", HostileText.name], ["live", "\(HostileText.name).sheet"],
  ]) func `an error has no hidden characters`(_ words: [String]) throws {
    let outcome = try Self.bench().run(words, input: "{\(Self.json):1,\u{1b}[2J}\n")
    #expect(HostileText.faults(in: outcome.output) == [])
    #expect(HostileText.faults(in: outcome.errors) == [])
    #expect(outcome.errors != "")
    #expect(outcome.status == 2)
  }

  @Test func `a live log has no hidden characters`() throws {
    let bench = try Self.bench()
    let input =
      "state\nP1 7:00 whistle # \(Self.shown)\n8:00 other \(Self.shown)\n\(HostileText.name)\nundo\n"
    for path in ["log.jsonl", "\(HostileText.name).jsonl", "new.jsonl"] {
      for color in ["never", "always"] {
        let outcome = try bench.run(
          ["live", path, "--under", "nhl-2025", "--color", color], input: input)
        #expect(HostileText.faults(in: outcome.output, isColoured: color == "always") == [])
        #expect(HostileText.faults(in: outcome.errors) == [])
        #expect(outcome.output.contains("kept: "))
      }
    }
  }

  @Test func `the command writes to its outputs in one place`() throws {
    let sources = Workbench.repository.appending(path: "Sources/penaltybox")
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var writers: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacing("isatty(STDOUT_FILENO)", with: "").replacing("isatty(STDERR_FILENO)", with: "")
        .replacing(
          "[STDIN_FILENO, STDOUT_FILENO].allSatisfy { console.calls.isatty($0) }", with: "")
      let isWriter = ["STDOUT_FILENO", "STDERR_FILENO", "stdout", "stderr", " print(\"", "fputs("]
        .contains { text.contains($0) }
      if isWriter { writers.insert(file.lastPathComponent) }
    }
    #expect(writers == ["Console.swift"])
  }
}
