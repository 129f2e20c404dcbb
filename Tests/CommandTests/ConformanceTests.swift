import Foundation
import SchemaChecking
import Testing

private let agreeing = """
  == a minor runs two minutes
  id       row-1
  from     ours
  decides  16.1 26.2
  P1 15:00  A6   2
            > A6 starts, until 13:00  16.1
            > 4v5

  """

private let differing = """
  == a major too
  gap      nobody knows
  P1 15:00  A6   5
            A30g 2
            > nothing
            > goal PP

  == a refused play
  P1 15:00  A6   2
     16:00  A7   2
            refused the clock ran backwards

  """

@Suite struct Conformance {
  private func bench(_ cases: String...) throws -> Workbench {
    let head = "under    nhl-2025\nclock    remaining\n\n"
    return try Workbench(["Cases/minors/a.cases": head + cases.joined(separator: "\n")])
  }

  // MARK: Files

  @Test func `the suite is written as plain JSON, a case a line`() throws {
    let bench = try bench(agreeing)
    let outcome = try bench.run("check", "Cases", "--export", "out/suite")
    #expect(outcome.output == "1 cases in 1 files under out/suite\n")
    #expect(outcome.status == 0)
    let text = try bench.text(of: "out/suite/minors/a.json")
    #expect(
      text == #"""
        {"penaltybox":1,"cases":[
        {"case":"a minor runs two minutes","ids":["row-1"],"source":"ours","rules":["16.1","26.2"],"edition":"nhl-2025","verdict":"judged","setup":{"home":"A","visiting":"B","kind":"regular","clock":"remaining","periods":3,"periodLength":"20:00","overtimeLength":"5:00","furtherOvertimeLength":"5:00","goalkeepers":[]},"events":[{"id":8,"period":1,"elapsed":"5:00","play":"penalty","offender":"A6","call":"2"}],"instants":[{"period":1,"elapsed":"5:00","events":[8],"effects":[{"text":"A6 starts, until 7:00","rule":"16.1"}],"strength":"4v5"}]}
        ]}

        """#)
  }

  @Test func `what is written keeps to the schema beside it, twice alike`() throws {
    let bench = try bench(agreeing, differing)
    #expect(try bench.run("check", "Cases", "--export", "one").status == 0)
    #expect(try bench.run("check", "Cases", "--export", "two").status == 0)
    let schema = try Schema(try bench.text(of: "one/schema.json"))
    let text = try bench.text(of: "one/minors/a.json")
    #expect(try schema.faults(in: text) == [])
    #expect(
      try schema.faults(in: text.replacing("4v5", with: "4-5")) == [
        "$.cases[0].instants[0].strength: pattern"
      ])
    for name in ["minors/a.json", "schema.json", "index.json"] {
      #expect(try bench.text(of: "one/\(name)") == bench.text(of: "two/\(name)"))
    }
    let index = try bench.text(of: "one/index.json")
    #expect(
      index.contains(#""files":[{"path":"minors/a.json","cases":3,"editions":["nhl-2025"]}]"#))
  }

  @Test func `a folder that cannot be made is reported`() throws {
    let bench = try bench(agreeing)
    try bench.write(Data(), to: "file")
    let outcome = try bench.run("check", "Cases", "--export", "file/suite")
    #expect(outcome.errors.hasPrefix("file/suite"))
    #expect(outcome.status == 2)
  }

  // MARK: Programs

  @Test func `our own engine agrees when it is asked as a program`() throws {
    let bench = try bench(agreeing, differing)
    let own = try bench.run("check", "Cases")
    let command = "'\(Workbench.program.path)' serve-cases"
    let asked = try bench.run("check", "Cases", "--program", command)
    let option = " --program '\(command.replacing("'", with: #"'\''"#))'"
    let score = """
      topic   agreed  of    %
      minors       2   2  100


      """
    #expect(asked.output.replacing(option, with: "").replacing(score, with: "") == own.output)
    #expect(asked.output.contains(score))
    #expect(asked.errors == "")
    #expect(asked.status == own.status)
  }

  @Test func `a program that rules otherwise is reported as our own books are`() throws {
    let answer =
      #"{"instants":[{"rulings":[{"text":"A6 2 starts, until 8:00"}],"strength":"4v5"}]}"#
    let outcome = try bench(agreeing).run("check", "Cases", "--program", "read x; echo '\(answer)'")
    #expect(
      outcome.output.hasPrefix(
        """
        Cases/minors/a.cases:9:11: a minor runs two minutes, under nhl-2025

            P1 15:00  5v5
              A6 2
            - A6 starts, until 13:00                          16.1
            + A6 2 starts, until 12:00
              4v5
            from     ours

        """))
    #expect(outcome.status == 1)
  }

  @Test(arguments: [
    (
      #"{"instants":[]}"#,
      "the answer:1:13: asked about 1 instant, it answers 0\n"
    ),
    (
      #"{"instants":[{"ruling":[]}]}"#,
      "the answer:1:15: unknown key 'ruling'; the nearest is 'rulings'\n"
    ),
    (
      #"{"instants":[{"rulings":[{"text":"A6 strats"}]}]}"#,
      "the answer:1:34: `A6 strats`: expected"
    ),
    (
      #"{"instants":[{"strength":"score 1-0"}]}"#,
      "the answer:1:26: 'strength' must be a strength like `5v4`, figures like `1-0`, or a team\n"
    ),
    (
      #"{"case":"another","instants":[]}"#,
      "the answer:1:9: this answers another case, 'another'\n"
    ),
    (
      #"{"instants":[{"refused":[{"event":5}]}]}"#,
      "the answer:1:35: this instant has no event 5\n"
    ),
    ("{}", "the answer:1:1: the answer has no 'instants'\n"),
    ("hello", "the answer:1:1: expected an object, {…}, found 'h'\n"),
  ])
  func `an answer that cannot be read is reported with its place`(
    _ answer: String, _ message: String
  ) throws {
    let outcome = try bench(agreeing).run("check", "Cases", "--program", "read x; echo '\(answer)'")
    let head = "Cases/minors/a.cases:4:1: a minor runs two minutes, under nhl-2025\n"
    #expect(outcome.errors.hasPrefix(head + message))
    #expect(outcome.output.hasSuffix("\n0 agreed, 0 differ, 0 gaps, 0 disputed, 1 unreadable\n"))
    #expect(outcome.status == 2)
  }

  @Test func `a program that ends before it answers is reported`() throws {
    let outcome = try bench(agreeing).run("check", "Cases", "--program", "exit 0")
    #expect(
      outcome.errors
        == "`exit 0` ended before it answered `a minor runs two minutes, under nhl-2025`\n")
    #expect(outcome.status == 2)
  }

  @Test func `a program that answers byte by byte has no more time than another`() throws {
    let slow = "sleep 60 & echo $! > child; while :; do printf x; sleep 1; done"
    let started = ContinuousClock.now
    let bench = try bench(agreeing)
    let outcome = try bench.run(
      ["check", "Cases", "--program", slow], environment: ["PATH": "/usr/bin:/bin"])
    #expect(ContinuousClock.now - started < .seconds(20))
    let child = try #require(
      pid_t(try bench.text(of: "child").trimmingCharacters(in: .whitespacesAndNewlines)))
    for _ in 0..<100 where isRunning(child) { usleep(20_000) }
    #expect(!isRunning(child))
    #expect(
      outcome.errors
        == "`\(slow)` did not answer `a minor runs two minutes, under nhl-2025` within 10 seconds\n"
    )
    #expect(outcome.status == 2)
  }

  @Test func `an answer without an end is refused`() throws {
    let endless = "head -c 40000000 /dev/zero 2> errors; sleep 5"
    let started = ContinuousClock.now
    let outcome = try bench(agreeing).run(
      ["check", "Cases", "--program", endless], environment: ["PATH": "/usr/bin:/bin"])
    #expect(ContinuousClock.now - started < .seconds(9))
    #expect(
      outcome.errors
        == "`\(endless)` answered `a minor runs two minutes, under nhl-2025` "
        + "with more than 4 MB, which is the most that is read\n")
    #expect(outcome.status == 2)
  }

  @Test func `what a program started ends with it`() throws {
    let bench = try bench(agreeing)
    let program = "sleep 60 & echo $! > child; read x; echo hello"
    #expect(
      try bench.run(
        ["check", "Cases", "--program", program],
        environment: [
          "PATH": "/usr/bin:/bin"
        ]
      ).status == 2)
    let child = try #require(
      pid_t(try bench.text(of: "child").trimmingCharacters(in: .whitespacesAndNewlines)))
    // The process that adopts it needs a moment to notice its end.
    for _ in 0..<100 where isRunning(child) { usleep(20_000) }
    #expect(!isRunning(child))
  }

  /// Whether the process runs; a zombie does not.
  private func isRunning(_ process: pid_t) -> Bool {
    guard kill(process, 0) == 0 else { return false }
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status.map { !$0.contains(") Z ") } ?? false
  }

  @Test(arguments: [
    (
      "periods\":3", "periods\":9223372036854775807", "'periods' must be a whole number from 1 to 9"
    ),
    ("periods\":3", "periods\":0", "'periods' must be a whole number from 1 to 9"),
    ("periods\":3", "periods\":-1", "'periods' must be a whole number from 1 to 9"),
    (
      "periodLength\":\"20:00", "periodLength\":\"0:00",
      "'periodLength' must be a length of more than 0:00, such as '20:00'"
    ),
    (
      "goalkeepers\":[]", "goalkeepers\":[\"Q30\"]",
      "'goalkeepers' must be players such as 'A30', not 'Q30'"
    ),
    ("\"case\":\"a\"", "\"case\":\"a\",\"case\":\"b\"", "'case' appears twice"),
    ("\"home\":\"A\"", "\"home\":\"A\",\"home\":\"A\"", "'home' appears twice"),
    ("\"events\":[8]", "\"events\":[8],\"events\":[8]", "'events' appears twice"),
    (
      "\"penaltybox\":1", "\"penaltybox\":2", "unknown version 2 of this format; only 1 is known"
    ),
  ])
  func `a question about an impossible game is refused`(
    _ right: String, _ wrong: String, _ message: String
  ) throws {
    let question = #"""
      {"penaltybox":1,"case":"a","edition":"nhl-2025","setup":{"home":"A","visiting":"B","kind":"regular","clock":"remaining","periods":3,"periodLength":"20:00","overtimeLength":"5:00","furtherOvertimeLength":"5:00","goalkeepers":[]},"events":[{"id":8,"period":1,"elapsed":"5:00","play":"penalty","offender":"A6","call":"2"}],"instants":[{"period":1,"elapsed":"5:00","events":[8]}]}

      """#
    let bench = try bench(agreeing)
    #expect(try bench.run("serve-cases", input: question).status == 0)
    let outcome = try bench.run(
      "serve-cases", input: question.replacing(right, with: wrong))
    #expect(outcome.errors == "the question: \(message)\n")
    #expect(outcome.status == 2)
  }

  @Test(arguments: [
    (["--export", "x", "--program", "y"], "`--export` and `--program` cannot be used together"),
    (["--coverage", "--program", "y"], "`--coverage` and `--program` cannot be used together"),
    (["--export", "x", "--format", "json"], "`--export` and `--format` cannot be used together"),
  ])
  func `only one thing is done at a time`(_ words: [String], _ message: String) throws {
    let outcome = try bench(agreeing).run(["check", "Cases"] + words)
    #expect(outcome.errors == "penaltybox: \(message)\ntry `penaltybox check --help`\n")
    #expect(outcome.status == 2)
  }

  @Test(.enabled(if: Workbench.hasPython, "there is no python3 here"))
  func `the ten lines of the handbook are an engine`() throws {
    let engine = try Self.engine()
    let bench = try bench(agreeing)
    try bench.write(Data(engine.utf8), to: "engine.py")
    let outcome = try bench.run(
      ["check", "Cases", "--program", "python3 engine.py"],
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
    #expect(outcome.errors == "")
    #expect(outcome.output.hasSuffix("\n1 agreed, 0 differ, 0 gaps, 0 disputed, 0 unreadable\n"))
    #expect(outcome.status == 0)
  }

  @Test(.enabled(if: Workbench.hasPython, "there is no python3 here"))
  func `the ten lines answer every case, as the handbook asks them`() throws {
    let bench = try Workbench(["engine.py": try Self.engine()])
    try FileManager.default.createSymbolicLink(
      at: bench.folder.appending(path: "Cases"),
      withDestinationURL: Workbench.repository.appending(path: "Cases"))
    // The line below the program, as it is printed.
    let command = try #require(
      try Self.handbook().split(separator: "\n").last {
        $0.contains("python3 engine.py") && $0.hasPrefix("    penaltybox")
      })
    let outcome = try bench.shell(String(command))
    #expect(outcome.errors == "")
    #expect(outcome.status == 1)
    let score = try #require(outcome.output.firstRange(of: "\ntopic "))
    #expect(outcome.output[score.lowerBound...].contains("\nminor-penalties "))
    #expect(!outcome.output.contains("\n0 agreed"))
  }

  private static func handbook() throws -> String {
    try String(
      contentsOf: Workbench.repository.appending(path: "Cases/CONFORMANCE.md"), encoding: .utf8)
  }

  /// The program that the page prints.
  private static func engine() throws -> String {
    let parts = try handbook().components(separatedBy: "```python\n")
    return try #require(parts.last?.components(separatedBy: "```").first)
  }
}
