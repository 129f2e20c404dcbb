import Foundation

/// The built program as a process, for what a function call cannot show: shells, pipes and limits.
extension Workbench {
  /// Runs `script` in a shell in which `penaltybox` calls the built program.
  func shell(_ script: String, input: String = "") throws -> Outcome {
    try run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", script], input: input,
      environment: [
        "PROGRAM": Self.program.path,
        "PATH": Self.program.deletingLastPathComponent().path + ":"
          + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"),
      ])
  }

  /// Runs another program in the folder.
  ///
  /// Outputs go to files, because a full pipe could stop the program.
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

  /// The installed program `name`, or `nil` if there is none.
  static func installed(_ name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// The built program, in the same folder as the program of the tests.
  static let program =
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "penaltybox")
}
