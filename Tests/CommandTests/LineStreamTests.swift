import Foundation
import Testing

@Suite struct LineStreams {
  private static let sheet = "under nhl-2025\nP1 4:00 A6 2 tripping\n   5:00 B9 goal\n"

  /// The lines of a stream: a sheet in a string, one with an id, and others that cannot be read.
  private static func line(_ value: Any) throws -> String {
    let data = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private static func answers(_ outcome: Workbench.Outcome) throws -> [[String: Any]] {
    try outcome.output.split(separator: "\n").map { line in
      try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test func `each line is answered by a line, in order, with its number and its id`() throws {
    let input =
      try Self.line(Self.sheet) + Self.line(["id": "second", "log": Self.sheet])
      + Self.line(["log": Self.sheet, "id": 3])
    let outcome = try Workbench().run("replay", "--from", "lines", "-", input: input)
    let answers = try Self.answers(outcome)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(answers.map { $0["line"] as? Int } == [1, 2, 3])
    #expect(answers.map { $0["id"] as? String } == [nil, "second", nil])
    #expect(answers[2]["id"] as? Int == 3)
    for answer in answers {
      let plays = try #require(answer["answer"] as? [[String: Any]])
      #expect(plays.map { $0["kind"] as? String } == ["penalty", "goal", "final"])
    }
    let last = try #require(answers[1]["answer"] as? [[String: Any]]).last
    #expect(last?["game"] as? String == "second")
  }

  @Test func `an answer has what the command prints of the same game`() throws {
    let bench = try Workbench(["a.sheet": Self.sheet])
    let alone = try bench.run("replay", "--format", "jsonl", "a.sheet").output
    let line = try Self.line(["id": "a.sheet", "log": Self.sheet])
    let outcome = try bench.run("replay", "--from", "lines", "-", input: line)
    let joined = alone.split(separator: "\n").joined(separator: ",")
    #expect(
      outcome.output
        == "{\"line\":1,\"id\":\"a.sheet\",\"answer\":[\(joined)],\"errors\":[],\"notes\":[]}\n")
  }

  @Test(arguments: [
    (#"{"id":3,"log":"P1 4:00 A6 2\n","at":"P1 4:30"}"#, "-:1:1:32: unknown key 'at'"),
    (#"{"at":"P1 4:30","log":"P1 4:00 A6 2\n"}"#, "-:1:1:2: unknown key 'at'"),
    (
      #"{"log":"P1 4:00 A6 2\n","sumary":{}}"#,
      "-:1:1:25: unknown key 'sumary'; the nearest is 'summary'"
    ),
    (#"{"id":1,"log":"P1 4:00 A6 2\n","id":2}"#, "-:1:1:32: 'id' appears twice"),
  ])
  func `a key that a line does not have is refused, wherever it stands`(
    _ line: String, _ message: String
  ) throws {
    let outcome = try Workbench().run(
      "state", "--from", "lines", "--under", "nhl-2025", "-", input: line + "\n")
    let answer = try #require(try Self.answers(outcome).first)
    let errors = try #require(answer["errors"] as? [[String: Any]])
    #expect(answer["answer"] == nil)
    #expect((errors.first?["report"] as? String)?.split(separator: "\n").first ?? "" == message)
    #expect(outcome.status == 2)
  }

  @Test func `a bad line is answered by its error, and the stream goes on`() throws {
    let bad = ["{\"log\":", "17", "\"under nhl-2025\\nP1 4:00 A6 2 @\"", "{\"what\":1}", "\u{1}"]
    let good = try Self.line(Self.sheet)
    let input = bad.map { $0 + "\n" }.joined(separator: good) + "\n" + good.dropLast()
    let outcome = try Workbench().run("replay", "--from", "lines", "-", input: input)
    let answers = try Self.answers(outcome)
    #expect(answers.map { $0["line"] as? Int } == [1, 2, 3, 4, 5, 6, 7, 8, 9, 11])
    for (index, answer) in answers.enumerated() {
      let errors = try #require(answer["errors"] as? [[String: Any]])
      #expect(errors.isEmpty == (index % 2 == 1), "line \(index + 1)")
    }
    let error = (answers[2]["errors"] as? [[String: Any]])?.first
    #expect((error?["report"] as? String)?.hasPrefix("-:3:1:1: ") ?? false)
    #expect(outcome.errors == "5 of 10 lines answered with errors\n")
    #expect(outcome.status == 2)
  }

  @Test(arguments: ["1", "2", "5"])
  func `any number of threads answers the same, in order`(_ jobs: String) throws {
    var input = ""
    for number in 1...200 {
      let goals = (0..<number % 7).map { "   \(6 + $0):00 B\($0 + 1) goal\n" }.joined()
      input += try Self.line(["id": "g\(number)", "log": Self.sheet + goals])
    }
    let bench = try Workbench(["games.jsonl": input])
    let one = try bench.run(
      "replay", "--from", "lines", "--rows", "teams", "--jobs", "1", "games.jsonl")
    let several = try bench.run(
      "replay", "--from", "lines", "--rows", "teams", "--jobs", jobs, "games.jsonl")
    #expect(one.output == several.output)
    #expect(try Self.answers(one).map { $0["id"] as? String } == (1...200).map { "g\($0)" })
  }

  @Test func `state, ask and convert answer lines too`() throws {
    let bench = try Workbench()
    let line = try Self.line(Self.sheet)
    let state = try bench.run("state", "--from", "lines", "-", "--at", "P1 4:30", input: line)
    let answer = try #require(try Self.answers(state).first?["answer"] as? [String: Any])
    #expect((answer["manpower"] as? [String: Int]) == ["home": 4, "visiting": 5])
    let ask = try bench.run(
      "ask", "--from", "lines", "-", "B goal", "--at", "P1 4:30", input: line)
    let asked = try #require(try Self.answers(ask).first?["answer"] as? [String: Any])
    #expect((asked["rulings"] as? [[String: Any]])?.isEmpty == false)
    let convert = try bench.run("convert", "--from", "lines", "-", input: line)
    #expect((try Self.answers(convert).first?["answer"] as? String)?.contains("A6") ?? false)
  }

  @Test func `the book of the option is the book of all lines`() throws {
    let line = try Self.line("P1 4:00 A6 2\n")
    let bench = try Workbench()
    let none = try Self.answers(try bench.run("replay", "--from", "lines", "-", input: line))
    #expect((none.first?["errors"] as? [Any])?.count == 1)
    let given = try bench.run(
      "replay", "--from", "lines", "--under", "nhl-2025", "-", input: line)
    #expect(given.status == 0)
    let unknown = try bench.run("replay", "--from", "lines", "--under", "nhl-1", "-", input: line)
    #expect(unknown.status == 2 && unknown.output.isEmpty)
  }

  @Test func `what does not go with lines is said`() throws {
    let bench = try Workbench(["a.jsonl": ""])
    let page = try bench.run("replay", "--from", "lines", "--format", "html", "a.jsonl")
    #expect(page.errors.hasPrefix("penaltybox: `--from lines` and `--format html` cannot be used"))
    let jobs = try bench.run("replay", "--from", "lines", "--jobs", "0", "a.jsonl")
    #expect(
      jobs.errors.hasPrefix(
        "penaltybox: `--jobs` needs a whole number from 1 to 256, not `0`"))
    #expect(page.status == 2 && jobs.status == 2)
  }
}
