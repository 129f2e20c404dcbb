import Foundation
import Testing

@testable import penaltybox

/// Each command on a page and each example of the help runs as it is printed.
@Suite struct Instructions {
  /// A printed command, and the page or the verb whose help prints it.
  struct Printed: CustomTestStringConvertible, Sendable {
    var page: String
    var command: String

    var testDescription: String { "\(page): \(command)" }
  }

  /// The beginnings of the commands that are not run here, and the reasons.
  private static let needs = [
    ".ci/": "it is a script of the gate",
    "swift test": "it runs these tests",
    "swift run -c release benchmarks": "it needs a folder of real games",
    "rlwrap": "it needs a terminal",
    "source <(": "it needs bash; `ShellCompletions` has it",
    "parallel": "it needs GNU parallel and jq; `ServeRecipes` has it",
    "jq -c '{": "it needs jq and its games; `ServeRecipes` has it",
    "duckdb": "it needs DuckDB; `ServeRecipes` has it",
  ]

  /// The placeholders that a reader replaces by a name.
  private static let patterns: Set = [
    "BOOK", "CASES", "CHARTS", "FILE", "FIGURES.csv", "GAMES", "ID", "SHELL", "VERB",
  ]

  /// Parts of commands that sentences name.
  private static let parts: Set = [
    "penaltybox audit --official", "penaltybox books show", "penaltybox convert --format jsonl",
  ]

  private static let first = [
    "penaltybox", "swift", "jq", "parallel", "duckdb", "rlwrap", "source", ".ci/", "echo",
  ]

  static let printed = Result { try pages().flatMap { try commands(on: $0) } + examples() }

  private static func pages() throws -> [String] {
    let folders = ["Cases", "Rulebook", "Sources", "Tests"]
    return try FileManager.default.contentsOfDirectory(atPath: Workbench.repository.path)
      .filter { $0.hasSuffix(".md") }
      + folders.flatMap { folder in
        try FileManager.default.subpathsOfDirectory(
          atPath: Workbench.repository.appending(path: folder).path
        ).filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
      }
  }

  private static func examples() -> [Printed] {
    Verb.all.flatMap { verb in
      verb.examples.map { Printed(page: "help \(verb.name)", command: $0) }
    }
  }

