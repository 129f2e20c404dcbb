#if os(Linux)
  import Foundation
  import Testing

  /// The memory for reading a file is bounded, as `SECURITY.md` says.
  ///
  /// Each file contains as many items as its size allows: thousands of the shortest plays, cases or
  /// objects. The system limits the memory that the program may have.
  @Suite struct MemoryTests {
    struct File: CustomTestStringConvertible, Sendable {
      var verb: String
      var name: String
      var text: String

      var testDescription: String { "\(verb) \(name)" }

      init(
        _ verb: String, _ name: String, _ head: String, bytes: Int = 250_000,
        _ item: (Int) -> String
      ) {
        self.verb = verb
        self.name = name
        text = head
        var index = 0
        while text.utf8.count < bytes {
          text += item(index)
          index += 1
        }
      }
    }

    private static let sheet = "under nhl-2025\nP1 1:00 A6 2\n"
    private static let log =
      #"{"penaltybox":1,"under":["nhl-2025"],"clock":"elapsed","home":"A","visiting":"B"}"# + "\n"

    private static let files = [
      File("convert", "minors.sheet", sheet) { _ in "A6 2\n" },
      File("fmt", "minors.sheet", sheet) { _ in "A6 2\n" },
      File("fmt", "lines.sheet", sheet) { _ in "#    \n" },
      File("fmt", "rulings.cases", "== a\n\(sheet)") { _ in "> 5v4\n" },
      File("check", "looks.cases", "== a\n\(sheet)") { _ in "1:00 > 5v4\n" },
      // The time for these grows with the square of the goals.
      File("audit", "goals.sheet", sheet, bytes: 40_000) { _ in " A goal\n" },
      File("replay --under nhl-2025 --under iihf-2025", "goals.sheet", sheet, bytes: 30_000) {
        _ in " A goal\n"
      },
      File("state", "shooters.sheet", "under nhl-2025\nSO") {
        " A\($0) shoot-out missed\n B\($0) shoot-out missed\n"
      },
      File("state", "penalties.sheet", sheet) { _ in " A2 2\n face-off\n" },
      File("convert", "whistles.jsonl", log) {
        #"{"id":\#($0),"period":1,"elapsed":"1:00","play":"whistle"}"# + "\n"
      },
      File("convert", "players.jsonl", log) { #"{"roster":"A","number":\#($0)}"# + "\n" },
      File("replay", "objects.jsonl", log) { _ in "{}\n" },
      File("replay", "arrays.json", "[") { _ in "[],\n" },
      File("replay", "nested.json", "") { _ in "[\n" },
      File("replay", "plays.json", #"{"plays":["#) { _ in "{},\n" },
      File("books show", "keys.json", "{") { #""\#($0)":1,"# + "\n" },
      File("season", "boarding.season", "under nhl-2025\n") {
        $0 < 4 ? "game \($0)001 to \($0)300\nP1 4:00 A\($0) 5+GM boarding\n" : "#\n"
      },
    ]

    @Test(arguments: files)
    func `reading takes at most 64 MB and 128 times the size of the file`(_ file: File) throws {
      let bench = try Workbench([file.name: file.text])
      // Two books make two solved games.
      let games = file.verb.contains("--under iihf") ? 2 : 1
      let outcome = try run(
        file, on: bench, limit: 64_000_000 + 128 * games * file.text.utf8.count)
      #expect(0...2 ~= outcome.status, "\(outcome.status): \(outcome.errors.prefix(300))")
    }

    @Test func `reading the file with the most cases takes no more than that`() throws {
      var text = "under nhl-2025\n"
      for index in 1...10_001 { text += "\n== \(index)\nP1 1:00 A6 2\n> ~ 4v5\n" }
      let bench = try Workbench(["a.cases": text])
      let limit = (64_000_000 + 128 * text.utf8.count) / 1024
      let outcome = try bench.shell("ulimit -d \(limit); penaltybox check a.cases > out")
      #expect(outcome.errors.contains("more than 10,000 cases, which is the most that is read"))
      #expect(outcome.status == 2)
      #expect(try bench.text(of: "out").hasPrefix("10000 agreed"))
    }

    @Test func `a program that takes more is ended`() throws {
      let bench = try Workbench(["a.sheet": Self.files[0].text])
      let outcome = try run(Self.files[0], on: bench, limit: Self.files[0].text.utf8.count)
      #expect(outcome.status > 2)
    }

    private func run(
      _ file: File, on bench: borrowing Workbench, limit: Int
    ) throws -> Workbench.Outcome {
      try bench.shell("ulimit -d \(limit / 1024); penaltybox \(file.verb) \(file.name) > out")
    }
  }
#endif
