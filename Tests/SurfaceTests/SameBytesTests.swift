import Foundation
import Testing

@testable import Surface

/// Every way to the solver gives the bytes of the Swift library: `serve`, the libraries for C and
/// Python, and the WebAssembly module in Node.
///
/// `.ci/library --test` and `.ci/web --test` tell where the last three are, and each tests only its own.
@Suite struct SameBytes {
  enum Way: CaseIterable {
    case serve, c, python, module

    var isThere: Bool {
      switch self {
      case .serve: Doors.folder == nil && Module.path == nil
      case .c, .python: Doors.folder != nil
      case .module: Doors.folder == nil && Module.path != nil && Module.node != nil
      }
    }

    func answers(to requests: [[UInt8]]) throws -> [UInt8] {
      let file = try Doors.workFolder().appending(path: "requests")
      try Data(requests.joined(separator: [UInt8(ascii: "\n")])).write(to: file)
      switch self {
      case .serve:
        return Array(try Doors.command(["serve"], reading: FileHandle(forReadingFrom: file)))
      case .c:
        return Array(
          try Doors.run(Doors.compile("answers.c", with: "so").path, file.path).output)
      case .python:
        return Array(try Doors.run("python3", Doors.source("answers.py").path, file.path).output)
      case .module: return try Module.run(requests)
      }
    }
  }

  @Test(arguments: Way.allCases.filter(\.isThere))
  func `all questions about all games, feeds and cases are answered alike`(_ way: Way) throws {
    let requests =
      try Requests.all() + FeedRequests.hockeyTechRequests() + FeedRequests.nhlRequests()
    let answers = try way.answers(to: requests).split(separator: UInt8(ascii: "\n"))
    try #require(answers.count == requests.count)
    var surface = Surface()
    for (request, answer) in zip(requests, answers) {
      let isSame = surface.answer(to: request).elementsEqual(answer + [UInt8(ascii: "\n")])
      #expect(isSame, "\(String(decoding: request.prefix(200), as: UTF8.self))")
    }
  }
}
