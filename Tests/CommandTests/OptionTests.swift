import Foundation
import Testing

/// All pairs of a verb and an option: each option changes what the verb does.
@Suite struct Options {
  /// Words for a verb, and an option, with its value, that changes the result.
  private static let uses: [(words: String, option: String)] = [
    ("replay a.sheet", "--under iihf-2025"), ("replay a.sheet", "--from jsonl"),
    ("replay a.sheet", "--jobs 0"), ("replay league.sheet", "--league NHL"),
    ("replay a.sheet", "--format jsonl"), ("replay a.sheet --format csv", "--rows goals"),
    ("replay names.jsonl", "--names"), ("replay odd.sheet", "--strict"),
    ("replay a.sheet", "--color always"), ("replay none.sheet", "--quiet"),
    ("state a.sheet --at P1_5:00", "--at P1_4:30"),
    ("state a.sheet --at P1_16:00", "--clock remaining"), ("state a.sheet", "--side before"),
    ("state names.jsonl", "--names"), ("state odd.sheet", "--strict"),
    ("state a.sheet", "--under iihf-2025"), ("state a.sheet", "--from jsonl"),
    ("state league.sheet", "--league NHL"), ("state a.sheet", "--format json"),
    ("state a.sheet", "--color always"), ("state none.sheet", "--quiet"),
    ("state over.sheet", "--follow"), ("state over.sheet", "--tick"),
    ("ask a.sheet", "--at P1_4:30"), ("ask a.sheet --at P1_16:00", "--clock remaining"),
    ("ask a.sheet", "--side before"), ("ask names.jsonl", "--names"),
    ("ask odd.sheet", "--strict"), ("ask a.sheet", "--under iihf-2025"),
    ("ask a.sheet", "--from jsonl"), ("ask league.sheet", "--league NHL"),
    ("ask a.sheet", "--format json"), ("ask a.sheet", "--color always"),
    ("ask none.sheet", "--quiet"), ("ask b.sheet A6_2", "--season banned.season"),
    ("replay a.sheet", "--season banned.season"), ("season banned.season", "--game 3"),
    ("strength a.sheet", "--at shots.csv"),
    ("strength a.sheet --at shots.csv", "--under own.json"),
    ("strength a.sheet --at shots.csv", "--from jsonl"),
    ("strength a.sheet --at shots.csv", "--jobs 0"),
    ("strength league.sheet --at shots.csv", "--league NHL"),
    ("strength a.sheet --at shots.csv", "--clock remaining"),
    ("strength none.sheet --at shots.csv", "--quiet"), ("scoresheet a.sheet", "--under iihf-2025"),
    ("scoresheet a.sheet", "--from jsonl"), ("scoresheet a.sheet", "--jobs 0"),
    ("scoresheet league.sheet", "--league NHL"), ("scoresheet names.jsonl", "--names"),
    ("scoresheet a.sheet", "--format html"), ("scoresheet a.sheet", "--color always"),
    ("scoresheet none.sheet", "--quiet"), ("season a.sheet", "--team A"),
    ("season a.sheet", "--player A6"), ("season a.sheet", "--stage play-offs"),
    ("season banned.season", "--since 2"),
    ("season banned.season", "--strict"), ("season names.jsonl", "--names"),
    ("season a.sheet", "--under iihf-2025"), ("season a.sheet", "--from jsonl"),
    ("season league.sheet", "--league NHL"), ("season a.sheet", "--jobs 0"),
    ("season a.sheet", "--format json"), ("season a.sheet", "--color always"),
    ("season none.sheet", "--quiet"), ("check a.cases", "--case longer"),
    ("check a.cases", "--all"), ("check a.cases", "--fail-fast"),
    ("check a.cases", "--as own.json"),
    ("check a.cases", "--coverage"), ("check a.cases", "--export"),
    ("check a.cases", "--under nhl-2014"), ("check a.cases", "--format junit"),
    ("check a.cases --coverage", "--color always"), ("check a.cases", "--quiet"),
    ("audit a.json", "--under iihf-2025"), ("audit a.json", "--from jsonl"),
    ("audit a.json", "--jobs 0"), ("audit a.json", "--league PWHL"),
    ("audit a.json", "--official figures.csv"), ("audit a.json", "--shifts charts"),
    ("audit a.json", "--known known.txt"), ("audit named.json", "--names"),
    ("audit a.json", "--format json"), ("audit odd.json", "--strict"),
    ("audit a.json", "--color always"), ("audit feeds", "--quiet"),
    ("convert a.sheet", "--format jsonl"), ("convert a.sheet", "--from jsonl"),
    ("convert table.csv --visiting X", "--home Y"), ("convert table.csv --home Y", "--visiting X"),
    ("convert table.csv", "--clock remaining"), ("convert table.csv", "--columns player=minutes"),
    ("replay table.csv --under nhl-2025 --visiting X", "--home Y"),
    ("replay table.csv --under nhl-2025 --home Y", "--visiting X"),
    ("replay table.csv --under nhl-2025", "--columns player=minutes"),
    ("audit labels.csv --under nhl-2025 --visiting X", "--home Y"),
    ("audit labels.csv --under nhl-2025 --home Y", "--visiting X"),
    ("audit labels.csv --under nhl-2025", "--columns strength=mark"),
    ("convert a.sheet", "--league NHL"),
    ("convert table.csv", "--under nhl-2014"),
    ("convert names.jsonl --format jsonl", "--names"), ("convert a.sheet", "--into out"),
    ("convert a.sheet --into new", "--quiet"), ("fmt a.sheet", "--check"),
    ("fmt a.sheet", "--write"),
    ("fmt a.sheet --write", "--quiet"), ("books", "--format json"),
    ("books new", "--extends nhl-2025"), ("books show own.json", "--mine"),
    ("books", "--color always"),
    ("live new.jsonl", "--under nhl-2025"), ("live new.jsonl --under nhl-2025", "--home TOR"),
    ("live new.jsonl --under nhl-2025", "--visiting MTL"),
    ("live new.jsonl --under nhl-2025", "--kind final"),
    ("live new.jsonl --under nhl-2025", "--periods 3x15:00"),
    ("live new.jsonl --under nhl-2025", "--overtime 4:00"),
    ("live new.jsonl --under nhl-2025", "--clock remaining"),
    ("live new.jsonl --under nhl-2025", "--strict"),
    ("live new.jsonl --under nhl-2025", "--season banned.season"),
    ("live new.jsonl --under nhl-2025", "--color always"), ("live twice.jsonl", "--quiet"),
    ("live", "--words"),
  ]