  /// The commands in the code blocks of a page, and the commands in its text that have more words
  /// than a verb.
  private static func commands(on page: String) throws -> [Printed] {
    let text = try String(
      contentsOf: Workbench.repository.appending(path: page), encoding: .utf8)
    var commands: [String] = []
    var open = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      for span in line.split(separator: "`").dropFirst()
      where span.hasPrefix("penaltybox ") && span.split(separator: " ").count > 2 {
        commands.append(String(span))
      }
      let isBlock = line.hasPrefix("    ")
      let words = line.drop { $0 == " " }.trimmingPrefix("$ ")
      if !open.isEmpty {
        open += "\n" + words
      } else if isBlock, first.contains(where: { words.hasPrefix($0) }) {
        open = String(words)
      }
      if open.isEmpty || open.hasSuffix("\\") || open.hasSuffix("|") { continue }
      if open.contains("while "), !open.hasSuffix("done") { continue }
      // A remark may follow a command on its line.
      commands.append(
        String(open.prefix(upTo: open.firstRange(of: "   ")?.lowerBound ?? open.endIndex)))
      open = ""
    }
    return commands.map { Printed(page: page, command: $0) }
  }

  private static func isRun(_ one: Printed) -> Bool {
    !needs.keys.contains { one.command.hasPrefix($0) } && !parts.contains(one.command)
      && patterns.isDisjoint(with: one.command.split(separator: " ").map { String($0) })
  }

  private static let files: [String: String] = {
    let feed = AuditFeed.minor(code: "1551").text
    let game = "P1 4:00 TOR6 5+GM boarding\nP3 20:00 game-end\n"
    return [
      "game.sheet": """
      under nhl-2025
      P1 4:00 A6 2 hooking
         5:10 B9 goal 4 17
      P2 12:00 A7 2+2 high-sticking

      """,
      "a.sheet": "under nhl-2025\nP2 12:00 A6 2\n", "game.json": feed, "feed.json": feed,
      "game.jsonl": """
      {"penaltybox":1,"under":["nhl-2025"],"clock":"elapsed","home":"TOR","visiting":"MTL","kind":"regular"}
      {"id":"p1","period":1,"elapsed":"4:00","play":"penalty","offender":"TOR6","call":"2"}
      {"id":"p2","period":3,"elapsed":"20:00","play":"game-end"}

      """,
      "games/a.json": feed,
      "games/g1.sheet": "under nhl-2025\nid g1\n" + game.replacing("TOR", with: "A"),
      "charts/2015020001.csv": AuditFeed.chart(off: "05:00", on: "07:00"),
      "figures.csv": "game_id,side,goals,pim,pp_opp,pp_goals\n2015020001,home,0,2,0,0\n",
      "errors.txt": "2015020001 P1 5:30 ruled 4v5 recorded 5v5 a slip\n",
      "shots.csv": "game,period,time\ngame.sheet,1,4:30\n2015020001,1,9:30\n",
      "table.csv": "period,time,team,player,minutes,text,Per,Clock,Club,No,PIM,What\n"
        + "1,4:00,Bears,4,2,Hooking,1,4:00,Bears,4,2,Hooking\n",
      "a.csv": "Clock,team,PIM,Offence\n4:00,Bears,2,Hooking\n",
      "labels.csv": "time,team,event,Situation\n4:00,Bears,Goal,1551\n",
      "gamesheet.csv": TableShapes.gameSheet, "swehockey.html": TableShapes.actions,
      "bigdatacup.csv": TableShapes.bigDataCup, "game_plays.csv": TableShapes.kaggle,
      "ncaa.csv": TableShapes.ncaa, "league.csv": TableShapes.recLeague,
      "joined.sheet": "under nhl-2025\nfrom-position P2 12:34 2-1\nfrom-position A6 2 1:14\n",
      "our-league.json": #"{"id":"our-league","name":"Ours","league":"Us","extends":"nhl-2025","#
        + #""provisions":{"minor-length":{"value":"1:30","rule":"1"}}}"#,
      "requests.jsonl": #"{"what":"books"}"# + "\n",
      "cases.jsonl": #"{"request":{"what":"books"}}"# + "\n",
      "2024-25/a.sheet": "under nhl-2025\nhome TOR\nvisiting MTL\nid 2024020801\n" + game,
      "rulings.season": "under nhl-2025\n\ngame 2024020801\nrescinded TOR6 no contact\n",
      "home/.zfunc/x": "", "home/.config/fish/completions/x": "",
    ]
  }()

  /// A folder with the files that the pages name.
  private static func bench() throws -> Workbench {
    let bench = try Workbench(files)
    let cases = Workbench.repository.appending(path: "Cases")
    for part in ["games/nhl-2016021084-overtime.sheet", "games/nhl-2015030314-play-offs.sheet"] {
      try bench.write(Data(contentsOf: cases.appending(path: part)), to: "Cases/\(part)")
    }
    try FileManager.default.copyItem(
      at: cases.appending(path: "delayed-penalties"),
      to: bench.folder.appending(path: "Cases/delayed-penalties"))
    return bench
  }

  @Test(arguments: try printed.get().filter(isRun))
  func `a command runs as it is printed`(_ one: Printed) throws {
    for program in ["jq", "rlwrap"] where one.command.contains("\(program) ") {
      if Workbench.installed(program) == nil { return }
    }
    let command = one.command.replacing("swift run penaltybox", with: "penaltybox")
    let outcome = try Self.bench().shell("HOME=$PWD/home; " + command)
    #expect(outcome.status < 2, "\(outcome.errors)")
    #expect(!outcome.errors.contains("not found"), "\(outcome.errors)")
  }

  @Test func `all pages have been searched, and each reason is needed`() throws {
    let all = try Self.printed.get()
    #expect(all.filter(Self.isRun).count > 100)
    for reason in Self.needs.keys {
      #expect(all.contains { $0.command.hasPrefix(reason) }, "\(reason)")
    }
  }
}
