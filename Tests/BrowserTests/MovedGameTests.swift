import Foundation
import Testing

extension Pages {
  /// Games that move between the page and the command: both keep the same log.
  @Suite(.serialized) struct MovedGamesInABrowser {
    /// The built program, in the same folder as the program of the tests.
    private static let program =
      URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "penaltybox")

    /// The output of the command for `words`, with the standard input `input`.
    private func run(_ words: [String], input: String = "") throws -> String {
      let process = Process()
      process.executableURL = Self.program
      process.arguments = words
      let (typed, printed) = (Pipe(), Pipe())
      process.standardInput = typed
      process.standardOutput = printed
      try process.run()
      try typed.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try typed.fileHandleForWriting.close()
      let text = String(decoding: printed.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(words)")
      return text
    }

    private func inFolder(_ body: (URL) throws -> Void) throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "moved-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try body(folder)
    }

    /// Opens a file at the table.
    private func open(_ file: URL, _ keeper: Scorekeeper) throws {
      try keeper.browser.wait(until: "part('table-import') !== null")
      try keeper.browser.type(file.path, into: "#table-import")
    }

    @Test func `a season's file says who may not play, and his first play gives a warning`() throws
    {
      try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
        try keeper.begin()
        try keeper.openSeason()
        try keeper.browser.press("Close")
        try keeper.setClock("15:00")
        try keeper.penalty("6", of: "home")
        try keeper.browser.wait(
          until: "part('table-news').textContent.includes('TOR6 may not play in this game')")
      }
    }

    @Test func `a log of the page replays to the same rulings, and live goes on with it`() throws {
      try inFolder { (folder: URL) throws in
        try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
          let browser = keeper.browser
          try keeper.begin()
          try keeper.setClock("15:00")
          try keeper.penalty("6", of: "home")
          try keeper.penalty("7", of: "home", "2+10minor and misconduct")
          try keeper.setClock("14:20")
          try keeper.goal("9", of: "visiting")
          try browser.press("Undo")
          try keeper.keep("Keep the change")
          try keeper.goal("19", of: "visiting")

          let file = folder.appending(path: "game.jsonl")
          try Data(try keeper.log().utf8).write(to: file)
          let shown =
            "solver.ask({ what: 'replay', log: { name: 'game.jsonl', text: kept.text() } })"
          let replayed = try browser.value(
            "\(shown).answer.map((line) => JSON.stringify(line)).join('\\n')")
          func objects(_ lines: String) throws -> [NSDictionary] {
            try lines.split(separator: "\n").map { line in
              let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
              return try #require(object as? NSDictionary)
            }
          }
          let printed = try run(["replay", "--format", "jsonl", file.path])
          #expect(try objects(printed) == objects(replayed))

          let page = try run(["live", file.path], input: "P1 13:00 MTL4 2 holding\n")
          #expect(page.contains("MTL4 in the box until 11:00"))

          try browser.click(".table-bar a")
          try browser.wait(until: "part('table-import') !== null")
          try open(file, keeper)
          try browser.wait(until: "part('table-reading').textContent === '13:00'")
          #expect(try keeper.text("visiting-box").hasPrefix("4\n2:00\n2 holding"))
          #expect(try keeper.log() == String(contentsOf: file, encoding: .utf8))
        }
      }
    }

    @Test func `a log that live wrote opens in the page, with late entries and undone plays`()
      throws
    {
      try inFolder { (folder: URL) throws in
        let file = folder.appending(path: "game.jsonl")
        let typed = """
          P1 4:00 TOR6 2 hooking
          5:00 MTL9 goal
          insert P1 4:30 MTL8 2
          6:00 TOR7 5+GM
          undo
          6:10 TOR7 2

          """
        _ = try run(
          ["live", file.path, "--under", "nhl-2025", "--home", "TOR", "--visiting", "MTL"],
          input: typed)
        try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
          try open(file, keeper)
          try keeper.browser.wait(until: "part('table-reading').textContent === '6:10'")
          #expect(try keeper.text("strength") == "4v4" || keeper.text("strength") == "4v5")
          #expect(try keeper.text("news").contains("TOR7 2"))
          #expect(try keeper.log() == String(contentsOf: file, encoding: .utf8))
          try keeper.goal("10", of: "visiting")
          #expect(try keeper.text("visiting-score") == "2")
        }
      }
    }

    @Test func `a torn last line is left out once somebody has seen that`() throws {
      try inFolder { (folder: URL) throws in
        let file = folder.appending(path: "torn.jsonl")
        let whole = """
          {"penaltybox":1,"under":["nhl-2025"],"clock":"elapsed","home":"TOR","visiting":"MTL","kind":"regular"}
          {"id":"p1","period":1,"elapsed":"3:30","play":"penalty","offender":"TOR6","call":"2"}

          """
        try Data((whole + #"{"id":"p2","per"#).utf8).write(to: file)
        try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
          try open(file, keeper)
          try keeper.browser.wait(until: "document.querySelector('#table dialog') !== null")
          #expect(try keeper.browser.text("#table dialog h2") == "The last line is incomplete")
          try keeper.browser.press("Open the game without it")
          try keeper.browser.wait(until: "kept.game() !== null")
          #expect(try keeper.log() == whole)
        }
      }
    }

    @Test func `a file that is not a log is not opened, and the page says why`() throws {
      try inFolder { (folder: URL) throws in
        let file = folder.appending(path: "letter.txt")
        try Data("Dear league,\n".utf8).write(to: file)
        try Scorekeeper.atTable { (keeper: Scorekeeper) throws in
          try open(file, keeper)
          try keeper.browser.wait(
            until: "document.querySelector('#table-games .refusal').textContent !== ''")
          #expect(
            try keeper.browser.text("#table-games .refusal").hasPrefix("letter.txt was not opened.")
          )
          #expect(try keeper.browser.count(".game-row") == 0)
        }
      }
    }
  }
}