  private static let files = [
    "a.sheet": "under nhl-2025\nP1 4:00 A6 2\n   5:00 B9 goal\n 8:00 A bench 2\n",
    "b.sheet": "under nhl-2025\nP1 5:00 A7 2\n",
    "odd.sheet": "under nhl-2025\nP1 19:30 period-end\n",
    "over.sheet": "under nhl-2025\nP3 20:00 B9 goal\n   20:00 game-end\n",
    "league.sheet": "league BCHL\ndate 2025-11-20\nP1 4:00 A6 2\n",
    "none.sheet": "league BCHL\nP1 4:00 A6 2\n",
    "twice.jsonl":
      #"{"penaltybox":1,"under":["nhl-2025"],"home":"A","visiting":"B"}"# + "\n"
      + String(
        repeating: #"{"id":1,"period":1,"elapsed":"1:00","play":"whistle"}"# + "\n", count: 2),
    "own.json":
      #"{"id":"own","name":"Ours","league":"Us","extends":"nhl-2025","provisions":{"minor-length":{"value":"0:30","rule":"1"}}}"#,
    "shots.csv": "period,time\n1,4:45\n",
    "banned.season":
      "under nhl-2025\ngame 1\nP1 4:00 A6 5+GM boarding\ngame 2\nP1 4:00 A6 5+GM boarding\ngame 3\nP1 5:00 A6 2\n",
    "a.cases":
      "under nhl-2025 nhl-2014\n\n== a minor lasts longer\nP1 5:00 A6 2\n 7:00 > 4v5\n 7:30 > 4v5\n\n== a minor\nP1 5:00 A6 2\n 6:00 > 3v5\n",
    "figures.csv": "game_id,side,goals,pim,pp_opp,pp_goals\n2015020001,home,0,2,0,0\n",
    "known.txt": "2015020001 P1 5:30 to 6:00 ruled 4v5 recorded 5v5 an error of the source\n",
    "charts/x.txt": "", "out/x.txt": "",
    "table.csv": "period,time,team,player,minutes\n1,4:00,X,6,2\n1,5:00,Y,6,2\n",
    "labels.csv": "period,time,team,event,mark\n1,4:00,X,Goal,PP\n1,5:00,Y,Goal,EQ\n",
    "a.json": AuditFeed.minor(code: "1551").text,
    "named.json": AuditFeed.minor(code: "1551").text.replacing(
      #""positionCode""#,
      with: #""firstName":{"default":"Bo"},"lastName":{"default":"Lind"},"positionCode""#),
    "odd.json": Options.odd, "feeds/a.json": AuditFeed.minor().text,
    "names.jsonl":
      #"{"penaltybox":1,"under":["nhl-2025"],"home":"A","visiting":"B"}"# + "\n"
      + #"{"roster":"A","number":6,"name":"Bo Lind"}"# + "\n"
      + #"{"id":1,"period":1,"elapsed":"4:00","play":"penalty","offender":"A6","call":"M"}"# + "\n",
    "feeds/x.sheet": "under nhl-2025\nP1 5:00 A6 2\n",
  ]

  /// All pairs that the program has, except for `--help`, which all verbs have.
  private static func pairs() throws -> Set<String> {
    let bench = try Workbench()
    let verbs = try bench.run("completion", "words", "--", "").output.split(separator: "\n")
    var pairs: Set<String> = []
    for verb in verbs.compactMap({ $0.split(separator: "\t").first }) where !verb.hasPrefix("-") {
      let options = try bench.run("completion", "words", "--", String(verb), "--").output
      for option in options.split(separator: "\n").compactMap({ $0.split(separator: "\t").first })
      where option != "--help" { pairs.insert("\(verb) \(option)") }
    }
    return pairs
  }

  /// A feed whose first period ends early.
  private static var odd: String {
    var odd = AuditFeed.minor()
    odd.add("period-end", "09:00")
    return odd.text
  }

  private func outcome(_ words: String) throws -> [String] {
    let bench = try Workbench(Self.files)
    let words = words.split(separator: " ").map { String($0).replacing("_", with: " ") }
    let outcome = try bench.run(words, input: "4:00 A6 2\n9:00 A6 2 hookng\ny\n")
    let files = try FileManager.default.subpathsOfDirectory(atPath: bench.folder.path)
      .filter { !$0.hasPrefix(".run") }.sorted().joined(separator: " ")
    return [outcome.output, outcome.errors, String(outcome.status), files]
  }

  @Test func `each pair of a verb and an option has a use here`() throws {
    let used = Self.uses.map { use in
      [use.words, use.option].map { String($0.prefix { $0 != " " }) }.joined(separator: " ")
    }
    #expect(try Self.pairs().subtracting(used).sorted() == [])
  }

  @Test(arguments: Options.uses.map { ($0.words, $0.option) })
  func `an option changes what is done, or is refused`(_ words: String, _ option: String) throws {
    #expect(try outcome(words) != outcome("\(words) \(option)"))
  }
}
