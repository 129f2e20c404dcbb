import Foundation
import Testing

/// An export overwrites neither its own files nor those of others.
@Suite struct Exports {
  private static func cases(_ title: String) -> String {
    "under nhl-2025\n\n== \(title)\nP1 5:00 A6 2\n        > A6 starts, until 7:00\n"
  }

  private func bench(_ names: String...) throws -> Workbench {
    try Workbench(Dictionary(uniqueKeysWithValues: names.map { ($0, Self.cases($0)) }))
  }

  private func files(in bench: borrowing Workbench, _ folder: String) -> [String] {
    let path = bench.folder.appending(path: folder).path
    return (try? FileManager.default.subpathsOfDirectory(atPath: path))?.sorted() ?? []
  }

  @Test func `an export needs a folder`() throws {
    let outcome = try bench("a.cases").run("check", "a.cases", "--export", "")
    #expect(outcome.errors == "`--export` needs the name of a folder\n")
    #expect(outcome.status == 2)
  }

  @Test(arguments: ["index", "schema", "Index"])
  func `no file of cases has the name of the export's own`(_ name: String) throws {
    let bench = try bench("cases/a.cases", "cases/\(name).cases")
    let outcome = try bench.run("check", "cases", "--export", "suite")
    #expect(
      outcome.errors
        == "cases/\(name).cases: the export itself writes a file called `\(name).json`; "
        + "nothing is exported\n")
    #expect(outcome.status == 2)
    #expect(files(in: bench, "suite") == [])
  }

  @Test func `two files of one name are not exported`() throws {
    let bench = try bench("one/a.cases", "two/a.cases")
    let outcome = try bench.run("check", "one", "two", "--export", "suite")
    #expect(
      outcome.errors
        == "two/a.cases: `one/a.cases` would be a file called `a.json`; nothing is exported\n")
    #expect(outcome.status == 2)
    #expect(files(in: bench, "suite") == [])
  }

  @Test func `a file cannot have the name of a folder`() throws {
    let bench = try bench("cases/a.cases", "cases/a.json/b.cases")
    let outcome = try bench.run("check", "cases", "--export", "suite")
    #expect(
      outcome.errors
        == "cases/a.json/b.cases: its folder has the name of the file for `cases/a.cases`; "
        + "nothing is exported\n")
    #expect(outcome.status == 2)
    #expect(files(in: bench, "suite") == [])
  }

  @Test func `what an earlier export left is removed, and nothing else`() throws {
    let bench = try bench("cases/a.cases", "cases/topic/b.cases", "cases/other/c.cases")
    #expect(try bench.run("check", "cases", "--export", "suite").status == 0)
    try bench.write(Data("mine".utf8), to: "suite/other/notes.json")
    for gone in ["topic/b.cases", "other/c.cases"] {
      try FileManager.default.removeItem(at: bench.folder.appending(path: "cases/" + gone))
    }
    #expect(try bench.run("check", "cases", "--export", "suite").status == 0)
    #expect(
      files(in: bench, "suite")
        == ["a.json", "index.json", "other", "other/notes.json", "schema.json"])
  }

  @Test func `an index that was tampered with removes nothing elsewhere`() throws {
    let bench = try bench("cases/a.cases")
    try bench.write(Data("mine".utf8), to: "mine.json")
    let index =
      #"{"penaltybox":1,"files":[{"path":"../mine.json"},{"path":"link/mine.json"},"#
      + #"{"path":"\#(bench.folder.path)/mine.json"}]}"#
    try bench.write(Data(index.utf8), to: "suite/index.json")
    try FileManager.default.createSymbolicLink(
      atPath: bench.folder.appending(path: "suite/link").path, withDestinationPath: "..")
    #expect(try bench.run("check", "cases", "--export", "suite").status == 0)
    #expect(try bench.text(of: "mine.json") == "mine")
  }

  @Test(arguments: ["[]", "{}", #"{"files":[]}"#, "not JSON"])
  func `an index of something else is not overwritten`(_ text: String) throws {
    let bench = try bench("cases/a.cases")
    try bench.write(Data(text.utf8), to: "suite/index.json")
    let outcome = try bench.run("check", "cases", "--export", "suite")
    #expect(
      outcome.errors
        == "suite/index.json: not the index of an earlier export; it is not overwritten\n")
    #expect(outcome.status == 2)
    #expect(try bench.text(of: "suite/index.json") == text)
    #expect(files(in: bench, "suite") == ["index.json"])
  }
}
