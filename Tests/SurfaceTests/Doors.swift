import Foundation
import Testing

/// The requirements of the interfaces, and the functions that run programs in other languages.
enum Doors {
  /// The folder of the C library, with `include` and `lib`.
  static let folder = ProcessInfo.processInfo.environment["PENALTYBOX_DOORS"]
    .map { URL(filePath: $0) }

  static let python = Requests.root.appending(path: "Sources/Doors/Python")

  static func source(_ name: String) -> URL {
    Requests.root.appending(path: "Tests/SurfaceTests/Doors/\(name)")
  }

  /// Whether a program is there.
  static func has(_ program: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  /// A new folder for a test's files.
  static func workFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "doors-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Compiles a C program, linked with the shared (`so`) or the static (`a`) library.
  static func compile(_ source: String, with kind: String) throws -> URL {
    try compile(self.source(source), with: kind, in: workFolder())
  }

  private static func compile(_ source: URL, with kind: String, in work: URL) throws -> URL {
    let folder = try #require(folder)
    let program = work.appending(path: "program")
    let library = folder.appending(path: "lib")
    let compiled = try run(
      "cc", "-Wall", "-Wextra", "-Werror", "-pedantic", "-std=c11", "-I",
      folder.appending(path: "include").path, source.path, "-o", program.path,
      library.appending(path: "libpenaltybox.\(kind)").path, "-Wl,-rpath,\(library.path)",
      "-lstdc++", "-lm", "-lpthread", "-ldl")
    try #require(compiled.status == 0, "\(compiled.text)")
    return program
  }

  /// The folder of the real games, or `nil` if there is none.
  static let games = ProcessInfo.processInfo.environment["PENALTYBOX_GAMES"]

  /// The part of the recipes' page that begins with `title`.
  static func recipes(_ title: String) throws -> Substring {
    let file = Requests.root.appending(path: "Sources/Doors/README.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(page.range(of: title)?.lowerBound)
    return page[start...]
  }

  /// The code block in `language` in a part of a page.
  static func block(_ language: String, of section: Substring) throws -> String {
    let opening = "```\(language)\n"
    let start = try #require(section.range(of: opening)?.upperBound)
    let end = try #require(section.range(of: "\n```", range: start..<section.endIndex))
    return String(section[start..<end.lowerBound]) + "\n"
  }

  /// Runs a program of the README in `language`; returns `nil` if the language is not installed.
  static func runExample(_ text: String, _ language: String, in work: URL) throws -> Run? {
    let file = work.appending(path: language == "js" ? "question.mjs" : "question.\(language)")
    try Data(text.utf8).write(to: file)
    switch language {
    case "python": return try run("python3", file.path, in: work)
    case "c": return try run(compile(file, with: "so", in: work).path, in: work)
    default:
      guard let module = Module.path, Module.node != nil else { return nil }
      let script = Requests.root.appending(path: "Sources/Doors/JavaScript/penaltybox.mjs")
      try FileManager.default.copyItem(at: script, to: work.appending(path: "penaltybox.mjs"))
      try FileManager.default.copyItem(
        at: URL(filePath: module), to: work.appending(path: "penaltybox.wasm"))
      return try run("node", file.path, in: work)
    }
  }

  /// The exit status of a program, and its output to both streams.
  struct Run {
    var status: Int32
    var output: Data

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// The standard output of the built command, which is in the same folder as the tests.
  static func command(
    _ words: [String], reading input: FileHandle = .nullDevice, in work: URL? = nil
  ) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "penaltybox")
    process.arguments = words
    process.currentDirectoryURL = work
    process.standardInput = input
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return output
  }

  /// Runs a program on the `PATH`; it finds the command, the library and the Python module.
  static func run(_ words: String..., in work: URL? = nil) throws -> Run {
    try run(words, in: work)
  }

  static func run(_ words: [String], in work: URL? = nil) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = work
    var environment = ProcessInfo.processInfo.environment
    let library = try #require(folder).appending(path: "lib/libpenaltybox.so").path
    environment["PENALTYBOX_LIBRARY"] = library
    environment["PYTHONPATH"] = python.path
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    environment["PATH"] = Requests.root.path + "/.build/debug:" + (environment["PATH"] ?? "")
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(status: process.terminationStatus, output: output)
  }
}
