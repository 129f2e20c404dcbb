import Foundation
import Testing

@testable import Surface

/// The WebAssembly module survives whatever a page gives it; `SameBytes` compares its answers.
///
/// The module is the file `PENALTYBOX_MODULE`, which `.ci/web --test` sets, and runs in Node.
@Suite(.enabled(if: Module.path != nil && Module.node != nil)) struct WebAssemblyModule {
  @Test func `no number in a feed or a book ends it`() throws {
    let requests = try FeedRequests.extremeRequests() + FeedRequests.extremeBooks()
    let answers = try Module.run(requests).split(separator: UInt8(ascii: "\n"))
    #expect(answers.count == requests.count)
  }

  @Test func `its memory does not grow in a thousand edits`() throws {
    let file = try #require(try Requests.files(".sheet").first)
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // Each edit leaves out another line, which makes another game; after a hundred they repeat.
    let edits = try (0..<100).map { index in
      var edited = lines
      edited.remove(at: lines.count * index / 100)
      let log = ["name": "game.sheet", "text": edited.joined(separator: "\n")]
      return try Requests.request("board", ["log": log])
    }
    let sizes = String(decoding: try Module.run(edits, times: 10), as: UTF8.self)
      .split(separator: "\n").compactMap { Int($0) }
    #expect(sizes.count == 10)
    #expect(Set(sizes.dropFirst()).count == 1, "\(sizes)")
  }
}

/// The module, and Node, which runs it.
enum Module {
  static let path = ProcessInfo.processInfo.environment["PENALTYBOX_MODULE"].flatMap {
    $0.isEmpty ? nil : $0
  }

  static let node: String? = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/node" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// The module's answers to `requests` or, if `times` is given, the size of its memory after each
  /// of that many rounds.
  static func run(_ requests: [[UInt8]], times: Int? = nil) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "requests")
    try Data(requests.joined(separator: [UInt8(ascii: "\n")])).write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: try #require(node))
    let script = Requests.root.appending(path: "Tests/SurfaceTests/Doors/answers.mjs").path
    process.arguments =
      [script, try #require(path), file.path] + (times.map { [String($0)] } ?? [])
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return Array(output)
  }
}
