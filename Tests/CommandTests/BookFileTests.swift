import Foundation
import Testing

/// No log, case or question may choose which files of this machine are read.
@Suite struct BookFiles {
  private static let house = #"""
    {"id":"house","name":"House","league":"House","extends":"nhl-2025","provisions":{}}
    """#

  private static let plays = "P1 5:00 A6 2\n"

  /// Logs and cases that name `book`, by their file names.
  private static func files(under book: String) -> [String: String] {
    [
      "logs/a.sheet": "under \(book)\n\(plays)",
      "logs/a.jsonl": #"{"penaltybox":1,"under":["\#(book)"]}"# + "\n",
      "logs/a.cases":
        "under \(book)\n\n== a minor\nP1 5:00 A6 2\n        > A6 starts, until 7:00\n",
    ]
  }

  private static let verbs = [
    ["replay", "logs/a.sheet"], ["state", "--at", "P1 5:00", "logs/a.sheet"],
    ["replay", "logs/a.jsonl"], ["check", "logs/a.cases"],
    ["check", "--export", "logs/a.cases"],
  ]

  @Test(arguments: verbs, ["../secret.json", "/etc/passwd", "sub/../../secret.json", "/dev/zero"])
  func `a book outside of the file's folder is refused, unread`(
    _ words: [String], _ book: String
  ) throws {
    let bench = try Workbench(Self.files(under: book))
    try bench.write(Data("a secret\n".utf8), to: "secret.json")
    let outcome = try bench.run(words)
    #expect(
      outcome.errors.contains(
        ": the rulebook `\(book)` is not in this file's folder or below; "
          + "only `--under` may name any file\n"))
    #expect(!outcome.errors.contains("secret\n") && !outcome.errors.contains("root:"))
    #expect(outcome.status == 2)
  }

  @Test(arguments: verbs)
  func `a link does not lead out of the folder`(_ words: [String]) throws {
    let bench = try Workbench(Self.files(under: "link.json"))
    try bench.write(Data(Self.house.utf8), to: "house.json")
    try FileManager.default.createSymbolicLink(
      atPath: bench.folder.appending(path: "logs/link.json").path,
      withDestinationPath: "../house.json")
    let outcome = try bench.run(words)
    #expect(outcome.errors.contains("the rulebook `link.json` is not in this file's folder"))
    #expect(outcome.status == 2)
  }

  @Test(arguments: verbs, ["house.json", "./house.json", "books/house.json"])
  func `a book beside the file is found from any folder`(
    _ words: [String], _ book: String
  ) throws {
    let bench = try Workbench(Self.files(under: book))
    try bench.write(Data(Self.house.utf8), to: "logs/" + book)
    let outcome = try bench.run(words)
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test(arguments: verbs)
  func `a file that is no rulebook is not shown`(_ words: [String]) throws {
    for text in ["a secret\n", #"{"key": "a secret"}"#, #""a secret""#] {
      let bench = try Workbench(Self.files(under: "notes.json"))
      try bench.write(Data(text.utf8), to: "logs/notes.json")
      let outcome = try bench.run(words)
      #expect(
        outcome.errors.contains(
          ": `logs/notes.json` is not a rulebook; "
            + "`penaltybox books show logs/notes.json` says why\n"))
      #expect(!outcome.errors.contains("secret"))
      #expect(outcome.status == 2)
    }
  }

  @Test func `the user may name any book, and sees what is wrong with it`() throws {
    let bench = try Workbench(Self.files(under: "nhl-2025"))
    try bench.write(Data(Self.house.utf8), to: "elsewhere/house.json")
    try bench.write(Data("a secret\n".utf8), to: "elsewhere/notes.json")
    let good = try bench.run("replay", "logs/a.sheet", "--under", "elsewhere/house.json")
    #expect(good.errors == "")
    #expect(good.status == 0)
    let bad = try bench.run("replay", "logs/a.sheet", "--under", "elsewhere/notes.json")
    #expect(bad.errors.hasPrefix("elsewhere/notes.json:1:1: "))
    #expect(bad.errors.contains("a secret"))
    #expect(bad.status == 2)
  }

  @Test(arguments: ["../house.json", "/dev/zero"])
  func `a book extends no file outside of its folder`(_ base: String) throws {
    let bench = try Workbench(["a.sheet": "under nhl-2025\n" + Self.plays])
    let mine = Self.house.replacingOccurrences(of: "nhl-2025", with: base)
    try bench.write(Data(mine.utf8), to: "books/mine.json")
    try bench.write(Data(Self.house.utf8), to: "house.json")
    let outcome = try bench.run("replay", "a.sheet", "--under", "books/mine.json")
    #expect(
      outcome.errors
        == "books/mine.json: the book extends `\(base)`, which is not in its folder or below\n")
    #expect(outcome.status == 2)
  }

  @Test func `a log on standard input has no folder`() throws {
    let bench = try Workbench(["house.json": Self.house])
    let log = try bench.run("replay", "-", input: "under house.json\n" + Self.plays)
    #expect(log.errors.contains("the rulebook `house.json` is not in this file's folder"))
    #expect(log.status == 2)
  }
}
