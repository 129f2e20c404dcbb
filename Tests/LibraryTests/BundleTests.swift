import Foundation
import Testing

/// The page's modules, put into one script by `Sources/Web/bundle.py`.
@Suite(.enabled(if: Python.isHere, "there is no python3 here")) struct Bundles {
  @Test(arguments: [
    ("import { b } from './a.js';", "export const a = 1;", "start.js imports `b`, which"),
    ("import { a } from './a.js';", "const a = 1;", "start.js imports `a`, which"),
    (
      "import { a } from './a.js';\nconst b = 1;", "function b() {}\nexport const a = b;",
      "`b` is declared in"
    ),
    (
      "import { a } from './a.js';\nexport const b = 1;",
      "import { b } from './start.js';\nexport const a = 1;", "modules import each other"
    ),
    ("import a from './a.js';", "", "cannot be put into one script: import a"),
    ("export { a };", "", "cannot be put into one script: export { a }"),
    ("const { a } = window;", "", "cannot be put into one script: const {"),
  ])
  func `what one script would hide is refused`(
    _ start: String, _ other: String, _ words: String
  ) throws {
    let run = try bundle(["start.js": start + "\n", "a.js": other + "\n"])
    #expect(run.status != 0)
    #expect(run.output == "")
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test func `all modules of the page are in its script, and an editor checks them`() throws {
    let run = try Python.run(["Sources/Web/bundle.py", "Sources/Web/Page/start.js"])
    #expect(run.status == 0, "\(run.errors)")
    let files = try Repository.files(under: "Sources/Web/Page", ending: ".js")
    try #require(files.count > 30)
    // The service worker is a file of its own.
    for file in files where !file.hasSuffix("/worker.js") {
      let lines = try Repository.text(of: file).split(separator: "\n")
      #expect(lines.first == "// @ts-check", "\(file)")
      // Comments and imports are not in the script.
      let line = try #require(
        lines.first { $0.first?.isLetter == true && !$0.hasPrefix("import ") })
      let words = line.hasPrefix("export ") ? line.dropFirst(7) : line
      #expect(run.output.contains(words + "\n"), "nothing imports \(file)")
    }
  }

  /// Puts modules into one script; the first is `start.js`.
  private func bundle(_ modules: [String: String]) throws -> Python.Run {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bundle-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in modules {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try Python.run(["Sources/Web/bundle.py", folder.appending(path: "start.js").path])
  }
}

private enum Python {
  static let isHere = (try? run(["-c", ""]))?.status == 0

  struct Run {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs Python in the repository.
  static func run(_ arguments: [String]) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    process.currentDirectoryURL = Repository.url
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: said, as: UTF8.self))
  }
}
