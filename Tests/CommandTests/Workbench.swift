import Foundation

/// A temporary folder with some files, in which the built program runs.
struct Workbench: ~Copyable {
  let folder: URL

  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "penaltybox-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try write(Data(text.utf8), to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func write(_ bytes: Data, to name: String) throws {
    let url = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: url)
  }

  /// The result of a run of the program.
  struct Outcome {
    var output: String
    var errors: String
    var status: Int32
  }

  /// Runs the program with the arguments `words` and the standard input `input`.
  ///
  /// Outputs go to files, so that no full pipe can stop the program.
  func run(
    _ words: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(Self.program, words, input: input, environment: environment)
  }

  /// Runs `script` in a shell, for which `penaltybox` is the built program.
  func shell(_ script: String, input: String = "") throws -> Outcome {
    try run(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "penaltybox() { \"$PROGRAM\" \"$@\"; }; \(script)"], input: input,
      environment: [
        "PROGRAM": Self.program.path,
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      ])
  }

  /// Runs another program in the folder.
  func run(
    _ program: URL, _ words: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Outcome {
    let run = folder.appending(path: ".run-\(UUID())")
    try FileManager.default.createDirectory(at: run, withIntermediateDirectories: true)
    let urls = ["in", "out", "err"].map { run.appending(path: $0) }
    try Data(input.utf8).write(to: urls[0])
    for url in urls.dropFirst() { try Data().write(to: url) }
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardInput = try FileHandle(forReadingFrom: urls[0])
    process.standardOutput = try FileHandle(forWritingTo: urls[1])
    process.standardError = try FileHandle(forWritingTo: urls[2])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      output: try String(contentsOf: urls[1], encoding: .utf8),
      errors: try String(contentsOf: urls[2], encoding: .utf8),
      status: process.terminationReason == .exit ? process.terminationStatus : -1)
  }

  func run(_ words: String..., input: String = "") throws -> Outcome {
    try run(words, input: input)
  }

  /// The text of a file in the folder.
  func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// Whether there is a Python to run examples.
  static let hasPython = installed("python3") != nil

  /// The installed program `name`, or `nil` if there is none.
  static func installed(_ name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// The folder of this repository.
  static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The built program, which is next to that of the tests.
  static let program =
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "penaltybox")
}
